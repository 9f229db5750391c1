// A turn in the list of moves, as the reader likes it: in pictures, in sentences or in notation.
import { memo } from '../../base/memo';
import { ArmyMark, PieceIcon } from '../../board/Piece';
import type { Die } from '../../generated/wire';
import { isChess } from '../../settings/colours';
import type { Telling } from '../../settings/settings';
import type { Names } from '../../text/event';
import { whoIs } from '../seats/names';
import { MovePicture } from '../told/MovePicture';
import { pictureIn, turnWords } from '../told/picture';
import { lastOf, type Turn } from './turns';
import { turnText } from './written';

export interface Shared {
  names: Names;
  lang: string;
  telling: Telling;
  die: Die | null;
  browse(to: number): void;
}

/** The longest word that is kept on one line, in letters. */
const LONG = 12;

interface CellProps extends Shared {
  turn: Turn;
  /** From 0; -1 for one across all columns. */
  column: number;
  /** Whether it is shown now, comes later, was tried. */
  marks: string;
}

/** The pieces that a turn took; the short form of chess is written without. */
function Taken({ turn, names }: { turn: Turn; names: Names }) {
  if (isChess(names.colours.men)) return null;
  return (
    <>
      {turn.entries
        .flatMap((entry) => entry.events)
        .flatMap((event, index) =>
          event.kind === 'captured' ? (
            <PieceIcon
              key={index}
              role={event.role}
              colour={names.colours[event.army] ?? ''}
              men="kings"
              size={16}
            />
          ) : (
            []
          ),
        )}
    </>
  );
}

function Notation({ turn, names }: { turn: Turn; names: Names }) {
  return (
    <>
      {turn.seat !== null && <span class="visually-hidden">{whoIs(names, turn.seat)}</span>}
      <span class="notation">
        {turnText(turn, names)
          .split(' ')
          .flatMap((word, index) => [
            index > 0 ? ' ' : '',
            // Moves are not broken at their hyphens; long chains of jumps may be.
            word.length > LONG ? word : <span class="whole">{word}</span>,
          ])}
      </span>
      <Taken turn={turn} names={names} />
    </>
  );
}

function Pictures({ turn, names, die }: Pick<CellProps, 'turn' | 'names' | 'die'>) {
  const picture = pictureIn(turn.entries);
  // What ends a game is no move.
  if (picture.length === 0) return <Notation turn={turn} names={names} />;
  return (
    <MovePicture picture={picture} colours={names.colours} die={die} words={turnWords(turn.entries, names)} />
  );
}

function Sentence({ turn, names }: { turn: Turn; names: Names }) {
  return (
    <>
      {turn.seat !== null && <ArmyMark colour={names.colours[turn.seat] ?? ''} size={14} />}
      <span class="told-words">{turnWords(turn.entries, names) || turnText(turn, names)}</span>
    </>
  );
}

/** A turn in its column, sentences across all; what is not told in sentences has them as its title. */
export const Cell = memo(({ turn, column, marks, names, telling, die, browse }: CellProps) => (
  <button
    type="button"
    class={`turn ${marks}`}
    style={{ gridColumn: column < 0 || telling === 'sentences' ? '2 / -1' : `${column + 2}` }}
    title={telling === 'sentences' ? undefined : turnWords(turn.entries, names)}
    onClick={() => browse(lastOf(turn))}
  >
    {telling === 'pictures' ? (
      <Pictures turn={turn} names={names} die={die} />
    ) : telling === 'sentences' ? (
      <Sentence turn={turn} names={names} />
    ) : (
      <Notation turn={turn} names={names} />
    )}
  </button>
));
