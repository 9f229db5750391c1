import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Seat } from '../src/generated/wire';
import { makeSitting, type Seats } from '../src/table/store/sitting';

/** What the server tells where South and North are seats of people, and these sit there. */
function seats(sitting: Partial<Record<Seat, string>>): Seats {
  const people = ['south', 'north'] as const;
  return {
    type: 'seats',
    seats: people.map((seat) => ({ seat, player: { kind: 'human', name: sitting[seat] ?? '' } })),
    free: people.filter((seat) => sitting[seat] === undefined),
    here: [],
    yours: ['north'],
    watching: 0,
    away: [],
    stand_ins: [],
    code: '',
    programs: [],
  };
}

test('a report is of who sat there, until somebody else does', () => {
  const sitting = makeSitting({ id: 'g1', table: signal(null), send: () => {} });
  sitting.hearSeats(seats({ south: 'Anna', north: 'Jan' }));
  sitting.hearSeats({ type: 'reported', seat: 'south' });
  expect(sitting.reported.value).toEqual(['south']);
  // Others come and go.
  sitting.hearSeats({ ...seats({ south: 'Anna', north: 'Jan' }), watching: 1 });
  expect(sitting.reported.value).toEqual(['south']);
  sitting.hearSeats(seats({ north: 'Jan' }));
  sitting.hearSeats(seats({ south: 'Ola', north: 'Jan' }));
  expect(sitting.reported.value).toEqual([]);
});

test('whatever is said has a number of its own, also when the same is said again and the first is forgotten', () => {
  const sitting = makeSitting({ id: 'g1', table: signal(null), send: () => {} });
  for (let times = 0; times < 60; times++)
    sitting.hearSeats({ type: 'talked', seat: 'north', talk: { kind: 'phrase', phrase: 'hello' } });
  const numbers = sitting.said.value.map(({ number }) => number);
  expect([new Set(numbers).size, numbers.at(-1)]).toEqual([50, 60]);
});
