// Where things are on the screen: spots of any board, turned by quarter turns. Pure.
import type { Board, Seat } from '../generated/wire';

/** Length of one cell, or of the distance between neighbouring points, in drawing units: those of a board's coordinates. */
export const UNIT = 100;
/** How broad the border of a cloth is, outside the cells. */
export const FRAME = 36;
/** Room around a board of points, so that pieces on its rim fit. */
const MARGIN = 64;

export interface Place {
  x: number;
  y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Layout {
  board: Board;
  /** Quarter turns counter-clockwise: 0 shows South at the bottom, 1 West, 2 North, 3 East. */
  turns: number;
  /** Of the cells, or of the stone. */
  width: number;
  height: number;
  /** How broad the border around that is. */
  frame: number;
  /** Centre of every spot. */
  at: ReadonlyMap<string, Place>;
  /** Where on the screen a place of the board is. */
  place(x: number, y: number): Place;
  /** Spots as read on the screen: row by row from the top, each from the left. */
  rows: readonly (readonly string[])[];
}

/** Turns a point of a `width`×`height` sheet (y down) by quarter turns counter-clockwise. */
export function turn(place: Place, width: number, height: number, turns: number): Place {
  let { x, y } = place;
  let [w, h] = [width, height];
  for (let i = 0; i < ((turns % 4) + 4) % 4; i++) {
    [x, y] = [y, w - x];
    [w, h] = [h, w];
  }
  return { x, y };
}

export function layout(board: Board, turns: number): Layout {
  const cells = board.surface === 'cells';
  const width = cells ? board.width * UNIT : (board.width - 1) * UNIT + 2 * MARGIN;
  const height = cells ? board.height * UNIT : (board.height - 1) * UNIT + 2 * MARGIN;
  const start = cells ? UNIT / 2 : MARGIN;
  const place = (x: number, y: number) => turn({ x: start + x, y: height - start - y }, width, height, turns);
  const at = new Map(
    board.spots.map((spot, index): [string, Place] => [spot, place(...(board.coordinates[index] ?? [0, 0]))]),
  );
  const odd = turns % 2 !== 0;
  return {
    board,
    turns,
    width: odd ? height : width,
    height: odd ? width : height,
    frame: cells ? FRAME : 0,
    at,
    place,
    rows: readingOrder(at),
  };
}

/** The whole board with its border, as the view box of a drawing. */
export function viewBox({ width, height, frame }: Layout): string {
  return `${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`;
}

function readingOrder(at: ReadonlyMap<string, Place>): string[][] {
  const rows = new Map<number, [string, number][]>();
  for (const [name, { x, y }] of at) {
    const row = rows.get(Math.round(y)) ?? [];
    row.push([name, x]);
    rows.set(Math.round(y), row);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a[1] - b[1]).map(([name]) => name));
}

/** The spot under a place on the board, if it is near enough to mean it. */
export function spotNear(on: Layout, place: Place): string | null {
  let best: string | null = null;
  let least = on.board.surface === 'cells' ? Number.POSITIVE_INFINITY : UNIT * 0.62;
  for (const [name, at] of on.at) {
    const far = Math.hypot(at.x - place.x, at.y - place.y);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

const HEADING: Record<Direction, Place> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The points that a line joins with this one. */
export function joined(board: Board, spot: string): string[] {
  const ends = new Set<string>();
  for (const { points } of board.lines) {
    for (const [index, point] of points.entries()) {
      if (point !== spot) continue;
      for (const end of [points[index - 1], points[index + 1]]) if (end !== undefined) ends.add(end);
    }
  }
  return [...ends];
}

/** Where the keyboard cursor goes: along a line of the board when one leads that way, else to the nearest spot there. */
export function step(on: Layout, from: string, direction: Direction): string {
  const start = on.at.get(from);
  if (!start) return from;
  const heading = HEADING[direction];
  const nearest = (names: Iterable<string>, sharpness: number): string | null => {
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const name of names) {
      const place = on.at.get(name);
      if (!place || name === from) continue;
      const [dx, dy] = [place.x - start.x, place.y - start.y];
      const ahead = dx * heading.x + dy * heading.y;
      const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
      if (ahead <= 1 || aside > ahead * sharpness) continue;
      const cost = ahead + 2 * aside;
      if (cost < least) [best, least] = [name, cost];
    }
    return best;
  };
  if (on.board.surface === 'cells') return nearest(on.at.keys(), 0) ?? from;
  // Straight along a line first, also where the rows are half a step apart, then over the gap to the next point that way,
  // along a slanting line, and at last to wherever there is a point.
  return (
    nearest(joined(on.board, from), 0.3) ??
    nearest(joined(on.board, from), 0.5) ??
    nearest(on.at.keys(), 0.3) ??
    nearest(joined(on.board, from), 1.05) ??
    nearest(on.at.keys(), 3) ??
    from
  );
}

/** The spot between two others on a line: that of the piece that is jumped. */
export function between(board: Board, from: string, to: string): string | null {
  for (const { points } of board.lines) {
    // A circle goes on where it began.
    const run =
      points.length > 2 && points[0] === points.at(-1) ? [...points, ...points.slice(1, 2)] : points;
    const over = run.findIndex((_, index) => {
      const [a, b] = [run[index - 1], run[index + 1]];
      return (a === from && b === to) || (a === to && b === from);
    });
    if (over > 0) return run[over] ?? null;
  }
  return null;
}

/** The next of some spots in reading order, after the last the first again. */
export function nextOf(on: Layout, wanted: ReadonlySet<string>, after: string | null): string | null {
  const all = on.rows.flat().filter((name) => wanted.has(name) || name === after);
  const here = after === null ? -1 : all.indexOf(after);
  return all[(here + 1) % all.length] ?? after;
}

/** The seats by where they sit on the screen, given who sits at the bottom. */
export function turnsFor(seat: Seat): number {
  return { south: 0, west: 1, north: 2, east: 3 }[seat];
}
