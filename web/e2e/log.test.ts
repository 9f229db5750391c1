// The log of the museum chess, playing a game again, what the board marks, films: in a real browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { men } from '../src/board/sets/egyptian';
import { RESULTS } from './browser';
import { server, visit } from './house';
import { clickSpot } from './play';
import { chooseLanguage, create, tool } from './table';

const MATE = 'e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5'.split(' ');
/** The second turn is a throw that cannot be used. */
const FOUR = {
  rules: 'chaturaji-pl-solo',
  options: [['firstPlayer', 'south']] as [string, string][],
  actions: ['3', 'b1-c3', '4', 'pass', '2', 'h8-f6', '3', 'h2-f3'],
};

const written = (page: Page) =>
  page.locator('.log .turn .notation').evaluateAll((all) => all.map((one) => one.textContent?.trim()));
const browsed = (page: Page) => page.inputValue('.slider').then(Number);

async function saved(page: Page, kind: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(`[data-share="${kind}"]`)]);
  const kept = join(RESULTS, `log-film.${kind}`);
  await download.saveAs(kept);
  return readFileSync(kept);
}

test('chess is logged as chess players write it, in two columns, with the letters of the language', async () => {
  const id = await create(server.url, { rules: 'vilac-9506', actions: MATE });
  const page = await visit('desk', 'en');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.result');
  await page.keyboard.press('Escape');
  expect(await written(page)).toEqual('e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#'.split(' '));
  const columns = (row: number) =>
    page
      .locator('.log li')
      .nth(row)
      .locator('.turn')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).gridColumnStart));
  expect([await columns(0), await columns(6)]).toEqual([['2', '3'], ['2']]);
  expect(await page.locator('.log li .turn-number').first().textContent()).toBe('1.');
  await page.screenshot({ path: join(RESULTS, 'log-chess.png') });
  await chooseLanguage(page, 'pl');
  await expect.poll(() => written(page)).toContain('Sd5#');
  await chooseLanguage(page, 'cs');
  await expect.poll(() => written(page)).toContain('Jd5#');
});

test('a finished game is played again by itself, until one steps or the end comes', async () => {
  const id = await create(server.url, { rules: 'vilac-9506', actions: MATE });
  const page = await visit('desk', 'en');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.result');
  await page.keyboard.press('Escape');
  await page.click('.replay-pace');
  expect(await page.getAttribute('.replay-pace', 'aria-label')).toContain('fast');
  await page.keyboard.press('a');
  await expect.poll(() => browsed(page)).toBeGreaterThan(1);
  expect(await page.getAttribute('.replay', 'aria-label')).toBe('Stop');
  // Any step ends it.
  await page.keyboard.press('Home');
  expect(await page.getAttribute('.replay', 'aria-label')).toBe('Replay');
  await page.fill('.slider', '11');
  await page.click('.replay');
  await expect.poll(() => browsed(page)).toBe(13);
  await expect.poll(() => page.getAttribute('.replay', 'aria-label')).toBe('Replay');
  // The pace is kept.
  await page.reload();
  expect(await page.getAttribute('.replay-pace', 'aria-label')).toContain('fast');
});

test('a game that goes on is played again only from where one looks back', async () => {
  const id = await create(server.url, FOUR);
  const page = await visit('phone', 'cs');
  await page.goto(`/game/${id}?from=8`);
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main.table[data-count="8"]');
  expect(await page.locator('.replay').evaluate((one: HTMLButtonElement) => one.disabled)).toBe(true);
});

test('the museum chess marks moves once a piece is picked up; what is marked can be chosen', async () => {
  const id = await create(server.url, { rules: 'vilac-9506' });
  const page = await visit('desk', 'en');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('[data-may]');
  const marks = () => page.locator('.board-area .marks :is(.movable, .target)').count();
  expect(await marks()).toBe(0);
  // Its men are the Egyptian ones.
  expect(await page.locator(`.board-area .piece:has(path[d="${men.king?.body}"])`).count()).toBe(2);
  await clickSpot(page, 'e2');
  await expect.poll(marks).toBe(2);
  await page.screenshot({ path: join(RESULTS, 'log-hints-chess.png') });
  const choose = (hints: string) =>
    page.evaluate((value) => {
      localStorage.setItem('ashtapada.settings', JSON.stringify({ hints: value }));
    }, hints);
  await choose('none');
  await page.reload();
  await page.waitForSelector('[data-may]');
  await clickSpot(page, 'e2');
  await page.waitForSelector('[data-target]');
  expect(await marks()).toBe(0);
  await choose('all');
  await page.reload();
  await expect.poll(marks).toBe(10);
});

