import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { INKS } from '../src/board/drawing';
import type {
  ActionKind,
  ActionView,
  AnalysisView,
  Reason,
  Seat,
  Standing,
  ThreatView,
  View,
} from '../src/generated/wire';
import { deeper, noted, worthOf } from '../src/study/asking';
import { chancesOf } from '../src/study/Chances';
import { strokesOf, withoutMany } from '../src/study/Lines';
import { shareIn } from '../src/study/moments';
import { choiceText, numbered, withoutIdle } from '../src/study/numbered';
import { together } from '../src/study/Odds';
import { hundredths } from '../src/study/rounding';
import type { Store } from '../src/table/store';
import { log } from './samples';

const standing = (seat: Seat, ally: Seat | null) => ({ seat, ally }) as Standing;

test('partners share one part of the bar', () => {
  const seats = [
    standing('south', 'north'),
    standing('west', 'east'),
    standing('north', 'south'),
    standing('east', 'west'),
  ];
  const chances = chancesOf(seats, [0.7, 0.3, 0.7, 0.3]);
  expect(chances.map(({ seats, share }) => [seats.map(({ seat }) => seat), share])).toEqual([
    [['south', 'north'], 0.7],
    [['west', 'east'], 0.3],
  ]);
  expect(chances.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('who plays alone has a part of the bar alone', () => {
  const seats = (['south', 'west', 'north', 'east'] as const).map((seat) => standing(seat, null));
  expect(chancesOf(seats, [0.1, 0.2, 0.3, 0.4]).map(({ share }) => share)).toEqual([0.1, 0.2, 0.3, 0.4]);
});

test('rounded shares of a win add up to a hundred', () => {
  expect(hundredths([0.005, 0.995])).toEqual([1, 99]);
  expect(hundredths([1 / 3, 1 / 3, 1 / 3, 0])).toEqual([34, 33, 33, 0]);
  expect(hundredths([0.125, 0.125, 0.375, 0.375])).toEqual([13, 13, 37, 37]);
  expect(hundredths([0, 1])).toEqual([0, 100]);
  expect(hundredths([0.29, 0.71])).toEqual([29, 71]);
  const chances = chancesOf([standing('south', null), standing('north', null)], [0.495, 0.505]);
  expect(chances.map(({ told }) => told).reduce((sum, one) => sum + one)).toBe(100);
});

test('a moment has the number and the notation of the list of moves', () => {
  const thrown = (seat: Seat, text: string): Parameters<typeof log>[0] => [
    null,
    text,
    [{ kind: 'thrown', seat, throw: text }],
  ];
  const entries = log(
    thrown('south', '3'),
    ['south', 'b1-c3'],
    thrown('west', '2'),
    ['west', 'pass'],
    thrown('south', '2 5'),
    ['south', 'c3-d5'],
    ['south', 'a1-c3'],
  );
  const live = { seats: [standing('south', null), standing('west', null)] } as View;
  const store = {
    showing: { toldEntries: signal(entries) },
    game: { live: signal(live) },
  } as unknown as Store;
  const known = numbered(store);
  expect([...known.values()].map(({ number }) => number)).toEqual([1, 1, 1, 1, 2, 2, 2]);
  const text = (seq: number) => {
    const one = known.get(seq);
    return one && choiceText(one, { colours: {} });
  };
  expect([2, 4, 6, 7].map(text)).toEqual(['3: b1-c3', '2: –', '2 5: c3-d5', '2 5: a1-c3']);
});

test('who gives up after a throw is told with it, and a pass beside a better move is not told', () => {
  const entries = log(
    [null, '3', [{ kind: 'thrown', seat: 'south', throw: '3' }]],
    ['south', 'resign south'],
  );
  const live = { seats: [standing('south', null), standing('west', null)] } as View;
  const store = {
    showing: { toldEntries: signal(entries) },
    game: { live: signal(live) },
  } as unknown as Store;
  const one = numbered(store).get(2);
  expect(one && choiceText(one, { colours: {} })).toMatch(/^3: \S/);
  const better = ['capture', 'pass'].map((kind) => ({ kind }) as ActionView);
  expect(withoutIdle(better)).toEqual(better.slice(0, 1));
  expect(withoutIdle(better.slice(1))).toEqual(better.slice(1));
});

test('a hint names two pieces that are safer and leaves the others to be counted', () => {
  const saves = (at: string) => ({ kind: 'saves', at }) as Reason;
  const wins = { kind: 'wins' } as Reason;
  const told = withoutMany([saves('a1'), saves('a2'), saves('a3'), wins, saves('a4')]);
  expect(told).toEqual([saves('a1'), saves('a2'), wins]);
});

test('a share is found by the place of the seat in the order of play', () => {
  expect(shareIn(['south', 'north'], [0.2, 0.8], 'north')).toBe(0.8);
  expect(shareIn(['south', 'north'], [0.2, 0.8], null)).toBe(0);
  expect(shareIn(['south', 'north'], [0.2, 0.8], 'east')).toBe(0);
});

test('the throws with which one piece takes another are told together', () => {
  const threat = (by: Seat, from: string, thrown: string): ThreatView => ({
    by,
    from,
    throw: thrown,
    role: 'elephant',
    chance: [1, 6],
  });
  const sorts = together([threat('west', 'a1', '4'), threat('north', 'h8', '4'), threat('west', 'a1', '5')]);
  expect(sorts.map(({ threat: { by, from }, throws }) => [by, from, throws])).toEqual([
    ['west', 'a1', ['4', '5']],
    ['north', 'h8', ['4']],
  ]);
  expect(sorts[0]?.share).toBeCloseTo(1 / 3);
});

test('moves are drawn as arrows, placements as circles, and a pass not at all', () => {
  const action = (kind: ActionKind, from: string | null, to: string | null) =>
    ({ kind, from, to, text: '', promotion: null }) as ActionView;
  const line = [action('step', 'a1', 'b2'), action('place', null, 'c3'), action('pass', null, null)];
  expect(strokesOf(line, INKS + 2)).toEqual([
    { from: 'a1', to: 'b2', ink: INKS + 2 },
    { from: 'c3', to: 'c3', ink: INKS + 2 },
  ]);
});

test('the bar and the hint say what the deepest search of the position has found', () => {
  const analysis = (position: string, depth: number, lines: number) =>
    ({ position, depth, worth: [depth / 10], branches: Array(lines).fill({}) }) as unknown as AnalysisView;
  const shallow = analysis('one', 2, 6);
  noted({ kind: 'analysis', analysis: analysis('one', 5, 1), done: true });
  noted({ kind: 'analysis', analysis: shallow, done: false });
  expect(worthOf('one')).toEqual([0.5]);
  expect(deeper(shallow, 1).depth).toBe(5);
  // That knows one line only.
  expect(deeper(shallow, 6).depth).toBe(2);
  noted({ kind: 'analysis', analysis: analysis('two', 1, 6), done: false });
  expect(worthOf('one')).toBeNull();
  expect(worthOf('two')).toEqual([0.1]);
});
