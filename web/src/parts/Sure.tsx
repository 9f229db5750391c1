// A button for what cannot be taken back: pressed once it asks, and turns back by itself; pressed again it acts.
import type { ComponentChildren } from 'preact';
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

interface Props {
  /** What it does. */
  children: ComponentChildren;
  /** What it asks. */
  question: string;
  class?: string;
  disabled?: boolean;
  /** Its name, where the words alone do not tell. */
  label?: string;
  /** Attributes by which others know it. */
  known?: Readonly<Record<`data-${string}`, string>>;
  onDone(): void;
}

export function Sure({ children, question, class: kind = '', disabled, label, known, onDone }: Props) {
  const sure = useSure(onDone);
  return (
    <>
      <button
        type="button"
        class={`${kind} sure`}
        aria-label={sure.asks ? undefined : label}
        disabled={disabled}
        {...known}
        {...sure.known}
        onClick={sure.press}
      >
        {sure.asks ? question : children}
      </button>
      <Asked words={sure.asks ? question : null} />
    </>
  );
}
