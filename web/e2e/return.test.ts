// Coming back: the game in which others wait stands first, the tab and the header count, and one's games are one list.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAlone, urlOf } from './alone';
import { faults } from './axe';
import { openPage } from './browser';
import { browser, served, server, visit } from './house';
import { play } from './play';
import { come, create, deed, unworded } from './table';

const SOLDIERS = {
  rules: 'soldiers16-bl',
  options: [['firstPlayer', 'south']] as [string, string][],
  apart: true,
};

/** A table at which two sit, and the first of them is awaited. */
async function table(own: Page, other: Page, name: string): Promise<string> {
  const id = await create(server.url, SOLDIERS);
  await come(own, id, 'south', 'Hanka');
  await own.locator('[data-sits="south"][data-state="mine"]').waitFor();
  await come(other, id, 'north', name);
  await other.waitForSelector('.board-area svg.board');
  return id;
}

/** What moves on the page from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[])
        shifts.push(
          entry.sources
            .map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : '?'))
            .join(' '),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

type Bare = readonly [address: string, words: RegExp | null];

/** Each of these pages has a board, the frieze and one thing to do, and nothing on it moves. */
async function areDressed(page: Page, pages: readonly Bare[]): Promise<void> {
  await watchShifts(page);
  for (const [address, words] of pages) {
    await page.goto(address);
    const house = page.locator('main .house');
    await house.locator('.house-board svg.board').waitFor();
    expect(await house.locator('svg.frieze').count(), address).toBe(1);
    expect(await house.locator('a.primary, button.primary').count(), address).toBe(1);
    if (words) expect(await house.innerText(), address).toMatch(words);
    expect(await shifts(page), address).toEqual([]);
  }
}

test('no page is bare: a board, the frieze and one thing to do', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await areDressed(page, [
    ['/nowhere', /mistyped/],
    ['/me', /No games yet/],
    ['/history', null],
    ['/rules/nothing', /no game with that name/],
    ['/new/nothing', /no game with that name/],
    ['/learn/nothing', /no game with that name/],
    ['/position', /mistyped/],
  ]);
  expect(troubles.filter((one) => !one.includes('/api/rules/nothing'))).toEqual([]);
  await context.close();
});

served('nor is a page of people of whom there are none, nor the glossary', async () => {
  const page = await visit('desk', 'en');
  await areDressed(page, [
    ['/ratings?family=soldiers', /Nobody has finished/],
    // Where the fonts of its other scripts come late, as from a mere place of files, its table moves.
    ['/words', null],
  ]);
  // Nothing is chosen from nothing.
  await page.goto('/together');
  await page.locator('.together-none .house').waitFor();
  expect(await page.locator('.together-filters').count()).toBe(0);
});

