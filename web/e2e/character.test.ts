// In games of four kings a computer player may have a character, which is told wherever its level is.
import { expect, test } from 'vitest';
import { server, visit } from './house';
import { openDetails } from './table';

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
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { table } = await (await fetch(`${server.url}/api/games/${id}`)).json();
  expect(table.seats.map((plan: { player: { bot?: string } }) => plan.player.bot ?? null)).toEqual([
    null,
    'level-4-avenger',
    'level-3',
    null,
  ]);
  expect(await page.getByTitle(/poziom\s4\sz\s8, mściciel/).count()).toBeGreaterThan(0);
});

test('games of two have levels only', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/new/soldiers16-bl');
  await openDetails(page);
  expect(await page.locator('.character').count()).toBe(0);
});
