// What this browser remembers of each game of the day: today's table, and on which days it was played to the end. Pure but for
// the last functions.
import { signal } from '@preact/signals';
import { fieldsOf, keep, kept } from '../../base/kept';

/** So many days are shown side by side. */
export const WEEK = 7;

export interface Played {
  /** The last game that counts; null before the first. */
  last: { day: number; game: string; done: boolean } | null;
  /** How many days in a row were played, up to the last one that was. */
  streak: number;
  longest: number;
  /** The last days that were played, counted from 1970-01-01. */
  days: readonly number[];
}

export const NOTHING: Played = { last: null, streak: 0, longest: 0, days: [] };

/** A game that counts was begun, or goes on. */
export const begun = (known: Played, day: number, game: string): Played =>
  known.last?.game === game ? known : { ...known, last: { day, game, done: false } };

/** A game that counts is over; what is told again, or after a later day, changes nothing. */
export function finished(known: Played, day: number, game: string): Played {
  if (known.days.some((one) => one >= day)) return known;
  const streak = known.days.includes(day - 1) ? known.streak + 1 : 1;
  return {
    last: { day, game, done: true },
    streak,
    longest: Math.max(known.longest, streak),
    days: [...known.days, day].slice(-WEEK),
  };
}

/** The streak as it stands on a day: a day left out ends it. */
export const streakOn = ({ days, streak }: Played, day: number): number =>
  days.includes(day) || days.includes(day - 1) ? streak : 0;

const whole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What was kept of one game, as far as it makes sense. */
function readOne(kept: unknown): Played {
  const { last, streak, longest, days } = (kept ?? {}) as Partial<Played>;
  if (!whole(streak) || !whole(longest) || !Array.isArray(days) || !days.every(whole)) return NOTHING;
  const makes =
    last !== null &&
    typeof last === 'object' &&
    whole(last.day) &&
    typeof last.game === 'string' &&
    typeof last.done === 'boolean';
  return { last: makes ? last : null, streak, longest, days };
}

type All = Readonly<Record<string, Played>>;

/** What was kept, by the id of each game of the day. */
export const readPlayed = (text: string | null): All =>
  Object.fromEntries(Object.entries(fieldsOf(text)).map(([id, one]) => [id, readOne(one)]));

const KEY = 'ashtapada-days';
const all = signal<All>(readPlayed(kept(KEY)));

/** What is remembered of a game of the day. */
export const playedOf = (id: string): Played => all.value[id] ?? NOTHING;

function remember(id: string, how: (known: Played) => Played): void {
  const before = all.peek()[id] ?? NOTHING;
  const now = how(before);
  if (now === before) return;
  all.value = { ...all.peek(), [id]: now };
  keep(KEY, JSON.stringify(all.peek()));
}

export const hasBegun = (id: string, day: number, game: string): void =>
  remember(id, (known) => begun(known, day, game));
export const hasFinished = (id: string, day: number, game: string): void =>
  remember(id, (known) => finished(known, day, game));
