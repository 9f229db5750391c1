// Which marks the board of a table can show. Pure.
import type { Look } from '../../generated/wire';
import type { Hints } from '../../settings/settings';

export const MARKS = [
  'movable',
  'urgent',
  'selected',
  'step',
  'place',
  'capture',
  'far',
  'way',
  'path',
  'huff',
  'trail',
  'idle',
  'plan',
  'aimed',
  'threatened',
  'drawn',
  'cursor',
] as const;
export type Mark = (typeof MARKS)[number];

/** Who looks at it. */
export interface Looking {
  /** How many seats people play at this screen. */
  humans: number;
  /** Which legal moves are marked. */
  hints: Hints;
}

/** Those that can come up under the rules played, for who looks at the board. */
export function marksFor({ die, huffs, places, chains }: Look, { humans, hints }: Looking): Mark[] {
  const plays = humans > 0;
  const [all, some] = [plays && hints === 'all', plays && hints !== 'none'];
  const marks: readonly [Mark, boolean][] = [
    ['movable', all],
    ['urgent', all && huffs],
    ['selected', plays],
    ['step', some],
    ['place', all && places],
    ['capture', some],
    ['far', some && chains],
    ['way', plays && chains],
    ['path', chains],
    ['huff', plays && huffs],
    ['trail', true],
    ['idle', die !== null],
    // Where several people play at one screen, moves are not planned ahead.
    ['plan', humans === 1],
    ['aimed', true],
    ['threatened', true],
    ['drawn', true],
    ['cursor', true],
  ];
  return marks.filter(([, can]) => can).map(([mark]) => mark);
}
