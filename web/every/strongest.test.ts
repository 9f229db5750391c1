// The page without a server on a phone whose network is cut after the first visit: a game of each family to its end with players of the
// strongest level, against a person who picks any move, and among themselves.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage, RESULTS } from '../e2e/browser';
import { finger } from '../e2e/hands';
import { look, play } from '../e2e/play';
import { browser, site } from '../e2e/site';
import { openDetails, unworded } from '../e2e/table';

/** One of each family: soldiers, four kings, chess. */
const RULES = ['soldiers16-bl', 'chaturaji-pl-solo', 'vilac-9506'];
const GAMES = RULES.flatMap((rules) => ['a person', 'themselves'].map((others) => ({ rules, others })));
const STRONGEST = 'level-8';

/** The page as it was visited once, without a network. */
async function visitedOnce(): Promise<[page: Page, troubles: string[]]> {
  const { page, context, troubles } = await openPage(browser, site.url, 'phone', 'en', true);
  onTestFinished(() => context.close());
  await context.addInitScript(() => localStorage.setItem('ashtapada-tour', 'seen'));
  await page.goto(site.url);
  await page.waitForSelector('.tile');
  const held = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => url.includes('/parts/')).length;
    });
  // The module, the texts and the networks are kept last.
  await expect.poll(held, { timeout: 60_000 }).toBe(readdirSync(join(site.folder, 'parts')).length);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('.tile');
  return [page, troubles];
}

/** Begins a game, with the first seat for a person or for none. */
async function begin(page: Page, rules: string, first: string): Promise<void> {
  await page.goto(`${site.url}#/new/${rules}`);
  await page.waitForSelector('.ladder');
  await openDetails(page);
  for (const [index, seat] of (await page.locator('.seat-field .who').all()).entries())
    await seat.selectOption(index === 0 ? first : STRONGEST);
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
}

const count = async (page: Page) => (await look(page)).count;

/** Waits for the end, as long as something is played. */
async function watch(page: Page): Promise<void> {
  const over = page.locator('.result, .result-again');
  let seen = -1;
  while ((await over.count()) === 0) {
    const before = seen;
    await expect
      .poll(async () => (await count(page)) > before || (await over.count()) > 0, { timeout: 60_000 })
      .toBe(true);
    seen = await count(page);
  }
}

test.each(GAMES)(
  '$rules, the strongest against $others',
  async ({ rules, others }) => {
    const [page, troubles] = await visitedOnce();
    const began = Date.now();
    await begin(page, rules, others === 'a person' ? '' : STRONGEST);
    if (others === 'a person') {
      const hand = finger(await page.context().newCDPSession(page));
      // Who is out sees the others play on; sooner, but with as much thought.
      const out = page.locator('[data-end="fast"]');
      await play(page, 11, undefined, hand, () => out.count());
      if ((await out.count()) > 0) await out.click();
    } else await page.selectOption('.tempo select', 'fast');
    await watch(page);
    const whole = await count(page);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.info(`${rules}, against ${others}: ${whole} entries in ${seconds} s`);
    expect(whole).toBeGreaterThan(8);
    expect(await unworded(page)).toBeUndefined();
    await page.screenshot({ path: join(RESULTS, `strongest-${rules}-${others}.png`) });
    // It is kept, still without a network.
    await page.reload();
    await page.waitForSelector('.result, .result-again');
    expect(await count(page)).toBe(whole);
    // What cannot be fetched is the icon that nobody waits for.
    expect(troubles.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
  3_600_000,
);
