import { expect, test } from 'vitest';
import { parseRoute } from '../src/base/routes';
import { costliest, turnOf } from '../src/days/costliest';
import { bars, betterThan, numbered, numberOf, squares, stair } from '../src/days/shape';
import type { EntryView, ReviewView } from '../src/generated/wire';
import { begun, finished, NOTHING, readPlayed, streakOn, WEEK } from '../src/learn/days/played';

test('a streak grows with each day that is played to the end; what is told again changes nothing', () => {
  const first = begun(NOTHING, 10, 'a');
  expect(first.last).toEqual({ day: 10, game: 'a', done: false });
  expect(begun(first, 10, 'a')).toBe(first);
  expect(streakOn(first, 10)).toBe(0);
  const done = finished(first, 10, 'a');
  expect([done.streak, done.last?.done, streakOn(done, 11), streakOn(done, 12)]).toEqual([1, true, 1, 0]);
  expect(finished(done, 10, 'b')).toBe(done);
  const next = finished(begun(done, 11, 'c'), 11, 'c');
  expect([next.streak, next.longest, streakOn(next, 11)]).toEqual([2, 2, 2]);
  expect(finished(next, 9, 'z')).toBe(next);
  const later = finished(next, 13, 'd');
  expect([later.streak, later.longest]).toEqual([1, 2]);
  const many = Array.from({ length: 20 }, (_, index) => 20 + index).reduce(
    (known, day) => finished(known, day, `${day}`),
    later,
  );
  expect([many.streak, many.days.length, many.days.at(-1)]).toEqual([20, WEEK, 39]);
});

test('what was kept is read as far as it makes sense, each game of the day by itself', () => {
  const known = finished(begun(NOTHING, 10, 'a'), 10, 'a');
  expect(readPlayed(JSON.stringify({ throw: known, hunt: 7 }))).toEqual({ throw: known, hunt: NOTHING });
  for (const text of [null, '[', '{}']) expect(readPlayed(text)).toEqual({});
  const odd = readPlayed('{"throw":{"streak":1,"longest":1,"days":[4],"last":{"day":"x"}}}');
  expect(odd.throw?.last).toBeNull();
});

test('results are spread over bars of the same width, with one of them one\u2019s own', () => {
  const few = bars(
    [
      [3, 2],
      [5, 4],
    ],
    4,
  );
  expect(few.map(({ from, count, own }) => [from, count, own])).toEqual([
    [3, 2, false],
    [4, 0, true],
    [5, 4, false],
  ]);
  const wide = bars(
    [
      [0, 1],
      [40, 1],
    ],
    40,
  );
  expect(wide.length).toBeLessThanOrEqual(15);
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(wide.at(-1)).toMatchObject({ count: 1, own: true });
  expect(bars([], 7)).toEqual([{ from: 7, to: 7, count: 0, own: true }]);
  // Who has not won has no number of turns.
  const won = numbered([
    [{ kind: 'lost' }, 4],
    [{ kind: 'won', turns: 40 }, 2],
  ]);
  expect(won).toEqual([[40, 2]]);
  expect(bars(won, numberOf({ kind: 'drawn' })).map(({ own }) => own)).toEqual([false]);
  expect(bars([], null)).toEqual([]);
});

test('points rise in stairs up to the top of the picture', () => {
  expect(stair([0, 2, 4], 4, 300, 100)).toBe('M0 100.0H50.0V100.0H150.0V50.0H250.0V0.0H300.0');
  expect(stair([0], 0, 10, 10)).toBe('M0 10.0H5.0V10.0H10.0');
});

test('a square stands for each round, and others are those who have other results', () => {
  expect(squares(['level', 'less', 'worst', 'nothing'])).toBe('■◧□▫');
  expect(betterThan(0, 1, true)).toBeNull();
  expect(betterThan(276, 318, true)).toBe(87);
  expect(betterThan(1, 2, false)).toBe(50);
});

test('the costliest of one\u2019s own choices is found, and its turn', () => {
  const choice = (seq: number, seat: string, cost: number) => ({
    kind: 'choice',
    seq,
    seat,
    cost,
    better: [{ text: 'x' }],
  });
  const review = (...moments: unknown[]) => ({ moments }) as unknown as ReviewView;
  const all = review(choice(2, 'south', 0.1), choice(4, 'west', 0.9), choice(8, 'south', 0.3));
  expect(costliest(all, 'south')).toMatchObject({ seq: 8, cost: 0.3 });
  expect(costliest(review(choice(2, 'south', 0.001)), 'south')).toBeNull();
  const entry = (seq: number, turn: number, owner: string) => ({ seq, turn, owner });
  const entries = [
    entry(1, 1, 'south'),
    entry(2, 1, 'south'),
    entry(3, 2, 'west'),
    entry(7, 5, 'south'),
    entry(9, 9, 'south'),
  ];
  expect(turnOf(entries as unknown as EntryView[], 2, 'south')).toBe(1);
  expect(turnOf(entries as unknown as EntryView[], 8, 'south')).toBe(2);
});

test('the result has an address of its own', () => {
  expect(parseRoute('/daily/throw')).toEqual({ page: 'result', id: 'throw' });
  expect(parseRoute('/daily/hunt')).toEqual({ page: 'result', id: 'hunt' });
  expect([parseRoute('/daily/past'), parseRoute('/daily/rush')]).toEqual([
    { page: 'past' },
    { page: 'rush' },
  ]);
  expect(parseRoute('/daily/chess')).toEqual({ page: 'daily', id: 'chess' });
  expect(parseRoute('/daily/throw/x')).toEqual({ page: 'lost' });
});
