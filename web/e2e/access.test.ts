// Accessibility: every page and state of the table, checked by axe; in every theme its colours as well.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { THEMES } from '../src/settings/settings';
import { faults } from './axe';
import { openPage, SIZES } from './browser';
import { browser, served, server } from './house';
import { clickSpot } from './play';
import { asked, create, openDetails, showTab, sit, tool } from './table';

interface State {
  name: string;
  /** Its address, and what has to be there (`seen`) before it is checked. */
  open(): Promise<string>;
  seen: string;
  /** Goes on from there, to further states to be checked. */
  go?(page: Page): Promise<void>;
}

const TEAM = 'chaturaji-pl-team';
const COMMANDED = '4sK3/1wK5eK/2wh5/7nK/8/6nH1/8/1sH6 s throw 0,0,0,0 command=n:throne';
const game =
  (rules: string, more: object = {}) =>
  async () =>
    `/game/${await create(server.url, { rules, ...more })}`;

const press = (selector: string) => async (page: Page) => page.click(selector);

const STATES: State[] = [
  { name: 'home', open: async () => '/', seen: '.tile' },
  {
    name: 'games found by a name of old, and a record to open',
    open: async () => '/',
    seen: '.tile',
    go: async (page) => {
      await page.fill('input[type="search"]', 'sholo');
      await page.click('.load-record summary');
    },
  },
  {
    name: 'a table to set up, with options that make no sense',
    open: async () => `/new/${TEAM}`,
    seen: '.set-up-details',
    go: async (page) => {
      await openDetails(page);
      for (const group of await page.locator('.option-group summary').all()) await group.click();
      await page.selectOption('[data-option="kingLoss"] select', 'freeze');
      await page.waitForSelector('.new-go:has(.problem) [type="submit"]:disabled');
    },
  },
  {
    name: 'a throw to make, by the clock',
    open: game(TEAM, { clock: { initial: 600, increment: 5 } }),
    seen: 'button.throw',
  },
  {
    name: 'dice thrown',
    open: game(TEAM, { dice: 'hand' }),
    seen: '.by-hand',
    go: async (page) => {
      await page.click('[data-face="3"]');
      await page.waitForSelector('[data-may]');
      await clickSpot(page, 'b1');
      await page.waitForSelector('[data-target]');
    },
  },
  {
    name: 'signs, and a refusal',
    open: game(TEAM, { position: COMMANDED, dice: 'hand' }),
    seen: '.signs',
    go: async (page) => {
      await clickSpot(page, 'b1');
      await page.waitForSelector('.notice .rule-link');
    },
  },
  {
    name: 'what a pawn becomes',
    open: game('vilac-9506', { position: '6k1/P7/8/8/8/8/8/R2QKB1R w - - 0 1' }),
    seen: '[data-may]',
    go: async (page) => {
      await clickSpot(page, 'a7');
      await clickSpot(page, 'a8');
      await page.waitForSelector('.promotion');
    },
  },
  {
    name: 'soldiers, one picked up',
    open: game('soldiers16-bl'),
    seen: '[data-may]',
    go: async (page) => {
      await page.locator('[data-may]').first().click({ force: true });
      await page.waitForSelector('[data-target]');
    },
  },
  {
    name: 'looking back',
    open: game('vilac-9506', { actions: ['e2e4', 'e7e5', 'g1f3'] }),
    seen: '[data-may]',
    go: async (page) => {
      await page.click('.steps button:nth-child(1)');
      await page.waitForSelector('.log .turn.later');
    },
  },
  {
    name: 'an army that is out',
    open: game('chaturaji-pl-solo', { position: '8/1wK5eK/2wh5/7nK/8/6nH1/8/8 e throw 0,0,0,0' }),
    seen: '.plate.out',
  },
  {
    name: 'a question before the end',
    open: game('vilac-9506'),
    seen: '[data-may]',
    go: async (page) => {
      await tool(page, '[data-ask="resign"]');
      await page.waitForSelector('[data-sure="asks"]');
    },
  },
  {
    name: 'the end',
    open: game('vilac-9506'),
    seen: '[data-may]',
    go: async (page) => {
      await asked(page, 'resign');
      await page.waitForSelector('.result');
    },
  },
  {
    name: 'computers among themselves',
    open: game('soldiers16-free', {
      seats: ['south', 'north'].map((seat) => ({ seat, player: { kind: 'bot', bot: 'greedy' } })),
    }),
    seen: '[data-tempo="pause"]',
    go: press('[data-tempo="pause"]'),
  },
  {
    name: 'the tour',
    open: game(TEAM),
    seen: '.tour-offer',
    go: async (page) => {
      await page.locator('.tour-offer button').first().click();
      await page.waitForSelector('.tour');
    },
  },
  {
    name: 'the legend',
    open: game(TEAM),
    seen: '[data-tool="more"]',
    go: async (page) => {
      await tool(page, '[data-tool="legend"]');
      await page.waitForSelector('dialog.legend[open]');
    },
  },
  {
    name: 'sharing',
    open: game(TEAM),
    seen: '[data-tool="more"]',
    go: async (page) => {
      await tool(page, '[data-open="share"]');
      await page.waitForSelector('dialog.share[open]');
    },
  },
  {
    name: 'a branch',
    open: game('vilac-9506'),
    seen: '[data-may]',
    go: async (page) => {
      await tool(page, '[data-open="try"]');
      await page.waitForSelector('.branch-bar');
    },
  },
  {
    name: 'the rules beside the board',
    open: game(TEAM),
    seen: '[data-tool="more"]',
    go: async (page) => {
      await showTab(page, 'rules');
      await page.waitForSelector('.rules-text');
    },
  },
  {
    name: 'the analysis beside the board',
    open: game('vilac-9506'),
    seen: '#tab-study',
    go: async (page) => {
      await page.click('#tab-study');
      await page.waitForSelector('.study-lines li');
    },
  },
  {
    name: 'the settings',
    open: async () => '/',
    seen: '.tile',
    go: async (page) => {
      await page.click('.settings-button');
      await page.waitForSelector('dialog.settings[open]');
    },
  },
  {
    name: 'the sheet of keys',
    open: game(TEAM),
    seen: 'button.throw',
    go: async (page) => {
      await page.click('.keys-button');
      await page.waitForSelector('dialog[open]');
    },
  },
  { name: 'the rules', open: async () => '/rules/caturanga-cz', seen: '.example-body' },
  {
    name: 'an example played',
    open: async () => '/rules/chaturaji-pl-team#example-parade-of-boats',
    seen: 'figure[data-example="parade-of-boats"] .example-play',
    go: async (page) => {
      const figure = page.locator('figure[data-example="parade-of-boats"]');
      await figure.locator('.example-play').click();
      await figure.locator('[data-face="2"]').click();
      await figure.locator('[data-may]').first().waitFor({ state: 'attached' });
    },
  },
  { name: 'lessons', open: async () => '/learn/cows-leopards-bl', seen: '.lesson [data-target]' },
  { name: 'words', open: async () => '/words', seen: '.words tbody tr' },
  { name: 'history', open: async () => '/history', seen: '.history-boards svg' },
  { name: 'one’s games', open: async () => '/me', seen: '.my-games[aria-busy="false"]' },
  { name: 'where to learn', open: async () => '/learn', seen: '.lessons li' },
  { name: 'no page', open: async () => '/nowhere', seen: '.house' },
  { name: 'a first game', open: async () => '/first/chaturaji-pl-solo', seen: 'main svg.board .piece' },
  { name: 'the position of the day', open: async () => '/daily/soldiers', seen: 'main svg.board .piece' },
  { name: 'a position set up', open: async () => `/setup/${TEAM}`, seen: '.setup .palette' },
  {
    name: 'a position from a link',
    open: async () => '/position?rules=soldiers16-bl&moves=e4-e5,e6-e5',
    seen: '.board-area svg.board',
  },
  { name: 'an empty link', open: async () => '/position', seen: 'main' },
  { name: 'a record to look through', open: async () => '/review', seen: 'main' },
  {
    name: 'a board within another page',
    open: async () => '/embed?rules=soldiers16-bl&moves=e4-e5',
    seen: '.embed .steps',
  },
  { name: 'no such page', open: async () => '/nowhere/at/all', seen: 'h1' },
];

