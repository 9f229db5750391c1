// The states of a game, folded from its log: the server sends what each entry changed, and the page keeps the views
// that follow. What an entry does not change is shared with the view before. Pure.
import type { Change, EntryView, View } from '../generated/wire';

/** An entry of the log with the state that it led to. */
export interface Entry extends EntryView {
  view: View;
}

/** The view that follows from another by a change. */
export function applyChange(before: View, change: Change): View {
  const { position, turn, thrower = null, dice = [], gone = [], pieces = [], seats = [] } = change;
  const { left = [], taken = [], outcome = null, quiet = 0, settled = false } = change;
  const replaced = new Set([...gone, ...pieces.map((piece) => piece.at)]);
  return {
    position,
    turn,
    thrower,
    dice,
    outcome,
    quiet,
    settled,
    ...(left.length > 0 && { left }),
    pieces:
      replaced.size === 0
        ? before.pieces
        : [...before.pieces.filter((piece) => !replaced.has(piece.at)), ...pieces],
    seats:
      seats.length === 0
        ? before.seats
        : before.seats.map((one) => seats.find(({ seat }) => seat === one.seat) ?? one),
    taken: taken.length === 0 ? before.taken : [...before.taken, ...taken],
  };
}

/** The view after so many entries. */
export const viewAfter = (start: View, entries: readonly Entry[], count: number): View =>
  entries[count - 1]?.view ?? start;

/** Appends new entries to a log; entries that it has already are skipped. */
export function grown(start: View, entries: readonly Entry[], fresh: readonly EntryView[]): readonly Entry[] {
  const log = [...entries];
  for (const entry of fresh) {
    if (entry.seq <= log.length) continue;
    // Taking back leads to an earlier state; all else follows from the entry before.
    const from = entry.act.kind === 'take-back' ? entry.act.to : log.length;
    const before = viewAfter(start, log, from);
    log.push({ ...entry, view: entry.change ? applyChange(before, entry.change) : before });
  }
  return log;
}
