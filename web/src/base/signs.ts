// The signs that a piece wears. Pure.
import type { Piece, Sign } from '../generated/wire';

export const wears = ({ signs }: Pick<Piece, 'signs'>, sign: Sign): boolean => signs?.includes(sign) ?? false;
