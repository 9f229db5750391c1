// Tables that count for ratings, and the page of ratings.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerRatings, RatedView, RatingsPage } from '../src/generated/wire';
import { faults } from './axe';
import { server, served as test, visit } from './house';
import { asked, come, create, gather, openDetails, unworded, write } from './table';

/** Where pictures of the pages go, when somebody wants to look at them. */
const PICTURES = process.env.ASHTAPADA_PICTURES;

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

/** A list as a server has it after some games. */
const LIST: RatingsPage = {
  players: [
    {
      player: 'account:k3v9x2m7q4w8',
      name: 'Zofia',
      rating: { points: 1684, either_way: 112, games: 41, left: 0 },
    },
    { player: 'bot:level-8', name: null, rating: { points: 1641, either_way: 96, games: 63, left: 0 } },
    {
      player: 'program:p3v9x2m7q4w8',
      name: 'Gajasena 0.3',
      rating: { points: 1502, either_way: 240, games: 9, left: 2 },
    },
    {
      player: 'account:m3w8k2p9q4rd',
      name: 'Wojciech Świętosławski z Bielska-Białej',
      rating: { points: 1475, either_way: 388, games: 3, left: 1 },
    },
  ],
  next: '12.5,account:m3w8k2p9q4rd',
};

const PLAYER: PlayerRatings = {
  name: 'Gajasena 0.3',
  families: [['soldiers', { points: 1502, either_way: 240, games: 9, left: 2 }]],
  games: [
    {
      game: 'h7xk2m5q0w3e',
      family: 'soldiers',
      at: '2026-11-22T18:30:00Z',
      points: 1502,
      change: -17,
      left: true,
    },
    {
      game: 'm3w8k2p9q4rd',
      family: 'soldiers',
      at: '2026-11-21T18:30:00Z',
      points: 1519,
      change: 42,
      left: false,
    },
  ],
  next: null,
  waits: '2026-11-23T18:30:00Z',
  profile: {},
};

async function withGames(page: Page): Promise<void> {
  await page.route(/\/api\/ratings\/soldiers$/, (route) => route.fulfill({ json: LIST }));
  await page.route(/\/api\/ratings\/soldiers\?after=/, (route) =>
    route.fulfill({ json: { players: LIST.players.slice(0, 1), next: null } satisfies RatingsPage }),
  );
  await page.route(/\/api\/ratings\/players\//, (route) => route.fulfill({ json: PLAYER }));
}

for (const [size, locale] of [
  ['desk', 'en'],
  ['phone', 'pl'],
  ['phone', 'cs'],
] as const) {
  test(`the list, a player and the rules of ratings: ${size}, ${locale}`, async () => {
    const page = await visit(size, locale);
    await withGames(page);
    await page.goto('/together');
    await page.click('a[href="/ratings"]');
    // Nobody has played here yet.
    await page.waitForSelector('.ratings-families');
    await page.click('a[href="/ratings?family=soldiers"]');
    const list = page.locator('.ratings-list[data-family="soldiers"]');
    await list.waitFor();
    expect(await list.locator('tbody tr').count()).toBe(4);
    expect(await list.locator('[data-player="account:k3v9x2m7q4w8"]').textContent()).toContain('1684 ± 112');
    expect(await list.locator('[data-player="program:p3v9x2m7q4w8"] th').textContent()).toMatch(/program/);
    await page.locator('.ratings-policy summary').nth(2).click();
    expect(await unworded(page)).toBeUndefined();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'nothing is wider than the window').toBeLessThanOrEqual(0);
    expect(await faults(page)).toEqual([]);
    await picture(page, `ratings-${size}-${locale}`);
    await page.locator('.ratings-list + button').click();
    await page.waitForFunction(() => document.querySelectorAll('.ratings-list tbody tr').length === 5);
    await list.locator('[data-player="program:p3v9x2m7q4w8"] a').click();
    const played = page.locator('.ratings-played li');
    await played.first().waitFor();
    expect(await played.count()).toBe(2);
    expect(await played.first().textContent()).toMatch(/1502 \([−-]17\)/);
    expect(await unworded(page)).toBeUndefined();
    expect(await faults(page)).toEqual([]);
    await picture(page, `ratings-player-${size}-${locale}`);
  });
}

