// A file of games that cannot be written for a while, and a long list of games.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { server, visit } from './house';
import { clickSpot } from './play';
import { create } from './table';

test('a move that could not be saved is kept, and saved when it is sent again', async ({ skip }) => {
  if (server.data === '') skip();
  const page = await visit('phone', 'pl');
  await page.goto(
    `/game/${await create(server.url, { rules: 'soldiers16-bl', options: [['firstPlayer', 'south']] })}`,
  );
  await page.waitForSelector('[data-may]');
  const file = join(server.data, 'ashtapada.db');
  renameSync(file, `${file}.away`);
  await clickSpot(page, 'c4');
  await clickSpot(page, 'c5');
  await page.waitForSelector('.send-again');
  expect(await page.getAttribute('main.table', 'data-count')).toBe('0');
  await page.click('.send-again');
  await page.waitForSelector('.send-again');
  renameSync(`${file}.away`, file);
  await page.click('.send-again');
  await expect.poll(() => page.getAttribute('main.table', 'data-count')).toBe('1');
  expect(await page.locator('.send-again').count()).toBe(0);
  await page.reload();
  await expect.poll(() => page.getAttribute('main.table', 'data-count')).toBe('1');
});

test('earlier games are shown when asked for', async () => {
  for (let made = 0; made < 60; made++) await create(server.url, { rules: 'cows-leopards-bl' });
  const page = await visit('desk', 'cs');
  await page.goto('/');
  await page.waitForSelector('.continue');
  const more = page.getByRole('button', { name: 'Ukázat dřívější hry' });
  expect(await more.count()).toBe(0);
  await page.getByRole('button', { name: /Ukázat všech/ }).click();
  expect(await page.locator('.continue').count()).toBe(50);
  await more.click();
  await expect.poll(() => page.locator('.continue').count()).toBeGreaterThanOrEqual(60);
  await expect.poll(() => more.count()).toBe(0);
});
