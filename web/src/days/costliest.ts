// Which of one's choices cost most, of all that the review of a game has. Pure.
import type { ActionView, EntryView, ReviewView, Seat } from '../generated/wire';

export interface Costly {
  /** The number of the entry. */
  seq: number;
  cost: number;
  better: readonly ActionView[];
}

/** Cheaper than that, a choice is as good as any. */
const LEAST = 0.01;

export function costliest({ moments }: ReviewView, seat: Seat): Costly | null {
  let worst: Costly | null = null;
  for (const moment of moments) {
    if (moment.kind !== 'choice' || moment.seat !== seat || moment.better.length === 0) continue;
    if (moment.cost >= LEAST && moment.cost > (worst?.cost ?? 0))
      worst = { seq: moment.seq, cost: moment.cost, better: moment.better };
  }
  return worst;
}

/** In which of a seat's turns an entry was played; a turn with dice begins with the throw. */
export const turnOf = (entries: readonly EntryView[], seq: number, seat: Seat): number =>
  new Set(entries.flatMap((entry) => (entry.seq <= seq && entry.owner === seat ? entry.turn : []))).size;
