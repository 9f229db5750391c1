// What was chosen about the clock in the set-up form, and what it comes to. Pure.
import type { ClockPlan, Seat, SeatClock } from '../generated/wire';

/** Minutes for the whole game that can be chosen with one click. */
export const PRESETS = [5, 10, 30] as const;

const DAY = 86_400;

/** Times as they were typed. */
export interface Times {
  /** For the whole game, and for each turn. */
  minutes: string;
  seconds: string;
  /** For a turn. */
  days: string;
}

export interface ClockChoice extends Times {
  kind: 'none' | 'own' | 'days' | (typeof PRESETS)[number];
  /** Whether the seconds are added, or cost nothing at the beginning of a turn. */
  each: 'increment' | 'delay';
  /** Whether who runs out of time loses. */
  decides: boolean;
  /** The times of each seat, as far as they were typed, where they differ; null: all have the same. */
  odds: Readonly<Partial<Record<Seat, Times>>> | null;
}

export const NO_CLOCK: ClockChoice = {
  kind: 'none',
  minutes: '15',
  seconds: '10',
  each: 'increment',
  days: '3',
  decides: false,
  odds: null,
};

const timesOf = (plan: ClockPlan): Times =>
  plan.kind === 'turn'
    ? { minutes: NO_CLOCK.minutes, seconds: NO_CLOCK.seconds, days: String(plan.initial / DAY) }
    : { minutes: String(plan.initial / 60), seconds: String(plan.increment), days: NO_CLOCK.days };

/** The choice that a plan stands for, with those of single seats. */
export function choiceOf(plan: ClockPlan | undefined, clocks: readonly SeatClock[] = []): ClockChoice {
  const odds =
    clocks.length > 0 ? Object.fromEntries(clocks.map((own) => [own.seat, timesOf(own.clock)])) : null;
  return { ...sameForAll(plan), odds };
}

function sameForAll(plan: ClockPlan | undefined): ClockChoice {
  if (!plan) return NO_CLOCK;
  const common = { ...NO_CLOCK, decides: plan.decides ?? false };
  if (plan.kind === 'turn') return { ...common, kind: 'days', days: String(plan.initial / DAY) };
  const minutes = plan.initial / 60;
  const preset = PRESETS.find((one) => one === minutes && plan.increment === 0);
  const each = plan.kind === 'delay' ? 'delay' : 'increment';
  return {
    ...common,
    kind: preset ?? 'own',
    minutes: String(minutes),
    seconds: String(plan.increment),
    each,
  };
}

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to;

/** The plan chosen; undefined without a clock; the message that says what is wrong. */
export function planOf(choice: ClockChoice): ClockPlan | undefined | string {
  const { kind, each, decides } = choice;
  const ends = decides ? { decides } : {};
  if (kind === 'none') return undefined;
  if (kind === 'days') {
    const days = numberOf(choice.days);
    if (!isWhole(days, 1, 30)) return 'clock-days-wrong';
    return { initial: days * DAY, increment: 0, kind: 'turn', ...ends };
  }
  if (kind !== 'own') return { initial: kind * 60, increment: 0, ...ends };
  const initial = Math.round(numberOf(choice.minutes) * 60);
  if (!(initial >= 30 && initial <= 36_000)) return 'clock-minutes-wrong';
  const increment = numberOf(choice.seconds);
  if (!isWhole(increment, 0, 600)) return 'clock-seconds-wrong';
  return { initial, increment, ...(each === 'delay' && { kind: each }), ...ends };
}

/** What a seat gets: what was typed for it, or else what all get. */
export function timesAt(choice: ClockChoice, seat: Seat): Times {
  const { kind, minutes, seconds, days } = choice;
  const common =
    typeof kind === 'number' ? { minutes: String(kind), seconds: '0', days } : { minutes, seconds, days };
  return choice.odds?.[seat] ?? common;
}

/** The plans of the seats that have another than the rest, where the times differ; the message that says what is wrong. */
export function oddsOf(choice: ClockChoice, seats: readonly Seat[]): SeatClock[] | string {
  const common = planOf(choice);
  if (!choice.odds || typeof common !== 'object') return [];
  const own: SeatClock[] = [];
  for (const seat of seats) {
    const kind = choice.kind === 'days' ? 'days' : 'own';
    const clock = planOf({ ...choice, ...timesAt(choice, seat), kind });
    if (typeof clock === 'string') return clock;
    if (clock && (clock.initial !== common.initial || clock.increment !== common.increment))
      own.push({ seat, clock });
  }
  return own;
}