served('who comes back meets first the game in which others have waited longest', async () => {
  const [hanka, jana] = [await visit('desk', 'en'), await visit('phone', 'cs')];
  const first = await table(hanka, jana, 'Jana');
  const second = await table(hanka, jana, 'Janina');
  await watchShifts(hanka);
  await hanka.goto('/');
  await hanka.locator('main h1').waitFor();
  expect(await hanka.locator('main h1').innerText()).toBe('Jana waits for you');
  expect(await hanka.locator('.return-since').innerText()).toMatch(/^Your move, (just now|for )/);
  // Its board with its men, who plays, and which line is one's own.
  expect(await hanka.locator('.return-board svg.board g[transform]').count()).toBeGreaterThanOrEqual(32);
  expect(await hanka.locator('.return-seats li').allInnerTexts()).toHaveLength(2);
  expect(await hanka.locator('.return-seats li.own.due .return-name').innerText()).toBe('You');
  // One solid button.
  expect(await hanka.locator('main .primary').count()).toBe(1);
  expect(await hanka.locator('.strip li.waits').getAttribute('data-game-id')).toBe(second);
  // The tab, its icon and the name tell one number.
  await expect.poll(() => hanka.title()).toMatch(/^\(2\) /);
  expect(await hanka.locator('.you .calls').innerText()).toBe('2');
  expect(await hanka.locator('.you bdi').innerText()).toBe('Hanka');
  await expect
    .poll(() => hanka.getAttribute('link[rel="icon"]', 'href'))
    .toMatch(/^data:image\/svg.*%3E2%3C/);
  expect(await shifts(hanka)).toEqual([]);
  expect(await unworded(hanka)).toBeUndefined();
  expect(await faults(hanka)).toEqual([]);
  await hanka.getByRole('link', { name: 'Continue' }).first().click();
  await hanka.waitForSelector('[data-may]');
  expect(new URL(hanka.url()).pathname).toBe(`/game/${first}`);
  // At the table itself one knows; elsewhere the other still waits.
  await expect.poll(() => hanka.title()).toMatch(/^\(1\) /);
  // After one's move nobody waits there.
  await play(hanka, 5, 1);
  await hanka.goto('/');
  await hanka.getByRole('heading', { level: 1, name: 'Janina waits for you' }).waitFor();
  await hanka.locator(`.strip li[data-game-id="${first}"]:not(.waits)`).waitFor();

  // Both are on one page; filters combine, and stand in the address.
  await hanka.click('.you');
  await hanka.locator('.my-game').first().waitFor();
  expect(await hanka.locator('.my-game').first().getAttribute('data-game-id')).toBe(second);
  await hanka.getByRole('button', { name: /^With others/ }).click();
  await hanka.getByRole('button', { name: /^Going on/ }).click();
  expect(new URL(hanka.url()).search).toBe('?with=others&state=going');
  expect(await hanka.locator('.my-game').count()).toBe(2);
  await hanka.getByRole('button', { name: /^On this screen/ }).click();
  expect(await hanka.locator('.my-game').count()).toBe(0);
  await hanka.locator('.my-games .house-board svg.board').waitFor();
  await hanka.getByRole('button', { name: 'Show all games' }).click();
  expect(await hanka.locator('.my-game').count()).toBe(2);
});

