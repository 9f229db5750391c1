// What becomes of a proposal of one's own: kept until it has been told, and made again where it only waits.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { seatOf } from '../../base/turn';
import type { Seat, WishView } from '../../generated/wire';
import type { Store } from '../store';
import { type Fate, fateOf } from './fate';

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
export const off = signal<Off | null>(null);
/** Whether whoever looks has ended it. */
let ended = false;

/** Nothing more is told of it. */
export function silence(): void {
  ended = true;
  off.value = null;
}

/** Whether it was proposed for one of these seats, and not only agreed to. */
export const isOwn = ({ by: [first] }: WishView, seats: readonly Seat[]) =>
  first !== undefined && seats.includes(first);

/** Finds out what becomes of one's own proposals, and makes one again that outlasts computer players. */
export function useFate(store: Store): void {
  const last = useRef<{ wish: WishView; count: number } | null>(null);
  const wish = store.seats.wish.value;
  const entries = store.game.entries.value;
  const paused = store.clock.tempo.value === 'paused';
  useEffect(() => {
    if (wish) {
      last.current = { wish, count: store.game.entries.peek().length };
      ended = false;
      off.value = null;
      return;
    }
    const before = last.current;
    last.current = null;
    if (!before || ended) return;
    const own = store.seats.yours.peek();
    if (!isOwn(before.wish, own)) return;
    const judge = () => {
      const fate = fateOf(
        before.wish,
        store.game.entries.peek().slice(before.count),
        store.clock.tempo.peek() === 'paused',
      );
      // A computer player that plays on says so itself.
      const silent = fate === 'done' || (fate === 'declined' && store.notices.notice.peek() !== '');
      if (!silent) off.value = { wish: before.wish, fate, declined: store.seats.declined.peek() };
    };
    const timer = setTimeout(judge, NEWS);
    return () => clearTimeout(timer);
  }, [wish]);
  const live = store.game.live.value;
  const due = live && seatOf(live.turn);
  const over = live?.turn.kind === 'over';
  const calm = due != null && store.people.players.value[due]?.kind === 'human';
  const waiting = store.sending.waiting.value;
  /** After how many entries it was made again last: what was refused is not asked for twice. */
  const again = useRef(0);
  const known = off.value;
  // Where computer players played on it is made again when they have done, so that it waits for an answer.
  useEffect(() => {
    if (!known) return;
    if (over || (paused && known.wish.request.kind === 'pause')) off.value = null;
    else if (known.fate === 'waits' && calm && !waiting && again.current !== entries.length) {
      again.current = entries.length;
      store.requests.consent(known.wish.request);
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
