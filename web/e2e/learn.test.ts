// Learning: playable examples, lessons, the link from a refusal or a sign to its rule, the glossary.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RulesPage } from '../src/generated/wire';
import { urlOf } from './alone';
import { openPage } from './browser';
import { browser, server, visit } from './house';
import { create, unworded } from './table';

/** How much of what the tour speaks of its card covers, and whether it is close to it and within the window. */
function besides() {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [card, place] = [box('.tour'), box('.toured')];
  if (!card || !place) return null;
  const across = Math.min(card.right, place.right) - Math.max(card.left, place.left);
  const down = Math.min(card.bottom, place.bottom) - Math.max(card.top, place.top);
  return {
    covered: Math.round(Math.max(0, across) * Math.max(0, down)),
    away: Math.max(-across, -down) < 20,
    inside: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
  };
}

const spot = (page: Page, name: string) => page.locator(`.live-board [data-spot$="${name}"]`);

test('an example is played by its reader: refused, told why, played, taken back', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/rules/chaturaji-pl-team#example-parade-of-boats');
  const figure = page.locator('figure[data-example="parade-of-boats"]');
  await figure.locator('.example-play').click();
  await figure.locator('[data-face="2"]').click();
  await figure.locator('[data-may]').first().waitFor({ state: 'attached' });
  await spot(page, 'c3').click();
  await spot(page, 'd3').click();
  // Not to the first rule on moves in general, but to that on boats.
  await figure.locator('.notice .rule-link').click();
  await page.waitForSelector('.pointed[data-about~="boat-two-squares-diagonally"]');
  await spot(page, 'e5').click();
  await figure.locator('.example-words', { hasText: 'boat triumph' }).waitFor();
  expect(await figure.locator('.example-steps span').innerText()).toBe('2 of 2');
  // Another one becomes playable, and this one is only shown again.
  const other = page.locator('figure[data-example="three-boats-are-no-parade"]');
  await other.locator('summary').click();
  await other.locator('.example-play').click();
  await other.locator('.live-board').waitFor();
  expect(await page.locator('.live-board').count()).toBe(1);
});

test('every lesson can be solved or shown on its page, and how it was done is remembered', async () => {
  const page = await visit('phone', 'cs');
  await page.goto('/learn/cows-leopards-bl');
  const first = async () => {
    await page.locator('[data-target="place"]').first().waitFor({ state: 'attached' });
    await spot(page, 'e5').tap();
    await page.waitForSelector('.praise');
  };
  const lessons = page.locator('[data-lesson]');
  await lessons.first().waitFor();
  const all = await lessons.count();
  const count = async (solved: number, shown: number) => {
    await expect.poll(() => page.locator('[data-lesson].solved').count()).toBe(solved);
    await expect.poll(() => page.locator('[data-lesson].shown').count()).toBe(shown);
  };
  // The first by hand, by touch; the others by showing their solutions.
  await first();
  // It says so, and nothing more is to be done there.
  expect(await page.locator('.praise b').innerText()).toBe('Vyřešeno!');
  expect(await page.locator('.lesson .live-tools, .lesson .movable').count()).toBe(0);
  for (const lesson of (await lessons.all()).slice(1)) {
    await lesson.click();
    await page.locator('.lesson-buttons .quiet:enabled').click();
    await page.waitForSelector('.lesson .shown');
    expect(await unworded(page)).toBeUndefined();
  }
  await count(1, all - 1);
  await page.reload();
  // What was only shown is the next lesson to try.
  await page.waitForSelector('.lesson');
  await count(1, all - 1);
  expect(await page.locator('[data-lesson][aria-current]').innerText()).toBe('2');
  // What was solved stays solved when its solution is shown.
  await lessons.first().click();
  await page.locator('.lesson-buttons .quiet:enabled').click();
  await page.waitForSelector('.lesson .shown');
  await page.locator('.lesson-buttons .primary').click();
  await first();
  await count(1, all - 1);
});

