// A server whose games were restored from a backup, and a page that knows what came after it.
import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openPage, RESULTS } from './browser';
import { browser, restart, server, served as test } from './house';
import { act } from './play';
import { create, unworded } from './table';

test('a page that is ahead of a restored server shows what the server knows, and says so', async ({
  skip,
}) => {
  const program = process.env.ASHTAPADA_BIN;
  if (!program || server.data === '') skip();
  const options: [string, string][] = [
    ['firstPlayer', 'south'],
    ['obligation', 'none'],
  ];
  const id = await create(server.url, { rules: 'soldiers16-bl', options });
  // That the server was not there for a moment is told in the browser's own list of errors.
  const [{ page, ...one }, { page: aside, ...other }] = await Promise.all([
    openPage(browser, server.url, 'phone', 'cs'),
    openPage(browser, server.url, 'desk', 'pl'),
  ]);
  await page.goto(`/game/${id}`);
  await act(page, 'c4-c5');
  const [games, copy] = [join(server.data, 'ashtapada.db'), join(server.data, 'copy.db')];
  execFileSync(program as string, ['backup', copy, '--data', server.data]);
  for (const action of ['d6-d5', 'f4-f5']) await act(page, action);
  // Somebody tries something from where the game stands.
  await aside.goto(`/game/${id}?from=3&tried=e6-e5`);
  await aside.waitForSelector('.branch-bar');
  await server.stop();
  renameSync(copy, games);
  await restart();
  await expect.poll(() => page.getAttribute('main.table', 'data-count'), { timeout: 30_000 }).toBe('1');
  await expect.poll(() => page.textContent('.notice')).toContain('zálohy');
  expect(await unworded(page)).toBeUndefined();
  await page.screenshot({ path: join(RESULTS, 'restored-phone.png') });
  // What was tried began where the game has not been.
  await expect.poll(() => aside.locator('.branch-bar').count(), { timeout: 30_000 }).toBe(0);
  await expect.poll(() => aside.textContent('.notice')).toContain('kopii zapasowej');
  await aside.screenshot({ path: join(RESULTS, 'restored-desk.png') });
  expect(await page.locator('.piece[data-piece$=" f5"], .piece[data-piece$=" d5"]').count()).toBe(0);
  await act(page, 'g6-g5');
  expect(await page.locator('.piece[data-piece="north soldier g5"]').count()).toBe(1);
  await Promise.all([one.context.close(), other.context.close()]);
});
