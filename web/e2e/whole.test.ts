// Every rule set from the gallery to its result, at every size and in the three languages: by mouse, and on
// the phone by touch. keyboard.test.ts does it by keyboard.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '../src/text/languages';
import { addressed, urlOf } from './alone';
import { openPage, RESULTS, type Size } from './browser';
import { finger } from './hands';
import { browser, server } from './house';
import { look, play } from './play';
import { more, setUp, unworded } from './table';

const shot = (name: string) => ({ path: join(RESULTS, `${name}.png`) });

interface Game {
  rules: string;
  size: Size;
  locale: Language;
  /** Changed in the form; none means the rules as they are. */
  options?: Record<string, string>;
  /** The computer player of every seat but the first; without one people play them all. */
  others?: string;
  /** Whose points are compared at the end. */
  points?: 'seat' | 'team';
}

const GAMES: Game[] = [
  {
    rules: 'chaturaji-pl-solo',
    size: 'desk',
    locale: 'en',
    options: { noProgressRounds: '2' },
    points: 'seat',
  },
  {
    rules: 'chaturaji-pl-team',
    size: 'phone',
    locale: 'pl',
    options: { noProgressRounds: '2' },
    points: 'team',
  },
  { rules: 'chaturaji-pl-team-annihilation', size: 'desk', locale: 'cs', options: { noProgressRounds: '2' } },
  { rules: 'chaturaji-pl-nodice', size: 'lying', locale: 'pl' },
  { rules: 'caturanga-cz', size: 'tablet', locale: 'cs', options: { noProgressRounds: '2' } },
  {
    rules: 'chaturaji-wikipedia',
    size: 'phone',
    locale: 'en',
    options: { noProgressRounds: '2' },
    points: 'seat',
  },
  { rules: 'soldiers16-bl', size: 'phone', locale: 'en', options: { target: '6' }, points: 'seat' },
  { rules: 'soldiers16-free', size: 'lying', locale: 'cs', options: { target: '5' }, points: 'seat' },
  { rules: 'peralikatuma-bl', size: 'phone', locale: 'cs', options: { target: '6' }, points: 'seat' },
  {
    rules: 'kotu-ellima-bl',
    size: 'desk',
    locale: 'pl',
    options: { target: '6' },
    others: 'level-2',
    points: 'seat',
  },
  { rules: 'cows-leopards-bl', size: 'phone', locale: 'pl', others: 'level-4' },
  { rules: 'cows-leopards-bl', size: 'desk', locale: 'en', options: { target: '8' } },
  { rules: 'vilac-9506', size: 'phone', locale: 'pl' },
  { rules: 'vilac-9506', size: 'desk', locale: 'en' },
  { rules: 'vilac-9506', size: 'lying', locale: 'cs' },
  { rules: 'chess', size: 'desk', locale: 'cs' },
  { rules: 'shatranj', size: 'phone', locale: 'pl' },
  { rules: 'chaturanga', size: 'tablet', locale: 'en' },
];

/** Playing never needs scrolling: the whole board is in view, and nothing overflows to the side. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector('svg.board')?.getBoundingClientRect().bottom ?? 1e9;
    return scrollY === 0 && bottom <= innerHeight && document.documentElement.scrollWidth <= innerWidth;
  });

interface Place {
  rank: number;
  name: string;
  points: number | null;
  winner: boolean;
}

const places = (page: Page): Promise<Place[]> =>
  page.locator('.ranking li').evaluateAll((rows) =>
    rows.map((row) => {
      const text = (part: string) => row.querySelector(part)?.textContent ?? null;
      const points = text('.points');
      return {
        rank: Number.parseInt(text('.rank') ?? '', 10),
        name: text('.name') ?? '',
        points: points === null ? null : Number(points),
        winner: row.classList.contains('winner'),
      };
    }),
  );

/** Who plays alone against computers is "you", which the headlines of some languages say by their verb. */
const YOU: Readonly<Record<string, string>> = { Ty: 'Wygrywa', Vy: 'Vyhrává' };

/** A winner in a headline, within a sentence: `Green (cows)` is called by the pieces. */
function saidOf(name: string): string {
  const [, who = name, pieces] = /^(\S+)(?: \((.+)\))?$/.exec(name) ?? [];
  return (YOU[who] ?? (who === 'You' ? who : (pieces ?? who))).toLowerCase();
}

/** The sides of chess are one player in a list, and in Polish sentences several pieces. */
const SEVERAL: Readonly<Record<string, string>> = { biały: 'białe', czarny: 'czarne' };

function isSaid(headline: string, name: string): boolean {
  const said = saidOf(name);
  return [said, SEVERAL[said] ?? said].some((one) => headline.toLowerCase().includes(one));
}

/** The ranking begins with 1, names every player, and is in the order of the points that are compared. */
function checkRanking(ranking: readonly Place[], headline: string, points: Game['points']): void {
  expect(ranking[0]?.rank).toBe(1);
  for (const [index, place] of ranking.entries()) {
    expect(place.name).toMatch(/\S/);
    if (place.winner) expect([place.rank, isSaid(headline, place.name)]).toEqual([1, true]);
    const next = ranking[index + 1];
    if (next) expect(next.rank).toBeGreaterThanOrEqual(place.rank);
  }
  if (points === undefined) return;
  const sums = new Map<number, number>();
  for (const { rank, points: own } of ranking) {
    expect(own).not.toBeNull();
    sums.set(rank, (points === 'team' ? (sums.get(rank) ?? 0) : 0) + (own ?? 0));
  }
  const falling = [...sums.values()];
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
}

// Two at a time: each mostly waits for the answers of its own table.
test.concurrent.each(GAMES)(
  '$rules is played to its end: $size, $locale',
  async ({ rules, size, locale, options = {}, others, points }) => {
    const { page, context, troubles } = await openPage(browser, server.url, size, locale);
    const name = `${rules}-${size}-${locale}`;
    await setUp(page, rules, options, others);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    const hand = size === 'phone' ? finger(await context.newCDPSession(page)) : undefined;
    await play(page, 11, 40, hand);
    await page.screenshot(shot(`${name}-middle`));
    expect(await fits(page)).toBe(true);
    expect(await unworded(page)).toBeUndefined();
    const count = await play(page, 12, undefined, hand);
    expect(count).toBeGreaterThan(8);
    await page.waitForSelector('.result');
    await page.screenshot(shot(`${name}-end`));
    expect(await unworded(page)).toBeUndefined();
    const ranking = await places(page);
    expect(await page.locator('.ranking .name').count()).toBe(await page.locator('.plate').count());
    checkRanking(ranking, (await page.textContent('.result h2')) ?? '', points);
    // Still there after a reload, and in the list of games.
    await page.reload();
    await page.waitForSelector('.result');
    expect((await look(page)).count).toBe(count);
    expect(await places(page)).toEqual(ranking);
    const address = urlOf(page).pathname;
    await more(page);
    await page.click(`.result a[href="${addressed('/')}"]`);
    await page
      .locator(`a[href="${addressed('/me')}"]:visible`)
      .first()
      .click();
    await page.locator(`.my-game.over a[href="${addressed(address)}"]`).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  },
);
