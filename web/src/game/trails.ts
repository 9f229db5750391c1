// The last move of each army, which stays marked on the board for a round, as long as its man stands. Pure.
import type { Moved, Trail } from '../base/moves';
import type { Seat } from '../generated/wire';
import { type Entry, effective, isThrow } from './log';

interface Found {
  moves: Moved[];
  turn: number;
  /** Whose turn it was: it may have been another's man. */
  owner: Seat | null;
  /** The number of its last entry, by which armies that moved in the same turn are ordered. */
  seq: number;
}

/** Whether a round has passed since a turn: somebody has had a second turn since, or whose turn it was has let one pass. */
function isPast({ turn, owner }: Found, entries: readonly Entry[]): boolean {
  const since = new Map<Seat, number>();
  for (const entry of entries) {
    const seat = entry.owner ?? entry.seat;
    if (entry.act.kind !== 'play' || entry.turn <= turn || seat === null) continue;
    if ((since.get(seat) ?? entry.turn) !== entry.turn) return true;
    since.set(seat, entry.turn);
    if (seat === owner && !isThrow(entry)) return true;
  }
  return false;
}

/** The moves that end with a man who was not taken afterwards. */
function standing({ moves, seq }: Found, army: Seat, entries: readonly Entry[]): Moved[] {
  const taken = new Set<string>();
  for (const entry of entries) {
    if (entry.seq <= seq) continue;
    for (const event of entry.events) {
      if (event.kind === 'captured' && event.army === army) taken.add(event.at);
    }
  }
  let left = moves;
  for (let at of taken) {
    // The way of a man is all that led to where he was taken.
    for (const move of moves.toReversed()) {
      if (move.to !== at || !left.includes(move)) continue;
      left = left.filter((one) => one !== move);
      at = move.from ?? at;
    }
  }
  return left;
}

/** The trails, the newest first. */
export function trailsOf(entries: readonly Entry[]): Trail[] {
  const armies = new Set(entries.at(-1)?.view.pieces.map((piece) => piece.army));
  const found = new Map<Seat, Found>();
  const all = effective(entries);
  let oldest = 0;
  for (const entry of all.toReversed()) {
    // The turn of the last army that was looked for is read to its beginning.
    if (found.size === armies.size && entry.turn !== oldest) break;
    for (const event of [...entry.events].reverse()) {
      const army = event.kind === 'moved' || event.kind === 'placed' ? event.army : null;
      if (army === null || !armies.has(army) || (found.get(army)?.turn ?? entry.turn) !== entry.turn)
        continue;
      const one = found.get(army) ?? { moves: [], turn: entry.turn, owner: entry.owner, seq: entry.seq };
      found.set(army, one);
      oldest = entry.turn;
      if (event.kind === 'moved') one.moves.unshift({ from: event.from, to: event.to });
      else if (event.kind === 'placed') one.moves.unshift({ from: null, to: event.at });
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b.seq - a.seq)
    .flatMap(([army, one]) => {
      const moves = isPast(one, all) ? [] : standing(one, army, all);
      return moves.length > 0 ? [{ army, moves }] : [];
    })
    .map((trail, age) => ({ ...trail, age }));
}
