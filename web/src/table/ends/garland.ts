// The drawings of an end: a garland of marigold and mango leaves, petals, a laurel. Paths alone, for the page and for pictures. Pure.
import { petals } from '../../board/ornament';

/** Marigold in three shades, its hearts, and leaves in two. */
export const MARIGOLD = ['#e8ae38', '#d9821f', '#c9641d'] as const;
export const HEART = '#8a4312';
export const LEAF = ['#4b9168', '#3f7a52'] as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** A leaf from its stalk along a direction: degrees, clockwise from straight down. */
function leaf(x: number, y: number, length: number, wide: number, angle = 0): string {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (aside: number, out: number) =>
    `${round(x + aside * cos - out * sin)} ${round(y + aside * sin + out * cos)}`;
  return `M${at(0, 0)}C${at(wide, length * 0.25)} ${at(wide, length * 0.7)} ${at(0, length)}C${at(-wide, length * 0.7)} ${at(-wide, length * 0.25)} ${at(0, 0)}Z`;
}

const flower = (x: number, y: number, size: number) =>
  petals(x, y, { count: 9, first: 0, from: size * 0.1, to: size, wide: size * 0.36 });

export interface Garland {
  /** In the order in which they are laid: leaves, flowers, hearts. */
  parts: readonly (readonly [fill: string, d: string])[];
}

/** How deep a garland hangs, with its leaves. */
export const DEPTH = 104;

/** A garland of about a swag for each 160 units, from 0 to `width`. */
export function garland(width: number): Garland {
  const swags = Math.max(2, Math.round(width / 160));
  const step = width / swags;
  const flowers = ['', '', ''];
  const leaves = ['', ''];
  let hearts = '';
  const put = (x: number, y: number, size: number, shade: number) => {
    flowers[shade % 3] += flower(x, y, size);
    hearts += `M${round(x - 3)} ${round(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`;
  };
  for (let swag = 0; swag < swags; swag++) {
    const count = 9;
    for (let index = 1; index < count; index++) {
      const part = index / count;
      const [x, y] = [(swag + part) * step, 8 + 54 * 4 * part * (1 - part)];
      if (index % 2 === 1) leaves[0] += leaf(x, y + 4, index === 3 || index === 5 ? 34 : 30, 8);
      put(x, y, 11.5, index);
    }
  }
  for (let knot = 0; knot <= swags; knot++) {
    const x = knot * step;
    leaves[1] += leaf(x, 34, 66, 11);
    put(x, 28, 12.5, 1);
    put(x - 9, 14, 12, 2);
    put(x + 9, 14, 12, 2);
    put(x, 2, 12.5, 0);
  }
  return {
    parts: [
      [LEAF[0], leaves[0] ?? ''],
      [LEAF[1], leaves[1] ?? ''],
      ...MARIGOLD.map((fill, shade) => [fill, flowers[shade] ?? ''] as const),
      [HEART, hearts],
    ],
  };
}

export interface Petal {
  d: string;
  x: number;
  y: number;
  fill: string;
  /** When it begins to fall, and how long it takes: parts of the whole. */
  late: number;
}

const PETALS = [...MARIGOLD, '#a5382a'];

/** Petals over a field, always the same ones: as scattered as a hand would do it. */
export const scattered = (width: number, height: number, count: number): Petal[] =>
  Array.from({ length: count }, (_, index) => {
    // Such sequences cover a field evenly, and lie nowhere in rows.
    const [across, down] = [(index * 0.7549 + 0.07) % 1, (index * 0.5698 + 0.21) % 1];
    return {
      d: leaf(0, -9, 18, 6, (index * 137) % 360),
      x: round(across * width),
      y: round((0.14 + 0.8 * down) * height),
      fill: PETALS[index % PETALS.length] ?? '',
      late: round(down * 10) / 10,
    };
  });

/** The leaves of a laurel around a man, in a square from −52 to 52: pairs from the foot up, outer ones first. */
export function laurel(): { outer: string; inner: string }[] {
  const pairs = 8;
  return Array.from({ length: pairs }, (_, index) => {
    const angle = 168 - index * 19;
    const both = (radius: number, length: number, wide: number, lean: number) =>
      [1, -1]
        .map((side) => {
          const turn = (angle * Math.PI) / 180;
          const [x, y] = [side * radius * Math.sin(turn), -radius * Math.cos(turn)];
          return leaf(x, y, length, wide, side * (angle + lean));
        })
        .join('');
    return { outer: both(39, 16, 4.4, 36), inner: both(38, 14, 3.8, 108) };
  });
}
