// A move told in pictures: which man goes, and what it takes. Pure.
import { between } from '../../board/geometry';
import type { ActionView, Board, Piece, View } from '../../generated/wire';

export interface Man {
  role: Piece['role'];
  army: Piece['army'];
}

export interface Picture {
  /** The faces that it was made with. */
  faces: readonly number[];
  /** Who goes; null where no man moves. */
  man: Man | null;
  /** What is taken, in order. */
  taken: readonly Man[];
  /** Whether it goes to an empty spot and takes nothing. */
  quiet: boolean;
}

/** The actions of one man: the first, and the jumps that continue it. */
export function firstMove(actions: readonly ActionView[]): readonly ActionView[] {
  const [first, ...rest] = actions;
  if (!first) return [];
  const move = [first];
  for (const next of rest) {
    const last = move.at(-1);
    if (next.kind !== 'capture' || last?.kind !== 'capture' || next.from !== last.to) break;
    move.push(next);
  }
  return move;
}

/** The man that an action takes: on its goal, jumped over, or passed in its own two steps. */
function takenBy({ kind, from, to }: ActionView, { pieces }: View, board: Board): Piece | undefined {
  if (kind !== 'capture' || from === null || to === null) return undefined;
  const at = (spot: string | null) => pieces.find((piece) => piece.at === spot);
  return at(to) ?? at(between(board, from, to)) ?? at(to.charAt(0) + from.slice(1));
}

/** The first move of a line, as it is seen in the position before it. */
export function pictureOf(
  line: readonly ActionView[],
  view: View,
  board: Board,
  faces: readonly number[] = [],
): Picture {
  const move = firstMove(line);
  const [first] = move;
  const goes = first?.kind === 'step' || first?.kind === 'capture' || first?.kind === 'promote';
  const man = goes ? view.pieces.find(({ at }) => at === (first.from ?? first.to)) : undefined;
  const taken = move.flatMap((action) => takenBy(action, view, board) ?? []);
  return {
    faces,
    man: man ? { role: man.role, army: man.army } : null,
    taken: taken.map(({ role, army }) => ({ role, army })),
    quiet: (goes || first?.kind === 'place') && taken.length === 0,
  };
}
