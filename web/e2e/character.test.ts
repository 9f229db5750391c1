// In games of four kings a computer player may have a character, which is told wherever its level is.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { urlOf } from './alone';
import { RESULTS } from './browser';
import { server, visit } from './house';
import { act } from './play';
import { create, openDetails } from './table';

test('a character is chosen beside the level, and sits at the table', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/new/chaturaji-pl-team');
  await openDetails(page);
  const west = page.locator('.seat-field[data-seat="west"]');
  await west.locator('.character').selectOption('avenger');
  expect(await west.locator('.about').textContent()).toContain('odpłaca');
  // Another level keeps the character; a person has none.
  await west.locator('.who').selectOption('level-4');
  expect(await west.locator('.character').inputValue()).toBe('avenger');
  const east = page.locator('.seat-field[data-seat="east"]');
  await east.locator('.character').selectOption('loyal');
  await east.locator('.who').selectOption('');
  expect(await east.locator('.character').count()).toBe(0);
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
  const id = urlOf(page).pathname.split('/').at(-1);
  const { table } = await (await fetch(`${server.url}/api/games/${id}`)).json();
  expect(table.seats.map((plan: { player: { bot?: string } }) => plan.player.bot ?? null)).toEqual([
    null,
    'level-4-avenger',
    'level-3',
    null,
  ]);
  expect(await page.getByTitle(/poziom\s4, mściciel/).count()).toBeGreaterThan(0);
});

test('who loses a king says a line at its plate, unless one wants none', async () => {
  const player = (seat: string, bot: string) => ({ seat, player: { kind: 'bot', bot } });
  const game = {
    rules: 'chaturaji-pl-solo',
    seats: [
      player('west', 'level-1-avenger'),
      player('north', 'level-1'),
      player('east', 'level-1'),
    ] as never[],
    position: '4nK2eK/8/8/8/8/2wK5/8/sKsH6 s throw 0,0,0,0',
    dice: 'hand' as const,
  };
  const page = await visit('desk', 'en');
  const taken = async () => {
    await page.goto(`/game/${await create(server.url, game)}`);
    await page.waitForSelector('.board-area .piece');
    for (const action of ['3', 'b1xc3']) await act(page, action);
  };
  await taken();
  const remark = page.locator('.remark');
  await remark.waitFor();
  expect(await remark.getAttribute('data-remark')).toBe('west');
  expect(await remark.innerText()).toMatch(/I shall remember this\.|The list has just grown\./);
  // Beside the plate of whoever speaks, and in the page.
  const [said, plate] = [
    await remark.boundingBox(),
    await page.locator('.plate[data-seat="west"]').boundingBox(),
  ];
  expect(Math.abs((said?.x ?? 0) - (plate?.x ?? 0))).toBeLessThan(20);
  expect((said?.y ?? 0) - (plate?.y ?? 0) - (plate?.height ?? 0)).toBeLessThan(20);
  await page.screenshot({ path: join(RESULTS, 'character-remark.png') });
  await remark.waitFor({ state: 'detached' });
  await page.click('.settings-button');
  await page.check('input[name="setting-remarks"][value="hidden"]');
  await taken();
  await expect
    .poll(() => page.locator('main.table').getAttribute('data-count').then(Number))
    .toBeGreaterThan(1);
  await page.waitForTimeout(1500);
  expect(await remark.count()).toBe(0);
});

test('games of two have levels only', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/new/soldiers16-bl');
  await openDetails(page);
  expect(await page.locator('.character').count()).toBe(0);
});
