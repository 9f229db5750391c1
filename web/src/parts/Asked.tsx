// What a button needs that asks before it acts.
import { useEffect, useState } from 'preact/hooks';
import { pressed } from '../keys/keys';
import { t } from '../text';

/** How long it asks, in milliseconds: silence means no. */
const ASKS = 6000;
/** Pressed again sooner than that it was pressed once, by a trembling hand. */
const ONCE = 350;

/** What a button needs to ask before it acts. */
export function useSure(onDone: () => void) {
  const [since, setSince] = useState<number | null>(null);
  const back = () => setSince(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(back, ASKS);
    return () => clearTimeout(timer);
  }, [since]);
  return {
    asks: since !== null,
    known: {
      'data-sure': since === null ? 'no' : 'asks',
      onBlur: back,
      onKeyDown(event: KeyboardEvent) {
        if (since === null || pressed('page', event) !== 'close') return;
        event.stopPropagation();
        event.preventDefault();
        back();
      },
    },
    press() {
      const now = performance.now();
      if (since === null) setSince(now);
      else if (now - since > ONCE) {
        back();
        onDone();
      }
    },
  };
}

/** Says what a button asks to those who do not see that it has changed. */
export const Asked = ({ words }: { words: string | null }) => (
  <span class="visually-hidden" role="status">
    {words !== null && `${words} ${t('sure-again')}`}
  </span>
);
