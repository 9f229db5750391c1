// The ornaments, as paths: the lotus of the marked squares, the rosette of our mark. Drawn point by point, without transforms and
// without definitions that a picture taken out of the page would lose.

const round = (value: number) => Math.round(value * 10) / 10;

/** One petal from the distance `from` to `to` of a centre, `wide` at its broadest, in the direction of `angle` (degrees, clockwise from above). */
function petal(x: number, y: number, angle: number, from: number, to: number, wide: number): string {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (aside: number, out: number) =>
    `${round(x + aside * cos + out * sin)} ${round(y + aside * sin - out * cos)}`;
  const [near, far] = [from + (to - from) * 0.35, from + (to - from) * 0.72];
  return `M${at(0, from)}C${at(wide, near)} ${at(wide, far)} ${at(0, to)}C${at(-wide, far)} ${at(-wide, near)} ${at(0, from)}Z`;
}

export interface Petals {
  count: number;
  /** The direction of the first, in degrees. */
  first: number;
  from: number;
  to: number;
  wide: number;
}

export function petals(x: number, y: number, { count, first, from, to, wide }: Petals): string {
  return Array.from({ length: count }, (_, index) =>
    petal(x, y, first + (index * 360) / count, from, to, wide),
  ).join('');
}

const ring = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A lotus with eight petals and a seed-vessel, in a cell of 100 units. */
export const lotus = (x: number, y: number): string =>
  petals(x, y, { count: 4, first: 0, from: 10, to: 36, wide: 9 }) +
  petals(x, y, { count: 4, first: 45, from: 10, to: 38, wide: 9 }) +
  ring(x, y, 5);

/** A bud with four petals, for the corners of a border. */
export const bud = (x: number, y: number, size: number): string =>
  petals(x, y, { count: 8, first: 0, from: size * 0.2, to: size, wide: size * 0.34 });

/** Our mark, as a block prints it, in a square of 32: a lotus with eight petals, as many as the board has feet. */
export const MARK = {
  outer: petals(16, 16, { count: 4, first: 45, from: 4.5, to: 18, wide: 6 }),
  inner: petals(16, 16, { count: 4, first: 0, from: 4.5, to: 14.5, wide: 4.6 }),
  seed: ring(16, 16, 2.6),
};
