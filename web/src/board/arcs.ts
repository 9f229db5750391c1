// The way of a move on a board of points: straight, or along the arc that joins its ends. Pure.
import type { Line } from '../generated/Line';
import type { Layout, Place } from './geometry';

/** How many steps of an arc a man is seen at, on its way from a point to the next. */
const STEPS = 4;

/** The points of a line from one to another, which is its neighbour or the next but one. */
function run({ points, centre }: Line, from: string, to: string): string[] | null {
  // A circle goes on where it began.
  const round = centre !== null && points[0] === points.at(-1) ? [...points, ...points.slice(1, 2)] : points;
  for (const far of [1, 2]) {
    for (const index of round.keys()) {
      const part = round.slice(index, index + far + 1);
      if (part.length <= far) continue;
      if (part[0] === from && part.at(-1) === to) return part;
      if (part[0] === to && part.at(-1) === from) return part.toReversed();
    }
  }
  return null;
}

/** The arcs from a point to another, one from each point to the next; none where a straight line joins them. */
function arcs(on: Layout, from: string, to: string): { centre: Place; ends: [Place, Place] }[] {
  const { lines } = on.board;
  if (lines.some((line) => line.centre === null && run(line, from, to))) return [];
  for (const line of lines) {
    const points = line.centre && run(line, from, to);
    if (!points || !line.centre) continue;
    const centre = on.place(...line.centre);
    return points.slice(1).flatMap((point, index) => {
      const [start, end] = [on.at.get(points[index] ?? ''), on.at.get(point)];
      return start && end ? [{ centre, ends: [start, end] as [Place, Place] }] : [];
    });
  }
  return [];
}

/** By how much a radius turns from one place to another, the short way round. */
function turned(centre: Place, [start, end]: readonly [Place, Place]): number {
  const [a, b] = [start, end].map(({ x, y }) => Math.atan2(y - centre.y, x - centre.x));
  const by = (b ?? 0) - (a ?? 0);
  return by - 2 * Math.PI * Math.round(by / (2 * Math.PI));
}

/** What a path goes on with around a centre, from a place to the next. */
export function arcTo(centre: Place, start: Place, end: Place): string {
  const radius = Math.hypot(end.x - centre.x, end.y - centre.y).toFixed(1);
  return `A${radius} ${radius} 0 0 ${turned(centre, [start, end]) > 0 ? 1 : 0} ${end.x} ${end.y}`;
}

/** What a path goes on with along the lines of the board, from the first point to the second. */
export function pathTo(on: Layout, from: string, to: string): string {
  const way = arcs(on, from, to);
  const end = on.at.get(to);
  if (way.length === 0) return end ? `L${end.x} ${end.y}` : '';
  return way.map(({ centre, ends }) => arcTo(centre, ...ends)).join('');
}

/** Where a man is seen on its way along an arc, both ends included; none where it goes straight. */
export function alongArc(on: Layout, from: string, to: string): Place[] {
  return arcs(on, from, to).flatMap(({ centre, ends }, index) => {
    const [start] = ends;
    const [radius, first, by] = [
      Math.hypot(start.x - centre.x, start.y - centre.y),
      Math.atan2(start.y - centre.y, start.x - centre.x),
      turned(centre, ends),
    ];
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = first + (by * step) / STEPS;
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    }).slice(index === 0 ? 0 : 1);
  });
}
