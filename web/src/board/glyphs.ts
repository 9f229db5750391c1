// Our own silhouettes, drawn around the origin: `body` is filled with ink, `cut` is drawn over it in the
// colour beneath. Army signs stand on a base and lie within ±28; chess men have none and lie within ±40.

export interface Glyph {
  body: string;
  cut?: string;
  /** Small filled details in the colour beneath: eyes, spots. */
  dots?: string;
  /** Strokes of ink, for letters. */
  line?: string;
}

export const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const ARMY: Readonly<Record<string, Glyph>> = {
  king: {
    body: `M-21 14L-25-10L-12-1L0-20L12-1L25-10L21 14ZM-21 18H21V25H-21Z${dot(-25, -13, 4)}${dot(0, -24, 4)}${dot(25, -13, 4)}`,
  },
  elephant: {
    body: 'M24 23H15L14 11H4L3 23H-6L-7 9C-11 8-14 5-15 1L-16 12C-17 19-22 23-28 20L-26 15C-23 16-22 14-22 10L-21-6C-20-17-12-21-4-19C10-20 21-16 24-6C26 0 25 12 24 23Z',
    cut: 'M-9-13C-1-13 1-4-4 3C-9 3-11-2-11-6',
    dots: dot(-15.5, -8, 2),
  },
  horse: {
    body: 'M-15 25H19C22 7 19-12 3-20L1-28L-6-20C-14-15-19-5-26 5C-28 9-23 14-19 12L-12 8C-8 9-4 7-1 4C-2 12-13 14-15 25Z',
    cut: 'M4-13C13-5 14 8 12 20',
    dots: dot(-9, -8, 2.2),
  },
  boat: {
    body: 'M-28 6H28C25 18 17 24 9 24H-11C-19 24-26 16-28 6ZM-2-27H2V6H-2ZM5-25C17-18 21-7 19 2H5ZM-5-17V2H-19Z',
  },
  pawn: {
    // A foot soldier with his shield and spear.
    body: `${dot(-5, -16, 8.5)}M-23 24C-23 6-16-5-5-5C6-5 12 4 13 24ZM19.5-29L25-16H22V24H17V-16H14Z`,
    cut: 'M-13 11A8 8 0 1 0 3 11A8 8 0 1 0-13 11Z',
  },
  cow: {
    body: 'M-12-10C-6-14 6-14 12-10C14 0 10 8 9 15C9 24-9 24-9 15C-10 8-14 0-12-10ZM-13-7L-26-4C-25 2-18 4-13 1ZM13-7L26-4C25 2 18 4 13 1ZM-11-11C-21-12-25-20-20-27C-18-20-14-17-6-15ZM11-11C21-12 25-20 20-27C18-20 14-17 6-15Z',
    dots: `${dot(-6, -3, 2.2)}${dot(6, -3, 2.2)}${dot(-3.5, 15, 1.6)}${dot(3.5, 15, 1.6)}`,
  },
  leopard: {
    body: 'M0-18C5-18 9-18 11-16C13-25 24-24 23-15C23-11 21-9 18-8C23 4 16 21 0 24C-16 21-23 4-18-8C-21-9-23-11-23-15C-24-24-13-25-11-16C-9-18-5-18 0-18Z',
    cut: 'M0 12V16M-6 18C-3 20-1 19 0 16C1 19 3 20 6 18',
    dots: `${dot(-8, -3, 3)}${dot(8, -3, 3)}M-5 8H5L0 13Z${dot(0, -12, 2)}${dot(-6, -10, 1.6)}${dot(6, -10, 1.6)}${dot(-13, 7, 1.6)}${dot(13, 7, 1.6)}`,
  },
  fox: {
    body: 'M-24-27L-9-14C-3-16 3-16 9-14L24-27C26-15 24-5 19 3C14 12 5 16 0 26C-5 16-14 12-19 3C-24-5-26-15-24-27Z',
    cut: 'M-19-17L-14-10M19-17L14-10M-17 3C-9 2-5 7-3 14M17 3C9 2 5 7 3 14',
    dots: `${dot(-8, -4, 2.4)}${dot(8, -4, 2.4)}M-4 17H4L0 23Z`,
  },
  goose: {
    body: 'M-28-17L-18-22C-16-29-5-28-4-19C-3-12-8-7-6-1C0-6 12-6 19-2L28-8C27 4 22 18 6 19L7 24H12V27H-2V24H2L1 19C-14 18-19 8-14-4C-12-9-13-12-15-14Z',
    cut: 'M0 4C5 11 14 10 20 4',
    dots: dot(-11, -20, 2.2),
  },
};
