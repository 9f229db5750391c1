// The four armies as chess men, for those used to them: the elephant moves as the rook does, the boat
// stands in the bishop's place.
import { CHESS, type Glyph } from '../glyphs';

const EMPTY: Glyph = { body: '' };

export const men: Readonly<Record<string, Glyph>> = {
  king: CHESS.king ?? EMPTY,
  elephant: CHESS.rook ?? EMPTY,
  horse: CHESS.knight ?? EMPTY,
  boat: CHESS.bishop ?? EMPTY,
  pawn: CHESS.pawn ?? EMPTY,
};

/** Drawn for standing without a base, they are smaller on one. */
export const scale = 0.66;
