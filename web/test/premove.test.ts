import { computed, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Clicked } from '../src/board/choice';
import {
  due,
  NO_PLAN,
  ownSpots,
  type Plan,
  planBack,
  planClick,
  planDrop,
  planned,
} from '../src/board/premove';
import type { ActionView, Role, Seat, View } from '../src/generated/wire';
import { makePlanning } from '../src/table/store/planning';
import { offer, piece, seat, view } from './samples';

const step = (from: string, to: string, promotion: Role | null = null): ActionView => ({
  text: `${from}-${to}${promotion ?? ''}`,
  kind: 'step',
  from,
  to,
  promotion,
});
const mine = (one: { army: string }) => one.army === 'south';

test('several moves are planned one on another', () => {
  const pieces = [piece('a2'), piece('b1', 'south', 'horse'), piece('a7', 'north')];
  let plan: Plan = NO_PLAN;
  for (const spot of ['a2', 'a3', 'a3', 'a4']) {
    plan = planClick(plan, ownSpots(pieces, mine, plan.moves), spot) ?? plan;
  }
  expect(plan).toEqual({
    moves: [
      { from: 'a2', to: 'a3' },
      { from: 'a3', to: 'a4' },
    ],
    selected: null,
  });
  expect(ownSpots(pieces, mine, plan.moves)).toEqual(new Set(['b1', 'a4']));
  expect(planBack(plan).moves).toEqual([{ from: 'a2', to: 'a3' }]);
});

test('a click beside the pieces calls the plan off, and means nothing without one', () => {
  const own = new Set(['a2']);
  expect(planClick({ moves: [{ from: 'a2', to: 'a3' }], selected: null }, own, 'h8')).toBe(NO_PLAN);
  expect(planClick(NO_PLAN, own, 'h8')).toBeNull();
  expect(planClick({ moves: [], selected: 'a2' }, own, 'a2')).toEqual(NO_PLAN);
});

test('a piece may be carried to where one of mine stands, to take back what captures it there', () => {
  const own = new Set(['a2', 'b3']);
  expect(planDrop(NO_PLAN, own, 'a2', 'b3').moves).toEqual([{ from: 'a2', to: 'b3' }]);
  expect(planDrop(NO_PLAN, own, 'h8', 'b3')).toBe(NO_PLAN);
});

test('frozen pieces are not planned with', () => {
  expect(ownSpots([{ ...piece('a2'), signs: ['frozen'] }], mine, [])).toEqual(new Set());
});

test('when its time comes a planned move is played, or everything is dropped', () => {
  const plan: Plan = {
    moves: [
      { from: 'a7', to: 'a8' },
      { from: 'a8', to: 'b8' },
    ],
    selected: null,
  };
  const legal = [step('a7', 'a8', 'horse'), step('a7', 'a8', 'boat'), step('b1', 'c3')];
  expect(due(plan, offer(legal)).possible).toBe(true);
  expect(due(plan, offer(legal)).rest.moves).toEqual([{ from: 'a8', to: 'b8' }]);
  expect(due(plan, offer([step('b1', 'c3')]))).toEqual({ possible: false, rest: NO_PLAN });
  // A chain may be planned by its end.
  expect(due(plan, offer([], [['a7', 'c7', 'a8']])).possible).toBe(true);
});

function tableOf(humans: readonly Seat[]) {
  const seats = [seat('south'), seat('north')];
  const pieces = [piece('a2'), piece('h7', 'north')];
  const at = (mover: Seat): View => view(pieces, { seats, turn: { kind: 'seat', seat: mover } });
  const live = signal<View | null>(at('north'));
  const legal = signal<readonly ActionView[]>([]);
  const waiting = signal(false);
  const done: Clicked[] = [];
  const gone = signal(0);
  const planning = makePlanning({
    live,
    offer: computed(() => offer(legal.value)),
    waiting,
    current: signal(true),
    back: signal(false),
    basis: signal({ entries: [], people: '', declined: null }),
    told: signal([]),
    isHuman: (one) => one !== null && humans.includes(one),
    apply: (clicked) => done.push(clicked),
    dropped: () => {
      gone.value++;
    },
  });
  return { live, legal, waiting, done, gone, planning, at };
}

test('planned moves wait for their turn, and for the answer to the one before', () => {
  const { live, legal, waiting, done, gone, planning, at } = tableOf(['south']);
  for (const spot of ['a2', 'a3', 'a3', 'a4']) expect(planning.click(spot)).toBe(true);
  expect(done).toEqual([]);
  live.value = at('south');
  legal.value = [{ text: 'call 3', kind: 'call', from: null, to: null, promotion: null }];
  expect(planning.plan.value.moves).toHaveLength(2);
  waiting.value = true;
  legal.value = [step('a2', 'a3')];
  expect(done).toEqual([]);
  waiting.value = false;
  expect(done.map((one) => one.act?.text)).toEqual(['a2-a3']);
  expect(planning.plan.value.moves).toEqual([{ from: 'a3', to: 'a4' }]);
  expect(gone.value).toBe(0);
  // When it is due the next time, the move is not possible: nothing is played, and the plan is dropped.
  legal.value = [step('b2', 'b3')];
  expect(done).toHaveLength(1);
  expect(planning.plan.value).toBe(NO_PLAN);
  expect(gone.value).toBe(1);
});

test('the rest of a chain is played before what was planned', () => {
  const { live, legal, waiting, done, planning, at } = tableOf(['south', 'north']);
  live.value = at('south');
  waiting.value = true;
  planning.follow(['c3', 'e3', 'e1']);
  legal.value = [{ ...step('c3', 'e3'), kind: 'capture' }];
  waiting.value = false;
  expect(done.map((one) => one.act?.text)).toEqual(['c3-e3']);
  expect(planning.plan.value.moves).toEqual([{ from: 'e3', to: 'e1' }]);
});

test('what is planned with is seen where it would stand', () => {
  const pieces = [piece('a2'), piece('b1', 'south', 'horse')];
  const { ghosts, away } = planned(pieces, [
    { from: 'a2', to: 'a3' },
    { from: 'a3', to: 'a4' },
    { from: 'h8', to: 'h7' },
  ]);
  expect(ghosts).toEqual([{ ...piece('a2'), at: 'a4' }]);
  expect(away).toEqual(new Set(['a2']));
  expect(planned(pieces, [])).toEqual({ ghosts: [], away: new Set() });
});

test('where several people play nothing is planned', () => {
  const { planning } = tableOf(['south', 'north']);
  expect(planning.click('a2')).toBe(false);
  expect(planning.own.value).toEqual(new Set());
});
