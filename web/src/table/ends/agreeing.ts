// What it means to agree to an end. Pure.
import type { Standing } from '../../generated/wire';

/** Among more than two the points count as they stand, where there are any; everything else is a draw. */
export const agreedEnd = (seats: readonly Pick<Standing, 'scores'>[]): 'points' | 'draw' =>
  seats.length > 2 && seats.some(({ scores }) => scores) ? 'points' : 'draw';
