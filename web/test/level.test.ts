// Three games find a level; after them it takes two results of a kind to change it.
import { expect, test } from 'vitest';
import { placesOf } from '../src/table/ends/placing';
import { after, resultOf } from '../src/table/seats/learning';
import { levelOf, type MetLevel } from '../src/table/seats/level';
import { seat } from './samples';

const NEW: MetLevel = { level: 3, games: 0, leaning: 0 };
/** A row of games against whomever one is given. */
const played = (...results: number[]) =>
  results.reduce((known, result) => after(known, known.level, result), NEW).level;

test('levels have numbers, other computer players have none', () => {
  expect(['level-1', 'level-8', 'greedy', 'level-10'].map(levelOf)).toEqual([1, 8, null, null]);
  expect(levelOf('level-5-avenger')).toBe(5);
});

test('three games find a level, and one of them alone moves it by one', () => {
  expect([played(1), played(-1), played(0)]).toEqual([4, 2, 3]);
  expect([played(1, 1), played(1, -1), played(0, 1), played(-1, -1)]).toEqual([6, 3, 4, 1]);
  expect(played(1, 1, 1)).toBe(7);
  expect(played(1, 1, -1)).toBe(5);
  expect(played(-1, -1, -1)).toBe(1);
  expect(played(1, -1, 1)).toBe(4);
  expect(played(-1, 1, 0)).toBe(3);
});

test('whoever meets the same one again is not found stronger by defeats, nor weaker by wins', () => {
  const met = (...results: number[]) => results.reduce((known, result) => after(known, 3, result), NEW).level;
  expect([met(-1), met(-1, -1), met(-1, -1, -1)]).toEqual([2, 1, 1]);
  expect([met(1), met(1, 1), met(1, 1, 1)]).toEqual([4, 5, 5]);
  expect(after(NEW, 8, -1).level).toBe(7);
});

test('a game that all share is no win for anybody, and a first place that two share is one for both', () => {
  const of = (payoff: Record<string, number>) => {
    const seats = (Object.keys(payoff) as ('south' | 'west' | 'north')[]).map((one) => seat(one));
    const rank = Object.fromEntries(Object.entries(payoff).map(([one, share]) => [one, share > 0 ? 1 : 3]));
    return resultOf(placesOf(seats, { ending: 'stalemate', payoff, rank }), 'south');
  };
  expect([of({ south: 0.5, north: 0.5 }), of({ south: 1, north: 0 }), of({ south: 0, north: 1 })]).toEqual([
    0, 1, -1,
  ]);
  expect(of({ south: 0.5, west: 0.5, north: 0 })).toBe(1);
});

test('after that it takes two results of a kind', () => {
  expect(played(1, -1, 1, 1)).toBe(4);
  expect(played(1, -1, 1, 1, 1)).toBe(5);
  expect(played(1, -1, 1, 1, -1, 1)).toBe(4);
  expect(played(1, -1, 1, 1, 0, 1)).toBe(4);
});

test('a defeat by stronger ones and a win against weaker ones change nothing', () => {
  const known: MetLevel = { level: 5, games: 9, leaning: 0 };
  expect(after(known, 8, -1)).toEqual({ ...known, games: 10 });
  expect(after(known, 2, 1)).toEqual({ ...known, games: 10 });
  expect(after({ ...known, leaning: 1 }, 8, 1).level).toBe(6);
});
