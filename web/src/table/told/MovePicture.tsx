// A move told in pictures: the die, the man, an arrow, and what is taken or the empty square that it goes to. The sentence
// is what it is called.
import { CUBE, Face, STICK } from '../../board/dice/faces';
import { PieceIcon } from '../../board/Piece';
import type { Die } from '../../generated/wire';
import type { Colours } from '../../text/event';
import type { Man, Picture } from './picture';
import '../../style/move-picture.css';

/** More men than these are counted by the sentence. */
const MEN = 3;

interface Props {
  picture: Picture;
  colours: Colours;
  die: Die | null;
  /** The move in words. */
  words: string;
  /** Whether it is what would have been better, which has the colour of what may be done. */
  better?: boolean;
}

export function DieFace({ face, die }: { face: number; die: Die }) {
  const { length, breadth } = die === 'cube' ? CUBE : STICK;
  return (
    <svg
      class="die-face"
      viewBox={`${-length / 2 - 3} ${-breadth / 2 - 3} ${length + 6} ${breadth + 6}`}
      aria-hidden="true"
    >
      <Face face={face} cube={die === 'cube'} />
    </svg>
  );
}

export function MovePicture({ picture, colours, die, words, better = false }: Props) {
  const { faces, man, taken, quiet } = picture;
  const shown = ({ role, army }: Man, index: number) => (
    <PieceIcon key={index} role={role} colour={colours[army] ?? ''} men={colours.men} size={34} />
  );
  return (
    <span class={better ? 'move-picture better' : 'move-picture'} role="img" aria-label={words}>
      {die && faces.map((face, index) => <DieFace key={index} face={face} die={die} />)}
      {man && shown(man, 0)}
      {(taken.length > 0 || quiet) && (
        <svg class="goes" viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
          <path d="M2 8H22M16 2L23 8L16 14" />
        </svg>
      )}
      {taken.slice(0, MEN).map(shown)}
      {quiet && (
        <svg class="square" viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
          <rect x="2" y="2" width="30" height="30" rx="2" />
        </svg>
      )}
    </span>
  );
}
