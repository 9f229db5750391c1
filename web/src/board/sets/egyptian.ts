// An Egyptian-flavoured set for the museum chess: the double crown, the crown of Hathor, a pylon, the ibis
// of Thoth, a plumed horse, a shabti.
import { dot, type Glyph } from '../glyphs';

export const men: Readonly<Record<string, Glyph>> = {
  king: {
    body: 'M-22 35H22V28H17L23-37H13L9-4C9-16 4-22 2-29A6.5 6.5 0 1 0-11-29C-13-22-19-16-19-4H-23L-17 28H-22Z',
    cut: 'M-19-4H9M-20 6H14M-17 28H17',
  },
  queen: {
    body: `M-22 35H22V28H16L12 19C38 11 39-19 27-38C26-16 17-1 0 0C-17-1-26-16-27-38C-39-19-38 11-12 19L-16 28H-22Z${dot(0, -18, 14)}`,
    cut: 'M-12 19H12M-16 28H16',
  },
  bishop: {
    body: 'M-24 35H24V28H18C20 14 8 8 7-2C6.5-9 10-14 11-19C21-17 29-8 34 8C36-14 27-29 9-31C-1-38-13-30-11-20C-10-12-4-8-6 0C-9 10-20 14-18 28H-24Z',
    cut: 'M-18 28H18M-13 18C-4 14 4 14 14 18',
    dots: dot(1, -25, 3),
  },
  knight: {
    body: 'M-22 35H26C30 12 27-8 14-20C22-24 27-31 25-38C14-40 5-36 2-27L-8-28C-19-21-26-7-36 7C-39 13-32 20-26 17L-16 11C-11 13-5 10-1 6C-3 17-20 20-22 35Z',
    cut: 'M-17 25C-4 18 10 18 27 25M14-20C10-20 5-22 2-27',
    dots: dot(-12, -11, 3),
  },
  rook: {
    body: 'M-29 35V27L-24-24H-29V-35H-6V-20H6V-35H29V-24H24L29 27V35H7V10H-7V35Z',
    cut: 'M-24-24H-6M6-24H24M-23-12H23M-9 4H9',
  },
  pawn: {
    body: 'M-19 35H19V28H11C15 14 16 6 14 0C14-5 11-7 9-8C14-13 13-27 0-28C-13-27-14-13-9-8C-11-7-14-5-14 0C-16 6-15 14-11 28H-19Z',
    cut: 'M-9 1L9 9M9 1L-9 9M-11 28H11',
  },
};
