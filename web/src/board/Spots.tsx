// The spots as a screen reader meets them: a labelled grid, or a list for a board of points. Nothing is
// seen of them; the pointer is found by where it is.
import type { View } from '../generated/View';
import { memo } from '../memo';
import type { TargetKind } from './choice';
import type { Layout } from './geometry';
import { spotLabel, spotSigns } from './label';

interface Props {
  on: Layout;
  view: View;
  colours: Readonly<Record<string, string>>;
  movable: ReadonlySet<string>;
  targets: ReadonlyMap<string, TargetKind>;
  selected: string | null;
  onSpot(spot: string): void;
  /** Begins the ids of the spots. */
  name: string;
  /** Changes with the words of the labels. */
  lang: string;
}

/** Redrawn when the position or the choice changes, and not while a piece is dragged. */
export const Spots = memo((props: Props) => {
  const { on, movable, targets, selected, onSpot } = props;
  const grid = on.board.surface === 'cells';
  const spot = (name: string) => {
    const at = on.at.get(name);
    if (!at) return null;
    const signs = spotSigns(name, props);
    return (
      <circle
        key={name}
        id={`${props.name}spot-${name}`}
        data-spot={name}
        data-may={movable.has(name) ? '' : undefined}
        data-target={targets.get(name)}
        role={grid ? 'gridcell' : 'option'}
        aria-label={spotLabel(name, props)}
        aria-selected={selected === name}
        cx={at.x}
        cy={at.y}
        r="40"
        fill="transparent"
        // Screen readers press an element without moving a pointer; such clicks have no count.
        onClick={(event) => event.detail === 0 && onSpot(name)}
      >
        {signs !== '' && <title>{signs}</title>}
      </circle>
    );
  };
  return (
    <g class="spots">
      {grid
        ? on.rows.map((row) => (
            <g role="row" key={row[0]}>
              {row.map(spot)}
            </g>
          ))
        : on.rows.flat().map(spot)}
    </g>
  );
});
