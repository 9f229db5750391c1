// What takes its basis away from a plan of moves, kind by kind; and that nothing of such a plan is played.
import { computed, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Clicked } from '../src/board/choice';
import { NO_PLAN } from '../src/board/premove';
import type { Entry } from '../src/game/fold';
import type { Act, ActionView, Seat, View } from '../src/generated/wire';
import { type Breach, breachOf } from '../src/table/store/basis';
import { makePlanning } from '../src/table/store/planning';
import { action, entry, log, offer, piece, seat, view } from './samples';

const PLAYED = log(['south', 'c4-c5'], ['north', 'c6-c7']);
const acted = (seq: number, act: Act) => entry(seq, null, act.kind, { act });
const at = (mover: Seat): View =>
  view([piece('f4'), piece('h7', 'north')], {
    seats: [seat('south'), seat('north')],
    turn: { kind: 'seat', seat: mover },
  });

/** A table where South, who plays alone at this screen, has planned f4-f5 while North thinks. */
function planned(shown: readonly Entry[] = PLAYED) {
  const entries = signal<readonly Entry[]>(PLAYED);
  const people = signal('Anna, Jan');
  const declined = signal<Seat | null>(null);
  const live = signal<View | null>(at('north'));
  const legal = signal<readonly ActionView[]>([]);
  const done: Clicked[] = [];
  const told: (Breach | null)[] = [];
  const planning = makePlanning({
    live,
    offer: computed(() => offer(legal.value)),
    waiting: signal(false),
    current: signal(true),
    back: signal(false),
    basis: computed(() => ({ entries: entries.value, people: people.value, declined: declined.value })),
    told: signal(shown),
    isHuman: (one) => one === 'south',
    apply: (clicked) => done.push(clicked),
    dropped: (breach) => told.push(breach),
  });
  for (const spot of ['f4', 'f5']) planning.click(spot);
  /** South's turn comes, and the rules offer what was planned. */
  const due = () => {
    live.value = at('south');
    legal.value = [action('f4-f5')];
  };
  return { entries, people, declined, live, done, told, planning, due };
}

/** Each kind of entry, and whether it takes away what a plan builds on. */
const KINDS: Readonly<Record<Act['kind'], [Act, Breach | null]>> = {
  play: [{ kind: 'play', action: 'g6-g5' }, null],
  'more-time': [{ kind: 'more-time', seat: 'south', millis: 60_000 }, null],
  'take-back': [{ kind: 'take-back', to: 0 }, 'back'],
  agree: [{ kind: 'agree' }, 'over'],
  resign: [{ kind: 'resign', seat: 'north' }, 'over'],
  leave: [{ kind: 'leave', seat: 'north' }, 'people'],
  'stand-in': [{ kind: 'stand-in', seat: 'north' }, 'people'],
  back: [{ kind: 'back', seat: 'north' }, 'people'],
};

test.each(Object.values(KINDS))('a plan meets %j', (act, breach) => {
  const { entries, done, told, planning, due } = planned();
  entries.value = [...PLAYED, acted(3, act)];
  due();
  expect(planning.plan.value).toBe(NO_PLAN);
  expect(done.map((one) => one.act?.text)).toEqual(breach === null ? ['f4-f5'] : []);
  // An end tells itself.
  expect(told).toEqual(breach === null || breach === 'over' ? [] : [breach]);
});

test('an end that was taken back, and a throw that was corrected, drop a plan as any step back does', () => {
  for (const acts of [
    [acted(3, { kind: 'agree' }), acted(4, { kind: 'take-back', to: 2 })],
    [entry(3, null, '3'), acted(4, { kind: 'take-back', to: 2 }), entry(5, null, '4')],
    // Another line was followed from an earlier state.
    [acted(3, { kind: 'take-back', to: 1 }), entry(4, 'north', 'd6-d5')],
  ]) {
    const { entries, done, told, due } = planned();
    entries.value = [...PLAYED, ...acts];
    due();
    expect([done, told]).toEqual([[], ['back']]);
  }
});

test('another log in place of the one that was known drops a plan, though it is as long or longer', () => {
  for (const other of [
    log(['south', 'c4-c5'], ['north', 'g6-g5']),
    [...PLAYED.slice(0, 1), entry(2, 'north', 'g6-g5'), entry(3, 'south', 'd4-d5')],
    PLAYED.slice(0, 1),
    [],
  ]) {
    const { entries, done, told, planning, due } = planned();
    entries.value = other;
    due();
    // It is told with the other log.
    expect([planning.plan.value, done, told]).toEqual([NO_PLAN, [], []]);
  }
});

test('whoever sits down or gets up drops a plan', () => {
  const { people, done, told, due } = planned();
  people.value = 'Anna';
  due();
  expect([done, told]).toEqual([[], ['people']]);
});

test('a declined proposal drops a plan that was made before it, and none that was made after', () => {
  const { declined, done, told, planning, due } = planned();
  declined.value = 'south';
  expect([planning.plan.value, told]).toEqual([NO_PLAN, ['declined']]);
  for (const spot of ['f4', 'f5']) planning.click(spot);
  due();
  expect(done.map((one) => one.act?.text)).toEqual(['f4-f5']);
});

test('a plan that was made while a step back was not shown yet does not hold', () => {
  const { entries, done, told, planning, due } = planned();
  planning.clear();
  entries.value = [...PLAYED, acted(3, { kind: 'take-back', to: 0 })];
  planning.drop('f4', 'f5');
  due();
  expect([done, told]).toEqual([[], ['back']]);
});

test('a piece that is only picked up is put down without a word', () => {
  const { entries, told, planning } = planned();
  planning.clear();
  planning.click('f4');
  entries.value = [...PLAYED, acted(3, { kind: 'take-back', to: 0 })];
  expect([planning.plan.value, told]).toEqual([NO_PLAN, []]);
});

test('what was planned after something that was refused is dropped', () => {
  const { planning } = planned();
  expect([planning.dropRest(), planning.plan.value, planning.dropRest()]).toEqual([true, NO_PLAN, false]);
});

test('a log that only grew takes nothing away', () => {
  const made = { entries: PLAYED, people: '', declined: null };
  expect(breachOf(made, { ...made, entries: [...PLAYED, entry(3, 'south', 'd4-d5')] })).toBeNull();
  expect(breachOf({ ...made, declined: 'south' }, { ...made, declined: 'south' })).toBeNull();
  expect(breachOf({ ...made, declined: 'south' }, made)).toBeNull();
});
