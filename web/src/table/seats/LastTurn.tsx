// At a plate: what was done last, in pictures or in notation. A tap says it in a sentence beside the board.
import { useEffect, useRef } from 'preact/hooks';
import { isChess } from '../../settings/colours';
import { tellingFor } from '../../settings/settings';
import { t } from '../../text';
import type { Turn } from '../log/turns';
import { turnText } from '../log/written';
import type { Store } from '../store';
import { MovePicture } from '../told/MovePicture';
import { pictureIn, turnWords } from '../told/picture';
import '../../style/last-turn.css';

export function LastTurn({ store, turn }: { store: Store; turn: Turn | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  const names = store.people.names.value;
  const words = turn ? turnWords(turn.entries, names) : '';
  const { tell } = store.notices;
  // What a screen reader is told by the name of the picture, and a mouse by its title, a finger is told by the notice.
  useEffect(() => {
    const one = place.current;
    const told = () => tell(words, true);
    one?.addEventListener('click', told);
    return () => one?.removeEventListener('click', told);
  }, [words, tell]);
  if (!turn) return null;
  const picture = tellingFor(isChess(names.colours.men)) === 'notation' ? [] : pictureIn(turn.entries);
  const text = picture.length > 0 ? '' : turnText(turn, names);
  return (
    <span
      ref={place}
      class={text === '' ? 'last-turn' : 'last-turn notation'}
      {...(text !== '' && { title: t('seat-last', { turn: text }) })}
    >
      {text || (
        <MovePicture
          picture={picture}
          colours={names.colours}
          die={store.game.table.value?.look.die ?? null}
          words={words}
        />
      )}
    </span>
  );
}
