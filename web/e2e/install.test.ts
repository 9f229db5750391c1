// The page as an app: it can be installed, and opens without the server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { Catalogue } from '../src/generated/wire';
import { openPage } from './browser';
import { browser, restart, servedIf, server } from './house';
import { create } from './table';

const test = servedIf(process.env.ASHTAPADA_URL === undefined);

test.each(['en', 'pl', 'cs'])('can be installed (%s)', async (locale) => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', locale, true);
  await page.goto('/');
  await page.waitForSelector('.tile');
  const session = await context.newCDPSession(page);
  // The texts of the manifest follow the language.
  await expect
    .poll(async () => (await session.send('Page.getAppManifest')).url)
    .toBe(`${server.url}/app.${locale}.webmanifest`);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ lang: locale, short_name: 'Ashtapada', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const picture = await (await fetch(`${server.url}${src}`)).arrayBuffer();
    if (src.endsWith('.png'))
      expect(`${new DataView(picture).getUint32(16)}x${sizes.split('x')[0]}`).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The windows of tests are private ones, in which nothing can be installed.
  expect(installabilityErrors.map((one) => one.errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

test('opens without the server, says so at tables, and goes on when it is back', async () => {
  const { page, context } = await openPage(browser, server.url, 'desk', 'pl', true);
  const id = await create(server.url, { rules: 'soldiers16-bl' });
  await page.goto('/');
  await page.waitForSelector('.tile');
  const catalogue = (await (await fetch(`${server.url}/api/catalogue?lang=pl`)).json()) as Catalogue;
  // The page, and the rules of all games in its language, are cached a while after it was shown.
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter((one) => one.url.includes('/api/rules/')).length;
    });
  await expect.poll(kept, { timeout: 30_000 }).toBe(catalogue.games.length);
  await server.stop();

  await page.reload();
  await page.waitForSelector('.tile');
  await page.goto('/rules/kotu-ellima-bl');
  await page.waitForSelector('.rules-text h2');
  await page.goto(`/game/${id}`);
  await expect.poll(() => page.textContent('main')).toContain('Połączenie przerwane');
  await page.goto('/new/kotu-ellima-bl');
  await page.click('button[type="submit"]');
  await expect.poll(() => page.textContent('main')).toContain('Serwer nie odpowiada');
  await page.goto(`/game/${id}`);

  await restart();
  await page.waitForSelector('.board-area [data-may]');
  await context.close();
});

/** The same server behind a proxy, which serves its worker as another version after `renew`. */
async function renewing(): Promise<{ url: string; renew(): void; close(): void }> {
  let next = false;
  const front = createServer(async (request, respond) => {
    const answer = await fetch(`${server.url}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    respond.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    const renewed = next && request.url === '/worker.js';
    respond.end(renewed ? body.toString().replace(/ashtapada-/, 'ashtapada-next-') : body);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    renew: () => {
      next = true;
    },
    close: () => front.close(),
  };
}

test('a new version takes over without breaking a page of the one before', async () => {
  const front = await renewing();
  const { page, context, troubles } = await openPage(browser, front.url, 'desk', 'en', true);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
    .toBe(true);
  const names = () => page.evaluate(() => caches.keys());
  const before = await names();
  front.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(names, { timeout: 20_000 }).toHaveLength(before.length + 1);
  expect(await names()).toEqual(expect.arrayContaining(before));
  // Its files are still there for the open page, which was not reloaded.
  front.close();
  await page.click('.settings-button');
  await page.waitForSelector('dialog.settings[open]');
  expect(troubles).toEqual([]);
  await context.close();
});

/** The same server behind a proxy that serves, answers 502 to everything, or takes every request and never answers. */
async function failing(): Promise<{
  url: string;
  does(how: 'serve' | 'refuse' | 'nothing'): void;
  close(): void;
}> {
  let does: 'serve' | 'refuse' | 'nothing' = 'serve';
  const front = createServer(async (request, respond) => {
    if (does === 'nothing') return;
    if (does === 'refuse') {
      respond.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return;
    }
    const answer = await fetch(`${server.url}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = ['content-type', 'cache-control', 'vary'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    respond.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    does: (how) => {
      does = how;
    },
    close: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}

test('opens behind a proxy that answers 502, or nothing', async () => {
  const front = await failing();
  const { page, context } = await openPage(browser, front.url, 'phone', 'cs', true);
  await page.goto('/');
  await page.waitForSelector('.tile');
  const isKept = () =>
    page.evaluate(async () => {
      const rules = await caches.match('/api/rules/kotu-ellima-bl?lang=cs', { ignoreVary: true });
      return rules !== undefined && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  for (const how of ['refuse', 'nothing', 'serve'] as const) {
    front.does(how);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('.tile');
    await page.goto('/rules/kotu-ellima-bl', { waitUntil: 'commit' });
    await page.waitForSelector('.rules-text h2');
    // Data that people come to is not the page.
    if (how === 'refuse') expect((await page.goto('/api/games/none/record'))?.status()).toBe(502);
  }
  front.does('nothing');
  await page.goto('/game/none', { waitUntil: 'commit' });
  await expect.poll(() => page.textContent('main'), { timeout: 30_000 }).toContain('Spojení se přerušilo');
  front.close();
  await context.close();
});
