// Keys, and what a screen reader gets: Chromium's accessibility tree and the live region.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressed } from './alone';
import { faults } from './axe';
import { server, visit } from './house';
import { look } from './play';
import { create, listen, tool, unworded } from './table';

const make = (rules: string, position: string | null = null) => create(server.url, { rules, position });

interface Node {
  role: string;
  name: string;
  description: string;
  /** Properties that have a meaning: `rowindex`, `selected` … */
  is: Record<string, unknown>;
}

/** What a screen reader knows of the page, in its order. */
async function heard(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      is: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    }));
}

const cursor = (page: Page) => page.getAttribute('svg.board', 'aria-activedescendant');
const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

test('cells are a grid: rows and columns, men, what may be done, thrones', async () => {
  const page = await visit('desk', 'en');
  const position = '4wKeK2/8/8/8/8/2sH5/3sB4/3sK4 s move:3,5 0,0,0,0';
  await page.goto(`/game/${await make('chaturaji-wikipedia', position)}`);
  await page.waitForSelector('[data-may]');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowUp');
  const nodes = await heard(page);
  const cells = nodes.filter((node) => node.role === 'gridcell').map((node) => node.name);
  expect(nodes.filter((node) => node.role === 'row')).toHaveLength(8);
  expect(cells).toHaveLength(64);
  expect(cells.find((name) => name.startsWith('c3'))).toBe('c3, green horse, may move');
  expect(cells.find((name) => name.startsWith('e5'))).toBe('e5, empty, marked square');
  // Nothing comes of thrones in this game: they are squares like others.
  expect(cells.filter((name) => name.includes('throne'))).toEqual([]);
  const grid = nodes.find((node) => node.role === 'grid');
  expect(grid?.description).toContain('Arrow keys');
  expect(grid?.is.keyshortcuts).toBe('B');
  const shape = await page.evaluate(() =>
    ['aria-rowcount', 'aria-colcount'].map((name) => document.querySelector('svg.board')?.getAttribute(name)),
  );
  expect(shape).toEqual(['8', '8']);
});

test('points are a list: each tells where its lines lead', async () => {
  const page = await visit('desk', 'en');
  const position = '3/3/7/7/n3nn3/2S1S2/1s5/3/3 n huff 0-0 0-0 1';
  await page.goto(`/game/${await make('soldiers16-bl', position)}`);
  await page.waitForSelector('[data-target="huff"]');
  const options = (await heard(page)).filter((node) => node.role === 'option');
  expect(options).toHaveLength(49);
  const one = options.find((node) => node.name.startsWith('d4'));
  expect(one?.name).toBe('d4, light soldier, may be huffed, missed a capture');
  expect(one?.description).toMatch(/^Lines to .*\be5 dark soldier/);
});

test('a turn by keys of one character: each event is told once, and said again when asked', async () => {
  const page = await visit('desk', 'en');
  await page.goto(`/game/${await make('chaturaji-pl-solo')}`);
  await page.waitForSelector('button.throw');
  const said = await listen(page);
  await page.keyboard.press('t');
  await expect
    .poll(() => look(page).then((offer) => offer.movable.length + offer.buttons.length))
    .not.toBe(0);
  await expect.poll(async () => (await said()).join(' ')).toMatch(/^Black throws a \d\. Black /);
  await page.keyboard.press('b');
  await page.keyboard.press('m');
  expect(await focused(page, 'svg.board')).toBe(true);
  const { movable } = await look(page);
  if (movable.length > 0) {
    expect(movable.map((name) => `spot-${name}`)).toContain(await cursor(page));
    await page.keyboard.press('Enter');
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await said()).at(-1)).toMatch(/goes from .* Green throws\.$/);
  }
  const before = await said();
  await page.keyboard.press('s');
  await expect.poll(async () => (await said()).length).toBe(before.length + 1);
  expect((await said()).at(-1)).toContain((await page.textContent('.status')) ?? '?');
  await page.keyboard.press('ArrowUp');
  expect((await said()).length).toBe(before.length + 1);
  // Looking back is announced too, with the step.
  await page.locator('[data-tool="threats"]').focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^0 of \d: To the start/);
  await page.keyboard.press('End');
  await expect.poll(async () => (await said()).at(-1)).toContain((await page.textContent('.status')) ?? '?');
});

