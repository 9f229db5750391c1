// The four armies as chess men, for those used to them: the elephant moves as the rook does, the boat
// stands in the bishop's place.
import type { Glyph } from '../glyphs';
import { men as chess } from './plain';

const EMPTY: Glyph = { body: '' };

export const men: Readonly<Record<string, Glyph>> = {
  king: chess.king ?? EMPTY,
  elephant: chess.rook ?? EMPTY,
  horse: chess.knight ?? EMPTY,
  boat: chess.bishop ?? EMPTY,
  pawn: chess.pawn ?? EMPTY,
};

/** Drawn for standing without a base, they are smaller on one. */
export const scale = 0.66;
