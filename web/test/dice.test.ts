// Dice on the board: what they show while rolling and at rest, where they lie, which pieces a lost throw concerned.
import { expect, test } from 'vitest';
import { idleOf } from '../src/board/dice/idle';
import { quartersTo, restingPlaces, rolling } from '../src/board/dice/roll';
import { layout } from '../src/board/geometry';
import { isEven } from '../src/table/dice/odds';
import { cells, piece, view } from './samples';

const on = layout(cells(), 0);

test('a die comes to rest on the face that was thrown, however it rolled', () => {
  for (const face of [2, 3, 4, 5]) {
    for (const cube of [false, true]) {
      for (const quarters of [4, 7, 12]) {
        const end = rolling(face, cube, quarters, 1);
        expect([end.top, end.far, end.turned, end.askew]).toEqual([face, 0, 0, 0]);
      }
    }
  }
});

test('a die does not slide: each quarter turn brings the next face up and takes it on by a breadth', () => {
  let before = rolling(4, false, 9, 0);
  expect(before.far).toBe(9);
  for (let step = 1; step <= 400; step++) {
    const now = rolling(4, false, 9, step / 400);
    expect(now.far).toBeLessThanOrEqual(before.far);
    expect(now.far + now.turned).toBeCloseTo(Math.round(now.far + now.turned), 9);
    if (now.turned >= before.turned) expect(now.top).toBe(before.top);
    else expect(now.top).toBe(before.next);
    before = now;
  }
});

test('of a long die, 2 lies across from 5 and 3 from 4', () => {
  for (const [face, across] of [
    [2, 5],
    [5, 2],
    [3, 4],
    [4, 3],
  ] as const) {
    expect(rolling(face, false, 2, 0).top).toBe(across);
  }
});

test('dice hide neither pieces nor places to go to', () => {
  const pieces = new Set(['d4', 'e5', 'd5']);
  const wanted = new Set(['e4', 'd3']);
  const rests = restingPlaces(on, pieces, wanted, 2, true, false);
  const covered = rests.flatMap((rest) => rest.cells);
  expect(covered).toHaveLength(4);
  expect(new Set(covered).size).toBe(4);
  for (const cell of covered) expect(pieces.has(cell) || wanted.has(cell)).toBe(false);
});

test('dice stay where they lie until their place is needed', () => {
  const none = new Set<string>();
  const [first] = restingPlaces(on, none, none, 1, true, false);
  if (!first) throw new Error('no place on an empty board');
  const far = { ...first, x: 100, y: 50, cells: ['a8', 'b8'] };
  expect(restingPlaces(on, none, none, 1, true, false, [far])).toEqual([far]);
  expect(restingPlaces(on, new Set(['b8']), none, 1, true, false, [far])[0]?.cells).not.toContain('b8');
});

test('on a crowded board a die finds a single cell, and on a full one it does not lie at all', () => {
  const all = [...on.at.keys()];
  const one = restingPlaces(
    on,
    new Set(all.filter((name) => name !== 'c6')),
    new Set(['c6']),
    2,
    true,
    false,
  );
  expect(one.map((rest) => rest.cells)).toEqual([['c6']]);
  expect(one[0]?.scale).toBeLessThan(1);
  expect(restingPlaces(on, new Set(all), new Set(), 1, true, false)).toEqual([]);
});

test('a die comes from beyond the edge of its thrower', () => {
  const middle = { x: on.width / 2, y: on.height / 2 };
  for (const side of [0, 1, 2, 3])
    expect(quartersTo(middle, on, side, 58) * 58).toBeGreaterThan(on.width / 2);
});

test('a lost throw names the pieces that stand hemmed in and the kinds that are gone', () => {
  const at = view([
    piece('d1', 'south', 'king'),
    piece('a2', 'south', 'pawn'),
    { ...piece('b2', 'south', 'pawn'), commander: 'north' },
    { ...piece('c2', 'south', 'pawn'), signs: ['frozen'] },
    piece('h8', 'north', 'king'),
    { ...piece('f6', 'west', 'boat'), commander: 'south' },
  ]);
  const five = idleOf(at, 5, ['king', 'pawn'], 'south', 'south');
  expect(five.blocked.map((one) => one.at)).toEqual(['d1', 'a2']);
  expect(five.held.map((one) => one.at)).toEqual(['b2']);
  expect(five.frozen.map((one) => one.at)).toEqual(['c2']);
  expect(five.lost).toEqual([]);
  const two = idleOf(at, 2, ['boat'], 'south', 'south');
  expect(two.blocked.map((one) => one.at)).toEqual(['f6']);
  expect(two.lost).toEqual(['boat']);
  expect(idleOf(at, 4, ['elephant'], 'south', 'north')).toEqual({
    face: 4,
    blocked: [],
    held: [],
    frozen: [],
    lost: ['elephant'],
  });
});

test('dice whose faces come unequally often are never rerolled', () => {
  expect(isEven([2, 3, 4, 5].map((face) => ({ throw: `${face}`, p: [1, 4] })))).toBe(true);
  expect(
    isEven([
      { throw: '2', p: [1, 6] },
      { throw: '5', p: [1, 3] },
    ]),
  ).toBe(false);
  // Of two dice, different faces come twice as often as a pair.
  expect(
    isEven([
      { throw: '2 2', p: [1, 16] },
      { throw: '2 5', p: [1, 8] },
      { throw: '5 5', p: [1, 16] },
    ]),
  ).toBe(true);
  expect(
    isEven([
      { throw: '2 2', p: [1, 36] },
      { throw: '2 5', p: [1, 9] },
      { throw: '5 5', p: [1, 9] },
    ]),
  ).toBe(false);
});
