// The end of a game, over its board: a cloth is spread, the winner's name printed on it, a garland hung over it; the winner's men
// march in, and petals fall. Nobody has to see it: what it says stands beside the board as well.
import { useMemo } from 'preact/hooks';
import { type Layout, viewBox } from '../../board/geometry';
import { bud } from '../../board/ornament';
import { PAINT } from '../../board/paint';
import { garland, scattered } from './garland';
import { MARCH, March, type Marching } from './March';
import { measureNow, Printed, type PrintedName, usePrint } from './Printed';
import type { Tone } from './saying';

export interface Told {
  tone: Tone;
  names: readonly PrintedName[];
  /** What they did. */
  words: string;
  joint: string | null;
  marching: Marching;
}

/** The field that it is drawn for; longer boards have more room at the sides, or above. */
const FIELD = 800;
const PETALS = 26;

function Garland({ width }: { width: number }) {
  const { parts } = useMemo(() => garland(width), [width]);
  return (
    <g class="garland">
      {parts.map(([fill, d]) => (
        <path key={fill} d={d} fill={fill} stroke="#2a1406" stroke-opacity="0.55" stroke-width="0.9" />
      ))}
    </g>
  );
}

function Petals({ width, height }: { width: number; height: number }) {
  const petals = useMemo(() => scattered(width, height, PETALS), [width, height]);
  return (
    <g class="petals">
      {petals.map(({ d, x, y, fill, late }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path class="petal" d={d} fill={fill} style={{ '--late': late }} />
        </g>
      ))}
    </g>
  );
}

/** The sentence between two buds and a running stitch. */
function Sentence({ words, y, width }: { words: string; y: number; width: number }) {
  const long = Math.max(1, measureNow()(words));
  const size = Math.min(46, Math.max(36, (width - 200) / long), (width - 50) / long);
  const half = (long * size) / 2 + 26;
  const end = width / 2 - 40;
  return (
    <g class="sentence" transform={`translate(0 ${y})`}>
      <text text-anchor="middle" y={size * 0.32} font-size={size} font-weight="700">
        {words}
      </text>
      {half + 24 < end && (
        <>
          <path d={bud(-half, 0, 13) + bud(half, 0, 13)} fill={PAINT.hem} />
          <path
            d={`M${-end} 0H${-half - 22}M${half + 22} 0H${end}`}
            stroke={PAINT.hem}
            stroke-width="2.6"
            stroke-dasharray="9 7"
            stroke-linecap="round"
          />
        </>
      )}
    </g>
  );
}

export function Finale({ on, told }: { on: Layout; told: Told }) {
  const { tone, names, words, joint, marching } = told;
  const scale = Math.min(on.width, on.height) / FIELD;
  const [width, height] = [on.width / scale, on.height / scale];
  const festive = tone === 'won';
  const top = festive ? 120 : 70;
  const foot = festive ? MARCH.height + 70 : 60;
  const room = { width: width - 110, height: height - top - foot - 110 };
  const print = usePrint(names, room, joint !== null);
  const middle = top + room.height / 2;
  // Stone has its rim outside its field.
  const around = on.frame === 0 ? 0 : 2;
  return (
    <svg class={`finale ${tone}`} viewBox={viewBox(on)} aria-hidden="true">
      <rect
        class="spread"
        x={-around}
        y={-around}
        width={on.width + 2 * around}
        height={on.height + 2 * around}
        fill={PAINT.cloth}
      />
      <g transform={`scale(${scale})`}>
        {festive && <Petals width={width} height={height} />}
        <g transform={`translate(${width / 2} ${middle})`}>
          <Printed names={names} print={print} joint={joint} />
          <Sentence words={words} y={Math.min(room.height / 2, print.height / 2) + 62} width={width} />
        </g>
        {festive && (
          <>
            <g transform={`translate(${(width - MARCH.width) / 2} ${height - 44})`}>
              <g class="march" style={{ '--from': `${Math.round((width + MARCH.width) / 2)}px` }}>
                <March {...marching} />
              </g>
            </g>
            <Garland width={width} />
          </>
        )}
      </g>
    </svg>
  );
}
