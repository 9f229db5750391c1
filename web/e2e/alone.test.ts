// The page without a server: under a path, in a single file, without a network; and what it keeps in the browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startSite, writeSite } from './alone';
import { type Opened, openPage, type Size } from './browser';
import { play, until } from './play';
import { browser, site } from './site';
import { chooseLanguage, unworded } from './table';

/** A page of a place on the web, which asks nobody else. */
async function visit(size: Size, locale: string, worker = false, at = site.url): Promise<Opened> {
  const opened = await openPage(browser, at, size, locale, worker);
  await opened.context.addInitScript(() => localStorage.setItem('ashtapada-tour', 'seen'));
  onTestFinished(() => opened.context.close());
  return opened;
}

/** Sets up a game against computer players of a level, as a person would. */
async function begin(page: Page, rules: string, level: number): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/${rules}`);
  await page.locator(`.rung:has(input[value="${level}"])`).click();
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
}

const count = async (page: Page) => (await until(page, ({ settled }) => settled)).count;

/** What the browser keeps: of each game how many entries, whether its head says so, too. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((found, failed) => {
        asked.onsuccess = () => found(asked.result);
        asked.onerror = () => failed(asked.error);
      });
    const db = await done(indexedDB.open('ashtapada'));
    const read = db.transaction(['games', 'entries']);
    const heads: { id: string; last: number }[] = await done(read.objectStore('games').getAll());
    const entries: { game: string }[] = await done(read.objectStore('entries').getAll());
    db.close();
    return heads.map(({ id, last }) => [last, entries.filter(({ game }) => game === id).length]);
  });

test('under any path, against the strongest, and on without a network', async () => {
  const { page, context, troubles } = await visit('phone', 'pl', true);
  await page.goto(site.url);
  await page.waitForSelector('.tile');
  const files = readdirSync(join(site.folder, 'assets')).filter((name) => !/\.(gz|br)$/.test(name));
  // All files of the page, and what plays in it, are kept a while after it was shown.
  const held = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => url);
    });
  await expect.poll(async () => (await held()).length, { timeout: 30_000 }).toBeGreaterThan(files.length);
  expect(await held()).toContain(`${site.url}parts/ashtapada.wasm.gz`);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('.tile');
  await begin(page, 'chaturaji-pl-solo', 8);
  expect(await play(page, 5, 24)).toBeGreaterThanOrEqual(24);
  const before = await count(page);
  await page.reload();
  await page.waitForSelector('.board-area svg.board');
  expect(await count(page)).toBeGreaterThanOrEqual(before);
  expect(await unworded(page)).toBeUndefined();
  for (const [path, seen] of [
    ['/rules/kotu-ellima-bl', '.rules-text h2'],
    ['/learn/vilac-9506', '.live-board svg.board'],
    ['/daily', 'svg.board'],
    ['/me', '.me-account button'],
    ['/together', '.frieze, svg.board'],
  ]) {
    await page.evaluate((to) => {
      location.hash = to;
    }, path ?? '');
    await page
      .locator(seen ?? '')
      .first()
      .waitFor();
    expect(await unworded(page)).toBeUndefined();
  }
  // What cannot be fetched without a network is the icon that nobody waits for.
  expect(troubles.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('texts and networks are fetched when they are needed, and another language goes on with the game', async () => {
  const { page, troubles } = await visit('desk', 'en');
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /parts\/(.*)\.gz$/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await page.goto(site.url);
  await page.waitForSelector('.tile');
  await begin(page, 'cows-leopards-bl', 8);
  expect(await play(page, 7, 6)).toBeGreaterThanOrEqual(6);
  expect(fetched.toSorted()).toEqual(['ashtapada.wasm', 'base.json', 'cows-leopards-bl.net', 'en.json']);
  const before = await count(page);
  await chooseLanguage(page, 'pl');
  expect(await play(page, 8, before + 2)).toBeGreaterThanOrEqual(before + 2);
  expect(await unworded(page)).toBeUndefined();
  await page.evaluate(() => {
    location.hash = '/rules/cows-leopards-bl';
  });
  await expect.poll(() => page.textContent('.rules-text')).toContain('lampart');
  expect(fetched.slice(4)).toEqual(['pl.json']);
  expect(troubles).toEqual([]);
});

test('within a frame that sends no forms, as Kolibri has it', async () => {
  const { page, troubles } = await visit('desk', 'en');
  // From another place, as there.
  const other = await startSite(site.folder);
  onTestFinished(() => other.stop());
  await page.goto(`${other.url}404.html`);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    Object.assign(frame, { width: '1200', height: '800', src });
    document.body.append(frame);
  }, `${site.url}#/new/soldiers16-bl`);
  const frame = page.frameLocator('iframe');
  await frame.locator('.rung:has(input[value="1"])').click();
  await frame.locator('button[type="submit"]').click();
  await frame.locator('.board-area svg.board').waitFor();
  expect(troubles.filter((one) => !one.startsWith('asked '))).toEqual([]);
});