test('the sheet of keys opens by key and button and gives the focus back; keys of one character can be turned off', async () => {
  const page = await visit('desk', 'pl');
  await page.goto(`/game/${await make('vilac-9506')}`);
  await page.waitForSelector('[data-may]');
  await page.keyboard.press('b');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog.keys[open]');
  expect(await unworded(page)).toBeUndefined();
  await page.keyboard.press('z');
  await page.keyboard.press('Escape');
  await page.locator('dialog.keys').waitFor({ state: 'detached' });
  expect(await focused(page, 'svg.board')).toBe(true);
  await page.click('.settings-button');
  await page.check('input[name="setting-letters"][value="off"]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(await page.locator('[aria-keyshortcuts="B"]').count()).toBe(0);
  await page.click('.keys-button');
  await page.waitForSelector('dialog.keys[open]');
  expect(await page.locator('dialog.keys').count()).toBe(1);
});

test('what a pawn becomes is asked where the focus is, and the board has it again after', async () => {
  const page = await visit('desk', 'en');
  const position = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';
  await page.goto(`/game/${await make('vilac-9506', position)}`);
  await page.waitForSelector('[data-may="a7"], [data-spot="a7"][data-may]');
  await page.keyboard.press('b');
  for (let times = 0; times < 3 && (await cursor(page)) !== 'spot-a7'; times++)
    await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  expect(await cursor(page)).toBe('spot-a8');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.promotion');
  expect(await focused(page, '.promotion button[data-action]')).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.promotion').waitFor({ state: 'detached' });
  expect(await focused(page, 'svg.board')).toBe(true);
  // Resigning can be called off as well, and the end of the game gets the focus.
  await page.locator('[data-ask="resign"]').focus();
  await page.keyboard.press('Enter');
  const asks = page.locator('[data-ask="resign"][data-sure="asks"]');
  await asks.waitFor();
  await page.keyboard.press('Escape');
  await asks.waitFor({ state: 'detached' });
  expect(await focused(page, '[data-ask="resign"]')).toBe(true);
  await page.keyboard.press('Enter');
  await asks.waitFor();
  await page.waitForTimeout(400);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.result');
  await expect.poll(() => focused(page, '.result')).toBe(true);
  expect(await page.getAttribute('.result', 'aria-label')).toContain('wins');
  expect(await page.textContent('.result > p')).toMatch(/^(White|Black) resigns\.$/);
  // The first key would end the event of the end.
  await page.locator('.finale').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  expect(await focused(page, 'svg.board')).toBe(true);
});

test('moves are typed and completed, in a game, in a branch and in a lesson', async () => {
  const page = await visit('phone', 'en');
  await page.goto(`/game/${await make('vilac-9506')}`);
  await page.waitForSelector('[data-may]');
  await page.waitForSelector('.board-tools');
  await page.keyboard.press('n');
  const field = page.locator('.typing input');
  await expect.poll(() => focused(page, '.typing input')).toBe(true);
  const count = (wanted: number) => expect.poll(() => look(page).then((offer) => offer.count)).toBe(wanted);
  const type = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await type('E4');
  await count(1);
  await type('Nf6');
  await count(2);
  expect(await field.inputValue()).toBe('');
  // A text may be ambiguous: the list shows what it can mean, and what is chosen there is played.
  await type('Nb1');
  await expect.poll(() => page.textContent('.typing-trouble')).toMatch(/any of 2/);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  const option = await page.getAttribute('.typing input', 'aria-activedescendant');
  expect(await page.textContent(`[id="${option}"]`)).toBe('b1-c3 white knight');
  expect(await faults(page)).toEqual([]);
  await field.press('Enter');
  await count(3);
  await type('f6f5');
  await expect.poll(() => page.textContent('.notice')).toMatch(/cannot go from f6 to f5|f5/);
  await type('hurry');
  await expect.poll(() => page.textContent('.typing-trouble')).toContain('hurry');
  expect(await page.textContent('.notice')).toBe('');
  await type('f6f5');
  await expect.poll(() => page.textContent('.notice')).toMatch(/f5/);
  expect(await page.textContent('.typing-trouble')).toBe('');
  await field.press('Escape');
  await field.press('Escape');
  expect(await focused(page, 'svg.board')).toBe(true);
  await tool(page, '[data-open="try"]');
  await page.waitForSelector('.branch-bar');
  await page.waitForSelector('[data-may]');
  await type('f6xe4');
  await count(4);
  await page.goto('/learn/soldiers16-bl');
  await page.waitForSelector('[data-may]');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect.poll(() => page.textContent('.example-words')).toMatch(/[a-i]\d/);
});

test('from page to page: the title says where one is, the heading has the focus, nothing pressed leads back to the top', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/');
  await page.waitForSelector('.tile');
  await page.keyboard.press('Tab');
  expect(await focused(page, '.skip')).toBe(true);
  await page.keyboard.press('Enter');
  expect(await focused(page, 'main')).toBe(true);
  const follow = async (href: string, title: string) => {
    await page
      .locator(`:is(main, .foot) a[href="${addressed(href)}"]`)
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => focused(page, 'h1')).toBe(true);
  };
  await follow('/words', 'Words and history · Ashtapada');
  await follow('/', 'Old board games of India and Sri Lanka · Ashtapada');
  await follow('/new/soldiers16-bl', 'Play · Sixteen Soldiers · Ashtapada');
  await page.locator('.new-table [type="submit"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toMatch(/^(Your move|Dark to move) · Sixteen Soldiers · Ashtapada$/);
  await expect.poll(() => focused(page, 'h1')).toBe(true);
  // An example becomes playable where its button was, and a lesson goes on to the next.
  await page.goto('/rules/soldiers16-bl');
  await page.locator('.example-play').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page, '.live-board svg.board')).toBe(true);
  await page.goto('/learn/soldiers16-bl');
  await page.locator('.lesson-buttons .quiet:enabled').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lesson .shown');
  await expect.poll(() => focused(page, '.lesson-buttons .primary')).toBe(true);
  // Past the button to try it oneself.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page, '.task')).toBe(true);
});

