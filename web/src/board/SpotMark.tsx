// A spot marked as a whole: a cell by its edge, a point by a ring.
import { type Layout, UNIT } from './geometry';

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
