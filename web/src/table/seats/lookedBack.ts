// What happened since one looked last at a table with players elsewhere: it is shown again when one comes back.
import { useEffect, useRef } from 'preact/hooks';
import { keep, kept } from '../../kept';
import type { Store } from '../store';

const seenName = (game: string) => `ashtapada-seen-${game}`;

/** Whether there is anything to show: entries that came since one looked last, if one ever did. */
export function isNews(before: string | null, now: number): boolean {
  const seen = Number(before);
  return Number.isInteger(seen) && seen > 0 && seen < now;
}

/** Notes how much of the log has been seen, and on coming back shows the turns since one's own last. */
export function useLookedBack(store: Store): void {
  const came = useRef(false);
  const count = store.entries.value.length;
  const plays = store.yours.value.length > 0;
  useEffect(() => {
    if (!plays) return;
    const name = seenName(store.id);
    if (!came.current && isNews(kept(name), count) && store.recallable.value) store.recall();
    came.current = true;
    keep(name, String(count));
  }, [store, plays, count]);
}
