// The next game of the same people, as soon as one of them has set it up.
import { useEffect } from 'preact/hooks';
import { navigate } from '../../base/router';
import { useSpeak } from '../../text/speak';
import type { Store } from '../store';
import { whoAre } from './names';

interface Props {
  store: Store;
  /** Whether it was asked for here: whoever did so is led there, the others are told of it. */
  asked: boolean;
}

/** Whatever is looked at when it comes, it is seen and read out. */
export function NextGame({ store, asked }: Props) {
  const next = store.seats.next.value;
  useEffect(() => {
    if (next !== null && asked) navigate(`/game/${next.game}`);
  }, [next?.game]);
  return (
    <div class="next-news" role="status">
      {next !== null && !asked && (
        <Offer game={next.game} who={next.by === undefined ? null : whoAre(store.people, [next.by])} />
      )}
    </div>
  );
}

/** An invitation by `who`; null, where nobody knows any more who it was. */
function Offer({ game, who }: { game: string; who: string | null }) {
  const speak = useSpeak('terms');
  if (!speak) return null;
  const args = { who: who ?? 'none' };
  return (
    <div class="next-game">
      <p>{speak('next-told', args)}</p>
      <button type="button" class="primary" data-result="next" onClick={() => navigate(`/game/${game}`)}>
        {speak('next-go', args)}
      </button>
    </div>
  );
}
