// The signs that a piece wears. Pure.
import type { Piece } from '../generated/Piece';
import type { Sign } from '../generated/Sign';

export const wears = ({ signs }: Pick<Piece, 'signs'>, sign: Sign): boolean => signs?.includes(sign) ?? false;