test('who plays against computers finds the latest game, with the last moves in pictures', async () => {
  const page = await visit('phone', 'pl');
  const id = await create(server.url, {
    rules: 'chaturaji-pl-solo',
    options: [['firstPlayer', 'south']],
    dice: 'hand',
    actions: ['3', 'b1-c3', '4', 'pass', '2', 'h8-f6', '3', 'h2-f3'],
    seats: [
      { seat: 'south', player: { kind: 'human', name: '' } },
      ...(['west', 'north', 'east'] as const).map((seat) => ({
        seat,
        player: { kind: 'bot', bot: 'random' } as const,
      })),
    ],
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Zagraj pierwszą partię' }).waitFor();
  await page.evaluate(() => localStorage.setItem('ashtapada.played', '{"rules":"chaturaji-pl-solo"}'));
  await deed(page, id, { kind: 'enter-throw', throw: '5' });
  await watchShifts(page);
  await page.reload();
  await page.locator(`.return[data-game-id="${id}"]`).waitFor();
  expect(await page.locator('.return h1').innerText()).toBe('Twoja partia trwa');
  const north = page.locator('.return-seats [data-seat="north"] .return-last');
  expect(await north.locator('svg.faces').count()).toBe(1);
  expect(await north.locator('.told-man').count()).toBeGreaterThan(0);
  expect(await north.locator('.move-picture').getAttribute('aria-label')).toMatch(/h8.*f6/);
  // The button is above the bar, and nobody is said to wait.
  const [button, bar] = [
    await page.locator('.return-go a').boundingBox(),
    await page.locator('.bar').boundingBox(),
  ];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await page.title()).not.toMatch(/^\(/);
  expect(await shifts(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
});

/** The place of other people, where there is a server. */
const TOGETHER = isAlone ? [] : [{ en: 'Together', cs: 'Spolu' }];

test('a phone has the places in a bar on every page but the table', async () => {
  const page = await visit('phone', 'cs');
  const places = page.locator('.bar a');
  for (const [address, name] of [
    ['/', 'Hrát'],
    ['/learn', 'Výuka'],
    ['/rules/soldiers16-bl', 'Výuka'],
    ...TOGETHER.map(({ cs }) => ['/together', cs] as const),
    ['/daily', 'Dnes'],
    ['/me', 'Vy'],
  ] as const) {
    await page.goto(address);
    await page.locator('main').first().waitFor();
    expect(await places.allInnerTexts(), address).toEqual([
      'Hrát',
      'Výuka',
      ...TOGETHER.map(({ cs }) => cs),
      'Dnes',
      'Vy',
    ]);
    expect(await page.locator('.bar [aria-current="page"]').innerText(), address).toBe(name);
    expect(await page.locator('.bar').isVisible(), address).toBe(true);
    expect(await page.locator('.places').isVisible(), address).toBe(false);
    // The end of the page can be scrolled above the bar.
    const below = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
        return Math.round((box('.foot')?.bottom ?? 0) - (box('.bar')?.top ?? 0));
      });
    await expect.poll(below, { message: address }).toBeLessThanOrEqual(1);
  }
  await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl' })}`);
  await page.waitForSelector('.board-area svg.board');
  expect(await page.locator('.bar, .foot').count()).toBe(0);
});

test('the header is the same on all pages of the desk, and the language is chosen at the foot or in the settings', async () => {
  const page = await visit('desk', 'en');
  for (const address of [
    '/',
    '/learn',
    '/daily',
    '/me',
    '/words',
    ...(isAlone ? [] : ['/together', '/ratings']),
    '/nowhere',
  ]) {
    await page.goto(address);
    await page.locator('main h1').waitFor();
    expect(await page.locator('.places a').allInnerTexts(), address).toEqual([
      'Play',
      'Learn',
      ...TOGETHER.map(({ en }) => en),
      'Daily',
    ]);
    expect(await page.locator('.you').innerText(), address).toBe('You');
    expect(await page.locator('.bar').isVisible(), address).toBe(false);
  }
  await page.locator('.foot').getByRole('button', { name: 'Polski' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Nie ma takiej strony');
  await page.click('.settings-button');
  await page.getByRole('radio', { name: 'Čeština' }).check();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Taková stránka tu není');
});

test('a tile says to be played, its minutes once, and what is folded has the colour of the house', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/');
  const tile = page.locator('.tile').first();
  await tile.waitFor();
  const rows = tile.locator('.begin-list li');
  expect(await tile.locator('.begin-go').count()).toBe(await rows.count());
  expect(
    await tile
      .locator('.begin-go')
      .first()
      .evaluate((one) => getComputedStyle(one).borderTopWidth),
  ).not.toBe('0px');
  expect((await tile.innerText()).match(/\d+\smin/g)).toHaveLength(2); // Against the computer, and against people.
  expect(await tile.locator('.native').innerText()).not.toContain('?');
  const [marker, native] = await page
    .locator('.family summary')
    .first()
    .evaluate((one) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--native)';
      const colours = [getComputedStyle(one, '::marker').color, getComputedStyle(probe).color];
      probe.remove();
      return colours;
    });
  expect(marker).toBe(native);
});

/** Begins a game from the list that is empty, and throws; gives its id. */
async function playFirst(page: Page): Promise<string> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await page.click('button.throw');
  await expect.poll(() => page.getAttribute('main.table', 'data-count').then(Number)).toBeGreaterThan(0);
  return urlOf(page).pathname.split('/').at(-1) ?? '';
}

test('a first game begins from the empty list, and is found there afterwards', async () => {
  const page = await visit('phone', 'en');
  const id = await playFirst(page);
  await page.goto('/me');
  await page.locator(`.my-game.going[data-game-id="${id}"]`).waitFor();
  expect(await page.getByRole('button', { name: 'Play your first game' }).count()).toBe(0);
});

served('somebody else at the same computer finds a game only among those of others', async () => {
  const page = await visit('phone', 'en');
  const id = await playFirst(page);
  // And never on the first page.
  const other = await visit('phone', 'en');
  await other.goto('/');
  await other.waitForSelector('.tile');
  expect(await other.locator(`[data-game-id="${id}"]`).count()).toBe(0);
  await other.goto('/me');
  await other.getByRole('button', { name: 'Play your first game' }).waitFor();
  expect(await other.locator('.my-game').count()).toBe(0);
  await other.getByRole('button', { name: /^Of others at this computer/ }).click();
  await other.locator(`.my-game.going[data-game-id="${id}"]`).waitFor();
  expect(new URL(other.url()).search).toBe('?with=computer');
});
