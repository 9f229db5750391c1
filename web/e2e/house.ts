// One server and one browser for all tests of a file that imports this, started before and stopped after.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isAlone } from './alone';
import { openBrowser, openPage, type Size } from './browser';
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

/** A test of what only a server does, or that needs one to make it so: nothing of it runs where the page is alone. */
export const served = test.skipIf(isAlone);

/** A page for the test that runs now, closed after it; nothing may have gone wrong in it. */
export async function visit(size: Size, locale: string, knowing = true): Promise<Page> {
  const { page, context, troubles } = await openPage(browser, server.url, size, locale, false, knowing);
  onTestFinished(async () => {
    await context.close();
    expect(troubles).toEqual([]);
  });
  return page;
}

/** Stops the server and starts it again, with its games, at the same address. */
export async function restart(): Promise<void> {
  server = await server.again();
}
