// What the computer finds out: the review of a finished game, hints, moves and throws, dangers, the bar of the chances.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { urlOf } from './alone';
import { faults } from './axe';
import { openPage, RESULTS, type Size } from './browser';
import { browser, served, server, studied } from './house';
import { create, deed, tool, unworded } from './table';

const shot = (page: Page, name: string) => page.screenshot({ path: join(RESULTS, `study-${name}.png`) });

/** Four armies, a few turns played, South to move with a three. */
const BEGUN = {
  rules: 'chaturaji-pl-solo',
  options: [['firstPlayer', 'south']] as [string, string][],
  actions: ['3', 'b1-c3', '5', 'b6-c6', '2', 'h8-f6', '3', 'h2-f3', '3'],
};
/** The elephant has been thrown, and a horse stands before it: something speaks for the best move. */
const HANGING = { rules: 'chaturaji-pl-solo', position: '7nK/8/8/wK6eK/8/8/wH7/sE2sK4 s move:4 0,0,0,0' };
/** Mate after two moves. */
const MATED = { rules: 'vilac-9506', actions: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] };
const bots = (...seats: string[]) =>
  seats.map((seat) => ({ seat, player: { kind: 'bot', bot: 'greedy' } })) as never[];

const PLAYED_BETTER: Record<string, string> = {
  en: 'Black wins, with the more accurate play.',
  pl: 'Wygrywają czarne dzięki dokładniejszej grze.',
  cs: 'Vyhrává černý díky přesnější hře.',
};

