// One server and one browser for all tests of a file that imports this, started before and stopped after.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Problem } from '../src/generated/wire';
import { isAlone } from './alone';
import { openBrowser, openPage, type Size } from './browser';
import { type Running, startServer } from './server';
import { answeredThere, heardThere, type Instead, itIsThere, refusedThere, studiedThere } from './threads';

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
/** The same, where something else has to hold as well. */
export const servedIf = (holds: boolean) => test.skipIf(isAlone || !holds);

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

/** Lets the day of whoever answers the page be that one, from its next visit on. */
export async function itIs(page: Page, day: string): Promise<void> {
  if (isAlone) return itIsThere(page, day);
  await page.unroute('**/api/daily/today');
  await page.route('**/api/daily/today', async (route) => {
    const response = await fetch(`${server.url}/api/daily/${day}`);
    await route.fulfill({ json: await response.json() });
  });
}

/** Hears what the tables say over connections, from the next visit on. */
export async function heard(page: Page, hear: (text: string) => void): Promise<void> {
  if (isAlone) return heardThere(page, hear);
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
}

/** Lets what is asked under such paths be answered as it is given here, from the next visit on. */
export async function answered(page: Page, paths: RegExp, give: (text: string) => string): Promise<void> {
  if (isAlone) return answeredThere(page, paths, give);
  await page.route(paths, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: give(await response.text()) });
  });
}

/** Lets what is found about positions be told as it is given here, from the next visit on. */
export async function studied(page: Page, give: Instead): Promise<void> {
  if (isAlone) return studiedThere(page, give);
  await page.routeWebSocket(/\/api\/study/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const told = give(String(message));
      if (told !== null) socket.send(told);
    });
  });
}

/** Lets requests of a kind be refused, whatever the tables think of them, from the next visit on. */
export async function refused(page: Page, kind: string, problem: Problem): Promise<void> {
  if (isAlone) return void (await refusedThere(page, kind, problem));
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const said = JSON.parse(String(message));
      if (said.request?.kind !== kind) server.send(message);
      else socket.send(JSON.stringify({ type: 'refused', id: said.id, problem }));
    });
  });
}
