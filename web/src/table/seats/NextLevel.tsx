// After a game against computer players: whom to meet next, weaker or stronger.
import { useState } from 'preact/hooks';
import type { Seat, Standing } from '../../generated/wire';
import { t } from '../../text';
import { again } from '../again';
import type { Place } from '../ends/placing';
import type { Store } from '../store';
import { learn } from './learning';
import { botWords } from './names';

interface Props {
  store: Store;
  game: string;
  seats: readonly Standing[];
  places: readonly Place[];
  own: Seat;
}

export function NextLevel({ store, game, seats, places, own }: Props) {
  const bots = Object.values(store.people.players.value).flatMap((one) =>
    one.kind === 'bot' ? one.bot : [],
  );
  const [next] = useState(() => learn(game, seats, places, own, bots));
  if (next === null) return null;
  return (
    <button type="button" data-result="level" onClick={() => again(store, { bot: next })}>
      {t('result-level', { bot: botWords(next, seats) })}
    </button>
  );
}
