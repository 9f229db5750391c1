// Following a game: the last move of each army, the pace, the round shown again, great moments, lost throws, dice.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SeatPlan } from '../src/generated/wire';
import { urlOf } from './alone';
import { RESULTS } from './browser';
import { server, visit } from './house';
import { act, clickSpot, look, play } from './play';
import { create, listen } from './table';

const FIRST: [string, string][] = [['firstPlayer', 'south']];
const bots = (...seats: SeatPlan['seat'][]): SeatPlan[] =>
  seats.map((seat) => ({ seat, player: { kind: 'bot', bot: 'random' } }));
const make = (rules: string, more: Partial<Parameters<typeof create>[1]> = {}) =>
  create(server.url, { rules, ...more });

async function choose(page: Page, settings: Record<string, string>): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('ashtapada.settings', text),
    JSON.stringify(settings),
  );
}

/** The banners that were seen so far. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const one of changes.flatMap((change) => [...change.addedNodes])) {
        const words = one instanceof Element && one.querySelector('.banner-words, :scope .banner-words');
        if (words) seen.push(words.textContent ?? '');
      }
    }).observe(document.querySelector('.board-area') as Element, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

const trails = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.board-area .trail')].map((one) => [
      one.dataset.trail,
      one.getAttribute('class')?.match(/age-\d/)?.[0],
    ]),
  );

test('each of four armies keeps its last move, and a lost throw leaves it', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`/game/${await make('chaturaji-pl-solo', { options: FIRST, dice: 'hand' })}`);
  for (const action of ['3', 'b1-c3']) await act(page, action);
  // Green's elephant cannot move.
  await page.click('.face[data-face="4"]');
  await expect.poll(() => look(page).then(({ count }) => count)).toBe(4);
  expect(await trails(page)).toEqual([['south', 'age-0']]);
  for (const action of ['3', 'g8-f6', '3', 'h2-f3', '3', 'c3-d5', '3', 'a7-c6']) await act(page, action);
  // The oldest is drawn first, under the others.
  await expect
    .poll(() => trails(page))
    .toEqual([
      ['north', 'age-3'],
      ['east', 'age-2'],
      ['south', 'age-1'],
      ['west', 'age-0'],
    ]);
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('.board-area .trail .line')].map((one) => getComputedStyle(one).stroke),
  );
  expect(new Set(colours).size).toBe(4);
});

test('who wants to be waited for taps for each turn of a computer player, and sees the round again by a key', async () => {
  const page = await visit('desk', 'en');
  const seats = bots('west', 'north', 'east');
  await page.goto(`/game/${await make('chaturaji-pl-solo', { options: FIRST, seats })}`);
  await page.click('[data-tool="more"]');
  await page.selectOption('.pace select', 'wait');
  await page.keyboard.press('Escape');
  await page.waitForSelector('button.throw');
  await page.keyboard.press('t');
  // Something is moved, or nothing can be.
  await expect
    .poll(async () => (await page.locator('.go-on').count()) + (await look(page)).movable.length)
    .toBeGreaterThan(0);
  const { movable } = await look(page);
  if (movable[0]) {
    await clickSpot(page, movable[0]);
    await expect.poll(() => look(page).then(({ targets }) => targets.length)).toBeGreaterThan(0);
    await clickSpot(page, (await look(page)).targets[0] ?? '');
  }
  const waits: string[] = [];
  for (const go of [
    () => page.click('.go-on'),
    () => clickSpot(page, 'e4'),
    () => page.keyboard.press('g'),
  ]) {
    await page.waitForSelector('.go-on');
    waits.push((await page.textContent('.go-on')) ?? '');
    // Nothing goes on by itself, and the log tells nothing of what was not shown yet.
    const turns = await page.locator('.log .turn').count();
    expect(turns).toBe(waits.length);
    expect((await look(page)).settled).toBe(false);
    await go();
    await expect.poll(() => page.locator('.log .turn').count()).toBe(turns + 1);
  }
  expect(waits).toEqual(['Next: Green', 'Next: Red', 'Next: Yellow']);
  await page.waitForSelector('button.throw:not(:disabled)');
  // The choice is remembered.
  await page.reload();
  await page.waitForSelector('button.throw');
  expect(await page.inputValue('.pace select')).toBe('wait');
  const steps = () => page.locator('.log .turn.later').count();
  await page.keyboard.press('r');
  await page.waitForSelector('.to-present');
  await expect.poll(steps).toBe(3);
  await expect.poll(steps, { timeout: 15_000 }).toBe(1);
  await page.locator('.to-present').waitFor({ state: 'detached' });
  // A tap is enough to be back.
  await page.keyboard.press('r');
  await page.waitForSelector('.to-present');
  await clickSpot(page, 'e4');
  await page.locator('.to-present').waitFor({ state: 'detached' });
});

test('a king’s fall and the command that follows are told once each at the edge of the board, and spoken once', async () => {
  const page = await visit('desk', 'en');
  const position = '8/1wK5eK/8/3wE3nK/8/6nH1/8/sKsH6 w throw 0,0,0,0';
  await page.goto(`/game/${await make('chaturaji-pl-team', { position, dice: 'hand' })}`);
  await act(page, '4');
  const [seen, said] = [await watch(page), await listen(page)];
  await act(page, 'd5xh5');
  await page.waitForSelector('.sight.crown');
  expect(await page.textContent('.banner-words')).toBe('Red’s king has fallen');
  // It covers no square, and what is seen of it lies where the king stood.
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} is not drawn`);
    return found;
  };
  const [banner, square] = [await box('.banner'), await box('.board-area [data-spot="e8"]')];
  expect(banner.y + banner.height).toBeLessThan(square.y);
  const [ring, spot] = [await box('.sight .ring'), await box('.board-area [data-spot="h5"]')];
  expect(Math.abs(ring.x + ring.width / 2 - spot.x - spot.width / 2)).toBeLessThan(2);
  expect(Math.abs(ring.y + ring.height / 2 - spot.y - spot.height / 2)).toBeLessThan(2);
  await page.waitForSelector('.sight.sweep .around');
  expect(await seen()).toEqual(['Red’s king has fallen', 'Black now commands Red’s army']);
  expect((await said()).join().match(/captures Red’s king/g)).toHaveLength(1);
  expect(await page.locator('.banner[aria-live], .banner [aria-live]').count()).toBe(0);
  // Looking back tells nothing anew, and the moment is over then.
  await page.keyboard.press('Home');
  await page.locator('.banner').waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  expect(await seen()).toHaveLength(2);
});

test.each(['desk', 'phone'] as const)(
  'a conquered throne is told on the %s, though nothing comes of it',
  async (size) => {
    const page = await visit(size, 'cs');
    const position = '3wK3nK/8/2wh5/8/1sK6/8/6eK1/sB7 s throw 0,0,0,0';
    await page.goto(`/game/${await make('caturanga-cz', { position, dice: 'hand' })}`);
    await act(page, '5');
    const said = await listen(page);
    await act(page, 'b4-a5');
    await page.waitForSelector('.sight .ring');
    expect(await page.textContent('.banner-words')).toMatch(/ král dobyl trůn /);
    expect((await said()).join()).toMatch(/ král dobývá trůn /);
    expect(await page.textContent('.log')).toMatch(/ král dobývá trůn /);
    await page.screenshot({ path: join(RESULTS, `throne-${size}.png`) });
  },
);

test('a huff names the soldier that should have captured, and where', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`/game/${await make('soldiers16-bl', { options: FIRST, actions: ['e4-e5'] })}`);
  await act(page, 'd6-d5');
  await page.waitForSelector('.sight.missed .way', { state: 'attached' });
  expect(await page.textContent('.banner-words')).toMatch(/missed e6xe4, and the piece is huffed$/);
  await page.click('.banner .close');
  expect(await page.locator('.banner, .sight').count()).toBe(0);
  // Who plays on has read enough of it.
  await page.goto(`/game/${await make('soldiers16-bl', { options: FIRST, actions: ['e4-e5'] })}`);
  await act(page, 'd6-d5');
  await page.waitForSelector('.banner-words');
  const { movable } = await look(page);
  await clickSpot(page, movable[0] ?? '');
  await expect.poll(() => look(page).then((offer) => offer.targets.length)).toBeGreaterThan(0);
  await clickSpot(page, (await look(page)).targets[0] ?? '');
  await expect
    .poll(() => page.locator('.banner', { hasText: 'missed e6xe4' }).count(), { timeout: 2500 })
    .toBe(0);
});

test('what was captured of one’s own is said in words until one’s next turn; what is told goes when one plays on', async () => {
  const page = await visit('phone', 'en');
  const seats: SeatPlan[] = [{ seat: 'north', player: { kind: 'bot', bot: 'greedy' } }];
  await page.goto(`/game/${await make('soldiers16-bl', { options: FIRST, seats, dice: 'fair' })}`);
  await act(page, 'e4-e5');
  await page.waitForSelector('.losses');
  expect(await page.textContent('.losses')).toMatch(/jumps your soldier on e5/);
  const { targets, movable } = await look(page);
  expect(targets).toEqual([]);
  await clickSpot(page, movable[0] ?? '');
  await expect.poll(() => look(page).then((offer) => offer.targets.length)).toBeGreaterThan(0);
  await clickSpot(page, (await look(page)).targets[0] ?? '');
  await page.locator('.losses', { hasText: 'on e5' }).waitFor({ state: 'detached' });
});

test('a lost throw stays with its reason until it was seen; the others of a round are one line', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`/game/${await make('chaturaji-pl-solo', { options: FIRST, dice: 'hand' })}`);
  const count = () => look(page).then((offer) => offer.count);
  await page.click('.face[data-face="4"]');
  await expect.poll(count).toBe(2);
  const words = 'A 4\u00a0was thrown: the elephant (c1) cannot move.';
  expect(await page.textContent('.lost-throw .idle-words')).toBe(words);
  for (const action of ['3', 'a7-c6']) await act(page, action);
  expect(await page.textContent('.lost-throw .idle-words')).toBe(words);
  await page.keyboard.press('g');
  expect(await page.locator('.lost-throw').count()).toBe(0);
  await page.click('.face[data-face="4"]');
  await expect.poll(count).toBe(6);
  await page.click('.lost-throw .seen');
  expect(await page.textContent('.said .idle-words')).toBe('No move for Black (4) and Red (4).');
});

test('a die shows what was thrown only at rest, and leaves the board then', async () => {
  const page = await visit('desk', 'en');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/game/${await make('chaturaji-pl-solo', { options: FIRST })}`);
  // Looked at the moment it rolls: on a busy machine it rests before anybody could ask.
  const early = page.evaluate(
    () =>
      new Promise((told) => {
        new MutationObserver((_, observer) => {
          const rolls = document.querySelectorAll('.die-box.rolling').length;
          if (rolls === 0) return;
          observer.disconnect();
          told({
            rolls,
            turns: document.querySelectorAll('.log .turn').length,
            may: document.querySelectorAll('[data-may]').length,
            labels: document.querySelectorAll('.die-box[aria-label]').length,
            status: document.querySelector('.status')?.textContent,
          });
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.click('button.throw');
  expect(await early).toEqual({ rolls: 1, turns: 0, may: 0, labels: 0, status: 'Black throws.' });
  await page.waitForSelector('.die-box[aria-label]');
  await page.waitForSelector('.log .turn');
  await expect
    .poll(() => page.locator('.cloth-die.lies').evaluate((die) => getComputedStyle(die).opacity), {
      timeout: 5000,
    })
    .toBe('0');
});

test('dice are thrown by themselves for who chose that', async () => {
  const page = await visit('desk', 'en');
  await choose(page, { throwing: 'auto' });
  await page.goto(`/game/${await make('chaturaji-pl-solo', { options: FIRST })}`);
  await expect.poll(() => look(page).then((offer) => offer.count)).toBeGreaterThan(0);
});

/** A king alone moves by one face of four. */
const LONE = '7wK/8/8/8/8/8/wE7/3sK4 s throw 0,0,0,0';

