// What the picture of a result shows.
import type { Board, View } from '../../generated/wire';
import type { Told } from '../ends/Finale';
import type { Store } from '../store';

interface Side {
  name: string;
  /** The colour of its army. */
  colour: string;
}

export interface ResultCard {
  store: Store;
  view: View;
  board: Board;
  /** Quarter turns of the board. */
  turns: number;
  /** The name of the game. */
  title: string;
  headline: string;
  /** How it ended. */
  why: string;
  /** What is printed large; null without the words for it. */
  told: Told | null;
  places: readonly { rank: number; won: boolean; score: string; sides: readonly Side[] }[];
}
