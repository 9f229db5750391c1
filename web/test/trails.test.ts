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

test('each army keeps its last move until it moves again, the newest first', () => {
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

test('a pass and a throw leave all trails where they are', () => {
  const passed: Parameters<typeof log> = [
    ...ROUND,
    thrown('south'),
    ['south', 'pass', [{ kind: 'turn-lost', seat: 'south', face: 2, why: 'blocked' }]],
    thrown('west'),
  ];
  expect(told(passed)).toEqual(told(ROUND));
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
