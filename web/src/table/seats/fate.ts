// What became of a proposal that is no longer on the table. Pure.
import type { Entry } from '../../game/fold';
import type { Seat, WishView } from '../../generated/wire';

/**
 * `done`: it was carried out. `declined`: somebody said no. `played`: somebody whose answer was awaited has played on.
 * `waits`: only those played on who were not asked, so that it can be made again; a move to be taken back is another then.
 */
export type Fate = 'done' | 'declined' | 'played' | 'waits';

/** `fresh` is what was played since it was made; a pause is no entry of the log. */
export function fateOf({ request, by, of }: WishView, fresh: readonly Entry[], paused: boolean): Fate {
  const done = request.kind === 'pause' ? paused : fresh.some(({ act }) => act.kind === request.kind);
  if (done) return 'done';
  if (fresh.length === 0) return 'declined';
  const awaited = (seat: Seat | null) => seat !== null && of.includes(seat) && !by.includes(seat);
  // Whoever cannot move passes without being asked.
  const answered = fresh.some(({ seat, owner, action }) => action?.kind !== 'pass' && awaited(seat ?? owner));
  return answered || request.kind === 'take-back' ? 'played' : 'waits';
}
