import { expect, test } from 'vitest';
import type { EntryView, MomentView, ReviewView, Seat } from '../src/generated/wire';
import { disagreement, keyMoments, leftAt, reviewUntil } from '../src/study/moments';

const SEATS: Seat[] = ['south', 'north'];
let seq = 0;
const thrown = (worth: number, luck: number, chance: [number, number] = [1, 4]): MomentView => ({
  seq: ++seq,
  kind: 'throw',
  worth: [worth, 1 - worth],
  luck: [luck, -luck],
  chance,
});
const chosen = (worth: number, cost: number, other?: number): MomentView => ({
  seq: ++seq,
  kind: 'choice',
  seat: 'south',
  worth: [worth, 1 - worth],
  cost,
  better: [],
  ...(cost >= 0.04 && { mark: 'slip' as const }),
  ...(other !== undefined && { other: { line: [], cost: other } }),
});
const review = (...moments: MomentView[]): ReviewView => ({
  nodes: 1,
  seats: SEATS,
  moments,
  last: [1, 0],
  sums: [],
  record: '',
});
const told = (made: ReviewView) =>
  keyMoments(made, { own: [], throwerOf: () => 'south' }).keys.map(({ index, kind, weight }) => [
    index,
    kind,
    weight,
  ]);

test('the costliest choice, the weightiest throw and the best find decided, in the order of play', () => {
  const made = review(
    chosen(0.5, 0.05),
    thrown(0.5, -0.2),
    chosen(0.5, 0, 0.3),
    thrown(0.5, 0.1),
    chosen(0.5, 0, 0.1),
    chosen(0.5, 0.39),
  );
  expect(told(made)).toEqual([
    [1, 'luck', -0.2],
    [2, 'find', 0.3],
    [5, 'gift', 0.39],
  ]);
});

test('where nothing was well seen, another costly choice or weighty throw takes its place', () => {
  const made = review(chosen(0.5, 0.05), thrown(0.5, 0.2), thrown(0.5, 0.1), chosen(0.5, 0.39));
  expect(told(made)).toEqual([
    [1, 'luck', 0.2],
    [2, 'luck', 0.1],
    [3, 'gift', 0.39],
  ]);
  // Two finds are not told: they are no reproach, but no turning point either.
  expect(told(review(chosen(0.5, 0, 0.3), chosen(0.5, 0, 0.2)))).toEqual([[0, 'find', 0.3]]);
});

test('where little happened, fewer moments are told, or none', () => {
  expect(told(review(chosen(0.5, 0.02), thrown(0.5, 0.05)))).toEqual([]);
  expect(told(review(chosen(0.5, 0.04), thrown(0.5, 0.05)))).toEqual([[0, 'gift', 0.04]]);
});

test('the weightiest turns are told whoever played them, and among them the costliest choice of one’s own', () => {
  const of = (moment: MomentView, seat: Seat): MomentView => ({ ...moment, seat }) as MomentView;
  const made = review(
    of(chosen(0.5, 0.39), 'north'),
    chosen(0.5, 0.1),
    of(chosen(0.5, 0, 0.3), 'north'),
    thrown(0.5, 0.2),
    thrown(0.5, 0.15),
  );
  const at = (own: Seat[]) => {
    const { keys, largest } = keyMoments(made, { own, throwerOf: () => 'north' });
    return [keys.map(({ index }) => index), largest];
  };
  // What the other saw well is nothing to be praised to whoever suffers it.
  expect(at(['south'])).toEqual([[0, 1, 3], false]);
  expect(at(['north'])).toEqual([[0, 2, 3], true]);
  expect(at([])).toEqual([[0, 2, 3], true]);
});

test('a throw and what was made of it are one moment', () => {
  const made = review(
    thrown(0.5, 0.24),
    chosen(0.74, 0.13),
    thrown(0.6, 0.19),
    thrown(0.6, -0.07),
    chosen(0.5, 0.1),
  );
  const turns = [1, 1, 2, 3, 3];
  const { keys, largest } = keyMoments(made, {
    own: ['south'],
    throwerOf: () => 'south',
    turnOf: (index) => turns[index],
  });
  expect(keys.map(({ index, beside }) => [index, beside?.index])).toEqual([
    [0, 1],
    [2, undefined],
    [4, 3],
  ]);
  expect(largest).toBe(true);
});

/** A choice of a seat, instead of which something else was better. */
const missed = (seat: Seat, worth: number, cost: number, better: string): MomentView =>
  ({ ...chosen(worth, cost), seat, better: [{ text: better }] }) as MomentView;

test('what was missed again at the next turn is one moment, the costlier of both', () => {
  const made = review(
    missed('north', 0.5, 0.3, 'g7xh6'),
    missed('south', 0.5, 0.1, 'a2-a3'),
    missed('north', 0.5, 0.35, 'g7xh6'),
    missed('south', 0.5, 0.01, 'b2-b3'),
    missed('north', 0.5, 0.2, 'a7-a6'),
    missed('north', 0.5, 0.25, 'g7xh6'),
  );
  expect(told(made)).toEqual([
    [2, 'gift', 0.35],
    [4, 'gift', 0.2],
    [5, 'gift', 0.25],
  ]);
});

test('the choice that turned an even game is told, even where later ones cost more', () => {
  const made = review(
    missed('south', 0.5, 0.43, 'a'),
    missed('north', 0.1, 0.8, 'b'),
    missed('south', 0.9, 0.7, 'c'),
    missed('north', 0.2, 0.6, 'd'),
  );
  const at = (own: Seat[]) => keyMoments(made, { own, throwerOf: () => null }).keys.map(({ index }) => index);
  expect(at(['south'])).toEqual([0, 1, 2]);
});

