// How strong players begin: fetched at the end of the rules, stepped through, and accessible.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './axe';
import { server, visit } from './house';
import { unworded } from './table';

async function toTheEnd(page: Page, rules: string): Promise<void> {
  await page.goto(`/rules/${rules}`);
  await page.waitForSelector('.rules-text h1, .rules-text h2');
  expect(await page.locator('.openings').count()).toBe(0);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return page.locator('.openings').count();
    })
    .toBe(1);
}

const standing = (page: Page) => page.locator('.opening-board svg').getAttribute('aria-label');

test('a line is stepped through on the board, by keyboard too', async () => {
  const page = await visit('desk', 'en');
  await toTheEnd(page, 'soldiers16-bl');
  const start = await standing(page);
  const first = page.locator('.opening-choices button').first();
  const words = (await first.locator('.notation').innerText()).trim();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.opening-line').innerText()).toContain(words);
  expect(await standing(page)).not.toBe(start);
  await page.locator('.opening-board button').first().click();
  expect(await standing(page)).toBe(start);
  expect(await page.locator('.opening-choices [aria-pressed="true"] .notation').innerText()).toBe(words);
  expect(await unworded(page)).toBeUndefined();
  expect(await faults(page)).toEqual([]);
});

test('with dice each throw of a round has its choices; all of it fits a phone', async () => {
  const page = await visit('phone', 'pl');
  await toTheEnd(page, 'chaturaji-pl-solo');
  const picks = page.locator('.opening-pick');
  await picks.nth(0).getByRole('button', { name: '3', exact: true }).click();
  await picks.nth(1).getByRole('button', { name: '3', exact: true }).click();
  await page.locator('.opening-choices button').first().click();
  expect(await page.locator('.opening-choices [aria-pressed="true"]').count()).toBe(1);
  expect(await page.locator('.opening-heat').count()).toBeGreaterThan(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await unworded(page)).toBeUndefined();
  expect(await faults(page)).toEqual([]);
});

test('rules that nobody measured are not found', async () => {
  expect((await fetch(`${server.url}/api/openings/none`)).ok).toBe(false);
  expect((await fetch(`${server.url}/api/openings/vilac-9506`)).ok).toBe(true);
});
