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
  await expect
    .poll(() => one.page.textContent('.me-kept'))
    .toMatch(/Jedna partie je uložena v\ssouboru ashtapada-games\.txt\./);
  const other = await visit('desk', 'cs');
  await other.page.goto(`${site.url}#/me`);
  await other.page.locator('input[type="file"]').setInputFiles(file);
  await expect.poll(() => other.page.textContent('main')).toContain('Byla načtena jedna nová partie.');
  await expect.poll(() => other.page.locator('.my-game').count()).toBe(1);
  // A second time it is known, and nothing is doubled; and what is no file of games is said to be none.
  await other.page.locator('input[type="file"]').setInputFiles(file);
  await expect.poll(() => other.page.textContent('.me-kept')).toContain('Jedna už tu byla.');
  expect(await kept(other.page)).toHaveLength(1);
  const none = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Milá Anno, ') };
  await other.page.locator('input[type="file"]').setInputFiles(none);
  await expect
    .poll(() => other.page.locator('.me-kept .me-said').innerText())
    .toMatch(/^Tohle není soubor s\spartiemi z\sAshtapady/);
  expect([...one.troubles, ...other.troubles]).toEqual([]);
});

test('a game is deleted for good, and one that was taken off the list comes back', async () => {
  const { page, troubles } = await visit('desk', 'en');
  await page.goto(`${site.url}#/me`);
  // Nothing is saved where there is nothing.
  await page.waitForSelector('.me-kept');
  expect(await page.locator('[data-kept="save"]').count()).toBe(0);
  await begin(page, 'soldiers16-bl', 1);
  await play(page, 3, 2);
  await begin(page, 'cows-leopards-bl', 1);
  // One was taken off the list, as an earlier page did.
  await page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((found) => {
        asked.onsuccess = () => found(asked.result);
      });
    const db = await done(indexedDB.open('ashtapada'));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const [head] = await done(games.getAll());
    await done(games.put({ ...head, listed: false }));
    db.close();
  });
  await page.goto(`${site.url}#/me`);
  await page.reload();
  await expect
    .poll(() => page.textContent('.me-kept'))
    .toContain('One game is kept without being on the list.');
  await page.click('[data-kept="list"]');
  await expect.poll(() => page.locator('.my-game').count()).toBe(2);
  await page.locator('.my-game .take-off').first().click();
  expect(await page.locator('.my-game').count()).toBe(2);
  // Whoever presses twice in haste has not agreed.
  await page.waitForTimeout(600);
  await page.click('.take-off[data-sure="asks"]');
  await expect.poll(() => page.locator('.my-game').count()).toBe(1);
  expect(await kept(page)).toHaveLength(1);
  await expect.poll(() => page.textContent('main')).toContain('the game is deleted');
  expect(troubles).toEqual([]);
});

test('where the browser keeps nothing one is told so before, and asked when one leaves', async () => {
  const { page, context } = await visit('phone', 'pl');
  await context.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await page.goto(site.url);
  await expect.poll(() => page.textContent('.unkept')).toContain('nie zapisuje partii');
  await page.goto(`${site.url}#/new/soldiers16-bl`);
  await expect.poll(() => page.textContent('.new-table .unkept')).toContain('nie zapisuje partii');
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
  await play(page, 3, 2);
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.evaluate(() => {
    location.hash = '/me';
  });
  await page.waitForSelector('.me-kept');
  expect(await page.locator('.me-kept h2').innerText()).toBe('Partie tylko do zamknięcia strony');
  expect(await page.textContent('.me-kept')).not.toContain('zapisane w tej przeglądarce');
  page.on('dialog', (other) => void other.accept());
});

test('where the database never answers and locks are forbidden, the page plays all the same, and says so', async () => {
  const { page, context } = await visit('desk', 'en');
  // As within a page of another place whose storage is forbidden.
  await context.addInitScript(() => {
    indexedDB.open = () => {
      const silent = { addEventListener() {}, removeEventListener() {} };
      return Object.assign(Object.create(IDBOpenDBRequest.prototype), silent);
    };
    navigator.locks.request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  });
  await page.goto(`${site.url}#/new/soldiers16-bl`);
  await expect.poll(() => page.textContent('.new-table .unkept')).toContain('keeps no games');
  await page.locator('.rung:has(input[value="1"])').click();
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
  expect(await play(page, 3, 6)).toBeGreaterThanOrEqual(6);
  page.on('dialog', (dialog) => void dialog.accept());
});

test('another address behind the mark begins at its top, and going back leaves a page where it was', async () => {
  const { page } = await visit('phone', 'en');
  await page.goto(`${site.url}#/rules/soldiers16-bl`);
  await page.waitForSelector('.rules-text h2');
  await page.evaluate(() => scrollTo(0, 900));
  await page.evaluate(() => {
    location.hash = '/rules/cows-leopards-bl';
  });
  await expect.poll(() => page.textContent('h1')).toContain('Leopard');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.textContent('h1')).toContain('Soldiers');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
