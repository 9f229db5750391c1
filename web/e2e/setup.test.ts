// Setting up a table by its three cards: against the computer with the ladder of levels, at one screen, with friends.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressed, urlOf } from './alone';
import { faults } from './axe';
import { served, server, visit } from './house';
import { create, deed, unworded } from './table';

const players = async (id: string) =>
  (await (await fetch(`${server.url}/api/games/${id}?seen=0`)).json()).table;
const idOf = (page: Page) => urlOf(page).pathname.replace('/game/', '');

test('a face of the ladder and a side are all that a game against the computer needs', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/new/chaturaji-pl-solo');
  await page.waitForSelector('.ladder');
  expect(await page.locator('.rung').count()).toBe(8);
  expect(await page.isChecked('input[name="level"][value="3"]')).toBe(true);
  await page.check('input[name="level"][value="1"]');
  expect(await page.innerText('.rung-name')).toMatch(/^Dziecko · poziom.1 z.8$/);
  await page.check('input[name="side"][value="north"]');
  expect(await unworded(page)).toBeUndefined();
  expect(await faults(page)).toEqual([]);
  // The button that starts is never under the bar of the page.
  const [go, bar] = await Promise.all(
    ['.new-go .primary', '.bar'].map((one) => page.locator(one).boundingBox()),
  );
  expect((go?.y ?? 0) + (go?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.click('.new-go .primary');
  await page.waitForSelector('.board-area svg.board');
  const { seats } = await players(idOf(page));
  expect(seats.map(({ player }: { player: { bot?: string } }) => player.bot ?? null)).toEqual([
    'level-1',
    'level-1',
    null,
    'level-1',
  ]);
});

test('at one screen people have names', async () => {
  const page = await visit('desk', 'cs');
  await page.goto('/new/soldiers16-bl');
  await page.check('input[name="mode"][value="here"]');
  const names = page.locator('.here-names input');
  await names.nth(0).fill('Hanka');
  await names.nth(1).fill('Čeněk');
  expect(await faults(page)).toEqual([]);
  await page.click('.new-go .primary');
  // People are called by their names.
  await expect.poll(() => page.innerText('.status')).toMatch(/^Na tahu je (Hanka|Čeněk)\.$/);
  expect(await page.locator('.plate .name').allInnerTexts()).toEqual(
    expect.arrayContaining(['Hanka', 'Čeněk']),
  );
});

served('friends get a link', async () => {
  const page = await visit('desk', 'cs');
  await page.goto('/new/soldiers16-bl');
  await page.check('input[name="mode"][value="friends"]');
  await page.locator('.when input').nth(1).check();
  await page.click('.new-go .primary');
  await page.waitForSelector('.gather');
  const table = await players(idOf(page));
  expect([table.apart, table.clock.kind]).toEqual([true, 'turn']);
});

test('who has beaten a level sees it on the ladder, and what the game was worth', async () => {
  const page = await visit('desk', 'en');
  const id = await create(server.url, {
    rules: 'vilac-9506',
    actions: ['f2f3', 'e7e5', 'g2g4'],
    seats: [
      { seat: 'south', player: { kind: 'bot', bot: 'level-2' } },
      { seat: 'north', player: { kind: 'human', name: '' } },
    ],
  });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main[data-settled]');
  await deed(page, id, { kind: 'act', action: 'd8h4' });
  await page.waitForSelector('.result');
  // What else the game was worth stands below everything that one may press.
  await expect.poll(() => page.innerText('.new-laurels')).toMatch(/^New laurels: First victory, Checkmate$/);
  await page.goto('/me');
  await page.waitForSelector('.my-laurels');
  expect(await page.locator('[data-laurel]:not(.unwon) b').allInnerTexts()).toEqual([
    'First victory',
    'Checkmate',
  ]);
  expect(await page.innerText('.my-laurels h2 small')).toBe('2 of 12');
  expect(await page.locator('[data-laurel="mate"] a').getAttribute('href')).toBe(addressed(`/game/${id}`));
  expect(await unworded(page)).toBeUndefined();
  expect(await faults(page)).toEqual([]);
  await page.goto('/new/vilac-9506');
  await page.waitForSelector('.ladder');
  expect(await page.locator('.rung.beaten').count()).toBe(2);
  await expect.poll(() => page.innerText('.rung-name small')).toMatch(/beaten\slevel\s2:\slevel\s3\swaits/);
});
