import { expect, test } from 'vitest';
import type { ActionKind, ActionView, Role } from '../src/generated/wire';
import {
  meant,
  numbers,
  type Offer,
  plain,
  read,
  routesOf,
  waysOf,
  waysOfThrow,
} from '../src/table/typing/typing';
import { cells, net, piece } from './samples';

const CELLS = cells();
const NAMES: Readonly<Record<string, readonly string[]>> = {
  horse: ['koń', 'H'],
  boat: ['łódź', 'B'],
  elephant: ['słoń', 'E'],
  queen: ['hetman', 'Q', 'H'],
};

const action = (
  text: string,
  kind: ActionKind,
  from: string | null,
  to: string | null,
  promotion: Role | null = null,
): ActionView => ({ text, kind, from, to, promotion });

function offers(actions: readonly ActionView[], on = CELLS, words: Record<string, string[]> = {}): Offer[] {
  const pieces = [piece('b1', 'south', 'horse'), piece('a1', 'south', 'boat'), piece('f1', 'south', 'horse')];
  const naming = {
    pieces,
    board: on,
    names: (role: Role) => NAMES[role] ?? [role],
    words: (one: ActionView) => words[one.text] ?? [one.text],
  };
  return actions.map((one) => ({
    plays: { kind: 'act' as const, action: one },
    shown: one.text,
    about: '',
    ways: waysOf(one, naming),
  }));
}

/** The spots of the pieces that can move. */
const OWN = new Set(['a1', 'b1', 'f1']);
const MOVES = offers([
  action('b1-c3', 'step', 'b1', 'c3'),
  action('a1xc3', 'capture', 'a1', 'c3'),
  action('b1-d2', 'step', 'b1', 'd2'),
  action('f1-d2', 'step', 'f1', 'd2'),
  action('f1xg3', 'capture', 'f1', 'g3'),
]);
const played = (text: string, among = MOVES, on = CELLS) => {
  const reading = read(text, among, on, OWN);
  return reading.kind === 'play' ? reading.offer.shown : reading.kind;
};

test('capitals, accents and signs between do not matter', () => {
  expect(plain(' Nb1 x C3')).toBe('nb1c3');
  expect(plain('Łódź – e4')).toBe('lodze4');
  expect(plain('a7-a8=H')).toBe('a7a8h');
  expect(plain('12 - 16')).toBe('12-16');
  expect(plain('offer-exchange @a5')).toBe('offerexchangea5');
  for (const text of ['b1-c3', 'B1C3', 'b1 c3', 'b1xc3', 'kon b1-c3', 'Hb1c3', 'koń c3'])
    expect(played(text), text).toBe('b1-c3');
});

test('the target alone is enough where only one action leads there', () => {
  expect(played('g3')).toBe('f1xg3');
  expect(played('xg3')).toBe('f1xg3');
  expect(played('c3')).toBe('several');
  expect(played('łódź c3')).toBe('a1xc3');
  expect(played('Hd2')).toBe('several');
  expect(played('Hfd2')).toBe('f1-d2');
});

test('what is not written out is completed, and never played', () => {
  expect(meant('b1', MOVES).begun.map((offer) => offer.shown)).toEqual(['b1-c3', 'b1-d2']);
  expect(meant('', MOVES).begun).toHaveLength(5);
  expect(played('b1c')).toBe('several');
  expect(played('f1g')).toBe('several');
});

test('where nothing is meant the spots are known, to ask why', () => {
  const stuck = MOVES.filter((offer) => !offer.shown.startsWith('f1'));
  expect(read('b1-b2', MOVES, CELLS, OWN)).toEqual({ kind: 'nothing', from: 'b1', to: 'b2' });
  expect(read('f1', stuck, CELLS, OWN)).toEqual({ kind: 'nothing', from: 'f1', to: null });
  expect(read('i9-b2', MOVES, CELLS, OWN)).toEqual({ kind: 'nothing', from: null, to: null });
  expect(read('hello', MOVES, CELLS, OWN)).toEqual({ kind: 'nothing', from: null, to: null });
});

test('a spot alone that nothing reaches is named, and with a piece before it is not', () => {
  for (const text of ['d4', 'D4', ' xd4', '@d4'])
    expect(read(text, MOVES, CELLS, OWN), text).toEqual({ kind: 'unreached', to: 'd4' });
  expect(read('d4', [], CELLS, OWN)).toEqual({ kind: 'unreached', to: 'd4' });
  for (const text of ['Bd4', 'koń d4', 'Bf1', 'Bg3'])
    expect(read(text, MOVES, CELLS, OWN), text).toEqual({ kind: 'nothing', from: null, to: null });
});

