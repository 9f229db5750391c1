// A position as a picture by itself: the board, where the last move went, and under it what was played.

import { wears } from '../base/signs';
import { type Layout, layout } from '../board/geometry';
import { MARK } from '../board/ornament';
import { ArmyMark, PieceShape } from '../board/Piece';
import { Signs } from '../board/Pieces';
import { PAINT } from '../board/paint';
import { SpotMark } from '../board/SpotMark';
import { Surface } from '../board/Surface';
import type { Board, Die, View } from '../generated/wire';
import { coloursOf } from '../settings/colours';
import type { Picture as Told } from '../table/told/picture';
import { LINE, strip } from '../table/told/strip';
import '../style/picture.css';
import type { Colours } from '../base/colours';

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
  /** What was played in pictures, after the caption, and the die that it was played with. */
  told?: { picture: Told; die: Die | null };
  /** The points of the seats, above that line. */
  scores?: readonly { seat: string; points: number }[];
}

/** Heights of the lines under the board, in drawing units. */
const CAPTION = 64;
const SCORES = 64;
/** What both are drawn on and with. */
const PAPER = 'var(--sheet, #fffcf5)';
const INK = 'var(--ink, #2a2320)';
/** A move told in pictures: its height, the most of its breadth, and the room of the number before it. */
const TOLD = { height: 50, most: 560, number: 60 };
const FONT = 'Eczar, Georgia, serif';

export function pictureSize({
  board,
  turns,
  caption,
  scores = [],
}: Pick<PictureProps, 'board' | 'turns' | 'caption' | 'scores'>): { width: number; height: number } {
  const { width, height, frame } = layout(board, turns);
  const under = (scores.length > 0 ? SCORES : 0) + (caption === undefined ? 0 : CAPTION);
  return { width: width + 2 * frame, height: height + 2 * frame + under };
}

interface ScoresProps {
  scores: readonly { seat: string; points: number }[];
  colours: Colours;
  on: Layout;
}

/** The mark of each army, and its points. */
function Scores({ scores, colours, on: { width, height, frame } }: ScoresProps) {
  const room = width / scores.length;
  const top = height + frame;
  return (
    <>
      <rect x={-frame} y={top} width={width + 2 * frame} height={SCORES + 1} fill={PAPER} />
      {scores.map(({ seat, points }, index) => (
        <g key={seat} transform={`translate(${room * (index + 0.5)} ${top})`}>
          <g transform="translate(-50 12)">
            <ArmyMark colour={colours[seat] ?? ''} size={44} />
          </g>
          <text x="8" y="47" font-family={FONT} font-size="38" font-weight="700" fill={INK}>
            {points}
          </text>
        </g>
      ))}
    </>
  );
}

/** The line under the board: words, and a move in pictures, in the middle together. */
function Caption({ words, told, colours }: { words: string; told: PictureProps['told']; colours: Colours }) {
  const text = { 'font-family': FONT, 'font-size': 34, fill: INK, y: CAPTION * 0.67 };
  if (!told)
    return (
      <text text-anchor="middle" {...text}>
        {words}
      </text>
    );
  const { width, drawn } = strip(told.picture, { colours, die: told.die });
  const wide = Math.min(TOLD.most, (width * TOLD.height) / LINE);
  const scale = wide / width;
  // The number of the turn ends where the picture begins.
  const from = (TOLD.number - wide) / 2;
  return (
    <>
      <text x={from - 12} text-anchor="end" {...text}>
        {words}
      </text>
      <g transform={`translate(${from} ${CAPTION / 2}) scale(${scale})`}>{drawn}</g>
    </>
  );
}

export function Picture(props: PictureProps) {
  const { board, view, turns, last = [], title, caption, told, scores = [] } = props;
  const on = layout(board, turns);
  const colours = coloursOf(view.seats);
  const { width, height } = pictureSize(props);
  const under = on.height + on.frame + (scores.length > 0 ? SCORES : 0);
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
        return (
          <g key={piece.at} transform={`translate(${at.x} ${at.y})`}>
            <g class={wears(piece, 'frozen') ? 'frozen' : undefined}>
              <PieceShape role={piece.role} colour={colours[piece.army] ?? ''} men={colours.men} />
            </g>
            {piece.signs && <Signs piece={piece} colours={colours} />}
          </g>
        );
      })}
      {scores.length > 0 && <Scores scores={scores} colours={colours} on={on} />}
      {caption !== undefined && (
        <>
          <rect x={-on.frame} y={under} width={width} height={CAPTION} fill={PAPER} />
          <g transform={`translate(${-on.frame + 16} ${under + 14}) scale(1.125)`}>
            <path d={MARK.outer} fill={PAINT.tooth} />
            <path d={MARK.inner} fill={PAINT.seed} />
            <path d={MARK.seed} fill={PAINT.band} />
          </g>
          <g transform={`translate(${on.width / 2} ${under})`}>
            <Caption words={caption} told={told} colours={colours} />
          </g>
        </>
      )}
    </svg>
  );
}
