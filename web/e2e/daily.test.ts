// The positions of the day: one try that counts, the streak, and what is shared.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DailyView } from '../src/generated/wire';
import { server, visit } from './house';
import { clickSpot } from './play';
import { unworded } from './table';

const DAY = '2026-11-22';

async function positions(page: Page): Promise<DailyView[]> {
  await page.clock.setFixedTime(new Date(`${DAY}T10:00:00Z`));
  const answer = await fetch(`${server.url}/api/daily/${DAY}`);
  expect(answer.ok).toBe(true);
  return (await answer.json()).positions;
}

/** Plays a line as a person would: the piece, then where each of its actions leads. */
async function play(page: Page, line: readonly string[]): Promise<void> {
  const spot = (name: string) => page.locator(`.live-board [data-spot="${name}"]`);
  for (const action of line) {
    const [first = '', second] = action.match(/[a-i]\d/g) ?? [];
    if (second === undefined) {
      await spot(first).click();
      continue;
    }
    const target = page.locator(`.live-board [data-target][data-spot="${second}"]`);
    if ((await target.count()) === 0) {
      await page.locator(`.live-board [data-may][data-spot="${first}"]`).waitFor({ state: 'attached' });
      await spot(first).click();
    }
    await target.waitFor({ state: 'attached' });
    await spot(second).click();
  }
}

test('each best move is found, counted once and explained; the streak stays', async () => {
  const page = await visit('desk', 'en');
  const lists = await positions(page);
  expect(lists.map(({ list }) => list)).toEqual(['four-kings', 'soldiers', 'leopards', 'chess']);
  await page.goto('/daily/four-kings');
  await play(page, lists[0]?.best[0] ?? []);
  await page.waitForSelector('[data-verdict="found"] .daily-reason');
  expect(await page.locator('.daily-reason').innerText()).toMatch(
    /gains? .*points? at once|the game is won|winning chances at \d+%/,
  );
  expect(await unworded(page)).toBeUndefined();
  await page.goto('/daily/four-kings');
  await page.waitForSelector('[data-list="four-kings"][data-result="found"]');
  expect(await page.locator('[data-list="four-kings"] small').innerText()).toBe('one day in a row');
  // The next day it goes on; a day left out ends it.
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'));
  await page.reload();
  await expect
    .poll(() => page.locator('[data-list="four-kings"] small').innerText())
    .toBe('one day in a row');
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
  await page.reload();
  await expect.poll(() => page.locator('[data-list="four-kings"] small').innerText()).toBe('no streak yet');
});

test('each position says before the first move what is to be reached', async () => {
  const page = await visit('phone', 'cs');
  for (const { list } of await positions(page)) {
    await page.goto(`/daily/${list}`);
    await page.locator(`[data-list="${list}"][aria-current="page"]`).waitFor();
    await expect.poll(() => page.locator('.daily-goal').textContent()).toMatch(/^Cíl: .{10}/);
    expect(await unworded(page)).toBeUndefined();
  }
});

test('a miss counts, the best move is shown on request, and nothing is given away before', async () => {
  const page = await visit('phone', 'pl');
  const chess = (await positions(page)).find(({ list }) => list === 'chess');
  await page.goto('/daily/chess');
  await page.locator('.live-board [data-may]').first().waitFor({ state: 'attached' });
  expect(await page.locator('.lesson-buttons button').count()).toBe(0);
  // Any other move: of the pieces that may move, the first that has somewhere else to go.
  const best = new Set(chess?.best.map((line) => line[0]));
  const other = await page.evaluate(
    () => document.querySelector<HTMLElement>('.live-board [data-may]')?.dataset.spot ?? '',
  );
  await page.locator(`.live-board [data-spot="${other}"]`).click();
  const targets = await page
    .locator('.live-board [data-target]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.spot ?? ''));
  const to = targets.find((spot) => !best.has(`${other}${spot}`)) ?? '';
  await page.locator(`.live-board [data-spot="${to}"]`).click();
  await page.waitForSelector('[data-verdict="missed"] .astray');
  await page.locator('.lesson-buttons .primary').first().click();
  await page.waitForSelector('[data-verdict="found"] .daily-reason');
  expect(await page.locator('[data-list="chess"]').getAttribute('data-result')).toBe('missed');
  expect(await unworded(page)).toBeUndefined();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('without a list in the address the position stays after the try', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/daily');
  const piece = page.locator('.live-board [data-may]').first();
  await piece.waitFor({ state: 'attached' });
  const list = () => page.locator('.daily-lists [aria-current]').getAttribute('data-list');
  const before = await list();
  await clickSpot(page, (await piece.getAttribute('data-spot')) ?? '');
  const target = page.locator('.live-board [data-target]').first();
  await clickSpot(page, (await target.getAttribute('data-spot')) ?? '');
  await page.waitForSelector('[data-verdict="missed"], [data-verdict="found"]');
  expect(await list()).toBe(before);
  // Nothing more is to be done there.
  expect(await page.locator('.live-board .movable').count()).toBe(0);
});

test('a move that is the best by a margin says how far', async () => {
  const page = await visit('phone', 'cs');
  const found = await dayOfMargin();
  await page.clock.setFixedTime(new Date(`${found.day}T10:00:00Z`));
  await page.goto(`/daily/${found.list}`);
  await play(page, found.best[0] ?? []);
  await page.waitForSelector('[data-verdict="found"] .daily-reason');
  const [best = 0, other = 0] = found.worth ?? [];
  const said = (await page.locator('.daily-reason').innerText()).replaceAll('\u00a0', ' ');
  for (const wanted of [`${best} %`, `${other} %`, `${best - other} procentn`])
    expect(said).toContain(wanted);
  expect(await unworded(page)).toBeUndefined();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** The first day on which a position of the soldiers claims a margin. */
async function dayOfMargin(): Promise<DailyView & { day: string }> {
  for (let date = 1; date < 29; date++) {
    const day = `2027-01-${String(date).padStart(2, '0')}`;
    const answer = await fetch(`${server.url}/api/daily/${day}`);
    const { positions }: { positions: DailyView[] } = await answer.json();
    const found = positions.find(({ list, claim }) => list === 'soldiers' && claim === 'margin');
    if (found) return { ...found, day };
  }
  throw new Error('no position of the soldiers claims a margin');
}

test('a date that is none is refused', async () => {
  for (const wrong of ['today', '2026-02-30'])
    expect((await fetch(`${server.url}/api/daily/${wrong}`)).status).toBe(400);
});
