// For whoever teaches a class: what is settled holds, a plan is printed, results are a table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startSite, writeSite } from './alone';
import { openPage, RESULTS, type Size } from './browser';
import { play } from './play';
import { browser, site } from './site';
import { unworded } from './table';

async function visit(size: Size, locale: string, at = site.url): Promise<Page> {
  const { page, context, troubles } = await openPage(browser, at, size, locale);
  await context.addInitScript(() => localStorage.setItem('ashtapada-tour', 'seen'));
  onTestFinished(async () => {
    await context.close();
    expect(troubles).toEqual([]);
  });
  return page;
}

/** Begins a game against the computer, and plays a little; tells which levels there were to choose from. */
async function begin(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}#/new/soldiers16-bl`);
  await page.waitForSelector('.rung');
  const levels = await page.$$eval('.rung input', (all) => all.map((one) => (one as HTMLInputElement).value));
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
  await play(page, 3, 4);
  return levels;
}

const back = (page: Page) => page.locator('[data-tool="take-back"]').isDisabled();

test('what is settled by a link holds after it was agreed to, until something else is', async () => {
  const page = await visit('desk', 'pl');
  await page.goto(`${site.url}#/class/no-back,no-help,level-3`);
  await page.waitForSelector('.class-page');
  expect(await unworded(page)).toBeUndefined();
  await page.screenshot({ path: join(RESULTS, 'class.png'), fullPage: true });
  // A link alone settles nothing.
  expect(await begin(page, site.url)).toHaveLength(8);
  expect(await back(page)).toBe(false);
  await page.goto(`${site.url}#/class/no-back,no-help,level-3`);
  await page.click('[data-class="settle"]');
  // It was agreed to: nothing is to be pressed any more.
  await expect.poll(() => page.locator('.class-page .lead').count()).toBe(0);
  expect(await begin(page, site.url)).toEqual(['1', '2', '3']);
  expect(await back(page)).toBe(true);
  await page.click('.more-tools > button, [data-tool="more"]');
  expect(await page.locator('[data-command="hint"], [data-open="hint"]').count()).toBe(0);
  // What could be captured is help, too; also by its key.
  expect(await page.locator('[data-tool="threats"]').count()).toBe(0);
  await page.goto(`${site.url}#/new/soldiers16-bl`);
  expect(await page.locator('.mode').first().innerText()).toContain('Poziomy do pokonania: 3.');
  expect(await page.locator('.rung-name').innerText()).toMatch(/z\s3/);
  await page.goto(`${site.url}#/class`);
  // The link is a code to be photographed, too.
  await page.click('[data-class="code"]');
  await page.locator('.class-page .qr-code path[d^="M"]').waitFor();
  await page.uncheck('input[name="back"]');
  await page.selectOption('select[name="level"]', '8');
  await page.click('[data-class="settle"]');
  expect(await begin(page, site.url)).toHaveLength(8);
  expect(await back(page)).toBe(false);
});

test('what is settled where the page was made cannot be changed', async () => {
  const made = await startSite(writeSite('FOLDER', '--class', 'no-back,level-2'));
  onTestFinished(() => made.stop());
  const page = await visit('phone', 'cs', made.url);
  await page.goto(`${made.url}#/class`);
  await page.waitForSelector('.class-page');
  expect(
    await page.locator('.class-page input:enabled, .class-page select[name="level"]:enabled').count(),
  ).toBe(0);
  expect(await page.locator('[data-class="settle"]').count()).toBe(0);
  expect(await begin(page, made.url)).toEqual(['1', '2']);
  expect(await back(page)).toBe(true);
});

test('lessons are a plan to print, and games a table', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`${site.url}#/class`);
  await page.click('[data-class="results"]');
  await expect
    .poll(() => page.textContent('.class-page'))
    .toContain('No game was finished on this device yet.');
  await page.goto(`${site.url}#/new/soldiers16-bl`);
  await page.locator('.rung:has(input[value="1"])').click();
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
  await play(page, 3, 2);
  await page.click('[data-ask="resign"]');
  // Whoever presses twice in haste has not agreed.
  await page.waitForTimeout(600);
  await page.click('[data-ask="resign"][data-sure="asks"]');
  await page.waitForSelector('.result');
  await page.goto(`${site.url}#/class`);
  await page.selectOption('.class-page select[aria-label]', { index: 1 });
  await page.waitForSelector('.class-plan li');
  expect(await page.locator('.class-plan li').count()).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.class-plan').isVisible()).toBe(true);
  expect(await page.locator('[data-class="results"]').isVisible()).toBe(false);
  await page.screenshot({ path: join(RESULTS, 'class-plan.png'), fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('[data-class="results"]')]);
  const [head, line, ...rest] = readFileSync(await saved.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('\uFEFF"Begun","Ended","Game","Players","Winners","Actions"');
  expect(line).toMatch(/^"20\d\d-.*","Sixteen Soldiers.*","south: .*north: level-1","north","\d+"$/);
  expect(rest).toEqual([]);
});
