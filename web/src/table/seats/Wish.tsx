// What a player would like to do with the consent of others: asked and answered, and told what became of it.
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../../text';
import { useSpeak } from '../../text/speak';
import { agreedEnd } from '../ends/agreeing';
import type { Store } from '../store';
import { undone } from './back';
import { botWords, whoAre } from './names';
import { isOwn, off, silence, useFate } from './useFate';
import '../../style/gather.css';

/** Whether proposals are told in a window, behind which one does not see what stands beside the board. */
const windowed = signal(false);

/** Who plays in seats that nobody takes: as at the rest of the table, where computers play, or else as the server has it. */
function standIn({ game }: Pick<Store, 'game'>): string {
  const bots = (game.table.value?.seats ?? []).flatMap(({ player }) =>
    player.kind === 'bot' ? player.bot : [],
  );
  return botWords(bots[0] ?? 'greedy', game.live.value?.seats ?? []);
}

interface Props {
  store: Store;
}

/** Beside the board, unless a window tells it. Whether it is shown or not, it knows of every proposal. */
export function WishPanel({ store }: Props) {
  useFate(store);
  return windowed.value ? null : <Wishes store={store} />;
}

/** In a window, as long as that is open; beside the board there has to be a `WishPanel`. */
export function WishesHere({ store }: Props) {
  useLayoutEffect(() => {
    windowed.value = true;
    return () => {
      windowed.value = false;
    };
  }, []);
  return <Wishes store={store} />;
}

/** What another player would like to do, and whether one agrees; what became of what one would have liked to do oneself. */
function Wishes({ store }: Props) {
  const speak = useSpeak('terms');
  const wish = store.seats.wish.value;
  const own = store.seats.yours.value;
  if (own.length === 0) return null;
  if (!wish) {
    const known = off.value;
    if (!known || !speak) return null;
    return (
      <section class="wish-off" data-fate={known.fate}>
        <p role="status">
          {speak(`wish-off-${known.fate}`, {
            who: known.declined ? whoAre(store.people, [known.declined]) : 'none',
          })}
        </p>
        <div class="gather-buttons">
          {known.fate === 'played' && known.wish.request.kind !== 'take-back' && (
            <button
              type="button"
              data-wish="again"
              disabled={store.sending.waiting.value}
              onClick={() => store.requests.consent(known.wish.request)}
            >
              {speak('wish-again')}
            </button>
          )}
          {known.fate === 'waits' && (
            <button type="button" data-wish="no" onClick={silence}>
              {t('wish-withdraw')}
            </button>
          )}
        </div>
      </section>
    );
  }
  const asked = wish.of.some((seat) => own.includes(seat) && !wish.by.includes(seat));
  const { request } = wish;
  const args = {
    who: whoAre(store.people, wish.by),
    request: request.kind,
    end: agreedEnd(store.game.live.value?.seats ?? []),
    bot: standIn(store),
  };
  const backTo = request.kind === 'take-back' ? request.to : undefined;
  const words = () => {
    if (!asked && !isOwn(wish, own)) return speak?.('wish-agreed');
    if (backTo === undefined) return t(asked ? 'wish-asked' : 'wish-own', args);
    const { moves, seat } = undone(store.game.entries.value, backTo);
    return speak?.(asked ? 'wish-asked-back' : 'wish-own-back', {
      ...args,
      count: moves,
      mine: seat !== null && own.includes(seat) ? 'yes' : 'no',
      seat: seat === null ? '' : whoAre(store.people, [seat]),
    });
  };
  return (
    <section class="wish" role="status">
      <p>{words()}</p>
      <div class="gather-buttons">
        {asked && (
          <button
            type="button"
            class="primary"
            data-wish="yes"
            disabled={store.sending.waiting.value}
            onClick={() => store.requests.consent(request)}
          >
            {t('wish-yes')}
          </button>
        )}
        <button
          type="button"
          data-wish="no"
          onClick={() => {
            silence();
            store.seats.decline();
          }}
        >
          {t(asked ? 'wish-no' : 'wish-withdraw')}
        </button>
      </div>
    </section>
  );
}
