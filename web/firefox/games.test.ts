// A whole game of each family in Firefox, driven over WebDriver BiDi; Chromium plays all the others (e2e).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, look, play } from '../e2e/play';
import { type Running, startServer } from '../e2e/server';
import { create } from '../e2e/table';
import { hands, openFirefox } from './fox';

const RESULTS = join(import.meta.dirname, '../test-results');

let server: Running;
let firefox: Browser;

beforeAll(async () => {
  mkdirSync(RESULTS, { recursive: true });
  [server, firefox] = await Promise.all([startServer(), openFirefox()]);
});
afterAll(async () => {
  await firefox?.close();
  await server?.stop();
});

/** Opens a game with people in all seats; nothing may go wrong in the page. */
async function open(game: Parameters<typeof create>[1]): Promise<{ page: Page; close(): Promise<void> }> {
  const id = await create(server.url, game);
  const page = await firefox.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(`${server.url}/game/${id}`);
  await page.waitForSelector('main.table[data-settled]');
  return {
    page,
    async close() {
      await page.screenshot({ path: join(RESULTS, `firefox-${game.rules}.png`) });
      await page.close();
      expect(troubles).toEqual([]);
    },
  };
}

test.each([
  { rules: 'chaturaji-pl-solo', options: { rounds: '5' } },
  { rules: 'kotu-ellima-bl', options: { target: '6' } },
])('$rules is played to its end', async ({ rules, options }) => {
  const { page, close } = await open({ rules, options: Object.entries(options) });
  const count = await play(hands(page), 7);
  expect(count).toBeGreaterThan(10);
  await page.waitForSelector('.result');
  expect((await look(hands(page))).over).toBe(true);
  expect(await page.$eval('.result h2', (title) => title.textContent)).toMatch(/\S/);
  await close();
});

test('the museum chess is played to its mate', async () => {
  const { page, close } = await open({ rules: 'vilac-9506' });
  const game = [
    'e2e4',
    'e7e5',
    'g1f3',
    'd7d6',
    'f1c4',
    'c8g4',
    'b1c3',
    'g7g6',
    'f3e5',
    'g4d1',
    'c4f7',
    'e8e7',
  ];
  for (const move of [...game, 'c3d5']) await act(hands(page), move);
  await page.waitForSelector('.result');
  // The log as chess players write it.
  const written = await page.$$eval('.log .turn .notation', (all) => all.map((one) => one.textContent));
  expect(written.slice(-5).map((text) => text?.trim())).toEqual(['Nxe5', 'Bxd1', 'Bxf7+', 'Ke7', 'Nd5#']);
  await close();
});