test('in a single file, which asks for nothing', async () => {
  const folder = writeSite('--single', 'FOLDER/games.html');
  const address = pathToFileURL(join(folder, 'games.html')).href;
  const { page, troubles } = await visit('desk', 'cs', false, address);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url !== address && !/^(data|blob):/.test(url) && !url.startsWith(`${address}#`)) asked.push(url);
  });
  await page.goto(address);
  await page.waitForSelector('.tile');
  await begin(page, 'soldiers16-bl', 8);
  expect(await play(page, 3, 12)).toBeGreaterThanOrEqual(12);
  const before = await count(page);
  await page.reload();
  await page.waitForSelector('.board-area svg.board');
  expect(await count(page)).toBeGreaterThanOrEqual(before);
  expect(asked).toEqual([]);
  expect(troubles).toEqual([]);
});

test('two windows agree on one game: the one that is looked at plays', async () => {
  const { page, context } = await visit('desk', 'en');
  await page.goto(site.url);
  await begin(page, 'soldiers16-bl', 1);
  await play(page, 11, 4);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForSelector('.board-area svg.board');
  expect(await count(other)).toBeGreaterThanOrEqual(4);
  // The window before says where the game goes on, and its person turns to the new one.
  await expect.poll(() => page.textContent('main')).toContain('another window');
  await play(other, 12, 8);
  const [[last, entries] = []] = await kept(other);
  expect(last).toBe(entries);
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => count(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
  expect(await play(page, 13, 12)).toBeGreaterThanOrEqual(12);
  const [[grown, all] = []] = await kept(page);
  expect(grown).toBe(all);
});

test('what the browser cannot keep is not shown as played, and says so', async () => {
  const { page, context } = await visit('desk', 'en');
  await context.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...words) {
      if (!localStorage.getItem('full')) return add.apply(this, words);
      this.transaction.abort();
      throw new DOMException('there is no room', 'QuotaExceededError');
    };
  });
  await page.goto(site.url);
  await begin(page, 'soldiers16-bl', 1);
  await play(page, 7, 4);
  const before = await until(page, ({ settled, movable }) => settled && movable.length > 0);
  await page.evaluate(() => localStorage.setItem('full', 'yes'));
  const [spot = ''] = before.movable;
  await page.locator(`[data-spot="${spot}"]`).click();
  const offered = await until(page, ({ targets }) => targets.length > 0);
  await page.locator(`[data-spot="${offered.targets[0]}"]`).click();
  await expect.poll(() => page.textContent('main')).toContain('Not saved yet');
  expect(await kept(page)).toEqual([[before.count, before.count]]);
  await page.evaluate(() => localStorage.removeItem('full'));
  await page.reload();
  await page.waitForSelector('.board-area svg.board');
  expect(await count(page)).toBeGreaterThanOrEqual(before.count);
  expect(await play(page, 8, before.count + 2)).toBeGreaterThanOrEqual(before.count + 2);
});

test('games go from one browser to another in a file', async () => {
  const one = await visit('phone', 'cs');
  await one.page.goto(site.url);
  await begin(one.page, 'cows-leopards-bl', 1);
  await play(one.page, 2, 6);
  await one.page.evaluate(() => {
    location.hash = '/me';
  });
  const saved = one.page.waitForEvent('download');
  await one.page.getByRole('button', { name: 'Uložit všechny partie' }).click();
  const file = await (await saved).path();
  expect(readFileSync(file, 'utf8')).toContain('[Rules "cows-leopards-bl"]');
  const other = await visit('desk', 'cs');
  await other.page.goto(`${site.url}#/me`);
  await other.page.locator('input[type="file"]').setInputFiles(file);
  await expect.poll(() => other.page.textContent('main')).toContain('Byla načtena jedna partie.');
  await expect.poll(() => other.page.locator('.games-list a, a[href^="#/game/"]').count()).toBe(1);
  expect([...one.troubles, ...other.troubles]).toEqual([]);
});
