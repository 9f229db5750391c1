// The board of a table: what the rules allow, what is planned and what is asked for, put on it.
import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board';
import { capturers, sources, targets } from '../board/choice';
import type { Layout } from '../board/geometry';
import type { View } from '../generated/View';
import type { Aids } from './BoardTools';
import { lastMoves } from './log';
import type { Store } from './store';
import { useHeldKey, useThreats } from './threats';

interface Props {
  store: Store;
  on: Layout;
  view: View;
  label: string;
  /** Whether failing to capture may cost the piece. */
  huffs: boolean;
  aids: Aids;
}

const NONE: ReadonlySet<string> = new Set();

export function TableBoard({ store, on, view, label, huffs, aids }: Props) {
  const legal = store.legal.value;
  const plan = store.plan.value;
  const selected = store.choice.value.selected ?? plan.selected;
  const movable = useMemo(() => sources(legal), [legal]);
  const reach = useMemo(() => targets(legal, selected), [legal, selected]);
  const hurried = useMemo(() => (huffs ? capturers(legal) : NONE), [huffs, legal]);
  const entries = store.shownEntries.value;
  const last = useMemo(() => lastMoves(entries), [entries]);
  const held = useHeldKey();
  const threats = useThreats(store, held || aids.threats.value);
  return (
    <Board
      on={on}
      view={view}
      pieces={store.pieces.value}
      colours={store.colours.value}
      movable={movable}
      urgent={hurried}
      targets={reach}
      selected={selected}
      path={store.path.value}
      last={last}
      plans={plan.moves}
      plannable={store.plannable.value}
      {...(threats ? { threats } : {})}
      drawMode={aids.drawing.value}
      coordinates
      label={label}
      onSpot={store.spot}
      onDrop={store.drop}
      onCancel={store.cancel}
      onUndo={store.undo}
      onCallOff={store.callOff}
    />
  );
}