test('a slip of the winner decided nothing where more was lost', () => {
  const made = review(missed('north', 0.6, 0.1, 'a'), missed('south', 0.6, 0.43, 'b'), thrown(0.2, -0.12));
  const at = (own: Seat[], winners: Seat[]) => {
    const { keys, largest } = keyMoments(made, { own, winners, throwerOf: () => 'south' });
    return [keys.map(({ index }) => index), largest];
  };
  expect(at(['north'], ['north'])).toEqual([[1, 2], true]);
  // What the loser gave away of the little that was left did not decide either.
  expect(told(review(chosen(0.6, 0.52), chosen(0.07, 0.07)))).toEqual([[0, 'gift', 0.52]]);
});

test('a costly choice fills a place that is free, even where it seems a part of another', () => {
  const made = review(missed('south', 0.51, 0.21, 'c3xc5'), missed('south', 0.6, 0.4, 'c3xc5'));
  expect(told(made)).toEqual([
    [0, 'gift', 0.21],
    [1, 'gift', 0.4],
  ]);
});

test('beside a move that was well seen no choice is small', () => {
  expect(told(review(chosen(0.5, 0.15), chosen(0.3, 0.1), chosen(1, 0, 1)))).toEqual([
    [0, 'gift', 0.15],
    [1, 'gift', 0.1],
    [2, 'find', 1],
  ]);
});

test('what was well seen is the move that made the last one possible', () => {
  expect(told(review(chosen(1, 0, 0.4), chosen(1, 0, 0.3), chosen(1, 0, 1)))).toEqual([[0, 'find', 0.4]]);
  expect(told(review(chosen(1, 0, 1)))).toEqual([[0, 'find', 1]]);
});

test('what the headline tells is no moment besides', () => {
  const made = review(chosen(0.5, 0.3), chosen(0.4, 0.4));
  const { keys } = keyMoments(made, {
    own: ['south'],
    throwerOf: () => null,
    isTold: (index) => index === 1,
  });
  expect(keys.map(({ index }) => index)).toEqual([0]);
});

test('a game is looked at as far as one has played it', () => {
  const made = review(chosen(0.5, 0.1), thrown(0.6, 0.2), chosen(0.7, 0.3));
  const [first, , last] = made.moments;
  const seen = reviewUntil(made, (first?.seq ?? 0) + 1, (seq) => seq);
  expect([seen.moments.length, seen.last]).toEqual([2, last?.worth]);
  expect(reviewUntil(made, null, (seq) => seq)).toBe(made);
  expect(reviewUntil(made, last?.seq ?? 0, (seq) => seq)).toBe(made);
});

test('whoever left the game did so with an entry', () => {
  const entries = [{ seq: 1 }, { seq: 2, change: { left: ['south'] } }, { seq: 3 }] as unknown as EntryView[];
  expect([leftAt(entries, 'south'), leftAt(entries, 'north')]).toEqual([2, null]);
});

test('what other throws would have given follows from the luck of this one', () => {
  // Three other throws of equal chance: together they lose what this one wins.
  const {
    keys: [one],
  } = keyMoments(review(thrown(0.5, 0.3)), { own: [], throwerOf: () => 'south' });
  expect(one?.after).toBeCloseTo(0.8);
  expect(one?.other).toBeCloseTo(0.4);
  // To who throws: his luck, not the other's.
  const {
    keys: [other],
  } = keyMoments(review(thrown(0.5, 0.3, [1, 2])), { own: [], throwerOf: () => 'north' });
  expect([other?.weight, other?.before, other?.after, other?.other]).toEqual([-0.3, 0.5, 0.2, 0.8]);
});

test('what would have been better is what was there, what was passed by is less', () => {
  const {
    keys: [gift, find],
  } = keyMoments(review(chosen(0.7, 0.39), chosen(0.7, 0.01, 0.2)), { own: [], throwerOf: () => null });
  expect([gift?.before, gift?.other]).toEqual([0.7, 0.7]);
  expect(gift?.after).toBeCloseTo(0.31);
  expect(find?.other).toBeCloseTo(0.5);
});

test('two looks at the same position are compared, and too few say nothing', () => {
  const steady = Array.from({ length: 5 }, () => thrown(0.5, 0.1));
  expect(disagreement(review(...steady.slice(0, 3)))).toBeNull();
  // Seen before as 60 %, and looked at by itself as 50 %.
  expect(disagreement(review(...steady))).toBeCloseTo(0.1);
  const agreed = [0.5, 0.6, 0.7, 0.8, 0.9].map((worth) => thrown(worth, 0.1));
  expect(disagreement(review(...agreed))).toBeCloseTo(0);
  // What nothing looked at has the worth of what comes after it, which would compare a number with itself.
  const forced = steady.map((one, index) =>
    index % 2 === 0 ? one : ({ seq: one.seq, worth: one.worth, kind: 'forced' } as MomentView),
  );
  expect(disagreement(review(...forced, ...steady))).toBeCloseTo(0.1);
  expect(disagreement(review(...forced, ...forced))).toBeNull();
});

test('a choice that turned an even game takes no place of what cost oneself more', () => {
  const other = (worth: number, cost: number): MomentView =>
    ({ ...chosen(worth, cost), seat: 'north' }) as MomentView;
  // One's own: an even game turned, and then far more given away from a won position.
  const made = review(chosen(0.5, 0.18), other(0.1, 0.6), chosen(0.95, 0.45), other(0.4, 0.5));
  const { keys } = keyMoments(made, { own: ['south'], throwerOf: () => null });
  expect(keys.map(({ index }) => index)).toEqual([0, 1, 2]);
});
