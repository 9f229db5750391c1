// Which turns of a long game a film shows. Pure.

/** Longer games show only about so many turns, evenly chosen. */
const MOST = 300;

/** The indices of the turns shown, of so many; the last is among them. */
export function thinned(count: number): number[] {
  const stride = Math.max(1, Math.ceil(count / MOST));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index % stride === 0 || index === count - 1,
  );
}
