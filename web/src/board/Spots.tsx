// The spots as a screen reader meets them: a labelled grid, or a list for a board of points. Nothing is
// seen of them; the pointer is found by where it is.
import { Component } from 'preact';
import { memo } from '../base/memo';
import { joined } from './geometry';
import { type Heard, spotFacts } from './heard';
import type { BoardHost } from './host';

interface Shared {
  host: BoardHost;
  heard: Heard;
  onSpot(spot: string): void;
  /** Changes with the words of the labels. */
  lang: string;
}

interface SpotProps extends Shared {
  name: string;
  id: string;
  selected: boolean;
  column: number;
  facts: string;
}

const TELLING = ['host', 'facts', 'selected', 'lang', 'onSpot', 'id', 'column'] as const;

/** Its words are put together anew only when something of what they tell changes. */
class Spot extends Component<SpotProps> {
  override shouldComponentUpdate(next: SpotProps): boolean {
    const now: SpotProps = this.props;
    const { on, colours } = next.heard;
    return (
      on !== now.heard.on ||
      colours !== now.heard.colours ||
      TELLING.some((field) => next[field] !== now[field])
    );
  }

  override render({ host, heard, name, id, selected, column, onSpot }: SpotProps) {
    const { on } = heard;
    const grid = on.board.surface === 'cells';
    const at = on.at.get(name);
    if (!at) return null;
    const circle = { cx: at.x, cy: at.y, r: 40, fill: 'transparent' };
    const signs = host.spotSigns(name, heard);
    const said = {
      id,
      'data-spot': name,
      'data-may': heard.movable.has(name) ? '' : undefined,
      'data-target': heard.targets.get(name),
      role: grid ? ('gridcell' as const) : ('option' as const),
      'aria-label': host.spotLabel(name, heard),
      'aria-description': grid ? undefined : host.joinedWords(joined(on.board, name), heard),
      'aria-colindex': grid ? column + 1 : undefined,
      'aria-selected': selected,
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
  }
}

interface Props extends Heard, Omit<Shared, 'heard'> {
  /** Begins the ids of the spots. */
  name: string;
}

/** Looked through when the position or the choice changes, and not while a piece is dragged. */
export const Spots = memo(({ host, name, onSpot, lang, ...heard }: Props) => {
  const { on, selected } = heard;
  const spot = (at: string, column: number) => (
    <Spot
      key={at}
      host={host}
      heard={heard}
      onSpot={onSpot}
      lang={lang}
      name={at}
      id={`${name}spot-${at}`}
      selected={selected === at}
      column={column}
      facts={spotFacts(at, heard)}
    />
  );
  return (
    // What stands between a list and its options, or a grid and its rows, must not be heard of.
    <g class="spots" role="presentation">
      {on.board.surface === 'cells'
        ? on.rows.map((row, index) => (
            <g role="row" key={row[0]} aria-rowindex={index + 1}>
              {row.map(spot)}
            </g>
          ))
        : on.rows.flat().map(spot)}
    </g>
  );
});
