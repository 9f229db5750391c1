// The end of a game as an event: seen live and once, ended by a tap or a key, still where no motion is wanted; and the result that
// stands beside it from the first moment.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { SeatPlan } from '../src/generated/wire';
import { openPage, RESULTS, type Size } from './browser';
import { browser, server, visit } from './house';
import { act } from './play';
import { create, deed, more, unworded } from './table';

const person = (name = ''): SeatPlan['player'] => ({ kind: 'human', name });
const greedy: SeatPlan['player'] = { kind: 'bot', bot: 'greedy' };
const SEATS = ['south', 'west', 'north', 'east'] as const;
const seats = (...players: SeatPlan['player'][]): SeatPlan[] =>
  SEATS.map((seat, index) => ({ seat, player: players[index] ?? greedy }));

/** One throw and one capture before the end, by the person in the south. */
const NEAR = '7wK/8/8/8/8/8/3sh4/sK6sE s throw 20,12,6,3';
/** The same, after the king of the south has fallen. */
const FALLEN = '7wK/8/8/8/8/8/3sh4/7sE s throw 20,12,6,3';
/** The same, when the points of another are out of reach. */
const BEHIND = '7wK/8/8/8/8/8/3sh4/sK6sE s throw 6,32,16,3';

async function open(page: Page, position = NEAR, players = seats(person())): Promise<void> {
  const rules = 'chaturaji-pl-solo';
  const id = await create(server.url, { rules, seats: players, position, dice: 'hand' });
  await page.addInitScript(() => localStorage.setItem('ashtapada-tour', 'seen'));
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.board-area svg.board');
}

async function end(page: Page): Promise<void> {
  await act(page, '4');
  await act(page, 'h1xh8');
  await page.waitForSelector('.result');
}

const moving = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });
const finale = (page: Page) => page.locator('.board-area > .finale');

/** The words that are printed, in order. */
const printed = (page: Page) =>
  finale(page).evaluate((one) => {
    const last = [...one.querySelectorAll('.printed > g')].at(-1);
    return [...(last?.querySelectorAll('.printed-line') ?? [])].map((line) => line.textContent);
  });

interface Shown {
  words: string | null;
  parts: string[];
  hidden: string | null;
  places: string[];
  from: number;
  to: number;
}

