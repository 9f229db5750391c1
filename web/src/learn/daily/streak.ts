// The streak of daily positions, one for each list, kept by this browser alone. Pure but for the last two functions.
import { signal } from '@preact/signals';
import { fieldsOf, keep, kept } from '../../base/kept';
import type { DailyList } from '../../generated/wire';

export type Result = 'found' | 'missed';

/** The last day on which the position of a list was tried. */
export interface Tried {
  /** Counted from 1970-01-01. */
  day: number;
  result: Result;
  /** How many days in a row were found, that day included. */
  streak: number;
  /** The longest streak so far. */
  longest: number;
}
export type Trials = Readonly<Partial<Record<DailyList, Tried>>>;

const DAY = 86_400_000;

/** The day everywhere on earth, by the date in Greenwich. */
export const dayOf = (now: Date) => Math.floor(now.getTime() / DAY);
/** As the address of the positions has it: 2026-11-22. */
export const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** The streak as it stands on a day: a day left out ends it, and so does a miss. */
export const streakOn = (tried: Tried | undefined, day: number) =>
  tried && tried.day >= day - 1 ? tried.streak : 0;

/** What was found out on that day, if it was tried. */
export const resultOn = (tried: Tried | undefined, day: number): Result | null =>
  tried?.day === day ? tried.result : null;

/** After a try; only the first of a day counts. */
export function after(tried: Tried | undefined, day: number, result: Result): Tried {
  if (tried?.day === day) return tried;
  const streak = result === 'found' ? streakOn(tried, day) + 1 : 0;
  return { day, result, streak, longest: Math.max(tried?.longest ?? 0, streak) };
}

const whole = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What was kept, as far as it makes sense. */
export function readTrials(text: string | null): Trials {
  const makes = (one: unknown): one is Tried => {
    const { day, result, streak, longest } = (one ?? {}) as Partial<Tried>;
    return [day, streak, longest].every(whole) && (result === 'found' || result === 'missed');
  };
  return Object.fromEntries(Object.entries(fieldsOf(text)).filter(([, one]) => makes(one)));
}

const KEY = 'ashtapada-daily';
export const trials = signal<Trials>(readTrials(kept(KEY)));

export function remember(list: DailyList, day: number, result: Result): void {
  const before = trials.peek()[list];
  const now = after(before, day, result);
  if (now === before) return;
  trials.value = { ...trials.peek(), [list]: now };
  keep(KEY, JSON.stringify(trials.peek()));
}

/** So many solved positions are remembered. */
const MOST = 3000;

/** The positions that were solved, by list and day. */
export const readSolved = (text: string | null): ReadonlySet<string> => {
  const { solved } = fieldsOf(text);
  return new Set(Array.isArray(solved) ? solved.filter((one) => typeof one === 'string') : []);
};

const SOLVED = 'ashtapada-solved';
const solved = signal(readSolved(kept(SOLVED)));
const nameOf = (list: DailyList, day: number) => `${list} ${day}`;

export const isSolved = (list: DailyList, day: number): boolean => solved.value.has(nameOf(list, day));

export function hasSolved(list: DailyList, day: number): void {
  if (solved.peek().has(nameOf(list, day))) return;
  solved.value = new Set([...solved.peek(), nameOf(list, day)].slice(-MOST));
  keep(SOLVED, JSON.stringify({ solved: [...solved.peek()] }));
}
