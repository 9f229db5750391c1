// The board itself, without pieces: a cloth of cells or a stone with incised lines. Drawn with few
// elements, since the gallery shows a dozen boards at once.
import type { Line } from '../generated/Line';
import { memo } from '../memo';
import { BASES, look, RIM } from './armies';
import { type Layout, type Place, UNIT } from './geometry';
import { PAINT } from './paint';

interface Props {
  on: Layout;
  colours: Readonly<Record<string, string>>;
  coordinates: boolean;
}

function cellPath(on: Layout, names: readonly string[], inset: number): string {
  const half = UNIT / 2 - inset;
  return names
    .map((name) => {
      const at = on.at.get(name);
      return at ? `M${at.x - half} ${at.y - half}h${2 * half}v${2 * half}h${-2 * half}Z` : '';
    })
    .join('');
}

function Cloth({ on, colours }: Props) {
  const { board } = on;
  const dark = board.spots.filter((_, index) => {
    const [x, y] = board.coordinates[index] ?? [0, 0];
    return ((x + y) / UNIT) % 2 === 0;
  });
  const lines: string[] = [];
  for (let x = 0; x <= on.width; x += UNIT) lines.push(`M${x} 0V${on.height}`);
  for (let y = 0; y <= on.height; y += UNIT) lines.push(`M0 ${y}H${on.width}`);
  const crosses = board.marks.map((name) => {
    const at = on.at.get(name);
    return at ? `M${at.x - 33} ${at.y - 33}l66 66m0-66l-66 66` : '';
  });
  return (
    <>
      <rect width={on.width} height={on.height} fill={board.chequered ? PAINT.pale : PAINT.cloth} />
      {board.chequered && <path d={cellPath(on, dark, 0)} fill={PAINT.square} />}
      {!board.chequered && <path d={lines.join('')} stroke={PAINT.line} stroke-width="3" fill="none" />}
      {crosses.length > 0 && (
        <path d={crosses.join('')} stroke={PAINT.lotus} stroke-width="5" stroke-linecap="round" fill="none" />
      )}
      {board.thrones.map(([seat, name]) => {
        const at = on.at.get(name);
        const colour = look(colours[seat]);
        return at ? (
          <g key={name} transform={`translate(${at.x} ${at.y})`}>
            <rect x="-47" y="-47" width="94" height="94" rx="6" fill={colour.fill} opacity="0.28" />
            <rect
              x="-43"
              y="-43"
              width="86"
              height="86"
              rx="4"
              fill="none"
              stroke={RIM}
              stroke-width="3"
              opacity="0.55"
            />
            <path
              d={BASES[colour.base]}
              transform="scale(0.5)"
              fill={PAINT.cloth}
              stroke={RIM}
              stroke-width="5"
              opacity="0.85"
            />
            <path
              d="M-11 7L-13-7L-6-1L0-11L6-1L13-7L11 7Z"
              fill={colour.fill}
              stroke={RIM}
              stroke-width="2"
            />
          </g>
        ) : null;
      })}
    </>
  );
}

/** A line from its first point to its last, straight or around its centre. */
function linePath(on: Layout, { points, centre }: Line): string {
  const around = centre && on.place(...centre);
  let [path, before]: [string, Place | undefined] = ['', undefined];
  for (const point of points) {
    const at = on.at.get(point);
    if (!at) continue;
    if (!before) path += `M${at.x} ${at.y}`;
    else if (!around) path += `L${at.x} ${at.y}`;
    else {
      const [a, b] = [before, at].map(({ x, y }) => ({ x: x - around.x, y: y - around.y })) as [Place, Place];
      const radius = Math.hypot(b.x, b.y).toFixed(1);
      path += `A${radius} ${radius} 0 0 ${a.x * b.y > a.y * b.x ? 1 : 0} ${at.x} ${at.y}`;
    }
    before = at;
  }
  return path;
}

function Stone({ on }: Props) {
  const { board } = on;
  const d = board.lines.map((line) => linePath(on, line)).join('');
  return (
    <>
      <rect width={on.width} height={on.height} fill={PAINT.stone} />
      {/* A light edge below a dark groove reads as cut into the stone. */}
      <path
        d={d}
        stroke={PAINT.edge}
        stroke-width="5"
        stroke-linecap="round"
        fill="none"
        transform="translate(2 2.5)"
      />
      <path d={d} stroke={PAINT.groove} stroke-width="5" stroke-linecap="round" fill="none" />
      {board.spots.map((spot) => {
        const at = on.at.get(spot);
        return at ? <circle key={spot} cx={at.x} cy={at.y} r="9" fill={PAINT.groove} /> : null;
      })}
    </>
  );
}

/** Letters along the bottom, numbers along the left, whichever way the board is turned. */
function Coordinates({ on }: { on: Layout }) {
  const cells = on.board.surface === 'cells';
  const bottom: preact.JSX.Element[] = [];
  const left: preact.JSX.Element[] = [];
  const seenX = new Set<number>();
  const seenY = new Set<number>();
  const odd = on.turns % 2 !== 0;
  for (const spot of on.board.spots) {
    const at = on.at.get(spot);
    if (!at) continue;
    const file = spot.slice(0, 1);
    const rank = spot.slice(1);
    if (!seenX.has(Math.round(at.x))) {
      seenX.add(Math.round(at.x));
      const [x, y] = cells ? [at.x + 47, on.height - 5] : [at.x, on.height - 8];
      bottom.push(
        <text key={at.x} x={x} y={y} text-anchor={cells ? 'end' : 'middle'}>
          {odd ? rank : file}
        </text>,
      );
    }
    if (!seenY.has(Math.round(at.y))) {
      seenY.add(Math.round(at.y));
      const [x, y] = cells ? [4, at.y - 35] : [7, at.y + 7];
      left.push(
        <text key={at.y} x={x} y={y}>
          {odd ? file : rank}
        </text>,
      );
    }
  }
  return (
    <g class="coordinates" aria-hidden="true">
      {bottom}
      {left}
    </g>
  );
}

/** Redrawn only when the board is turned or replaced. */
export const Surface = memo((props: Props) => (
  <g>
    {props.on.board.surface === 'cells' ? <Cloth {...props} /> : <Stone {...props} />}
    {props.coordinates && <Coordinates on={props.on} />}
  </g>
));
