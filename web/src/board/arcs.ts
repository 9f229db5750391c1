// The way of a move on a board of points: along its lines, which may be arcs. Pure.
import { between, joined, type Layout, type Place } from './geometry';

/** How many steps of an arc a man is seen at, on its way from a point to the next. */
const STEPS = 4;

interface Leg {
  start: Place;
  end: Place;
  /** Of the arc between them. */
  centre: Place | null;
}

/** From a point to another, by the point between them if they are no neighbours. */
function legs(on: Layout, from: string, to: string): Leg[] {
  const { board, at } = on;
  const over = joined(board, from).includes(to) ? null : between(board, from, to);
  const stops = over === null ? [from, to] : [from, over, to];
  return stops.slice(1).flatMap((next, index) => {
    const stop = stops[index] ?? '';
    const line = board.lines.find(({ points }) =>
      points.some((point, i) => point === stop && (points[i - 1] === next || points[i + 1] === next)),
    );
    const [start, end] = [at.get(stop), at.get(next)];
    return start && end ? [{ start, end, centre: line?.centre ? on.place(...line.centre) : null }] : [];
  });
}

const angle = (centre: Place, { x, y }: Place) => Math.atan2(y - centre.y, x - centre.x);

/** By how much a radius turns from one place to another, the short way round. */
function turned(centre: Place, start: Place, end: Place): number {
  const by = angle(centre, end) - angle(centre, start);
  return by - 2 * Math.PI * Math.round(by / (2 * Math.PI));
}

/** What a path goes on with from a place to the next: straight, or around a centre. */
export function lineTo(centre: Place | null, start: Place, end: Place): string {
  if (!centre) return `L${end.x} ${end.y}`;
  const radius = Math.hypot(end.x - centre.x, end.y - centre.y).toFixed(1);
  return `A${radius} ${radius} 0 0 ${turned(centre, start, end) > 0 ? 1 : 0} ${end.x} ${end.y}`;
}

/** What a path goes on with along the lines of the board, from the first point to the second. */
export function pathTo(on: Layout, from: string, to: string): string {
  return legs(on, from, to)
    .map(({ centre, start, end }) => lineTo(centre, start, end))
    .join('');
}

/** Where a man is seen on its way along an arc, both ends included; none where it goes straight. */
export function alongArc(on: Layout, from: string, to: string): Place[] {
  return legs(on, from, to).flatMap(({ centre, start, end }) => {
    if (!centre) return [];
    const by = turned(centre, start, end) / STEPS;
    const radius = Math.hypot(start.x - centre.x, start.y - centre.y);
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const at = angle(centre, start) + by * step;
      return { x: centre.x + radius * Math.cos(at), y: centre.y + radius * Math.sin(at) };
    });
  });
}
