// What lies between the board and the pieces: the last moves, what may move and where to, the path of
// a chain of jumps, the keyboard cursor.

import type { Colours } from '../base/colours';
import { memo } from '../base/memo';
import type { Lit, TargetKind } from './choice';
import type { Layout } from './geometry';
import { SpotMark } from './SpotMark';
import { Trails } from './Trails';

/** Which legal moves are marked: all, those of the piece picked up, none. */
export type Hints = 'all' | 'picked' | 'none';

/** Whether the mark of a target is shown; which pieces can be huffed must be seen in any case. */
const isShown = (hints: Hints, kind: TargetKind): boolean =>
  hints === 'all' || kind === 'huff' || (hints === 'picked' && kind !== 'place');

interface Props extends Lit {
  on: Layout;
  colours: Colours;
  hints: Hints;
  cursor: string | null;
}

export const Marks = memo(
  ({ on, colours, hints, movable, urgent, targets, selected, path, trails, cursor }: Props) => {
    const spot = (name: string, kind: string) => (
      <SpotMark key={`${kind}${name}`} on={on} name={name} kind={kind} />
    );
    const line = path
      .map((name) => on.at.get(name))
      .filter((at) => at !== undefined)
      .map((at, index) => `${index === 0 ? 'M' : 'L'}${at.x} ${at.y}`)
      .join('');
    return (
      <g class="marks" aria-hidden="true">
        <Trails on={on} trails={trails} colours={colours} />
        {hints === 'all' &&
          [...movable].map((name) => spot(name, urgent.has(name) ? 'movable urgent' : 'movable'))}
        {selected !== null && spot(selected, 'selected')}
        {line && <path class="path" d={line} />}
        {[...targets].map(([name, kind]) => {
          const at = on.at.get(name);
          if (!at || !isShown(hints, kind)) return null;
          return kind === 'step' || kind === 'place' || kind === 'far' ? (
            <circle key={name} class={`target ${kind}`} cx={at.x} cy={at.y} r={kind === 'place' ? 10 : 15} />
          ) : (
            spot(name, `target-${kind}`)
          );
        })}
        {cursor !== null && spot(cursor, 'cursor')}
      </g>
    );
  },
);
