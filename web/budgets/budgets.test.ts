// What the page may cost, measured in the built program: `npm run budgets`. Sizes, requests to other hosts,
// cookies and layout shift must stay within their budgets; times are recorded but not tested, since they
// depend on the machine.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startSite, writeSite } from '../e2e/alone';
import { openPage } from '../e2e/browser';
import { browser, server } from '../e2e/house';
import { clickSpot, look, until } from '../e2e/play';
import { create } from '../e2e/table';
import {
  answer,
  askedBeforeBoard,
  boardAfterPage,
  MOVED,
  moved,
  settled,
  slowDown,
  VIEWS,
  watch,
} from './measure';
import { type Cell, kilobytes, median, milliseconds, report } from './report';
import { places } from './routes';

/**
 * Script and style of the game page, in gzip, in bytes: 90,000 before every seat had a part in the dice and a key of its own,
 * 93,000 before a page found out that a server knows another past, and a plan that its basis is gone, 94,000 before names
 * written from right to left were set apart, and numbers were tied to what they count, 95,000 before the board was drawn by
 * a file of its own, before the page: two files are packed less well than one.
 */
const GAME_PAGE = 97_000;
/** The fonts of a first visit, in bytes: English, and languages with more letters. */
const FONTS = { en: 50_000, pl: 90_000, cs: 90_000 };
const RUNS = 5;
/** The table is asked for among so many first requests: the page itself names a script and a style sheet before it. */
const FIRST_REQUESTS = 3;
/** Parts of a board that change: its pieces, and the marks of what can be done. */
const PIECES = '.board-area .pieces';
const MARKS = '.board-area .marks, .board-area svg.board';

const routes: Cell[][] = [];
const boards: Cell[][] = [];
const moves: Cell[][] = [];
const parts: Cell[][] = [];
const thoughts: Cell[][] = [];

/**
 * The parts of what answers without a server by the ends of their names, in Brotli, in bytes. The module has all families, tables,
 * analysis and what reads rules and records: 0.9 MB of it are code, and 0.1 MB what Unicode says of letters.
 */
const PARTS: Record<string, number> = {
  '.wasm': 1_200_000,
  'base.json': 200_000,
  '.json': 70_000,
  '.net': 120_000,
};
/** The page in one file, in bytes. */
const SINGLE = 4_000_000;

interface Weight {
  requests: number;
  code: number;
  words: number;
  data: number;
  fonts: number;
}

/** The files of words: each language's, and the history's. */
const LANGUAGES = readdirSync(join(import.meta.dirname, '../../crates/rulebook/locales'));
const WORDS = new RegExp(`/assets/(${[...LANGUAGES, 'history'].join('|')})-`);

/** The sizes of what a page fetched, gzipped. */
async function weigh(responses: readonly Response[]): Promise<Weight> {
  const weight: Weight = { requests: 0, code: 0, words: 0, data: 0, fonts: 0 };
  for (const response of responses) {
    const path = new URL(response.url()).pathname;
    const size = gzipSync(await response.body(), { level: 9 }).length;
    weight.requests++;
    if (path.endsWith('.woff2')) {
      weight.fonts += (await response.body()).length;
      continue;
    }
    if (WORDS.test(path)) weight.words += size;
    else if (path.startsWith('/api/')) weight.data += size;
    else weight.code += size;
  }
  return weight;
}

/** The state of the board, once something can be done. */
async function ready(page: Page): Promise<Awaited<ReturnType<typeof look>>> {
  await page.waitForFunction(
    () => document.querySelector('main[data-settled]') && document.querySelector('[data-may], [data-target]'),
  );
  return look(page);
}

/** One of the pieces that can be moved. */
async function pick(page: Page, turn: number): Promise<string> {
  const { movable } = await look(page);
  return movable[turn % movable.length] ?? '';
}

/** Plays something that can be played; what stood there before. */
async function choose(page: Page, turn: number): Promise<{ count: number }> {
  const before = await ready(page);
  if (before.targets.length === 0) await clickSpot(page, await pick(page, turn));
  await clickSpot(page, (await ready(page)).targets[0] ?? '');
  return before;
}

