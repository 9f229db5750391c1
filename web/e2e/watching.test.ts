// Watching what others play, talking with others who watch; and the people one has played with.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayerRatings } from '../src/generated/wire';
import { faults } from './axe';
import type { Size } from './browser';
import { withDevice } from './device';
import { server, served as test, visit } from './house';
import { play } from './play';
import { asked, come, create, gather, showTab, unworded } from './table';

/** Where pictures of the pages go, when somebody wants to look at them. */
const PICTURES = process.env.ASHTAPADA_PICTURES;

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

/** A table of Anna in the south and Jan in the north, at which Anna has played. */
async function played(game: { open?: boolean }): Promise<{ id: string; anna: Page; jan: Page }> {
  const id = await create(server.url, {
    rules: 'soldiers16-bl',
    options: [['firstPlayer', 'south']],
    apart: true,
    ...game,
  });
  const anna = await visit('desk', 'en');
  await come(anna, id, 'south', 'Anna');
  const jan = await visit('phone', 'pl');
  await come(jan, id, 'north', 'Jan');
  await Promise.all([anna, jan].map((page) => gather(page).waitFor({ state: 'detached' })));
  await expect.poll(() => anna.locator('[data-may]').count()).toBeGreaterThan(0);
  await play(anna, 5, 1);
  return { id, anna, jan };
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth).then((wide) => wide <= 0);

test('what is played at open tables stands on the first page with its board, and who watches talks with others who do', async () => {
  const { id, anna, jan } = await played({ open: true });
  const eve = await visit('desk', 'cs');
  await eve.goto('/');
  const live = eve.locator(`[data-live="${id}"]`);
  await live.waitFor();
  expect(await live.textContent()).toMatch(/Anna.*Jan/);
  expect(await live.locator('svg [data-piece], svg use, svg g').count()).toBeGreaterThan(0);
  expect(await unworded(eve)).toBeUndefined();
  expect(await faults(eve)).toEqual([]);
  await picture(eve, 'live-home-desk-cs');
  // One's own games are among one's own.
  await anna.goto('/');
  await anna.locator(`.return[data-game-id="${id}"]`).waitFor();
  expect(await anna.locator('.live').count()).toBe(0);
  await anna.goto(`/game/${id}`);
  await anna.waitForSelector('.board-area svg.board');

  await live.locator('a').click();
  await eve.waitForSelector('.board-area svg.board');
  const ola = await visit('phone', 'pl');
  await ola.goto('/together');
  await ola.locator(`[data-live="${id}"]`).waitFor();
  expect(await ola.locator(`[data-table="${id}"]`).count(), 'it is told once').toBe(0);
  expect(await isNarrow(ola)).toBe(true);
  await picture(ola, 'live-together-phone-pl');
  await ola.locator(`[data-live="${id}"] a`).click();
  await ola.waitForSelector('.board-area svg.board');

  // They talk, and the players hear nothing of it.
  await showTab(eve, 'talk');
  await eve.click('[data-says="lucky"]');
  const news = ola.locator('.talk-news.gallery [data-talk="news"]');
  await news.waitFor();
  expect(await ola.getAttribute('[data-open="talk"]', 'data-count')).toBe('1');
  await picture(ola, 'gallery-news-phone-pl');
  await news.click();
  await ola.locator('.talk-lines').getByText('Widz 1').waitFor();
  expect(await unworded(ola)).toBeUndefined();
  expect(await faults(ola)).toEqual([]);
  await picture(ola, 'gallery-phone-pl');
  await ola.click('[data-says="well-played"]');
  await eve.locator('.talk-lines li').nth(1).waitFor();
  await picture(eve, 'gallery-desk-cs');
  // Who is muted is not heard.
  await eve.click('[data-watcher="2"] [data-talk="mute"]');
  await expect.poll(() => eve.locator('.talk-lines li').count()).toBe(1);
  for (const player of [anna, jan]) {
    expect(await player.locator('[data-talk="news"]').count()).toBe(0);
    expect(await player.locator('#tab-talk').getAttribute('data-count')).toBeNull();
  }
  // When it is over they are told.
  await asked(jan, 'resign');
  await expect.poll(() => anna.locator('#tab-talk').getAttribute('data-count')).toBe('2');

  // On the first page it is seen to have ended.
  const late = await visit('tablet', 'en');
  await late.goto('/');
  await late.locator('.games').waitFor();
  expect(await late.locator('.live').count()).toBe(0);
});

