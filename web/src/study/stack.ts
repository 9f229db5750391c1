// The chances of all sides, one upon the other: where their areas lie, and where a name fits into one. Pure.
import type { Seat, Standing } from '../generated/wire';
import { chancesOf } from './Chances';

/** A side's area: the shares below and above it, from 0 to 1, at each moment. */
export interface Band {
  seats: readonly Standing[];
  lower: readonly number[];
  upper: readonly number[];
}

/** The areas of the sides from below, the reader's own first, then in the order of play. They fill the field. */
export function stackOf(
  seats: readonly Standing[],
  points: readonly (readonly number[])[],
  own: Seat | null | undefined,
): Band[] {
  const sides = chancesOf(
    seats,
    seats.map(() => 0),
  ).map(({ seats: members }) => members);
  const first = sides.findIndex((members) => members.some(({ seat }) => seat === own));
  const order = [...sides.slice(Math.max(0, first)), ...sides.slice(0, Math.max(0, first))];
  const places = order.map(([member]) => seats.findIndex(({ seat }) => seat === member?.seat));
  // Shares that were rounded do not quite fill it.
  const sums = points.map((worth) => places.reduce((sum, place) => sum + (worth[place] ?? 0), 0));
  let lower: readonly number[] = points.map(() => 0);
  return order.map((members, at) => {
    const upper = points.map((worth, index) => {
      const share = (worth[places[at] ?? 0] ?? 0) / (sums[index] || 1);
      return at === order.length - 1 ? 1 : Math.min(1, (lower[index] ?? 0) + share);
    });
    const band = { seats: members, lower, upper };
    lower = upper;
    return band;
  });
}

export interface Field {
  width: number;
  height: number;
}

/** The outline of an area, the shares upwards. */
export function areaPath({ lower, upper }: Band, { width, height }: Field): string {
  const last = Math.max(1, upper.length - 1);
  const at = (share: number, index: number) =>
    `${((index * width) / last).toFixed(1)} ${((1 - share) * height).toFixed(1)}`;
  const there = upper.map(at);
  const back = lower.map(at).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}

/** The upper edge of an area. */
export function edgePath({ upper }: Band, { width, height }: Field): string {
  const last = Math.max(1, upper.length - 1);
  const places = upper.map(
    (share, index) => `${((index * width) / last).toFixed(1)} ${((1 - share) * height).toFixed(1)}`,
  );
  return `M${places.join('L')}`;
}

/** A name within its area: its middle and its size. */
export interface Label {
  x: number;
  y: number;
  size: number;
}

/** The sizes of names, the largest first, in pixels. */
const SIZES = [34, 28, 23, 19, 16];
/** The breadth of a letter, and the height of a line, in parts of the size. */
const [LETTER, LINE] = [0.6, 1.25];
/** How far a name keeps from the edges of the field, and from a moment, in pixels. */
const [EDGE, ASIDE] = [10, 8];

/** The shares of an edge between two places, which need not be moments: an edge is straight from one to the next. */
function sharesFrom(edge: readonly number[], from: number, to: number): number[] {
  const at = (place: number) => {
    const before = edge[Math.floor(place)] ?? 0;
    return before + (place % 1) * ((edge[Math.ceil(place)] ?? before) - before);
  };
  return [at(from), ...edge.slice(Math.ceil(from), Math.floor(to) + 1), at(to)];
}

/** The room at the left edge that the mark of the half takes: its width, and its height from the middle either way, in pixels. */
const HALF = { width: 52, height: 11 };

/** The largest place for a name in an area, away from the lines of the moments; null where it does not fit. */
export function labelIn(
  band: Band,
  { width, height }: Field,
  letters: number,
  lines: readonly number[],
): Label | null {
  const last = Math.max(1, band.upper.length - 1);
  for (const size of SIZES) {
    const [wide, high] = [letters * LETTER * size, LINE * size];
    let best: Label | null = null;
    let most = high;
    for (let left = EDGE; left + wide <= width - EDGE; left += 12) {
      const right = left + wide;
      if (lines.some((line) => line > left - ASIDE && line < right + ASIDE)) continue;
      const [from, to] = [(left / width) * last, (right / width) * last];
      const floor = Math.max(...sharesFrom(band.lower, from, to));
      const ceiling = Math.min(...sharesFrom(band.upper, from, to));
      const room = (ceiling - floor) * height;
      const y = (1 - (floor + ceiling) / 2) * height;
      const onHalf = left < HALF.width && Math.abs(y - height / 2) < HALF.height + high / 2;
      if (room <= most || onHalf) continue;
      most = room;
      best = { x: left + wide / 2, y, size };
    }
    if (best) return best;
  }
  return null;
}

/** The numbers of rounds below: the steps of the scale, and the room that one needs, in pixels. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const ROOM = 64;

/** The rounds that are written, each with its first moment: every tenth, or as many as there is room for. */
export function roundsIn(numbers: readonly number[], width: number): { number: number; index: number }[] {
  const last = Math.max(0, ...numbers);
  const each = STEPS.find((step) => (last / step) * ROOM <= width) ?? Math.max(1, last);
  return numbers.flatMap((number, index) => {
    const told = number > 0 && (number % each === 0 || number === 1) && numbers.indexOf(number) === index;
    return told && !(number === 1 && each === 1 && index > 0) ? [{ number, index }] : [];
  });
}

/** Whether there is room for words beside every badge, from one to the next and to the edge: all have them, or none. */
export const hasWords = (places: readonly number[], width: number, words: number): boolean =>
  places.every((place, at) => (places[at + 1] ?? width) - place > words);

/**
 * Where badges stand that would lie upon each other: at least `apart` pixels from one another, and hardly beyond the edges of
 * the field.
 */
export function badgePlaces(xs: readonly number[], width: number, apart: number): number[] {
  const places: number[] = [];
  const edge = apart / 4;
  for (const x of xs) places.push(Math.max(x, edge, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + apart));
  let limit = width - edge;
  for (let at = places.length - 1; at >= 0; at--) {
    places[at] = Math.min(places[at] ?? 0, limit);
    limit = (places[at] ?? 0) - apart;
  }
  return places;
}