test('throws of which few allow a move make themselves, and a lost one has a sign at the plate', async () => {
  const page = await visit('phone', 'en');
  const seats = bots('west', 'north', 'east');
  await page.goto(`/game/${await make('chaturaji-pl-solo', { position: LONE, seats })}`);
  // Nobody presses anything until there is something to decide.
  await expect.poll(() => look(page).then(({ movable }) => movable.length), { timeout: 60_000 }).toBe(1);
  expect(await page.locator('button.throw').count()).toBe(0);
  const game = urlOf(page).pathname.replace('/game/', '/games/');
  const { entries } = await (await fetch(`${server.url}/api${game}?seen=0`)).json();
  const own = entries.filter((entry: { owner: string; text: string }) => entry.owner === 'south');
  expect(own.at(-1)?.text).toBe('5');
  const sign = page.locator('[data-seat="south"] .lost-sign');
  // It goes with the next throw.
  expect(await sign.count()).toBe(0);
  await clickSpot(page, 'd1');
  await expect.poll(() => look(page).then(({ targets }) => targets.length)).toBeGreaterThan(0);
  await clickSpot(page, (await look(page)).targets[0] ?? '');
  const lost = page.locator('.plate .lost-sign').first();
  await lost.waitFor({ timeout: 30_000 });
  expect(await lost.getAttribute('aria-label')).toMatch(/^Lost throw: [2-5]$/);
});

