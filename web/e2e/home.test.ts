// The first page: a game in one tap, every rule set on a tile, a board that plays, and the games one has begun.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Catalogue, Player } from '../src/generated/wire';
import { addressed, urlOf } from './alone';
import { answered, server, visit } from './house';
import { clickSpot, look } from './play';
import { create, deed, openDetails } from './table';

const catalogue = async () => (await (await fetch(`${server.url}/api/catalogue`)).json()) as Catalogue;
const seats = async (id: string) =>
  (await (await fetch(`${server.url}/api/games/${id}`)).json()).table.seats as {
    seat: string;
    player: Player;
  }[];
const idOf = (page: Page) => urlOf(page).pathname.split('/').at(-1) ?? '';
const atTable = (page: Page) => page.waitForSelector('.board-area svg.board');

test('the first game begins with one tap: for oneself against three computers, with hints', async () => {
  const page = await visit('phone', 'en');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play your first game' }).tap();
  await atTable(page);
  const sitting = await seats(idOf(page));
  expect(sitting.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat)).toEqual(['south']);
  expect(sitting.length).toBe(4);
  // Of middle strength: who has never played does not lose by forty points.
  const computers = sitting.flatMap(({ player }) => (player.kind === 'bot' ? player.bot : []));
  expect(computers).toEqual(['level-3', 'level-3', 'level-3']);
  // Nothing of the first page's style is left: the table looks as it does when it is opened by itself.
  const sizes = () =>
    page.locator('.plate, .top').evaluateAll((all) => all.map((one) => [one.clientHeight, one.scrollHeight]));
  const before = await sizes();
  await page.reload();
  await atTable(page);
  expect(await sizes()).toEqual(before);
  await page.click('button.throw');
  // What may be done is marked; of a throw that cannot be used one is told.
  await page.locator('[data-may], .lost-throw').first().waitFor({ state: 'attached' });
  // Nobody who has begun once is asked to play a first game again: it goes on.
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Play your first game' }).count()).toBe(0);
});