test('the settings tell what the board marks', async () => {
  const id = await create(server.url, { rules: 'soldiers16-bl' });
  const page = await visit('desk', 'pl');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.board-area .movable');
  await page.click('.settings-button');
  await page.check('input[name="setting-hints"][value="picked"]');
  await expect.poll(() => page.locator('.board-area .movable').count()).toBe(0);
});

test('some rounds of a game are filmed, lost throws left out, also as a video', async () => {
  const id = await create(server.url, FOUR);
  const page = await visit('desk', 'en');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main.table[data-count="8"]');
  await tool(page, '[data-open="share"]');
  await page.waitForSelector('dialog.share[open]');
  const length = () => page.locator('.share-note').first().textContent();
  expect(await length()).toMatch(/^3\sturns/);
  const gif = await saved(page, 'gif');
  const frames = (bytes: Buffer) =>
    page.evaluate(
      async (data) => {
        const decoder = new ImageDecoder({ data: new Uint8Array(data), type: 'image/gif' });
        await decoder.completed;
        await decoder.tracks.ready;
        return decoder.tracks.selectedTrack?.frameCount;
      },
      [...bytes],
    );
  // The start, and the turns with a move.
  expect(await frames(gif)).toBe(4);
  const video = await saved(page, 'webm');
  const other = await page.context().newPage();
  await other.setContent('<video muted></video>');
  const played = await other.evaluate(async (data) => {
    const film = document.querySelector('video');
    if (!film) return null;
    film.src = `data:video/webm;base64,${data}`;
    await new Promise((go) => film.addEventListener('loadeddata', go, { once: true }));
    film.currentTime = film.duration - 0.2;
    await new Promise((go) => film.addEventListener('seeked', go, { once: true }));
    return [film.duration, film.videoWidth, film.videoHeight];
  }, video.toString('base64'));
  // Three pictures of 0.9 s, and the last of 4 s.
  expect(played).toEqual([6.7, 720, expect.any(Number)]);
  await other.screenshot({ path: join(RESULTS, 'log-film.png') });
  await other.close();
  // What cannot be is said, and cannot be made.
  await page.fill('[data-share="share-from"]', '3');
  expect(await length()).toContain('from 1 to 1');
  expect(await page.locator('[data-share="gif"]').isDisabled()).toBe(true);
  await page.fill('[data-share="share-from"]', '1');
  expect(await page.locator('[data-share="gif"]').isDisabled()).toBe(false);
});

test('making a film can be called off', async () => {
  const long = Array.from({ length: 30 }, () => 'g1f3 g8f6 f3g1 f6g8'.split(' ')).flat();
  const id = await create(server.url, {
    rules: 'vilac-9506',
    options: [['drawRules', 'off']],
    actions: long,
  });
  const page = await visit('desk', 'en');
  await page.goto(`/game/${id}`);
  await page.waitForSelector(`main.table[data-count="${long.length}"]`);
  await tool(page, '[data-open="share"]');
  let saves = 0;
  page.on('download', () => saves++);
  await page.click('[data-share="gif"]');
  await expect
    .poll(() => page.locator('progress').evaluate((one: HTMLProgressElement) => one.value))
    .toBeGreaterThan(0);
  await page.screenshot({ path: join(RESULTS, 'log-filming.png') });
  await page.click('[data-share="cancel"]');
  expect(await page.locator('progress').count()).toBe(0);
  expect(await page.locator('[data-share="gif"]').isDisabled()).toBe(false);
  await page.waitForTimeout(300);
  expect(saves).toBe(0);
});