for (const [size, lang, theme] of [
  ['desk', 'en', 'light'],
  ['phone', 'pl', 'dark'],
  ['lying', 'cs', 'light'],
] as [Size, string, 'light' | 'dark'][]) {
  test(`a finished game is reviewed: ${size}, ${lang}, ${theme}`, async () => {
    const id = await create(server.url, MATED);
    const { page, context, troubles } = await openPage(browser, server.url, size, lang);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`/game/${id}`);
    await page.click('[data-result="study"]');
    await page.waitForSelector('.study .graph');
    // On a phone the result that was put aside does not lie over it.
    if (size === 'phone') expect(await page.locator('.result-again').isVisible()).toBe(false);
    // It covers the page: what lies under it is neither read nor reached.
    expect(await page.locator('.board-area').isVisible()).toBe(false);
    // One card for each moment that decided, all of them in words, too.
    const cards = page.locator('.key-moment');
    expect(await cards.count()).toBe(await page.locator('.graph-badge').count());
    expect(await cards.first().locator('.board.mini .mini-arrow').count()).toBeGreaterThan(0);
    for (const told of await page.locator('.move-picture').all())
      expect(await told.getAttribute('aria-label')).not.toBe('');
    expect(await faults(page)).toEqual([]);
    await shot(page, `whole-${size}-${lang}-${theme}`);
    for (const fold of await page.locator('.study-folds summary').all()) await fold.click();
    // Nothing was thrown, and nothing is said of throws.
    expect(await page.locator('.sums thead th').count()).toBe(3);
    // Who mated gave away less.
    expect(await page.locator('.study-verdict').innerText()).toContain(PLAYED_BETTER[lang]);
    // The worst move is named, with what was better; a press shows the position before it, and tells of it.
    const worst = page.locator('.study-moments button', { hasText: '??' });
    expect(await worst.count()).toBeGreaterThan(0);
    await worst.first().click();
    // It makes room for the board.
    await page.locator('.board-area').waitFor();
    const named = (await worst.first().locator('.notation').first().innerText()).replace(/ \?\?$/, '');
    expect(await page.locator('.study-now').innerText()).toContain(named);
    expect(await worst.first().locator('.whose').count()).toBe(1);
    // What was better, too, is written as the list of moves would have it.
    expect(await worst.first().locator('small .notation').innerText()).not.toContain('-');
    // Under the number, and in the notation, of the list of moves.
    const number = await worst.first().locator('.turn-number').innerText();
    const row = page.locator('.log li', { has: page.locator('.turn-number', { hasText: number }) });
    expect(await row.first().textContent()).toContain(named);
    const seq = Number(await worst.first().getAttribute('data-moment'));
    await expect.poll(() => page.inputValue('.slider').then(Number)).toBe(seq - 1);
    // What was better, and what was played.
    await expect.poll(() => page.locator('.board [data-stroke]').count()).toBe(2);
    expect(await page.locator('.sums tbody tr').count()).toBe(2);
    expect(await unworded(page)).toBeUndefined();
    expect(await faults(page)).toEqual([]);
    await shot(page, `review-${size}-${lang}-${theme}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('.study [data-study="save"]'),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/g2g4 \{\?\? 0\.\d\d/);
    // The tabs lead away from it, and on a phone its sheet is closed.
    await page.click(size === 'phone' ? '.close-sheet' : '#tab-moves');
    await page.waitForSelector('.study', { state: 'detached' });
    await expect.poll(() => page.locator('.board [data-stroke]').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
}

for (const [size, lang, theme] of [
  ['desk', 'pl', 'dark'],
  ['phone', 'en', 'light'],
] as [Size, string, 'light' | 'dark'][]) {
  test(`a hint, every move, the dangers, the bar: ${size}, ${lang}, ${theme}`, async () => {
    const id = await create(server.url, { ...HANGING, seats: bots('west', 'north', 'east') });
    const { page, context, troubles } = await openPage(browser, server.url, size, lang);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`/game/${id}`);
    await page.waitForSelector('main.table[data-count="0"]');
    await tool(page, '[data-open="hint"]');
    await page.waitForSelector('.study-best');
    await expect.poll(() => page.locator('.board [data-stroke]').count()).toBe(1);
    // How sure it is, and why, in words.
    expect(await page.getAttribute('.study-sure', 'data-sure')).toMatch(/^(clear|slight|even)$/);
    expect(await page.locator('.study-reasons li').count()).toBeGreaterThan(0);
    // It looks deeper as long as one looks.
    const depth = () => page.getAttribute('.study-depth', 'data-depth').then(Number);
    await expect.poll(depth, { timeout: 20_000 }).toBeGreaterThan(1);
    await shot(page, `hint-${size}-${lang}-${theme}`);
    expect(await faults(page)).toEqual([]);
    // The tabs are one stop of the keyboard.
    await page.focus('#study-tab-hint');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.study-lines li');
    expect(await page.locator('.study-lines li').count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.board [data-stroke]').count()).toBeGreaterThan(1);
    expect(await faults(page)).toEqual([]);
    await shot(page, `lines-${size}-${lang}-${theme}`);
    // Before a throw every throw has its worth, and their chances are a whole.
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.study-how');
    expect(await page.locator('#study-tab-odds').getAttribute('aria-selected')).toBe('true');
    expect(await faults(page)).toEqual([]);
    await shot(page, `odds-${size}-${lang}-${theme}`);
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.study-bar');
    await page.check('.study-bar input');
    await page.waitForSelector('.tray .chances');
    // One source: what the hint promises its seat is that seat's part of the bar.
    await page.click('#study-tab-hint');
    const told = async () => {
      const [best = ''] = (await page.innerText('.study-best')).match(/\d+[\s\u00a0]*%/) ?? [];
      const bar = await page.innerText('.tray .chance[data-colour="black"]');
      return [best, bar].map((text) => Number.parseInt(text, 10));
    };
    await expect.poll(() => told().then(([best, bar]) => best === bar), { timeout: 10_000 }).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.study', { state: 'detached' });
    expect(await unworded(page)).toBeUndefined();
    // Every part has its number, the smallest too, and it fits.
    const parts = page.locator('.tray .chance');
    expect(await parts.count()).toBe(4);
    for (const part of await parts.all()) {
      expect(await part.innerText()).toMatch(/\d/);
      expect(await part.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
    await shot(page, `bar-${size}-${lang}-${theme}`);
    // It stays switched on, and is off for others.
    await page.reload();
    await page.waitForSelector('.tray .chances');
    expect(troubles).toEqual([]);
    await context.close();
  });
}

test('partners share a bar, and cows hem a leopard in', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const team = await create(server.url, { rules: 'chaturaji-pl-nodice' });
  await page.goto(`/game/${team}`);
  await tool(page, '[data-open="lines"]');
  await page.waitForSelector('.study-lines li');
  expect(await page.locator('.study .chance').count()).toBe(2);
  await shot(page, 'team-desk-en');
  // Cows and leopards.
  const cows = await create(server.url, { rules: 'cows-leopards-bl' });
  await page.goto(`/game/${cows}`);
  await tool(page, '[data-open="hint"]');
  await page.waitForSelector('.study-best');
  // Where to place it is a circle.
  await expect.poll(() => page.locator('.board [data-stroke] circle').count()).toBe(1);
  expect(await unworded(page)).toBeUndefined();
  await shot(page, 'cows-desk-en');
  expect(troubles).toEqual([]);
  await context.close();
});

served('once it can, the device thinks for itself and asks the server nothing', async () => {
  const there = await fetch(`${server.url}/parts/base.json.gz`);
  // A program that was built without it leaves all thinking to itself.
  if (there.status === 204) return;
  const tag = there.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/parts/base.json.gz`, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  const id = await create(server.url, BEGUN);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const asked: string[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/study/')) asked.push(socket.url());
  });
  const net = page.waitForResponse((response) => response.url().includes('/parts/ashtapada.wasm'));
  await page.goto(`/game/${id}`);
  await tool(page, '[data-open="lines"]');
  await page.waitForSelector('.study-lines li');
  await (await net).finished();
  expect(asked.length).toBe(1);
  const own = page.waitForResponse((response) => response.url().endsWith('.net.gz'));
  await expect
    .poll(
      async () => {
        const before = asked.length;
        await page.keyboard.press('ArrowLeft');
        await page.waitForSelector('.study-table tbody tr');
        await page.keyboard.press('ArrowRight');
        await page.waitForSelector('.study-lines li');
        return asked.length - before;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  expect((await own).ok()).toBe(true);
  expect(await unworded(page)).toBeUndefined();
  expect(troubles).toEqual([]);
  await context.close();
});

test('before a throw each throw has its worth', async () => {
  const id = await create(server.url, { ...BEGUN, actions: BEGUN.actions.slice(0, 8) });
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'cs');
  await page.goto(`/game/${id}`);
  await tool(page, '[data-open="lines"]');
  await page.waitForSelector('.study-table tbody tr');
  const rows = await page.locator('.study-table tbody tr').allInnerTexts();
  expect(rows.length).toBeGreaterThan(3);
  // How far apart they are.
  expect(await page.innerText('.study-swing')).toMatch(/±\d/);
  expect(await page.locator('.tray .chances').count()).toBe(0);
  // The position before is another question.
  const said = await page.locator('.study-table').innerText();
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('.study-lines li');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.locator('.study-table caption').innerText())
    .toContain(said.split('\n')[0] ?? '');
  await shot(page, 'throws-desk-cs');
  expect(troubles).toEqual([]);
  await context.close();
});

