// The page without a server, whose browser is killed again and again while games are played: whatever was shown is there afterwards.
// How often, is said by ASHTAPADA_KILLS.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Site, startSite } from '../e2e/alone';
import { CHROMIUM } from '../e2e/browser';
import { dealer, play } from '../e2e/play';

const KILLS = Number(process.env.ASHTAPADA_KILLS ?? 200);
/** A new game begins after so many kills. */
const A_GAME = 5;
const RULES = ['soldiers16-bl', 'chaturaji-pl-solo', 'vilac-9506', 'cows-leopards-bl'];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** A browser of its own, with what it kept the last time. */
async function open(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((games) => {
    localStorage.setItem('ashtapada-tour', 'seen');
    localStorage.setItem('ashtapada.known', JSON.stringify(games));
  }, RULES);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** How many entries the page shows; null where it shows no board. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('main.table');
    return table?.dataset.settled === undefined ? null : Number(table.dataset.count);
  });

test(
  'what was shown is there after the browser was killed',
  async () => {
    const profile = mkdtempSync(join(inject('scratch'), 'profile-'));
    const deal = dealer(11);
    let at = '';
    let seen = 0;
    let most = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { context, page } = await open(profile);
      if (kill % A_GAME === 0) {
        await page.goto(`${site.url}#/new/${RULES[(kill / A_GAME) % RULES.length]}`);
        await page.locator('.rung:has(input[value="1"])').click();
        await page.click('button[type="submit"]');
        await page.waitForSelector('.board-area svg.board');
        at = page.url();
        seen = 0;
      } else await page.goto(at);
      await expect.poll(() => shown(page), { timeout: 20_000 }).not.toBeNull();
      expect(await shown(page), `${at} after ${kill} kills`).toBeGreaterThanOrEqual(seen);
      // Whoever plays is cut off in the middle of it.
      const playing = play(page, kill + 1).catch(() => {});
      const until = Date.now() + 200 + deal(1500);
      while (Date.now() < until) seen = Math.max(seen, (await shown(page)) ?? 0);
      const pid = Number(
        (
          await (await context.browser()?.newBrowserCDPSession())?.send('SystemInfo.getProcessInfo')
        )?.processInfo.find(({ type }) => type === 'browser')?.id,
      );
      process.kill(pid, 'SIGKILL');
      most = Math.max(most, seen);
      await playing;
      await context.close().catch(() => {});
    }
    expect(most, 'games were played').toBeGreaterThan(2 * A_GAME);
    const { context, page } = await open(profile);
    await page.goto(`${site.url}#/me`);
    await expect
      .poll(() => page.locator('a[href^="#/game/"]').count(), { timeout: 20_000 })
      .toBeGreaterThan(0);
    const kept = await page.evaluate(async () => {
      const done = <T>(asked: IDBRequest<T>) =>
        new Promise<T>((found) => {
          asked.onsuccess = () => found(asked.result);
        });
      const db = await done(indexedDB.open('ashtapada'));
      const read = db.transaction(['games', 'entries']);
      const heads: { id: string; last: number }[] = await done(read.objectStore('games').getAll());
      const entries: { game: string }[] = await done(read.objectStore('entries').getAll());
      return heads.map(({ id, last }) => last - entries.filter(({ game }) => game === id).length);
    });
    expect(kept).toEqual(kept.map(() => 0));
    expect(kept.length).toBe(Math.ceil(KILLS / A_GAME));
    await context.close();
  },
  KILLS * 20_000,
);
