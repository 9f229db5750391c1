// Which throws were lost. Pure.
import { type Entry, effective, isThrow } from '../../game/log';
import type { Seat } from '../../generated/wire';
import { stepsSince } from '../store/recalling';

const lostFaces = ({ events }: Entry) =>
  events.flatMap((event) => (event.kind === 'turn-lost' && event.face !== 0 ? [event.face] : []));

/** The last throw that a person at this screen lost, unless that seat has thrown again since. */
export function ownLost(entries: readonly Entry[], isHuman: (seat: Seat | null) => boolean): Entry | null {
  const thrown = new Set<Seat>();
  for (const entry of effective(entries).toReversed()) {
    const seat = entry.owner;
    if (seat !== null && isHuman(seat)) {
      if (lostFaces(entry).length > 0 && !thrown.has(seat)) return entry;
      if (isThrow(entry)) thrown.add(seat);
    }
  }
  return null;
}

/** The throws that others lost since the last turn of a seat, in order. */
export function lostBy(entries: readonly Entry[], me: Seat | null): { seat: Seat; faces: number[] }[] {
  return stepsSince(entries, me).flatMap((entry) => {
    const faces = lostFaces(entry);
    return entry.owner !== null && faces.length > 0 ? [{ seat: entry.owner, faces }] : [];
  });
}
