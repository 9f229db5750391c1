import { expect, test } from 'vitest';
import type { SeatView } from '../src/generated/SeatView';
import { lackOf, palette, rows, throwOf, turnOf, withMen, withTurn } from '../src/setup/compose';
import { cells, piece, points } from './samples';

const FOUR = { south: 'green', west: 'yellow', north: 'red', east: 'black' };
const CHESS = { south: 'white', north: 'black' };

test('rows of four kings: armies, kinds, pawns with their origin', () => {
  const men = new Map([
    ['a8', { army: 'west', role: 'boat', origin: null }],
    ['b8', { army: 'west', role: 'pawn', origin: 'boat' }],
    ['e4', { army: 'south', role: 'king', origin: null }],
    ['h1', { army: 'east', role: 'pawn', origin: 'king' }],
  ]);
  expect(rows('four-kings', cells(), men, FOUR)).toBe('wBwb6/8/8/8/4sK3/8/8/7ek');
});

test('rows of chess and of points', () => {
  const men = new Map([
    ['a1', { army: 'south', role: 'rook', origin: null }],
    ['h8', { army: 'north', role: 'knight', origin: null }],
  ]);
  expect(rows('chess', cells(), men, CHESS)).toBe('7n/8/8/8/8/8/8/R7');
  const soldiers = new Map([
    ['e1', { army: 'south', role: 'soldier', origin: null }],
    ['g4', { army: 'north', role: 'leopard', origin: null }],
  ]);
  const board = { ...points(), height: 4 };
  expect(rows('soldiers', board, soldiers, { south: 'light', north: 'dark' })).toBe('4l/5/3/1s1');
});

test('other fields are kept, what happened just before is not', () => {
  const text = '4wKeK2/8/8/5nK2/8/2sH5/8/8 s/n move:2,5 0,5,0,0 command=s:loss taken=ws now=progress';
  expect(throwOf(text)).toBe('2 5');
  expect(turnOf(text, 'four-kings', Object.keys(FOUR), FOUR)).toBe('south');
  expect(withMen(text, 'four-kings', cells(), new Map(), FOUR, 'throw', {})).toBe(
    '8/8/8/8/8/8/8/8 s move:2,5 0,5,0,0 command=s:loss taken=ws',
  );
  expect(withTurn(text, 'four-kings', 'east', FOUR, 'throw')).toBe(
    '4wKeK2/8/8/5nK2/8/2sH5/8/8 e throw 0,5,0,0 command=s:loss taken=ws',
  );
  expect(withMen('8/8 s over:last-army 0,0,0,0', 'four-kings', cells(), new Map(), FOUR, 'throw', {})).toBe(
    '8/8/8/8/8/8/8/8 s throw 0,0,0,0',
  );
  const cows = new Map([['e1', { army: 'south', role: 'cow', origin: null }]]);
  const herd = (hand: number) =>
    withMen('3/3 s - 0-2 10-2 4', 'soldiers', { ...points(), height: 1 }, cows, {}, '', {
      south: { all: 24, hand },
    });
  expect(herd(24)).toBe('1c1 s - 0-2 21-0 4');
  expect(herd(16), 'no more than a hand can hold').toBe('1c1 s - 0-2 16-0 4');
  const fen = '8/8/8/8/8/8/8/8 b KQ e3 4 9';
  expect(turnOf(fen, 'chess', ['south', 'north'], CHESS)).toBe('north');
  expect(withTurn(fen, 'chess', 'south', CHESS, '')).toBe('8/8/8/8/8/8/8/8 w KQ - 4 9');
  expect(withTurn('3/3 s huff 1-2 0-0 4', 'soldiers', 'north', {}, '')).toBe('3/3 n - 1-2 0-0 4');
});

