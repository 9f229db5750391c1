// The field where moves are typed, and the button among the board's tools that opens it.
import { signal } from '@preact/signals';
import { withKey } from '../../keys/keys';
import { lazy } from '../../lazy';
import { change, chosen } from '../../settings/settings';
import { t } from '../../text';
import type { TypingProps } from './TypingField';

const TypingField = lazy<TypingProps>(() => import('./TypingField').then((part) => part.TypingField));

/** Set by the caller that opens the field: it then takes the focus. */
export const summoned = signal(false);

export function TypingTool() {
  const shown = chosen.typing.value === 'shown';
  const toggle = () => {
    summoned.value = !shown;
    change({ typing: shown ? 'hidden' : 'shown' });
  };
  return (
    <button
      type="button"
      class="icon tool"
      data-tool="typing"
      aria-label={t('typing-tool')}
      aria-pressed={shown}
      title={t('typing-tool')}
      // While the field is shown, the key belongs to it.
      {...(!shown && withKey('typing', t('typing-tool')))}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M3 7h18v10H3ZM7 10v4M11 14h6" />
      </svg>
    </button>
  );
}

export function Typing(props: TypingProps) {
  return chosen.typing.value === 'shown' ? <TypingField {...props} /> : null;
}
