// The pieces: each an element of its own for as long as it lives, moved by its transform.
import type { PieceView } from '../generated/PieceView';
import { BASES, INK, look } from './armies';
import type { Layout, Place } from './geometry';
import { ARMY } from './glyphs';
import type { Keyed } from './keyed';
import { PieceShape } from './Piece';

interface Props {
  on: Layout;
  pieces: readonly Keyed[];
  colours: Readonly<Record<string, string>>;
  movable: ReadonlySet<string>;
  selected: string | null;
  drag: { spot: string; at: Place } | null;
}

/** Signs on a piece: it waits, stands still, is moved by another, may be taken off. */
export function Signs({ piece, colours }: { piece: PieceView; colours: Readonly<Record<string, string>> }) {
  const commander = piece.commander === null ? null : look(colours[piece.commander]);
  const origin = piece.origin === null ? undefined : ARMY[piece.origin];
  return (
    <>
      {piece.frozen && (
        <g transform="translate(29 29)">
          <circle r="17" fill="#fffaf0" stroke={INK} stroke-width="2.5" />
          <path class="sign-frozen" d="M0-11V11M-9.5-5.5L9.5 5.5M-9.5 5.5L9.5-5.5" />
        </g>
      )}
      {commander && (
        // A flag in the commander's colour, with the shape of his base.
        <g transform="translate(-30 -30)">
          <circle r="17" fill="#fffaf0" stroke={INK} stroke-width="2.5" />
          <path
            d={BASES[commander.base]}
            transform="scale(0.26)"
            fill={commander.fill}
            stroke={INK}
            stroke-width="8"
          />
        </g>
      )}
      {piece.waiting && (
        <g transform="translate(29 -29)">
          <circle r="18" fill="#fffaf0" stroke={INK} stroke-width="2.5" />
          {origin ? (
            <path d={origin.body} transform="scale(0.42)" fill={INK} />
          ) : (
            <path d="M-6-9H6L-6 9H6Z" fill="none" stroke={INK} stroke-width="3" stroke-linejoin="round" />
          )}
        </g>
      )}
      {piece.huffable && (
        <g transform="translate(29 -29)">
          <circle r="17" fill="#fffaf0" stroke={INK} stroke-width="2.5" />
          <path d="M0-9V2M0 8V9" stroke="#a01c18" stroke-width="5" stroke-linecap="round" />
        </g>
      )}
    </>
  );
}

export function Pieces({ on, pieces, colours, movable, selected, drag }: Props) {
  const chess = Object.values(colours).includes('white');
  return (
    <g class="pieces" aria-hidden="true">
      {pieces.map(({ key, piece, gone }) => {
        const home = on.at.get(piece.at);
        const held = drag !== null && !gone && drag.spot === piece.at;
        const at = held ? drag.at : home;
        if (!at) return null;
        const colour = colours[piece.army] ?? '';
        const classes = ['piece'];
        if (gone) classes.push('gone');
        if (held) classes.push('held');
        if (piece.frozen) classes.push('frozen');
        if (!gone && (movable.has(piece.at) || selected === piece.at)) classes.push('may');
        return (
          <g key={key} class={classes.join(' ')} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
            <g class="shape">
              <PieceShape role={piece.role} colour={colour} chess={chess} />
            </g>
            <Signs piece={piece} colours={colours} />
          </g>
        );
      })}
    </g>
  );
}
