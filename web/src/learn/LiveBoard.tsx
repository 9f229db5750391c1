// A playable board for actions that are tried out: it marks what can be done, and says what happened and why
// something cannot be done.
import { useEffect, useMemo } from 'preact/hooks';
import { layout } from '../board/geometry';
import { branchAt, type Ground } from '../game/ground';
import { queryOf } from '../game/link';
import { effective, isThrow } from '../game/log';
import { trialOf } from '../game/trial';
import type { Board, ExampleView, Look, View } from '../generated/wire';
import { Actions } from '../table/choices/Actions';
import { Promotion } from '../table/choices/Promotion';
import { WayChoice } from '../table/choices/WayChoice';
import { ClothDice } from '../table/dice/ClothDice';
import { DiceTray, Throwing } from '../table/dice/DiceTray';
import { IdleWords } from '../table/dice/IdleWords';
import { idleAt } from '../table/dice/idleAt';
import { openTable, type Store } from '../table/store';
import { study } from '../table/studied';
import { TableBoard } from '../table/TableBoard';
import { Notice, statusWords } from '../table/told/Told';
import { Typing, TypingTool } from '../table/typing/TypingTool';
import { typist } from '../table/typing/typist';
import { t } from '../text';
import { entryWords } from '../text/action';
import { eventsWords } from '../text/event';

/** The actions of an example's author. */
export const authorOf = (example: ExampleView) => example.frames.flatMap(({ action }) => action?.text ?? []);

/** A table with an example after some of its actions, closed on unmount; null without a position. */
export function useTrial(rules: string, example: ExampleView, after: number): Store | null {
  return useGround(() => {
    const { options, frames } = example;
    const [start, first] = [frames[0]?.view, frames[after]?.view];
    if (!start || !first) return null;
    const actions = authorOf(example).slice(0, after);
    return { ground: { rules, options, position: start.position, actions, seats: [] }, first };
  }, [rules, example, after]);
}

/** A table where something is tried out, and how it looks until the rules have answered; closed on unmount. */
export function useGround(
  begin: () => { ground: Ground; first: View } | null,
  inputs: readonly unknown[],
): Store | null {
  const store = useMemo(() => {
    const begun = begin();
    return begun && openTable('', trialOf(begun.ground, { dice: 'hand', first: begun.first }));
  }, inputs);
  useEffect(() => store?.close, [store]);
  return store;
}

interface Props {
  store: Store;
  rules: string;
  look: Look;
  board: Board;
  label: string;
  /** Quarter turns of the board. */
  turns?: number;
  /** Distinguishes the names of its spots from those of other boards on the page. */
  name: string;
  /** Whether nothing more is to be done. */
  done?: boolean;
  /** A spot that the reader is to look at. */
  pointed?: string | undefined;
}

export function LiveBoard({ store, look, board, label, name, turns = 0, done, pointed }: Props) {
  const on = useMemo(() => layout(board, turns), [board, turns]);
  const given = useMemo(() => (pointed ? [{ from: pointed, to: pointed, ink: 0 }] : []), [pointed]);
  const view = store.showing.shown.value;
  if (!view) return null;
  const shown = { store, on, view, label, name, huffs: look.huffs, given };
  return (
    <div class="live-board">
      <TableBoard {...shown} done={done ?? false} />
      {look.die && <ClothDice store={store} on={on} view={view} die={look.die} />}
      <Promotion store={store} on={on} />
    </div>
  );
}

/** What happened, what is to be decided, and why something cannot be done; where nothing more is to be done, what happened. */
export function LiveWords({ store, rules, look, board, done = false }: Props) {
  const view = store.showing.shown.value;
  if (!view) return null;
  const names = store.people.names.value;
  const last = effective(store.showing.shownEntries.value).at(-1);
  return (
    <>
      <p class="example-words" aria-live="polite">
        {/* A throw is told by its sentence. */}
        {last && !isThrow(last) && <b class="notation">{entryWords(last, names)}</b>}{' '}
        {last && <span key={last.seq}>{eventsWords(last.events, names)}</span>}
      </p>
      <p class="status" aria-live="polite">
        {!done && statusWords(store, view, look)}
      </p>
      {!done && (
        <>
          {look.die && <DiceTray store={store} die={look.die} />}
          {look.die && <Throwing store={store} die={look.die} />}
          <IdleWords idle={idleAt(store)} />
          <WayChoice moves={store.moves} />
          <Actions store={store} />
          <Typing {...typist(store, view)} board={board} />
          <Tools store={store} />
        </>
      )}
      <Notice store={store} rules={rules} />
    </>
  );
}

/** Typing, and the lines of the computer. */
function Tools({ store }: { store: Store }) {
  return (
    <p class="live-tools">
      <TypingTool />
      {store.game.table.value && (
        <a
          href={`/position?${queryOf(branchAt(store.game.table.value, store.game.entries.value, store.showing.count.value))}`}
          data-open="lines"
          onClick={() => study('lines')}
        >
          {t('tool-lines')}
        </a>
      )}
    </p>
  );
}
