// What is seen of a change before the server has answered, and which change a click makes. What may stand where is
// not known here. Pure.
import type { Edit } from '../generated/Edit';
import type { Man } from '../generated/Man';
import type { Piece } from '../generated/Piece';

/** What is in the hand: a man to put on the board, or what is done to those that stand there. */
export type Tool = Man | 'move' | 'remove';

export const same = (one: Man | undefined, other: Man | undefined) =>
  one?.army === other?.army && one?.role === other?.role && one?.origin === other?.origin;

/** The pieces as they will stand, as far as that is plain. */
export function after(pieces: readonly Piece[], edit: Edit): readonly Piece[] {
  const without = (...spots: string[]) => pieces.filter((piece) => !spots.includes(piece.at));
  switch (edit.edit) {
    case 'put':
      return [...without(edit.at), { at: edit.at, ...edit.man }];
    case 'remove':
      return without(edit.at);
    case 'move': {
      const moved = pieces.find((piece) => piece.at === edit.from);
      return moved ? [...without(edit.from, edit.to), { ...moved, at: edit.to }] : pieces;
    }
    case 'clear':
      return [];
    case 'start':
    case 'turn':
    case 'set':
      return pieces;
  }
}

/** What a click on a spot does: a change, or the spot whose piece is held then. */
export type Click = { edit: Edit } | { held: string | null };

export function click(tool: Tool, at: string, held: string | null, pieces: readonly Piece[]): Click {
  const here = pieces.find((piece) => piece.at === at);
  if (tool === 'remove') return { edit: { edit: 'remove', at } };
  if (tool !== 'move')
    return { edit: same(here, tool) ? { edit: 'remove', at } : { edit: 'put', at, man: tool } };
  if (held === null) return { held: here ? at : null };
  return held === at ? { held: null } : { edit: { edit: 'move', from: held, to: at } };
}
