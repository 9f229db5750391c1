// Who is waited for. Pure.
import type { AwayView, Seat } from '../../generated/wire';

/** Whose time is up within that many milliseconds is told of in one sentence. */
const AT_ONCE = 1000;

/** Those who are waited for equally long, in the order in which their time is up, with the shortest of their times. */
export function awayTogether(away: readonly AwayView[]): { seats: Seat[]; left: number }[] {
  const groups: { seats: Seat[]; left: number }[] = [];
  for (const { seat, left } of away.toSorted((one, other) => one.left - other.left)) {
    const last = groups.at(-1);
    if (last && left - last.left < AT_ONCE) last.seats.push(seat);
    else groups.push({ seats: [seat], left });
  }
  return groups;
}
