// At a table that was set up to count for ratings: whether the game does, how those who play are rated, and after the end by
// how much that has changed.
import { ArmyMark } from '../../board/Piece';
import type { Seat } from '../../generated/wire';
import { cardOf } from '../../net/catalogue';
import { t } from '../../text';
import { changeOf, leftShare, shown } from '../../text/rating';
import { useSpeak } from '../../text/speak';
import type { Store } from '../store';
import { playerName } from './names';
import '../../style/ratings.css';

export function Rated({ store }: { store: Store }) {
  const speak = useSpeak('ratings');
  const rated = store.seats.rated.value;
  if (!speak || !rated) return null;
  const { counting, seats } = rated;
  const start = store.game.table.value?.start.seats ?? [];
  const who = (seat: Seat) =>
    playerName(store.people.players.value[seat], store.people.colours.value[seat] ?? '', start);
  const family = cardOf(store.game.table.value?.rules ?? '')?.family;
  const counted = seats.some(({ change }) => change !== undefined);
  const words =
    counting.kind === 'no'
      ? speak(`rated-no-${counting.why}`, {
          who: counting.seats.map(who).join(', '),
        })
      : speak(counted ? 'rated-counted' : `rated-${counting.kind}`);
  return (
    <section class="rated" data-rated={counted ? 'counted' : counting.kind}>
      <p role="status">{words}</p>
      {counting.kind !== 'no' && (
        <ul>
          {seats.map(({ seat, rating, change }) => (
            <li key={seat} data-seat={seat}>
              <ArmyMark colour={store.people.colours.value[seat] ?? ''} size={18} />
              <bdi>{who(seat)}</bdi>
              <span>{shown(rating)}</span>
              {change !== undefined && <b>{changeOf(change)}</b>}
              {rating.left > 0 && <small>{speak('rated-left', { share: leftShare(rating) })}</small>}
            </li>
          ))}
        </ul>
      )}
      <a href={family ? `/ratings?family=${family}` : '/ratings'}>{t('ratings-title')}</a>
    </section>
  );
}
