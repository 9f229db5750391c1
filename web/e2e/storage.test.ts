// A file of games that cannot be written for a while, and a long list of games.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { served, server, visit } from './house';
import { clickSpot } from './play';
import { create, deed } from './table';

served('a move that could not be saved is kept, and saved when it is sent again', async ({ skip }) => {
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
  const page = await visit('desk', 'cs');
  await page.goto('/');
  for (let made = 0; made < 30; made++)
    await deed(page, await create(server.url, { rules: 'cows-leopards-bl' }));
  await page.reload();
  await page.waitForSelector('.strip');
  expect(await page.locator('.strip li svg.board').count()).toBe(3);
  await page.click('.strip-head a');
  await page.waitForSelector('.my-game');
  expect(await page.locator('.my-game').count()).toBe(24);
  const more = page.getByRole('button', { name: 'Starší partie' });
  await more.click();
  await expect.poll(() => page.locator('.my-game').count()).toBeGreaterThanOrEqual(30);
  await expect.poll(() => more.count()).toBe(0);
});
