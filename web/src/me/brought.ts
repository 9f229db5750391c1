// What came of a file of games, in sentences. Pure.
import type { Speak } from '../text/speak';

/** What was found in a file. */
export interface Imported {
  /** The games that were not here yet. */
  games: readonly string[];
  /** How many were here already. */
  known: number;
  /** How many of the new ones were played by links. */
  linked: number;
  /** In how many of the new ones throws are entered. */
  typed: number;
  /** Why others could not be read. */
  unread: readonly string[];
}

/** How many games a file of records holds. */
export const recordsIn = (text: string): number => text.match(/^\[Rules "/gm)?.length ?? 0;

export function broughtWords({ games, known, linked, typed, unread }: Imported, speak: Speak): string {
  const why = unread[0] ?? '';
  // The reader of records would have it begin as they do, whatever it is: that comes after what it is not.
  if (games.length + known === 0) return [speak('kept-no-file'), why].filter(Boolean).join(' ');
  const words = [
    speak('kept-brought', { games: games.length }),
    known > 0 && speak('kept-known', { games: known }),
    linked > 0 && speak('kept-linked', { games: linked }),
    typed > 0 && speak('kept-typed', { games: typed }),
    unread.length > 0 && `${speak('kept-unread', { games: unread.length })} ${why}`,
  ];
  return words.filter(Boolean).join(' ');
}
