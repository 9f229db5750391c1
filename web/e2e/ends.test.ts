// The ends of a game: one's own, the offered one, the result and its picture, and giving up.
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SeatPlan } from '../src/generated/wire';
import { urlOf } from './alone';
import { RESULTS, type Size } from './browser';
import { refused, server, visit } from './house';
import { play } from './play';
import { asked, create, deed, more, sure, tool, unworded } from './table';

const person: SeatPlan['player'] = { kind: 'human', name: '' };
const greedy: SeatPlan['player'] = { kind: 'bot', bot: 'greedy' };
/** A person in the south against three computer players. */
const three: SeatPlan[] = (['south', 'west', 'north', 'east'] as const).map((seat) => ({
  seat,
  player: seat === 'south' ? person : greedy,
}));

async function open(page: Page, game: Parameters<typeof create>[1]): Promise<string> {
  const id = await create(server.url, game);
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.board-area svg.board');
  return id;
}

const count = (page: Page) => page.locator('main.table').getAttribute('data-count').then(Number);

/** Whether two parts of the page overlap by more than a hair. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('not there');
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return high > 0 && wide > 0 ? (high * wide) / (b.height * b.width) : 0;
}

test('giving up takes two presses, and silence means no; then the others play on, and the rest is played unseen', async () => {
  const page = await visit('desk', 'en');
  await open(page, { rules: 'chaturaji-pl-solo', seats: three, options: [['noProgressRounds', '40']] });
  const resign = page.locator('[data-ask="resign"]');
  const asks = page.locator('[data-ask="resign"][data-sure="asks"]');
  await resign.dblclick();
  // A double press is one, and says what it asks.
  await asks.waitFor();
  expect(await resign.textContent()).toBe('Really resign?');
  expect(await page.locator('.board-tools [role="status"]').allTextContents()).toContain(
    'Really resign? Press again to confirm; otherwise nothing happens.',
  );
  await page.keyboard.press('Escape');
  await asks.waitFor({ state: 'detached' });
  await resign.click();
  await page.screenshot({ path: join(RESULTS, 'ends-resign-desk-en.png') });
  await asks.waitFor({ state: 'detached', timeout: 8000 });
  expect(await resign.textContent()).toBe('Resign');
  expect(await count(page)).toBe(0);
  await asked(page, 'resign');
  const panel = page.locator('.own-end');
  await panel.waitFor();
  expect(await panel.textContent()).toContain('You have resigned');
  // An army whose person has left is nobody's own any more.
  expect(await page.textContent('[data-seat="south"] .name')).toBe('Black');
  expect(await page.locator('[data-ask="resign"]').count()).toBe(0);
  // A person who has given up throws no dice, and sees the others play.
  expect(await page.locator('button.throw:not(:disabled)').count()).toBe(0);
  expect(await overlap(panel, page.locator('.board-area svg.board'))).toBe(0);
  await page.locator('[data-end="unseen"]').click();
  await page.locator('.own-end.unseen progress').waitFor();
  await page.screenshot({ path: join(RESULTS, 'ends-unseen-desk-en.png') });
  await page.locator('[data-end="stop"]').click();
  await page.locator('[data-end="unseen"]').waitFor();
  const stopped = await count(page);
  expect(await page.locator('.result').count()).toBe(0);
  await page.locator('[data-end="unseen"]').click();
  await page.locator('.result').waitFor({ timeout: 120_000 });
  expect(await count(page)).toBeGreaterThan(stopped);
  const last = page.locator('.ranking li').last();
  expect(await last.locator('.rank').textContent()).toBe('4.');
  expect(await last.textContent()).toContain('resigned');
  // The points are explained where one word does not say it: what they were given for adds up.
  await more(page);
  for (const row of await page.locator('.sources li').all()) {
    const points = Number(await row.getAttribute('data-points'));
    const deeds = (await row.locator('.deeds').allTextContents()).join(' · ');
    const sum = [...deeds.matchAll(/ (−?-?\d+)(?: ·|$)/g)].reduce((all, [, one]) => all + Number(one), 0);
    if (deeds !== '') expect(sum, deeds).toBe(points);
  }
  expect(await overlap(page.locator('.result'), page.locator('.board-area svg.board'))).toBe(0);
  await page.screenshot({ path: join(RESULTS, 'ends-result-desk-en.png') });
  expect(await unworded(page)).toBeUndefined();
  const ranking = await page.locator('.ranking').textContent();
  await page.reload();
  await page.locator('.result').waitFor();
  expect(await page.locator('.ranking').textContent()).toBe(ranking);
});

test('when nothing can change the order any more, the end is offered with its reason', async () => {
  const page = await visit('lying', 'pl');
  const position = '7wK/8/8/8/8/8/wE7/3sK4 s throw 20,12,6,3';
  await open(page, { rules: 'chaturaji-pl-solo', seats: three, position });
  const panel = page.locator('.own-end');
  await panel.waitFor();
  expect(await panel.textContent()).toContain('nie zmienią już klasyfikacji');
  await page.locator('[data-end="on"]').click();
  await panel.waitFor({ state: 'detached' });
  await page.reload();
  await sure(page.locator('[data-end="agree"]'));
  await page.locator('.result').waitFor({ timeout: 20_000 });
  expect(await page.locator('.ranking .points').allTextContents()).toEqual(['20', '12', '6', '3']);
  // What was agreed on is no event.
  expect(await page.locator('.finale').count()).toBe(0);
});

test('on a tablet, and on a phone held sideways, the whole result is seen with all that one may do', async () => {
  const page = await visit('tablet', 'cs');
  const position = '7wK/8/8/8/8/8/wE7/3sK4 s throw 20,12,6,3';
  await open(page, { rules: 'chaturaji-pl-solo', seats: three, position });
  await sure(page.locator('[data-end="agree"]'));
  const result = page.locator('.result');
  await result.waitFor({ timeout: 20_000 });
  const hidden = () =>
    result.evaluate((one) => {
      const { bottom } = one.getBoundingClientRect();
      return [...one.querySelectorAll('.ranking li, .result-buttons > *')].filter(
        (part) => part.getBoundingClientRect().bottom > Math.min(bottom, innerHeight),
      ).length;
    });
  expect(await hidden()).toBe(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.screenshot({ path: join(RESULTS, 'ends-result-sideways-cs.png') });
  await expect.poll(hidden).toBe(0);
  expect(await overlap(result, page.locator('.board-area svg.board'))).toBe(0);
});

test('who has lost every piece is told so, and whether there is a way back', async () => {
  const page = await visit('phone', 'cs');
  const position = '4wKeK2/8/8/5nK2/8/2wH5/8/8 w throw 0,0,0,0';
  await open(page, { rules: 'chaturaji-pl-solo', seats: three, position });
  const panel = page.locator('.own-end');
  await panel.waitFor();
  expect(await panel.textContent()).toMatch(/Nezbyl vám ani jeden kámen.*vás už nic nevrátí/);
  await page.locator('[data-end="fast"]').click();
  await expect.poll(() => page.locator('[data-end="fast"]').getAttribute('aria-pressed')).toBe('true');
  await page.screenshot({ path: join(RESULTS, 'ends-out-phone-cs.png') });
  expect(await unworded(page)).toBeUndefined();
});

test.each(['en', 'pl'])('on a small desk nothing lies over what is told to who is out: %s', async (lang) => {
  const page = await visit('desk', lang);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('ashtapada-chances', 'shown'));
  await open(page, { rules: 'chaturaji-pl-solo', seats: three });
  await asked(page, 'resign');
  await page.locator('.own-end').waitFor({ timeout: 10_000 });
  await page.waitForSelector('.tray .chances');
  // The others play on, and what is told of that comes and goes.
  for (const most of [0, 12]) {
    await expect.poll(() => count(page), { timeout: 60_000 }).toBeGreaterThan(most);
    const over = await page.evaluate(() => {
      const [tray, panel] = ['.tray', '.own-end'].map((one) => document.querySelector(one) ?? document.body);
      if (!tray || !panel) return [];
      const own = panel.getBoundingClientRect();
      const parts = [...tray.children].filter((part) => !part.contains(panel) && part.textContent !== '');
      const found = parts.flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1 ? [part.className] : [];
      });
      if (tray.querySelector('.dice-tray')?.checkVisibility()) found.push('a die that nobody here throws');
      return tray.scrollHeight > tray.clientHeight ? [...found, 'it scrolls'] : found;
    });
    expect(over).toEqual([]);
  }
  await page.screenshot({ path: join(RESULTS, `ends-left-small-${lang}.png`) });
});

test('who is commanded still throws, wherever the end is told', async () => {
  for (const size of ['desk', 'lying', 'phone'] as const) {
    const page = await visit(size, 'en');
    const position = '4nK3/8/8/8/8/8/wK5eK1/sE1sH5 s throw 0,0,0,0 command=s:loss taken=ws';
    await open(page, { rules: 'chaturaji-pl-team', seats: three, position });
    await page.locator('.own-end').waitFor();
    await page.screenshot({ path: join(RESULTS, `ends-commanded-${size}-en.png`) });
    // Nothing lies over anything, and what has to be done is in sight.
    expect(await overlap(page.locator('.own-end'), page.locator('.status'))).toBe(0);
    const [box, view] = [await page.locator('button.throw').boundingBox(), page.viewportSize()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((view?.height ?? 0) - (size === 'desk' ? 0 : 56));
    await page.locator('button.throw').click({ timeout: 5000 });
    await expect.poll(() => count(page)).toBeGreaterThan(0);
  }
});

test('no word of a result is broken', async () => {
  const page = await visit('desk', 'cs');
  const id = await open(page, {
    rules: 'cows-leopards-bl',
    seats: [
      { seat: 'south', player: person },
      { seat: 'north', player: { kind: 'bot', bot: 'level-1' } },
    ],
  });
  await deed(page, id, { kind: 'resign', seat: 'south' });
  await page.locator('.result').waitFor();
  const broken = await page.locator('.result').evaluate((result) => {
    const texts = document.createTreeWalker(result, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});

test('on a phone the moves below the board lie over no question and no tool', async () => {
  const page = await visit('phone', 'pl');
  await open(page, {
    rules: 'soldiers16-bl',
    seats: [
      { seat: 'south', player: person },
      { seat: 'north', player: greedy },
    ],
  });
  await play(page, 3, 4);
  // Giving up is among the tools on request, where it asks in its place.
  expect(await page.locator('.board-tools > [data-ask="resign"]').count()).toBe(0);
  await tool(page, '[data-ask="resign"]');
  const asks = page.locator('.more-tools [data-ask="resign"][data-sure="asks"]');
  await asks.waitFor();
  await page.screenshot({ path: join(RESULTS, 'ends-resign-phone-pl.png') });
  await page.locator('.more-tools [data-tool="draw"]').focus();
  await asks.waitFor({ state: 'detached' });
  await tool(page, '[data-tool="turn"]');
});

test.each<[Size]>([['phone'], ['lying']])(
  'the result on %s: closed, shared, reviewed, played again',
  async (size) => {
    const page = await visit(size, 'en');
    const seats: SeatPlan[] = [
      { seat: 'south', player: person },
      { seat: 'north', player: greedy },
    ];
    const position = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
    const id = await open(page, { rules: 'vilac-9506', seats, position });
    await page.waitForSelector('[data-may]');
    await page.locator('[data-spot="a1"]').click();
    await page.locator('[data-spot="a8"]').click();
    const result = page.locator('.result');
    await result.waitFor();
    expect(await result.locator('h2').textContent()).toBe('You win');
    // The board is not hidden by it.
    expect(await overlap(result, page.locator('.board-area svg.board'))).toBeLessThan(0.2);
    await page.screenshot({ path: join(RESULTS, `ends-result-${size}-en.png`) });
    await page.locator('.result-close').click();
    await result.waitFor({ state: 'detached' });
    await page.locator('.result-again').click();
    await more(page);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-result="share"]').click(),
    ]);
    expect(picture.suggestedFilename()).toBe('ashtapada-vilac-9506.png');
    await picture.saveAs(join(RESULTS, `ends-card-${size}.png`));
    await page.locator('[data-result="review"]').click();
    await expect.poll(() => page.locator('[data-spot="a8"]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.to-present').count()).toBe(1);
    // Where they are a sheet the moves open: with them one steps through the game.
    if (size === 'phone') await page.click('.leaves.raised .close-sheet');
    else expect(await page.locator('.leaves.raised').count()).toBe(0);
    await page.locator('.to-present').click();
    // The end is not taken back by one press: that can be called off.
    await tool(page, '[data-ask="reopen"]');
    const asks = page.locator('[data-ask="reopen"][data-sure="asks"]');
    await asks.waitFor();
    await page.keyboard.press('Escape');
    await asks.waitFor({ state: 'detached' });
    await page.locator('.result-again').click();
    // In chess the colours change by default.
    await page.locator('.result-buttons .primary').click();
    await expect.poll(() => urlOf(page).pathname).not.toBe(`/game/${id}`);
    const next = await fetch(`${server.url}/api${urlOf(page).pathname.replace('/game/', '/games/')}?seen=0`);
    const { table } = await next.json();
    expect(table.seats).toEqual([
      { seat: 'south', player: greedy },
      { seat: 'north', player: person },
    ]);
  },
);

test('a computer that plays on is heard where the end was offered', async () => {
  const page = await visit('phone', 'pl');
  const bot = (seat: SeatPlan['seat']): SeatPlan => ({ seat, player: { kind: 'bot', bot: 'level-1' } });
  await open(page, {
    rules: 'chaturaji-pl-solo',
    seats: [{ seat: 'south', player: person }, bot('west'), bot('north'), bot('east')],
    position: '7wK/8/8/8/8/8/wE7/3sK4 s throw 20,12,6,3',
  });
  // Whatever the computers think of it: here they do not agree.
  await refused(page, 'agree', { kind: 'plays-on', message: 'not yet' });
  await page.reload();
  await sure(page.locator('[data-end="agree"]'));
  await page.locator('.notice', { hasText: 'Komputer nie zgadza się na koniec' }).waitFor();
  expect(await page.locator('.own-end').count()).toBe(0);
});

for (const [size, locale, words] of [
  ['desk', 'pl', 'Komputer nie zgadza się na koniec'],
  ['phone', 'cs', 'Počítač hraje dál'],
] as const) {
  test(`a computer that is better does not agree to a draw: ${size}, ${locale}`, async () => {
    const page = await visit(size, locale);
    const level: SeatPlan['player'] = { kind: 'bot', bot: 'level-3' };
    await open(page, {
      rules: 'vilac-9506',
      position: '3qk3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1',
      seats: [
        { seat: 'south', player: person },
        { seat: 'north', player: level },
      ],
    });
    await asked(page, 'agree');
    await page.locator('[role="alert"], .notice', { hasText: words }).first().waitFor({ timeout: 15_000 });
    expect(await count(page)).toBe(0);
    expect(await unworded(page)).toBeUndefined();
    await page.screenshot({ path: join(RESULTS, `plays-on-${size}-${locale}.png`) });
  });
}
