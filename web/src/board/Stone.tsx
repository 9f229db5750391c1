// A board of points, carved into sandstone: a dark groove with a light edge below it, and a bored hole at every point.
import type { Line } from '../generated/wire';
import { lineTo } from './arcs';
import { Coordinates } from './Coordinates';
import type { Layout, Place } from './geometry';
import { petals } from './ornament';
import { PAINT } from './paint';

interface Props {
  on: Layout;
  coordinates: boolean;
}

/** A line from its first point to its last, straight or around its centre. */
function linePath(on: Layout, { points, centre }: Line): string {
  const around = centre && on.place(...centre);
  let [path, before]: [string, Place | undefined] = ['', undefined];
  for (const point of points) {
    const at = on.at.get(point);
    if (!at) continue;
    if (!before) path += `M${at.x} ${at.y}`;
    else path += lineTo(around, before, at);
    before = at;
  }
  return path;
}

/** How large the flowers in the corners are, and how far they keep from the points. */
const FLOWER = 74;
const CLEAR = 52;

/** A flower in each corner where no point is near, and none of the lines between neighbours. */
function flowers(on: Layout): string {
  const far = 44 + FLOWER;
  const corners = [
    { x: far, y: far },
    { x: on.width - far, y: far },
    { x: far, y: on.height - far },
    { x: on.width - far, y: on.height - far },
  ];
  const places = [...on.at.values()];
  const pairs = on.board.lines.flatMap(({ points }) =>
    points.slice(1).map((point, index) => [on.at.get(points[index] ?? ''), on.at.get(point)] as const),
  );
  const middles = pairs.flatMap(([a, b]) => (a && b ? [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }] : []));
  const isClear = (corner: Place) =>
    [...places, ...middles].every((at) => Math.hypot(at.x - corner.x, at.y - corner.y) > FLOWER + CLEAR);
  // All of them or none: a board with a flower in one corner would look broken.
  if (!corners.every(isClear)) return '';
  return corners
    .map(
      ({ x, y }) =>
        `M${x - FLOWER} ${y}a${FLOWER} ${FLOWER} 0 1 0 ${2 * FLOWER} 0a${FLOWER} ${FLOWER} 0 1 0 ${-2 * FLOWER} 0Z` +
        petals(x, y, { count: 8, first: 0, from: 16, to: 62, wide: 17 }) +
        petals(x, y, { count: 8, first: 22.5, from: 8, to: 26, wide: 5 }),
    )
    .join('');
}

/** Where the frame is carved, from the edge of the stone. */
const RIM_AT = 24;

/** A groove: dark, with a light edge below. */
function Carved({ d, width, faint = false }: { d: string; width: number; faint?: boolean }) {
  const common = { d, fill: 'none', 'stroke-width': width, 'stroke-linecap': 'round' as const };
  return (
    <>
      <path
        {...common}
        stroke={PAINT.edge}
        stroke-opacity={faint ? 0.4 : 0.9}
        transform="translate(1.4 2.2)"
      />
      <path {...common} stroke={PAINT.groove} stroke-opacity={faint ? 0.45 : 1} />
    </>
  );
}

export function Stone({ on, coordinates }: Props) {
  const { board, width, height } = on;
  const d = board.lines.map((line) => linePath(on, line)).join('');
  const holes = board.spots.map((spot) => {
    const at = on.at.get(spot);
    return at ? `M${at.x - 10} ${at.y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z` : '';
  });
  const [w, h] = [width - 2 * RIM_AT, height - 2 * RIM_AT];
  return (
    <>
      <rect width={width} height={height} rx="12" fill={PAINT.stone} />
      <path
        d={`M2 ${height - 12}V12Q2 2 12 2H${width - 12}`}
        fill="none"
        stroke={PAINT.edge}
        stroke-width="4"
        stroke-opacity="0.55"
      />
      <path
        d={`M${width - 2} 12V${height - 12}Q${width - 2} ${height - 2} ${width - 12} ${height - 2}H12`}
        fill="none"
        stroke={PAINT.groove}
        stroke-width="4"
        stroke-opacity="0.4"
      />
      <Carved
        d={`M${RIM_AT + 8} ${RIM_AT}h${w - 16}q8 0 8 8v${h - 16}q0 8-8 8h${16 - w}q-8 0-8-8v${16 - h}q0-8 8-8Z`}
        width={2.6}
        faint
      />
      <Carved d={flowers(on)} width={2.4} faint />
      <Carved d={d} width={5} />
      <path d={holes.join('')} fill={PAINT.edge} transform="translate(1.2 2)" />
      <path d={holes.join('')} fill={PAINT.groove} />
      {coordinates && <Coordinates on={on} fill={PAINT.letter} />}
    </>
  );
}
