// A small board that only shows a position.

import type { Colours } from '../base/colours';
import { memo } from '../base/memo';
import { wears } from '../base/signs';
import type { Board, View } from '../generated/wire';
import { layout, viewBox } from './geometry';
import { PieceShape } from './Piece';
import { SpotMark } from './SpotMark';
import { Surface } from './Surface';

export interface MiniBoardProps {
  board: Board;
  view: View;
  colours: Colours;
  label?: string;
  coordinates?: boolean;
  /** The part of the board to show, as a `viewBox`; all of it if none is given. */
  part?: string;
  /** Spots to point at: where the action of this frame began and ended. */
  from?: string | null;
  to?: string | null;
}

export const MiniBoard = memo(
  ({ board, view, colours, label, coordinates = false, part, from = null, to = null }: MiniBoardProps) => {
    const on = layout(board, 0);
    return (
      <svg
        class="board mini"
        viewBox={part ?? viewBox(on)}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
      >
        <Surface on={on} colours={colours} coordinates={coordinates} />
        <SpotMark on={on} name={from} kind="last-from" />
        <SpotMark on={on} name={to} kind="last-to" />
        {view.pieces.map((piece) => {
          const at = on.at.get(piece.at);
          return at ? (
            <g
              key={piece.at}
              transform={`translate(${at.x} ${at.y})`}
              class={wears(piece, 'frozen') ? 'frozen' : undefined}
            >
              <PieceShape role={piece.role} colour={colours[piece.army] ?? ''} men={colours.men} />
            </g>
          ) : null;
        })}
      </svg>
    );
  },
);
