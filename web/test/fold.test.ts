import { expect, test } from 'vitest';
import { applyChange, grown, viewAfter } from '../src/game/fold';
import type { Change, EntryView } from '../src/generated/wire';
import { entry, piece, seat, view } from './samples';

const NORTH = { kind: 'seat', seat: 'north' } as const;
const SOUTH = { kind: 'seat', seat: 'south' } as const;
const START = view([piece('a1'), piece('b2'), piece('h8', 'north')], {
  seats: [seat('south'), seat('north')],
  thrower: 'south',
  dice: [2, 5],
});

test('what a change does not say of pieces, seats and captives stays, and is shared', () => {
  const after = applyChange(START, { position: 'p', turn: NORTH });
  expect(after).toEqual({ ...START, position: 'p', turn: NORTH, thrower: null, dice: [] });
  for (const field of ['pieces', 'seats', 'taken'] as const) expect(after[field]).toBe(START[field]);
});

test('pieces go, come and change; seats are replaced; captives are added', () => {
  const change: Change = {
    position: 'p',
    turn: NORTH,
    gone: ['a1'],
    pieces: [piece('h8'), { ...piece('b2'), signs: ['frozen'] }],
    seats: [seat('south', { points: 3 })],
    taken: [{ by: 'south', army: 'north', role: 'pawn' }],
  };
  const after = applyChange(START, change);
  expect([...after.pieces].sort((a, b) => a.at.localeCompare(b.at))).toEqual([
    { ...piece('b2'), signs: ['frozen'] },
    piece('h8'),
  ]);
  expect(after.seats).toEqual([seat('south', { points: 3 }), seat('north')]);
  expect(after.seats[1]).toBe(START.seats[1]);
  const again = applyChange(after, { ...change, seats: [], gone: [], pieces: [] });
  expect(again.taken).toHaveLength(2);
});

const played = (seq: number, text: string, change?: Change): EntryView => {
  const { view: _, ...told } = entry(seq, 'south', text);
  return change ? { ...told, change } : told;
};
const step = (from: string, to: string, turn: Change['turn']): Change => ({
  position: `${from}${to}`,
  turn,
  gone: [from],
  pieces: [piece(to)],
});

test('each entry leads on from the one before, taking back to where one was, more time nowhere', () => {
  const log = grown(
    START,
    [],
    [
      played(1, 'a1-a2', step('a1', 'a2', NORTH)),
      played(2, 'a2-a3', step('a2', 'a3', SOUTH)),
      played(3, 'take-back 1'),
      played(4, 'more-time south 60000'),
      played(5, 'b2-b3', step('b2', 'b3', SOUTH)),
    ],
  );
  const spots = (count: number) =>
    viewAfter(START, log, count)
      .pieces.map(({ at }) => at)
      .sort();
  expect(spots(0)).toEqual(['a1', 'b2', 'h8']);
  expect(spots(2)).toEqual(['a3', 'b2', 'h8']);
  expect(log[2]?.view).toBe(log[0]?.view);
  expect(log[3]?.view).toBe(log[0]?.view);
  expect(spots(5)).toEqual(['a2', 'b3', 'h8']);
  // To the beginning, and on from there.
  const back = grown(START, log, [played(6, 'take-back 0'), played(7, 'a1-a2', step('a1', 'a2', NORTH))]);
  expect(back[5]?.view).toBe(START);
  expect(back[6]?.view).toEqual(log[0]?.view);
});

test('what is known already is passed over, and what was known stays as it was', () => {
  const first = grown(START, [], [played(1, 'a1-a2', step('a1', 'a2', NORTH))]);
  const again = grown(START, first, [
    played(1, 'a1-a2', step('a1', 'a2', NORTH)),
    played(2, 'a2-a3', step('a2', 'a3', SOUTH)),
  ]);
  expect(again).toHaveLength(2);
  expect(again[0]).toBe(first[0]);
  expect(first).toHaveLength(1);
});
