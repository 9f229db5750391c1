// Throws that came to nothing: those in a row, those of a turn, and how many there were.
import { expect, test } from 'vitest';
import type { Event, Seat } from '../src/generated/wire';
import { facesLost, lossesOf, lostInARow, ownLost } from '../src/table/told/lost';
import { log } from './samples';

type Line = Parameters<typeof log>[number];

const thrown = (seat: Seat, face: string): Line => [null, face, [{ kind: 'thrown', seat, throw: face }]];
const lost = (seat: Seat, face: number): Line => [
  seat,
  'pass',
  [{ kind: 'turn-lost', seat, face, why: 'blocked' } satisfies Event],
];
const moved = (seat: Seat, from: string, to: string): Line => [
  seat,
  `${from}-${to}`,
  [{ kind: 'moved', army: seat, role: 'boat', from, to } satisfies Event],
];
const isHuman = (seat: Seat | null) => seat === 'south';

const NIGHT = [
  thrown('south', '4'),
  lost('south', 4),
  thrown('west', '2'),
  moved('west', 'a8', 'c6'),
  thrown('south', '2'),
  moved('south', 'a1', 'c3'),
  ...[3, 2, 3].flatMap((face) => [
    thrown('south', String(face)),
    lost('south', face),
    thrown('west', '5'),
    lost('west', 5),
  ]),
];

test('lost throws in a row are told together, since one last decided anything', () => {
  const entries = log(...NIGHT);
  const last = ownLost(entries, isHuman);
  expect(last && lostInARow(entries, last)).toEqual([3, 2, 3]);
  expect(lossesOf(entries, isHuman)).toBe(4);
});

test('once one throws again nothing is told of those before', () => {
  expect(ownLost(log(...NIGHT, thrown('south', '2')), isHuman)).toBeNull();
});

test('of two dice one may be lost, and the turn is not', () => {
  const turn = log(thrown('south', '2 4'), moved('south', 'a1', 'c3'), lost('south', 4));
  expect(facesLost(turn)).toEqual([]);
  expect(facesLost(log(thrown('south', '4'), lost('south', 4)))).toEqual([4]);
});
