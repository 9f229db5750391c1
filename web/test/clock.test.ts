import { expect, test } from 'vitest';
import { effective } from '../src/game/log';
import type { Seat } from '../src/generated/wire';
import { choiceOf, NO_CLOCK, oddsOf, planOf, timesAt } from '../src/new/clockChoice';
import { clockText, daysOf, leftOf, lowFrom, planAt, standing, untilNext } from '../src/table/clocks/clock';
import { turnsOf } from '../src/table/log/turns';
import { turnText } from '../src/table/log/written';
import { entry, log } from './samples';

test('a clock is read as people read clocks, with tenths when it gets short', () => {
  const texts = [3_723_000, 600_000, 599_999, 60_001, 20_001, 20_000, 19_949, 900, 1, 0];
  expect(texts.map((left) => clockText(left, 'en'))).toEqual([
    '1:02:03',
    '10:00',
    '10:00',
    '1:01',
    '0:21',
    '20.0',
    '20.0',
    '0.9',
    '0.1',
    '0:00',
  ]);
  expect(clockText(5_300, 'pl')).toBe('5,3');
});

test('what a clock shows changes exactly when it is said to', () => {
  for (let left = 75_437; left > 0; ) {
    const step = untilNext(left);
    expect(step).toBeGreaterThan(0);
    if (step < left) {
      expect(clockText(left - step / 2, 'en')).toBe(clockText(left, 'en'));
      expect(clockText(left - step, 'en')).not.toBe(clockText(left, 'en'));
    }
    left -= step;
  }
});

test('only the clock that runs gets shorter, and never below nothing', () => {
  const told = {
    clock: {
      left: [
        ['south', 5_000],
        ['west', 7_000],
      ] as [Seat, number][],
      runs: 'south' as const,
      more: 60_000,
      waits: false,
    },
    at: 100,
  };
  expect(leftOf(told, 'south', 2_100)).toBe(3_000);
  expect(leftOf(told, 'south', 99_000)).toBe(0);
  expect(leftOf(told, 'west', 99_000)).toBe(7_000);
  expect(leftOf(told, 'north', 0)).toBeNull();
  const paused = { ...told, clock: { ...told.clock, runs: null } };
  expect(leftOf(paused, 'south', 99_000)).toBe(5_000);
});

test('short of time is less than twenty seconds, or a fifth of a short game', () => {
  expect(lowFrom({ initial: 600, increment: 0 })).toBe(20_000);
  expect(lowFrom({ initial: 30, increment: 0 })).toBe(6_000);
  expect([20_001, 20_000, 0].map((left) => standing(left, 20_000))).toEqual(['well', 'low', 'up']);
});

test('more time is no move of the game', () => {
  const entries = log(
    ['south', 'c4-c5'],
    [null, 'more-time north 60000'],
    ['north', 'c6xc4'],
    ['north', 'c4xc2'],
  );
  expect(effective(entries).map((one) => one.seq)).toEqual([1, 3, 4]);
  expect(turnsOf(entries).map((turn) => turnText(turn, { colours: {} }))).toEqual(['c4-c5', 'c6xc4xc2']);
  const given = (all: typeof entries) => turnsOf(all).map((turn) => turn.given.map((one) => one.seq));
  expect(given(entries)).toEqual([[2], []]);
  // Before the first turn it belongs to that turn.
  expect(given(log([null, 'more-time north 60000'], ['north', 'c6-c5']))).toEqual([[1]]);
  // Taken back with what came before it.
  expect(given([...entries, entry(5, null, 'take-back 1')])).toEqual([[]]);
});

