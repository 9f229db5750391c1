import { expect, test } from 'vitest';
import type { ActionKind, ActionView } from '../src/generated/wire';
import { firstMove, pictureOf } from '../src/table/told/picture';
import { cells, net, piece, view } from './samples';

const action = (kind: ActionKind, from: string | null, to: string | null) =>
  ({ kind, from, to, text: '', promotion: null }) as ActionView;

test('a man goes to an empty square', () => {
  const board = view([piece('b1', 'south', 'horse')]);
  expect(pictureOf([action('step', 'b1', 'c3')], board, cells(), [3])).toEqual({
    faces: [3],
    man: { role: 'horse', army: 'south' },
    taken: [],
    quiet: true,
  });
});

test('what is taken stands on the goal, or was passed in its own two steps', () => {
  const men = [piece('b1', 'south', 'horse'), piece('c3', 'west', 'king')];
  const taken = pictureOf([action('capture', 'b1', 'c3')], view(men), cells());
  expect([taken.taken, taken.quiet]).toEqual([[{ role: 'king', army: 'west' }], false]);
  const passant = [piece('e5', 'south', 'pawn'), piece('d5', 'north', 'pawn')];
  expect(pictureOf([action('capture', 'e5', 'd6')], view(passant), cells()).taken).toEqual([
    { role: 'pawn', army: 'north' },
  ]);
});

test('a chain of jumps takes all that it jumps over, and ends where another man goes on', () => {
  const men = [
    piece('a1', 'south', 'soldier'),
    piece('b1', 'north', 'soldier'),
    piece('d1', 'north', 'soldier'),
  ];
  const line = [action('capture', 'a1', 'c1'), action('capture', 'c1', 'e1'), action('capture', 'a3', 'c3')];
  expect(firstMove(line)).toHaveLength(2);
  expect(pictureOf(line, view(men), net(5)).taken).toHaveLength(2);
});

test('what is placed has no man yet, and a pass shows nothing', () => {
  expect(pictureOf([action('place', null, 'c3')], view(), cells())).toEqual({
    faces: [],
    man: null,
    taken: [],
    quiet: true,
  });
  expect(pictureOf([action('pass', null, null)], view(), cells()).quiet).toBe(false);
  expect(pictureOf([], view(), cells()).man).toBeNull();
});
