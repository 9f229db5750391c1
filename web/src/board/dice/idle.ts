// Which pieces a throw would have moved, and why they do not. Pure.
import { wears } from '../../base/signs';
import type { Piece, View } from '../../generated/wire';

export interface Idle {
  face: number;
  /** Pieces of that kind that stand hemmed in. */
  blocked: Piece[];
  /** Pieces of that kind that another seat commands. */
  held: Piece[];
  /** Pieces of that kind that stand still for good. */
  frozen: Piece[];
  /** Kinds of which none is left. */
  lost: string[];
}

/** `roles` are those that the face lets move, `thrower` is whose throw it is, `mover` who decides. */
export function idleOf(
  view: View,
  face: number,
  roles: readonly string[],
  thrower: string,
  mover: string,
): Idle {
  const idle: Idle = { face, blocked: [], held: [], frozen: [], lost: [] };
  for (const role of roles) {
    const own = view.pieces.filter((piece) => piece.role === role && piece.army === thrower);
    if (own.length === 0) idle.lost.push(role);
    const led =
      mover === thrower
        ? view.pieces.filter(
            (piece) => piece.role === role && piece.commander === mover && piece.army !== mover,
          )
        : [];
    for (const piece of [...own, ...led]) {
      if (wears(piece, 'frozen')) idle.frozen.push(piece);
      else if ((piece.commander ?? piece.army) !== mover) idle.held.push(piece);
      else idle.blocked.push(piece);
    }
  }
  return idle;
}

/** The pieces of a list by kind, each with where they stand. */
export function byRole(pieces: readonly Piece[]): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const { role, at } of pieces) found.set(role, [...(found.get(role) ?? []), at]);
  return [...found];
}
