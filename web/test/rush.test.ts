import { expect, test } from 'vitest';
import type { PastPosition } from '../src/generated/wire';
import { motifsOf } from '../src/learn/daily/PastPage';
import { at, begun, countOf, LENGTH, left, numberOf, squares, tried } from '../src/learn/daily/rush';
import { readSolved } from '../src/learn/daily/streak';

test('a rush counts what was found until the third miss', () => {
  const marks = ['found', 'missed', 'found', 'missed'] as const;
  const going = marks.reduce((rush, mark) => tried(rush, mark, 40, 5), begun(0));
  expect([countOf(going, 'found'), countOf(going, 'missed'), going.over]).toEqual([2, 2, null]);
  const over = tried(going, 'missed', 40, 6);
  expect([over.over, squares(over)]).toEqual(['misses', '\u25a0\u25a1\u25a0\u25a1\u25a1']);
  expect(tried(over, 'found', 40, 7)).toBe(over);
});

test('a rush is over when its time is up, or when nothing is left', () => {
  const rush = begun(1000);
  expect(at(rush, 1000 + LENGTH - 1)).toBe(rush);
  expect(at(rush, 1000 + LENGTH).over).toBe('time');
  const late = tried(rush, 'found', 40, 1000 + LENGTH);
  expect([late.over, late.marks]).toEqual(['time', []]);
  expect(tried(rush, 'found', 1, 2000).over).toBe('all');
  expect([left(rush, 1000), left(rush, 1000 + LENGTH - 500), left(rush, 1e9)]).toEqual([
    '3:00',
    '0:01',
    '0:00',
  ]);
});

test('the address says which rush it is, or any is', () => {
  expect(numberOf('?number=17', () => 0.5)).toBe(17);
  expect(numberOf('', () => 0.5)).toBe(500_000);
  for (const wrong of ['?number=-1', '?number=x', '?number=4294967296'])
    expect(numberOf(wrong, () => 0)).toBe(0);
});

test('themes are told with the most frequent first', () => {
  const of = (motifs: string[]) => ({ motifs }) as unknown as PastPosition;
  expect(motifsOf([of(['chain']), of(['mate', 'quiet']), of(['quiet']), of([])])).toEqual([
    ['quiet', 2],
    ['chain', 1],
    ['mate', 1],
  ]);
});

test('the positions that were solved are read as far as that makes sense', () => {
  expect([...readSolved('{"solved":["chess 3",7]}')]).toEqual(['chess 3']);
  expect([...readSolved('[')]).toEqual([]);
});
