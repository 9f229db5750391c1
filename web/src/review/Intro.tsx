// What introduces the game of a table: before the first game of its kind, begun here, and whenever it is asked for.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { begun, isKnown, know } from '../parts/intro/known';
import { lazy } from '../parts/lazy';
import { show } from '../table/sheets';
import type { Store } from '../table/store';
import { t } from '../text';

const IntroCard = lazy(() => import('../parts/intro/IntroCard').then((part) => part.IntroCard), 'quiet');

/** The rule set that is introduced now, and whether a game begins with that. */
const shown = signal<{ rules: string; begins: boolean } | null>(null);

/** After so many actions and throws somebody knows the game. */
const PLAYED = 8;

/** Opens the card from the rules. */
export const IntroButton = ({ rules }: { rules: string }) => (
  <button
    type="button"
    class="quiet"
    data-open="intro"
    onClick={() => {
      shown.value = { rules, begins: false };
    }}
  >
    {t('intro-open')}
  </button>
);

export function Intro({ store, rules, awaited }: { store: Store; rules: string; awaited: boolean }) {
  const plays = store.trial === null && store.seats.yours.value.length > 0;
  const played = store.game.entries.value.length;
  useEffect(() => {
    // Nobody waits for whoever reads; a table that others were asked to has its own dialog.
    if (store.trial === null && begun.game === store.id && !awaited && !isKnown(rules))
      shown.value = { rules, begins: true };
    begun.game = '';
    return () => {
      shown.value = null;
    };
  }, [store, rules]);
  // Nobody plays behind the card: where all sit at one screen, the computer waits until it is read.
  const waits = shown.value?.rules === rules && shown.value.begins && !store.seats.away.value;
  useEffect(() => {
    if (!waits) return;
    const before = store.clock.tempo.peek();
    store.clock.setTempo('paused');
    return () => store.clock.setTempo(before);
  }, [store, waits]);
  useEffect(() => {
    if (plays && played >= PLAYED) know(rules);
  }, [plays && played >= PLAYED, rules]);
  if (shown.value?.rules !== rules) return null;
  return (
    <IntroCard
      rules={rules}
      changes={store.game.table.value?.options ?? []}
      begins={shown.value.begins}
      onClose={() => {
        shown.value = null;
      }}
      onRules={() => show('rules')}
    />
  );
}
