// The guided first games, played through; and the history.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GuidedView } from '../src/generated/wire';
import { urlOf } from './alone';
import { server, visit } from './house';
import { unworded } from './table';

const spot = (page: Page, name: string) => page.locator(`.live-board [data-spot="${name}"]`);
const guided = async (rules: string, lang: string): Promise<GuidedView> =>
  (await fetch(`${server.url}/api/guided/${rules}?lang=${lang}`)).json();

/** Points that were ringed, to place a man on. */
const ringed: string[] = [];

/** Does the turn of a step: by hand where it is one move, else by the button that shows it. */
async function turn(page: Page, game: GuidedView, index: number): Promise<void> {
  const step = game.steps[index];
  const here = `.guided-game[data-step="${index}"]`;
  if (step?.throw) {
    await page.locator(`${here}[data-at="throw"] button.throw:enabled`).click();
  }
  await page.waitForSelector(`${here}[data-at="move"]`);
  expect(await page.locator('.guided-words .task').innerText()).not.toBe('');
  const line = step?.best[0] ?? [];
  const [from, to] = line[0]?.match(/[a-i]\d/g) ?? [];
  if (line.length === 1 && from && to && !/[=qrbn]\w?$/.test(line[0] ?? '')) {
    await page.locator(`.live-board [data-may][data-spot="${from}"]`).waitFor({ state: 'attached' });
    await spot(page, from).click();
    await page.locator(`.live-board [data-target][data-spot="${to}"]`).waitFor({ state: 'attached' });
    await spot(page, to).click();
  } else {
    // A man that comes from the hand: the point to place it on is ringed.
    if (line[0]?.startsWith('@') && from) {
      const ring = await page.locator('.live-board .strokes circle').boundingBox();
      const point = await spot(page, from).boundingBox();
      if (!ring || !point) throw new Error(`nothing points to ${from}`);
      expect(Math.abs(ring.x + ring.width / 2 - point.x - point.width / 2)).toBeLessThan(3);
      expect(Math.abs(ring.y + ring.height / 2 - point.y - point.height / 2)).toBeLessThan(3);
      ringed.push(from);
    }
    await page.locator('.lesson-buttons button.quiet:enabled').first().click();
  }
}

for (const [rules, size, lang] of [
  ['chaturaji-pl-solo', 'desk', 'en'],
  ['soldiers16-bl', 'phone', 'pl'],
  ['cows-leopards-bl', 'phone', 'cs'],
  ['vilac-9506', 'desk', 'pl'],
] as const) {
  test(`${rules}: every turn, to the last word, and on to a real game`, async () => {
    const page = await visit(size, lang, false);
    const game = await guided(rules, lang);
    await page.goto(`/first/${rules}`);
    for (const index of game.steps.keys()) {
      await turn(page, game, index);
      expect(await unworded(page)).toBeUndefined();
    }
    await page.waitForSelector('.guided-game[data-at="over"]');
    // Who has played it to its end is not introduced to it any more.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ashtapada.known'))).toContain(rules);
    expect(ringed.splice(0).length > 0).toBe(rules === 'cows-leopards-bl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator('.lesson-buttons .primary').click();
    await page.waitForSelector('.board-area svg.board');
    expect(urlOf(page).pathname).toMatch(/^\/game\//);
  });
}

test('a move that leads elsewhere is taken back, and one may leave at any time', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/learn/vilac-9506');
  await page.locator('.learn-links a[href$="/first/vilac-9506"]').click();
  await page.locator('.live-board [data-may][data-spot="h2"]').waitFor({ state: 'attached' });
  await spot(page, 'h2').click();
  await spot(page, 'h3').click();
  await page.waitForSelector('.guided-words .astray');
  await page.waitForSelector('.guided-game[data-step="0"][data-at="move"]');
  await page.locator('.lesson-buttons .quiet').last().click();
  await page.waitForSelector('.board-area svg.board');
});

test('the history has its times, its places and its boards', async () => {
  for (const lang of ['en', 'pl', 'cs'] as const) {
    const page = await visit('phone', lang);
    await page.goto('/history');
    await page.waitForSelector('.history-boards svg.board');
    expect(await page.locator('.history-times li').count()).toBe(9);
    expect(await page.locator('.place-map circle').count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(
      await page.evaluate(() => /\b(time|map|board|history)-[a-z]/.exec(document.body.innerText)),
    ).toBeNull();
  }
});
