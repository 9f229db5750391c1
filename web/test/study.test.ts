import { expect, test } from 'vitest';
import { INKS } from '../src/board/drawing';
import type { ActionKind } from '../src/generated/ActionKind';
import type { ActionView } from '../src/generated/ActionView';
import type { AnalysisView } from '../src/generated/AnalysisView';
import type { Seat } from '../src/generated/Seat';
import type { Standing } from '../src/generated/Standing';
import type { ThreatView } from '../src/generated/ThreatView';
import { deeper, noted, worthOf } from '../src/study/asking';
import { chancesOf } from '../src/study/Chances';
import { shareIn, strokesOf } from '../src/study/Lines';
import { together } from '../src/study/Odds';

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
  expect(strokesOf(line, 2)).toEqual([
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
