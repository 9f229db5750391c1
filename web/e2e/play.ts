// Plays as a person would: throws the dice, clicks marked pieces and their targets, presses buttons.
import type { Page } from 'playwright-core';
import { layout, step } from '../src/board/geometry';
import type { Board } from '../src/generated/wire';

interface Offer {
  count: number;
  settled: boolean;
  over: boolean;
  /** What can be clicked: buttons by selector, spots by name. */
  buttons: string[];
  promotions: string[];
  /** Chains of jumps to the same spot, to be chosen from. */
  ways: string[];
  captures: string[];
  targets: string[];
  movable: string[];
}

/** What the page offers now, read from what is drawn. */
export function look(page: Page): Promise<Offer> {
  return page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main.table');
    const names = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset.spot ?? '');
    const actions = (selector: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(selector)]
        .filter((one) => !one.disabled)
        .map((one) => one.dataset.action ?? '');
    const throwing = document.querySelector<HTMLButtonElement>('button.throw');
    return {
      count: Number(main?.dataset.count ?? -1),
      settled: main?.dataset.settled !== undefined,
      over: document.querySelector('.result, .result-again') !== null,
      buttons: [...(throwing && !throwing.disabled ? ['throw'] : []), ...actions('.actions button')],
      ways: [...document.querySelectorAll<HTMLElement>('[data-way]')].map((one) => one.dataset.way ?? ''),
      promotions: actions('.promotion button[data-action]'),
      captures: names('[data-target="capture"]'),
      targets: names('[data-target]'),
      movable: names('[data-may]'),
    };
  });
}

/** The same sequence of choices in every run. */
export function dealer(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/**
 * The centre of what the selector finds, in the window as it is now: playing never needs scrolling, so the
 * page is not scrolled here. Null if it is not on the page.
 */
export async function middle(page: Page, selector: string): Promise<{ x: number; y: number } | null> {
  const place = await page.evaluate((wanted) => {
    const one = document.querySelector(wanted);
    if (!one) return null;
    // A long list may scroll.
    for (let list = one.parentElement; list && list !== document.body; list = list.parentElement) {
      if (getComputedStyle(list).overflowY === 'visible') continue;
      const [around, own] = [list.getBoundingClientRect(), one.getBoundingClientRect()];
      list.scrollTop += Math.min(0, own.top - around.top) + Math.max(0, own.bottom - around.bottom);
    }
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, seen: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight };
  }, selector);
  if (place && !place.seen) throw new Error(`${selector} is out of sight: ${JSON.stringify(place)}`);
  return place;
}

export async function middleOf(page: Page, spot: string): Promise<{ x: number; y: number }> {
  const place = await middle(page, `[data-spot="${spot}"]`);
  if (!place) throw new Error(`${spot} is not on the page`);
  return place;
}

export async function clickSpot(page: Page, spot: string): Promise<void> {
  const { x, y } = await middleOf(page, spot);
  await page.mouse.click(x, y);
}

/** A button may be gone before it is reached: a forced pass is played by the server. */
async function press(page: Page, selector: string): Promise<void> {
  const place = await middle(page, selector);
  if (place) await page.mouse.click(place.x, place.y);
}

/** Waits until it stays where it is: what is fetched when it is first shown moves what stands below it. */
const still = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const top = () => document.querySelector(wanted)?.getBoundingClientRect().top;
    const later = () => new Promise((done) => setTimeout(done, 300));
    for (let before = NaN as number | undefined; before !== top(); await later()) before = top();
  }, selector);

/** The input with which a game is played. */
export interface Hand {
  spot(page: Page, spot: string): Promise<void>;
  press(page: Page, selector: string): Promise<void>;
}

const MOUSE: Hand = { spot: clickSpot, press };

