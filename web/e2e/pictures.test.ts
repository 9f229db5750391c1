// The three pictures of the README, always of the same moments, and the icons: `npm run pictures`.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, RESULTS } from './browser';
import { browser, server } from './house';
import { clickSpot } from './play';
import { create } from './table';

/** Otherwise they are only made to be looked at. */
const kept = process.env.npm_lifecycle_event === 'pictures';
const FOLDER = kept ? join(import.meta.dirname, '../../docs') : RESULTS;
const PUBLIC = join(import.meta.dirname, '../public');
/** A README is read on slow connections, too. In bytes. */
const MOST = 250_000;

/** Turns as records write them, split into throws, actions, and the single jumps of a chain. */
function actions(turns: string): string[] {
  return turns.split(/\s+/).flatMap((word) => {
    if (word === '' || /^\d+\.$/.test(word)) return [];
    const spots = word.split('x');
    if (spots.length > 2) return spots.slice(1).map((spot, index) => `${spots[index]}x${spot}`);
    return [word.replace(':', '')];
  });
}

const FOUR =
  actions(`1. 2: a1-c3 2. 3: a7-c6 3. 4: pass 4. 3: h2-f3 5. 3: b1-a3 6. 5: b8-c8 7. 3: g8-h6 8. 2: pass
  9. 3: a3xb5 10. 5: a5xb5 11. 2: h8-f6 12. 3: f3xd2 13. 2: c3-e5 14. 3: c6xe5 15. 2: f6xh4 16. 2: h1-f3
  17. 5: d1xd2 18. 4: h3xh4 19. 5: g7-g6 20. 5: b5-c6 21. 4: c1xg1 22. 3: e5xf7 23. 3: h6xf7 24. 3: pass
  25. 5: b2-b3 26. 5: c6-c5 27. 3: f7-h8 28. 3: pass 29. 4`);
const SOLDIERS = actions(`1. d4-c5 2. d6xb4 3. e3-d4 4. b4-c5 5. d4xb6 6. c6-c5 7. b6xd4 8. g6-g5 9. f4xh6
  10. c7-c6 11. h6-i7 12. d7-c7 13. g4-f4 14. f6-f5 15. f4xf6xd6 16. c6xe6 17. d4-c5 18. f7-f6`);

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  expect(statSync(path).size, name).toBeLessThanOrEqual(MOST);
}

/** Not the first visit: the tour is not offered. */
const seen = (page: Page) => page.addInitScript(() => localStorage.setItem('ashtapada-tour', 'seen'));

test('four armies, in the middle of a game', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.setViewportSize({ width: 1280, height: 800 });
  await seen(page);
  const id = await create(server.url, { rules: 'chaturaji-pl-team', actions: FOUR });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.die-box');
  await page.waitForSelector('.rules-text h2');
  await clickSpot(page, 'g1');
  await page.waitForSelector('[data-target="capture"]', { state: 'attached' });
  await take(page, 'table');
  expect(troubles).toEqual([]);
  await context.close();
});

test('soldiers on a telephone', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'en');
  await seen(page);
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    options: [['firstPlayer', 'south']],
    actions: SOLDIERS,
  });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('[data-may]');
  await clickSpot(page, 'c5');
  await page.waitForSelector('[data-target]', { state: 'attached' });
  await take(page, 'phone');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a lesson', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'lying', 'en');
  await page.goto('/learn/cows-leopards-bl');
  await page.waitForSelector('main svg.board');
  await page.locator('[data-lesson]').nth(3).click();
  await page.waitForSelector('main svg.board .piece');
  await take(page, 'lesson');
  expect(troubles).toEqual([]);
  await context.close();
});

/** `room`: the drawing's share of the square; icons that are cut to other shapes need a margin. */
test.each([
  { name: 'icon-192', size: 192, room: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, room: 1, ground: 'transparent' },
  { name: 'icon-maskable-512', size: 512, room: 0.78, ground: '#2c3b66' },
  { name: 'apple-touch-icon', size: 180, room: 0.9, ground: '#2c3b66' },
])('$name', async ({ name, size, room, ground }) => {
  const context = await browser.newContext({ viewport: { width: size, height: size } });
  const page = await context.newPage();
  const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
    <div style="width:${room * size}px;height:${room * size}px">${drawing}</div>`);
  const path = join(kept ? PUBLIC : RESULTS, `${name}.png`);
  await page.screenshot({ path, omitBackground: true });
  expect(readFileSync(path).readUInt32BE(16)).toBe(size);
  await context.close();
});
