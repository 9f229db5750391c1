// Enlarged: windows of half and a quarter of the size, like a zoom of 200 and 400 %, and text twice as large.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './axe';
import { openPage, RESULTS } from './browser';
import { browser, served, server } from './house';
import { create, deed } from './table';

const game =
  (rules: string, more: object = {}) =>
  async () =>
    `/game/${await create(server.url, { rules, ...more })}`;

const CLOCK = { initial: 600, increment: 5 };

type Shown = [name: string, open: (page: Page) => Promise<string>, seen: string];

const PAGES: Shown[] = [
  [
    'home',
    async (page) => {
      await page.goto('/');
      await deed(page, await create(server.url, { rules: 'chaturaji-pl-nodice' }));
      return '/';
    },
    '.strip-go',
  ],
  [
    'return',
    async (page) => {
      await page.goto('/');
      await page.evaluate(() => localStorage.setItem('ashtapada.played', '{"rules":"chaturaji-pl-nodice"}'));
      await deed(page, await create(server.url, { rules: 'chaturaji-pl-nodice' }));
      return '/';
    },
    '.return-go',
  ],
  ['new', async () => '/new/chaturaji-pl-team', '.set-up-details'],
  ['four-kings', game('chaturaji-pl-team'), '.board-area svg.board'],
  ['two-dice', game('chaturaji-wikipedia', { dice: 'hand', clock: CLOCK }), '.by-hand'],
  ['soldiers', game('soldiers16-bl'), '.board-area svg.board'],
  ['chess', game('vilac-9506', { clock: CLOCK }), '.board-area svg.board'],
  ['rules', async () => '/rules/caturanga-cz', '.example-body'],
  ['learn', async () => '/learn/cows-leopards-bl', '.live-board svg.board'],
  ['words', async () => '/words', '.words tbody tr'],
  ['history', async () => '/history', '.history-boards svg'],
  ['games', async () => '/me', '.my-games[aria-busy="false"]'],
  ['lessons', async () => '/learn', '.lessons li'],
  ['lost', async () => '/nowhere', '.house'],
  ['first', async () => '/first/chaturaji-pl-solo', 'main svg.board .piece'],
  ['daily', async () => '/daily/four-kings', 'main svg.board .piece'],
  ['setup', async () => '/setup/chaturaji-pl-team', '.setup-board svg.board'],
  ['position', async () => '/position?rules=soldiers16-bl&moves=e4-e5,e6-e5', '.board-area svg.board'],
  ['embed', async () => '/embed?rules=soldiers16-bl&moves=e4-e5', '.embed .steps'],
];

/** The smallest size of a target, in pixels: WCAG 2.2, 2.5.8. */
const TARGET_PX = 24;

/** What makes sideways scrolling necessary, and how near to each other the spots of a board are. */
function measure(page: Page): Promise<{ out: string[]; apart: number }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const out = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent);
    };
    for (const element of document.querySelectorAll('main *')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || element.closest('svg, .visually-hidden') || (left >= 0 && right <= innerWidth + 1))
        continue;
      if (!scrolls(element)) out.push(`${element.tagName} .${element.className}: ${left}–${right}`);
    }
    const spots = [...document.querySelectorAll('main svg.board[tabindex] [data-spot]')].map((spot) => {
      const { x, y, width, height } = spot.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const far = spots.flatMap((a, index) =>
      spots.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    return { out, apart: Math.min(...far, 1000) };
  });
}

async function isUsable(...[name, open, seen]: Shown): Promise<void> {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'pl');
  await page.goto(await open(page));
  await page.locator(seen).first().waitFor();
  // The lists of options are the widest that there is.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('.together details')) one.open = true;
  });
  const usable = async (what: string) => {
    await page.screenshot({ path: join(RESULTS, `zoom-${name}-${what}.png`) });
    const { out, apart } = await measure(page);
    expect(out, what).toEqual([]);
    expect(apart, what).toBeGreaterThanOrEqual(TARGET_PX);
  };
  await page.setViewportSize({ width: 720, height: 450 });
  await usable('200');
  await page.setViewportSize({ width: 320, height: 256 });
  await usable('400');
  expect(await faults(page, { only: ['target-size'] })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await usable('letters');
  expect(troubles).toEqual([]);
  await context.close();
}

const TOGETHER: Shown[] = [['together', async () => '/together', '.together-wishes']];

test.concurrent.each(PAGES)('%s can be read and used enlarged', isUsable);
served.concurrent.each(TOGETHER)('%s can be read and used enlarged', isUsable);

/** Goes through everything that takes the focus; returns what is completely covered by something else. */
async function hidden(page: Page): Promise<string[]> {
  const under: string[] = [];
  for (let keys = 0; keys < 60; keys++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const { left, top, width, height } = at.getBoundingClientRect();
      const shares = [0.1, 0.5, 0.9];
      const shown = shares.some((x) =>
        shares.some((y) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          return (
            there !== null &&
            (at.contains(there) || there.contains(at) || there.closest('label')?.contains(at))
          );
        }),
      );
      return `${shown ? '' : 'hidden '}${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}`;
    });
    if (seen?.startsWith('hidden')) under.push(seen);
  }
  return under;
}

test('what has the focus is never wholly covered', async () => {
  const { page, context } = await openPage(browser, server.url, 'phone', 'en');
  await page.goto(await game('chaturaji-pl-team')());
  await page.waitForSelector('.board-area svg.board');
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await hidden(page)).toEqual([]);
  await page.click('.settings-button');
  await page.waitForSelector('dialog.settings[open]');
  expect(await hidden(page)).toEqual([]);
  await context.close();
});