/** The same at tables for several screens. */
const SERVED: State[] = [
  {
    name: 'the talk beside the board',
    open: game('soldiers16-bl', { apart: true }),
    seen: 'dialog.gather',
    go: async (page) => {
      await sit(page, 'south', 'Anna');
      await page.waitForSelector('.reactions-row [data-shows]');
      await page.keyboard.press('Escape');
      await showTab(page, 'talk');
      await page.click('[data-says="hello"]');
      await page.waitForSelector('.talk-lines b');
      await page.waitForSelector('[data-says="hello"]:not([aria-disabled="true"])');
    },
  },
];

async function isWhole({ open, seen, go }: State): Promise<void> {
  const { page, context } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto(await open());
  await page.locator(seen).first().waitFor({ state: 'attached' });
  // The name of the game may come after the board.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await go?.(page);
  const found: Record<string, string[]> = { desk: await faults(page) };
  for (const theme of THEMES.slice(1)) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    found[theme] = await faults(page, { only: ['color-contrast'] });
  }
  await page.setViewportSize(SIZES.phone);
  // The colours are those of the desktop.
  found.phone = await faults(page, { without: ['color-contrast'] });
  expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
  await context.close();
}

test.concurrent.each(STATES)('axe finds nothing wrong: $name', isWhole);
served.concurrent.each(SERVED)('axe finds nothing wrong: $name', isWhole);
