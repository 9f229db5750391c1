// The colours of the boards: the theme's, and those of the cloth where there is no theme, as in a picture
// taken out of the page.

export const PAINT = {
  cloth: 'var(--cloth, #f1e3c6)',
  /** The stitches between the cells. */
  line: 'var(--cloth-line, #977039)',
  /** What is embroidered on the marked cells. */
  lotus: 'var(--lotus, #b0604a)',
  /** The cells of a chequered board. */
  pale: 'var(--pale, #f1e3c6)',
  square: 'var(--square, #c9a877)',
  /** The woven border of a cloth. */
  band: 'var(--band, #2c3b66)',
  motif: 'var(--motif, #f7ecd2)',
  tooth: 'var(--tooth, #a5382a)',
  seed: 'var(--seed, #e8ae38)',
  hem: 'var(--hem, #8f2c20)',
  stone: 'var(--stone, #b5654a)',
  /** The light edge below a groove. */
  edge: 'var(--stone-edge, #dc9a7c)',
  groove: 'var(--groove, #5e2616)',
  /** Letters on the rim of the stone. */
  letter: 'var(--stone-letter, #34130a)',
} as const;
