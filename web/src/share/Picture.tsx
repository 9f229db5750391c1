// A position as a picture by itself: the board, where the last move went, and under it what was played.

import { isChess } from '../board/armies';
import { layout } from '../board/geometry';
import { MARK } from '../board/ornament';
import { PieceShape } from '../board/Piece';
import { Signs } from '../board/Pieces';
import { PAINT } from '../board/paint';
import { SpotMark } from '../board/SpotMark';
import { Surface } from '../board/Surface';
import type { Board } from '../generated/Board';
import type { View } from '../generated/View';
import { coloursOf } from '../text/event';

export interface PictureProps {
  board: Board;
  view: View;
  /** Quarter turns, as the board is shown. */
  turns: number;
  /** Where the last moves went. */
  last?: readonly { from: string | null; to: string }[];
  /** What the picture shows, for readers who cannot see it. */
  title: string;
  /** A line under the board. */
  caption?: string;
}

/** Height of the line under the board, in drawing units. */
const CAPTION = 64;

export function pictureSize(
  board: Board,
  turns: number,
  caption: boolean,
): { width: number; height: number } {
  const { width, height, frame } = layout(board, turns);
  return { width: width + 2 * frame, height: height + 2 * frame + (caption ? CAPTION : 0) };
}

export function Picture({ board, view, turns, last = [], title, caption }: PictureProps) {
  const on = layout(board, turns);
  const colours = coloursOf(view.seats);
  const chess = isChess(colours);
  const { width, height } = pictureSize(board, turns, caption !== undefined);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class="picture"
      viewBox={`${-on.frame} ${-on.frame} ${width} ${height}`}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <Surface on={on} colours={colours} coordinates grain={false} />
      {last.map(({ from }) => (
        <SpotMark key={`from${from}`} on={on} name={from} kind="last-from" />
      ))}
      {last.map(({ to }) => (
        <SpotMark key={`to${to}`} on={on} name={to} kind="last-to" />
      ))}
      {view.pieces.map((piece) => {
        const at = on.at.get(piece.at);
        if (!at) return null;
        const signs = piece.frozen || piece.waiting || piece.huffable || piece.commander;
        return (
          <g key={piece.at} transform={`translate(${at.x} ${at.y})`}>
            <g class={piece.frozen ? 'frozen' : undefined}>
              <PieceShape role={piece.role} colour={colours[piece.army] ?? ''} chess={chess} />
            </g>
            {signs && <Signs piece={piece} colours={colours} />}
          </g>
        );
      })}
      {caption !== undefined && (
        <>
          <rect
            x={-on.frame}
            y={on.height + on.frame}
            width={width}
            height={CAPTION}
            fill="var(--sheet, #fffcf5)"
          />
          <g transform={`translate(${-on.frame + 16} ${on.height + on.frame + 14}) scale(1.125)`}>
            <path d={MARK.outer} fill={PAINT.tooth} />
            <path d={MARK.inner} fill={PAINT.seed} />
            <path d={MARK.seed} fill={PAINT.band} />
          </g>
          <text
            x={on.width / 2}
            y={on.height + on.frame + CAPTION * 0.67}
            text-anchor="middle"
            font-family="Eczar, Georgia, serif"
            font-size="34"
            fill="var(--ink, #2a2320)"
          >
            {caption}
          </text>
        </>
      )}
    </svg>
  );
}
