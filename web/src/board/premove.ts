// Moves decided on before their time: while others think, or while their moves are still being shown.
// Several may follow each other. Pure: whether one can be played is known only when its time comes.
import { wears } from '../base/signs';
import type { Piece } from '../generated/wire';
import { type Offer, targets } from './choice';

export interface Premove {
  from: string;
  to: string;
}

/** The moves planned, and the piece picked up to plan the next. */
export interface Plan {
  moves: readonly Premove[];
  selected: string | null;
}

export const NO_PLAN: Plan = { moves: [], selected: null };

/** Where pieces of mine would stand if all that is planned came true. */
export function ownSpots(
  pieces: readonly Piece[],
  mine: (piece: Piece) => boolean,
  moves: readonly Premove[],
): Set<string> {
  const spots = new Set(
    pieces.filter((piece) => mine(piece) && !wears(piece, 'frozen')).map((piece) => piece.at),
  );
  for (const { from, to } of moves) if (spots.delete(from)) spots.add(to);
  return spots;
}

/** The pieces that are planned with, where they would stand in the end; and where they stand now. */
export function planned(
  pieces: readonly Piece[],
  moves: readonly Premove[],
): { ghosts: Piece[]; away: ReadonlySet<string> } {
  const moved = new Map<string, Piece>();
  for (const { from, to } of moves) {
    const piece = moved.get(from) ?? pieces.find((one) => one.at === from);
    if (!piece) continue;
    moved.delete(from);
    moved.set(to, piece);
  }
  return {
    ghosts: [...moved].map(([at, piece]) => ({ ...piece, at })),
    away: new Set([...moved.values()].map((piece) => piece.at)),
  };
}

/** A click while planning: picks up, puts down, or changes one's mind. Null: it means nothing here. */
export function planClick(plan: Plan, own: ReadonlySet<string>, spot: string): Plan | null {
  const { moves, selected } = plan;
  if (selected === spot) return { moves, selected: null };
  if (own.has(spot)) return { moves, selected: spot };
  if (selected !== null) return planMove(plan, { from: selected, to: spot });
  return moves.length > 0 ? NO_PLAN : null;
}

/** A piece carried to another spot while planning. */
export function planDrop(plan: Plan, own: ReadonlySet<string>, from: string, to: string): Plan {
  if (from === to) return { moves: plan.moves, selected: from };
  if (!own.has(from)) return plan;
  // Also onto one of mine: who expects it to be captured takes back.
  return planMove(plan, { from, to });
}

const planMove = (plan: Plan, move: Premove): Plan => ({ moves: [...plan.moves, move], selected: null });

/** The last of the planned moves is given up. */
export function planBack(plan: Plan): Plan {
  return plan.selected !== null
    ? { ...plan, selected: null }
    : { moves: plan.moves.slice(0, -1), selected: null };
}

/**
 * The time of the first planned move has come: whether the rules offer it, as one move or as a chain of jumps,
 * and what stays planned. When they do not, nothing stays: what was to follow built on it.
 */
export function due(plan: Plan, { legal, chains }: Offer): { possible: boolean; rest: Plan } {
  const [first, ...moves] = plan.moves;
  const kind = first && targets(legal, first.from, chains).get(first.to);
  const possible = kind === 'step' || kind === 'capture' || kind === 'far';
  return { possible, rest: possible ? { moves, selected: plan.selected } : NO_PLAN };
}
