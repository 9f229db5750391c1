// The pieces: each an element of its own for as long as it lives, moved by its transform.

import { Component, createRef, type Ref } from 'preact';
import type { Colours } from '../base/colours';
import { still } from '../base/match';
import { memo } from '../base/memo';
import { wears } from '../base/signs';
import type { Motion, Piece } from '../generated/wire';
import { alongArc } from './arcs';
import { BASES, INK, look } from './armies';
import type { Layout } from './geometry';
import { ARMY } from './glyphs';
import { type Keyed, samePiece } from './keyed';
import { carryOff, goRound, leap, leaps, type Motions } from './motion';
import { PieceShape } from './Piece';

interface Props {
  on: Layout;
  pieces: readonly Keyed[];
  colours: Colours;
  /** Where the piece stands that is carried. */
  carried: string | null;
  /** Where pieces stand that are planned to go. */
  away: ReadonlySet<string>;
  /** The piece that was put down by hand last. */
  landed: number | null;
  motion: Motions | undefined;
}

interface CarriedProps {
  piece: Piece;
  colours: Colours;
  place: Ref<SVGGElement>;
}

/** Signs on a piece: it is in check, waits, stands still, is moved by another, may be taken off. */
export function Signs({ piece, colours }: { piece: Piece; colours: Colours }) {
  const commander = piece.commander && look(colours[piece.commander]);
  const origin = piece.origin && ARMY[piece.origin];
  return (
    <>
      {wears(piece, 'checked') && <circle class="sign-checked" r="45" />}
      {wears(piece, 'frozen') && (
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
      {wears(piece, 'waiting') && (
        <g transform="translate(29 -29)">
          <circle r="18" fill="#fffaf0" stroke={INK} stroke-width="2.5" />
          {origin ? (
            <path d={origin.body} transform="scale(0.42)" fill={INK} />
          ) : (
            <path d="M-6-9H6L-6 9H6Z" fill="none" stroke={INK} stroke-width="3" stroke-linejoin="round" />
          )}
        </g>
      )}
      {wears(piece, 'huffable') && (
        <g transform="translate(29 -29)">
          <circle r="17" fill="#fffaf0" stroke={INK} stroke-width="2.5" />
          <path d="M0-9V2M0 8V9" stroke="#a01c18" stroke-width="5" stroke-linecap="round" />
        </g>
      )}
    </>
  );
}

interface OneProps {
  on: Layout;
  piece: Piece;
  gone: boolean;
  captor: string | undefined;
  colours: Colours;
  /** Carried by the pointer, or in thought: what stays behind is its shadow. */
  carried: boolean;
  /** Put down where it is by hand: it does not go there once more. */
  landed: boolean;
  motion: Motion | undefined;
}

/** Redrawn only when something of it changes; sees to its own motion. */
class One extends Component<OneProps> {
  private readonly whole = createRef<SVGGElement>();
  private readonly shape = createRef<SVGGElement>();

  override shouldComponentUpdate(next: OneProps): boolean {
    const now: OneProps = this.props;
    const names = Object.keys(next) as (keyof OneProps)[];
    return (
      !samePiece(next.piece, now.piece) || names.some((name) => name !== 'piece' && next[name] !== now[name])
    );
  }

  override componentDidUpdate(before: OneProps): void {
    const { on, piece, gone, captor, landed, motion } = this.props;
    const [whole, shape] = [this.whole.current, this.shape.current];
    if (still() || before.on !== on || !whole || !shape) return;
    const [from, to] = [on.at.get(before.piece.at), on.at.get(piece.at)];
    if (gone && !before.gone && captor) carryOff(whole, on, piece.at, captor);
    else if (!landed && from && to && leaps(motion, from, to)) leap(shape);
    if (gone || landed) return;
    const arc = alongArc(on, before.piece.at, piece.at);
    if (arc.length > 0) goRound(whole, arc);
  }

  override render({ on, piece, gone, colours, carried, landed }: OneProps) {
    const at = on.at.get(piece.at);
    if (!at) return null;
    const classes = ['piece'];
    if (gone) classes.push('gone');
    if (carried) classes.push('ghost');
    if (landed) classes.push('landed');
    if (wears(piece, 'frozen')) classes.push('frozen');
    return (
      <g
        ref={this.whole}
        class={classes.join(' ')}
        data-piece={gone ? undefined : `${piece.army} ${piece.role} ${piece.at}`}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        <g class="shape" ref={this.shape}>
          <PieceShape role={piece.role} colour={colours[piece.army] ?? ''} men={colours.men} />
        </g>
        <Signs piece={piece} colours={colours} />
      </g>
    );
  }
}

export const Pieces = memo(({ on, pieces, colours, carried, away, landed, motion = {} }: Props) => {
  return (
    <g class="pieces" aria-hidden="true">
      {pieces.map(({ key, piece, gone, captor }) => (
        <One
          key={key}
          on={on}
          piece={piece}
          gone={gone}
          captor={captor}
          colours={colours}
          carried={!gone && (carried === piece.at || away.has(piece.at))}
          landed={landed === key}
          motion={motion[piece.role]}
        />
      ))}
    </g>
  );
});

/** The piece that is carried, over all others; its place is set by the pointer, frame by frame. */
export function Carried({ piece, colours, place }: CarriedProps) {
  return (
    <g class="carried" ref={place} aria-hidden="true">
      <PieceShape role={piece.role} colour={colours[piece.army] ?? ''} men={colours.men} />
      <Signs piece={piece} colours={colours} />
    </g>
  );
}
