// What the odds of throws tell of the dice. Pure.
import type { Chance } from '../../generated/wire';

/** Whether each face of a die comes as often as any other: of a cube, those that do not count are thrown again. */
export function isEven(throws: readonly Chance[]): boolean {
  // With two dice, a pair of one face is as rare as that face.
  const alike = throws.filter((one) => new Set(one.throw.split(' ')).size === 1);
  return new Set(alike.map(({ p }) => p.join('/'))).size <= 1;
}
