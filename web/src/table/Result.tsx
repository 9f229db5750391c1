// How the game ended and who got what.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ArmyMark } from '../board/Piece';
import { cardOf, isOpen, optionValue } from '../data';
import { focusBoard } from '../focus';
import type { BotCard } from '../generated/BotCard';
import type { SeatView } from '../generated/SeatView';
import { pressed } from '../keys/keys';
import { createGame } from '../net/api';
import { navigate } from '../router';
import { language, t } from '../text';
import { eventSentence } from '../text/event';
import { failureSentence } from '../text/problem';
import { TeamScore } from './Seats';
import { playerName, sideName, sideRole } from './sides';
import type { Store } from './store';

/** What a seat made. Only one side of cows and leopards captures: its kills, of those that it needed. */
function Points({ seats, seat }: { seats: readonly SeatView[]; seat: string }) {
  const one = seats.find((known) => known.seat === seat);
  if (!one) return null;
  const role = sideRole(seats, one);
  if (role === 'cow') return null;
  return (
    <span class="points">
      {role === 'leopard' ? t('seat-kills', { count: one.points, target: one.target ?? 0 }) : one.points}
    </span>
  );
}

export function Result({ store, bots, scored }: { store: Store; bots: readonly BotCard[]; scored: boolean }) {
  const [hidden, setHidden] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Whether one has seen the game go on: the end then takes the focus, once. */
  const awaited = useRef(false);
  const over = store.live.value?.outcome != null && store.current.value;
  useLayoutEffect(() => {
    if (!over) {
      if (store.live.value?.turn.kind === 'over') return;
      awaited.current = true;
      setHidden(false);
    } else if (awaited.current) {
      awaited.current = false;
      box.current?.focus();
    }
  }, [over]);
  const hide = () => {
    setHidden(true);
    focusBoard();
  };
  const view = store.live.value;
  const outcome = view?.outcome;
  if (!view || !outcome || !store.current.value) return null;
  const again = () => {
    const table = store.table.value;
    if (!table) return;
    // Who begins was settled for this game, and is settled anew for the next.
    const settled = isOpen(optionValue(cardOf(table.rules), [], 'firstPlayer'));
    const options = table.options.filter(([id]) => !(settled && id === 'firstPlayer'));
    createGame({
      rules: table.rules,
      options,
      seats: table.seats,
      dice: table.dice,
      position: null,
      actions: [],
      ...(table.clock && { clock: table.clock }),
    }).then(
      (created) => navigate(`/game/${created.id}`),
      (error: unknown) => {
        store.tell(failureSentence(error));
      },
    );
  };
  const gaveUp =
    outcome.ending === 'resignation' &&
    store.entries.value.flatMap((entry) => entry.events).findLast((event) => event.kind === 'resigned');
  const places = [...outcome.seats].sort((a, b) => a.rank - b.rank);
  const winners = places.filter((place) => place.payoff > 0);
  const drawn = winners.length === places.length;
  const colour = (seat: string) => store.colours.value[seat] ?? '';
  // People by the names they gave; the rest by their colours, which no two share.
  const name = (seat: string) => {
    const player = store.players.value[seat];
    const one = view.seats.find((known) => known.seat === seat);
    return player?.kind === 'human' && player.name ? player.name : one ? sideName(view.seats, one) : seat;
  };
  const headline = drawn
    ? t('result-draw')
    : t('result-win', {
        names: new Intl.ListFormat(language.value).format(winners.map((winner) => name(winner.seat))),
        count: winners.length,
      });
  if (hidden) {
    return (
      <button type="button" class="result-again" onClick={() => setHidden(false)}>
        {headline}
      </button>
    );
  }
  return (
    <div
      class="result"
      ref={box}
      role="dialog"
      aria-label={`${t('result-title')}: ${headline}`}
      tabIndex={-1}
      onKeyDown={(event) => pressed('page', event) === 'close' && hide()}
    >
      <h2>{headline}</h2>
      <p>{gaveUp ? eventSentence(gaveUp, store.colours.value) : t(`ending-${outcome.ending}`)}</p>
      <ol class="ranking">
        {places.map((place) => (
          <li key={place.seat} class={place.payoff > 0 && !drawn ? 'winner' : ''}>
            <span class="rank">{place.rank}.</span>
            <ArmyMark colour={colour(place.seat)} size={22} />
            <span class="who">
              <span class="name">{name(place.seat)}</span>{' '}
              {store.players.value[place.seat]?.kind === 'bot' && (
                <span class="player-name">
                  {playerName(store.players.value[place.seat], colour(place.seat), bots)}
                </span>
              )}
            </span>
            {scored && <Points seats={view.seats} seat={place.seat} />}
          </li>
        ))}
      </ol>
      {scored && <TeamScore view={view} />}
      <div class="result-buttons">
        {!store.trial && (
          <button type="button" class="primary" onClick={again}>
            {t('result-new')}
          </button>
        )}
        <button type="button" onClick={hide}>
          {t('result-look')}
        </button>
        <a class="button" href="/">
          {t('result-gallery')}
        </a>
      </div>
    </div>
  );
}
