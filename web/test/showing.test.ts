// At which pace new entries are shown, what waits to be asked for, and what is shown again.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '../src/game/log';
import type { Event, Seat, Tempo } from '../src/generated/wire';
import { change } from '../src/settings/settings';
import { makeRecalling, stepsSince } from '../src/table/store/recalling';
import { makeShowing } from '../src/table/store/showing';
import { lostBy, ownLost } from '../src/table/told/lost';
import { log, seat, table, view } from './samples';

const thrown = (who: Seat, text = '3'): [null, string, Event[]] => [
  null,
  text,
  [{ kind: 'thrown', seat: who, throw: text }],
];
const lost = (who: Seat, face: number): [Seat, string, Event[]] => [
  who,
  'pass',
  [{ kind: 'turn-lost', seat: who, face, why: 'blocked' }],
];
/** A round: South moves, and then three computer players, of whom North loses a throw. */
const ROUND = log(
  thrown('south'),
  ['south', 'b1-c3'],
  thrown('west'),
  ['west', 'a7-c6'],
  thrown('north', '4'),
  lost('north', 4),
  thrown('east'),
  ['east', 'h2-f3'],
);
const isHuman = (who: Seat | null) => who === 'south';

function open(known: readonly Entry[] = []) {
  const seats = (['south', 'west', 'north', 'east'] as const).map((name) => seat(name));
  const [entries, tempo] = [signal<readonly Entry[]>(known), signal<Tempo>('normal')];
  const caughtUp = vi.fn();
  const showing = makeShowing({
    table: signal(table()),
    entries,
    live: signal(view([], { seats })),
    tempo,
    isHuman,
    caughtUp,
  });
  showing.begin();
  const receive = (all: readonly Entry[]) => {
    entries.value = all;
    showing.follow();
  };
  return { showing, receive, caughtUp, tempo };
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ dice: 'roll', pace: 'normal' });
});
afterEach(() => {
  vi.useRealTimers();
  change({ pace: 'normal' });
});

test('until the dice rest nothing of the throw is known', () => {
  const { showing, receive } = open();
  receive(ROUND.slice(0, 1));
  expect(showing.rolling.value?.seq).toBe(1);
  expect([showing.count.value, showing.shownEntries.value.length, showing.current.value]).toEqual([
    0,
    0,
    false,
  ]);
  vi.advanceTimersByTime(700);
  expect(showing.rolling.value).toBeNull();
  expect([showing.count.value, showing.current.value]).toEqual([1, true]);
});

test('a slower pace takes longer, and a person decides only when everything has been shown', () => {
  const took = (['quick', 'normal', 'slow'] as const).map((pace) => {
    change({ pace });
    const { showing, receive, caughtUp } = open();
    receive(ROUND);
    expect(caughtUp).not.toHaveBeenCalled();
    let time = 0;
    for (; !showing.current.value && time < 60_000; time += 10) vi.advanceTimersByTime(10);
    expect(caughtUp).toHaveBeenCalledTimes(1);
    return time;
  });
  expect(took).toEqual(took.toSorted((a, b) => a - b));
  expect(new Set(took).size).toBe(3);
  // A throw that is lost is a short beat.
  expect(took[1]).toBeLessThan(7000);
});

test('who wants to be waited for is asked before each turn of a computer player, and before no other', () => {
  change({ pace: 'wait' });
  const { showing, receive } = open();
  receive(ROUND.slice(0, 2));
  vi.advanceTimersByTime(60_000);
  expect([showing.count.value, showing.held.value]).toEqual([2, null]);
  receive(ROUND);
  const asked: (Seat | null | undefined)[] = [];
  while (!showing.current.value && asked.length < 9) {
    asked.push(showing.held.value?.owner);
    expect(showing.showHeld()).toBe(true);
    vi.advanceTimersByTime(60_000);
  }
  expect(asked).toEqual(['west', 'north', 'east']);
  expect(showing.showHeld()).toBe(false);
});

test('another pace lets the turns go that were waited with', () => {
  change({ pace: 'wait' });
  const { showing, receive } = open(ROUND.slice(0, 2));
  receive(ROUND);
  expect(showing.held.value?.owner).toBe('west');
  change({ pace: 'quick' });
  vi.advanceTimersByTime(60_000);
  expect(showing.current.value).toBe(true);
});

test('far behind, the rest is shown at once', () => {
  const { showing, receive } = open();
  receive(
    Array.from({ length: 4 }, () => ROUND)
      .flat()
      .map((entry, at) => ({ ...entry, seq: at + 1 })),
  );
  expect(showing.current.value).toBe(true);
});

test('what happened since the last turn of a seat, though it has thrown again', () => {
  const texts = (entries: readonly Entry[]) => stepsSince(entries, 'south').map(({ text }) => text);
  expect(texts(ROUND)).toEqual(['3', 'a7-c6', '4', 'pass', '3', 'h2-f3']);
  expect(
    texts(log(thrown('south'), ['south', 'b1-c3'], thrown('west'), ['west', 'a7-c6'], thrown('south'))),
  ).toEqual(['3', 'a7-c6']);
  expect(texts(ROUND.slice(0, 2))).toEqual([]);
});

test('the round is shown again step by step, and any step elsewhere ends that', () => {
  const { showing } = open(ROUND);
  const recalling = makeRecalling({ ...showing, me: signal<Seat | null>('south') });
  expect(recalling.recallable.value).toBe(true);
  recalling.recall();
  const seen: (number | null)[] = [];
  for (let time = 0; time < 20_000; time += 50) {
    if (seen.at(-1) !== showing.browsing.value) seen.push(showing.browsing.value);
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([2, 3, 4, 5, 6, 7, null]);
  expect(recalling.recalling.value).toBe(false);
  recalling.recall();
  vi.advanceTimersByTime(600);
  showing.browse(1);
  expect(recalling.recalling.value).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(showing.browsing.value).toBe(1);
});

test('the throws that were lost: those of others in a round, one’s own until the next throw', () => {
  expect(lostBy(ROUND, 'south')).toEqual([{ seat: 'north', faces: [4] }]);
  expect(ownLost(ROUND, isHuman)).toBeNull();
  const own = log(thrown('south', '4'), lost('south', 4), thrown('west'), ['west', 'a7-c6']);
  expect(ownLost(own, isHuman)?.seq).toBe(2);
  expect(
    ownLost([...own, ...log(...Array(4).fill(thrown('west')), thrown('south')).slice(4)], isHuman),
  ).toBeNull();
});
