// When the people at this screen decide nothing any more, or nothing that can still be played matters: what happened,
// whether there is a way back, and what one may do now.
import { useState } from 'preact/hooks';
import type { Standing, Tempo, View } from '../../generated/wire';
import { Sure } from '../../parts/Sure';
import { language, t } from '../../text';
import { seatArgs } from '../../text/event';
import { again } from '../again';
import { whoIs } from '../seats/names';
import type { Store } from '../store';
import { agreedEnd, sidesOf } from './agreeing';
import { peopleAside, QUIET, told } from './aside';
import { useTelling } from './telling';
import '../../style/ends.css';
import '../../style/own-end.css';

const hasLeft = ({ people }: Pick<Store, 'people'>, { seat }: Standing): boolean =>
  people.left.value.includes(seat);

/** Why a seat decides nothing any more. */
function reason(store: Store, one: Standing): string {
  if (hasLeft(store, one)) return t('out-left');
  if (one.commander && one.commander !== one.seat)
    return t('out-commanded', seatArgs(store.people.names.value, one.commander));
  return t(one.frozen ? 'out-frozen' : 'out-gone');
}

/** What could still bring a seat back. */
function hopes(store: Store, one: Standing): string {
  const ways = (['exchange', 'king', 'ally'] as const).filter((way) => one.aside?.[way]);
  if (ways.length > 0) return ways.map((way) => t(`back-${way}`)).join(' ');
  return hasLeft(store, one) ? '' : t('back-never');
}

/** How an end by agreement would leave the points. */
function standing({ people }: Store, seats: readonly Standing[]): string {
  const words = new Intl.ListFormat(language.value);
  const list = sidesOf(seats).map(
    (side) => `${words.format(side.seats.map((seat) => whoIs(people.names.value, seat)))} ${side.points}`,
  );
  return t('agreed-standing', { list: list.join(' · ') });
}

/** While the rest is played unseen: how far it is. */
function Unseen({ store: { game, clock } }: { store: Store }) {
  useTelling('end', true);
  return (
    <section class="own-end unseen" aria-label={t('unseen-title')}>
      <p role="status">
        <strong>{t('unseen-title')}</strong>
      </p>
      <progress aria-label={t('unseen-title')} />
      <p aria-hidden="true">{t('unseen-turn', { turn: game.entries.value.at(-1)?.turn ?? 0 })}</p>
      <button type="button" data-end="stop" onClick={() => clock.setTempo('normal')}>
        {t('unseen-stop')}
      </button>
    </section>
  );
}

export function OwnEnd({ store }: { store: Store }) {
  /** From how many quiet rounds on the end is offered. */
  const [patience, setPatience] = useState(QUIET);
  const [goOn, setGoOn] = useState(false);
  const view = told(store);
  if (!view || store.trial || view.turn.kind === 'over') return null;
  if (store.clock.tempo.value === 'unseen') return <Unseen store={store} />;
  if (store.showing.browsing.value !== null) return null;
  const people = Object.values(store.people.players.value).filter((player) => player.kind === 'human');
  if (people.length === 0) return null;
  const aside = peopleAside(store);
  const quiet = view.quiet >= patience;
  const offered = (view.settled && (!goOn || aside.length > 0)) || quiet;
  if (aside.length === 0 && !offered) return null;
  const playOn = () => {
    setGoOn(true);
    setPatience(view.quiet + QUIET);
  };
  return (
    <Panel
      store={store}
      view={view}
      aside={aside}
      offered={offered}
      onEnd={() => {
        // A computer player may want to play on: then it is not offered again at once.
        playOn();
        store.requests.agree();
      }}
      onGoOn={playOn}
    />
  );
}

interface PanelProps {
  store: Store;
  view: View;
  /** The people's seats, none of which decides anything any more. */
  aside: readonly Standing[];
  /** Whether the game may be ended here. */
  offered: boolean;
  onEnd(): void;
  onGoOn(): void;
}

function Panel({ store, view, aside, offered, onEnd, onGoOn }: PanelProps) {
  useTelling('end', true);
  const pace = (tempo: Tempo, words: string) => (
    <button
      type="button"
      data-end={tempo}
      aria-pressed={store.clock.tempo.value === tempo}
      disabled={store.sending.lost.value}
      onClick={() => store.clock.setTempo(tempo)}
    >
      {words}
    </button>
  );
  const out = aside[0];
  // With others who play elsewhere the game goes on at its own pace.
  const alone = !store.seats.apart.value;
  // Under command one still throws.
  const title = out?.playing && !hasLeft(store, out) ? t('out-led') : t('out-title', { count: aside.length });
  return (
    <section class="own-end" aria-label={out ? title : t('settled-end')}>
      {out && (
        <p role="status">
          <strong>{title}</strong> {aside.length === 1 && `${reason(store, out)} ${hopes(store, out)}`}
        </p>
      )}
      {offered && (
        <p role="status">
          {view.settled ? t('settled-words') : t('quiet-words', { count: view.quiet })}{' '}
          {agreedEnd(view.seats) === 'points' && standing(store, view.seats)}
        </p>
      )}
      <div class="own-end-buttons">
        {out && alone && (
          <button
            type="button"
            class="primary"
            data-end="unseen"
            disabled={store.sending.lost.value}
            onClick={() => store.clock.setTempo('unseen')}
          >
            {t('out-unseen')}
          </button>
        )}
        {offered && (
          <Sure
            class={out ? '' : 'primary'}
            question={t('sure-agree', { end: agreedEnd(view.seats) })}
            disabled={store.sending.lost.value}
            known={{ 'data-end': 'agree' }}
            onDone={onEnd}
          >
            {t('settled-end')}
          </Sure>
        )}
        {out && alone && pace('normal', t('out-watch'))}
        {out && alone && pace('fast', t('out-fast'))}
        {out && (
          <button type="button" data-end="new" onClick={() => again(store)}>
            {t('out-new')}
          </button>
        )}
        {offered && !out && (
          <button type="button" data-end="on" onClick={onGoOn}>
            {t('settled-on')}
          </button>
        )}
      </div>
    </section>
  );
}
