// A throw drawn in the page, where nothing is at stake. Pure but for the numbers it is given.
import type { ChanceView } from '../generated/ChanceView';

/** A number from 0 up to and without `below`, each as likely as any other. */
export type Pick = (below: number) => number;

export const pickFairly: Pick = (below) => {
  const most = Math.floor(2 ** 32 / below) * below;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= most);
  return (word[0] ?? 0) % below;
};

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** One of the throws that may come, as often as its probability says; null when none is due. */
export function drawThrow(chance: readonly ChanceView[], pick: Pick = pickFairly): string | null {
  const whole = chance.reduce((so, { p }) => (so * p[1]) / common(so, p[1]), 1);
  let left = chance.length > 0 ? pick(whole) : 0;
  for (const { throw: thrown, p } of chance) {
    left -= (p[0] * whole) / p[1];
    if (left < 0) return thrown;
  }
  return chance.at(-1)?.throw ?? null;
}
