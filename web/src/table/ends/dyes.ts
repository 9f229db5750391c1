// What letters are printed in: the ground of their army, and on it the pattern of the border.
import { look } from '../../board/armies';
import { PAINT } from '../../board/paint';

export interface Dyes {
  ground: string;
  diamond: string;
  heart: string;
  seed: string;
  /** The line around a letter. */
  edge: string;
}

const DARK = '#2a2320';
const WOVEN = { diamond: PAINT.motif, heart: PAINT.tooth, seed: PAINT.seed, edge: DARK };
/** On what is nearly as pale as undyed cotton, the pattern is dark. */
const PALE = { diamond: '#8f2c20', heart: '#fff3d6', seed: '#8f2c20', edge: '#3c2803' };
const BLUE = { diamond: '#2c3b66', heart: '#fff3d6', seed: '#a5382a', edge: DARK };

const OWN: Readonly<Record<string, Dyes>> = {
  // Between the black of the men and the blue of the band: a pattern is seen on it.
  black: { ...WOVEN, ground: 'var(--print-black, #222a55)' },
  yellow: { ...PALE, ground: look('yellow').fill },
  turmeric: { ...PALE, ground: look('turmeric').fill },
  white: { ...BLUE, ground: look('white').fill },
  ivory: { ...BLUE, ground: look('ivory').fill },
  light: { ...BLUE, ground: look('light').fill },
};

export const dyesOf = (colour: string): Dyes => OWN[colour] ?? { ...WOVEN, ground: look(colour).fill };

/** The repeat of the pattern, in the units of the largest letters. */
export const REPEAT = { width: 36, height: 31 };

const diamond = (x: number, y: number, wide: number, high: number) =>
  `M${x - wide} ${y}L${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}Z`;

/** The pattern in one repeat: a diamond in the middle, seeds at the corners. */
export const PATTERN: readonly [dye: 'diamond' | 'heart' | 'seed', d: string][] = [
  ['diamond', diamond(18, 15.5, 14, 9.5)],
  ['heart', diamond(18, 15.5, 8, 5.4)],
  [
    'seed',
    diamond(18, 15.5, 2.6, 1.9) + [0, 36].flatMap((x) => [0, 31].map((y) => diamond(x, y, 3, 3))).join(''),
  ],
];

/** In small letters pattern and seams are larger than in proportion: finer they would not be seen. */
export const scaleOf = (part: number): { pattern: number; seam: number } => ({
  pattern: Math.max(0.42, part),
  seam: Math.max(part, Math.min(0.56, 0.12 + part * 1.1)),
});

/** What lies around a letter, from below: how wide it is at the largest size, and its dye. */
export const SEAMS: readonly [width: number, dye: keyof Dyes | 'cloth' | 'hem' | 'motif'][] = [
  [36, 'cloth'],
  [17, 'hem'],
  [10, 'motif'],
  [3.4, 'edge'],
];
