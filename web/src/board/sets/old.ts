// What old games of chess have in place of the queen and the bishop, in the manner of early sets from Persia: the
// counsellor a smaller throne with a knob, the elephant a trunk of wood with its two tusks.
import { dot, type Glyph } from '../glyphs';

const COUNSELLOR: Glyph = {
  body: `M-21 35H21L17-1C17-13 9-19 0-19C-9-19-17-13-17-1Z${dot(0, -27, 6)}`,
  cut: 'M-17-1C-6 6 6 6 17-1M-19 20H19',
};

const ELEPHANT: Glyph = {
  body: 'M-22 35H22L18-7C18-14 15-18 11-19L9-34H3L2-19H-2L-3-34H-9L-11-19C-15-18-18-14-18-7Z',
  cut: 'M-18-7H18M-20 20H20',
};

/** A set of chess men with those of older games; their horse is its knight. */
export const withOld = (men: Readonly<Record<string, Glyph>>): Readonly<Record<string, Glyph>> => ({
  ...men,
  counsellor: COUNSELLOR,
  elephant: ELEPHANT,
  ...(men.knight === undefined ? {} : { horse: men.knight }),
});
