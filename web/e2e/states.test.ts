// The main states of the page at three sizes and in two themes, to be looked at: `npm run states` writes one sheet
// for each state to test-results/states, and those of docs/design.md beside it. No part of the tests.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { SeatPlan } from '../src/generated/wire';
import { openPage, RESULTS, SIZES, type Size } from './browser';
import { browser, server } from './house';
import { FOUR, SOLDIERS } from './moments';
import { act, clickSpot } from './play';
import { create, sure } from './table';

const FOLDER = join(RESULTS, 'states');
/** Those that docs/design.md shows. */
const KEPT = ['home', 'four-kings', 'soldiers', 'result'];
const DOCS = join(import.meta.dirname, '../../docs/design');
const VIEWS: [Size, 'light' | 'dark'][] = (['desk', 'lying', 'phone'] as const).flatMap((size) => [
  [size, 'light'],
  [size, 'dark'],
]);

const players = (human: string, ...bots: string[]): SeatPlan[] => [
  { seat: human as SeatPlan['seat'], player: { kind: 'human', name: '' } },
  ...bots.map(
    (seat): SeatPlan => ({ seat: seat as SeatPlan['seat'], player: { kind: 'bot', bot: 'greedy' } }),
  ),
];
const ALONE = players('south', 'west', 'north', 'east');

interface State {
  name: string;
  language: string;
  path?: string;
  game?: Parameters<typeof create>[1];
  /** What is done before the picture is taken. */
  made?(page: Page): Promise<void>;
}

const STATES: State[] = [
  { name: 'home', language: 'en', path: '/' },
  { name: 'games', language: 'pl', path: '/me' },
  { name: 'set-up', language: 'cs', path: '/new/chaturaji-pl-solo' },
  { name: 'first-game', language: 'pl', path: '/first/chaturaji-pl-solo' },
  { name: 'history', language: 'cs', path: '/history' },
  { name: 'words', language: 'pl', path: '/words' },
  { name: 'daily', language: 'en', path: '/daily' },
  { name: 'lesson', language: 'cs', path: '/learn/cows-leopards-bl' },
  { name: 'rules', language: 'pl', path: '/rules/chaturaji-pl-team' },
  {
    name: 'four-kings',
    language: 'pl',
    game: { rules: 'chaturaji-pl-team', actions: FOUR },
    made: async (page) => clickSpot(page, 'g1'),
  },
  {
    name: 'command',
    language: 'en',
    game: {
      rules: 'chaturaji-pl-team',
      position: '8/1wK5eK/8/3wE3nK/8/6nH1/8/sKsH6 w throw 0,0,0,0',
      dice: 'hand',
    },
    async made(page) {
      for (const action of ['4', 'd5xh5']) await act(page, action);
      await page.locator('.sight.sweep').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'out',
    language: 'cs',
    game: {
      rules: 'chaturaji-pl-solo',
      seats: ALONE,
      position: '4wKeK2/8/8/5nK2/8/2wH5/8/8 w throw 0,0,0,0',
    },
    made: (page) => page.locator('.own-end').waitFor(),
  },
  {
    name: 'result',
    language: 'pl',
    game: { rules: 'chaturaji-pl-solo', seats: ALONE, position: '7wK/8/8/8/8/8/wE7/3sK4 s throw 20,12,6,3' },
    made: async (page) => {
      await sure(page.locator('[data-end="agree"]'));
      await page.locator('.result').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'soldiers',
    language: 'cs',
    game: { rules: 'soldiers16-bl', options: [['firstPlayer', 'south']], actions: SOLDIERS },
    made: async (page) => {
      await clickSpot(page, 'c5');
      await page.waitForSelector('[data-target]', { state: 'attached' });
    },
  },
  {
    name: 'leopards',
    language: 'pl',
    game: { rules: 'cows-leopards-bl', seats: players('south', 'north') },
  },
  {
    name: 'chess',
    language: 'en',
    game: { rules: 'vilac-9506', seats: players('south', 'north') },
  },
];

const only = process.env.STATES?.split(',');

test.each(STATES.filter(({ name }) => !only || only.includes(name)))('$name', async (state) => {
  mkdirSync(FOLDER, { recursive: true });
  const pictures: string[] = [];
  for (const [size, theme] of VIEWS) {
    const { page, context } = await openPage(browser, server.url, size, state.language);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('ashtapada-tour', 'seen'));
    await page.goto(state.game ? `/game/${await create(server.url, state.game)}` : (state.path ?? '/'));
    await page.waitForSelector('main :is(h1, svg)', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1000);
    await state.made?.(page);
    await page.waitForTimeout(500);
    const path = join(FOLDER, `${state.name}-${size}-${theme}.png`);
    await page.screenshot({ path, caret: 'hide' });
    pictures.push(path);
    await context.close();
  }
  await sheet(pictures, join(KEPT.includes(state.name) ? DOCS : FOLDER, `${state.name}.jpg`));
});

/** All views of a state in one picture: a row for each theme. */
async function sheet(pictures: string[], path: string): Promise<void> {
  const HIGH = 420;
  const wide = Object.fromEntries(
    VIEWS.map(([size]) => [size, Math.round((SIZES[size].width / SIZES[size].height) * HIGH)]),
  );
  const row = (theme: string) =>
    VIEWS.map(([size, its], index) =>
      its === theme
        ? `<img height=${HIGH} width=${wide[size]} src="data:image/png;base64,${readFileSync(pictures[index] ?? '').toString('base64')}">`
        : '',
    ).join('');
  const width = Object.values(wide).reduce((sum, one) => sum + one, 32);
  const context = await browser.newContext({ viewport: { width, height: 2 * HIGH + 24 } });
  const page = await context.newPage();
  await page.setContent(
    `<style>body{margin:8px;background:#888;display:grid;gap:8px}div{display:flex;gap:8px}</style><div>${row('light')}</div><div>${row('dark')}</div>`,
  );
  await page.screenshot({ path, type: 'jpeg', quality: 75 });
  await context.close();
}
