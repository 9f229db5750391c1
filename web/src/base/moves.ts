// Moves as they are seen on a board.
import type { Seat } from '../generated/wire';

/** A move on the board; `from` is null for a placement. */
export interface Moved {
  from: string | null;
  to: string;
}

/** Where an army went in its last turn. */
export interface Trail {
  army: Seat;
  /** Its moves in that turn; a chain of jumps is one with several spots. `from` is null for a placement. */
  moves: readonly Moved[];
  /** How many armies have moved since. */
  age: number;
}
