// The men of a game as they are drawn now, each with its name.
import { PieceIcon } from '../../board/Piece';
import { isChess } from '../../settings/colours';
import { settings } from '../../settings/settings';
import { type Colours, roleName } from '../../text/event';
import { useSpeak } from '../../text/speak';
import '../../style/men.css';

interface Props {
  kinds: readonly string[];
  colours: Colours;
  /** The colour that they wear. */
  colour: string;
}

/** Men whose letter may be that of another name, which players know from chess. */
const TWO_NAMES: ReadonlySet<string> = new Set(['queen', 'horse', 'counsellor']);

export function Men({ kinds, colours, colour }: Props) {
  const speak = useSpeak('legend');
  const chess = isChess(colours.men);
  const letters = (chess ? settings.value.museum : settings.value.men) === 'letters';
  const hasTwo = (kind: string) => letters && (kind === 'king' ? !chess : TWO_NAMES.has(kind));
  return (
    <ul class="men">
      {kinds.map((kind) => (
        <li key={kind}>
          <PieceIcon role={kind} colour={colour} men={colours.men} size={40} />
          {(hasTwo(kind) && speak?.(`legend-letter-${kind}`)) || roleName(kind, colours)}
        </li>
      ))}
    </ul>
  );
}
