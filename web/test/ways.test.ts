import { expect, test } from 'vitest';
import { along, click, drop, targets } from '../src/board/choice';
import { between } from '../src/board/geometry';
import { farSpots, jumped, tellingSpots, unlike, waysOver, waysTo } from '../src/board/ways';
import type { ActionView } from '../src/generated/wire';
import { net, offer } from './samples';

const jump = (from: string, to: string): ActionView => ({
  text: `${from}x${to}`,
  kind: 'capture',
  from,
  to,
  promotion: null,
});
const BOARD = net(8);
/** Around a square of four pieces, in either direction; and out of it at one corner. */
const CHAINS = [
  ['e3', 'e5', 'g5', 'g3', 'e3'],
  ['e3', 'g3', 'g5', 'e5', 'e3'],
  ['e3', 'e5', 'c5'],
  ['b1', 'd1', 'f1'],
];
const LEGAL = [jump('e3', 'e5'), jump('e3', 'g3'), jump('b1', 'd1')];
const OFFER = offer(LEGAL, CHAINS, BOARD);
const HELD = { selected: 'e3', options: [] };

test('what is jumped lies between, on a line', () => {
  expect(between(BOARD, 'e3', 'e5')).toBe('e4');
  expect(between(BOARD, 'e3', 'g5')).toBe('f4');
  expect(between(BOARD, 'e3', 'e4')).toBeNull();
  expect(between(BOARD, 'e3', 'z9')).toBeNull();
  expect(jumped(BOARD, ['e3', 'e5', 'g5'])).toEqual(['e4', 'f5']);
  // Around a circle, also across the point where it ends.
  const circle = { points: ['a1', 'c1', 'd2', 'c3', 'a3', 'a1'], centre: [100, 100] as [number, number] };
  const ring = { ...BOARD, lines: [circle] };
  expect([between(ring, 'a1', 'd2'), between(ring, 'a3', 'c1')]).toEqual(['c1', 'a1']);
});

test('far spots are those of the second jump and later', () => {
  expect(farSpots(CHAINS, 'e3')).toEqual(new Set(['g5', 'g3', 'e3', 'e5', 'c5']));
  expect(farSpots(CHAINS, 'a1')).toEqual(new Set());
  const lit = targets(LEGAL, 'e3', CHAINS);
  expect(lit.get('e5')).toBe('capture');
  expect(lit.get('g5')).toBe('far');
  // Clicked again, the piece is put down.
  expect(lit.has('e3')).toBe(false);
});

test('every way to a spot is found once, the shortest first', () => {
  expect(waysTo(LEGAL, CHAINS, 'e3', 'g5')).toEqual([
    ['e3', 'e5', 'g5'],
    ['e3', 'g3', 'g5'],
  ]);
  expect(waysTo(LEGAL, CHAINS, 'e3', 'e5')).toEqual([
    ['e3', 'e5'],
    ['e3', 'g3', 'g5', 'e5'],
  ]);
  expect(waysTo(LEGAL, CHAINS, 'e3', 'h8')).toEqual([]);
});

test('there is nothing to choose between ways that capture the same', () => {
  const around = waysTo(LEGAL, CHAINS, 'e3', 'e3');
  expect(around).toHaveLength(2);
  expect(unlike(BOARD, around)).toEqual([CHAINS[0]]);
});

test('a far spot to which one way leads is reached jump by jump', () => {
  const clicked = click(OFFER, HELD, 'c5');
  expect(clicked.act?.text).toBe('e3xe5');
  expect(clicked.on).toEqual(['e5', 'c5']);
  expect(drop(OFFER, 'b1', 'f1').on).toEqual(['d1', 'f1']);
  // A single jump is one action, and leaves nothing to go on with.
  expect(click(OFFER, { selected: 'b1', options: [] }, 'd1')).toMatchObject({ act: { text: 'b1xd1' } });
  expect(click(OFFER, { selected: 'b1', options: [] }, 'd1').on).toBeUndefined();
});

test('of two ways to the same spot one is chosen', () => {
  const asked = click(OFFER, HELD, 'g5');
  expect(asked.act).toBeUndefined();
  const ways = asked.choice.ways ?? [];
  expect(ways).toHaveLength(2);
  // By a piece that only one of them jumps over, by a spot where only it lands, or by its number.
  expect(click(OFFER, asked.choice, 'f3')).toMatchObject({ act: { text: 'e3xg3' }, on: ['g3', 'g5'] });
  expect(click(OFFER, asked.choice, 'e5')).toMatchObject({ act: { text: 'e3xe5' }, on: ['e5', 'g5'] });
  expect(along(OFFER, ways[1] ?? [])).toMatchObject({ act: { text: 'e3xg3' }, on: ['g3', 'g5'] });
  // Another piece instead, or nothing at all.
  expect(click(OFFER, asked.choice, 'b1').choice).toEqual({ selected: 'b1', options: [] });
  expect(click(OFFER, asked.choice, 'e3').choice.selected).toBeNull();
  // A single jump and a way around to the same spot are two ways as well.
  expect(click(OFFER, HELD, 'e5').choice.ways).toHaveLength(2);
});

test('a choice among more than two is narrowed', () => {
  const chains = [
    ['a1', 'c1', 'c3', 'e3'],
    ['a1', 'c1', 'e1', 'e3'],
    ['a1', 'a3', 'c3', 'e3'],
  ];
  const three = offer([jump('a1', 'c1'), jump('a1', 'a3')], chains, BOARD);
  const asked = click(three, { selected: 'a1', options: [] }, 'e3').choice;
  const fewer = click(three, asked, 'b1').choice;
  expect(fewer.ways).toHaveLength(2);
  expect(click(three, fewer, 'd1').on).toEqual(['c1', 'e1', 'e3']);
});

test('each way has its number where it differs', () => {
  const ways = waysTo(LEGAL, CHAINS, 'e3', 'g5');
  expect(tellingSpots(BOARD, ways)).toEqual(['e4', 'f3']);
  expect(waysOver(BOARD, ways, 'f5')).toEqual([['e3', 'e5', 'g5']]);
  expect(tellingSpots(BOARD, waysTo(LEGAL, CHAINS, 'e3', 'e5'))).toEqual(['e4', 'f3']);
});
