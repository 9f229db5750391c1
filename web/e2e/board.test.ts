// The board itself: dragging, drawing, planning, taking back, attacks; and that what is drawn is always the
// last position that the server sent.
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layout } from '../src/board/geometry';
import { type Entry, grown, viewAfter } from '../src/game/fold';
import type { Board, ServerMessage, TableView, View } from '../src/generated/wire';
import { urlOf } from './alone';
import { openPage, RESULTS } from './browser';
import { browser, heard, server } from './house';
import { clickSpot, look, play, until, walkTo } from './play';
import { create, tool } from './table';

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

/** The last position that the server sent over the socket. */
async function listen(page: Page): Promise<{ view: View | null; board: Board | null }> {
  const told: { view: View | null; board: Board | null } = { view: null, board: null };
  let table: TableView | null = null;
  let entries: readonly Entry[] = [];
  await heard(page, (text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'snapshot') table = message.table;
    if (!table || (message.type !== 'snapshot' && message.type !== 'played')) return;
    entries = grown(table.start, entries, message.entries);
    told.board = table.board;
    told.view = viewAfter(table.start, entries, entries.length);
  });
  return told;
}

/** Army, role and spot of every drawn piece; the spot by where it is drawn. */
async function drawn(page: Page, board: Board, turns: number): Promise<string[]> {
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

/** The differences between what is drawn and the position. */
async function astray(
  page: Page,
  told: Awaited<ReturnType<typeof listen>>,
  turns: number,
): Promise<string[]> {
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
  const told = await listen(page);
  await page.goto(`/game/${await create(server.url, { rules })}`);
  await page.waitForSelector('svg.board');
  const quarter = rules.startsWith('chaturaji') ? 1 : 2;
  for (let [round, turns] = [1, 0]; round <= 12; round++) {
    await play(page, seed + round, 7 * round);
    await expect.poll(() => look(page).then((offer) => offer.settled)).toBe(true);
    await expect.poll(() => astray(page, told, turns)).toEqual([]);
    if (round % 3 > 0) continue;
    await tool(page, '[data-tool="turn"]');
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
  // Dropped where it cannot go, it is back where it was, and a notice says why.
  await carry(page, 'd7', 'd4');
  await expect.poll(() => page.textContent('.notice')).toMatch(/\S/);
  expect(await pieceAt(page, 'd7')).toBe(1);
  expect(await count(page)).toBe(1);
  // Pressed where nothing can be dragged and released beside the board: the next press works as usual.
  const beside = await page.locator('.tray').boundingBox();
  const middle = await centre(page, 'd4');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move((beside?.x ?? 0) + 5, (beside?.y ?? 0) + 5, { steps: 4 });
  await page.mouse.up();
  await clickSpot(page, 'c7');
  await expect.poll(() => look(page).then((offer) => offer.targets)).toContain('c6');
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
  // With the tool turned on, a finger draws.
  await tool(page, '[data-tool="draw"]');
  await page.evaluate(() => scrollTo(0, 0));
  const [a, b] = [await centre(page, 'e1'), await centre(page, 'e5')];
  await touch(line, 'touchStart', [a]);
  await touch(line, 'touchMove', [b]);
  await touch(line, 'touchEnd', []);
  await page.waitForSelector('[data-stroke="e1e5"]');
  // And without dragging: a circle, taken up by another tap, becomes an arrow; keys draw as well.
  const [c, d] = [await centre(page, 'c4'), await centre(page, 'c6')];
  for (const { x, y } of [c, c, d]) await page.touchscreen.tap(x, y);
  await page.waitForSelector('[data-stroke="c4c6"]');
  await page.locator('.board-area svg.board').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-stroke]').count()).toBe(3);
  expect(await count(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-stroke]').count()).toBe(0);
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

test('moves are planned while another thinks, played in their time, and dropped if they cannot be', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const seats = [{ seat: 'north' as const, player: { kind: 'bot' as const, bot: 'greedy' } }];
  await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506', seats })}`);
  await page.waitForSelector('[data-may]');
  await page.click('[data-tempo="pause"]');
  await page.waitForSelector('[data-tempo="go-on"]');
  await carry(page, 'e2', 'e4');
  await expect.poll(() => count(page)).toBe(1);
  await carry(page, 'd2', 'd3');
  for (const spot of ['d3', 'd4']) await clickSpot(page, spot);
  // No pawn moves like this: the plan is dropped when it is due.
  await carry(page, 'a2', 'h6');
  await expect.poll(() => page.locator('[data-plan]').count()).toBe(3);
  // Each piece is shown where it would be in the end.
  await expect.poll(() => page.locator('[data-ghost]').count()).toBe(2);
  expect(await page.locator('[data-ghost="d4"]').count()).toBe(1);
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
  // The notice about it is a calm one.
  await expect.poll(() => page.textContent('.notice.calm')).toMatch(/plan/);
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
    // The chain can go on in two ways from here, chosen step by step.
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

// Around a square of four soldiers, in either direction; and out of it at one corner.
const SQUARE = '2n/3/7/3n3/5n3/3n1n1/3sn2/3/3 s - 10-13 0-0 0';

test('a chain of jumps is played to the spot pointed at, by the way chosen', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const id = await create(server.url, { rules: 'soldiers16-bl', position: SQUARE });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('[data-may]');
  await clickSpot(page, 'e3');
  await page.waitForSelector('[data-spot="g5"][data-target="far"]');
  await clickSpot(page, 'g5');
  await expect.poll(() => page.locator('.ways path').count()).toBe(2);
  await page.screenshot(shot('board-ways'));
  // Chosen by the piece that only one of them captures.
  await clickSpot(page, 'f3');
  await expect.poll(() => count(page)).toBe(2);
  await expect.poll(() => pieceAt(page, 'g5')).toBe(1);
  await expect.poll(() => page.locator('.way-choice').count()).toBe(0);
  // The chain goes on, and a single way leads to where it would end.
  await page.waitForSelector('[data-target="far"]');
  const far = await page.locator('[data-target="far"]').first().getAttribute('data-spot');
  await carry(page, 'g5', far ?? '');
  await expect.poll(() => pieceAt(page, far ?? '')).toBe(1);
  await expect.poll(() => count(page)).toBeGreaterThanOrEqual(4);
  expect(troubles).toEqual([]);
  await context.close();
});

/** The record of the table that a page shows, in which moves have their notation. */
const recordOf = async (page: Page) =>
  (await fetch(`${server.url}/api${urlOf(page).pathname.replace('/game/', '/games/')}/record`)).text();

test('the ends of a chain are typed where several routes join them, and one of these is chosen', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl', position: SQUARE })}`);
  // The tools come after the board.
  await page.waitForSelector('.board-tools');
  await page.keyboard.press('n');
  const field = page.locator('.typing input');
  await field.fill('e3xg5');
  const shown = page.locator('.typing [role="option"] b');
  await expect.poll(() => shown.allTextContents()).toEqual(['e3xg3xg5', 'e3xe5xg5']);
  await field.press('Enter');
  await expect.poll(() => page.locator('.typing-trouble').textContent()).toContain('e3xg3xg5, e3xe5xg5');
  expect(await count(page)).toBe(0);
  await shown.nth(1).click();
  await expect.poll(() => count(page)).toBe(2);
  expect(await recordOf(page)).toContain('e3xe5xg5');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a way is chosen by keyboard, and with a finger', async () => {
  const keys = await openPage(browser, server.url, 'lying', 'cs');
  const game = { rules: 'soldiers16-bl', position: SQUARE };
  const told = await listen(keys.page);
  await keys.page.goto(`/game/${await create(server.url, game)}`);
  await keys.page.waitForSelector('[data-may]');
  await keys.page.focus('svg.board');
  const press = async (spot: string, key: string) => {
    if (told.board) await walkTo(keys.page, told.board, 0, spot);
    await keys.page.keyboard.press(key);
  };
  await press('e3', 'Enter');
  await press('g5', 'Enter');
  await expect.poll(() => keys.page.locator('[data-way]').count()).toBe(2);
  const second = await keys.page.locator('[data-way]').nth(1).getAttribute('data-way');
  await keys.page.keyboard.press('2');
  await expect.poll(() => count(keys.page)).toBe(2);
  expect(await recordOf(keys.page)).toContain(second);
  expect(keys.troubles).toEqual([]);
  await keys.context.close();

  const finger = await openPage(browser, server.url, 'phone', 'pl');
  await finger.page.goto(`/game/${await create(server.url, game)}`);
  await finger.page.waitForSelector('[data-may]');
  for (const spot of ['e3', 'g5']) {
    const { x, y } = await centre(finger.page, spot);
    await finger.page.touchscreen.tap(x, y);
  }
  await finger.page.waitForSelector('[data-way]');
  await finger.page.screenshot(shot('board-ways-phone'));
  await finger.page.locator('[data-way]').first().tap();
  await expect.poll(() => count(finger.page)).toBe(2);
  await expect.poll(() => pieceAt(finger.page, 'g5')).toBe(1);
  expect(finger.troubles).toEqual([]);
  await finger.context.close();
});

test('where dice fall a plan waits for the throw, and can be called off by its button', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'cs');
  const bot = { kind: 'bot' as const, bot: 'greedy' };
  const seats = (['west', 'north', 'east'] as const).map((seat) => ({ seat, player: bot }));
  const options: [string, string][] = [['firstPlayer', 'south']];
  const game = { rules: 'chaturaji-pl-solo', options, seats, dice: 'hand' as const };
  await page.goto(`/game/${await create(server.url, game)}`);
  await page.waitForSelector('.face');
  const plan = async (from: string, to: string) => {
    await carry(page, from, to);
    await page.waitForSelector(`[data-plan="${from}${to}"]`);
  };
  const thrown = async (face: number) => {
    const before = await count(page);
    await page.click(`.face[data-face="${face}"]:enabled`);
    await expect.poll(() => count(page)).toBeGreaterThan(before);
  };
  await thrown(3);
  await carry(page, 'b1', 'c3');
  await expect.poll(() => count(page)).toBe(2);
  // On another's turn a move is planned, and the plan is dropped.
  await plan('a2', 'a3');
  expect(await page.textContent('.plan-words')).toMatch(/hod/);
  await page.screenshot(shot('board-planned-dice'));
  await page.click('[data-tool="call-off"]');
  await expect.poll(() => page.locator('[data-plan]').count()).toBe(0);
  await plan('a2', 'a3');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-plan]').count()).toBe(0);
  await plan('a2', 'a3');
  for (const bot of [1, 2, 3]) {
    await thrown(5);
    await expect.poll(() => count(page)).toBe(2 + 2 * bot);
  }
  // The throw moves a horse, not a pawn.
  await page.waitForSelector('.face:enabled');
  expect(await page.locator('[data-plan]').count()).toBe(1);
  await thrown(3);
  await expect.poll(() => page.textContent('.notice.calm')).toMatch(/plán/i);
  expect(await page.locator('[data-plan]').count()).toBe(0);
  expect(await pieceAt(page, 'a2')).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});