test('what the board says otherwise is not kept', () => {
  const man = (army: string, role: string) => ({ army, role, origin: null });
  const four = (men: Map<string, ReturnType<typeof man>>) =>
    withMen('8/8 s throw 0,0,0,0 boats=wn withdrawn=e', 'four-kings', cells(), men, FOUR, 'throw', {});
  const boat: [string, ReturnType<typeof man>] = ['a1', man('north', 'boat')];
  expect(four(new Map([boat]))).toBe('8/8/8/8/8/8/8/nB7 s throw 0,0,0,0 boats=n withdrawn=e');
  expect(four(new Map([boat, ['b1', man('east', 'king')]]))).toMatch(/ boats=n$/);
  const chess = (...men: [string, ReturnType<typeof man>][]) =>
    withMen('8/8 w KQkq - 0 1', 'chess', cells(), new Map(men), CHESS, '', {}).split(' ')[2];
  const home: [string, ReturnType<typeof man>][] = [
    ['e1', man('south', 'king')],
    ['h1', man('south', 'rook')],
    ['a8', man('north', 'rook')],
  ];
  expect(chess(...home)).toBe('K');
  expect(chess()).toBe('-');
  // Sixteen of a side: who stands on the board again is not captured.
  const stock = { south: { all: 16, hand: 0 }, north: { all: 16, hand: 0 } };
  const beads = new Map(['c1', 'e1', 'g1'].map((at) => [at, man('north', 'soldier')]));
  const board = { ...points(), height: 1 };
  expect(withMen('3 s - 15-2 0-0 4', 'soldiers', board, beads, {}, '', stock)).toBe('nnn s - 13-2 0-0 4');
});

test('the palette has each man of an army once, the king first', () => {
  const pieces = [
    { ...piece('a1', 'south', 'pawn'), origin: 'boat' },
    { ...piece('b1', 'south', 'pawn'), origin: 'king' },
    piece('c1', 'south', 'horse'),
    piece('d1', 'south', 'king'),
    piece('e1', 'west', 'boat'),
    piece('f1', 'south', 'horse'),
  ];
  expect(palette(pieces, 'south').map(({ role, origin }) => `${role} ${origin ?? ''}`.trim())).toEqual([
    'king',
    'horse',
    'pawn king',
    'pawn boat',
  ]);
});

const seats = (names: string): SeatView[] =>
  names.split(' ').map((seat) => ({
    seat,
    colour: '',
    playing: true,
    points: 0,
    in_hand: 0,
    commander: null,
    frozen: false,
    ally: null,
    target: 9,
    captured: [],
  }));

test('what every game needs is missed', () => {
  const four = seats('south west north east');
  const lack = (text: string) => lackOf(text, 'four-kings', four);
  expect(lack('8/8/8/8/8/8/8/8 s throw 0,0,0,0')).toEqual({ what: 'armies', refused: true });
  expect(lack('8/8/8/4sesK2/8/8/8/8 s throw 0,0,0,0'), 'a pawn of an elephant is not East').not.toBeNull();
  expect(lack('8/8/8/4sesKeK1/8/8/8/8 s throw 0,0,0,0')).toBeNull();
  expect(lack('8/8/8/4sesK2/8/8/8/8 s over:last-army 0,0,0,0')).toBeNull();
  const allies = four.map((seat) => ({ ...seat, ally: seat.seat === 'south' ? 'north' : null }));
  expect(lackOf('8/8/8/sKnK6/8/8/8/8 s throw 0,0,0,0', 'four-kings', allies)?.what).toBe('armies');

  const two = seats('south north');
  const chess = (board: string) => lackOf(`${board} w - - 0 1`, 'chess', two)?.what ?? null;
  expect(['8/8/8/8/8/8/8/8', '4k3/8/8/8/8/8/8/8', '4k3/8/8/8/8/8/8/KK6'].map(chess)).toEqual(
    Array(3).fill('king'),
  );
  expect(chess('4k3/8/8/8/8/8/8/K7')).toBeNull();

  const points = (board: string, hand = '0-0') => lackOf(`${board} s - 0-0 ${hand} 0`, 'soldiers', two);
  expect(points('3/3/5/5/5/5/5/3/3')).toEqual({ what: 'sides', refused: true });
  expect(points('3/3/5/5/5/5/5/3/sS1')).toEqual({ what: 'sides', refused: false });
  expect(points('3/3/5/5/5/5/5/3/s1N')).toBeNull();
  expect(points('3/3/5/5/5/5/5/3/3', '9-2')).toBeNull();
});