test('a position is set up by keyboard alone', async () => {
  const page = await visit('desk', 'en');
  await page.goto('/setup/vilac-9506');
  const text = () => page.inputValue('.setup-text textarea');
  await page.waitForSelector('.setup-board [data-may]');
  const told = () => page.textContent('.setup > [aria-live]');
  await page.locator('[data-man="south-queen"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  const home = await cursor(page);
  expect(home).toBe('spot-a8');
  for (let rows = 0; rows < 4; rows++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await told()).toBe('a4, white queen');
  await expect.poll(text).toContain('/Q7/');
  await page.keyboard.press('Delete');
  expect(await told()).toBe('a4, empty');
  await expect.poll(text).not.toContain('Q7');
  // With the palette’s tool for moving, a piece is picked up and put down elsewhere.
  await page.locator('.palette > button').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  for (let rows = 0; rows < 2; rows++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await told()).toBe('Picked up from a2: where should it go?');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await told()).toBe('a3, white pawn');
  await expect.poll(text).toContain('/P7/1PPPPPPP/');
});

test('by keyboard one is told what is attacked, and is led through the tour', async () => {
  const page = await visit('lying', 'en');
  await page.goto(`/game/${await make('vilac-9506', '4k3/8/8/3q4/8/8/3R4/4K3 w - - 0 1')}`);
  await page.waitForSelector('[data-may]');
  await page.keyboard.down('x');
  const label = (spot: string) => page.getAttribute(`[data-spot="${spot}"]`, 'aria-label');
  await expect.poll(() => label('d5')).toBe('d5, black queen, attacked from d2');
  await page.keyboard.up('x');
  await expect.poll(() => label('d5')).toBe('d5, black queen');
  await page.locator('.tour-offer button').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.tour');
  await expect.poll(() => focused(page, '.tour')).toBe(true);
  while ((await page.locator('.tour .primary').count()) > 0) {
    await page.locator('.tour .primary').focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => focused(page, '.tour button')).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.tour').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page, 'body')).toBe(false);
});

test('a digit that needs Shift, as on Czech and French keyboards, enters a throw', async () => {
  const page = await visit('desk', 'cs');
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-solo', dice: 'hand' })}`);
  await page.waitForSelector('.face');
  await page.keyboard.press('b');
  await page
    .locator('.board-area svg.board')
    .dispatchEvent('keydown', { key: '5', code: 'Digit5', shiftKey: true });
  await expect.poll(() => look(page).then(({ count }) => count)).toBe(1);
});

test('the same refusal is told again, typed or clicked, and a jump says what it captures', async () => {
  const page = await visit('desk', 'en');
  const position = '2n/3/7/2n1n2/9/3n3/3s3/3/3 s - 12-13 0-0 0';
  await page.goto(`/game/${await make('soldiers16-bl', position)}`);
  await page.waitForSelector('[data-may]');
  /** How often what the selector finds has changed from now on. */
  const watch = (selector: string) =>
    page.evaluate((wanted) => {
      const region = document.querySelector(wanted);
      if (!region) throw new Error(`no ${wanted}`);
      const told = { times: 0 };
      Object.assign(window, { told });
      new MutationObserver(() => told.times++).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }, selector);
  const times = () => page.evaluate(() => (window as unknown as { told: { times: number } }).told.times);
  // The tools come after the board.
  await page.waitForSelector('.board-tools');
  await page.keyboard.press('n');
  for (const [typed, region, words] of [
    ['zz9', '.typing-trouble', /zz9/],
    ['e3-c4', '.notice', /./],
  ] as const) {
    await page.locator('.typing input').fill(typed);
    await watch(region);
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('Enter');
      await expect.poll(times).toBe(count);
      await expect.poll(() => page.textContent(region)).toMatch(words);
    }
  }
  await page.locator('.typing input').fill('');
  await page.locator('.typing input').blur();
  await page.locator('[data-may]').first().dispatchEvent('click');
  await page.waitForSelector('[data-target="capture"]');
  const labels = await page
    .locator('[data-target="capture"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(labels).toEqual(['e5, empty, land here, capturing e4']);
});