/** Collects what changes in the page, by the part that it belongs to, until the result is requested. */
async function watch(page: Page): Promise<() => Promise<Record<string, string[]>>> {
  await page.evaluate(() => {
    const seen = new Map<string, Set<string>>();
    const note = (part: string, what: string) => seen.set(part, (seen.get(part) ?? new Set()).add(what));
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes, attributeName } of records) {
        // Where the cursor is, is an attribute of the board itself.
        if (attributeName === 'aria-activedescendant') continue;
        const one = target instanceof Element ? target : target.parentElement;
        const piece = one?.closest<HTMLElement>('.piece');
        const spot = one?.closest<HTMLElement>('[data-spot]');
        const row = one?.closest<HTMLElement>('.log li');
        if (piece) note('pieces', piece.dataset.piece ?? 'captured');
        else if (spot) note('spots', spot.dataset.spot ?? '');
        else if (row) note('turns', row.querySelector('.turn-number')?.textContent ?? '');
        else if (one?.closest('.marks')) note('marks', one.tagName);
        else if (one?.closest('.board')) note('board', `${one.tagName} ${one.getAttribute('class') ?? ''}`);
        for (const added of addedNodes)
          if (added instanceof Element && added.matches('.piece')) note('pieces', 'added');
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, {
      changed: () => {
        const found = Object.fromEntries([...seen].map(([part, names]) => [part, [...names].sort()]));
        seen.clear();
        return found;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { changed(): Record<string, string[]> }).changed());
}

test('only what changes is drawn again', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const actions = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
  await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506', actions })}`);
  await page.waitForSelector('[data-may]');
  const changed = await watch(page);
  await clickSpot(page, 'd2');
  await page.waitForSelector('[data-target]');
  // The piece that is picked up and its targets; no drawn piece, and not the board.
  expect(await changed()).toEqual({ spots: ['d2', 'd3', 'd4'], marks: ['g'] });
  await clickSpot(page, 'd4');
  await expect.poll(() => count(page)).toBe(5);
  await page.waitForSelector('[data-settled]');
  const moved = await changed();
  expect(moved.pieces).toEqual(['south pawn d4']);
  expect(moved.board).toBeUndefined();
  // Earlier rounds stay as they are, except the one with the turn that was the last.
  expect(moved.turns).toEqual(['2.']);
  // Spots where nothing changed are not updated.
  for (const spot of ['e4', 'c3', 'h6']) expect(moved.spots).not.toContain(spot);
  expect(moved.spots).toContain('d4');
  expect(troubles).toEqual([]);
  await context.close();
});

