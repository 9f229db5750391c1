// The cloth: cells in running stitch with lotuses on the marked ones, or chequered, within a woven border. Drawn with few elements,
// since a page may show a dozen boards at once; without definitions, so that a picture of it stands by itself.

import type { Colours } from '../base/colours';
import { look } from './armies';
import { Coordinates } from './Coordinates';
import { FRAME, type Layout, UNIT } from './geometry';
import { bud, lotus } from './ornament';
import { PAINT } from './paint';

interface Props {
  on: Layout;
  colours: Colours;
  coordinates: boolean;
  grain: boolean;
}

const diamond = (x: number, y: number, wide: number, high: number) =>
  `M${x - wide} ${y}L${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}Z`;

/** Places along a side of the frame, from its first corner: `at` in cells. */
function along(
  on: Layout,
  at: (cells: number) => readonly number[],
  sides: readonly Side[],
): [number, number][] {
  const middle = FRAME / 2;
  return sides.flatMap((side) => {
    const level = side === 'top' || side === 'bottom';
    const cells = (level ? on.width : on.height) / UNIT;
    return at(cells).map((cell): [number, number] => {
      const place = cell * UNIT;
      if (level) return [place, side === 'top' ? -middle : on.height + middle];
      return [side === 'left' ? -middle : on.width + middle, place];
    });
  });
}

type Side = 'top' | 'bottom' | 'left' | 'right';
const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];
const edges = (cells: number) => Array.from({ length: Math.max(0, cells - 1) }, (_, index) => index + 1);
const middles = (cells: number) => Array.from({ length: cells }, (_, index) => index + 0.5);
const quarters = (cells: number) =>
  Array.from({ length: 2 * cells }, (_, index) => index / 2 + 0.25).filter(
    (cell) => cell > 0.3 && cell < cells - 0.3,
  );

/** A woven band in complete repeats: a diamond at every line of the cells, smaller ones where no letter stands. */
function Border({ on, coordinates }: Props) {
  const { width, height } = on;
  const whole = { width: width + 2 * FRAME, height: height + 2 * FRAME };
  const corners = [
    [-FRAME, -FRAME],
    [width, -FRAME],
    [-FRAME, height],
    [width, height],
  ] as const;
  const lettered: readonly Side[] = coordinates ? ['bottom', 'left'] : [];
  const large = along(on, edges, SIDES);
  const small = along(
    on,
    middles,
    SIDES.filter((side) => !lettered.includes(side)),
  );
  const dots = along(on, quarters, SIDES);
  const draw = (places: readonly [number, number][], wide: number, high: number) =>
    places
      .map(([x, y]) => diamond(x, y, x < 0 || x > width ? high : wide, x < 0 || x > width ? wide : high))
      .join('');
  const woven = !on.board.chequered;
  return (
    <>
      <rect x={-FRAME} y={-FRAME} {...whole} fill={PAINT.band} />
      {woven && (
        <>
          <path d={draw(large, 17, 10.5) + draw(small, 9, 6)} fill={PAINT.motif} />
          <path d={draw(large, 10, 6)} fill={PAINT.tooth} />
          <path d={draw(large, 3.4, 2.4) + draw(dots, 2.6, 2.6)} fill={PAINT.seed} />
          <path
            d={corners.map(([x, y]) => `M${x} ${y}h${FRAME}v${FRAME}h${-FRAME}Z`).join('')}
            fill={PAINT.hem}
          />
          <path
            d={corners.map(([x, y]) => bud(x + FRAME / 2, y + FRAME / 2, 13)).join('')}
            fill={PAINT.motif}
          />
        </>
      )}
      {[-FRAME + 1.5, -1.5].map((at) => (
        <rect
          key={at}
          x={at}
          y={at}
          width={width - 2 * at}
          height={height - 2 * at}
          fill="none"
          stroke={PAINT.hem}
          stroke-width="3"
        />
      ))}
      {coordinates && <Coordinates on={on} fill={PAINT.motif} />}
    </>
  );
}

/** Dashes that meet at every corner of the cells. */
const STITCH = { 'stroke-dasharray': '9 7.667', 'stroke-dashoffset': '-3.83' } as const;

function Cells({ on, grain }: Props) {
  const { board, width, height } = on;
  const dark = board.spots.filter((_, index) => {
    const [x, y] = board.coordinates[index] ?? [0, 0];
    return ((x + y) / UNIT) % 2 === 0;
  });
  const cell = (name: string) => {
    const at = on.at.get(name);
    return at ? `M${at.x - UNIT / 2} ${at.y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}Z` : '';
  };
  const lines: string[] = [];
  for (let x = UNIT; x < width; x += UNIT) lines.push(`M${x} 0V${height}`);
  for (let y = UNIT; y < height; y += UNIT) lines.push(`M0 ${y}H${width}`);
  return (
    <>
      <rect width={width} height={height} fill={board.chequered ? PAINT.pale : PAINT.cloth} />
      {board.chequered && <path d={dark.map(cell).join('')} fill={PAINT.square} />}
      {/* One thread that is as broad as the board: its dashes are the weave. */}
      {grain && !board.chequered && (
        <g class="weave" fill="none" stroke={PAINT.line} stroke-dasharray="1 6">
          <path d={`M0 ${height / 2}H${width}`} stroke-width={height} stroke-opacity="0.05" />
          <path d={`M${width / 2} 0V${height}`} stroke-width={width} stroke-opacity="0.07" />
        </g>
      )}
      {!board.chequered && (
        <path
          d={lines.join('')}
          fill="none"
          stroke={PAINT.line}
          stroke-width="2.4"
          stroke-linecap="round"
          stroke-opacity="0.85"
          {...STITCH}
        />
      )}
    </>
  );
}

/** What is embroidered on the marked cells; on thrones, where they count, in the dye of their army. */
function Marked({ on, colours }: Props) {
  const { marks, thrones, thronesCount } = on.board;
  const owned = new Map(thronesCount ? thrones.map(([seat, name]) => [name, colours[seat] ?? '']) : []);
  const plain = marks.filter((name) => !owned.has(name));
  const draw = (names: readonly string[]) =>
    names
      .map((name) => {
        const at = on.at.get(name);
        return at ? lotus(at.x, at.y) : '';
      })
      .join('');
  return (
    <>
      {plain.length > 0 && (
        <path
          class="lotus"
          d={draw(plain)}
          fill={PAINT.lotus}
          fill-opacity="0.12"
          stroke={PAINT.lotus}
          stroke-width="1.8"
          stroke-opacity="0.55"
        />
      )}
      {[...owned].map(([name, colour]) => {
        const at = on.at.get(name);
        const { dye } = look(colour);
        return at ? (
          <g key={name} class="throne" fill={dye} stroke={dye}>
            <rect
              x={at.x - 44}
              y={at.y - 44}
              width="88"
              height="88"
              rx="4"
              fill-opacity="0.16"
              stroke-width="3"
              stroke-opacity="0.8"
            />
            <path d={lotus(at.x, at.y)} fill-opacity="0.3" stroke-width="2" />
          </g>
        ) : null;
      })}
    </>
  );
}

export function Cloth(props: Props) {
  return (
    <>
      <Border {...props} />
      <Cells {...props} />
      <Marked {...props} />
    </>
  );
}
