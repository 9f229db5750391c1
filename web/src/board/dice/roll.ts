// How a die rolls over the cloth, and where it comes to rest. Pure.
import type { Layout } from '../geometry';
import { UNIT } from '../geometry';
import { AROUND } from './faces';

export interface Rolling {
  /** How far it still has to go, in breadths of the die. */
  far: number;
  /** The face on top, and the one that rises behind it. */
  top: number;
  next: number;
  /** How far it has turned towards the next face, from 0 to 1. */
  turned: number;
  /** Degrees by which it still lies askew. */
  askew: number;
}

const CUBE_AROUND = [1, 2, 6, 5] as const;
const CUBE_OTHER = [1, 3, 6, 4] as const;

/** The faces that pass by as a die rolls towards `face`. */
function cycle(face: number, cube: boolean): readonly number[] {
  if (!cube) return AROUND;
  return (CUBE_AROUND as readonly number[]).includes(face) ? CUBE_AROUND : CUBE_OTHER;
}

/**
 * A die on its way, `progress` from 0 to 1 of its time, that turns over `quarters` times and rests on
 * `face`. It rolls without sliding: each quarter turn takes it on by its breadth.
 */
export function rolling(face: number, cube: boolean, quarters: number, progress: number): Rolling {
  const eased = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3;
  const done = quarters * eased;
  const whole = Math.min(quarters, Math.floor(done));
  const faces = cycle(face, cube);
  const at = (left: number) => {
    const index = (faces.indexOf(face) - left) % faces.length;
    return faces[(index + faces.length) % faces.length] ?? face;
  };
  return {
    far: quarters - done,
    top: at(quarters - whole),
    next: at(quarters - whole - 1),
    turned: done - whole,
    askew: 24 * (1 - eased),
  };
}

export interface Rest {
  x: number;
  y: number;
  /** Whether it lies along the ranks of the screen. */
  level: boolean;
  /** Its size: smaller where there is room for one cell only. */
  scale: number;
  /** The cells it covers. */
  cells: readonly string[];
}

/** Every pair of neighbouring cells, and the place a die takes on it. */
function pairs(on: Layout, level: boolean): Rest[] {
  const found: Rest[] = [];
  on.rows.forEach((row, r) => {
    row.forEach((name, c) => {
      const other = level ? row[c + 1] : on.rows[r + 1]?.[c];
      const [a, b] = [on.at.get(name), other === undefined ? undefined : on.at.get(other)];
      if (!a || !b || other === undefined) return;
      found.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, level, scale: 1, cells: [name, other] });
    });
  });
  return found;
}

function singles(on: Layout, level: boolean): Rest[] {
  return [...on.at].map(([name, { x, y }]) => ({ x, y, level, scale: 0.52, cells: [name] }));
}

/**
 * Where dice lie so that they hide neither a piece nor, if it can be helped, a place to go to: near the
 * middle of the board, and where they lay before as long as that is free.
 */
export function restingPlaces(
  on: Layout,
  pieces: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
  count: number,
  level: boolean,
  cube: boolean,
  before: readonly Rest[] = [],
): Rest[] {
  const rests: Rest[] = [];
  const covered = new Set<string>();
  const free = (rest: Rest, shy: boolean) =>
    rest.cells.every((cell) => !pieces.has(cell) && !covered.has(cell) && !(shy && wanted.has(cell)));
  const [mx, my] = [on.width / 2, on.height / 2];
  const near = (a: Rest, b: Rest) => Math.hypot(a.x - mx, a.y - my) - Math.hypot(b.x - mx, b.y - my);
  const small = singles(on, level).map((rest) => (cube ? { ...rest, scale: 1 } : rest));
  const sizes = cube ? [small] : [pairs(on, level), pairs(on, !level), small];
  const choices = sizes.map((list) => list.sort(near));
  for (let i = 0; i < count; i++) {
    const old = before[i];
    let found = old && on.at.has(old.cells[0] ?? '') && free(old, true) ? old : undefined;
    for (const shy of [true, false]) {
      for (const list of choices) found ??= list.find((rest) => free(rest, shy));
    }
    if (!found) break;
    for (const cell of found.cells) covered.add(cell);
    rests.push(found);
  }
  return rests;
}

/** How many quarter turns a die makes from the thrower's edge to where it rests. */
export function quartersTo(
  rest: { x: number; y: number },
  on: Layout,
  side: number,
  breadth: number,
): number {
  const far = [on.height - rest.y, rest.x, rest.y, on.width - rest.x][side] ?? UNIT;
  return Math.max(4, Math.ceil(far / breadth));
}
