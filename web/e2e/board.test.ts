// The board itself: carrying, drawing, planning, taking a step back, attacks; and that what is drawn is always the
// position the server told last.
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layout } from '../src/board/geometry';
import type { BoardView } from '../src/generated/BoardView';
import type { ServerMessage } from '../src/generated/ServerMessage';
import type { View } from '../src/generated/View';
import { openPage, RESULTS } from './browser';
import { browser, server } from './house';
import { clickSpot, look, play } from './play';
import { create } from './table';

const shot = (name: string) => ({ path: join(RESULTS, `${name}.png`) });

async function centre(page: Page, spot: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
  if (!box) throw new Error(`${spot} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function carry(page: Page, from: string, to: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const [a, b] = [await centre(page, from), await centre(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button });
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
  await page.mouse.up({ button });
}

const count = (page: Page) => look(page).then((offer) => offer.count);
const pieceAt = (page: Page, spot: string) => page.locator(`.piece[data-piece$=" ${spot}"]`).count();

/** The last position that the server told over the line. */
function listen(page: Page): { view: View | null; board: BoardView | null } {
  const told: { view: View | null; board: BoardView | null } = { view: null, board: null };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'snapshot') told.board = message.table.board;
      if (message.type === 'snapshot' || message.type === 'played') told.view = message.view;
    }),
  );
  return told;
}

/** Army, role and spot of every drawn piece; the spot by where it is drawn. */
async function drawn(page: Page, board: BoardView, turns: number): Promise<string[]> {
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.board-area .piece:not(.gone)')].map((one) => ({
      words: one.dataset.piece ?? '',
      place: (one.style.transform.match(/-?[\d.]+/g) ?? []).map(Number),
    })),
  );
  const on = layout(board, turns);
  return seen
    .map(({ words, place: [x, y] }) => {
      const spot = [...on.at].find(
        ([, at]) => Math.abs(at.x - (x ?? 0)) + Math.abs(at.y - (y ?? 0)) < 1,
      )?.[0];
      const [army, role, at] = words.split(' ');
      return `${army} ${role} ${at === spot ? at : `${at} drawn at ${spot}`}`;
    })
    .sort();
}

/** What is drawn and should not be, and what should be and is not. */
async function astray(page: Page, told: ReturnType<typeof listen>, turns: number): Promise<string[]> {
  if (!told.view || !told.board) return ['nothing was told'];
  const seen = await drawn(page, told.board, turns);
  const position = told.view.pieces.map(({ army, role, at }) => `${army} ${role} ${at}`).sort();
  if (seen.join() === position.join()) return [];
  return [`drawn: ${seen.join(', ')}`, `told: ${position.join(', ')}`];
}

test.each([
  ['chaturaji-pl-solo', 1],
  ['chaturaji-pl-nodice', 2],
  ['soldiers16-bl', 3],
  ['kotu-ellima-bl', 4],
  ['cows-leopards-bl', 5],
  ['vilac-9506', 6],
] as const)('%s: in a random game what is drawn is the position', async (rules, seed) => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const told = listen(page);
  await page.goto(`/game/${await create(server.url, { rules })}`);
  await page.waitForSelector('svg.board');
  const quarter = rules.startsWith('chaturaji') ? 1 : 2;
  for (let [round, turns] = [1, 0]; round <= 12; round++) {
    await play(page, seed + round, 7 * round);
    await expect.poll(() => look(page).then((offer) => offer.settled)).toBe(true);
    await expect.poll(() => astray(page, told, turns)).toEqual([]);
    if (round % 3 > 0) continue;
    await page.click('[data-tool="turn"]');
    turns = (turns + quarter) % 4;
    await expect.poll(() => astray(page, told, turns)).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('a piece is carried: a shadow stays behind, and it stands where it is let go', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506' })}`);
  await page.waitForSelector('[data-may]');
  const [from, to] = [await centre(page, 'e2'), await centre(page, 'e4')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2, from.y);
  expect(await page.locator('.carried').count()).toBe(0);
  await page.mouse.move(to.x, to.y);
  await page.waitForSelector('.carried');
  expect(await page.locator('.piece.ghost').getAttribute('data-piece')).toMatch(/ e2$/);
  await page.screenshot(shot('board-carried'));
  await page.mouse.up();
  await expect.poll(() => count(page)).toBe(1);
  expect(await pieceAt(page, 'e4')).toBe(1);
  expect(await page.locator('.carried, .ghost').count()).toBe(0);
  // Let go where it cannot go, it is where it was, and one is told why.
  await carry(page, 'd7', 'd4');
  await expect.poll(() => page.textContent('.notice')).toMatch(/\S/);
  expect(await pieceAt(page, 'd7')).toBe(1);
  expect(await count(page)).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd';
const touch = (line: CDPSession, type: TouchKind, points: { x: number; y: number }[]) =>
  line.send('Input.dispatchTouchEvent', { type, touchPoints: points });

test('a finger carries a piece above itself and scrolls the page beside it', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'en');
  await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl' })}`);
  await page.waitForSelector('[data-may]');
  const line = await context.newCDPSession(page);
  const scrolled = () => page.evaluate(() => scrollY);
  const from = (await look(page)).movable[0] ?? '';
  const start = await centre(page, from);
  await touch(line, 'touchStart', [start]);
  await touch(line, 'touchMove', [{ x: start.x, y: start.y - 10 }]);
  await expect.poll(() => look(page).then((offer) => offer.targets.length)).toBeGreaterThan(0);
  const target = (await look(page)).targets[0] ?? '';
  const goal = await centre(page, target);
  await touch(line, 'touchMove', [goal]);
  await page.waitForSelector('.carried');
  const above = async () => {
    const box = await page.locator('.carried').boundingBox();
    return box ? goal.y - (box.y + box.height / 2) : 0;
  };
  await expect.poll(above).toBeGreaterThan(25);
  await page.screenshot(shot('board-finger'));
  await touch(line, 'touchEnd', []);
  await expect.poll(() => count(page)).toBe(1);
  expect(await scrolled()).toBe(0);
  expect(await pieceAt(page, target)).toBe(1);
  // By the toggle the finger draws.
  await page.click('[data-tool="draw"]');
  await page.evaluate(() => scrollTo(0, 0));
  const [a, b] = [await centre(page, 'e1'), await centre(page, 'e5')];
  await touch(line, 'touchStart', [a]);
  await touch(line, 'touchMove', [b]);
  await touch(line, 'touchEnd', []);
  await page.waitForSelector('[data-stroke="e1e5"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test('arrows and circles are drawn with the right button and wiped off by a click', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-nodice' })}`);
  await page.waitForSelector('[data-may]');
  await carry(page, 'a1', 'c3', 'right');
  await page.keyboard.down('Shift');
  await carry(page, 'd4', 'd4', 'right');
  await page.keyboard.up('Shift');
  await page.waitForSelector('.ink-0[data-stroke="a1c3"]');
  await page.waitForSelector('.ink-1[data-stroke="d4d4"]');
  await page.keyboard.down('x');
  await expect.poll(() => page.locator('.threats').count()).toBe(1);
  await page.keyboard.up('x');
  await expect.poll(() => page.locator('.threats').count()).toBe(0);
  await carry(page, 'a1', 'c3', 'right');
  await expect.poll(() => page.locator('[data-stroke]').count()).toBe(1);
  await clickSpot(page, 'd5');
  await expect.poll(() => page.locator('[data-stroke]').count()).toBe(0);
  expect(await count(page)).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test('moves are planned while another thinks, played in their time, and dropped in silence', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const seats = [{ seat: 'north', player: { kind: 'bot' as const, bot: 'greedy' } }];
  await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506', seats })}`);
  await page.waitForSelector('[data-may]');
  await page.click('[data-tempo="pause"]');
  await page.waitForSelector('[data-tempo="go-on"]');
  await carry(page, 'e2', 'e4');
  await expect.poll(() => count(page)).toBe(1);
  await carry(page, 'd2', 'd3');
  for (const spot of ['d3', 'd4']) await clickSpot(page, spot);
  // No pawn leaps like this: it is dropped when its time comes.
  await carry(page, 'a2', 'h6');
  await expect.poll(() => page.locator('[data-plan]').count()).toBe(3);
  await page.screenshot(shot('board-planned'));
  await page.click('[data-tempo="step"]');
  await expect.poll(() => count(page)).toBe(3);
  expect(await pieceAt(page, 'd3')).toBe(1);
  expect(await page.locator('[data-plan]').count()).toBe(2);
  await page.mouse.click((await centre(page, 'h6')).x, (await centre(page, 'h6')).y, { button: 'right' });
  await expect.poll(() => page.locator('[data-plan]').count()).toBe(0);
  await carry(page, 'a2', 'h6');
  await page.waitForSelector('[data-plan="a2h6"]');
  await page.click('[data-tempo="step"]');
  await expect.poll(() => count(page)).toBe(4);
  await expect.poll(() => page.locator('[data-plan]').count()).toBe(0);
  expect((await page.textContent('.notice'))?.trim()).toBe('');
  expect(await count(page)).toBe(4);
  expect(troubles).toEqual([]);
  await context.close();
});

