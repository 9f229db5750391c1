import { expect, test } from 'vitest';
import type { PieceView } from '../src/generated/PieceView';
import type { View } from '../src/generated/View';
import { along, shared } from '../src/learn/author';
import { signsOn } from '../src/table/Signs';

test('along the author’s line, off it, and beyond its end', () => {
  const author = ['2', 'c3-e5', '3'];
  expect(along(author, [])).toBe(0);
  expect(along(author, ['2', 'c3-e5'])).toBe(2);
  expect(along(author, ['2', 'c3-a5'])).toBeNull();
  expect(along(author, [...author, 'pass'])).toBeNull();
  expect(shared(author, ['2', 'c3-a5', '4'])).toEqual(['2']);
  expect(shared(author, ['5'])).toEqual([]);
  expect(shared(author, [...author, 'pass'])).toEqual(author);
});

test('the signs on the board are named once each', () => {
  const piece = (over: Partial<PieceView>): PieceView => ({
    at: 'a1',
    army: 'south',
    role: 'pawn',
    origin: null,
    waiting: false,
    frozen: false,
    commander: null,
    huffable: false,
    ...over,
  });
  const on = (pieces: PieceView[]) => signsOn({ pieces } as View);
  expect(on([piece({})])).toEqual([]);
  expect(on([piece({ commander: 'north' }), piece({ waiting: true }), piece({ waiting: true })])).toEqual([
    'waiting',
    'commanded',
  ]);
});
