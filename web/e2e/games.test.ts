// What can be done at a table and around it; whole games are in whole.test.ts and keyboard.test.ts.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Player, Seat } from '../src/generated/wire';
import { isAlone } from './alone';
import { openPage, RESULTS } from './browser';
import { answered, browser, restart, served, servedIf, server, visit } from './house';
import { clickSpot, look, play, until } from './play';
import { chooseLanguage, create as createGame, deed, openDetails, tool } from './table';

const shot = (name: string) => ({ path: join(RESULTS, `${name}.png`) });

const BOT: Player = { kind: 'bot', bot: 'greedy' };

const create = (rules: string, players: Partial<Record<Seat, Player>> = {}) =>
  createGame(server.url, {
    rules,
    seats: Object.entries(players).map(([seat, player]) => ({ seat: seat as Seat, player })),
  });

test('a table is set up from the gallery, and an impossible move says why', async () => {
  const page = await visit('desk', 'pl');
  await page.goto('/');
  await page.waitForSelector('.tile');
  await page.screenshot({ ...shot('home-desk-pl'), fullPage: true });
  await page.fill('input[type="search"]', 'zolnierzy');
  await page.click('[data-game="soldiers16-bl"] .set-up');
  await page.waitForSelector('.new-table');
  await page.screenshot({ ...shot('new-desk-pl'), fullPage: true });
  await page.click('button[type="submit"]');
  await page.waitForSelector('svg.board[role="listbox"]');
  await expect.poll(() => look(page).then((offer) => offer.movable.length)).toBeGreaterThan(0);
  await clickSpot(page, 'e1');
  await expect.poll(() => page.textContent('.notice')).toMatch(/\S/);
  const words = (await page.textContent('.notice')) ?? '';
  expect(words).not.toMatch(/refusal-/);
  await chooseLanguage(page, 'cs');
  await expect.poll(() => page.textContent('.status')).toContain('tahu');
});

test.each(['soldiers16-free', 'peralikatuma-bl', 'peralikatuma-37', 'kotu-ellima-bl'])(
  'a number instead of a word makes sense at once in %s',
  async (rules) => {
    const page = await visit('desk', 'en');
    let judged = 0;
    await answered(page, /\/api\/position/, (text) => {
      judged += 1;
      return text;
    });
    await page.goto(`/new/${rules}`);
    await openDetails(page);
    const field = '[data-option="target"]';
    await page
      .locator('.option-group', { has: page.locator(field) })
      .locator('summary')
      .click();
    judged = 0;
    await page.click(`${field} [type="checkbox"]`);
    await expect.poll(() => judged).toBeGreaterThan(0);
    expect(Number(await page.inputValue(`${field} [type="number"]`))).toBeGreaterThan(1);
  },
);

served('a game is taken off the list, put back, and stands apart when it is over', async () => {
  const page = await visit('desk', 'cs');
  const [kept, away] = [await create('vilac-9506'), await create('soldiers16-free')];
  await page.goto('/me?state=going');
  for (const id of [kept, away]) await deed(page, id);
  await page.reload();
  const one = page.locator(`[data-game-id="${away}"]`);
  await one.locator('.take-off').click();
  await one.locator('p').waitFor();
  await page.reload();
  const other = page.locator(`[data-game-id="${kept}"]`);
  await other.waitFor();
  expect(await one.count()).toBe(0);
  // It still exists at its address; put back, it is on the list again.
  await other.locator('.take-off').click();
  await other.locator('button:not(.take-off)').click();
  await other.locator('a').first().waitFor();
  await page.goto(`/game/${away}`);
  await page.waitForSelector('svg.board');
  await deed(page, kept, { kind: 'agree' });
  await page.goto('/me?state=going');
  await page.waitForSelector('.my-filters');
  expect(await other.count()).toBe(0);
  // The address of the former list leads here, too.
  await page.goto('/games');
  await other.locator('a').first().waitFor();
  expect(await other.innerText()).toContain('Remíza');
  await page.screenshot(shot('games-desk-cs'));
});