function pick<T>(from: readonly T[], deal: (n: number) => number): T {
  const one = from[deal(from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

/** Makes one decision, or half of one. Returns false if there is nothing to decide just now. */
async function oneStep(page: Page, offer: Offer, deal: (n: number) => number, hand: Hand): Promise<boolean> {
  if (offer.promotions.length > 0) {
    await hand.press(page, `.promotion button[data-action="${offer.promotions.at(-1)}"]`);
  } else if (offer.ways.length > 0) {
    await hand.press(page, `[data-way="${pick(offer.ways, deal)}"]`);
  } else if (offer.captures.length > 0) {
    await hand.spot(page, pick(offer.captures, deal));
  } else if (offer.targets.length > 0) {
    await hand.spot(page, pick(offer.targets, deal));
  } else if (offer.buttons.length > 0 && (offer.movable.length === 0 || deal(4) === 0)) {
    const button = pick(offer.buttons, deal);
    await hand.press(page, button === 'throw' ? 'button.throw' : `.actions button[data-action="${button}"]`);
  } else if (offer.movable.length > 0) {
    await hand.spot(page, pick(offer.movable, deal));
  } else {
    return false;
  }
  return true;
}

/** Waits until a condition on what the page offers holds. */
export async function until(page: Page, holds: (offer: Offer) => boolean): Promise<Offer> {
  const start = Date.now();
  for (;;) {
    const offer = await look(page);
    if (holds(offer)) return offer;
    if (Date.now() - start > 10_000) throw new Error(`in vain: ${holds}, ${JSON.stringify(offer)}`);
    await page.waitForTimeout(15);
  }
}

/** One action as records write it: clicks on the board, a choice in the dialog, a button, or a throw entered by hand. */
export async function act(page: Page, action: string): Promise<void> {
  const { count, targets } = await until(page, (offer) => offer.settled);
  const [first = '', second] = action.match(/[a-i]\d/g) ?? [];
  if (/^\d( \d)?$/.test(action)) {
    for (const face of action.split(' ')) {
      const shown = `.face[data-face="${face}"]`;
      await page.waitForSelector(shown, { state: 'attached' });
      await still(page, shown);
      await press(page, shown);
    }
  } else if (second !== undefined) {
    // In a chain of jumps the piece is already picked up.
    if (!targets.includes(second)) await clickSpot(page, first);
    await until(page, (offer) => offer.targets.includes(second));
    await clickSpot(page, second);
  } else if (first !== '') {
    await clickSpot(page, first);
  } else if (action === 'pass') {
    await press(page, '.actions button[data-action="pass"]');
  } else {
    // What is told of a choice when it comes first may move its buttons.
    await page.click(`.actions button[data-action="${action}"]`);
  }
  const asked = (offer: Offer) => offer.promotions.length + offer.ways.length > 0;
  const after = await until(page, (offer) => offer.count > count || asked(offer));
  if (after.count > count) return;
  if (after.ways.length > 0) {
    await page.click(`[data-way="${first}x${second}"]`);
    await until(page, (offer) => offer.count > count);
    return;
  }
  await page.click(`.promotion button[data-action="${action}"]`);
  await until(page, (offer) => offer.count > count);
}

/** Plays until the result is shown, `most` entries are in the log, or something is `seen`. Returns how many there are. */
export async function play(
  page: Page,
  seed: number,
  most = Number.POSITIVE_INFINITY,
  hand: Hand = MOUSE,
  seen: () => Promise<number> = async () => 0,
): Promise<number> {
  const deal = dealer(seed);
  let idle = Date.now();
  let moved = { count: -1, at: Date.now() };
  for (;;) {
    const offer = await look(page);
    if (offer.over || offer.count >= most || (await seen()) > 0) return offer.count;
    if (offer.count !== moved.count) moved = { count: offer.count, at: Date.now() };
    if (Date.now() - moved.at > 60_000) throw new Error(`nothing comes of it: ${JSON.stringify(offer)}`);
    if (offer.settled && (await oneStep(page, offer, deal, hand))) {
      idle = Date.now();
      continue;
    }
    // Another seat decides; but a table where nothing ever happens is broken.
    if (Date.now() - idle > 20_000) throw new Error(`nothing happens: ${JSON.stringify(offer)}`);
    await page.waitForTimeout(15);
  }
}

/** Moves the cursor to a spot with the arrow keys, by a shortest path. */
export async function walkTo(page: Page, board: Board, turns: number, target: string): Promise<void> {
  const on = layout(board, turns);
  const active = await page.locator('svg.board').first().getAttribute('aria-activedescendant');
  const from = active?.replace('spot-', '') ?? '';
  const came = new Map<string, { before: string; key: string }>([[from, { before: '', key: '' }]]);
  const todo = [from];
  for (let at = todo.shift(); at !== undefined && !came.has(target); at = todo.shift()) {
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const next = step(on, at, direction);
      if (came.has(next)) continue;
      came.set(next, { before: at, key: `Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}` });
      todo.push(next);
    }
  }
  const keys: string[] = [];
  for (let at = came.get(target); at?.key; at = came.get(at.before)) keys.unshift(at.key);
  for (const key of keys) await page.keyboard.press(key);
}
