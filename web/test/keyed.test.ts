import { expect, test } from 'vitest';
import { advance, ahead, keyed } from '../src/board/keyed';
import { moved, piece } from './samples';

test('a moved piece keeps its key, and the captured one fades', () => {
  const before = keyed([piece('b1', 'south', 'horse'), piece('c3', 'north')]);
  const after = advance(before, [piece('c3', 'south', 'horse')], [moved('b1', 'c3')]);
  expect(after).toEqual([
    { key: 1, piece: piece('c3', 'south', 'horse'), gone: false },
    { key: 2, piece: piece('c3', 'north'), gone: true },
  ]);
  expect(advance(after, [piece('c3', 'south', 'horse')], [])).toHaveLength(1);
});

test('a promoted pawn keeps its key', () => {
  const before = keyed([piece('a7')]);
  const after = advance(before, [piece('a8', 'south', 'horse')], [moved('a7', 'a8')]);
  expect(after).toEqual([{ key: 1, piece: piece('a8', 'south', 'horse'), gone: false }]);
});

test('without events pieces of one kind are matched, as when taking back', () => {
  const before = keyed([piece('c3', 'south', 'horse'), piece('a1', 'south', 'boat')]);
  const after = advance(
    before,
    [piece('b1', 'south', 'horse'), piece('a1', 'south', 'boat'), piece('c3', 'north')],
    [],
  );
  expect(after.find((one) => one.piece.at === 'b1')?.key).toBe(1);
  expect(after.find((one) => one.piece.at === 'a1')?.key).toBe(2);
  expect(after.find((one) => one.piece.army === 'north')?.key).toBe(3);
});

test('a piece goes ahead of the answer under its key, and what it captures fades when the answer comes', () => {
  const before = keyed([piece('a1', 'south', 'boat'), piece('c3', 'north', 'horse')]);
  const going = ahead(before, 'a1', 'c3');
  expect(going.map((one) => [one.key, one.piece.at, one.gone])).toEqual([
    [1, 'c3', false],
    [2, 'c3', false],
  ]);
  const told = [moved('a1', 'c3')];
  expect(advance(before, [piece('c3', 'south', 'boat')], told).map((one) => [one.key, one.gone])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('what is drawn is always the position', () => {
  // A small deterministic generator: random boards must not differ between runs.
  let seed = 7;
  const random = (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  let state = keyed([]);
  for (let round = 0; round < 300; round++) {
    const pieces = [...new Set(Array.from({ length: random(12) }, () => random(16)))].map((spot) =>
      piece(`a${spot + 1}`, random(2) ? 'south' : 'north', random(2) ? 'pawn' : 'horse'),
    );
    state = advance(state, pieces, []);
    const drawn = state.filter((one) => !one.gone).map((one) => one.piece);
    expect([...drawn].sort((a, b) => a.at.localeCompare(b.at))).toEqual(
      [...pieces].sort((a, b) => a.at.localeCompare(b.at)),
    );
    expect(new Set(state.map((one) => one.key)).size).toBe(state.length);
  }
});
