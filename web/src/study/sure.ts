// How sure a hint is: whether the same action was ahead at each of the last depths, and by how much. Pure.
import type { AnalysisView } from '../generated/wire';
import { shareIn } from './moments';

/** What one depth found: the best action, and how much it is ahead of the second. */
export interface Look {
  depth: number;
  best: string;
  gap: number;
}

export type Sureness = 'clear' | 'slight' | 'even';

/** So many of the last depths have to agree, as for the positions of the day. */
const AGREEING = 3;
/** The costs of a mistake, and of what is hardly one. */
const [CLEAR, SLIGHT] = [0.08, 0.03];

/** What a depth found; null where nothing can be compared. */
export function lookOf({ depth, branches, seat, seats }: AnalysisView): Look | null {
  const [best, second] = branches;
  if (!best || !second || seat === null) return null;
  const gap = shareIn(seats, best.worth, seat) - shareIn(seats, second.worth, seat);
  return { depth, best: best.line[0]?.text ?? '', gap };
}

/** What was found with another depth added; the same depth replaces what it said before. */
export const withLook = (looks: readonly Look[], look: Look): readonly Look[] => [
  ...looks.filter(({ depth }) => depth < look.depth),
  look,
];

/** How sure the last of these is, and the least that it was ahead by. */
export function sureness(looks: readonly Look[]): { sure: Sureness; gap: number } {
  const last = looks.slice(-AGREEING);
  const best = last.at(-1)?.best;
  const agreed = last.every((one) => one.best === best);
  const gap = agreed && last.length > 0 ? Math.min(...last.map((one) => one.gap)) : 0;
  if (gap < SLIGHT) return { sure: 'even', gap };
  return { sure: gap >= CLEAR && last.length === AGREEING ? 'clear' : 'slight', gap };
}

/** How much hangs on a throw: the standard deviation of what it gives the thrower. */
export function swing({ branches, seats, worth }: AnalysisView, place: number): number {
  if (seats.length === 0) return 0;
  const mean = worth[place] ?? 0;
  const variance = branches.reduce((sum, { chance, worth: found }) => {
    const likely = chance ? chance[0] / chance[1] : 0;
    return sum + likely * ((found[place] ?? 0) - mean) ** 2;
  }, 0);
  return Math.sqrt(variance);
}