test('what each page fetches, and what moves while it loads', async () => {
  for (const { name, path, whole } of await places(server.url)) {
    let weight: Weight | null = null;
    const worst = { others: 0, cookies: 0, moved: 0 };
    for (const size of VIEWS) {
      const { page, context, troubles } = await openPage(browser, server.url, size, 'pl');
      const responses: Response[] = [];
      const others: string[] = [];
      page.on('response', (response) => responses.push(response));
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^(http|ws)/.test(protocol) && host !== new URL(server.url).host) others.push(request.url());
      });
      await watch(page);
      await page.goto(path);
      await page.waitForSelector(whole);
      await settled(page);
      const { sum, shifted } = await moved(page);
      expect.soft(sum, `${name}, ${size}: ${shifted}`).toBeLessThanOrEqual(MOVED);
      const cookies = await context.cookies();
      expect.soft(others, `${name} asks nobody else`).toEqual([]);
      expect.soft(cookies, `${name} needs no cookie`).toEqual([]);
      expect.soft(troubles, name).toEqual([]);
      worst.others = Math.max(worst.others, others.length);
      worst.cookies = Math.max(worst.cookies, cookies.length);
      worst.moved = Math.max(worst.moved, sum);
      weight ??= await weigh(responses);
      await context.close();
    }
    if (!weight) throw new Error('nothing was weighed');
    expect.soft(weight.fonts, `the fonts of ${name}`).toBeLessThanOrEqual(FONTS.pl);
    if (name.startsWith('Game')) expect.soft(weight.code, name).toBeLessThanOrEqual(GAME_PAGE);
    const sizes = [weight.code, weight.words, weight.data, weight.fonts].map(kilobytes);
    routes.push([name, ...sizes, weight.requests, worst.others, worst.cookies, worst.moved.toFixed(3)]);
  }
});

test('the fonts of a first visit', async () => {
  for (const [lang, most] of Object.entries(FONTS)) {
    for (const path of ['/', `/game/${await create(server.url, { rules: 'chaturaji-pl-solo' })}`]) {
      const { page, context } = await openPage(browser, server.url, 'desk', lang);
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(path);
      await page.waitForSelector('svg.board');
      await settled(page);
      const { fonts } = await weigh(responses);
      expect(fonts, `${path} in ${lang}`).toBeGreaterThan(20_000);
      expect(fonts, `${path} in ${lang}`).toBeLessThanOrEqual(most);
      await context.close();
    }
  }
});

test('from the page to its first board, on a slow telephone', async () => {
  for (const [name, rules] of [
    ['Four armies', 'chaturaji-pl-team'],
    ['Soldiers', 'soldiers16-bl'],
    ['Museum chess', 'vilac-9506'],
  ] as const) {
    const [seen, playable]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      const { page, context } = await openPage(browser, server.url, 'phone', 'pl');
      await watch(page);
      await slowDown(context, page, true);
      await page.goto(`/game/${await create(server.url, { rules })}`, { waitUntil: 'commit' });
      const [first, then] = await boardAfterPage(page);
      seen.push(first);
      playable.push(then);
      const asked = await askedBeforeBoard(page);
      // The table stands before the page's own files, and what no board needs comes after it.
      expect(asked.findIndex((path) => path.startsWith('/api/games/'))).toBeLessThan(FIRST_REQUESTS);
      expect(asked.filter((path) => /\/(beside-|api\/catalogue)/.test(path))).toEqual([]);
      await context.close();
    }
    expect(seen).toHaveLength(RUNS);
    boards.push([
      name,
      ...[seen, playable].flatMap((all) => [median(all), Math.max(...all)].map(milliseconds)),
    ]);
  }
});

test('from a finger or a key to what it does, on a slow processor', async () => {
  for (const [name, rules] of [
    ['Four armies', 'chaturaji-pl-nodice'],
    ['Soldiers', 'soldiers16-bl'],
    ['Museum chess', 'vilac-9506'],
  ] as const) {
    const { page, context } = await openPage(browser, server.url, 'phone', 'en');
    await watch(page);
    await page.goto(`/game/${await create(server.url, { rules })}`);
    await page.waitForSelector('[data-may]');
    await settled(page);
    await slowDown(context, page, false);
    const [taken, played, keyed]: [number[], number[], number[]] = [[], [], []];
    for (let turn = 0; turn < 8; turn++) {
      // In a chain of jumps the piece is already picked up.
      if ((await ready(page)).targets.length === 0) {
        const spot = await pick(page, turn);
        taken.push(await answer(page, MARKS, () => clickSpot(page, spot)));
      }
      const target = (await ready(page)).targets[0] ?? '';
      played.push(await answer(page, PIECES, () => clickSpot(page, target)));
      await ready(page);
      await page.locator('.board-area svg.board').focus();
      // After a step up there is always room for one down.
      await page.keyboard.press('ArrowUp');
      keyed.push(await answer(page, MARKS, () => page.keyboard.press('ArrowDown')));
    }
    for (const [what, times] of [
      ['picking up', taken],
      ['playing', played],
      ['a key', keyed],
    ] as const) {
      moves.push([`${name}: ${what}`, milliseconds(median(times)), milliseconds(Math.max(...times))]);
    }
    await context.close();
  }
});

