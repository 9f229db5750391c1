// What can be pressed is large enough for it: 32 px everywhere, 44 px where one presses with a finger. The spots
// of a board are as large as the board allows; links within a sentence are as high as its lines.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from './browser';
import { server, visit } from './house';
import { create, openDetails, tool } from './table';

const GAME = {
  rules: 'chaturaji-pl-solo',
  options: [['firstPlayer', 'south']] as [string, string][],
  actions: ['3', 'b1-c3', '4', 'pass', '2', 'h8-f6', '3', 'h2-f3'],
};
const MATE = 'f2f3 e7e5 g2g4 d8h4'.split(' ');

interface Place {
  name: string;
  address: string | (() => Promise<string>);
  seen: string;
  go?(page: Page): Promise<void>;
}

const game = (made: Parameters<typeof create>[1]) => async () => `/game/${await create(server.url, made)}`;

const PLACES: Place[] = [
  { name: 'home', address: '/', seen: '.tile' },
  {
    name: 'a game to set up',
    address: '/new/chaturaji-pl-solo',
    seen: '.set-up-details',
    async go(page) {
      await openDetails(page);
      for (const group of await page.locator('.option-group summary').all()) await group.click();
    },
  },
  { name: 'the rules', address: '/rules/soldiers16-bl', seen: '.rules-text' },
  { name: 'lessons', address: '/learn/chaturaji-pl-solo', seen: '.board' },
  { name: 'words', address: '/words', seen: 'h1' },
  { name: 'history', address: '/history', seen: 'h1' },
  { name: 'a first game', address: '/first/soldiers16-bl', seen: '.board .piece' },
  { name: 'the position of the day', address: '/daily', seen: '.board .piece' },
  { name: 'one’s games', address: '/me', seen: '.my-games[aria-busy="false"]' },
  { name: 'where to learn', address: '/learn', seen: '.lessons li' },
  { name: 'no page', address: '/nowhere', seen: '.house' },
  { name: 'a position to set up', address: '/setup/soldiers16-bl', seen: '.setup-board' },
  {
    name: 'a table with dice',
    address: game(GAME),
    seen: '.log .turn',
    go: (page) => page.click('[data-tool="more"]'),
  },
  {
    name: 'a table with a sign',
    address: game({ rules: 'vilac-9506', position: 'P5k1/8/8/8/8/8/8/1NBQKBNR w - - 0 1' }),
    seen: '.signs .rule-link',
  },
  { name: 'a game that is over', address: game({ rules: 'vilac-9506', actions: MATE }), seen: '.result' },
  {
    name: 'sharing',
    address: game(GAME),
    seen: '.log .turn',
    async go(page) {
      await tool(page, '[data-open="share"]');
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'settings',
    address: '/',
    seen: '.tile',
    async go(page) {
      await page.locator('.top [aria-haspopup="dialog"]').last().click();
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'keys',
    address: '/',
    seen: '.tile',
    async go(page) {
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open]');
    },
  },
];

/** What is too small, and its size. */
const small = (page: Page, least: number) =>
  page.evaluate((least) => {
    const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]';
    const within = document.querySelector('dialog[open]') ?? document.body;
    /** A link or button among the words of a sentence. */
    const inProse = (one: Element) =>
      getComputedStyle(one).display.startsWith('inline') &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
      );
    /** The box in which it is pressed: its own, that of its label, or that over which it spreads. */
    const boxOf = (one: Element) => {
      const spread = getComputedStyle(one, '::after');
      if (spread.position === 'absolute' && spread.inset === '0px') {
        let around: Element = one;
        while (getComputedStyle(around).position === 'static' && around.parentElement)
          around = around.parentElement;
        return around.getBoundingClientRect();
      }
      const label = one.matches('input:is([type="checkbox"], [type="radio"], [type="file"])')
        ? one.closest('label')
        : null;
      return (label ?? one).getBoundingClientRect();
    };
    return [...within.querySelectorAll(CONTROLS)].flatMap((one) => {
      const own = one.getBoundingClientRect();
      const hidden = !one.checkVisibility({ visibilityProperty: true }) || own.width < 2 || own.height < 2;
      const label = one.closest('label');
      if ((hidden && !label) || (label && !label.checkVisibility()) || one.closest('.board, .skip'))
        return [];
      if (one.matches('.visually-hidden *, .skip:not(:focus)') || inProse(one)) return [];
      const { width, height } = boxOf(one);
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30) ?? '';
      return [
        `${one.tagName.toLowerCase()}.${one.className} "${name}" ${Math.round(width)}×${Math.round(height)}`,
      ];
    });
  }, least);

for (const [size, least] of [
  ['desk', 32],
  ['phone', 44],
] as [Size, number][]) {
  test.each(PLACES)(`$name: everything can be pressed, ${size}`, async ({ address, seen, go }) => {
    const page = await visit(size, 'pl');
    await page.goto(typeof address === 'string' ? address : await address());
    await page.waitForSelector(seen, { state: 'attached' });
    await go?.(page);
    expect([...new Set(await small(page, least))]).toEqual([]);
  });
}
