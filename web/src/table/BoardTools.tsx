// The tools of a table: a sign, with a word below it or without; those that stand beside the status.
import type { Signal } from '@preact/signals';
import { withKey } from '../keys/keys';
import { t } from '../text';
import type { Store } from './store';

/** Drawn in a square of 24 units with one stroke. */
export const SIGNS = {
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  'call-off': 'M6 6L18 18M18 6L6 18',
  recall: 'M5 12a7 7 0 1 0 2.5-5.4M7 2.5v4.5h4.5M12 8.5v4l3 2',
  turn: 'M19 12a7 7 0 1 1-2.5-5.4M17 2.5v4.5h-4.5',
  follow: 'M12 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 21a8 8 0 0 1 16 0',
  draw: 'M4 20l4-1L20 7l-3-3L5 16ZM14 7l3 3',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  moves: 'M4 6h2M4 12h2M4 18h2M9 6h11M9 12h11M9 18h11',
  rules: 'M12 6v14M12 6q-3-2-8-2v14q5 0 8 2q3-2 8-2V4q-5 0-8 2',
  signs: 'M10 6.5a7.5 7.5 0 1 0 .1 0M18 3a3 3 0 1 0 .1 0',
  typing: 'M3 7h18v10H3ZM7 10v4M11 14h6',
  branch: 'M6 3v18M6 14c0-5 12-3 12-9M15 7l3-3 3 3',
  seats: 'M8 11a3 3 0 100-6 3 3 0 000 6M16 11a3 3 0 100-6M3 20c0-4 2-6 5-6s5 2 5 6M15 14c3 0 5 2 5 6',
  talk: 'M4 5h16v11h-9l-5 4v-4H4Z',
  proof: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6l8-3M8.5 12l2.5 2.5 4.5-5',
  share: 'M12 3v12M8 7l4-4 4 4M5 12v8h14v-8',
  agree: 'M3 8l5-3 4 2 4-2 5 3v7l-9 5-9-5ZM12 7l-4 4q2 3 5 0l5 5',
  resign: 'M6 21V4M6 4h12l-3 4.5 3 4.5H6',
  hint: 'M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v1H9Z',
  study: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  threats: 'M4 4l10 10M20 4L10 14M6 12l6 6M18 12l-6 6M5 19l3-3M19 19l-3-3',
};

interface ToolProps {
  name: keyof typeof SIGNS;
  /** What it does. */
  words: string;
  /** The same in a word, written below the sign; without one the sign stands alone. */
  label?: string;
  /** The keyboard command that presses it, unless that is handled elsewhere. */
  command?: 'drawing' | 'turn' | 'attacks' | 'take-back' | 'typing' | 'recall' | 'hint' | 'lines';
  /** Whether it is on, for toggles. */
  on?: boolean;
  disabled?: boolean;
  /** Attributes by which others know it. */
  known?: Readonly<{
    id?: string;
    onBlur?(): void;
    onKeyDown?(event: KeyboardEvent): void;
    [name: `data-${string}` | `aria-${string}`]: string | boolean;
  }>;
  onClick(): void;
}

export function Tool({ name, words, label, command, on, disabled, known, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class={label === undefined ? 'icon tool' : 'tool worded'}
      data-tool={name}
      aria-label={label === undefined ? words : undefined}
      aria-pressed={on}
      title={words}
      {...(command && withKey(command, words))}
      {...known}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={SIGNS[name]} />
      </svg>
      {label}
    </button>
  );
}

/** Beside the status: back to the present, while one looks at the past. */
export function PresentTool({ store }: { store: Store }) {
  if (store.showing.browsing.value === null) return null;
  return (
    <button type="button" class="to-present" onClick={() => store.looking.browse(null)}>
      {t('step-last')} »
    </button>
  );
}

/** Beside the status: undoes the last step of the hand, or calls off what is planned. */
export function UndoTool({ showing, moves }: Pick<Store, 'showing' | 'moves'>) {
  if (showing.browsing.value !== null) return null;
  if (moves.plan.value.moves.length > 0)
    return <Tool name="call-off" words={t('plan-call-off')} onClick={moves.callOff} />;
  if (!moves.undoable.value) return null;
  return <Tool name="undo" words={t('undo-step')} onClick={moves.undo} />;
}

/** How many moves are planned, and when they are played. */
export function PlanWords({ moves, dice }: Pick<Store, 'moves'> & { dice: boolean }) {
  const count = moves.plan.value.moves.length;
  // The rest of a chain is being played already.
  if (count === 0 || moves.path.value.length > 0 || moves.legal.value.length > 0) return null;
  return <p class="plan-words">{t('plan-words', { count, dice: dice ? 'yes' : 'no' })}</p>;
}

/** What is shown on the board on request. */
export interface Aids {
  threats: Signal<boolean>;
  drawing: Signal<boolean>;
}