test('what answers a page without a server', async () => {
  const folder = writeSite('FOLDER');
  // Beside them lies the folder of the solved games.
  for (const file of readdirSync(join(folder, 'parts')).filter((name) => name !== 'solved')) {
    const bytes = gunzipSync(readFileSync(join(folder, 'parts', file)));
    const name = file.replace(/\.gz$/, '');
    // The first that fits.
    const kind = Object.keys(PARTS).find((end) => name.endsWith(end)) ?? '';
    const small = brotliCompressSync(bytes).length;
    expect.soft(small, name).toBeLessThanOrEqual(PARTS[kind] ?? 0);
    parts.push([name, ...[bytes.length, statSync(join(folder, 'parts', file)).size, small].map(kilobytes)]);
  }
  const single = statSync(join(writeSite('--single', 'FOLDER/one.html'), 'one.html')).size;
  expect.soft(single, 'the single file').toBeLessThanOrEqual(SINGLE);
  parts.push(['all in a single file', kilobytes(single), '', '']);
});

test('a page without a server while the strongest thinks, on a slow processor', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  for (const [name, rules] of [
    ['Cows and leopards', 'cows-leopards-bl'],
    ['Museum chess', 'vilac-9506'],
  ] as const) {
    const { page, context } = await openPage(browser, site.url, 'phone', 'en');
    await watch(page);
    await page.goto(`${site.url}#/new/${rules}`);
    await page.locator('.rung:has(input[value="8"])').click();
    await page.click('button[type="submit"]');
    await slowDown(context, page, false);
    const [answered, stopped]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 6; turn++) {
      const { count } = await choose(page, turn);
      const played = performance.now();
      await until(page, (offer) => offer.count > count + 1);
      answered.push(performance.now() - played);
      // While somebody thinks again, one's move is taken back.
      await choose(page, turn);
      const back = page.locator('[data-tool="take-back"]');
      stopped.push(await answer(page, PIECES, () => back.click()));
    }
    thoughts.push([
      name,
      ...[answered, stopped].flatMap((all) => [median(all), Math.max(...all)].map(milliseconds)),
    ]);
    await context.close();
  }
});

afterAll(() => {
  report([
    {
      title: 'What each page fetches',
      words:
        'Gzipped, in Polish (the largest of the three languages), until nothing more is requested. Script and style of a game: at most 97 KB. Fonts, as they are: at most 90 KB, in English 50 KB. Requests to other hosts and cookies: none. Layout shift while loading, the worst of 1440×900, 1024×768 and 390×844: at most 0.001.',
      head: [
        'Page',
        'Page, script, style',
        'Words',
        'Data',
        'Fonts',
        'Requests',
        'To others',
        'Cookies',
        'Layout shift',
      ],
      rows: routes,
    },
    {
      title: 'From the page to its first board',
      words: `From the last byte of the page itself to the frame with the board, and to the one from which on it can be played on, nothing cached: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the first byte, a processor slowed down four times; ${RUNS} times. Aim: a board after at most 1000 ms.`,
      head: ['Game', 'Board: median', 'Worst', 'To play: median', 'Worst'],
      rows: boards,
    },
    {
      title: 'From a tap or a key to its effect',
      words:
        'From the input to the frame that shows its effect, including the round trip to the server on this computer, on a processor slowed down four times; eight runs each. Aim: at most 50 ms.',
      head: ['What', 'Median', 'Worst'],
      rows: moves,
    },
    {
      title: 'What answers a page without a server',
      words:
        'Each part is fetched when it is needed, compressed by gzip: the module and what it needs in any language after the first page, the texts of the language, a network when its game is played. Beside it, in Brotli, what has to stay within its budget.',
      head: ['Part', 'As it is', 'Gzip', 'Brotli'],
      rows: parts,
    },
    {
      title: 'Answers without a server',
      words:
        'A page in the browser of a telephone, its processor slowed down four times; threads of their own are not slowed down. From one’s move to the answer of the strongest computer player, which thinks for a quarter of a second; and, while it thinks, from taking the move back to the board as it was. Six of each. Aim: an answer within 3 s. Its thread is ended at once; what is told then is how soon it is seen.',
      head: ['Game', 'Answer: median', 'Worst', 'Taken back: median', 'Worst'],
      rows: thoughts,
    },
  ]);
});
