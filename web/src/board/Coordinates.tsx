// Letters along the bottom, numbers along the left, in the frame, whichever way the board is turned.
import { FRAME, type Layout } from './geometry';

/** How far from the edge of a stone they stand. */
const ON_STONE = 13;

export function Coordinates({ on, fill }: { on: Layout; fill: string }) {
  const odd = on.turns % 2 !== 0;
  const edge = on.frame > 0 ? -FRAME / 2 : ON_STONE;
  const files = new Map<number, string>();
  const ranks = new Map<number, string>();
  for (const spot of on.board.spots) {
    const at = on.at.get(spot);
    if (!at) continue;
    const [file, rank] = [spot.slice(0, 1), spot.slice(1)];
    files.set(Math.round(at.x), odd ? rank : file);
    ranks.set(Math.round(at.y), odd ? file : rank);
  }
  return (
    <g class="coordinates" aria-hidden="true" fill={fill} text-anchor="middle">
      {[...files].map(([x, name]) => (
        <text key={x} x={x} y={on.height - edge + 6.5} fill={fill}>
          {name}
        </text>
      ))}
      {[...ranks].map(([y, name]) => (
        <text key={y} x={edge} y={y + 6.5} fill={fill}>
          {name}
        </text>
      ))}
    </g>
  );
}
