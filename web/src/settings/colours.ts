// What the armies wear: what their documents say, or the dyes that the reader has chosen.
import { type Colours, DYES } from '../base/colours';
import type { Men, Standing } from '../generated/wire';
import { chosen } from './settings';

/** The set of men in a game of these seats. */
export const menOf = (seats: readonly Pick<Standing, 'men'>[]): Men => seats[0]?.men ?? 'soldiers';

/** Whether they are men of chess, the museum’s or the usual ones. */
export const isChess = (men: Men | undefined): boolean => men === 'chess' || men === 'museum';

/** The colour of each seat: its document's, or the dye that stands for it. Chess pieces are not dyed. */
export function coloursOf(seats: readonly Pick<Standing, 'seat' | 'colour' | 'men'>[]): Colours {
  const men = menOf(seats);
  const dyed = chosen.armies.value === 'dyes' && !isChess(men);
  const worn = seats.map(({ seat, colour }) => [seat, dyed ? (DYES[colour] ?? colour) : colour]);
  return { ...Object.fromEntries(worn), men };
}
