// What introduces a rule set before the first game of its kind: one screen of pictures, once; again when one asks for it; and
// never over the dialog in which people sit down.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RESULTS } from './browser';
import { served, server, visit } from './house';
import { create, showTab } from './table';

const card = (page: Page) => page.locator('dialog.intro[open]');

async function begin(page: Page, rules: string): Promise<void> {
  await page.goto(`/new/${rules}`);
  await page.click('.new-table button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
}

test('before the first game of its kind it shows how one wins and what is special, and not again', async () => {
  const page = await visit('desk', 'en', false);
  await begin(page, 'chaturaji-pl-solo');
  await card(page).locator('[data-intro="goal"]').waitFor();
  const [goal, special] = [
    card(page).locator('[data-intro="goal"]'),
    card(page).locator('[data-intro="special"]'),
  ];
  expect(await goal.innerText()).toMatch(/^The goal\n.*points/s);
  expect(await special.count()).toBe(3);
  // A board each, with what is done on it.
  expect(await card(page).locator('svg.board.mini').count()).toBe(4);
  expect(await special.locator('.mini-arrow').count()).toBe(3);
  await card(page).locator('button[data-intro="play"]').click();
  // Gone, not only closed: then it is known.
  await page.locator('dialog.intro').waitFor({ state: 'detached' });
  await begin(page, 'chaturaji-pl-solo');
  await page.waitForSelector('button.throw');
  await page.waitForTimeout(500);
  expect(await card(page).count()).toBe(0);
  // It is in the rules for who wants it once more.
  await showTab(page, 'rules');
  await page.click('[data-open="intro"]');
  await card(page).locator('[data-intro="goal"]').waitFor();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
});

test('who knows a relative reads what is different, on one screen of a phone, and goes on to the rules', async () => {
  const page = await visit('phone', 'pl', false);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('ashtapada.known', '["chaturaji-pl-solo","vilac-9506"]'));
  await begin(page, 'chaturaji-pl-team');
  const unlike = card(page).locator('[data-intro="unlike"]');
  await unlike.first().waitFor();
  expect(await card(page).locator('.intro-lead').innerText()).toContain('każdy za siebie');
  expect(await unlike.count()).toBe(3);
  expect(await unlike.first().locator('.intro-there').innerText()).toMatch(/każdy za siebie”: \S/);
  // Nothing has to be scrolled.
  const { over, wide } = await card(page).evaluate((one) => ({
    over: one.scrollHeight - one.clientHeight,
    wide: one.scrollWidth - one.clientWidth,
  }));
  expect([over, wide]).toEqual([0, 0]);
  await page.screenshot({ path: join(RESULTS, 'intro-phone.png') });
  await card(page).locator('[data-intro="rules"]').click();
  await page.locator('#panel-rules .rules-text').waitFor();
});

served(
  'who comes to a table by a link meets it only at a button of the dialog in which people sit down',
  async () => {
    const page = await visit('desk', 'cs', false);
    const friends = await create(server.url, { rules: 'soldiers16-bl', apart: true });
    await page.goto(`/game/${friends}`);
    const gather = page.locator('dialog.gather[open]');
    await gather.waitFor();
    await page.waitForTimeout(500);
    expect(await card(page).count()).toBe(0);
    // Offered there instead: it lies over the dialog, and leads back to it.
    await gather.locator('[data-open="intro"]').click();
    await card(page).locator('[data-intro="goal"]').waitFor();
    await page.screenshot({ path: join(RESULTS, 'intro-gather.png') });
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await gather.count()).toBe(1);
    const other = await create(server.url, { rules: 'vilac-9506' });
    await page.goto(`/game/${other}`);
    await page.waitForSelector('.board-area [data-may]');
    await page.waitForTimeout(500);
    expect(await card(page).count()).toBe(0);
  },
);

test('every published game is introduced', async () => {
  const page = await visit('desk', 'en', false);
  const known = await (await fetch(`${server.url}/api/catalogue?lang=en`)).json();
  for (const { id } of known.games) {
    await page.goto(`/game/${await create(server.url, { rules: id })}`);
    await showTab(page, 'rules');
    await page.locator('[data-open="intro"]').click();
    await card(page).locator('[data-intro="goal"]').waitFor();
    const words = await card(page).locator('.intro-one').allInnerTexts();
    expect(words.length, id).toBeGreaterThanOrEqual(3);
    expect(words.length, id).toBeLessThanOrEqual(5);
    for (const one of words) expect(one.trim().length, `${id}: ${one}`).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
  }
}, 180_000);
