// The three pictures of the README, always of the same moments, and the icons: `npm run pictures`.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import UPNG from 'upng-js';
import { expect, test } from 'vitest';
import { openPage, RESULTS } from './browser';
import { browser, server } from './house';
import { FOUR, SOLDIERS } from './moments';
import { clickSpot } from './play';
import { create } from './table';

/** Otherwise they are only made to be looked at. */
const kept = process.env.npm_lifecycle_event === 'pictures';
const FOLDER = kept ? join(import.meta.dirname, '../../docs') : RESULTS;
const PUBLIC = join(import.meta.dirname, '../public');
/** A README is read on slow connections, too. In bytes. */
const MOST = 250_000;

/** An icon is fetched with the page. In bytes. */
const MOST_ICON = 10_240;

/** Writes a picture anew with few shades, as flat colours and the edges between them need no more. */
function reduce(path: string, shades: number, most: number): void {
  const { width, height, ...picture } = UPNG.decode(new Uint8Array(readFileSync(path)).buffer);
  const [pixels] = UPNG.toRGBA8({ width, height, ...picture });
  if (pixels) writeFileSync(path, Buffer.from(UPNG.encode([pixels], width, height, shades)));
  expect(statSync(path).size, path).toBeLessThanOrEqual(most);
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  reduce(path, 256, MOST);
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
  await page.waitForSelector('.log .turn');
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
  reduce(path, 16, MOST_ICON);
  expect(readFileSync(path).readUInt32BE(16)).toBe(size);
  await context.close();
});
