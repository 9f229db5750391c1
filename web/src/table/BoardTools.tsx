// Board tools: undoing a step, turning the board, drawing on it, showing which pieces are attacked.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { withKey } from '../keys/keys';
import { t } from '../text';
import type { Store } from './store';
import { setTurned, turned } from './turning';
import { TypingTool } from './typing/TypingTool';

/** Drawn in a square of 24 units with one stroke. */
const SIGNS = {
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  'call-off': 'M6 6L18 18M18 6L6 18',
  turn: 'M19 12a7 7 0 1 1-2.5-5.4M17 2.5v4.5h-4.5',
  follow: 'M12 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 21a8 8 0 0 1 16 0',
  draw: 'M4 20l4-1L20 7l-3-3L5 16ZM14 7l3 3',
  threats: 'M4 4l10 10M20 4L10 14M6 12l6 6M18 12l-6 6M5 19l3-3M19 19l-3-3',
};

interface ToolProps {
  name: keyof typeof SIGNS;
  words: string;
  /** The keyboard command that presses it, unless that is handled elsewhere. */
  command?: 'drawing' | 'turn' | 'attacks';
  /** Whether it is on, for toggles. */
  on?: boolean;
  onClick(): void;
}

function Tool({ name, words, command, on, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="icon tool"
      data-tool={name}
      aria-label={words}
      aria-pressed={on}
      title={words}
      {...(command && withKey(command, words))}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={SIGNS[name]} />
      </svg>
    </button>
  );
}

/** Beside the status: back to the present, while one looks at the past. */
export function PresentTool({ store }: { store: Store }) {
  if (store.browsing.value === null) return null;
  return (
    <button type="button" class="to-present" onClick={() => store.browse(null)}>
      {t('step-last')} »
    </button>
  );
}

/** Beside the status: undoes the last step of the hand, or calls off what is planned. */
export function UndoTool({ store }: { store: Store }) {
  if (store.browsing.value !== null) return null;
  if (store.plan.value.moves.length > 0)
    return <Tool name="call-off" words={t('plan-call-off')} onClick={store.callOff} />;
  if (!store.undoable.value) return null;
  return <Tool name="undo" words={t('undo-step')} onClick={store.undo} />;
}

/** How many moves are planned, and when they are played. */
export function PlanWords({ store, dice }: { store: Store; dice: boolean }) {
  const count = store.plan.value.moves.length;
  // The rest of a chain is being played already.
  if (count === 0 || store.path.value.length > 0 || store.legal.value.length > 0) return null;
  return <p class="plan-words">{t('plan-words', { count, dice: dice ? 'yes' : 'no' })}</p>;
}

/** Turns the board by a quarter turn at a table of four, else by a half turn. */
function TurnTool({ four }: { four: boolean }) {
  const { two, four: quarters } = turned.value;
  const turn = () => setTurned(four ? { four: (quarters + 1) % 4 } : { two: (two + 2) % 4 });
  return <Tool name="turn" command="turn" words={t('turn-board')} onClick={turn} />;
}

/** What is shown on the board on request. */
export interface Aids {
  threats: Signal<boolean>;
  drawing: Signal<boolean>;
}

interface Props {
  aids: Aids;
  four: boolean;
  /** Whether several people play at this screen. */
  shared: boolean;
  children?: ComponentChildren;
}

export function BoardTools({ aids, four, shared, children }: Props) {
  const { threats, drawing } = aids;
  const { follow } = turned.value;
  return (
    <div class="board-tools">
      {children}
      <Tool
        name="threats"
        command="attacks"
        words={t('show-attacks')}
        on={threats.value}
        onClick={() => {
          threats.value = !threats.value;
        }}
      />
      <Tool
        name="draw"
        command="drawing"
        words={t('draw-on-board')}
        on={drawing.value}
        onClick={() => {
          drawing.value = !drawing.value;
        }}
      />
      <TypingTool />
      {shared && (
        <Tool
          name="follow"
          words={t('turn-follow')}
          on={follow}
          onClick={() => setTurned({ follow: !follow })}
        />
      )}
      <TurnTool four={four} />
    </div>
  );
}
