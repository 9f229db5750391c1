// The field where moves are typed, and the button among the board's tools that opens it.
import { signal } from '@preact/signals';
import { lazy } from '../../parts/lazy';
import { change, chosen } from '../../settings/settings';
import { t } from '../../text';
import { Tool } from '../BoardTools';
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
  const words = t('typing-tool');
  return (
    <Tool
      name="typing"
      words={words}
      label={words}
      on={shown}
      // While the field is shown, the key belongs to it.
      {...(!shown && { command: 'typing' as const })}
      onClick={toggle}
    />
  );
}

export function Typing(props: TypingProps) {
  return chosen.typing.value === 'shown' ? <TypingField {...props} /> : null;
}
