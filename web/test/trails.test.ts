// The last move of each army, as the board marks it.
import { expect, test } from 'vitest';
import { trailsOf } from '../src/game/trails';
import type { Event, Seat } from '../src/generated/wire';
import { log, piece, view } from './samples';

const went = (army: Seat, from: string, to: string): Event => ({
  kind: 'moved',
  army,
  role: 'boat',
  from,
  to,
});
const thrown = (seat: Seat): [null, string, Event[]] => [null, '2', [{ kind: 'thrown', seat, throw: '2' }]];
/** The log, with all four armies on the board at the end. */
function played(lines: Parameters<typeof log>, armies: readonly Seat[] = ['south', 'west', 'north', 'east']) {
  const entries = log(...lines);
  const pieces = armies.map((army, index) => piece(`a${index + 1}`, army));
  return entries.map((entry) => ({ ...entry, view: view(pieces) }));
}
const told = (...all: Parameters<typeof played>) =>
  trailsOf(played(...all)).map(({ army, moves, age }) => [
    age,
    army,
    ...moves.map(({ from, to }) => `${from ?? ''}-${to}`),
  ]);

const ROUND: Parameters<typeof log> = [
  thrown('south'),
  ['south', 'a1-c3', [went('south', 'a1', 'c3')]],
  thrown('west'),
  ['west', 'a8-c6', [went('west', 'a8', 'c6')]],
  thrown('north'),
  ['north', 'h8-f6', [went('north', 'h8', 'f6')]],
  thrown('east'),
  ['east', 'h1-f3', [went('east', 'h1', 'f3')]],
];

test('each army keeps its last move for a round, the newest first', () => {
  expect(told(ROUND)).toEqual([
    [0, 'east', 'h1-f3'],
    [1, 'north', 'h8-f6'],
    [2, 'west', 'a8-c6'],
    [3, 'south', 'a1-c3'],
  ]);
  expect(told([...ROUND, thrown('south'), ['south', 'c3-e5', [went('south', 'c3', 'e5')]]])[0]).toEqual([
    0,
    'south',
    'c3-e5',
  ]);
});

const lost = (seat: Seat): [Seat, string, Event[]] => [
  seat,
  'pass',
  [{ kind: 'turn-lost', seat, face: 2, why: 'blocked' }],
];
const armies = (lines: Parameters<typeof log>) => told(lines).map(([, army]) => army);

test('a throw leaves all trails where they are; who lets a turn pass has none any more, and the others keep theirs', () => {
  const rolled = [...ROUND, thrown('south')];
  expect(told(rolled)).toEqual(told(ROUND));
  const passed = [...rolled, lost('south'), thrown('west')];
  expect(armies(passed)).toEqual(['east', 'north', 'west']);
  expect(armies([...passed, lost('west')])).toEqual(['east', 'north']);
});

test('a trail is a round old at most, also of a seat that has no turn any more', () => {
  const past: Parameters<typeof log> = [
    ...ROUND,
    thrown('south'),
    ['south', 'c3-e5', [went('south', 'c3', 'e5')]],
    thrown('west'),
    ['west', 'c6-e8', [went('west', 'c6', 'e8')]],
    thrown('north'),
    ['north', 'f6-d8', [went('north', 'f6', 'd8')]],
  ];
  expect(armies(past)).toEqual(['north', 'west', 'south', 'east']);
  // East is left out: the others go on, and a second turn of one of them begins another round.
  expect(armies([...past, thrown('south')])).toEqual(['north', 'west', 'south']);
});

const took = (army: Seat, at: string): Event => ({
  kind: 'captured',
  army,
  role: 'boat',
  at,
  by: 'south',
  means: 'displacement',
});

test('a trail goes with its man, and with no other man of its army', () => {
  const takes = (at: string): Parameters<typeof log> => [
    ...ROUND,
    thrown('south'),
    ['south', `c3x${at}`, [took('east', at), went('south', 'c3', at)]],
  ];
  expect(armies(takes('f3'))).toEqual(['south', 'north', 'west']);
  expect(armies(takes('e1'))).toEqual(['south', 'east', 'north', 'west']);
});

test('of two men who moved in a turn one may be taken: his whole way goes', () => {
  const [, east] = told([
    thrown('east'),
    ['east', 'a1-b1', [went('east', 'a1', 'b1')]],
    ['east', 'h1-f3', [went('east', 'h1', 'f3')]],
    ['east', 'f3-d5', [went('east', 'f3', 'd5')]],
    thrown('south'),
    ['south', 'c3xd5', [took('east', 'd5'), went('south', 'c3', 'd5')]],
  ]);
  expect(east).toEqual([1, 'east', 'a1-b1']);
});

test('under command a trail belongs to the army that moved, whoever threw and decided', () => {
  const [first] = told([...ROUND, thrown('south'), ['south', 'f6-d4', [went('north', 'f6', 'd4')]]]);
  expect(first).toEqual([0, 'north', 'f6-d4']);
});

test('a turn with several moves leaves them all, and a placed piece comes from nowhere', () => {
  const [first] = told([
    ...ROUND,
    thrown('south'),
    ['south', 'c3-e5', [went('south', 'c3', 'e5')]],
    ['south', 'e5-g7', [went('south', 'e5', 'g7')]],
  ]);
  expect(first).toEqual([0, 'south', 'c3-e5', 'e5-g7']);
  const [placed] = told([
    ...ROUND,
    ['south', '@d4', [{ kind: 'placed', army: 'south', role: 'cow', at: 'd4' }]],
  ]);
  expect(placed).toEqual([0, 'south', '-d4']);
});

test('an army that is gone has no trail, and what was taken back leaves none', () => {
  expect(told(ROUND, ['south', 'west', 'north']).map(([, army]) => army)).toEqual(['north', 'west', 'south']);
  expect(told([...ROUND, [null, 'take-back 6']]).map(([, army]) => army)).toEqual(['north', 'west', 'south']);
});