test('a table that is to count says so, and for whom it does not, before the game begins', async () => {
  const page = await visit('phone', 'en');
  await page.goto('/new/soldiers16-bl');
  await openDetails(page);
  for (const seat of await page.locator('.seat-field .who').all()) await seat.selectOption('');
  await page.check('input[name="mode"][value="friends"]');
  await page.locator('[data-terms="rated"]').check();
  expect(await page.locator('[data-terms="help"]').isDisabled()).toBe(true);
  await page.locator('[data-terms="rated"]').scrollIntoViewIfNeeded();
  await picture(page, 'rated-form-phone-en');
  await page.click('button[type="submit"]');
  const gather = page.locator('dialog.gather');
  await gather.getByText('This game is rated.').waitFor();
  await write(page, 'Anna');
  await page.keyboard.press('Enter');
  const told = page.locator('.rated[data-rated="no"]');
  // Whoever opened the table sits there at once, nameless until the name is written.
  await told.filter({ hasText: 'Anna' }).waitFor();
  expect(await told.textContent()).toContain('Not rated: this game counts for nobody');
  expect(await unworded(page)).toBeUndefined();
  await picture(page, 'rated-gather-phone-en');
  // Where a game counts nobody plays for anybody else.
  expect(await gather.locator('[data-gather="fill-north"]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await gather.waitFor({ state: 'detached' });
  await told.scrollIntoViewIfNeeded();
  await picture(page, 'rated-table-phone-en');
});

/** What a server with accounts tells after such a game. */
const COUNTED: RatedView = {
  counting: { kind: 'counts' },
  seats: [
    {
      seat: 'south',
      player: 'account:k3v9x2m7q4w8',
      rating: { points: 1483, either_way: 240, games: 4, left: 0 },
      change: -17,
    },
    {
      seat: 'north',
      player: 'account:m3w8k2p9q4rd',
      rating: { points: 1517, either_way: 240, games: 4, left: 0 },
      change: 17,
    },
  ],
};

for (const [size, locale] of [
  ['phone', 'pl'],
  ['desk', 'cs'],
] as const) {
  test(`the result tells how ratings have changed: ${size}, ${locale}`, async () => {
    const id = await create(server.url, {
      rules: 'soldiers16-bl',
      options: [['firstPlayer', 'south']],
      apart: true,
      rated: true,
    });
    const anna = await visit(size, locale);
    await anna.routeWebSocket(/\/socket$/, (socket) => {
      const there = socket.connectToServer();
      there.onMessage((message) => {
        const told = JSON.parse(String(message));
        socket.send(told.type === 'rated' ? JSON.stringify({ ...told, rated: COUNTED }) : message);
      });
    });
    await come(anna, id, 'south', 'Anna');
    const jan = await visit('desk', 'pl');
    await come(jan, id, 'north', 'Jan');
    await Promise.all([anna, jan].map((page) => gather(page).waitFor({ state: 'detached' })));
    await asked(anna, 'resign');
    const told = anna.locator('.result .rated[data-rated="counted"]');
    await told.waitFor({ timeout: 20_000 });
    expect(await told.textContent()).toMatch(/1483.*[−-]17/);
    // Once, and within the window.
    expect(await anna.locator('.rated').count()).toBe(1);
    await told.scrollIntoViewIfNeeded();
    expect(await unworded(anna)).toBeUndefined();
    await picture(anna, `rated-result-${size}-${locale}`);
    await anna.locator('.result-close').click();
    await anna.locator('.tray .rated').waitFor();
  });
}
