// After a game against computer players: whom to meet next, weaker or stronger.
import { useState } from 'preact/hooks';
import type { Seat, Standing } from '../../generated/wire';
import { t } from '../../text';
import { again } from '../again';
import type { Place } from '../ends/placing';
import type { Store } from '../store';
import { climb } from './ladder';
import { learn, resultOf } from './learning';
import { levelOf } from './level';
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
  const [next] = useState(() => {
    const levels = bots.flatMap((bot) => levelOf(bot) ?? []);
    const rules = store.game.table.peek()?.rules;
    if (rules && levels.length === bots.length && resultOf(places, own) > 0)
      climb(rules, Math.min(...levels));
    return learn(game, seats, places, own, bots);
  });
  if (next === null) return null;
  return (
    <button type="button" data-result="level" onClick={() => again(store, { bot: next })}>
      {t('result-level', { bot: botWords(next, seats) })}
    </button>
  );
}