test('throwing by itself is offered once; then one goes on to one’s next decision at a tap', async () => {
  const page = await visit('desk', 'pl');
  await choose(page, { pace: 'quick', dice: 'still' });
  const seats = bots('west', 'north', 'east');
  // By half of the faces something can be moved: so these throws are asked for.
  const position = '7wK/8/8/8/8/8/wE7/3sK2sE1 s throw 0,0,0,0';
  await page.goto(`/game/${await make('chaturaji-pl-solo', { position, seats })}`);
  const offer = page.locator('.throw-offer');
  const seen = () => offer.count();
  await play(page, 3, Number.POSITIVE_INFINITY, undefined, seen);
  await page.screenshot({ path: join(RESULTS, 'follow-offer-desk-pl.png') });
  await page.locator('[data-offer="hand"]').click();
  expect(await seen()).toBe(0);
  const onward = page.locator('.onward');
  await onward.click();
  await onward.waitFor({ state: 'detached', timeout: 60_000 });
  const { movable, over, buttons } = await look(page);
  expect(over || movable.length > 0).toBe(true);
  expect(buttons).not.toContain('throw');
  await page.reload();
  await page.waitForSelector('.board-area svg.board');
  expect(await seen()).toBe(0);
});

test('who is asked to exchange kings sees where they would return, and reads what follows', async () => {
  const page = await visit('phone', 'en');
  const position = '2wh5/3wK3eK/8/8/3sE4/2sB3nH1/8/sK6eB s throw 0,0,0,0 command=n:loss';
  await page.goto(`/game/${await make('chaturaji-pl-team', { position, dice: 'hand' })}`);
  for (const action of ['4', 'd4xd7', 'offer-exchange']) await act(page, action);
  const told = page.locator('.foretold');
  await told.waitFor();
  expect(await told.textContent()).toMatch(/^If you accept: .*king returns to the board on a5.*on e8/);
  expect(
    await page
      .locator('.king-ghosts [data-ghost]')
      .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.ghost)),
  ).toEqual(['a5', 'e8']);
  await page.screenshot({ path: join(RESULTS, 'foretold-phone-en.png') });
  await act(page, 'decline');
  await told.waitFor({ state: 'detached' });
  expect(await page.locator('.king-ghosts').count()).toBe(0);
});
