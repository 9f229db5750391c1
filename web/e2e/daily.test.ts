// The positions of the day: one try that counts, the streak, and what is shared.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DailyView } from '../src/generated/wire';
import { faults } from './axe';
import { itIs, server, visit } from './house';
import { clickSpot } from './play';
import { unworded } from './table';

const DAY = '2026-11-22';

async function positions(page: Page): Promise<DailyView[]> {
  await itIs(page, DAY);
  const answer = await fetch(`${server.url}/api/daily/${DAY}`);
  expect(answer.ok).toBe(true);
  return (await answer.json()).positions;
}

/** Plays a line as a person would: the piece, then where each of its actions leads. */
async function play(page: Page, line: readonly string[]): Promise<void> {
  const spot = (name: string) => page.locator(`.live-board [data-spot="${name}"]`);
  let stands = '';
  for (const action of line) {
    const [first = '', second] = action.match(/[a-i]\d/g) ?? [];
    if (second === undefined) {
      await spot(first).click();
      continue;
    }
    const target = page.locator(`.live-board [data-target][data-spot="${second}"]`);
    // Whoever goes on with a chain has the piece in hand.
    if (first !== stands && (await target.count()) === 0) {
      await page.locator(`.live-board [data-may][data-spot="${first}"]`).waitFor({ state: 'attached' });
      await spot(first).click();
    }
    await target.waitFor({ state: 'attached' });
    await spot(second).click();
    stands = second;
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
  await itIs(page, '2026-11-23');
  await page.reload();
  await expect
    .poll(() => page.locator('[data-list="four-kings"] small').innerText())
    .toBe('one day in a row');
  await itIs(page, '2026-11-24');
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
  // Why is said, and the solution is not given away.
  const why = await page.locator('.daily-why').innerText();
  expect(why).toMatch(/ruch/);
  for (const [action = ''] of chess?.best ?? []) expect(why).not.toContain(action);
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
  await itIs(page, found.day);
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
  for (const wrong of ['yesterday', '2026-02-30'])
    expect((await fetch(`${server.url}/api/daily/${wrong}`)).status).toBe(400);
});

test('past days are there by theme, and count for no streak', async () => {
  const page = await visit('phone', 'en');
  await page.goto('/daily/past');
  await page.locator('.past-list a').first().waitFor();
  expect(await page.locator('.past-motifs li').count()).toBe(9);
  const chain = page.getByRole('link', { name: /^Chain of jumps \d+/ });
  const count = Number((await chain.innerText()).match(/\d+/)?.[0]);
  await chain.click();
  await page.locator('.past-motifs [aria-current]', { hasText: 'Chain' }).waitFor();
  await expect.poll(() => page.locator('.past-list li').count()).toBe(Math.min(30, count));
  expect(await unworded(page)).toBeUndefined();
  expect(await faults(page)).toEqual([]);
  const first = page.locator('.past-list a').first();
  const address = new URL((await first.getAttribute('href'))?.replace(/^#/, '') ?? '', server.url);
  const [list, day] = [address.pathname.split('/').at(-1), address.searchParams.get('day')];
  const answer = await fetch(`${server.url}/api/daily/${day}`);
  const { positions: then }: { positions: DailyView[] } = await answer.json();
  const position = then.find((one) => one.list === list);
  await first.click();
  await play(page, position?.best[0] ?? []);
  await page.waitForSelector('[data-verdict="found"] .daily-reason');
  expect(await page.evaluate(() => localStorage.getItem('ashtapada-daily'))).toBeNull();
  await page.goto('/daily/past?about=chain');
  await page.locator('.past-list li[data-solved]').first().waitFor();
});

test('a rush goes on until the third miss, and its best is kept', async () => {
  const page = await visit('desk', 'en');
  const answer = await fetch(`${server.url}/api/rush/7`);
  const { positions: all }: { positions: DailyView[] } = await answer.json();
  await page.goto('/daily/rush?number=7');
  await page.locator('[data-rush="begin"]').click();
  await play(page, all[0]?.best[0] ?? []);
  await page.locator('.rush-head h1', { hasText: 'one solved' }).waitFor();
  expect(await page.locator('.rush-said').innerText()).toBe('Found!');
  await expect.poll(() => page.locator('.rush-time').innerText()).toMatch(/^2:\d\d$/);
  for (let miss = 1; miss <= 3; miss++) {
    await missed(page, all[miss]);
    if (miss < 3) await expect.poll(() => page.locator('.rush-misses .full').count()).toBe(miss);
  }
  await page.locator('.rush-end h1', { hasText: 'one solved' }).waitFor();
  expect(await page.locator('.rush-missed li').count()).toBe(3);
  expect(await page.locator('.rush-squares').innerText()).toBe('\u25a0\u25a1\u25a1\u25a1');
  expect(await unworded(page)).toBeUndefined();
  expect(await faults(page)).toEqual([]);
  await page.goto('/daily/rush');
  await page.getByText('Your best so far: 1').waitFor();
});

/** Plays anything but the best: the first action of a line that is not accepted. */
async function missed(page: Page, puzzle: DailyView | undefined): Promise<void> {
  const best = new Set(puzzle?.best.map(([first]) => first?.replace(/^[^a-z]*/, '').replace('x', '-')));
  const pieces = page.locator('.live-board [data-may]');
  await pieces.first().waitFor({ state: 'attached' });
  const board = page.locator('.live-board');
  const before = await page.locator('.rush-misses .full').count();
  for (const from of await pieces.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.spot ?? ''),
  )) {
    await board.locator(`[data-spot="${from}"]`).first().click();
    const targets = await board
      .locator('[data-target]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.spot ?? ''));
    const to = targets.find((spot) => ![...best].some((one) => one?.includes(spot)));
    if (to === undefined) continue;
    await board.locator(`[data-target][data-spot="${to}"]`).first().click();
    await expect.poll(() => page.locator('.rush-misses .full, .rush-end').count()).not.toBe(before);
    return;
  }
  throw new Error('everything is the best');
}
