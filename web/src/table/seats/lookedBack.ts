// What happened since one looked last at a table with players elsewhere: it is shown again when one comes back.
import { useEffect, useRef } from 'preact/hooks';
import { keep, kept } from '../../base/kept';
import type { Store } from '../store';

const seenName = (game: string) => `ashtapada-seen-${game}`;

/**
 * Whether there is anything to show: entries that came since one looked last. What was looked at in another browser is not
 * known here: then, where a turn takes days, whatever came since one's own last turn is shown, if one had any (`away`).
 */
export function isNews(before: string | null, now: number, away = false): boolean {
  if (before === null) return away;
  const seen = Number(before);
  return Number.isInteger(seen) && seen > 0 && seen < now;
}

/** Whether one has played here before, in a game whose turns take days. */
const wasAway = ({ game, seats }: Pick<Store, 'game' | 'seats'>) =>
  game.table.value?.clock?.kind === 'turn' &&
  game.entries.value.some(({ seat }) => seat !== null && seats.yours.value.includes(seat));

/** Notes how much of the log has been seen, and on coming back shows the turns since one's own last. */
export function useLookedBack(store: Store): void {
  const came = useRef(false);
  const count = store.game.entries.value.length;
  const plays = store.seats.yours.value.length > 0;
  useEffect(() => {
    if (!plays) return;
    const name = seenName(store.id);
    if (!came.current && isNews(kept(name), count, wasAway(store)) && store.looking.recallable.value)
      store.looking.recall();
    came.current = true;
    keep(name, String(count));
  }, [store, plays, count]);
}
