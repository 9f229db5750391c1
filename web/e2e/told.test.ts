// Moves told in pictures: at the plates, in the list of moves, in hints; the sentence for who points, taps or listens;
// and the setting by which they are sentences or notation instead.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RESULTS } from './browser';
import { server, visit } from './house';
import { create, tool } from './table';

/** A capture, a throw in vain, and a move to an empty square. */
const DICE = {
  rules: 'chaturaji-pl-solo',
  options: [['firstPlayer', 'south']] as [string, string][],
  actions: ['3', 'b1-c3', '4', 'pass', '2', 'h8-f6', '3', 'h2-f3', '3', 'c3-d5', '5'],
};
const JUMPS = {
  rules: 'soldiers16-bl',
  actions:
    'd4-c5 d6xb4 e3-d4 b4-c5 d4xb6 c6-c5 b6xd4 g6-g5 f4xh6 c7-c6 h6-i7 d7-c7 g4-f4 f6-f5 f4xf6 f6xd6 c6xe6'.split(
      ' ',
    ),
};

const pictures = (page: Page, within: string) =>
  page.locator(`${within} .move-picture`).evaluateAll((all) =>
    all.map((one) => ({
      words: one.getAttribute('aria-label') ?? '',
      parts: [...one.querySelectorAll('svg')].map((part) => part.getAttribute('class')),
    })),
  );

async function choose(page: Page, moves: string): Promise<void> {
  await page.click('.settings-button');
  await page.check(`input[name="setting-moves"][value="${moves}"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.settings', { state: 'detached' });
}

test('plates and list tell throws and moves in pictures, each with its sentence', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`/game/${await create(server.url, DICE)}`);
  await page.waitForSelector('.log .move-picture');
  const listed = await pictures(page, '.log');
  expect(listed.map(({ parts }) => parts)).toEqual([
    ['faces', 'move'],
    ['faces'],
    ['faces', 'move'],
    ['faces', 'move'],
    ['faces', 'move'],
    ['faces'],
  ]);
  expect(listed[0]?.words).toMatch(/throws a 3\. .*b1 to c3/);
  expect(listed[1]?.words).toMatch(/lost/);
  // The same at the plates: what each seat did last.
  const plate = page.locator('.plate[data-seat="north"] .last-turn');
  expect(await plate.locator('.move-picture').getAttribute('aria-label')).toMatch(/h8 to f6/);
  // A tap says it beside the board.
  await plate.click();
  await expect.poll(() => page.locator('.tray .notice').innerText()).toMatch(/h8 to f6/);
  await page.screenshot({ path: join(RESULTS, 'told-desk.png') });
  // Who looks back reads the turn below its picture.
  await page.locator('.log .turn').first().click();
  await expect.poll(() => page.locator('.log li').first().locator('p').innerText()).toMatch(/b1 to c3/);
});

test('the setting turns pictures into notation or sentences, at once and the next time', async () => {
  const page = await visit('desk', 'cs');
  await page.goto(`/game/${await create(server.url, DICE)}`);
  await page.waitForSelector('.plate[data-seat="north"] .last-turn .move-picture');
  await choose(page, 'notation');
  const first = page.locator('.log .turn').first();
  await expect.poll(() => first.locator('.notation').innerText()).toMatch(/^3:\s*b1-c3$/);
  expect(await page.locator('.plate[data-seat="north"] .last-turn').innerText()).toBe('2: h8-f6');
  expect(await page.locator('.table .move-picture').count()).toBe(0);
  await page.reload();
  await page.waitForSelector('.log .notation');
  await choose(page, 'sentences');
  await expect.poll(() => first.innerText()).toMatch(/hází: 3.*b1.*c3/);
  // A sentence has the room of all columns.
  const [turn, row] = [await first.boundingBox(), await page.locator('.log li').first().boundingBox()];
  expect((turn?.width ?? 0) / (row?.width ?? 1)).toBeGreaterThan(0.8);
  await page.screenshot({ path: join(RESULTS, 'told-sentences.png') });
});

test('a chain of jumps is one man and the number of those that he took, also on a phone', async () => {
  const page = await visit('phone', 'pl');
  await page.goto(`/game/${await create(server.url, JUMPS)}`);
  await page.waitForSelector('.plate[data-seat="south"] .last-turn .move-picture');
  const last = page.locator('.plate[data-seat="south"] .last-turn');
  expect(await last.locator('.told-man').count()).toBe(2);
  expect(await last.locator('text').allTextContents()).toEqual(['×2']);
  // Whole, beside what was taken, and within its plate.
  const [inner, outer] = [
    await last.boundingBox(),
    await page.locator('.plate[data-seat="south"]').boundingBox(),
  ];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
  await last.tap();
  await expect.poll(() => page.locator('.tray .notice').innerText()).toMatch(/d6/);
  await page.screenshot({ path: join(RESULTS, 'told-phone.png') });
});

test('a hint shows its move, and says it; chess players read their notation', async () => {
  const page = await visit('desk', 'en');
  await page.goto(
    `/game/${await create(server.url, { ...DICE, actions: [...DICE.actions.slice(0, -1), '3'] })}`,
  );
  await page.waitForSelector('main.table[data-count="11"]');
  await tool(page, '[data-open="hint"]');
  const shown = page.locator('.study-picture .move-picture.better');
  await shown.waitFor();
  expect(await shown.locator('.told-man').count()).toBeGreaterThan(0);
  expect(await page.locator('.study-best').innerText()).toContain(await shown.getAttribute('aria-label'));
  const chess = await create(server.url, { rules: 'vilac-9506', actions: ['e2e4', 'e7e5'] });
  await page.goto(`/game/${chess}`);
  await page.waitForSelector('.log .notation');
  expect(await page.locator('.log .move-picture').count()).toBe(0);
  await choose(page, 'pictures');
  await expect.poll(() => pictures(page, '.log').then((all) => all.length)).toBe(2);
});
