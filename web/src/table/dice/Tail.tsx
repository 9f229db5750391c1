// The tail of a game with dice: throwing by itself is offered, and one may go on to one's next decision.
import { batch, effect, type Signal, signal, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keep, kept } from '../../base/kept';
import { seatOf } from '../../base/turn';
import { change, chosen } from '../../settings/settings';
import { t } from '../../text';
import type { Store } from '../store';
import { lossesOf } from '../told/lost';
import { offersThrowing } from './tail';
import '../../style/tail.css';

const KEY = 'ashtapada-throwing-offered';
const answered = signal(kept(KEY) !== null);

const lost = (store: Store) => lossesOf(store.showing.toldEntries.value, store.people.isHuman);

/** Asks once whether the dice shall be thrown by themselves. */
export function ThrowOffer({ store }: { store: Store }) {
  if (store.showing.browsing.value !== null || store.game.live.value?.turn.kind === 'over') return null;
  if (!offersThrowing(lost(store), chosen.throwing.value, answered.value)) return null;
  const answer = (throwing: 'hand' | 'auto') => () => {
    keep(KEY, 'yes');
    batch(() => {
      answered.value = true;
      change({ throwing });
    });
  };
  return (
    <div class="throw-offer">
      <p>{t('offer-throwing')}</p>
      <button type="button" data-offer="auto" onClick={answer('auto')}>
        {t('offer-throwing-yes')}
      </button>
      <button type="button" class="quiet" data-offer="hand" onClick={answer('hand')}>
        {t('offer-throwing-no')}
      </button>
    </div>
  );
}

/** Whether somebody at this screen plays against computer players alone. */
function plays(store: Store): boolean {
  const people = Object.entries(store.people.players.value).filter(([, { kind }]) => kind !== 'bot');
  const [[seat] = []] = people;
  return (
    people.length === 1 &&
    store.game.live.value?.turn.kind !== 'over' &&
    store.people.isHuman(asSeat(store, seat))
  );
}

const asSeat = (store: Store, name: string | undefined) =>
  store.game.live.value?.seats.find(({ seat }) => seat === name)?.seat ?? null;

/** Whether the person has something to decide: more than one thing may be done. */
function decides({ game, people }: Store): boolean {
  const turn = game.live.value?.turn;
  return turn?.kind === 'seat' && people.isHuman(turn.seat) && game.choices.value.legal.length > 1;
}

/** Goes on by itself as long as there is nothing to decide; what can only be done in one way is done. */
function goOn(store: Store, on: Signal<boolean>): void {
  const { game, showing, moves, people, requests, sending } = store;
  const [entries, live, { legal, vain }] = [game.entries.value, game.live.value, game.choices.value];
  const [looks, waits, gone] = [showing.browsing.value !== null, sending.waiting.value, sending.lost.value];
  const ends = !live || live.turn.kind === 'over' || decides(store) || looks || gone;
  untracked(() =>
    batch(() => {
      if (!looks && showing.count.value < entries.length) {
        showing.begin();
        moves.chooseAnew();
      }
      if (ends) {
        on.value = false;
        return;
      }
      if (waits || !people.isHuman(seatOf(live.turn))) return;
      const [only] = legal;
      if (live.turn.kind === 'chance' && !vain) requests.roll();
      // A pass that is forced is played by the server.
      else if (only && only.kind !== 'pass') requests.act(only);
    }),
  );
}

const going = signal(false);

/** On to one's next decision, as fast as it goes. */
export function Onward({ store }: { store: Store }) {
  const on = going.value;
  useEffect(() => {
    if (!on) return;
    const before = store.clock.pace.peek();
    store.clock.setTempo('fast');
    const stop = effect(() => goOn(store, going));
    return () => {
      stop();
      store.clock.setTempo(before);
    };
  }, [on, store]);
  useEffect(
    () => () => {
      going.value = false;
    },
    [store],
  );
  const { showing } = store;
  const idle = showing.browsing.value !== null || (showing.current.value && decides(store));
  if (!on && (idle || !plays(store) || lost(store) === 0)) return null;
  return (
    <button
      type="button"
      class="onward"
      aria-pressed={on}
      disabled={!on && store.sending.lost.value}
      onClick={() => {
        going.value = !on;
      }}
    >
      {t(on ? 'onward-stop' : 'onward')}
    </button>
  );
}
