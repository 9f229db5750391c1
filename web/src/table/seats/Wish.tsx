// What a player would like to do with the consent of others: asked, answered, and what became of it.
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { seatOf } from '../../game/turn';
import type { Seat } from '../../generated/Seat';
import type { WishView } from '../../generated/WishView';
import { useSpeak } from '../../learn/words';
import { t } from '../../text';
import { called } from '../../text/event';
import { agreedEnd } from '../ends/agreeing';
import type { Store } from '../store';
import { undone } from './back';
import { type Fate, fateOf } from './fate';
import { botWords, whoAre } from './names';
import '../../style/gather.css';

/** What was played comes after the news that a proposal is off: so long it is waited for, in milliseconds. */
const NEWS = 500;
/** For so long it is told what became of a proposal. */
const TOLD = 12_000;

/** A proposal that is off, and why. */
interface Off {
  wish: WishView;
  fate: Fate;
  /** Who declined it, where somebody did. */
  declined: Seat | null;
}

/** One's own proposal that is off, until there is nothing to be told of it any more. */
const off = signal<Off | null>(null);
/** Whether whoever looks has ended it. */
let ended = false;
/** Whether proposals are told in a window, behind which one does not see what stands beside the board. */
const windowed = signal(false);

function silence(): void {
  ended = true;
  off.value = null;
}

/** Who plays in seats that nobody takes: as at the rest of the table, where computers play, or else as the server has it. */
function standIn(store: Store): string {
  const bots = (store.table.value?.seats ?? []).flatMap(({ player }) =>
    player.kind === 'bot' ? player.bot : [],
  );
  return botWords(bots[0] ?? 'greedy', store.live.value?.seats ?? []);
}

/** Whether it was proposed for one of these seats, and not only agreed to. */
const isOwn = ({ by: [first] }: WishView, seats: readonly Seat[]) =>
  first !== undefined && seats.includes(first);

/** Finds out what becomes of one's own proposals, and makes one again that outlasts computer players. */
function useFate(store: Store): void {
  const last = useRef<{ wish: WishView; count: number } | null>(null);
  const wish = store.wish.value;
  const entries = store.entries.value;
  const paused = store.tempo.value === 'paused';
  useEffect(() => {
    if (wish) {
      last.current = { wish, count: store.entries.peek().length };
      ended = false;
      off.value = null;
      return;
    }
    const before = last.current;
    last.current = null;
    if (!before || ended) return;
    const own = store.yours.peek();
    if (!isOwn(before.wish, own)) return;
    const judge = () => {
      const fate = fateOf(
        before.wish,
        store.entries.peek().slice(before.count),
        store.tempo.peek() === 'paused',
      );
      // A computer player that plays on says so itself.
      const silent = fate === 'done' || (fate === 'declined' && store.notice.peek() !== '');
      if (!silent) off.value = { wish: before.wish, fate, declined: store.declined.peek() };
    };
    const timer = setTimeout(judge, NEWS);
    return () => clearTimeout(timer);
  }, [wish]);
  const live = store.live.value;
  const due = live && seatOf(live.turn);
  const over = live?.turn.kind === 'over';
  const calm = due != null && store.players.value[due]?.kind === 'human';
  const waiting = store.waiting.value;
  /** After how many entries it was made again last: what was refused is not asked for twice. */
  const again = useRef(0);
  const known = off.value;
  // Where computer players played on it is made again when they have done, so that it waits for an answer.
  useEffect(() => {
    if (!known) return;
    if (over || (paused && known.wish.request.kind === 'pause')) off.value = null;
    else if (known.fate === 'waits' && calm && !waiting && again.current !== entries.length) {
      again.current = entries.length;
      store.consent(known.wish.request);
    }
  }, [known, over, paused, calm, entries, waiting]);
  useEffect(() => {
    if (!known || known.fate === 'waits') return;
    const timer = setTimeout(() => {
      off.value = null;
    }, TOLD);
    return () => clearTimeout(timer);
  }, [known]);
  // Nothing of it is told at another table.
  useEffect(() => silence, []);
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
  const wish = store.wish.value;
  const own = store.yours.value;
  if (own.length === 0) return null;
  if (!wish) {
    const known = off.value;
    if (!known || !speak) return null;
    return (
      <section class="wish-off" data-fate={known.fate}>
        <p role="status">
          {speak(`wish-off-${known.fate}`, {
            who: known.declined ? whoAre(store, [known.declined]) : 'none',
          })}
        </p>
        <div class="gather-buttons">
          {known.fate === 'played' && known.wish.request.kind !== 'take-back' && (
            <button
              type="button"
              data-wish="again"
              disabled={store.waiting.value}
              onClick={() => store.consent(known.wish.request)}
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
    who: whoAre(store, wish.by),
    request: request.kind,
    end: agreedEnd(store.live.value?.seats ?? []),
    seatColour: called(store.names.value, request.kind === 'stand-in' ? request.seat : null),
    bot: standIn(store),
  };
  const backTo = request.kind === 'take-back' ? request.to : undefined;
  const words = () => {
    if (!asked && !isOwn(wish, own)) return speak?.('wish-agreed');
    if (backTo === undefined) return t(asked ? 'wish-asked' : 'wish-own', args);
    const { moves, seat } = undone(store.entries.value, backTo);
    return speak?.(asked ? 'wish-asked-back' : 'wish-own-back', {
      ...args,
      count: moves,
      mine: seat !== null && own.includes(seat) ? 'yes' : 'no',
      seat: seat === null ? '' : whoAre(store, [seat]),
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
            disabled={store.waiting.value}
            onClick={() => store.consent(request)}
          >
            {t('wish-yes')}
          </button>
        )}
        <button
          type="button"
          data-wish="no"
          onClick={() => {
            silence();
            store.decline();
          }}
        >
          {t(asked ? 'wish-no' : 'wish-withdraw')}
        </button>
      </div>
    </section>
  );
}
