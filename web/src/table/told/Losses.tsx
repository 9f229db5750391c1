// What was captured of one's own since one's last turn, in words.
import { t } from '../../text';
import { eventSentence } from '../../text/event';
import type { Store } from '../store';
import { stepsSince } from '../store/recalling';

/** More than these are counted. */
const MOST = 2;

export function Losses({ store }: { store: Store }) {
  const me = store.people.me.value;
  const waits =
    store.showing.browsing.value === null && store.showing.current.value && store.people.isHuman(me);
  if (!waits || store.people.names.value.you === null || store.game.live.value?.turn.kind === 'over')
    return null;
  const lost = stepsSince(store.showing.toldEntries.value, me)
    .flatMap(({ events }) => events)
    .filter((event) => event.kind === 'captured' && event.army === me);
  if (lost.length === 0) return null;
  return (
    <p class="losses">
      {lost.length > MOST
        ? t('losses-many', { count: lost.length })
        : lost.map((event) => eventSentence(event, store.people.names.value)).join(' ')}
    </p>
  );
}
