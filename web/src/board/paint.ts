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
  stone: 'var(--stone, #b5654a)',
  /** The light edge below a groove. */
  edge: 'var(--stone-edge, #dc9a7c)',
  groove: 'var(--groove, #5e2616)',
} as const;
