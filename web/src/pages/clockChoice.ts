// What was chosen about the clock in the set-up form, and what it comes to. Pure.
import type { ClockPlan } from '../generated/ClockPlan';

/** Minutes for the whole game that can be chosen with one click. */
export const PRESETS = [5, 10, 30] as const;

export interface ClockChoice {
  kind: 'none' | 'own' | (typeof PRESETS)[number];
  /** As it was typed: for the whole game, and added for each turn. */
  minutes: string;
  seconds: string;
}

export const NO_CLOCK: ClockChoice = { kind: 'none', minutes: '15', seconds: '10' };

/** The choice that a plan stands for. */
export function choiceOf(plan: ClockPlan | undefined): ClockChoice {
  if (!plan) return NO_CLOCK;
  const minutes = plan.initial / 60;
  const preset = PRESETS.find((one) => one === minutes && plan.increment === 0);
  return { kind: preset ?? 'own', minutes: String(minutes), seconds: String(plan.increment) };
}

/** The plan chosen; undefined without a clock; the message that says what is wrong. */
export function planOf({ kind, minutes, seconds }: ClockChoice): ClockPlan | undefined | string {
  if (kind === 'none') return undefined;
  if (kind !== 'own') return { initial: kind * 60, increment: 0 };
  const initial = minutes.trim() === '' ? Number.NaN : Math.round(Number(minutes) * 60);
  if (!(initial >= 30 && initial <= 36_000)) return 'clock-minutes-wrong';
  const increment = seconds.trim() === '' ? Number.NaN : Number(seconds);
  if (!(Number.isInteger(increment) && increment >= 0 && increment <= 600)) return 'clock-seconds-wrong';
  return { initial, increment };
}
