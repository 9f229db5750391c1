import { expect, test } from 'vitest';
import { areaPath, badgePlaces, hasWords, labelIn, roundsIn, stackOf } from '../src/study/stack';
import { seat } from './samples';

const FOUR = (['south', 'west', 'north', 'east'] as const).map((name) => seat(name));
const TEAMS = [
  seat('south', { ally: 'north' }),
  seat('west', { ally: 'east' }),
  seat('north', { ally: 'south' }),
  seat('east', { ally: 'west' }),
];

test('the chances of all sides lie one upon the other and fill the field', () => {
  const bands = stackOf(FOUR, [[0.1, 0.2, 0.3, 0.4]], null);
  expect(bands.map(({ seats: [first] }) => first?.seat)).toEqual(['south', 'west', 'north', 'east']);
  expect(bands[0]?.lower).toEqual([0]);
  for (const [at, band] of bands.entries()) {
    expect(band.upper[0]).toBeCloseTo([0.1, 0.3, 0.6, 1][at] ?? 0);
    if (at > 0) expect(band.lower).toEqual(bands[at - 1]?.upper);
  }
  expect(bands.at(-1)?.upper).toEqual([1]);
});

test('the reader lies below, and partners have one area', () => {
  const bands = stackOf(TEAMS, [[0.7, 0.3, 0.7, 0.3]], 'east');
  expect(bands.map(({ seats }) => seats.map(({ seat }) => seat))).toEqual([
    ['west', 'east'],
    ['south', 'north'],
  ]);
  expect(bands[0]?.upper[0]).toBeCloseTo(0.3);
});

test('shares that were rounded fill the field, too', () => {
  const [low, high] = stackOf([seat('south'), seat('north')], [[0.4, 0.4]], null);
  expect(low?.upper[0]).toBeCloseTo(0.5);
  expect(high?.upper).toEqual([1]);
});

test('an area is drawn along its upper edge and back along its lower', () => {
  const [low] = stackOf(
    [seat('south'), seat('north')],
    [
      [0.25, 0.75],
      [0.5, 0.5],
    ],
    null,
  );
  expect(low && areaPath(low, { width: 100, height: 40 })).toBe('M0.0 30.0L100.0 20.0L100.0 40.0L0.0 40.0Z');
});

test('a name stands where its area is high enough, away from the moments, or nowhere', () => {
  const field = { width: 600, height: 200 };
  const points = Array.from({ length: 21 }, (_, index) => (index < 10 ? [0.05, 0.95] : [0.6, 0.4]));
  const [low] = stackOf([seat('south'), seat('north')], points, null);
  if (!low) throw new Error('no area');
  const label = labelIn(low, field, 4, []);
  expect(label?.size).toBe(34);
  expect(label && label.x > 300).toBe(true);
  expect(label?.y).toBeCloseTo(140);
  // A line through the middle of it moves it, or makes it smaller.
  const moved = labelIn(low, field, 4, [label?.x ?? 0]);
  expect(moved && Math.abs(moved.x - (label?.x ?? 0)) > 40).toBe(true);
  const thin = stackOf(
    [seat('south'), seat('north')],
    [
      [0.05, 0.95],
      [0.05, 0.95],
    ],
    null,
  );
  expect(thin[0] && labelIn(thin[0], field, 4, [])).toBeNull();
  // Nor does a name fit that is longer than the field.
  expect(labelIn(low, field, 80, [])).toBeNull();
});

test('a name does not lie on the mark of the half', () => {
  // One's own at the left middle, and hardly anything elsewhere: a short game.
  const shares = [0.95, 0.95, 0.1, 0.05, 0.05].map((share) => [share, 1 - share]);
  const [low] = stackOf([seat('south'), seat('north')], shares, null);
  const label = low && labelIn(low, { width: 360, height: 150 }, 3, []);
  if (!label) throw new Error('no name');
  const left = label.x - (3 * 0.6 * label.size) / 2;
  expect(left >= 52 || Math.abs(label.y - 75) >= 11 + (1.25 * label.size) / 2).toBe(true);
});

test('all badges have words beside them, or none', () => {
  expect(hasWords([100, 400, 700], 1000, 200)).toBe(true);
  expect(hasWords([100, 150, 700], 1000, 200)).toBe(false);
  expect(hasWords([100, 400, 900], 1000, 200)).toBe(false);
});

test('as many rounds are numbered as there is room for, the first among them', () => {
  const numbers = Array.from({ length: 96 * 4 }, (_, index) => 1 + Math.floor(index / 4));
  expect(roundsIn(numbers, 1376).map(({ number }) => number)).toEqual([
    1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95,
  ]);
  expect(roundsIn(numbers, 362).map(({ number }) => number)).toEqual([1, 20, 40, 60, 80]);
  expect(roundsIn(numbers, 362)[1]).toEqual({ number: 20, index: 76 });
  expect(roundsIn([1, 1, 2, 2], 300).map(({ number, index }) => [number, index])).toEqual([
    [1, 0],
    [2, 2],
  ]);
});

test('badges that would lie upon each other move apart, and stay within the field', () => {
  expect(badgePlaces([100, 300], 400, 44)).toEqual([100, 300]);
  expect(badgePlaces([100, 110, 120], 400, 44)).toEqual([100, 144, 188]);
  expect(badgePlaces([390, 395, 400], 400, 44)).toEqual([301, 345, 389]);
});

test('a name finds its place in an area between two moments, too', () => {
  // One move: from nothing to a half, in a field as wide as a page.
  const [, high] = stackOf(
    FOUR.slice(0, 1).concat(FOUR.slice(2, 3)),
    [
      [1, 0],
      [0.5, 0.5],
    ],
    null,
  );
  const field = { width: 1000, height: 260 };
  const label = high && labelIn(high, field, 5, []);
  expect(label?.x).toBeGreaterThan(800);
  expect(label?.y).toBeLessThan(130);
});