test('a clock that can be played with is asked for, and what is wrong is said', () => {
  const own = (minutes: string, seconds: string) => planOf({ ...NO_CLOCK, kind: 'own', minutes, seconds });
  expect(planOf(NO_CLOCK)).toBeUndefined();
  expect(planOf({ ...NO_CLOCK, kind: 10 })).toEqual({ initial: 600, increment: 0 });
  expect(own('2.5', '3')).toEqual({ initial: 150, increment: 3 });
  for (const minutes of ['', '0', '0.1', '-5', '601', '1e9', 'ten'])
    expect(own(minutes, '0')).toBe('clock-minutes-wrong');
  for (const seconds of ['', '-1', '601', '1.5', 'x']) expect(own('5', seconds)).toBe('clock-seconds-wrong');
  for (const plan of [
    { initial: 1_800, increment: 0 },
    { initial: 150, increment: 3 },
  ])
    expect(planOf(choiceOf(plan))).toEqual(plan);
  expect(choiceOf(undefined)).toEqual(NO_CLOCK);
});

test('the free seconds of a turn come off first', () => {
  const left: [Seat, number][] = [['south', 5_000]];
  const told = { clock: { left, runs: 'south' as const, free: 2_000, more: 60_000, waits: false }, at: 0 };
  expect([1_000, 2_000, 3_500].map((now) => leftOf(told, 'south', now))).toEqual([5_000, 5_000, 3_500]);
});

test('much time is read as days, and is short in the last hours', () => {
  expect(daysOf(3 * 86_400_000 - 1)).toEqual({ days: 2, hours: 23 });
  expect(daysOf(47 * 3_600_000)).toBeNull();
  expect(clockText(47 * 3_600_000, 'en')).toBe('47:00:00');
  expect(lowFrom({ initial: 86_400, increment: 0, kind: 'turn' })).toBe(4 * 3_600_000);
});

test('a clock for days, with a delay, or that decides comes back as it was chosen', () => {
  const days = planOf({ ...NO_CLOCK, kind: 'days', days: '2', decides: true });
  expect(days).toEqual({ initial: 172_800, increment: 0, kind: 'turn', decides: true });
  const delay = planOf({ ...NO_CLOCK, kind: 'own', each: 'delay' });
  expect(delay).toEqual({ initial: 900, increment: 10, kind: 'delay' });
  for (const plan of [days, delay]) {
    if (typeof plan !== 'object') throw new Error(String(plan));
    expect(planOf(choiceOf(plan))).toEqual(plan);
  }
  for (const typed of ['', '0', '1.5', '31'])
    expect(planOf({ ...NO_CLOCK, kind: 'days', days: typed })).toBe('clock-days-wrong');
});

test('each seat may have times of its own, which are checked like those of all', () => {
  const seats: Seat[] = ['south', 'north'];
  const same = { ...NO_CLOCK, kind: 10 as const, decides: true };
  expect(oddsOf(same, seats)).toEqual([]);
  const north = { minutes: '5', seconds: '3', days: '' };
  const odds = { ...same, odds: { north } };
  expect(timesAt(odds, 'south')).toEqual({ minutes: '10', seconds: '0', days: '3' });
  const own = [{ seat: 'north' as const, clock: { initial: 300, increment: 3, decides: true } }];
  expect(oddsOf(odds, seats)).toEqual(own);
  expect(oddsOf({ ...odds, odds: { north: { ...north, seconds: '-1' } } }, seats)).toBe(
    'clock-seconds-wrong',
  );
  expect(oddsOf({ ...odds, kind: 'days' }, seats)).toBe('clock-days-wrong');
  expect(oddsOf({ ...odds, kind: 'none' }, seats)).toEqual([]);
  const days = { ...NO_CLOCK, kind: 'days' as const, odds: { south: { ...north, days: '1' } } };
  expect(oddsOf(days, seats)).toEqual([
    { seat: 'south', clock: { initial: 86_400, increment: 0, kind: 'turn' } },
  ]);
  // The form fills itself in from a game that is carried on.
  const plan = { initial: 600, increment: 0, decides: true };
  expect(oddsOf(choiceOf(plan, own), seats)).toEqual(own);
  expect(choiceOf(plan).odds).toBeNull();
  const table = { clock: plan, clocks: own } as never;
  expect([planAt(table, 'north'), planAt(table, 'south'), planAt(null, 'south')]).toEqual([
    own[0]?.clock,
    plan,
    undefined,
  ]);
});
