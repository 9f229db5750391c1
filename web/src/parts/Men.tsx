// The men of a game as they are drawn now, each with its name and what has to be thrown for it.
import { PieceIcon } from '../board/Piece';
import type { Look } from '../generated/wire';
import { isChess } from '../settings/colours';
import { settings } from '../settings/settings';
import { type Colours, roleName } from '../text/event';
import { useSpeak } from '../text/speak';
import '../style/men.css';

interface Props {
  kinds: readonly string[];
  colours: Colours;
  /** The colour that a kind wears. */
  colourOf(kind: string): string;
  /** The roles that each face of the dice lets move. */
  faces?: Look['faces'];
}

/** Men whose letter may be that of another name, which players know from chess. */
const TWO_NAMES: ReadonlySet<string> = new Set(['queen', 'horse', 'counsellor']);

/** The faces that let a man move, the lowest first. */
const facesOf = (faces: Look['faces'], kind: string) =>
  Object.entries(faces).flatMap(([face, roles]) => (roles.some((role) => role === kind) ? face : []));

export function Men({ kinds, colours, colourOf, faces = {} }: Props) {
  const speak = useSpeak('legend');
  const chess = isChess(colours.men);
  const letters = (chess ? settings.value.museum : settings.value.men) === 'letters';
  const hasTwo = (kind: string) => letters && (kind === 'king' ? !chess : TWO_NAMES.has(kind));
  return (
    <ul class="men">
      {kinds.map((kind) => (
        <li key={kind}>
          <PieceIcon role={kind} colour={colourOf(kind)} men={colours.men} size={40} />
          {(hasTwo(kind) && speak?.(`legend-letter-${kind}`)) || roleName(kind, colours)}
          <span class="men-faces">
            {facesOf(faces, kind).map((face) => (
              <b key={face}>{face}</b>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
