// What this browser remembers of the daily throw: today's game, and on which days it was played to the end. Pure but for the last
// functions.
import { signal } from '@preact/signals';
import { fieldsOf, keep, kept } from '../../base/kept';

/** So many days are shown side by side. */
export const WEEK = 7;

export interface Thrown {
  /** The last game that counts; null before the first. */
  last: { day: number; game: string; points: number | null } | null;
  /** How many days in a row were played, up to the last one that was. */
  streak: number;
  longest: number;
  /** The last days that were played, counted from 1970-01-01. */
  days: readonly number[];
}

export const NOTHING: Thrown = { last: null, streak: 0, longest: 0, days: [] };

/** A game that counts was begun, or goes on. */
export const begun = (known: Thrown, day: number, game: string): Thrown =>
  known.last?.game === game ? known : { ...known, last: { day, game, points: null } };

/** A game that counts is over; what is told again, or after a later day, changes nothing. */
export function finished(known: Thrown, day: number, game: string, points: number): Thrown {
  if (known.days.some((one) => one >= day)) return known;
  const streak = known.days.includes(day - 1) ? known.streak + 1 : 1;
  return {
    last: { day, game, points },
    streak,
    longest: Math.max(known.longest, streak),
    days: [...known.days, day].slice(-WEEK),
  };
}

/** The streak as it stands on a day: a day left out ends it. */
export const streakOn = ({ days, streak }: Thrown, day: number): number =>
  days.includes(day) || days.includes(day - 1) ? streak : 0;

const whole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What was kept, as far as it makes sense. */
export function readThrown(text: string | null): Thrown {
  const { last, streak, longest, days } = fieldsOf(text) as Partial<Thrown>;
  if (!whole(streak) || !whole(longest) || !Array.isArray(days) || !days.every(whole)) return NOTHING;
  const makes =
    last !== null &&
    typeof last === 'object' &&
    whole(last.day) &&
    typeof last.game === 'string' &&
    (last.points === null || whole(last.points));
  return { last: makes ? last : null, streak, longest, days };
}

const KEY = 'ashtapada-throw';
export const thrown = signal<Thrown>(readThrown(kept(KEY)));

function remember(now: Thrown): void {
  if (now === thrown.peek()) return;
  thrown.value = now;
  keep(KEY, JSON.stringify(now));
}

export const hasBegun = (day: number, game: string): void => remember(begun(thrown.peek(), day, game));
export const hasFinished = (day: number, game: string, points: number): void =>
  remember(finished(thrown.peek(), day, game, points));
