// How the game ended and who got what.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import { focusBoard } from '../../focus';
import type { BotCard } from '../../generated/BotCard';
import type { Seat } from '../../generated/Seat';
import { pressed } from '../../keys/keys';
import { language, t } from '../../text';
import { eventSentence } from '../../text/event';
import { again } from '../again';
import type { Store } from '../store';
import { playerName, sideName } from './names';
import { TeamScore } from './Points';

export function Result({ store, bots }: { store: Store; bots: readonly BotCard[] }) {
  const [hidden, setHidden] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Whether the game was seen in progress: its end then takes the focus, once. */
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
  const gaveUp =
    outcome.ending === 'resignation' &&
    store.entries.value.flatMap((entry) => entry.events).findLast((event) => event.kind === 'resigned');
  const places = view.seats
    .map((one) => ({ ...one, rank: outcome.rank[one.seat] ?? 0, payoff: outcome.payoff[one.seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  const winners = places.filter((place) => place.payoff > 0);
  const drawn = winners.length === places.length;
  const colour = (seat: Seat) => store.colours.value[seat] ?? '';
  // People by their names; all others by their colours, which are unique.
  const name = (seat: Seat) => {
    const player = store.players.value[seat];
    const one = view.seats.find((known) => known.seat === seat);
    return player?.kind === 'human' && player.name
      ? player.name
      : one
        ? sideName(one, store.colours.value)
        : seat;
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
            {place.scores && (
              <span class="points">
                {place.side === null
                  ? place.points
                  : t('seat-kills', { count: place.points, target: place.target ?? 0 })}
              </span>
            )}
          </li>
        ))}
      </ol>
      <TeamScore view={view} />
      <div class="result-buttons">
        {!store.trial && (
          <button type="button" class="primary" onClick={() => again(store)}>
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
