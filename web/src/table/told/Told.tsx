// The messages beside the board: whose turn it is and what to do, and notices.

import { alone } from '../../base/alone';
import { Spoken } from '../../base/Spoken';
import { seatOf } from '../../base/turn';
import { pathSoFar } from '../../board/choice';
import type { Look, View } from '../../generated/wire';
import { RuleLink } from '../../parts/RuleLink';
import { type Args, t } from '../../text';
import { actionWords } from '../../text/action';
import { messageArgs } from '../../text/event';
import { whoAre } from '../seats/names';
import type { Store } from '../store';
import { throwsItself } from '../typing/typist';
import { statusOf } from './status';

/** Whose parts of the dice are missing. Before anything else somebody has to sit down in the seats that are free. */
function owedBy(store: Store): Args | null {
  const owed = store.dice.owed.value;
  const free = owed.filter((seat) => store.seats.told.value?.free.includes(seat));
  const first = free.length > 0 ? free : owed;
  if (first.length === 0) return null;
  return { who: whoAre(store.people, first), count: first.length, free: free.length > 0 ? 'yes' : 'no' };
}

/** Whose turn it is, and what to do. */
export function statusWords(store: Store, view: View, look: Pick<Look, 'huffs' | 'chains'>): string {
  const names = store.people.names.value;
  const legal = store.showing.current.value ? store.game.choices.value.legal : [];
  const entries = store.showing.shownEntries.value;
  const moment = {
    browsing: store.showing.browsing.value !== null,
    // Where clocks stand still, people wait too.
    paused:
      store.clock.tempo.value === 'paused' &&
      (!store.people.isHuman(seatOf(view.turn)) || store.clock.told.value !== null),
    huff: look.huffs,
    chain: look.chains && pathSoFar(entries, legal).length > 0,
    owed: owedBy(store),
    itself: throwsItself(store),
  };
  const happened = entries.flatMap((entry) => entry.events);
  const { id, args, offer } = statusOf(view, legal, names, moment, happened);
  return `${offer ? `${t('status-exchange-offered', messageArgs(offer, names))} ` : ''}${t(id, args)}`;
}

/** The message that could not be saved, with a button to send it again. */
function Unsaved({ requests, sending }: Pick<Store, 'requests' | 'sending'>) {
  const unsaved = sending.unsaved.value;
  if (!unsaved || sending.waiting.value) return null;
  const { action } = unsaved;
  return (
    <>
      {action ? t('unsaved-action', { action: actionWords(action) }) : t('unsaved')}{' '}
      <button type="button" class="send-again" onClick={requests.again}>
        {t('send-again')}
      </button>
    </>
  );
}

/** That the connection is lost, what went wrong, why something is not allowed; or else what clocks wait for. */
export function Notice({ store, rules }: { store: Store; rules: string }) {
  const { requests, sending, notices } = store;
  const lost = sending.lost.value;
  const action = sending.underWay.value;
  const turn = store.game.live.value?.turn;
  /** Whether whoever is at this screen starts the clocks: at another's turn others do. */
  const begins = !store.seats.apart.value || store.people.isHuman(turn ? seatOf(turn) : null);
  const waits = !lost && notices.notice.value === '' && store.clock.told.value?.clock.waits;
  const words = waits
    ? t('clock-waits', { who: begins ? 'you' : 'other' })
    : !lost
      ? notices.notice.value
      : sending.busy.value === null
        ? t(alone ? 'line-elsewhere' : 'line-lost')
        : action
          ? t('line-waiting-action', { action: actionWords(action) })
          : t('line-waiting');
  const tone = lost ? 'lost' : waits || notices.calm.value ? 'calm' : '';
  return (
    <p class={`notice ${tone}`} aria-live={tone === '' ? 'assertive' : 'polite'}>
      {/* Without text it is empty, and takes no space. */}
      {words !== '' && (
        <>
          {words === notices.notice.value ? <Spoken said={notices.spoken.value} /> : words}{' '}
          {!lost && !waits && <RuleLink rules={rules} topic={notices.topic.value} words={t('rule-show')} />}
        </>
      )}
      <Unsaved requests={requests} sending={sending} />
    </p>
  );
}

/** That it goes on from before what was played last: among others at screens of their own one may not have seen it. */
export function WentBack({ store }: { store: Store }) {
  const back = store.seats.apart.value && store.game.entries.value.at(-1)?.act.kind === 'take-back';
  return back ? <p class="idle-words">{t('told-back')}</p> : null;
}
