// The page without a server in Firefox: as a folder of a web space, and as a single file.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite, writeSite } from '../e2e/alone';
import { play } from '../e2e/play';
import { hands, openFirefox } from './fox';

let site: Site;
let firefox: Browser;

beforeAll(async () => {
  [site, firefox] = await Promise.all([startSite(), openFirefox()]);
});
afterAll(async () => {
  await firefox?.close();
  await site?.stop();
});

const count = (page: Page) =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('main.table')?.dataset.count ?? -1));

test.each(['folder', 'file'])(
  'a game against the strongest, and again after the page was closed: %s',
  async (how) => {
    const address =
      how === 'folder'
        ? site.url
        : pathToFileURL(join(writeSite('--single', 'FOLDER/games.html'), 'games.html')).href;
    const page = await firefox.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    await page.goto(`${address}#/new/soldiers16-bl`);
    await page.waitForSelector('.rung input[value="8"]');
    await page.click('.rung:has(input[value="8"])');
    await page.click('button[type="submit"]');
    await page.waitForSelector('main.table[data-settled]');
    // The first game of its kind is introduced.
    await page.waitForSelector('.sheet.intro button.primary');
    await page.click('.sheet.intro button.primary');
    expect(await play(hands(page), 3, 8)).toBeGreaterThanOrEqual(8);
    const [at, before] = [page.url(), await count(page)];
    await page.close();
    const again = await firefox.newPage();
    await again.goto(at);
    await again.waitForSelector('main.table[data-settled]');
    expect(await count(again)).toBeGreaterThanOrEqual(before);
    await again.close();
    expect(troubles).toEqual([]);
  },
);
