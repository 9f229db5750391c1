// Who or what decides. Pure.
import type { Seat, Turn } from '../generated/wire';

/** Who throws or decides; null once the game is over. */
export const seatOf = (turn: Turn): Seat | null => (turn.kind === 'over' ? null : turn.seat);

/** For the default case of an exhaustive switch: the compiler makes sure that it cannot be reached. */
export function unknown(kind: never): never {
  throw new Error(`unknown: ${JSON.stringify(kind)}`);
}
