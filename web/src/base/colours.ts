// The colours of the armies.
import type { Men } from '../generated/wire';

/** The colour of each seat; and the set that the men of all of them belong to, where a game is known. */
export type Colours = Readonly<Record<string, string> & { men?: Men }>;

/** The old dyes that armies may wear instead of the colours of their document. */
export const DYES: Readonly<Record<string, string>> = {
  black: 'indigo',
  green: 'ivory',
  red: 'madder',
  yellow: 'turmeric',
};
