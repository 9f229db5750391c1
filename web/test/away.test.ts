import { expect, test } from 'vitest';
import { awayTogether } from '../src/table/seats/away';

test('those who are waited for equally long are told of together', () => {
  const away = [
    { seat: 'west', left: 179_950 },
    { seat: 'north', left: 20_000 },
    { seat: 'east', left: 179_400 },
  ] as const;
  expect(awayTogether(away)).toEqual([
    { seats: ['north'], left: 20_000 },
    { seats: ['east', 'west'], left: 179_400 },
  ]);
  expect(awayTogether([])).toEqual([]);
});

test('whose time differs by a second or more is told of by himself', () => {
  const away = [
    { seat: 'south', left: 5_000 },
    { seat: 'west', left: 5_999 },
    { seat: 'north', left: 6_000 },
  ] as const;
  expect(awayTogether(away).map(({ seats }) => seats)).toEqual([['south', 'west'], ['north']]);
});
