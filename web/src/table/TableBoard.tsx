// The board of a table, with legal moves, planned moves and requested aids.

import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board';
import { capturers, sources, targets } from '../board/choice';
import type { Stroke } from '../board/drawing';
import type { Layout } from '../board/geometry';
import { trailsOf } from '../game/trails';
import type { View } from '../generated/wire';
import { HOST } from '../parts/host';
import { isChess } from '../settings/colours';
import { hintsFor } from '../settings/settings';
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
  const { moves, showing, people } = store;
  const legal = moves.legal.value;
  const plan = moves.plan.value;
  const selected = moves.choice.value.selected ?? plan.selected;
  const movable = useMemo(() => sources(legal), [legal]);
  const { chains } = moves.offer.value;
  const reach = useMemo(() => targets(legal, selected, chains), [legal, selected, chains]);
  const { ways } = moves.choice.value;
  const hurried = useMemo(() => (huffs ? capturers(legal) : NONE), [huffs, legal]);
  const entries = showing.shownEntries.value;
  const trails = useMemo(() => trailsOf(entries), [entries]);
  const held = useHeldKey();
  const threats = useThreats(store, aids !== undefined && (held || aids.threats.value));
  return (
    <Board
      host={HOST}
      on={on}
      view={view}
      pieces={showing.pieces.value}
      colours={people.colours.value}
      motion={store.game.table.value?.look.motion}
      movable={movable}
      urgent={hurried}
      targets={reach}
      selected={selected}
      path={moves.path.value}
      trails={trails}
      plans={plan.moves}
      plannable={moves.plannable.value}
      {...(ways && { ways })}
      {...(threats ? { threats } : {})}
      drawMode={aids?.drawing.value ?? false}
      hints={done ? 'none' : hintsFor(isChess(people.colours.value.men))}
      {...(given ? { given } : {})}
      coordinates
      label={label}
      name={name}
      onSpot={moves.spot}
      onDrop={moves.drop}
      onCancel={moves.cancel}
      onUndo={moves.undo}
      onCallOff={moves.callOff}
    />
  );
}
