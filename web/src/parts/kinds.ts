// Which kinds of men there are at a table. Pure.
import type { Seat, Standing, View } from '../generated/wire';

/**
 * The kinds of men that a game begins with or has on the board, in the order in which they stand there; none where all men
 * are alike, since nothing has to be told apart then.
 */
export function kindsOf(start: Pick<View, 'pieces'>, seats: readonly Pick<Standing, 'side'>[]): string[] {
  const kinds = new Set([
    ...start.pieces.map(({ role }) => role),
    ...seats.flatMap(({ side }) => side ?? []),
  ]);
  return kinds.size > 1 ? [...kinds] : [];
}

/** The army that has men of a kind, where each has its own; else the first. */
export const armyOf = (
  kind: string,
  { pieces }: Pick<View, 'pieces'>,
  seats: readonly Pick<Standing, 'seat' | 'side'>[],
): Seat | undefined =>
  seats.find(({ side }) => side === kind)?.seat ??
  (seats.some(({ side }) => side !== null) ? pieces.find(({ role }) => role === kind)?.army : seats[0]?.seat);
