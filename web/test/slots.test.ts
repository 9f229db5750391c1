import { expect, test } from 'vitest';
import type { LiveTable } from '../src/generated/wire';
import { renewed, slotsOf } from '../src/home/slots';

const live = (id: string, watching = 0) => ({ table: { id, watching } }) as unknown as LiveTable;
const seen = (slots: ReturnType<typeof slotsOf>) =>
  slots.map(({ live: { table }, over }) => `${table.id}${over ? ' over' : ''}`);

test('tables keep their places, and one that is over stays once before another follows', () => {
  const first = slotsOf([live('a'), live('b'), live('c'), live('d')], 3);
  expect(seen(first)).toEqual(['a', 'b', 'c']);
  const next = renewed(first, [live('d'), live('c', 4), live('a')]);
  expect(seen(next)).toEqual(['a', 'b over', 'c']);
  expect(next[2]?.live.table.watching).toBe(4);
  const then = renewed(next, [live('e'), live('a'), live('c')]);
  expect(seen(then)).toEqual(['a', 'e', 'c']);
  expect(seen(renewed(then, []))).toEqual(['a over', 'e over', 'c over']);
  // Nothing follows: they are seen as they ended.
  expect(seen(renewed(renewed(then, []), [live('f')]))).toEqual(['f', 'e over', 'c over']);
});
