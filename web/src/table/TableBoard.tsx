// The board of a table, with legal moves, planned moves and requested aids.

import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board';
import { capturers, sources, targets } from '../board/choice';
import type { Stroke } from '../board/drawing';
import type { Layout } from '../board/geometry';
import { trailsOf } from '../game/trails';
import type { View } from '../generated/View';
import { HOST } from '../parts/host';
import { hintsFor } from '../settings/settings';
import { isChess } from '../text/event';
import type { Aids } from './BoardTools';
import type { Store } from './store';
import { useHeldKey, useThreats } from './threats';

interface Props {
  store: Store;
  on: Layout;
  view: View;
  label: string;
  /** Whether failing to capture may cost the piece. */
  huffs: boolean;
  /** Distinguishes the ids of its spots from those of other boards on the page. */
  name?: string;
  /** What is shown on request, where there are tools for that. */
  aids?: Aids;
  /** Whether legal moves stay unmarked: nothing more is to be done here. */
  done?: boolean;
  /** What is drawn on it for the reader. */
  given?: readonly Stroke[];
}

const NONE: ReadonlySet<string> = new Set();

export function TableBoard({ store, on, view, label, huffs, name = '', aids, done, given }: Props) {
  const legal = store.legal.value;
  const plan = store.plan.value;
  const selected = store.choice.value.selected ?? plan.selected;
  const movable = useMemo(() => sources(legal), [legal]);
  const { chains } = store.offer.value;
  const reach = useMemo(() => targets(legal, selected, chains), [legal, selected, chains]);
  const { ways } = store.choice.value;
  const hurried = useMemo(() => (huffs ? capturers(legal) : NONE), [huffs, legal]);
  const entries = store.shownEntries.value;
  const trails = useMemo(() => trailsOf(entries), [entries]);
  const held = useHeldKey();
  const threats = useThreats(store, aids !== undefined && (held || aids.threats.value));
  return (
    <Board
      host={HOST}
      on={on}
      view={view}
      pieces={store.pieces.value}
      colours={store.colours.value}
      motion={store.table.value?.look.motion}
      movable={movable}
      urgent={hurried}
      targets={reach}
      selected={selected}
      path={store.path.value}
      trails={trails}
      plans={plan.moves}
      plannable={store.plannable.value}
      {...(ways && { ways })}
      {...(threats ? { threats } : {})}
      drawMode={aids?.drawing.value ?? false}
      hints={done ? 'none' : hintsFor(isChess(store.colours.value.men))}
      {...(given ? { given } : {})}
      coordinates
      label={label}
      name={name}
      onSpot={store.spot}
      onDrop={store.drop}
      onCancel={store.cancel}
      onUndo={store.undo}
      onCallOff={store.callOff}
    />
  );
}