test('computer players are paused, play one step, and go on', async () => {
  const page = await visit('lying', 'pl');
  const bots = { south: BOT, west: BOT, north: BOT, east: BOT };
  await page.goto(`/game/${await create('chaturaji-pl-solo', bots)}`);
  await page.click('[data-tempo="pause"]');
  const step = page.locator('[data-tempo="step"]');
  await step.waitFor();
  // The page shows the pause before the tables have heard of it: until then one more action may come. With a server a page that
  // comes anew finds it; without one the tables come anew as well, and play on.
  const standing = async () => {
    if (isAlone) await page.waitForTimeout(1500);
    else await page.reload();
    await step.waitFor();
    return (await until(page, (offer) => offer.settled)).count;
  };
  const before = await standing();
  await step.click();
  await expect.poll(() => look(page).then((offer) => offer.count)).toBe(before + 1);
  await page.screenshot(shot('paused-lying-pl'));
  expect(await standing()).toBe(before + 1);
  await page.click('[data-tempo="go-on"]');
  await page.selectOption('.tempo select', 'fast');
  await expect
    .poll(() => look(page).then((offer) => offer.count), { timeout: 10_000 })
    .toBeGreaterThan(before + 4);
});

test('taking back, looking back, and turning the board', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`/game/${await create('soldiers16-bl')}`);
  await page.waitForSelector('svg.board');
  const before = await play(page, 5, 6);
  const pieces = () => page.locator('.piece:not(.gone)').count();
  const now = await pieces();
  await page.click('.steps button:nth-child(1)');
  expect(await pieces()).toBe(32);
  await page.click('.steps button:nth-child(4)');
  expect(await pieces()).toBe(now);
  await page.click('[data-tool="take-back"]');
  await expect.poll(() => look(page).then((offer) => offer.count)).toBe(before + 1);
  await tool(page, '[data-tool="turn"]');
  await expect.poll(() => look(page).then((offer) => offer.movable.length)).toBeGreaterThan(0);
});

test('dice thrown by hand are entered, both of them', async () => {
  const page = await visit('phone', 'cs');
  await page.goto('/new/chaturaji-wikipedia');
  await openDetails(page);
  await page.check('.dice-source label:nth-of-type(2) input');
  for (const seat of await page.locator('.seat-field .who').all()) await seat.selectOption('');
  await page.click('button[type="submit"]');
  await page.click('.face[data-face="5"]');
  await page.click('.face[data-face="2"]');
  await expect.poll(() => look(page).then((offer) => offer.movable.length)).toBeGreaterThan(0);
  expect(await page.locator('.die-box').count()).toBe(2);
  expect(await page.locator('.die-box.used').count()).toBe(0);
  await page.screenshot(shot('hand-phone-cs'));
});

test('a piece is dragged to its target', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`/game/${await create('vilac-9506')}`);
  await page.waitForSelector('[data-may]');
  const centre = async (spot: string) => {
    const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [from, to] = [await centre('e2'), await centre('e4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.screenshot(shot('drag-desk-en'));
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => look(page).then((offer) => offer.count)).toBe(1);
  expect(await page.textContent('.log .turn')).toContain('e4');
});

servedIf(!process.env.ASHTAPADA_URL)('the game goes on when the server is back', async () => {
  const { page, context } = await openPage(browser, server.url, 'phone', 'pl');
  await page.goto(`/game/${await create('soldiers16-bl')}`);
  await page.waitForSelector('[data-may]');
  const before = await play(page, 3, 4);
  await server.stop();
  await expect.poll(() => page.textContent('.notice')).toMatch(/\S/);
  await restart();
  const after = await play(page, 4, before + 4);
  expect(after).toBeGreaterThanOrEqual(before + 4);
  await context.close();
});

test('pages at both sizes', async () => {
  for (const [size, locale] of [
    ['desk', 'cs'],
    ['phone', 'en'],
  ] as const) {
    const { page, context, troubles } = await openPage(browser, server.url, size, locale);
    for (const [name, path] of [
      ['home', '/'],
      ['new', '/new/chaturaji-pl-team'],
      ['rules', '/rules/caturanga-cz'],
    ] as const) {
      await page.goto(path);
      await page.waitForSelector(name === 'home' ? '.tile' : name === 'new' ? '.new-table' : '.rules-text');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
      await page.screenshot({ ...shot(`${name}-${size}-${locale}`), fullPage: true });
    }
    await page.goto('/game/no-such-game');
    await page.waitForSelector('h1');
    troubles.splice(0); // The browser itself reports the refused socket.
    await context.close();
  }
});
