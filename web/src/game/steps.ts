// Going back and forth in what was played. Pure.
import { type Entry, effective } from './log';

/** The numbers of the entries after which one can stop: 0, and each that was not taken back. */
export function stops(entries: readonly Entry[]): number[] {
  return [0, ...effective(entries).map((entry) => entry.seq)];
}

export type Way = 'first' | 'back' | 'forward' | 'last';

/** The buttons of the steps, in the order in which they are shown. */
export const STEPS: readonly { way: Way; id: string; sign: string }[] = [
  { way: 'first', id: 'step-first', sign: '«' },
  { way: 'back', id: 'step-back', sign: '‹' },
  { way: 'forward', id: 'step-forward', sign: '›' },
  { way: 'last', id: 'step-last', sign: '»' },
];

/** Where a step leads from the stop with this index; null if there is none in that direction. */
export function stepFrom(here: number, count: number, way: Way): number | null {
  const to = { first: 0, back: here - 1, forward: here + 1, last: count - 1 }[way];
  return to < 0 || to >= count || to === here ? null : to;
}

/** How far the wheel has to be turned for one step, in pixels. */
const NOTCH = 60;
/** A turn this long after the last one counts from zero; one this soon after a step is ignored. In ms. */
const REST_MS = 300;
const LEAST_MS = 70;

/** Converts turns of a wheel to steps: small slips do not add up, and momentum does not run away. */
export class Wheel {
  private sum = 0;
  private turned = Number.NEGATIVE_INFINITY;
  private stepped = Number.NEGATIVE_INFINITY;

  /** `down` in pixels, `at` in milliseconds; returns the step to make, if any. */
  turn(down: number, at: number): Way | null {
    if (at - this.turned > REST_MS || Math.sign(down) !== Math.sign(this.sum)) this.sum = 0;
    this.turned = at;
    if (at - this.stepped < LEAST_MS) return null;
    this.sum += down;
    if (Math.abs(this.sum) < NOTCH) return null;
    this.sum = 0;
    this.stepped = at;
    return down > 0 ? 'forward' : 'back';
  }
}
