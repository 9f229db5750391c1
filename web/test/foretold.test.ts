// What is told of a great decision before it is made, where the promotion is asked, and how an agreed end would stand.
import { expect, test } from 'vitest';
import { layout } from '../src/board/geometry';
import type { ActionView, Event } from '../src/generated/wire';
import { besideSpot } from '../src/table/choices/beside';
import { kingsBack, prospectsOf } from '../src/table/choices/foretold';
import { sidesOf } from '../src/table/ends/agreeing';
import { cells } from './samples';

const placed = (army: 'south' | 'north', at: string): Event => ({ kind: 'placed', army, role: 'king', at });
const commands: Event = { kind: 'commands', commander: 'south', army: 'west', cause: 'throne' };
const action = (
  kind: ActionView['kind'],
  from: string | null,
  to: string | null,
  then?: Event[],
): ActionView => ({
  text: `${kind} ${from}${to}`,
  kind,
  from,
  to,
  promotion: null,
  ...(then && { then }),
});

test('an offer tells what both sides get back, and where', () => {
  const then = [placed('north', 'e8'), placed('south', 'd1')];
  const legal = [action('accept', null, null, then), action('decline', null, null)];
  expect(prospectsOf(legal, null)).toEqual([{ kind: 'accept', to: null, events: then }]);
  expect(kingsBack(legal)).toEqual([
    { at: 'e8', army: 'north' },
    { at: 'd1', army: 'south' },
  ]);
});

test('of moves it is told once their man is picked up, and of each spot once', () => {
  const legal = [
    action('step', 'b1', 'a1', [commands]),
    action('step', 'b1', 'c1'),
    action('capture', 'h8', 'g8', [commands]),
  ];
  expect(prospectsOf(legal, null)).toEqual([]);
  expect(prospectsOf([...legal, action('step', 'b1', 'a1', [commands])], 'b1')).toEqual([
    { kind: 'step', to: 'a1', events: [commands] },
  ]);
  expect(kingsBack(legal)).toEqual([]);
});

test('a promotion is asked beside its square, and within the board', () => {
  const on = layout(cells(), 0);
  const [high, low] = [besideSpot(on, 'a8'), besideSpot(on, 'h1')];
  const number = (text = '') => Number.parseFloat(text.replace('translateX(', ''));
  expect(high).toMatchObject({ bottom: 'auto' });
  expect(low).toMatchObject({ top: 'auto' });
  for (const place of [high, low]) expect(number(place.left)).toBeCloseTo(-number(place.transform), 6);
  expect(number(high.left)).toBeLessThan(20);
  expect(number(low.left)).toBeGreaterThan(80);
  expect(besideSpot(on, null)).toEqual({});
});

test('an agreed end counts the points of partners together, the first side first', () => {
  const seat = (
    name: 'south' | 'west' | 'north' | 'east',
    ally: 'north' | 'east' | null,
    points: number,
  ) => ({
    seat: name,
    ally,
    points,
  });
  expect(sidesOf([seat('south', null, 3), seat('west', null, 9)])).toEqual([
    { seats: ['west'], points: 9 },
    { seats: ['south'], points: 3 },
  ]);
  const team = [
    { seat: 'south' as const, ally: 'north' as const, points: 3 },
    { seat: 'west' as const, ally: 'east' as const, points: 4 },
    { seat: 'north' as const, ally: 'south' as const, points: 5 },
    { seat: 'east' as const, ally: 'west' as const, points: 0 },
  ];
  expect(sidesOf(team)).toEqual([
    { seats: ['south', 'north'], points: 8 },
    { seats: ['west', 'east'], points: 4 },
  ]);
});
