// Games by links: two people, each with a browser of their own and no server between them.
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage, RESULTS, type Size } from './browser';
import { dealer, look, play, until } from './play';
import { browser, site } from './site';
import { unworded } from './table';

/** A browser of one person, which nobody else shares. */
async function person(size: Size, locale: string): Promise<Page> {
  const { page, context, troubles } = await openPage(browser, site.url, size, locale);
  await context.addInitScript(() => {
    localStorage.setItem('ashtapada-tour', 'seen');
    // What is handed to a messenger is not to be seen here.
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  onTestFinished(async () => {
    await context.close();
    expect(troubles).toEqual([]);
  });
  await page.goto(site.url);
  return page;
}

async function setUp(page: Page, rules: string, rounds?: number): Promise<void> {
  await page.goto(`${site.url}#/new/${rules}`);
  await page.click('.mode:has(input[value="friends"])');
  if (rounds !== undefined) {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    const field = page.locator('[data-option="rounds"], .option-slot:has(#option-rounds)').first();
    const off = field.locator('input[type="checkbox"]');
    if ((await off.count()) > 0 && (await off.isChecked())) await off.uncheck();
    await page.fill('#option-rounds', String(rounds));
  }
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
}

/** Asks for the link of the game as it stands, and gives it. */
async function link(page: Page): Promise<string> {
  await page.click('[data-link="send"]');
  return page.locator('.link-sending input').inputValue();
}

/** Opens a link as a messenger would have it opened; an invitation is accepted. */
async function open(page: Page, address: string, joins = false): Promise<void> {
  await page.goto(address);
  if (joins) await page.click('[data-link="join"]');
  await page.waitForSelector('.board-area svg.board');
}

const over = (page: Page) => page.locator('.result, .result-again').count();

/** Plays until it is the other's turn, or the game is over. */
async function turn(page: Page, seed: number): Promise<void> {
  await until(page, ({ settled }) => settled);
  await play(page, seed, Number.POSITIVE_INFINITY, undefined, () =>
    page.locator('[data-link="send"]').count(),
  );
}

test('a game with dice goes to and fro as links, to its end', async () => {
  const [anna, jan] = [await person('desk', 'pl'), await person('phone', 'cs')];
  await setUp(anna, 'chaturaji-pl-solo', 4);
  expect((await look(anna)).buttons, 'nobody throws before both have promised').toEqual([]);
  const invitation = await link(anna);
  await anna.screenshot({ path: `${RESULTS}/links-invites.png` });
  await jan.goto(invitation);
  await jan.waitForSelector('[data-link="join"]');
  await jan.screenshot({ path: `${RESULTS}/links-invited.png` });
  expect(await unworded(jan)).toBeUndefined();
  await open(jan, invitation, true);
  let last = await link(jan);
  const deal = dealer(11);
  let lengths = 0;
  for (let number = 0; number < 200; number += 1) {
    const [page, other] = number % 2 === 0 ? [anna, jan] : [jan, anna];
    await open(page, last);
    if ((await over(page)) > 0) break;
    await turn(page, deal(1000) + 1);
    expect(await unworded(page)).toBeUndefined();
    if (number < 2) await page.screenshot({ path: `${RESULTS}/links-${number}.png` });
    last = await link(page);
    lengths = Math.max(lengths, last.length);
    if (number === 1) await page.screenshot({ path: `${RESULTS}/links-sent.png` });
    if ((await over(page)) > 0) {
      await open(other, last);
      break;
    }
  }
  await expect.poll(() => over(anna)).toBeGreaterThan(0);
  await expect.poll(() => over(jan)).toBeGreaterThan(0);
  const counts = [
    await anna.getAttribute('main.table', 'data-count'),
    await jan.getAttribute('main.table', 'data-count'),
  ];
  expect(counts[0]).toBe(counts[1]);
  expect(lengths).toBeLessThan(1_500);
});

test('a link is pasted as well as opened, and one that is broken or old says so', async () => {
  const [anna, jan] = [await person('phone', 'en'), await person('desk', 'en')];
  await setUp(anna, 'soldiers16-bl');
  await turn(anna, 3);
  const first = await link(anna);
  await jan.goto(`${site.url}#/link`);
  await jan.fill('.paste-link input', first.slice(0, -9));
  await jan.click('.paste-link button');
  await jan.locator('.paste-link [role="status"]:has-text("Copy it whole")').waitFor();
  await jan.fill('.paste-link input', `Your turn! ${first}`);
  await jan.click('.paste-link button');
  await jan.click('[data-link="join"]');
  await jan.waitForSelector('.board-area svg.board');
  await turn(jan, 5);
  const second = await link(jan);
  // Anna has the game open, and pastes what came.
  await anna.fill('.paste-link input', second);
  await anna.click('.paste-link button');
  await turn(anna, 7);
  await link(anna);
  await anna.fill('.paste-link input', second);
  await anna.click('.paste-link button');
  await anna.locator('.paste-link [role="status"]:has-text("older link")').waitFor();
  // Nothing that was sent is taken back.
  expect(await anna.locator('[data-tool="take-back"]').isDisabled()).toBe(true);
});
