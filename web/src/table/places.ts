// How a table lies on its page: which way its board is turned, and where its seats are. Pure.
import { type Layout, layout, turnsFor } from '../board/geometry';
import type { Board, Look, Seat, Standing, View } from '../generated/wire';

/** An upright page too narrow for a long board. */
export const NARROW = '(max-width: 699px) and (max-aspect-ratio: 999 / 1000)';
/** From which length on, in breadths, a board is long. */
const LONG = 2;

/** The board as it lies there: a long one lies across a wide page and stands on a narrow one. */
export function layOut(board: Board, turns: number, narrow: boolean): Layout {
  const on = layout(board, turns);
  return narrow && on.width > LONG * on.height ? layout(board, turns + 1) : on;
}

/** The classes of a table on which the places of its parts depend. */
export const kindsOf = ({ seats }: View, look: Look, on: Layout) => ({
  four: seats.length > 2,
  two: seats.length === 2,
  thrown: look.die !== null,
  standing: on.height > LONG * on.width,
});

/** How one has turned boards by hand: quarter turns from one's own side, at tables for two and for four. */
export interface ByHand {
  two: number;
  four: number;
}

/** The quarter turns of a board: towards a seat, or the side of the only person who plays at this screen. */
export function turnsOf(
  seats: readonly Pick<Standing, 'seat'>[],
  isHuman: (seat: Seat) => boolean,
  hand: ByHand,
  to?: Seat | null,
): number {
  const [one, another] = seats.filter(({ seat }) => isHuman(seat));
  const seat = to ?? (another ? null : one?.seat);
  return ((seat ? turnsFor(seat) : 0) + (seats.length > 2 ? hand.four : hand.two)) % 4;
}

/** The corner of the screen nearest to each seat, clockwise from the bottom. */
const CORNERS = ['bl', 'tl', 'tr', 'br'] as const;

/** Where a seat is on the page. */
export function cornerOf(seat: Seat, turns: number, four: boolean): string {
  const at = (turnsFor(seat) - turns + 4) % 4;
  if (four) return CORNERS[at] ?? 'bl';
  return at < 2 ? 'bottom' : 'top';
}