test('a private table is on no page, and a live board follows the game to its end', async () => {
  const hidden = await played({});
  const { id, anna, jan } = await played({ open: true });
  const eve = await visit('tablet', 'en');
  await eve.goto('/together');
  const live = eve.locator(`[data-live="${id}"]`);
  await live.waitFor();
  expect(await eve.locator(`[data-live="${hidden.id}"], [data-table="${hidden.id}"]`).count()).toBe(0);
  // Boards are asked for while they are in sight.
  await live.scrollIntoViewIfNeeded();
  const board = () => live.locator('svg').first().innerHTML();
  const before = await board();
  await expect.poll(() => jan.locator('[data-may]').count()).toBeGreaterThan(0);
  await play(jan, 7, 2);
  await expect.poll(board, { timeout: 10_000 }).not.toBe(before);
  await asked(anna, 'resign');
  await expect.poll(() => live.getAttribute('class'), { timeout: 10_000 }).toBe('over');
});

test('people one has played with are found again, and the next game waits for both', async () => {
  const { id, anna, jan } = await played({});
  await asked(jan, 'resign');
  await anna.locator('.result, .result-again').first().waitFor();
  // Jan has gone.
  await jan.goto('/learn');
  await anna.goto('/me');
  const person = anna.locator('[data-person="Jan"]');
  await person.waitFor();
  expect(await person.textContent()).toContain('one game together');
  expect(await unworded(anna)).toBeUndefined();
  expect(await faults(anna)).toEqual([]);
  await picture(anna, 'people-desk-en');
  await person.locator('button').click();
  await anna.waitForURL((url) => url.pathname.startsWith('/game/') && !url.pathname.endsWith(id));
  const next = new URL(anna.url()).pathname.slice(6);
  await anna.waitForSelector('.board-area svg.board');

  // He is told where his games are told, and has his seat there without an account.
  await jan.goto('/together');
  await jan.locator('[data-person="Anna"]').waitFor();
  expect(await isNarrow(jan)).toBe(true);
  await picture(jan, 'people-together-phone-pl');
  await jan.goto('/');
  await jan.locator(`[data-game-id="${next}"]`).first().waitFor();
  await jan.goto(`/game/${next}`);
  await jan.waitForSelector('.board-area svg.board');
  await expect
    .poll(() => Promise.all([anna, jan].map((page) => page.locator('[data-may]').count())))
    .toSatisfy((may: number[]) => may.some((count) => count > 0));
});

const SHOWN: PlayerRatings = {
  name: 'Zofia',
  families: [['soldiers', { points: 1684, either_way: 112, games: 41, left: 0 }]],
  games: [],
  next: null,
  waits: null,
  profile: {
    games: [
      { rules: 'soldiers16-bl', games: 38 },
      { rules: 'chaturaji-pl-solo', games: 12 },
    ],
    results: [{ rules: 'soldiers16-bl', first: 24, shared: 3, behind: 11 }],
    streak: { won: true, games: 5 },
    army: { rules: 'chaturaji-pl-solo', seat: 'west', games: 9 },
  },
};

for (const [size, locale] of [
  ['desk', 'en'],
  ['phone', 'pl'],
  ['phone', 'cs'],
] as const satisfies readonly (readonly [Size, string])[]) {
  test(`the page of a player shows what was chosen: ${size}, ${locale}`, async () => {
    const page = await visit(size, locale);
    await page.route(/\/api\/ratings\/players\//, (route) => route.fulfill({ json: SHOWN }));
    await page.goto('/ratings?player=account%3Ak3v9x2m7q4w8');
    await page.locator('.profile-results [data-rules="soldiers16-bl"]').waitFor();
    expect(await page.locator('.profile').textContent()).toMatch(/24.*11/);
    expect(await page.locator('.profile-army svg').count()).toBe(1);
    expect(await unworded(page)).toBeUndefined();
    expect(await isNarrow(page)).toBe(true);
    expect(await faults(page)).toEqual([]);
    await picture(page, `profile-${size}-${locale}`);
  });
}

test('what one’s page shows is chosen among one’s things, and nothing is shown before', async () => {
  const { page } = await withDevice('desk', 'en');
  await page.goto('/me');
  await page.locator('.me-part input').first().fill('Zofia');
  await page.locator('.me-part button.primary').click();
  await page.locator('.me-shown').waitFor();
  expect(await page.locator('.me-shown input:checked').count()).toBe(0);
  await page.check('[name="shown-army"]');
  await page.locator('.me-said').getByText('Your choice is saved.').waitFor();
  expect(await faults(page)).toEqual([]);
  await picture(page, 'me-shown-desk-en');
  await page.reload();
  await page.locator('.me-shown').waitFor();
  expect(await page.locator('[name="shown-army"]').isChecked()).toBe(true);
  expect(await page.locator('.me-shown input:checked').count()).toBe(1);
});
