import { expect, test } from 'vitest';
import type { Standing } from '../src/generated/wire';
import { heading, nextAfter, wayOf } from '../src/table/seats/order';
import { seat } from './samples';

const SEATS = { s: 'south', w: 'west', n: 'north', e: 'east' } as const;

const seats = (names: string, out = ''): Standing[] =>
  ([...names] as (keyof typeof SEATS)[]).map((letter) =>
    seat(SEATS[letter], { playing: !out.includes(letter) }),
  );

test('the way round follows from the order in which the seats are told', () => {
  expect(wayOf(seats('swne'))).toBe('clockwise');
  expect(wayOf(seats('senw'))).toBe('counter');
  expect(wayOf(seats('swen'))).toBe('across');
});

test('who is out is passed over', () => {
  expect(nextAfter(seats('swne'), 'east')?.seat).toBe('south');
  expect(nextAfter(seats('senw', 'en'), 'south')?.seat).toBe('west');
  expect(nextAfter(seats('swne', 'w'), 'west')).toBeNull();
  expect(nextAfter(seats('swne', 'wne'), 'south')).toBeNull();
});

test('the arrow points from plate to plate', () => {
  expect(heading('bl', 'tl')).toBe(-90);
  expect(heading('tl', 'tr')).toBe(0);
  expect(heading('tr', 'br')).toBe(90);
  expect(heading('tl', 'br')).toBe(45);
});
