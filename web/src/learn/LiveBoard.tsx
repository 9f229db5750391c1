// The real board on actions tried out: what may be done is lit, what happened is told, and why something
// cannot be done.
import { useEffect, useMemo } from 'preact/hooks';
import { layout } from '../board/geometry';
import type { BoardView } from '../generated/BoardView';

import type { View } from '../generated/View';
import { makeTrial } from '../review/trial';
import { Actions, Promotion, WayChoice } from '../table/Actions';
import { ClothDice, idleAt } from '../table/ClothDice';
import { DiceTray, IdleWords } from '../table/DiceTray';
import { effective } from '../table/log';
import { openTable, type Store } from '../table/store';
import { TableBoard } from '../table/TableBoard';
import { Notice, statusWords } from '../table/Told';
import { Typing, TypingTool } from '../table/TypingTool';
import { traitsOf } from '../table/traits';
import { typist } from '../table/typist';

import { actionWords } from '../text/action';
import { eventSentence } from '../text/event';

interface TrialOf {
  rules: string;
  options: [string, string][];
  /** The position it begins with. */
  start: View | undefined;
  /** What has been played from there already. */
  actions: readonly string[];
  /** The position then, shown until the server answers. */
  view: View | undefined;
}

/** A table for as long as it is looked at; null without a position. Another one for other arguments. */
export function useTrial({ rules, options, start, actions, view }: TrialOf): Store | null {
  const store = useMemo(() => {
    if (!start || !view) return null;
    const ground = { rules, options, position: start.position, actions: [...actions], seats: [] };
    return openTable('', makeTrial(ground, { dice: 'hand', first: view }));
  }, [rules, options, start, actions, view]);
  useEffect(() => store?.close, [store]);
  return store;
}

interface Props {
  store: Store;
  rules: string;
  options: readonly (readonly [string, string])[];
  board: BoardView;
  label: string;
  /** Sets the names of its spots apart from those of other boards on the page. */
  name: string;
}

export function LiveBoard({ store, rules, options, board, label, name }: Props) {
  const on = useMemo(() => layout(board, 0), [board]);
  const view = store.shown.value;
  if (!view) return null;
  const { huffs, dice, cube } = traitsOf(rules, options, view);
  return (
    <div class="live-board">
      <TableBoard store={store} on={on} view={view} label={label} name={name} huffs={huffs} />
      {dice && (
        <ClothDice
          store={store}
          on={on}
          view={view}
          cube={cube}
          idle={idleAt(view, store.shownEntries.value)}
        />
      )}
      <Promotion store={store} />
    </div>
  );
}

/** What happened, what is to be decided, and why not. */
export function LiveWords({ store, rules, options, board }: Props) {
  const view = store.shown.value;
  if (!view) return null;
  const colours = store.colours.value;
  const entries = store.shownEntries.value;
  const last = effective(entries).at(-1);
  const { huffs, dice, cube } = traitsOf(rules, options, view);
  return (
    <>
      <p class="example-words" aria-live="polite">
        {last && <b class="notation">{actionWords(last.action, colours)}</b>}{' '}
        {last?.events.map((event) => eventSentence(event, colours)).join(' ')}
      </p>
      <p class="status" aria-live="polite">
        {statusWords(store, view, huffs)}
      </p>
      {dice && <DiceTray store={store} cube={cube} />}
      <IdleWords idle={idleAt(view, entries)} />
      <WayChoice store={store} />
      <Actions store={store} />
      <Typing {...typist(store, view)} board={board} />
      <p class="live-tools">
        <TypingTool />
      </p>
      <Notice store={store} rules={rules} />
    </>
  );
}