/** The same, and a horse that is given away. */
const GIVEN = { ...BEGUN, dice: 'hand' as const, actions: [...BEGUN.actions, 'c3xb5', '5', 'a5xb5'] };

test('dangers are those of one’s own pieces, and without dice nobody throws', async () => {
  const id = await create(server.url, {
    rules: 'vilac-9506',
    seats: [{ seat: 'north', player: { kind: 'bot', bot: 'level-1' } }],
  });
  for (const [lang, safe, how, thrown] of [
    ['en', 'None of your pieces can be taken before your next turn.', 'opponent', 'throw'],
    ['pl', 'Żadnej z twoich bierek nie grozi zbicie przed twoją następną kolejką.', 'przeciwnik', 'rzut'],
    ['cs', 'Dokud nebudete zase na tahu, žádnému z vašich kamenů nic nehrozí.', 'soupeř', 'hod'],
  ] as const) {
    const { page, context, troubles } = await openPage(browser, server.url, 'phone', lang);
    await page.goto(`/game/${id}`);
    await page.waitForSelector('main.table[data-settled]');
    await tool(page, '[data-open="lines"]');
    await page.click('#study-tab-odds');
    const told = async () => (await page.locator('.study-safe').innerText()).replaceAll('\u00a0', ' ');
    await expect.poll(told).toBe(safe);
    await page.click('.study-how summary');
    const words = (await page.locator('.study-how p').innerText()).toLowerCase();
    expect([words.includes(how), words.includes(thrown)]).toEqual([true, false]);
    expect(troubles).toEqual([]);
    await context.close();
  }
});

