// What a player would like to do with the consent of others: asked, answered, and what became of it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { seatOf } from '../../game/turn';
import type { WishView } from '../../generated/WishView';
import { useSpeak } from '../../learn/words';
import { t } from '../../text';
import type { Store } from '../store';
import { type Fate, fateOf } from './fate';
import { playerName } from './names';
import '../../style/gather.css';

/** What was played comes after the news that a proposal is off: so long it is waited for, in milliseconds. */
const NEWS = 500;
/** For so long it is told what became of a proposal. */
const TOLD = 12_000;

/** A proposal that is off, and why. */
interface Off {
  wish: WishView;
  fate: Fate;
}

/** One's own proposal that is off, until there is nothing to be told of it any more. */
function useOff(store: Store): [off: Off | null, silence: () => void] {
  const [off, setOff] = useState<Off | null>(null);
  const last = useRef<{ wish: WishView; count: number } | null>(null);
  /** Whether whoever looks has ended it. */
  const ended = useRef(false);
  const wish = store.wish.value;
  const entries = store.entries.value;
  const paused = store.tempo.value === 'paused';
  useEffect(() => {
    if (wish) {
      last.current = { wish, count: store.entries.peek().length };
      ended.current = false;
      setOff(null);
      return;
    }
    const before = last.current;
    last.current = null;
    if (!before || ended.current) return;
    const own = store.yours.peek();
    if (!before.wish.by.some((seat) => own.includes(seat))) return;
    const judge = () => {
      const fate = fateOf(
        before.wish,
        store.entries.peek().slice(before.count),
        store.tempo.peek() === 'paused',
      );
      // A computer player that plays on says so itself.
      const silent = fate === 'done' || (fate === 'declined' && store.notice.peek() !== '');
      if (!silent) setOff({ wish: before.wish, fate });
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
  // Where computer players played on it is made again when they have done, so that it waits for an answer.
  useEffect(() => {
    if (!off) return;
    if (over || (paused && off.wish.request.kind === 'pause')) setOff(null);
    else if (off.fate === 'waits' && calm && !waiting && again.current !== entries.length) {
      again.current = entries.length;
      store.consent(off.wish.request);
    }
  }, [off, over, paused, calm, entries, waiting]);
  useEffect(() => {
    if (!off || off.fate === 'waits') return;
    const timer = setTimeout(() => setOff(null), TOLD);
    return () => clearTimeout(timer);
  }, [off]);
  const silence = () => {
    ended.current = true;
    setOff(null);
  };
  return [off, silence];
}

/** What another player would like to do, and whether one agrees; what became of what one would have liked to do oneself. */
export function WishPanel({ store }: { store: Store }) {
  const speak = useSpeak('terms');
  const [off, silence] = useOff(store);
  const wish = store.wish.value;
  const own = store.yours.value;
  if (own.length === 0) return null;
  if (!wish) {
    if (!off || !speak) return null;
    return (
      <section class="wish-off" data-fate={off.fate}>
        <p role="status">{speak(`wish-off-${off.fate}`)}</p>
        <div class="gather-buttons">
          {off.fate === 'played' && off.wish.request.kind !== 'take-back' && (
            <button
              type="button"
              data-wish="again"
              disabled={store.waiting.value}
              onClick={() => store.consent(off.wish.request)}
            >
              {speak('wish-again')}
            </button>
          )}
          {off.fate === 'waits' && (
            <button type="button" data-wish="no" onClick={silence}>
              {t('wish-withdraw')}
            </button>
          )}
        </div>
      </section>
    );
  }
  const asked = wish.of.some((seat) => own.includes(seat) && !wish.by.includes(seat));
  const args = {
    who: wish.by
      .map((seat) => playerName(store.players.value[seat], store.colours.value[seat] ?? '', []))
      .join(', '),
    request: wish.request.kind,
    players: store.live.value?.seats.length ?? 0,
  };
  return (
    <section class="wish" role="status">
      <p>{t(asked ? 'wish-asked' : 'wish-own', args)}</p>
      <div class="gather-buttons">
        {asked && (
          <button
            type="button"
            class="primary"
            data-wish="yes"
            disabled={store.waiting.value}
            onClick={() => store.consent(wish.request)}
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
