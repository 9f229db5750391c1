// Playing what is past by itself: where it stops, how long it waits, and what ends it.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stops } from '../src/game/steps';
import { makeAutoplay, standsFor, stopAfter } from '../src/table/store/autoplay';
import { entry, log } from './samples';

const GAME = log(
  [null, '3', [{ kind: 'thrown', seat: 'south', throw: '3' }]],
  ['south', 'b1-c3'],
  [null, '4', [{ kind: 'thrown', seat: 'west', throw: '4' }]],
  ['west', 'pass'],
  [null, '5', [{ kind: 'thrown', seat: 'north', throw: '5' }]],
  ['north', 'g7-g6'],
);

function playing(entries = GAME) {
  const all = signal(entries);
  const shown = signal(entries.length);
  const seen: (number | null)[] = [];
  const browse = (to: number | null) => {
    seen.push(to);
    shown.value = to ?? all.value.length;
  };
  return { autoplay: makeAutoplay({ entries: all, count: shown, browse }), seen, browse };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a finished game is played from its start to its end, lost throws without a step of their own', () => {
  const { autoplay, seen } = playing();
  autoplay.toggle();
  expect(autoplay.playing.value).toBe(true);
  vi.runAllTimers();
  expect(seen).toEqual([0, 1, 2, 3, 5, null]);
  expect(autoplay.playing.value).toBe(false);
});

test('it goes on from where one is, and stops as soon as one steps', () => {
  const { autoplay, seen, browse } = playing();
  browse(2);
  autoplay.toggle();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([2, 3]);
  browse(1);
  expect(autoplay.playing.value).toBe(false);
  vi.runAllTimers();
  expect(seen).toEqual([2, 3, 1]);
});

test('pressed again it stops, and a game without a move has nothing to play', () => {
  const { autoplay, seen } = playing();
  autoplay.toggle();
  autoplay.toggle();
  vi.runAllTimers();
  expect(seen).toEqual([0]);
  const none = playing([]);
  none.autoplay.toggle();
  expect(none.autoplay.playing.value).toBe(false);
});

test('moves are shown longest, and a quicker pace shows everything for a shorter time', () => {
  const [thrown, moved, lost, pass] = GAME;
  for (const pace of ['slow', 'normal', 'quick'] as const) {
    expect(standsFor(moved, lost, pace)).toBeGreaterThan(standsFor(lost, pass, pace));
    expect(standsFor(lost, pass, pace)).toBeGreaterThan(standsFor(thrown, moved, pace));
    expect(standsFor(pass, thrown, pace)).toBeLessThan(standsFor(thrown, moved, pace));
  }
  expect(standsFor(moved, lost, 'slow')).toBeGreaterThan(standsFor(moved, lost, 'normal'));
  expect(standsFor(moved, lost, 'normal')).toBeGreaterThan(standsFor(moved, lost, 'quick'));
});

test('a pass at the very end is shown', () => {
  const entries = [entry(1, null, '3'), entry(2, 'south', 'pass')];
  expect(stopAfter(entries, stops(entries), 1)).toBe(2);
});
