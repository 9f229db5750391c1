// The optimistic result of an edit before the server has answered, and the edit that a click makes. Which positions
// are possible is not known here. Pure.
import type { Edit, Man, Piece } from '../generated/wire';

/** The selected tool: a kind of piece to put on the board, or what to do with those on it. */
export type Tool = Man | 'move' | 'remove';

export const same = (one: Man | undefined, other: Man | undefined) =>
  one?.army === other?.army && one?.role === other?.role && one?.origin === other?.origin;

/** The pieces after an edit, as far as that is known without the server. */
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

/** What a click on a spot does: an edit, or the spot of the piece that is selected then. */
export type Click = { edit: Edit } | { held: string | null };

export function click(tool: Tool, at: string, held: string | null, pieces: readonly Piece[]): Click {
  const here = pieces.find((piece) => piece.at === at);
  if (tool === 'remove') return { edit: { edit: 'remove', at } };
  if (tool !== 'move')
    return { edit: same(here, tool) ? { edit: 'remove', at } : { edit: 'put', at, man: tool } };
  if (held === null) return { held: here ? at : null };
  return held === at ? { held: null } : { edit: { edit: 'move', from: held, to: at } };
}
