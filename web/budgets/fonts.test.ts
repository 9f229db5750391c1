// Fonts that come late move nothing of what is read already. How late they come depends on the machine, so one is held back here.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../e2e/browser';
import { browser, server } from '../e2e/house';
import { MOVED, moved, settled, VIEWS, watch } from './measure';
import { places } from './routes';

/** Holds the letters of headings back; what is returned lets them come. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/eczar-basic-/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.evaluate(() => document.fonts.load('600 1em Eczar'));
    await settled(page);
  };
}

/** Whether it is still written in the fonts of the system. */
const isPlain = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('plain'));

test('fonts that come after the words move none of them', async () => {
  for (const { name, path, whole } of await places(server.url)) {
    for (const size of VIEWS) {
      const { page, context } = await openPage(browser, server.url, size, 'pl');
      const letGo = await holdFonts(page);
      await watch(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForSelector(whole);
      expect(await isPlain(page), name).toBe(true);
      await letGo();
      const { sum, shifted } = await moved(page);
      expect.soft(sum, `${name}, ${size}: ${shifted}`).toBeLessThanOrEqual(MOVED);
      await context.close();
    }
  }
});

test('fonts that came late are put on with the next page', async () => {
  const { page, context } = await openPage(browser, server.url, 'desk', 'pl');
  const letGo = await holdFonts(page);
  await page.goto('/rules/caturanga-cz', { waitUntil: 'commit' });
  await page.waitForSelector('.rules-text');
  await letGo();
  expect(await isPlain(page)).toBe(true);
  await page.click('.contents .primary');
  await page.waitForSelector('.new-table');
  expect(await isPlain(page)).toBe(false);
  await context.close();
});
