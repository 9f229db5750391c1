// What lies between the board and the pieces: the last move, what may move and where to, the path of
// a chain of jumps, the keyboard cursor.
import { memo } from '../memo';
import type { Lit } from './choice';
import { type Layout, UNIT } from './geometry';

/** A spot marked as a whole: a cell by its edge, a point by a ring. */
export function SpotMark({ on, name, kind }: { on: Layout; name: string | null; kind: string }) {
  const at = on.at.get(name ?? '');
  if (!at) return null;
  const half = UNIT / 2 - 3;
  return on.board.surface === 'cells' ? (
    <rect class={`mark ${kind}`} x={at.x - half} y={at.y - half} width={2 * half} height={2 * half} rx="8" />
  ) : (
    <circle class={`mark ${kind}`} cx={at.x} cy={at.y} r="46" />
  );
}

interface Props extends Lit {
  on: Layout;
  cursor: string | null;
}

export const Marks = memo(({ on, movable, urgent, targets, selected, path, last, cursor }: Props) => {
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
      {last.map(({ from, to }, index) => (
        <g key={`${index}${from}${to}`}>
          {from !== null && spot(from, 'last-from')}
          {spot(to, 'last-to')}
        </g>
      ))}
      {[...movable].map((name) => spot(name, urgent.has(name) ? 'movable urgent' : 'movable'))}
      {selected !== null && spot(selected, 'selected')}
      {line && <path class="path" d={line} />}
      {[...targets].map(([name, kind]) => {
        const at = on.at.get(name);
        if (!at) return null;
        return kind === 'step' || kind === 'place' || kind === 'far' ? (
          <circle key={name} class={`target ${kind}`} cx={at.x} cy={at.y} r={kind === 'place' ? 10 : 15} />
        ) : (
          spot(name, `target-${kind}`)
        );
      })}
      {cursor !== null && spot(cursor, 'cursor')}
    </g>
  );
});