/** Writes down each event as it is seen: a busy machine would come too late to look. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const now = document.querySelector('.finale');
      const last = shown.at(-1);
      if (now && (!last || last.to > 0)) {
        const parts = ['.garland', '.march', '.petals', '.printed'].filter((one) => now.querySelector(one));
        shown.push({
          words: now.querySelector('.sentence')?.textContent ?? null,
          parts,
          hidden: now.getAttribute('aria-hidden'),
          places: [...document.querySelectorAll('.result, .result-buttons > *, .plate')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
          from: performance.now(),
          to: 0,
        });
      } else if (!now && last?.to === 0) last.to = performance.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
const shown = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);

/** Where everything stands that must not move. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.result, .result-buttons > *, .plate')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

test('the end of a game is an event, seen live and once, which moves nothing', async () => {
  const page = await visit('desk', 'en');
  await moving(page);
  await open(page);
  await watch(page);
  await end(page);
  await expect.poll(async () => (await shown(page)).at(-1)?.to ?? 0).toBeGreaterThan(0);
  const [event] = await shown(page);
  expect(event).toMatchObject({
    words: 'win with 25\u00a0points',
    parts: ['.garland', '.march', '.petals', '.printed'],
    hidden: 'true',
  });
  // A busy machine looks late, but not so late.
  const lasted = (event?.to ?? 1e6) - (event?.from ?? 0);
  expect(lasted).toBeGreaterThan(2000);
  expect(lasted).toBeLessThan(4000);
  expect(await places(page)).toEqual(event?.places);
  expect(await unworded(page)).toBeUndefined();
  // One sentence for who hears it.
  expect(await page.getAttribute('.result', 'aria-label')).toBe(
    'Result: You win. 1. You 25, 2. Green 12, 3. Red 6, 4. Yellow 3',
  );
  const ran = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const seen = () => document.querySelector('.finale') !== null;
          setTimeout(() => done(seen()), 800);
        }),
    );
  await page.click('.result-close');
  await page.click('.result-again');
  await page.waitForSelector('.result');
  expect(await ran()).toBe(false);
  // Who comes later finds it at rest: the name stands beside the board.
  await page.reload();
  await page.waitForSelector('.result .print');
  expect(await ran()).toBe(false);
  expect(await page.locator('.print-words').textContent()).toBe('win with 25\u00a0points');
  expect(await page.locator('.plate[data-seat="south"] .laurel').count()).toBe(1);
});

test('a tap ends it, and so does any key, which does nothing else', async () => {
  for (const how of ['tap', 'Escape', 'x'] as const) {
    const page = await visit('phone', 'pl');
    await moving(page);
    await open(page);
    await end(page);
    await finale(page).waitFor();
    const begun = Date.now();
    if (how === 'tap') await page.locator('.board-area svg.board').click({ position: { x: 100, y: 100 } });
    else await page.keyboard.press(how);
    await finale(page).waitFor({ state: 'detached', timeout: 2500 });
    expect(Date.now() - begun, how).toBeLessThan(2500);
    expect(await page.locator('.result').count(), how).toBe(1);
  }
});

test('while it runs a button works at the first press', async () => {
  const page = await visit('desk', 'cs');
  await moving(page);
  await open(page);
  await end(page);
  await finale(page).waitFor();
  await page.click('[data-result="study"]');
  await page.waitForSelector('.study');
  expect(await finale(page).count()).toBe(0);
});

test('where no motion is wanted it stands still', async () => {
  const page = await visit('desk', 'pl');
  await open(page);
  await end(page);
  await finale(page).waitFor();
  expect(await finale(page).locator('.march').count()).toBe(1);
  const shapes = () =>
    finale(page).evaluate((one) =>
      [...one.querySelectorAll('.letter, .marcher, .petal, .garland')].map((part) => {
        const { x, y } = part.getBoundingClientRect();
        return `${Math.round(x)} ${Math.round(y)}`;
      }),
    );
  const moves = await finale(page).evaluate((one) =>
    one.getAnimations({ subtree: true }).map((each) => (each as CSSAnimation).animationName),
  );
  expect(moves.filter((name) => name !== 'appear-whole')).toEqual([]);
  const before = await shapes();
  await page.waitForTimeout(300);
  expect(await shapes()).toEqual(before);
});

test('two buttons, and the rest on request; a winner whose king had fallen stands upright in a laurel', async () => {
  const page = await visit('desk', 'en');
  await open(page, FALLEN);
  const mark = (seat: string) =>
    page.locator(`.plate[data-seat="${seat}"] .plate-mark`).getAttribute('class');
  expect(await mark('south')).toContain('fallen');
  await end(page);
  await expect.poll(() => mark('south')).toBe('plate-mark crowned');
  expect(await page.locator('.plate[data-seat="south"] .laurel').isVisible()).toBe(true);
  const upright = await page
    .locator('.plate[data-seat="south"] .plate-mark > .piece-icon')
    .evaluate((one) => getComputedStyle(one).rotate);
  expect(upright).toBe('none');
  expect(await mark('west')).toContain('bows');
  expect(await page.locator('.plate .laurel').count()).toBe(1);

  const visible = () => page.locator('.result [data-result]:visible, .result a:visible').count();
  expect(await visible()).toBe(2);
  const buttons = page.locator('.result-buttons > *');
  expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-result')))).toEqual([
    'again',
    'study',
  ]);
  const at = await buttons.last().boundingBox();
  await more(page);
  expect(await visible()).toBeGreaterThan(5);
  expect(await buttons.last().boundingBox()).toEqual(at);
});

test.each<[Size, string]>([
  ['phone', 'pl'],
  ['phone', 'cs'],
])('on %s the name, the final board and the buttons are seen without scrolling: %s', async (size, locale) => {
  const page = await visit(size, locale);
  await open(
    page,
    NEAR,
    seats(person('Wspaniała Kunegunda'), person('Čeněk'), person('Asha'), person('Bartek')),
  );
  await end(page);
  await finale(page).waitFor({ state: 'detached' });
  const seen = await page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const [head, name, words, board, sheet, button, unfold] = [
      '.result-head',
      '.print',
      '.print-words',
      'svg.board',
      '.result',
      '.result-buttons > :last-child',
      '.result-more',
    ].map(box);
    const inside = (one: DOMRect | undefined, other: DOMRect | undefined) =>
      one !== undefined && other !== undefined && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
    return {
      scrolled: scrollY,
      name: inside(name, head) && inside(words, head) && (words?.right ?? 1e4) <= innerWidth,
      above: (head?.bottom ?? 1e4) <= (board?.top ?? 0) + 1 && (head?.top ?? -1) >= 0,
      board: (board?.bottom ?? 1e4) <= (sheet?.top ?? 0) + 1 && (board?.right ?? 1e4) <= innerWidth + 1,
      buttons: Math.max(button?.bottom ?? 1e4, unfold?.bottom ?? 1e4) <= innerHeight,
      sheet: (document.querySelector('.result')?.scrollTop ?? 1) === 0,
    };
  });
  expect(seen).toEqual({ scrolled: 0, name: true, above: true, board: true, buttons: true, sheet: true });
  await page.screenshot({ path: join(RESULTS, `finale-rest-${size}-${locale}.png`) });
});

test('who has lost sees the winner’s name, and nothing that rejoices', async () => {
  const page = await visit('lying', 'en');
  await open(page, BEHIND);
  await end(page);
  await finale(page).waitFor();
  expect(await printed(page)).toEqual(['Green']);
  expect(await finale(page).locator('.garland, .march, .petals').count()).toBe(0);
  expect(await page.locator('.result h2').textContent()).toBe('You lose: Green wins');
});

test('a drawn game has both names and no laurel; both kings bow', async () => {
  const page = await visit('desk', 'cs');
  const id = await create(server.url, {
    rules: 'chess',
    position: '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1',
    seats: [
      { seat: 'south', player: person('Anna') },
      { seat: 'north', player: person('Jan') },
    ],
  });
  await page.goto(`/game/${id}`);
  await act(page, 'f1f7');
  await finale(page).waitFor();
  expect(await printed(page)).toEqual(['Anna', 'Jan']);
  expect(await finale(page).locator('.sentence').textContent()).toBe('Remíza');
  expect(await page.locator('.plate .laurel').count()).toBe(0);
  expect(await page.locator('.plate-mark.bows').count()).toBe(2);
});

test('at a desk the moves are whole beside the result, or come back when it is closed', async () => {
  const page = await visit('desk', 'en');
  await open(page);
  await end(page);
  expect(await page.locator('.log-area').isVisible()).toBe(false);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.locator('.log-area').waitFor();
  const high = await page.locator('.log-area').evaluate((one) => one.getBoundingClientRect().height);
  expect(high).toBeGreaterThanOrEqual(150);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.result-close').click();
  await page.locator('.log-area').waitFor();
});

test('in colours of the system the name is plain text', async () => {
  const page = await visit('desk', 'en');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page);
  await end(page);
  await finale(page).waitFor({ state: 'detached' });
  expect(await page.locator('.print').isVisible()).toBe(false);
  expect(await page.locator('.print-plain').textContent()).toBe('You');
  expect(await page.locator('.print-plain').isVisible()).toBe(true);
});

test('where what tells a result cannot be fetched, who came where is listed all the same', async () => {
  const { page, context } = await openPage(browser, server.url, 'desk', 'en');
  onTestFinished(() => context.close());
  await page.route(/GameResult/, (route) => route.abort());
  await open(page, NEAR, seats(person('Asha'), person('Čeněk'), person(), person()));
  await act(page, '4');
  await act(page, 'h1xh8');
  await page.waitForSelector('.plain-result');
  expect(await page.locator('.plain-result li').allTextContents()).toEqual([
    'Asha 25',
    'Čeněk 12',
    'Red 6',
    'Yellow 3',
  ]);
});

test('leopards, whose player gives up, bow to the cows', async () => {
  const page = await visit('phone', 'cs');
  const id = await create(server.url, {
    rules: 'cows-leopards-bl',
    seats: [
      { seat: 'south', player: person() },
      { seat: 'north', player: greedy },
    ],
  });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main[data-settled]');
  await deed(page, id, { kind: 'resign', seat: 'south' });
  await finale(page).waitFor();
  expect(await printed(page)).toHaveLength(1);
  expect(await page.locator('.plate .laurel').count()).toBe(1);
});