test('where a piece may go is said only as long as it is picked up', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506' })}`);
  await page.waitForSelector('[data-may]');
  const region = page.getByTestId('announcer');
  const turn = (await page.textContent('.status')) ?? '';
  const said = () =>
    region
      .textContent()
      .then((words) =>
        words?.replace(/[\u2068\u2069\u200b\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : '')),
      );
  const pickUp = async (spot: string) => {
    await clickSpot(page, spot);
    await expect.poll(said).toMatch(new RegExp(`^Z ${spot} można ruszyć na `));
  };
  const puttingDown: Record<string, () => Promise<void>> = {
    Escape: () => page.keyboard.press('Escape'),
    'its own spot': () => clickSpot(page, 'e2'),
  };
  for (const [what, putDown] of Object.entries(puttingDown)) {
    await pickUp('e2');
    await putDown();
    await expect.poll(said, { message: what }).toBe(turn);
  }
  await pickUp('e2');
  // Where it cannot go is told beside; it stays in the hand.
  await clickSpot(page, 'e6');
  await page.waitForSelector('.notice:not(:empty)');
  expect(await said()).toMatch(/^Z e2 można ruszyć na /);
  await pickUp('d2');
  await clickSpot(page, 'd3');
  await expect.poll(() => count(page)).toBe(1);
  const moved = await said();
  expect(moved).toContain('d3');
  expect(moved).not.toContain('Z d2 można');
  // While one looks back, nothing can be picked up.
  await until(page, (offer) => offer.settled);
  await clickSpot(page, 'e7');
  await page.click('.steps button:first-child');
  await expect.poll(said).not.toContain('Z e7 można');
  expect(troubles).toEqual([]);
  await context.close();
});
