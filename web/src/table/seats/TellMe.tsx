// Where a turn takes days: whether this browser tells its person of a turn while the page is closed.
import { useEffect, useState } from 'preact/hooks';
import type { Speak } from '../../text/speak';
import type { Store } from '../store';
import { begin, end, isAsked, type PushState, possible } from './push';

/** How it stands, or why it cannot be. */
const WORDS = {
  on: 'push-on',
  denied: 'push-denied',
  failed: 'push-failed',
  insecure: 'push-insecure',
  unable: 'push-unable',
} as const;

interface Props {
  store: Store;
  speak: Speak;
}

/** Shown to who sits here. */
export function TellMe({ store, speak }: Props) {
  const [asked, setAsked] = useState<PushState | null>(null);
  const plays = store.seats.yours.value.length > 0 && store.game.table.value?.clock?.kind === 'turn';
  useEffect(() => {
    if (plays) isAsked(store.id).then(setAsked, () => setAsked('failed'));
  }, [plays]);
  if (!plays) return null;
  const why = possible();
  if (why !== 'yes') return <p class="gather-note">{speak(WORDS[why])}</p>;
  if (asked === null) return null;
  const change = (doing: Promise<PushState>) => {
    setAsked(null);
    doing.then(setAsked, () => setAsked('failed'));
  };
  return (
    <p class="gather-note" data-push={asked} role="status">
      {asked !== 'off' && <>{speak(WORDS[asked])} </>}
      {asked === 'on' ? (
        <button type="button" class="quiet" data-gather="push-off" onClick={() => change(end(store))}>
          {speak('push-stop')}
        </button>
      ) : (
        <button type="button" class="quiet" data-gather="push-on" onClick={() => change(begin(store))}>
          {speak('push-begin')}
        </button>
      )}
    </p>
  );
}
