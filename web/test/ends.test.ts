// The result: who came where, and how the points came about.
import { expect, test } from 'vitest';
import type { Event, Seat } from '../src/generated/wire';
import { agreedEnd } from '../src/table/ends/agreeing';
import { deedsOf } from '../src/table/ends/deeds';
import { placesOf } from '../src/table/ends/placing';
import { entry, seat } from './samples';

const captured = (by: Seat, means: 'displacement' | 'parade' | 'huff'): Event => ({
  kind: 'captured',
  army: 'north',
  role: 'boat',
  at: 'c3',
  by,
  means,
});
const scored = (by: Seat, points: number, merit: 'capture' | 'throne-kill'): Event => ({
  kind: 'scored',
  seat: by,
  points,
  merit,
});

test('points are summed up by what they were given for, and what was taken back counts for nothing', () => {
  const log = [
    entry(1, 'south', 'c1xc3', {
      events: [captured('south', 'displacement'), scored('south', 2, 'capture')],
    }),
    entry(2, 'south', 'c1-c3', {
      events: [captured('south', 'parade'), scored('south', 2, 'capture')],
    }),
    entry(3, 'west', 'a1xa3', { events: [captured('west', 'displacement'), scored('west', 5, 'capture')] }),
    entry(4, null, 'take-back 2'),
    entry(5, 'south', 'd1xd8', { events: [scored('south', 2, 'throne-kill')] }),
  ];
  const seats = [seat('south', { scores: true, points: 9 }), seat('west', { scores: true }), seat('north')];
  expect(Object.fromEntries(deedsOf(log, seats))).toEqual({
    south: [
      { deed: 'capture', points: 2 },
      { deed: 'parade', points: 2 },
      { deed: 'throne-kill', points: 2 },
      // The game began in a position with points.
      { deed: 'before', points: 3 },
    ],
    west: [],
  });
});

test('where no points are given, each piece taken counts one', () => {
  const log = [
    entry(1, 'south', 'c1xc3', { events: [captured('south', 'displacement')] }),
    entry(2, 'south', 'c3xc5', { events: [captured('south', 'displacement')] }),
    entry(3, 'north', 'huff c5', { events: [captured('north', 'huff')] }),
  ];
  const seats = [seat('south', { scores: true, points: 2 }), seat('north', { scores: true, points: 1 })];
  expect(Object.fromEntries(deedsOf(log, seats))).toEqual({
    south: [{ deed: 'capture', points: 2 }],
    north: [{ deed: 'huff', points: 1 }],
  });
});

test('partners share a place, and after a team comes the second place', () => {
  const four = [
    seat('south', { ally: 'north', points: 3 }),
    seat('west', { ally: 'east', points: 9 }),
    seat('north', { ally: 'south', points: 4 }),
    seat('east', { ally: 'west', points: 1 }),
  ];
  const won = { south: 0, west: 1, north: 0, east: 1 };
  const places = placesOf(four, {
    ending: 'last-army',
    payoff: won,
    rank: { south: 3, west: 1, north: 3, east: 1 },
  });
  expect(
    places.map((place) => [place.rank, place.seats.map((one) => one.seat).join(), place.points]),
  ).toEqual([
    [1, 'west,east', 10],
    [2, 'south,north', 7],
  ]);
  expect(places.map((place) => place.won)).toEqual([true, false]);
});

test('who plays for himself has a place of his own, also if it is shared', () => {
  const places = placesOf([seat('south'), seat('west'), seat('north')], {
    ending: 'last-army',
    payoff: { south: 0, west: 0.5, north: 0.5 },
    rank: { south: 3, west: 1, north: 1 },
  });
  expect(places.map((place) => [place.rank, place.seats[0]?.seat])).toEqual([
    [1, 'west'],
    [1, 'north'],
    [3, 'south'],
  ]);
});

test('where an end is agreed on, points count as they stand only among four', () => {
  const four = (scores: boolean) =>
    (['south', 'west', 'north', 'east'] as const).map((at) => seat(at, { scores }));
  expect([four(true), four(false), four(true).slice(0, 2)].map(agreedEnd)).toEqual([
    'points',
    'draw',
    'draw',
  ]);
});
