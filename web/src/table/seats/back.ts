// How far a table whose players have screens of their own goes back. Pure.
import { type Entry, standing } from '../../game/log';
import type { Seat } from '../../generated/wire';

/** Whether a player chose it: throws are nobody's choice. */
const isDecision = (entry: Entry | undefined): entry is Entry =>
  entry?.act.kind === 'play' && entry.seat !== null;

/**
 * From where a player goes back to decide anew: the number of the entry before the last decision for one of these seats;
 * before the whole of it, if others have gone on since. Null where there is none: then whoever decided last goes back.
 */
export function backFor(entries: readonly Entry[], seats: readonly Seat[]): number | null {
  const line = standing(entries);
  const own = (entry: Entry | undefined) =>
    isDecision(entry) && entry.seat !== null && seats.includes(entry.seat);
  let at = line.findLastIndex(own);
  if (at < 0) return null;
  const turn = line[at]?.turn;
  if (line.slice(at + 1).some(isDecision)) while (own(line[at - 1]) && line[at - 1]?.turn === turn) at--;
  return line[at - 1]?.seq ?? 0;
}

/** What stands no more when the game goes back to the state after that entry: how many moves, and whose was the first. */
export function undone(entries: readonly Entry[], to: number): { moves: number; seat: Seat | null } {
  const gone = standing(entries).filter((entry) => entry.seq > to && isDecision(entry));
  return { moves: new Set(gone.map(({ turn }) => turn)).size, seat: gone[0]?.seat ?? null };
}
