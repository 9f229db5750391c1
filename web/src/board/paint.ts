// The colours of the boards: the theme's, and those of the cloth where there is no theme, as in a picture
// taken out of the page.

export const PAINT = {
  cloth: 'var(--cloth, #ebddc3)',
  /** Lines and crosses on the cloth. */
  line: 'var(--cloth-line, #c8a97e)',
  /** The darker squares of a chequered board. */
  square: 'var(--square, #c8a97e)',
  stone: 'var(--stone, #d9d2c5)',
  /** The light edge below a groove. */
  edge: 'var(--stone-edge, #f3eee4)',
  groove: 'var(--groove, #8d8374)',
} as const;
