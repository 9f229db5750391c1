// The faces of the dice, drawn around the origin: long dice with incised rings, cubes with pips.
import { INK } from '../armies';

/** A long die lies on one of four faces; these follow each other as it rolls, 2 across from 5. */
export const AROUND = [2, 3, 5, 4] as const;

/** Length and breadth of a die, in units of the board. */
export const STICK = { length: 172, breadth: 58 };
export const CUBE = { length: 66, breadth: 66 };

const BONE = '#f7efdd';

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-1, 0],
    [1, 0],
  ],
  3: [
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
};

function rings(face: number) {
  const single = face < 4;
  const [dx, dy, r] = single ? [face === 2 ? 26 : 44, 0, 11] : [46, 13.5, 9];
  return (SPOTS[face] ?? []).map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x * dx} ${y * dy})`}>
      <circle r={r} fill="none" stroke={INK} stroke-width="3" />
      <circle r={r / 2.8} fill={INK} />
    </g>
  ));
}

/** Pips of a cube: 2 and 3 lie across, 1 and 6 are only ever seen rolling. */
function pips(face: number) {
  const spots =
    face === 1
      ? [[0, 0]]
      : face === 6
        ? [-1, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y]))
        : face < 4
          ? (SPOTS[face] ?? []).map(([x]) => [x, x])
          : (SPOTS[face] ?? []);
  return spots.map(([x = 0, y = 0]) => (
    <circle key={`${x} ${y}`} cx={x * 17} cy={y * 17} r="6.5" fill={INK} />
  ));
}

/** One face of a die, seen from above; `lean` is how much of its breadth is seen. */
export function Face({ face, cube, lean = 1 }: { face: number; cube: boolean; lean?: number }) {
  const { length, breadth } = cube ? CUBE : STICK;
  const outline = { x: -length / 2, y: -breadth / 2, width: length, height: breadth, rx: 10 };
  return (
    <g transform={lean === 1 ? undefined : `scale(1 ${lean})`}>
      <rect {...outline} fill={BONE} stroke={INK} stroke-width="4" />
      {/* What leans away from above lies in shade. */}
      {lean < 1 && <rect {...outline} fill={INK} opacity={0.35 * (1 - lean)} />}
      {!cube && <path d="M-74-26V26M74-26V26" stroke={INK} stroke-width="2.5" opacity="0.55" />}
      {cube ? pips(face) : rings(face)}
    </g>
  );
}
