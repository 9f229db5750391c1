// A game goes from a page without a server to one with a server, and back, by links that hold it.
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { isAlone, type Site, startSite } from './alone';
import { openPage, RESULTS, type Size } from './browser';
import { browser, served, server } from './house';
import { play, until } from './play';
import { gather, tool, unworded } from './table';

const test = served;
let site: Site;

async function come(at: string, size: Size, locale: string): Promise<Page> {
  const { page, context } = await openPage(browser, at, size, locale);
  await context.addInitScript(() => localStorage.setItem('ashtapada-tour', 'seen'));
  onTestFinished(() => context.close());
  return page;
}

const count = async (page: Page) => (await until(page, ({ settled }) => settled)).count;

/** Presses the button that opens the game on the page of that address, and gives that page. */
async function handOver(page: Page, to: string): Promise<Page> {
  await tool(page, '[data-open="share"]');
  await page.fill('.hand-over input', to);
  const opened = page.waitForEvent('popup');
  await page.click('a[data-hand="open"]');
  const other = await opened;
  await other.waitForSelector('.link-invitation svg');
  return other;
}

test('a game of this browser goes on as a table of a server, and one of a server without it', async () => {
  if (!isAlone) site = await startSite();
  onTestFinished(() => site.stop());
  const anna = await come(site.url, 'phone', 'cs');
  await anna.goto(`${site.url}#/new/soldiers16-bl`);
  await anna.locator('.rung:has(input[value="1"])').click();
  await anna.click('button[type="submit"]');
  await anna.waitForSelector('.board-area svg.board');
  await play(anna, 3, 4);
  const played = await count(anna);
  const asked: string[] = [];
  anna.on('request', (request) => asked.push(request.url()));
  await tool(anna, '[data-open="share"]');
  await anna.locator('.hand-over').scrollIntoViewIfNeeded();
  // Whatever is no address leads nowhere, and is said to be none.
  await anna.fill('.hand-over input', 'můj server');
  await anna.locator('.hand-over .problem:visible').waitFor();
  expect(await anna.locator('a[data-hand="open"]').count()).toBe(0);
  await anna.fill('.hand-over input', server.url);
  await anna.locator('a[data-hand="open"]').waitFor();
  expect(await unworded(anna)).toBeUndefined();
  await anna.screenshot({ path: `${RESULTS}/hand-over-to-server.png` });
  expect(
    asked.filter((url) => !url.startsWith(site.url)),
    'nothing leaves before it is pressed',
  ).toEqual([]);
  await anna.keyboard.press('Escape');

  const there = await handOver(anna, server.url);
  expect(there.url()).toMatch(/\/link#game~/);
  expect(await unworded(there)).toBeUndefined();
  await there.screenshot({ path: `${RESULTS}/hand-over-came.png` });
  await there.click('[data-handed="on"]');
  await there.locator('.mode:has(input[value="friends"]:checked)').waitFor();
  await there.click('button[type="submit"]');
  await gather(there).waitFor();
  // The computer may have answered when it was handed over.
  expect(Number(await there.locator('main.table').getAttribute('data-count'))).toBeGreaterThanOrEqual(played);
  // The address is known the next time.
  await anna.reload();
  await tool(anna, '[data-open="share"]');
  expect(await anna.inputValue('.hand-over input')).toBe(server.url);

  // And back: what a server has is taken along.
  const jan = await come(server.url, 'desk', 'pl');
  await jan.goto('/new/soldiers16-bl');
  await jan.locator('.rung:has(input[value="1"])').click();
  await jan.click('button[type="submit"]');
  await jan.waitForSelector('.board-area svg.board');
  await play(jan, 5, 4);
  const before = await count(jan);
  await tool(jan, '[data-open="share"]');
  await jan.fill('.hand-over input', `${site.url}#/me`);
  await jan.locator('a[data-hand="open"]').waitFor();
  await jan.screenshot({ path: `${RESULTS}/hand-over-along.png` });
  const link = (await jan.getAttribute('a[data-hand="open"]', 'href')) ?? '';
  await jan.keyboard.press('Escape');
  const along = await handOver(jan, `${site.url}#/me`);
  expect(along.url()).toBe(link);
  await along.screenshot({ path: `${RESULTS}/hand-over-here.png` });
  await along.click('[data-handed="on"]');
  await along.click('button[type="submit"]');
  await along.waitForSelector('.board-area svg.board');
  expect(await count(along)).toBeGreaterThanOrEqual(before);

  // The same link is read where records are pasted, and a broken one says so.
  await along.goto(`${site.url}#/`);
  await along.reload();
  await along.locator('.load-record summary').click();
  await along.fill('.load-record textarea', `Here it is: ${link}`);
  await along.locator('.load-record > button').click();
  await along.locator('.load-record .share-row button').first().waitFor();
  await along.goto(link.slice(0, -7));
  await along.reload();
  await along.locator('[role="alert"]:has-text("brakuje jego części")').waitFor();
});
