// One server and one browser for all tests of a file: who imports them has them started before and stopped after.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser';
import { type Running, startServer } from './server';

export let server: Running;
export let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The server goes away and comes back, with its games, at the same address. */
export async function restart(): Promise<void> {
  server = await server.again();
}
