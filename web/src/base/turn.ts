// Who or what decides. Pure.
import type { Seat } from '../generated/Seat';
import type { Turn } from '../generated/Turn';

/** Who throws or decides; null once the game is over. */
export const seatOf = (turn: Turn): Seat | null => (turn.kind === 'over' ? null : turn.seat);

/** For the default case of an exhaustive switch: the compiler makes sure that it cannot be reached. */
export function unknown(kind: never): never {
  throw new Error(`unknown: ${JSON.stringify(kind)}`);
}