test('in a chain of jumps the path is drawn, and the last jump can be taken back', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const position = '2n/3/7/2n1n2/9/3n3/3s3/3/3 s - 12-13 0-0 0';
  await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl', position })}`);
  await page.waitForSelector('[data-may]');
  expect(await page.locator('[data-tool="undo"]').count()).toBe(0);
  const jump = async () => {
    await carry(page, 'e3', 'e5');
    await expect.poll(() => page.locator('.path').count()).toBe(1);
    expect(await pieceAt(page, 'e5')).toBe(1);
    // Two ways lead on from here: they are chosen between, step by step.
    await expect.poll(() => look(page).then((offer) => offer.captures.sort())).toEqual(['c7', 'g7']);
  };
  const back = async (entries: number) => {
    await expect.poll(() => count(page)).toBe(entries);
    await expect.poll(() => pieceAt(page, 'e3')).toBe(1);
    await expect.poll(() => page.locator('.path').count()).toBe(0);
  };
  await jump();
  await page.screenshot(shot('board-chain'));
  await page.click('[data-tool="undo"]');
  await back(2);
  await jump();
  await page.keyboard.press('Backspace');
  await back(4);
  await jump();
  await page.keyboard.press('Escape');
  await back(6);
  await jump();
  await clickSpot(page, 'g7');
  await expect.poll(() => pieceAt(page, 'g7')).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});

test('what is attacked is shown while a key is held, and by a button', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const position = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 2';
  await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506', position })}`);
  await page.waitForSelector('[data-may]');
  const shown = () => page.locator('.threats path').count();
  await page.keyboard.down('x');
  await expect.poll(shown).toBe(2);
  await page.screenshot(shot('board-attacks'));
  await page.keyboard.up('x');
  await expect.poll(shown).toBe(0);
  await page.click('[data-tool="threats"]');
  await expect.poll(shown).toBe(2);
  // The queen comes out: she attacks, and is attacked.
  await carry(page, 'd1', 'h5');
  await expect.poll(() => page.locator('.threats circle.threatened').count()).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
  await context.close();
});