test('on a telephone the verdict on a lesson and its buttons come into sight', async () => {
  const page = await visit('phone', 'pl');
  await page.goto('/learn/cows-leopards-bl');
  await page.locator('[data-target="place"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.live-board [data-target="place"]').last().tap();
  await page.waitForSelector('.astray');
  const inSight = () =>
    page.evaluate(() => {
      const [verdict, bar] = ['.verdict', '.bar'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      return verdict !== undefined && bar !== undefined && verdict.top >= 0 && verdict.bottom <= bar.top;
    });
  await expect.poll(inSight).toBe(true);
});

test('a refusal and a sign at the table lead to their rules', async () => {
  const id = await create(server.url, {
    rules: 'chaturaji-pl-team',
    position: '4sK3/1wK5eK/2wh5/7nK/8/6nH1/8/1sH6 s throw 0,0,0,0 command=n:throne',
    dice: 'hand',
  });
  const page = await visit('phone', 'pl');
  await page.goto(`/game/${id}`);
  await page.locator('.signs .rule-link').click();
  await page.waitForSelector('.rules-area [data-about].pointed');
  const rules = (await (
    await fetch(`${server.url}/api/rules/chaturaji-pl-team?lang=pl`)
  ).json()) as RulesPage;
  const example = rules.topics.find(([topic]) => topic === 'sign-commanded')?.[1];
  expect(await page.locator(`.pointed[data-about~="${example}"]`).isVisible()).toBe(true);
  await page.locator('.board-area [data-spot="b1"]').click();
  await page.locator('.tray .notice .rule-link').waitFor();
  expect(await unworded(page)).toBeUndefined();
  // The throw decides where the link of a refused piece leads.
  const thrown = await create(server.url, { rules: 'chaturaji-pl-solo', dice: 'hand' });
  await page.goto(`/game/${thrown}`);
  await page.locator('[data-face="3"]').click();
  await page.locator('[data-may]').first().waitFor({ state: 'attached' });
  await page.locator('.board-area [data-spot="a1"]').click();
  await page.locator('.tray .notice .rule-link').click();
  await page.waitForSelector('.rules-area .pointed[data-about~="three-moves-the-horse"]');
});

test('the tour is offered once, and goes around the table', async () => {
  const id = await create(server.url, { rules: 'chaturaji-pl-solo' });
  const page = await visit('desk', 'cs');
  await page.goto(`/game/${id}`);
  await page.locator('.tour-offer button').first().click();
  for (let stop = 1; stop < 5; stop++) await page.locator('.tour .primary').click();
  expect(await page.locator('.tour .primary').count()).toBe(0);
  await page.locator('.tour button').click();
  await page.reload();
  await page.waitForSelector('.board-area svg.board');
  expect(await page.locator('.tour-offer').count()).toBe(0);
});

for (const size of ['desk', 'phone'] as const) {
  test(`on a ${size} the tour stands beside what it speaks of, and a throw leads it on`, async () => {
    const id = await create(server.url, { rules: 'chaturaji-pl-solo' });
    const page = await visit(size, 'en');
    await page.goto(`/game/${id}`);
    await page.locator('.tour-offer button').first().click();
    for (let stop = 1; stop <= 5; stop++) {
      await page.locator('.tour-foot', { hasText: `${stop} of 5` }).waitFor();
      await expect.poll(() => page.evaluate(besides)).toEqual({ covered: 0, away: true, inside: true });
      if (stop === 2) await page.locator('button.throw').click();
      else if (stop < 5) await page.locator('.tour .primary').click();
    }
  });
}

test('the words are told in every language', async () => {
  for (const lang of ['en', 'pl', 'cs']) {
    const { page, context, troubles } = await openPage(browser, server.url, 'phone', lang);
    await page.goto('/words');
    await page.waitForSelector('.words tbody tr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(
      await page.evaluate(() => /\b(term|script|history|words)-[a-z]/.exec(document.body.innerText)),
    ).toBeNull();
    expect(troubles).toEqual([]);
    await context.close();
  }
});

test('the contents of the rules lead to their headings, and an address to its example', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/rules/soldiers16-bl');
  const link = page.locator('.contents li a').nth(3);
  const words = await link.innerText();
  await link.click();
  const heading = page.locator('.rules-text :is(h2, h3)', { hasText: words }).first();
  await expect
    .poll(() => heading.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight / 2))
    .toBe(true);
  expect(urlOf(page).pathname).toBe('/rules/soldiers16-bl');
  expect(urlOf(page).hash).toBe(`#${await heading.getAttribute('id')}`);
  // As it was copied.
  const name = await page.locator('figure[data-example]').last().getAttribute('data-example');
  await page.goto('/');
  await page.goto(`/rules/soldiers16-bl#example-${name}`);
  const example = page.locator(`figure[data-example="${name}"]`);
  await example.locator('svg.board').waitFor();
  await expect
    .poll(() => example.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight))
    .toBe(true);
});
