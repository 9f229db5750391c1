// Who or what decides. Pure.
import type { Seat } from '../generated/Seat';
import type { Turn } from '../generated/Turn';

/** Who throws or decides; null once the game is over. */
export const seatOf = (turn: Turn): Seat | null => (turn.kind === 'over' ? null : turn.seat);

/** Marks what cannot be: a kind that the page has never heard of. The compiler sees to it that there is none. */
export function unknown(kind: never): never {
  throw new Error(`unknown: ${JSON.stringify(kind)}`);
}
