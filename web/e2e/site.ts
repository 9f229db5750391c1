// One place on the web without a server, and one browser, for all tests of a file that imports this.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Site, startSite } from './alone';
import { openBrowser } from './browser';

export let site: Site;
export let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
