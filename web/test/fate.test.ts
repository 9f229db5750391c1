import { expect, test } from 'vitest';
import type { Entry } from '../src/game/log';
import type { Act, WishView } from '../src/generated/wire';
import { fateOf } from '../src/table/seats/fate';
import { entry } from './samples';

const draw: WishView = { request: { kind: 'agree' }, by: ['south'], of: ['south', 'west'] };
const back: WishView = { ...draw, request: { kind: 'take-back' } };
const pause: WishView = { ...draw, request: { kind: 'pause' } };
const played = (seat: 'south' | 'west' | 'north', kind = 'step') => {
  const one = entry(1, seat, 'c3-c4');
  return { ...one, action: { ...one.action, kind } } as Entry;
};
const thrown = (owner: 'west' | 'north') =>
  ({ ...played('south', 'throw'), seat: null, owner }) as unknown as Entry;
const act = (act: Act) => ({ ...entry(1, 'south', 'c3-c4'), act }) as Entry;

test('what was agreed on is done, also a pause, which is no entry', () => {
  expect(fateOf(draw, [act({ kind: 'agree' })], false)).toBe('done');
  expect(fateOf(back, [act({ kind: 'take-back', to: 0 })], false)).toBe('done');
  expect(fateOf(pause, [], true)).toBe('done');
});

test('where nothing was played somebody said no', () => {
  expect(fateOf(draw, [], false)).toBe('declined');
  expect(fateOf(pause, [], false)).toBe('declined');
});

test('a proposal outlasts computer players, its own maker and forced passes, but no move of those who were asked', () => {
  expect(fateOf(draw, [thrown('north'), played('north')], false)).toBe('waits');
  expect(fateOf(draw, [played('south')], false)).toBe('waits');
  expect(fateOf(draw, [played('north'), played('west', 'pass')], false)).toBe('waits');
  expect(fateOf(draw, [played('north'), played('west')], false)).toBe('played');
  expect(fateOf(draw, [thrown('west')], false)).toBe('played');
});

test('a move that was to be taken back is another once something was played', () => {
  expect(fateOf(back, [played('north')], false)).toBe('played');
});
