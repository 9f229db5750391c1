// What cannot be undone afterwards is done only when some seconds have passed without being called off.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pressed } from '../../keys/keys';
import { t } from '../../text';

/** How long it can be called off. */
const SECONDS = 5;

interface Props {
  /** What is about to happen, in a sentence. */
  words: string;
  /** While true nothing can be sent: it waits, too. */
  held?: boolean;
  onDone(): void;
  onUndo(): void;
}

/** Takes the focus. Leaving the page calls it off, too. */
export function Countdown({ words, held = false, onDone, onUndo }: Props) {
  const [left, setLeft] = useState(SECONDS);
  const undo = useRef<HTMLButtonElement>(null);
  // Before anybody can press a key: one that went elsewhere would call nothing off.
  useLayoutEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onDone()), 1000);
    return () => clearTimeout(timer);
  }, [left, held]);
  return (
    <div
      class="menu asking countdown"
      role="alertdialog"
      aria-label={`${words} ${t('soon-undo', { count: SECONDS })}`}
      onKeyDown={(event) => pressed('page', event) === 'close' && onUndo()}
    >
      <p>{words}</p>
      <span class="countdown-left" aria-hidden="true" style={`--part: ${left / SECONDS}`}>
        {/* With its unit it is no key to press. */}
        {left} s
      </span>
      <button type="button" class="primary" data-answer="no" ref={undo} onClick={onUndo}>
        {t('soon-call-off')}
      </button>
    </div>
  );
}
