// A small board that only shows a position.

import type { Colours } from '../base/colours';
import { memo } from '../base/memo';
import { wears } from '../base/signs';
import type { Board, View } from '../generated/wire';
import { arrowPath } from './arrow';
import { layout, type Place, viewBox } from './geometry';
import { PieceShape } from './Piece';
import { SpotMark } from './SpotMark';
import { Surface } from './Surface';

/** An arrow over the men, or where it begins and ends on one spot a ring. */
export interface MiniArrow {
  from: string;
  to: string;
  /** Its colour. */
  ink: string;
}

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
  /** Quarter turns, as on a large board. */
  turns?: number;
  arrows?: readonly MiniArrow[];
}

/** So thick that an arrow is seen on a board of the breadth of a hand. */
const THICK = 20;
/** How far from the middle of a man it begins, so that the man is seen; a short one has to be seen itself. */
const [ASIDE, SEEN] = [34, 90];

/** An arrow's way without its first part. */
function begun(from: Place, to: Place): Place {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(ASIDE, Math.max(0, far - SEEN)) / far;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export const MiniBoard = memo(
  ({
    board,
    view,
    colours,
    label,
    coordinates = false,
    part,
    from = null,
    to = null,
    ...more
  }: MiniBoardProps) => {
    const on = layout(board, more.turns ?? 0);
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
        {more.arrows?.map((arrow) => {
          const [a, b] = [on.at.get(arrow.from), on.at.get(arrow.to)];
          if (!a || !b) return null;
          return (
            <g key={`${arrow.from}${arrow.to}${arrow.ink}`} class="mini-arrow" style={{ '--own': arrow.ink }}>
              {a === b ? <circle cx={a.x} cy={a.y} r="46" /> : <path d={arrowPath(begun(a, b), b, THICK)} />}
            </g>
          );
        })}
      </svg>
    );
  },
);
