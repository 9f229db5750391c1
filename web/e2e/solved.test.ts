// What is solved: hints and moves say what is proved, the perfect player sits at a table, and the page of the solved games tells why.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { startSite, writeSite } from './alone';
import { faults } from './axe';
import { openPage, RESULTS } from './browser';
import { browser, served, server, visit } from './house';
import { solvedIn } from './server';
import { create, tool, unworded } from './table';

/** So few men that they are solved in a moment. */
const MEN = '4';
/** South has two men against one, and wins. */
const ENDING = { rules: 'pretwa', position: '3/3/1n1/1/3/3/s1s s - 8-7 0-0 0' };

/** Solves into a folder: endings, or what is asked for. */
function solveInto(folder: string, ...asked: string[]): void {
  const program = process.env.ASHTAPADA_BIN ?? '';
  const what = asked.length > 0 ? asked : ['--men', MEN];
  execFileSync(program, ['solve', ENDING.rules, ...what, '--solved', folder, '--yes']);
}

/** Sets up a game that whoever captures first wins: it is solved in a moment. */
async function firstCaptureWins(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await page.locator('[data-option="target"] input[type="checkbox"]').uncheck();
  await page.fill('#option-target', '1');
}

const shot = (page: Page, name: string) => page.screenshot({ path: join(RESULTS, `solved-${name}.png`) });

async function linesOf(page: Page): Promise<string[]> {
  await tool(page, '[data-tool="hint"]');
  await page.waitForSelector('.study [data-exact]');
  expect(await page.textContent('.study-sure')).toMatch(/Proved|To pewne/);
  await page.click('#study-tab-lines');
  await page.waitForSelector('.study-share[data-exact]');
  return page.locator('.study-share').allTextContents();
}

served('what is proved is told of each move, and the perfect player plays it', async () => {
  solveInto(solvedIn(server.data));
  const bots = [{ seat: 'north', player: { kind: 'bot', bot: 'perfect' } }] as never[];
  const id = await create(server.url, { ...ENDING, seats: bots });
  const page = await visit('desk', 'en');
  await page.goto(`/game/${id}`);
  const lines = await linesOf(page);
  // The best first: wins, the soonest first, then draws.
  expect(lines[0]).toMatch(/^won in \d+$/);
  const turns = lines.flatMap((line) => /^won in (\d+)$/.exec(line)?.[1] ?? []).map(Number);
  expect(turns).toEqual([...turns].sort((one, other) => one - other));
  expect(await faults(page)).toEqual([]);
  await unworded(page);
  await shot(page, 'lines');
});

served('an ending that is won is played out against the perfect player', async () => {
  solveInto(solvedIn(server.data));
  const page = await visit('phone', 'en');
  await page.goto('/solved');
  await page.locator('[data-solved="ending"]').first().click();
  await page.waitForURL('**/game/*');
  expect((await linesOf(page))[0]).toMatch(/^won in \d+$/);
  const id = page.url().split('/').at(-1);
  expect(await (await fetch(`${server.url}/api/games/${id}`)).text()).toContain('"perfect"');
});

served('the perfect player is offered where the game is solved as it is set up', async () => {
  solveInto(solvedIn(server.data), '--option', 'target=1');
  const page = await visit('phone', 'pl');
  await page.goto('/new/pretwa');
  await page.waitForSelector('.rungs');
  expect(await page.locator('.perfect').count()).toBe(0);
  await firstCaptureWins(page);
  await page.check('.perfect input');
  await shot(page, 'set-up');
  await page.click('.new-go button.primary');
  await page.waitForURL('**/game/*');
  const id = page.url().split('/').at(-1);
  expect(await (await fetch(`${server.url}/api/games/${id}`)).text()).toContain('"perfect"');
});

test('a page without a server takes along what is solved, and asks for the parts that it needs', async () => {
  const solved = mkdtempSync(join(inject('scratch'), 'solved-'));
  solveInto(solved);
  const site = await startSite(writeSite('FOLDER', '--solved', solved));
  const { page, context, troubles } = await openPage(browser, site.url, 'phone', 'en');
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.slice')) parts.push(request.url().replace(/.*\//, ''));
  });
  const query = new URLSearchParams({ rules: ENDING.rules, position: ENDING.position });
  await page.goto(`${site.url}#/position?${query}`);
  expect((await linesOf(page))[0]).toMatch(/^won in \d+$/);
  // Only what the position and its moves need: not the other endings that are solved.
  expect([...new Set(parts)].sort()).toEqual(['2-1.slice']);
  await context.close();
  await site.stop();
  expect(troubles).toEqual([]);
});

test('a page without a server solves a game on its device, keeps it, and offers the perfect player', async () => {
  const site = await startSite();
  const { page, context, troubles } = await openPage(browser, site.url, 'phone', 'pl');
  await page.goto(`${site.url}#/new/pretwa`);
  await page.waitForSelector('[data-solve="here"]');
  // The whole game takes a minute: that is said, and not done here.
  expect(await page.locator('.solve-here').innerText()).toMatch(/89\s103\s805/);
  expect(await faults(page)).toEqual([]);
  await shot(page, 'here');
  await firstCaptureWins(page);
  await expect.poll(() => page.locator('.solve-here').innerText()).toMatch(/80\s250/);
  await page.click('[data-solve="here"]');
  await page.check('.perfect input');
  await page.click('.new-go button.primary');
  // What it proves is told at the table, also when the page is loaded anew, and nobody is asked for it.
  await page.waitForSelector('.board-area [data-may]');
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.slice') && asked.push(request.url())));
  await page.reload();
  const [first] = await linesOf(page);
  expect(first).toMatch(/^(wygrana|przegrana|remis)/);
  expect(asked).toEqual([]);
  await page.goto(`${site.url}#/solved`);
  // Pretwa and Lau kata kati: the others are too large for a device.
  await expect.poll(() => page.locator('[data-solve="here"]').count()).toBe(2);
  await page.locator('[data-solve="here"]').first().scrollIntoViewIfNeeded();
  await shot(page, 'page-here');
  await context.close();
  await site.stop();
  expect(troubles).toEqual([]);
});

test('the page of the solved games says who wins under each ruling', async () => {
  for (const [size, lang] of [
    ['desk', 'en'],
    ['phone', 'pl'],
    ['lying', 'cs'],
  ] as const) {
    const page = await visit(size, lang);
    await page.goto('/solved');
    await page.waitForSelector('.solved-rulings');
    expect(await page.locator('.solved-game').count()).toBe(4);
    expect(await page.locator('.solved-rulings li').count()).toBe(17);
    expect(await faults(page)).toEqual([]);
    await unworded(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await shot(page, `page-${size}-${lang}`);
  }
});
