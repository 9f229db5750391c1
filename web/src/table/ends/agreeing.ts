// What it means to agree to an end. Pure.
import type { Seat, Standing } from '../../generated/wire';

/** Among more than two the points count as they stand, where there are any; everything else is a draw. */
export const agreedEnd = (seats: readonly Pick<Standing, 'scores'>[]): 'points' | 'draw' =>
  seats.length > 2 && seats.some(({ scores }) => scores) ? 'points' : 'draw';

export interface Side {
  seats: Seat[];
  points: number;
}

/** The sides with their points, the first first: partners together. */
export function sidesOf(seats: readonly Pick<Standing, 'seat' | 'ally' | 'points'>[]): Side[] {
  const sides: Side[] = [];
  for (const { seat, ally, points } of seats) {
    const side = sides.find((one) => ally !== null && one.seats.includes(ally));
    if (side) {
      side.seats.push(seat);
      side.points += points;
    } else sides.push({ seats: [seat], points });
  }
  return sides.sort((one, other) => other.points - one.points);
}
