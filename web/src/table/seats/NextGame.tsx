// The next game of the same people, as soon as one of them has set it up.
import { useEffect } from 'preact/hooks';
import { navigate } from '../../base/router';
import { useSpeak } from '../../text/speak';
import type { Store } from '../store';

interface Props {
  store: Store;
  /** Whether it was asked for here: whoever did so is led there, the others are told of it. */
  asked: boolean;
}

/** Whatever is looked at when it comes, it is seen and read out. */
export function NextGame({ store: { seats }, asked }: Props) {
  const next = seats.next.value;
  useEffect(() => {
    if (next !== null && asked) navigate(`/game/${next}`);
  }, [next]);
  return (
    <div class="next-news" role="status">
      {next !== null && !asked && <Offer game={next} />}
    </div>
  );
}

function Offer({ game }: { game: string }) {
  const speak = useSpeak('terms');
  if (!speak) return null;
  return (
    <div class="next-game">
      <p>{speak('next-told')}</p>
      <button type="button" class="primary" data-result="next" onClick={() => navigate(`/game/${game}`)}>
        {speak('next-go')}
      </button>
    </div>
  );
}
