// Letters along the bottom, numbers along the left, in the frame, whichever way the board is turned; where points are not drawn
// at their file and rank, each has its own name beside it.
import { FRAME, type Layout, UNIT } from './geometry';

/** How far from the edge of a stone they stand. */
const ON_STONE = 13;

/** What is written at which place along the bottom and along the left; nothing where one place would need several names. */
export function edges(on: Layout): [Map<number, string>, Map<number, string>] | null {
  const odd = on.turns % 2 !== 0;
  const [below, beside] = [new Map<number, string>(), new Map<number, string>()];
  for (const spot of on.board.spots) {
    const at = on.at.get(spot);
    if (!at) continue;
    const [file, rank] = [spot.slice(0, 1), spot.slice(1)];
    for (const [edge, place, name] of [
      [below, Math.round(at.x), odd ? rank : file],
      [beside, Math.round(at.y), odd ? file : rank],
    ] as const) {
      if ((edge.get(place) ?? name) !== name) return null;
      edge.set(place, name);
    }
  }
  const once = (edge: Map<number, string>) => new Set(edge.values()).size === edge.size;
  return once(below) && once(beside) ? [below, beside] : null;
}

export function Coordinates({ on, fill }: { on: Layout; fill: string }) {
  const edge = on.frame > 0 ? -FRAME / 2 : ON_STONE;
  const written = edges(on);
  return (
    <g class="coordinates" aria-hidden="true" fill={fill} text-anchor="middle">
      {written ? (
        <>
          {[...written[0]].map(([x, name]) => (
            <text key={x} x={x} y={on.height - edge + 6.5} fill={fill}>
              {name}
            </text>
          ))}
          {[...written[1]].map(([y, name]) => (
            <text key={y} x={edge} y={y + 6.5} fill={fill}>
              {name}
            </text>
          ))}
        </>
      ) : (
        [...on.at].map(([spot, { x, y }]) => (
          <text key={spot} class="beside" x={x + 0.36 * UNIT} y={y + 0.44 * UNIT} fill={fill}>
            {spot}
          </text>
        ))
      )}
    </g>
  );
}
