// What a game that is over comes to.
import { expect, test } from 'vitest';
import type { ReviewView, Seat, SumView } from '../src/generated/wire';
import type { KeyMoment } from '../src/study/moments';
import { type Ended, fallOf, gaveUpAhead, verdictOf } from '../src/study/verdict';

const FOUR: Seat[] = ['south', 'west', 'north', 'east'];
const TWO: Seat[] = ['south', 'north'];
const sum = (seat: Seat, deserved: number | null, over: Partial<SumView> = {}): SumView => ({
  seat,
  luck: 0,
  cost: 0,
  choices: 3,
  marks: {},
  deserved,
  ...over,
});
const gift = (seat: Seat, before: number, weight: number, index = 1): KeyMoment => ({
  index,
  kind: 'gift',
  seat,
  weight,
  before,
  after: before - weight,
  other: before,
});
const ended = (last: number[], sums: SumView[], over: Partial<Ended> = {}) =>
  verdictOf({
    review: { seats: sums.map(({ seat }) => seat), last, sums, moments: [] } as unknown as ReviewView,
    dice: true,
    own: null,
    gifts: [],
    resigned: null,
    sideOf: (seat) => seat,
    ...over,
  });
/** With these shares without luck, won by the second. */
const four = (deserved: number[], over: Partial<Ended> = {}) =>
  ended(
    [0, 1, 0, 0],
    FOUR.map((seat, at) => sum(seat, deserved[at] ?? 0, { luck: seat === 'west' ? 0.69 : -0.23 })),
    over,
  );

test('a tie without luck is not the same as a win', () => {
  expect(four([0.2, 0.31, 0.31, 0.18])).toEqual({
    kind: 'lucky',
    luck: 0.69,
    who: ['west', 'north'],
    level: 'yes',
  });
  expect(four([0.2, 0.31, 0.4, 0.09])).toMatchObject({ kind: 'lucky', who: ['north'], level: 'no' });
  // Who had so much luck did not deserve it by a little more than the others.
  expect(four([0.36, 0.46, 0.1, 0.08])).toMatchObject({
    kind: 'lucky',
    who: ['south', 'west'],
    level: 'near',
  });
  expect(four([0.2, 0.5, 0.3, 0])).toEqual({ kind: 'deserved', who: ['west'] });
});

test('partners are one side', () => {
  const sums = FOUR.map((seat) => sum(seat, seat === 'west' || seat === 'east' ? 0.7 : 0.3));
  const sideOf = (seat: Seat) => (seat === 'west' || seat === 'east' ? 'west+east' : 'north+south');
  expect(ended([0, 1, 0, 1], sums, { sideOf })).toEqual({ kind: 'deserved', who: ['west', 'east'] });
});

test('who gave up with hopes is told so, and who gave up a lost game is not', () => {
  const gaveUp = (share: number, own: Seat | null = null) =>
    four([0.2, 0.5, 0.3, 0], { own, resigned: { seat: 'south', share, on: false } }).kind;
  expect([gaveUp(0.41), gaveUp(0.05), gaveUp(0.05, 'south')]).toEqual(['resigned', 'deserved', 'resigned']);
  // Something else cost more.
  expect(
    four([0.2, 0.5, 0.3, 0], {
      resigned: { seat: 'south', share: 0.2, on: false },
      gifts: [gift('south', 0.6, 0.4)],
    }).kind,
  ).toBe('deserved');
});

test('of a game of one’s own that one gave up, the choice that cost more is told first', () => {
  const gaveUp = (share: number, on = false) =>
    four([0.2, 0.5, 0.3, 0], {
      own: 'south',
      resigned: { seat: 'south', share, on },
      gifts: [gift('south', 0.53, 0.52)],
    }).kind;
  expect([gaveUp(0.13), gaveUp(0.55)]).toEqual(['lost', 'resigned']);
  // What the others made of it afterwards counts for nobody.
  expect(gaveUp(0.13, true)).toBe('resigned');
});

test('a won game that was given up is told first, whatever had been undone before', () => {
  const gaveUp = (share: number) =>
    ended([0, 1], [sum('south', 0), sum('north', 1)], {
      dice: false,
      own: 'south',
      resigned: { seat: 'south', share, on: false },
      gifts: [gift('south', 0.98, 0.9)],
    }).kind;
  expect([gaveUp(0.77), gaveUp(0.62), gaveUp(0.5)]).toEqual(['resigned', 'resigned', 'lost']);
  expect([gaveUpAhead(0.77, 2), gaveUpAhead(0.62, 2), gaveUpAhead(0.5, 2)]).toEqual(['won', 'better', null]);
  // Among four a third is hardly more than an even share.
  expect([gaveUpAhead(0.33, 4), gaveUpAhead(0.45, 4), gaveUpAhead(0.8, 4)]).toEqual([null, 'better', 'won']);
});

test('what decided is the last fall from which one never came back, and not the largest swing', () => {
  const worths = [0.5, 0.98, 0.57, 0.97, 0.96, 0.5, 0.45, 0.12, 0.1];
  const moments = worths.map((worth) => ({ worth: [worth, 1 - worth] }));
  const review = { seats: TWO, last: [0, 1], moments } as unknown as ReviewView;
  const undone = gift('south', 0.98, 0.41, 1);
  const lost = gift('south', 0.45, 0.33, 6);
  expect(fallOf(review, [undone, lost])).toBe(lost);
  expect(fallOf(review, [undone, gift('south', 0.96, 0.46, 4), gift('south', 0.12, 0.09, 7)])).toMatchObject({
    index: 4,
  });
});

test('a win that was let slip is told, also of a game without dice', () => {
  const sums = TWO.map((seat) => sum(seat, 0.5, { choices: seat === 'south' ? 1 : 0 }));
  const slip = gift('south', 1, 0.5);
  expect(ended([0.5, 0.5], sums, { dice: false, gifts: [slip] })).toEqual({ kind: 'slipped', moment: slip });
  expect(ended([0.5, 0.5], sums, { dice: false }).kind).toBe('level');
  expect(ended([0.5, 0.5], [sum('south', 0.8), sum('north', 0.2)])).toEqual({
    kind: 'ahead',
    who: ['south'],
  });
});

test('whoever lost is told by which choice, unless even dice would have made them win', () => {
  const own: Partial<Ended> = { own: 'south', gifts: [gift('south', 0.5, 0.2, 4), gift('north', 0.5, 0.6)] };
  expect(four([0.2, 0.5, 0.3, 0], own)).toMatchObject({ kind: 'lost', moment: { index: 4 } });
  expect(four([0.6, 0.2, 0.2, 0], own).kind).toBe('lucky');
  expect(four([0.2, 0.5, 0.3, 0], { ...own, own: 'west' }).kind).toBe('deserved');
});

test('without dice it is said who won, and who gave less away where both chose', () => {
  const won = (south: Partial<SumView>, north: Partial<SumView>) =>
    ended([1, 0], [sum('south', 1, south), sum('north', 0, north)], { dice: false });
  expect(won({ cost: 0.1 }, { cost: 0.9 })).toEqual({ kind: 'won', how: 'better', who: ['south'] });
  expect(won({ cost: 0.9 }, { cost: 0.1 })).toEqual({ kind: 'won', how: 'though', who: ['north'] });
  // Who made no move did not play better.
  expect(won({ cost: 0.5 }, { cost: 0, choices: 0 })).toEqual({ kind: 'won', how: 'plain', who: [] });
});
