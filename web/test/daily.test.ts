import { expect, test } from 'vitest';
import { after, dateOf, dayOf, readTrials, resultOn, streakOn } from '../src/learn/daily/streak';
import { whereIs } from '../src/learn/guided/course';
import { judge } from '../src/learn/lines';

test('the day is that of Greenwich, wherever one is', () => {
  const late = new Date('2026-11-22T23:59:59Z');
  expect(dateOf(dayOf(late))).toBe('2026-11-22');
  expect(dayOf(new Date('2026-11-23T00:00:00Z'))).toBe(dayOf(late) + 1);
  expect(dayOf(new Date('2026-11-23T05:00:00+14:00'))).toBe(dayOf(late));
});

test('a streak grows day by day; a miss or a day left out ends it, and only the first try counts', () => {
  const first = after(undefined, 10, 'found');
  expect(first.streak).toBe(1);
  const second = after(first, 11, 'found');
  expect(second).toEqual({ day: 11, result: 'found', streak: 2, longest: 2 });
  expect(after(second, 11, 'missed')).toBe(second);
  expect(streakOn(second, 12)).toBe(2);
  expect(streakOn(second, 13)).toBe(0);
  expect(after(second, 13, 'found')).toEqual({ day: 13, result: 'found', streak: 1, longest: 2 });
  const missed = after(second, 12, 'missed');
  expect(missed).toEqual({ day: 12, result: 'missed', streak: 0, longest: 2 });
  expect(after(missed, 12, 'found')).toBe(missed);
  expect([resultOn(missed, 12), resultOn(missed, 13)]).toEqual(['missed', null]);
});

test('what was kept is read as far as it makes sense', () => {
  const tried = { day: 3, result: 'found', streak: 1, longest: 4 };
  expect(readTrials(JSON.stringify({ chess: tried, soldiers: { day: 'x' }, leopards: 7 }))).toEqual({
    chess: tried,
  });
  expect(readTrials('[')).toEqual({});
  expect(readTrials(null)).toEqual({});
});

test('what was played is the beginning of an accepted line, a whole one, or neither', () => {
  const lines = [['a', 'b'], ['c']];
  expect(judge(lines, [])).toBe('on');
  expect(judge(lines, ['a'])).toBe('on');
  expect(judge(lines, ['a', 'b'])).toBe('found');
  expect(judge(lines, ['a', 'b', 'x'])).toBe('found');
  expect(judge(lines, ['a', 'c'])).toBe('missed');
  expect(judge(lines, ['c'])).toBe('found');
});

test('a guided game knows where it is', () => {
  const steps = [
    { throw: '3', best: [['m'], ['n', 'o']], replies: ['5', 'r'] },
    { throw: null, best: [['p']], replies: [] },
  ];
  expect(whereIs(steps, [])).toEqual({ kind: 'throw', step: 0 });
  expect(whereIs(steps, ['4'])).toEqual({ kind: 'astray', step: 0, back: [] });
  expect(whereIs(steps, ['3'])).toEqual({ kind: 'move', step: 0, made: 0 });
  expect(whereIs(steps, ['3', 'n'])).toEqual({ kind: 'move', step: 0, made: 1 });
  expect(whereIs(steps, ['3', 'x'])).toEqual({ kind: 'astray', step: 0, back: ['3'] });
  expect(whereIs(steps, ['3', 'n', 'o'])).toEqual({ kind: 'replies', step: 0, left: ['5', 'r'] });
  expect(whereIs(steps, ['3', 'm', '5'])).toEqual({ kind: 'replies', step: 0, left: ['r'] });
  expect(whereIs(steps, ['3', 'm', '5', 'x'])).toEqual({ kind: 'astray', step: 0, back: ['3', 'm'] });
  expect(whereIs(steps, ['3', 'm', '5', 'r'])).toEqual({ kind: 'move', step: 1, made: 0 });
  expect(whereIs(steps, ['3', 'm', '5', 'r', 'p'])).toEqual({ kind: 'over' });
});
