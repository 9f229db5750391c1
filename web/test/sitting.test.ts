import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Seat } from '../src/generated/wire';
import type { Store } from '../src/table/store';
import { makeSitting, type Seats } from '../src/table/store/sitting';
import { heardIn, unreadIn, watcherOf } from '../src/table/talk/heard';
import { mute } from '../src/table/talk/muted';

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

test('what those who watch say is heard by number, counted until it is read, and muted by number', () => {
  const sitting = makeSitting({ id: 'g2', table: signal(null), send: () => {} });
  const store = { id: 'g2', seats: sitting } as unknown as Store;
  sitting.hearSeats(seats({ south: 'Anna', north: 'Jan' }));
  const talk = { kind: 'phrase', phrase: 'lucky' } as const;
  sitting.hearSeats({ type: 'watcher-talked', watcher: 1, talk });
  sitting.hearSeats({ type: 'watcher-talked', watcher: 2, talk });
  sitting.hearSeats({ type: 'watcher-talked', watcher: 3, talk, yours: true });
  sitting.hearSeats({ type: 'talked', seat: 'south', talk });
  sitting.hearSeats({ type: 'talked', seat: 'north', talk });
  // One's own are no news: as who watches, and as who sits in the north.
  expect(unreadIn(store)).toBe(3);
  mute('g2', watcherOf(2), '', true);
  expect(heardIn(store).map((one) => (one.type === 'talked' ? one.seat : one.watcher))).toEqual([
    1,
    3,
    'south',
    'north',
  ]);
  expect(unreadIn(store)).toBe(2);
  mute('g2', watcherOf(2), '', false);
  expect(unreadIn(store)).toBe(3);
});
