import { expect, test } from 'vitest';
import type { Choices, EntryView } from '../src/generated/wire';
import { makeStates, type Snapshot } from '../src/table/store/states';
import { action, entry, table } from './samples';

const TABLE = table();
const now: Choices = { legal: [action('c3-c4')], chains: [], throws: [] };
const steps = (from: number, to: number): EntryView[] =>
  Array.from({ length: to - from + 1 }, (_none, index) => {
    const { view: _, ...told } = entry(from + index, 'south', 'c3-c4');
    return { ...told, change: { position: String(from + index), turn: { kind: 'seat', seat: 'south' } } };
  });
const snapshot = (entries: EntryView[], more = false, base = 0): Snapshot => ({
  type: 'snapshot',
  table: TABLE,
  entries,
  more,
  base,
  choices: now,
});

test('a long log is taken in part by part, and shown when it is whole', () => {
  const states = makeStates(null, []);
  expect(states.begin(snapshot(steps(1, 3), true))).toBe('more');
  expect([states.seen(), states.table.value]).toEqual([3, null]);
  // What is played meanwhile comes with the rest.
  expect(states.add(steps(6, 6), now)).toBe(true);
  expect(states.seen()).toBe(3);
  expect(states.begin(snapshot(steps(4, 6)))).toBe('grown');
  expect(states.entries.value.map((one) => one.view.position)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(states.live.value?.position).toBe('6');
  expect(states.choices.value).toBe(now);
});

test('new entries follow what is known; a gap is noticed, and nothing is taken in over it', () => {
  const states = makeStates(null, []);
  states.begin(snapshot(steps(1, 2)));
  const known = states.entries.value;
  expect(states.add(steps(5, 5), now)).toBe(false);
  expect(states.entries.value).toBe(known);
  expect(states.add(steps(2, 3), now)).toBe(true);
  expect(states.entries.value).toHaveLength(3);
  expect(states.entries.value[0]).toBe(known[0]);
});

test('a trial whose line was lost begins anew with the entries that it was known to have', () => {
  const game = makeStates(null, []);
  game.begin(snapshot(steps(1, 4)));
  const states = makeStates(null, game.entries.value.slice(0, 2));
  expect(states.seen()).toBe(2);
  states.begin(snapshot(steps(3, 5), false, 2));
  expect([states.entries.value.length, states.base.value]).toEqual([5, 2]);
  states.anew();
  states.begin(snapshot(steps(3, 3), false, 2));
  expect(states.entries.value.map((one) => one.seq)).toEqual([1, 2, 3]);
  expect(states.entries.value[1]).toBe(game.entries.value[1]);
});

test('a log that is told anew takes the place of all that was known, once all of it is there', () => {
  const states = makeStates(null, []);
  states.begin(snapshot(steps(1, 4)));
  const known = states.entries.value;
  const other = { ...TABLE, rules: 'kotu-ellima-bl' };
  const anew = (part: Snapshot): Snapshot => ({ ...part, anew: true, table: other });
  expect(states.begin(anew(snapshot(steps(1, 2), true)))).toBe('more');
  expect([states.entries.value, states.table.value]).toEqual([known, TABLE]);
  expect(states.upTo()).toEqual({ seen: 2, digest: 'digest 2' });
  // The rest follows on what was told anew.
  expect(states.begin({ ...snapshot(steps(3, 3)), table: other })).toBe('anew');
  expect(states.entries.value.map((one) => one.seq)).toEqual([1, 2, 3]);
  expect(states.entries.value.some((one) => known.includes(one))).toBe(false);
  expect(states.table.value).toBe(other);
  expect(states.begin(snapshot(steps(4, 4)))).toBe('grown');
});
