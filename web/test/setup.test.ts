import { expect, test } from 'vitest';
import type { Edit, Piece } from '../src/generated/wire';
import { after, click, same } from '../src/setup/edits';

const king = { army: 'south', role: 'king' } as const;
const pawn = { army: 'west', role: 'pawn', origin: 'boat' } as const;
const pieces: readonly Piece[] = [
  { at: 'e1', ...king },
  { at: 'b8', ...pawn },
];
const spots = (edit: Edit) => after(pieces, edit).map((piece) => `${piece.at} ${piece.army}-${piece.role}`);

test('what a change does is seen before it is answered', () => {
  expect(spots({ edit: 'put', at: 'a1', man: king })).toEqual([
    'e1 south-king',
    'b8 west-pawn',
    'a1 south-king',
  ]);
  expect(spots({ edit: 'put', at: 'e1', man: pawn })).toEqual(['b8 west-pawn', 'e1 west-pawn']);
  expect(spots({ edit: 'remove', at: 'e1' })).toEqual(['b8 west-pawn']);
  expect(spots({ edit: 'move', from: 'e1', to: 'b8' })).toEqual(['b8 south-king']);
  expect(spots({ edit: 'move', from: 'e2', to: 'b8' })).toEqual(['e1 south-king', 'b8 west-pawn']);
  expect(spots({ edit: 'clear' })).toEqual([]);
  // Only the rules know what these do.
  for (const edit of [{ edit: 'start' }, { edit: 'turn', seat: 'west' }] as const)
    expect(after(pieces, edit)).toBe(pieces);
});

test('a man in the hand is put down, and taken off where it stands already', () => {
  expect(click(king, 'a1', null, pieces)).toEqual({ edit: { edit: 'put', at: 'a1', man: king } });
  expect(click(king, 'b8', null, pieces)).toEqual({ edit: { edit: 'put', at: 'b8', man: king } });
  expect(click(king, 'e1', null, pieces)).toEqual({ edit: { edit: 'remove', at: 'e1' } });
  expect(same(pawn, pieces[1])).toBe(true);
  expect(same(pawn, { ...pawn, origin: 'horse' })).toBe(false);
});

test('pieces are picked up and put elsewhere, or taken off', () => {
  expect(click('move', 'e1', null, pieces)).toEqual({ held: 'e1' });
  expect(click('move', 'e2', null, pieces)).toEqual({ held: null });
  expect(click('move', 'e1', 'e1', pieces)).toEqual({ held: null });
  expect(click('move', 'e2', 'e1', pieces)).toEqual({ edit: { edit: 'move', from: 'e1', to: 'e2' } });
  expect(click('remove', 'e2', 'e1', pieces)).toEqual({ edit: { edit: 'remove', at: 'e2' } });
});