test('luck is told beside judgement, and what was shown last with its luck', async () => {
  const id = await create(server.url, GIVEN);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main.table[data-count="12"]');
  await tool(page, '[data-open="lines"]');
  await page.click('#study-tab-review');
  await page.waitForSelector('.study .graph');
  // While a game goes on its review stands beside the board.
  expect(await page.locator('.board-area').isVisible()).toBe(true);
  await page.click('[data-fold="sums"] summary');
  expect(await page.locator('.sums tbody tr').count()).toBe(4);
  // What one wins the others lose.
  const lucks = await page.locator('.sums tbody tr td:first-of-type').allInnerTexts();
  const whole = lucks.reduce((sum, text) => sum + Number(text.replace('−', '-').replace(/[^\d+-]/g, '')), 0);
  expect(Math.abs(whole)).toBeLessThanOrEqual(2);
  // The arrows step through the game while the study lies open.
  await page.focus('.study');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.study-now').innerText()).toContain('Czarny: rzut 3');
  expect(await faults(page)).toEqual([]);
  expect(await unworded(page)).toBeUndefined();
  await shot(page, 'luck-desk-pl');
  expect(troubles).toEqual([]);
  await context.close();
});

test('the review of four armies has the room beside a small desk, and is read whole', async () => {
  for (const lang of ['en', 'pl', 'cs']) {
    const id = await create(server.url, GIVEN);
    const { page, context, troubles } = await openPage(browser, server.url, 'desk', lang);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/game/${id}`);
    await page.waitForSelector('main.table[data-count="12"]');
    await deed(page, id, { kind: 'agree' });
    await page.click('[data-result="study"]');
    await page.waitForSelector('.study .graph');
    await page.click('[data-study="board"]');
    await page.click('[data-fold="sums"] summary');
    // The chart has a scale of rounds, and half of the chances is marked.
    expect(Number.parseFloat(await page.locator('.graph-half').innerText())).toBe(50);
    expect(await page.locator('.graph-rounds span').allInnerTexts()).toContain('2');
    // As after a game of many moves.
    for (const marks of await page.locator('.sums small').all())
      await marks.evaluate((one) => {
        one.textContent = '?? 12 ? 19 ?! 20'.replaceAll(/(\?!?) /g, '$1\u00a0');
      });
    await shot(page, `room-small-${lang}`);
    const { over, sums, high } = await page.locator('.study-shown').evaluate((shown) => ({
      over: shown.scrollWidth - shown.clientWidth,
      sums: (shown.querySelector('.sums')?.scrollWidth ?? 0) - shown.clientWidth,
      high: shown.clientHeight / (document.querySelector('.book')?.clientHeight ?? 1),
    }));
    expect(over, lang).toBe(0);
    expect(sums, lang).toBeLessThanOrEqual(-24);
    expect(high, lang).toBeGreaterThan(0.6);
    expect(troubles).toEqual([]);
    await context.close();
  }
});

test('what is tried in a lesson can be analysed', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'cs');
  await page.goto('/learn/soldiers16-bl');
  await page.locator('.live-tools [data-open="lines"]').first().click();
  await page.waitForSelector('.study-lines li');
  expect(urlOf(page).pathname).toBe('/position');
  expect(await page.locator('.study-lines li').count()).toBeGreaterThan(0);
  // Trying a move asks about the position after it.
  const before = await page.locator('.study-lines').innerText();
  await page.evaluate(() => document.querySelector<HTMLElement>('svg.board')?.focus());
  await shot(page, 'lesson-desk-cs');
  expect(before).not.toBe('');
  expect(troubles).toEqual([]);
  await context.close();
});

test('the bar keeps its numbers, greyed, until new ones come, and is empty before the first', async () => {
  const id = await create(server.url, { rules: 'chaturaji-pl-nodice', actions: ['b1-c3', 'a7-c6'] });
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  let silent = true;
  await studied(page, (text) => (silent ? null : text));
  await page.addInitScript(() => localStorage.setItem('ashtapada-chances', 'shown'));
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.tray .chances.old');
  expect(await page.locator('.tray .chance').count()).toBe(0);
  silent = false;
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('.tray .chances:not(.old)');
  const numbers = () => page.locator('.tray .chance').allInnerTexts();
  const whole = () =>
    numbers().then((told) => told.reduce((sum, text) => sum + Number.parseInt(text, 10), 0));
  expect(await page.locator('.tray .chance').count()).toBe(2);
  expect(await whole()).toBe(100);
  // The parts fill it.
  const filled = await page.locator('.tray .chances').evaluate((bar) => {
    const [first, last] = [bar.firstElementChild, bar.lastElementChild].map((one) =>
      one?.getBoundingClientRect(),
    );
    return ((last?.right ?? 0) - (first?.left ?? 0)) / bar.clientWidth;
  });
  expect(filled).toBeGreaterThan(0.98);
  silent = true;
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('.tray .chances.old');
  expect(await whole()).toBe(100);
  await shot(page, 'bar-old-desk-en');
  expect(troubles).toEqual([]);
  await context.close();
});

test('on a phone a hint hides neither how the game goes on nor its end', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'en');
  // Four single moves; the last is mate.
  const id = await create(server.url, { ...MATED, actions: MATED.actions.slice(0, 2) });
  await page.goto(`/game/${id}`);
  for (const [index, action] of MATED.actions.slice(2).entries()) {
    await tool(page, '[data-open="hint"]');
    await page.waitForSelector('.study-best');
    await deed(page, id, { kind: 'act', action });
    await page.waitForSelector(`main.table[data-count="${index + 3}"]`);
    await page.waitForSelector('.study', { state: 'detached' });
  }
  await page.locator('.result').waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test('a hint says plainly what can be taken, and counts what else is safer', async () => {
  const spots = ['a3', 'b3', 'c3', 'd3', 'e3'];
  const reasons = spots.map((at) => ({ kind: 'saves', role: 'soldier', at, before: [1, 1], now: [0, 1] }));
  for (const [lang, taken, more] of [
    ['en', /^It saves .* from capture\.$/, 'And 3 more pieces are safer too.'],
    ['pl', /^Ratuje .* przed zbiciem\.$/, 'Bezpieczniej stoją też 3 inne bierki.'],
    ['cs', /^Zachrání .* z\s[a-e]3\.$/, 'Bezpečněji stojí i 3 další kameny.'],
  ] as const) {
    const { page, context, troubles } = await openPage(browser, server.url, 'desk', lang);
    await studied(page, (text) => {
      const answer = JSON.parse(text);
      const [best] = answer.found.analysis?.branches ?? [];
      if (best) best.reasons = reasons;
      return JSON.stringify(answer);
    });
    await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl' })}`);
    await tool(page, '[data-open="hint"]');
    await page.waitForSelector('.study-best');
    const told = await page.locator('.study-reasons li').allInnerTexts();
    expect(told).toHaveLength(3);
    expect(told[0]?.replaceAll('\u00a0', ' ')).toMatch(taken);
    expect(told[2]?.replaceAll('\u00a0', ' ')).toBe(more);
    expect(troubles).toEqual([]);
    await context.close();
  }
});
