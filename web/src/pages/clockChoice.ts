// What was chosen about the clock in the set-up form, and what it comes to. Pure.
import type { ClockPlan } from '../generated/ClockPlan';

/** Minutes for the whole game that can be chosen with one click. */
export const PRESETS = [5, 10, 30] as const;

const DAY = 86_400;

export interface ClockChoice {
  kind: 'none' | 'own' | 'days' | (typeof PRESETS)[number];
  /** As it was typed: for the whole game, and for each turn. */
  minutes: string;
  seconds: string;
  /** Whether the seconds are added, or cost nothing at the beginning of a turn. */
  each: 'increment' | 'delay';
  days: string;
  /** Whether who runs out of time loses. */
  decides: boolean;
}

export const NO_CLOCK: ClockChoice = {
  kind: 'none',
  minutes: '15',
  seconds: '10',
  each: 'increment',
  days: '3',
  decides: false,
};

/** The choice that a plan stands for. */
export function choiceOf(plan: ClockPlan | undefined): ClockChoice {
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
