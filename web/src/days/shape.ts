// What the result of a game of the day looks like: bars, stairs, squares. Pure.
import type { DayScore, RoundMark } from '../generated/wire';

/** More bars than that are too narrow. */
const BARS = 15;

export interface Bar {
  /** The fewest points and the most that it stands for. */
  from: number;
  to: number;
  count: number;
  /** Whether one's own result is among them. */
  own: boolean;
}

/** The number of a score: points, or of a win the turns. */
export function numberOf(score: DayScore): number | null {
  if (score.kind === 'points') return score.points;
  return score.kind === 'won' ? score.turns : null;
}

/** How many came to which number, those left out who came to none. */
export const numbered = (results: readonly (readonly [DayScore, number])[]): [number, number][] =>
  results.flatMap(([score, count]) => {
    const number = numberOf(score);
    return number === null ? [] : [[number, count] as [number, number]];
  });

/** How many came to which number, in bars of the same width; one's own may be none. */
export function bars(results: readonly (readonly [number, number])[], own: number | null): Bar[] {
  const all = [...results.map(([points]) => points), ...(own === null ? [] : [own])];
  if (all.length === 0) return [];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = Math.ceil((most - least + 1) / BARS);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, index) => {
    const from = least + index * width;
    const within = (points: number | null) => points !== null && points >= from && points < from + width;
    const count = results.reduce((sum, [points, many]) => sum + (within(points) ? many : 0), 0);
    return { from, to: from + width - 1, count, own: within(own) };
  });
}

/** Points at the end of each round as a stair, in a picture of such a size; it rises where a round ends. */
export function stair(points: readonly number[], most: number, width: number, height: number): string {
  const x = (round: number) => ((round * width) / points.length).toFixed(1);
  const y = (value: number) => (height - (value / Math.max(most, 1)) * height).toFixed(1);
  return `M0 ${y(0)}${points.map((value, round) => `H${x(round + 0.5)}V${y(value)}`).join('')}H${x(points.length)}`;
}

/** What stands for each round in a line of text. */
export const SQUARES: Readonly<Record<RoundMark, string>> = {
  level: '■',
  less: '◧',
  worst: '□',
  nothing: '▫',
};

export const squares = (marks: readonly RoundMark[]): string => marks.map((mark) => SQUARES[mark]).join('');

/** Of all who played, so many of a hundred others made fewer points; null where nobody else has played. */
export function betterThan(below: number, played: number, counts: boolean): number | null {
  const others = played - (counts ? 1 : 0);
  return others > 0 ? Math.floor((100 * below) / others) : null;
}