test('each rule set is on a tile, one tap from its table and one from its set-up page', async () => {
  const { games, tiles } = await catalogue();
  const page = await visit('desk', 'en');
  await page.goto('/');
  await page.waitForSelector('.tile');
  expect(await page.locator('.tile').count()).toBe(tiles.length);
  for (const { id, tile, ways } of games) {
    const lines = page.locator(`[data-tile="${tile}"] [data-game="${id}"]`);
    expect(await lines.locator('.begin').count(), id).toBe(ways.length);
    await lines.first().locator('.begin').click();
    await atTable(page);
    const own = (await seats(idOf(page))).filter(({ player }) => player.kind === 'human');
    expect(
      own.map(({ seat }) => seat),
      id,
    ).toEqual([ways[0]?.seat]);
    await page.goto('/');
    await page.waitForSelector('.tile');
  }
  // The line of a side leads to a set-up page with the person on that side.
  const cows = page.locator('[data-game="cows-leopards-bl"]');
  await cows.getByRole('link', { name: 'Set up: Lead the leopards' }).click();
  await openDetails(page);
  const chosen = page.locator('.seat-field .who');
  expect(await Promise.all((await chosen.all()).map((one) => one.inputValue()))).toEqual(['level-3', '']);
  // It is remembered which side was led last, where no game goes on.
  await page.click('button[type="submit"]');
  await atTable(page);
  await answered(page, /\/api\/games\?over=false/, () => JSON.stringify({ games: [], next: null }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Cows and Leopards' }).click();
  await atTable(page);
  expect((await seats(idOf(page))).find(({ player }) => player.kind === 'human')?.seat).toBe('north');
});

test('a game is in the strip once somebody has done something, and finished ones have a page', async () => {
  const page = await visit('desk', 'en');
  const id = await create(server.url, {
    rules: 'soldiers16-free',
    options: [['firstPlayer', 'south']],
    seats: [
      { seat: 'south', player: { kind: 'human', name: '' } },
      { seat: 'north', player: { kind: 'bot', bot: 'random' } },
    ],
  });
  const kept = page.locator(`.strip [data-game-id="${id}"]`);
  await page.goto('/');
  await page.waitForSelector('.tile');
  expect(await kept.count()).toBe(0);
  await page.goto(`/game/${id}`);
  await page.waitForSelector('[data-may]');
  await clickSpot(page, 'c4');
  await clickSpot(page, 'c5');
  // The computer plays only while somebody looks on: its answer is awaited here.
  await expect.poll(() => page.getAttribute('main.table', 'data-count').then(Number)).toBeGreaterThan(1);
  await expect.poll(() => look(page).then((offer) => offer.movable.length)).toBeGreaterThan(0);
  await page.goto('/');
  await kept.locator('svg.board').waitFor();
  expect(await kept.innerText()).toMatch(
    /Sixteen Soldiers\s– captures optional\s+your move\s+on this screen · just now\s+Continue/,
  );
  // Over, it is where finished games are: with the winner, the score, the day and the last position.
  await deed(page, id, { kind: 'resign', seat: 'south' });
  await page.evaluate(() => localStorage.setItem('ashtapada.played', '{"rules":"soldiers16-free"}'));
  await page.reload();
  await page.waitForSelector('.tile');
  expect(await kept.count()).toBe(0);
  // Whoever comes back finds how it ended, and the way to look back at it.
  expect(await page.locator('.last-game').innerText()).toMatch(/^Your last game, Sixteen Soldiers.*wins/);
  expect(await page.getAttribute('.last-game a', 'href')).toBe(addressed(`/game/${id}?review`));
  await page.click('.you');
  await page.getByRole('button', { name: /^Finished/ }).click();
  const over = page.locator(`.my-game.over[data-game-id="${id}"]`);
  await over.locator('svg.board').waitFor();
  expect(await over.innerText()).toMatch(/Sixteen Soldiers[\s\S]*\d{4}[\s\S]*wins/);
  await over.locator('a').first().click();
  await atTable(page);
});

test('the board plays a real game, can be stopped, and stands still where motion is not wanted', async () => {
  const page = await visit('desk', 'en');
  const step = () => page.getAttribute('.living-board', 'data-step');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(step, { timeout: 15_000 }).toMatch(/^0 \d+$/);
  const before = await step();
  await expect.poll(step, { timeout: 8_000 }).not.toBe(before);
  await page.getByRole('button', { name: 'Pause this game' }).click();
  const stopped = await step();
  await page.waitForTimeout(2_000);
  expect(await step()).toBe(stopped);
  // That is remembered.
  await page.reload();
  await page.getByRole('button', { name: 'Resume this game' }).waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.waitForSelector('.living-board .board');
  await page.waitForTimeout(1_500);
  expect(await step()).toBeNull();
  expect(await page.locator('.living-board [data-piece], .living-board g').count()).toBeGreaterThan(20);
});

test('a game is found by any of its names', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/');
  await page.waitForSelector('.tile');
  await page.fill('input[type="search"]', 'ষোল গুটি');
  await page.waitForSelector('.found-game');
  expect(await page.locator('.tile').count()).toBe(0);
  expect(await page.locator('.found-game [data-game="soldiers16-bl"] .begin').count()).toBe(1);
  await page.fill('input[type="search"]', 'شطرنج');
  await page.locator('.found-game [data-game="shatranj"] .begin').first().waitFor();
  // Drafts are found as well, and begun from the list of them.
  const { drafts } = await catalogue();
  await page.fill('input[type="search"]', drafts[0]?.names[0] ?? '');
  await page
    .locator('.found-game', { hasText: 'w przygotowaniu' })
    .locator(`[data-game="${drafts[0]?.id}"] .begin`)
    .first()
    .waitFor();
  await page.fill('input[type="search"]', 'warcaby');
  await page.locator('.found-game, .found-none').first().waitFor();
  await page.fill('input[type="search"]', '');
  await page.waitForSelector('.tile');
});

test('a draft is begun from the list at the end of the page', async () => {
  const { drafts } = await catalogue();
  const page = await visit('phone', 'en');
  await page.goto('/');
  await page.locator('.drafts summary').tap();
  expect(await page.locator('.drafts .found-game').count()).toBe(drafts.length);
  await page.locator('.drafts .begin').first().tap();
  await atTable(page);
});

test('a word of the documents is found where no game has that name, and leads to what it means', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/');
  await page.waitForSelector('.tile');
  await page.fill('input[type="search"]', 'Thayaam');
  await page.locator('.found-words li', { hasText: 'Gra wyścigowa' }).waitFor();
  await page.click('.found-words a');
  await page.waitForURL('**/words#thayaam');
  const row = page.locator('tr#thayaam.sought');
  await row.waitFor();
  await page.waitForFunction(() => {
    const at = document.querySelector('#thayaam')?.getBoundingClientRect();
    return at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
  });
});
