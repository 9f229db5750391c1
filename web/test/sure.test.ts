import { expect, test } from 'vitest';
import type { AnalysisView } from '../src/generated/wire';
import { type Look, lookOf, sureness, swing, withLook } from '../src/study/sure';

const look = (depth: number, best: string, gap: number): Look => ({ depth, best, gap });

test('a choice is clear where each of the last depths had it far ahead', () => {
  expect(sureness([look(1, 'a', 0.01), look(2, 'a', 0.2), look(3, 'a', 0.3), look(4, 'a', 0.09)])).toEqual({
    sure: 'clear',
    gap: 0.09,
  });
  // Far ahead, but not for long enough.
  expect(sureness([look(1, 'a', 0.3)]).sure).toBe('slight');
  expect(sureness([look(1, 'a', 0.2), look(2, 'a', 0.04), look(3, 'a', 0.2)])).toEqual({
    sure: 'slight',
    gap: 0.04,
  });
});

test('where depths disagree, or hardly prefer anything, it is a toss-up', () => {
  expect(sureness([look(1, 'a', 0.3), look(2, 'b', 0.3), look(3, 'b', 0.3)]).sure).toBe('even');
  expect(sureness([look(1, 'a', 0.3), look(2, 'a', 0.02), look(3, 'a', 0.3)]).sure).toBe('even');
  expect(sureness([]).sure).toBe('even');
});

test('a depth that is told again replaces what it said, and a shallower search begins anew', () => {
  const looks = [look(1, 'a', 0.1), look(2, 'a', 0.2)];
  expect(withLook(looks, look(2, 'b', 0.3))).toEqual([look(1, 'a', 0.1), look(2, 'b', 0.3)]);
  expect(withLook(looks, look(1, 'b', 0.3))).toEqual([look(1, 'b', 0.3)]);
});

const analysis = (over: Partial<AnalysisView>): AnalysisView => ({
  position: '',
  depth: 2,
  nodes: 1,
  seat: 'south',
  seats: ['south', 'north'],
  worth: [0.5, 0.5],
  branches: [],
  actions: 2,
  ...over,
});
const branch = (worth: number, chance: [number, number] | null = null) => ({
  line: [],
  chance,
  worth: [worth, 1 - worth],
});

test('the best is compared with the second, for the seat that decides', () => {
  const found = lookOf(analysis({ branches: [branch(0.6), branch(0.45)] }));
  expect(found?.gap).toBeCloseTo(0.15);
  expect(lookOf(analysis({ branches: [branch(0.6)] }))).toBeNull();
  expect(lookOf(analysis({ seat: null, branches: [branch(0.6), branch(0.4)] }))).toBeNull();
});

test('what hangs on a throw is how far its outcomes are apart', () => {
  const even = analysis({ seat: null, branches: [branch(0.3, [1, 2]), branch(0.7, [1, 2])] });
  expect(swing(even, 0)).toBeCloseTo(0.2);
  expect(swing(even, 1)).toBeCloseTo(0.2);
  expect(swing(analysis({ branches: [branch(0.5, [1, 1])] }), 0)).toBe(0);
});
