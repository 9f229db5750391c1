// Moves planned ahead (premoves) at one table: when they may be planned, and when they are played.
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type Clicked, drop as carry, type Offer } from '../../board/choice';
import { due, NO_PLAN, ownSpots, type Plan, planBack, planClick, planDrop } from '../../board/premove';
import type { Way } from '../../board/ways';
import type { Entry } from '../../game/fold';
import type { ActionKind, ActionView, Piece, Seat, View } from '../../generated/wire';
import { type Basis, type Breach, breachOf } from './basis';

interface StoreInputs {
  live: ReadonlySignal<View | null>;
  offer: ReadonlySignal<Offer>;
  /** Whether the board shows the present. */
  current: ReadonlySignal<boolean>;
  /** Whether one looks back. */
  back: ReadonlySignal<boolean>;
  waiting: ReadonlySignal<boolean>;
  /** What is known now; and of the log only what has been shown. */
  basis: ReadonlySignal<Basis>;
  told: ReadonlySignal<readonly Entry[]>;
  isHuman(seat: Seat | null): boolean;
  apply(clicked: Clicked): void;
  /** Nothing is planned any more: what the plan built on is gone, or else its first move cannot be played. */
  dropped(breach: Breach | null): void;
}

/** Decisions before a throw; planned moves wait until there are others. */
const EARLY: readonly ActionKind[] = ['call', 'offer-exchange', 'accept', 'decline', 'withdraw', 'promote'];

export function makePlanning(seen: StoreInputs) {
  const { live, offer, current, back, waiting, basis, told, isHuman, apply, dropped } = seen;
  const plan = signal<Plan>(NO_PLAN);
  /** The seat that moves are planned for: only where a single person plays. */
  const seat = computed(() => {
    const humans = (live.value?.seats ?? []).filter((one) => isHuman(one.seat));
    return humans.length === 1 ? (humans[0]?.seat ?? null) : null;
  });
  const open = computed(() => {
    const turn = live.value?.turn;
    if (seat.value === null || !turn || turn.kind === 'over' || back.value) return false;
    return turn.seat !== seat.value || !current.value;
  });
  const mine = (piece: Piece) => (piece.commander ?? piece.army) === seat.value;
  const own = computed<ReadonlySet<string>>(() =>
    open.value ? ownSpots(live.value?.pieces ?? [], mine, plan.value.moves) : new Set(),
  );

  /** The legal actions in which the last planned move was looked up: the next one waits for new ones. */
  let judged: readonly ActionView[] | null = null;
  /** What the plan builds on, as it was when it was last found to hold. */
  let made: Basis | null = null;

  /** Whether the plan lost what it builds on, and was dropped. */
  function isBroken(): boolean {
    const now = basis.value;
    const breach = breachOf(made ?? { ...now, entries: told.peek() }, now);
    made = breach ? null : now;
    if (breach) untracked(() => drop(breach));
    return breach !== null;
  }

  function drop(breach: Breach | null): void {
    const { moves } = plan.value;
    plan.value = NO_PLAN;
    if (moves.length > 0 && breach !== 'over' && breach !== 'anew') dropped(breach);
  }

  const stop = effect(() => {
    if (plan.value === NO_PLAN) {
      made = null;
      return;
    }
    if (isBroken() || waiting.value) return;
    if (live.value?.turn.kind === 'over') plan.value = NO_PLAN;
    const now = offer.value;
    if (now.legal === judged || now.legal.every((action) => EARLY.includes(action.kind))) return;
    untracked(() => {
      judged = now.legal;
      const first = plan.value.moves[0];
      const { possible, rest } = due(plan.value, now);
      if (first && !possible) {
        drop(null);
        return;
      }
      plan.value = rest.moves.length > 0 ? rest : NO_PLAN;
      if (first) apply(carry(now, first.from, first.to));
    });
  });

  return {
    plan,
    own,
    /** Whether the click changed the plan. */
    click(spot: string): boolean {
      const next = open.value ? planClick(plan.value, own.value, spot) : null;
      if (next) plan.value = next;
      return next !== null;
    },
    drop(from: string, to: string): boolean {
      if (open.value) plan.value = planDrop(plan.value, own.value, from, to);
      return open.value;
    },
    /** Plans the rest of a chain that has begun, before all other planned moves. */
    follow(way: Way): void {
      const jumps = way.slice(1).map((to, index) => ({ from: way[index] ?? '', to }));
      plan.value = { moves: [...jumps, ...plan.value.moves], selected: null };
    },
    /** Drops the whole plan; returns whether there was one. */
    clear(): boolean {
      const was = plan.value !== NO_PLAN;
      plan.value = NO_PLAN;
      return was;
    },
    /** Drops the whole plan; returns whether there was a move in it. */
    dropRest(): boolean {
      const { moves } = plan.value;
      plan.value = NO_PLAN;
      return moves.length > 0;
    },
    /** Drops the last planned move; returns whether there was one. */
    back(): boolean {
      const was = plan.value !== NO_PLAN;
      if (was) plan.value = planBack(plan.value);
      return was;
    },
    stop,
  };
}
