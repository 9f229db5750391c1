// The spots as a screen reader meets them: a labelled grid, or a list for a board of points. Nothing is
// seen of them; the pointer is found by where it is.
import { memo } from '../memo';
import { joined, type Layout } from './geometry';
import { type Heard, joinedWords, spotLabel, spotSigns } from './label';

interface Props extends Heard {
  on: Layout;
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
  const spot = (name: string, column: number) => {
    const at = on.at.get(name);
    if (!at) return null;
    const circle = { cx: at.x, cy: at.y, r: 40, fill: 'transparent' };
    const signs = spotSigns(name, props);
    const said = {
      key: name,
      id: `${props.name}spot-${name}`,
      'data-spot': name,
      'data-may': movable.has(name) ? '' : undefined,
      'data-target': targets.get(name),
      role: grid ? ('gridcell' as const) : ('option' as const),
      'aria-label': spotLabel(name, props),
      'aria-description': grid ? undefined : joinedWords(joined(on.board, name), props),
      'aria-colindex': grid ? column + 1 : undefined,
      'aria-selected': selected === name,
      // Screen readers press an element without moving a pointer; such clicks have no count.
      onClick: (event: MouseEvent) => event.detail === 0 && onSpot(name),
    };
    if (signs === '') return <circle {...said} {...circle} />;
    // The signs are for who points at them; a screen reader has heard of them with the spot.
    return (
      <g {...said}>
        <circle {...circle} aria-hidden="true">
          <title>{signs}</title>
        </circle>
      </g>
    );
  };
  return (
    // What stands between a list and its options, or a grid and its rows, must not be heard of.
    <g class="spots" role="presentation">
      {grid
        ? on.rows.map((row, index) => (
            <g role="row" key={row[0]} aria-rowindex={index + 1}>
              {row.map(spot)}
            </g>
          ))
        : on.rows.flat().map(spot)}
    </g>
  );
});
