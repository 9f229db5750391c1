// Which turns of a long game an animation shows. Pure.

/** About the largest number of turns shown, chosen evenly. */
const MOST = 300;

/** The indices of the turns to show, of `count`; the last is among them. */
export function thinned(count: number): number[] {
  const stride = Math.max(1, Math.ceil(count / MOST));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index % stride === 0 || index === count - 1,
  );
}
