// Those who watch and have said something: known by numbers, and muted by them.
import type { Speak } from '../../text/speak';
import type { Store } from '../store';
import type { Talked } from '../store/sitting';
import { watcherOf } from './heard';
import { isMuted, mute } from './muted';

type OfWatcher = Extract<Talked, { type: 'watcher-talked' }>;

/** An eye. */
export const WatcherMark = () => (
  <svg class="watcher-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M1 10 Q10 1 19 10 Q10 19 1 10 Z" fill="none" stroke="currentColor" stroke-width="1.8" />
    <circle cx="10" cy="10" r="3" fill="currentColor" />
  </svg>
);

export const watcherName = ({ watcher, yours }: Pick<OfWatcher, 'watcher' | 'yours'>, speak: Speak) =>
  speak(yours ? 'talk-watcher-own' : 'talk-watcher', { number: String(watcher) });

interface Props {
  store: Store;
  speak: Speak;
}

export function Watchers({ store, speak }: Props) {
  const others = store.seats.said.value.flatMap((one) =>
    one.type === 'watcher-talked' && !one.yours ? one.watcher : [],
  );
  if (others.length === 0) return null;
  return (
    <>
      <p class="talk-note">{speak('talk-watchers')}</p>
      <ul class="talk-people">
        {[...new Set(others)].map((watcher) => {
          const still = isMuted(store.id, watcherOf(watcher), '');
          return (
            <li key={watcher} data-watcher={watcher}>
              <WatcherMark />
              <b>{watcherName({ watcher, yours: false }, speak)}</b>
              <button
                type="button"
                class="quiet"
                data-talk="mute"
                aria-pressed={still}
                onClick={() => mute(store.id, watcherOf(watcher), '', !still)}
              >
                {speak(still ? 'talk-unmute' : 'talk-mute')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
