// The last move of each army, which stays marked on the board until the army moves again. Pure.
import type { Moved, Trail } from '../base/moves';
import type { Seat } from '../generated/wire';
import { type Entry, effective } from './log';

interface Found {
  moves: Moved[];
  turn: number;
  /** The number of its last entry, by which armies that moved in the same turn are ordered. */
  seq: number;
}

/** The trails, the newest first; an army that is no longer on the board has none. */
export function trailsOf(entries: readonly Entry[]): Trail[] {
  const standing = new Set(entries.at(-1)?.view.pieces.map((piece) => piece.army));
  const found = new Map<Seat, Found>();
  const all = effective(entries);
  let oldest = 0;
  for (const entry of all.toReversed()) {
    // The turn of the last army that was looked for is read to its beginning.
    if (found.size === standing.size && entry.turn !== oldest) break;
    for (const event of [...entry.events].reverse()) {
      const army = event.kind === 'moved' || event.kind === 'placed' ? event.army : null;
      if (army === null || !standing.has(army) || (found.get(army)?.turn ?? entry.turn) !== entry.turn)
        continue;
      const one = found.get(army) ?? { moves: [], turn: entry.turn, seq: entry.seq };
      found.set(army, one);
      oldest = entry.turn;
      if (event.kind === 'moved') one.moves.unshift({ from: event.from, to: event.to });
      else if (event.kind === 'placed') one.moves.unshift({ from: null, to: event.at });
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b.seq - a.seq)
    .map(([army, { moves }], age) => ({ army, moves, age }));
}