test('a pawn says what it becomes by letter or by name', () => {
  const becoming = offers([
    action('a7-a8=H', 'step', 'a7', 'a8', 'horse'),
    action('a7-a8=E', 'step', 'a7', 'a8', 'elephant'),
    action('a7a8q', 'step', 'a7', 'a8', 'queen'),
    action('c8=E', 'promote', null, 'c8', 'elephant'),
  ]);
  expect(played('a7a8=E', becoming)).toBe('a7-a8=E');
  expect(played('a8 słoń', becoming)).toBe('a7-a8=E');
  expect(played('a8 hetman', becoming)).toBe('a7a8q');
  expect(played('a8q', becoming)).toBe('a7a8q');
  expect(played('a8', becoming)).toBe('several');
  expect(played('c8e', becoming)).toBe('c8=E');
});

test('a chain of jumps is read jump by jump', () => {
  const jumps = offers([action('c3xe5', 'capture', 'c3', 'e5'), action('c3xa5', 'capture', 'c3', 'a5')]);
  const reading = read('c3xe5xg5xg7', jumps, CELLS, OWN);
  expect(reading).toMatchObject({ kind: 'play', offer: { shown: 'c3xe5' }, rest: 'e5xg5xg7' });
});

test('a chain by the numbers of its points is read jump by jump, and a jump that cannot be is asked about', () => {
  const points = net(8);
  const numbered = (...spots: string[]) => spots.map((spot) => numbers(points).get(spot)).join('x');
  const jumps = offers(
    [action('c3xe5', 'capture', 'c3', 'e5'), action('c3xa5', 'capture', 'c3', 'a5')],
    points,
  );
  const typed = (...spots: string[]) => read(numbered(...spots), jumps, points, OWN);
  expect(typed('c3', 'e5', 'g5', 'g7')).toMatchObject({
    kind: 'play',
    offer: { shown: 'c3xe5' },
    rest: 'e5xg5xg7',
  });
  expect(typed('c3', 'c5')).toEqual({ kind: 'nothing', from: 'c3', to: 'c5' });
});

test('the ends of a chain of jumps mean the routes between them', () => {
  const points = net(8);
  const legal = ['e3xe5', 'e3xg3', 'b1xd1'].map((text) =>
    action(text, 'capture', text.slice(0, 2), text.slice(3)),
  );
  const chains = [
    ['e3', 'e5', 'g5', 'g7'],
    ['e3', 'g3', 'g5', 'e5', 'e3'],
    ['b1', 'd1', 'f1'],
  ];
  const jumps = offers(legal, points);
  const ends = (text: string) =>
    read(text, jumps, points, new Set(['e3', 'b1']), routesOf(text, legal, chains, points));
  const both = ends('e3xg5');
  expect(both.kind === 'routes' && both.offers.map((one) => one.shown)).toEqual(['e3xe5xg5', 'e3xg3xg5']);
  expect(ends('E3:G5').kind).toBe('routes');
  // A number for each point, as draughts players have them.
  expect(ends(`${numbers(points).get('e3')}x${numbers(points).get('g5')}`).kind).toBe('routes');
  // One route alone is played, as is a single jump to where a chain comes by as well.
  expect(ends('b1xf1')).toMatchObject({ kind: 'play', offer: { shown: 'b1xd1xf1' }, rest: 'd1xf1' });
  expect(ends('e3xe5')).toMatchObject({ kind: 'play', offer: { shown: 'e3xe5' }, rest: '' });
  expect(ends('e3xg5xg7')).toMatchObject({ kind: 'nothing' });
  expect(ends('e3xh8')).toEqual({ kind: 'nothing', from: 'e3', to: 'h8' });
});

test('words, throws and numbers of points', () => {
  const pass = offers(
    [action('pass', 'pass', null, null), { ...action('call 3', 'call', null, null), face: 3 }],
    CELLS,
    {
      pass: ['pas', 'Nie ma ruchu: pasuj'],
    },
  );
  expect(['pass', 'pas', 'PASS'].map((text) => played(text, pass))).toEqual(['pass', 'pass', 'pass']);
  expect(played('nie ma', pass)).toBe('several');
  expect(played('3', pass)).toBe('call 3');
  expect(waysOfThrow('2 5')).toEqual(['2-5', '25', '5-2', '52']);
  expect(waysOfThrow('4')).toEqual(['4']);
  const points = net(3);
  expect(numbers(points).get('a3')).toBe(1);
  expect(numbers(points).get('c1')).toBe(9);
  expect(numbers(CELLS).size).toBe(0);
  const steps = offers(
    [
      action('a3-b3', 'step', 'a3', 'b3'),
      action('a3xa1', 'capture', 'a3', 'a1'),
      action('@c1', 'place', null, 'c1'),
    ],
    points,
  );
  expect(['1-2', '1x7', '9', 'c1', '@c1'].map((text) => played(text, steps, points))).toEqual([
    'a3-b3',
    'a3xa1',
    '@c1',
    '@c1',
    '@c1',
  ]);
});
