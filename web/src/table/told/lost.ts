// Which throws were lost. Pure.
import { type Entry, effective, isThrow } from '../../game/log';
import type { Seat } from '../../generated/wire';
import { stepsSince } from '../store/recalling';

const lostFaces = ({ events }: Entry) =>
  events.flatMap((event) => (event.kind === 'turn-lost' && event.face !== 0 ? [event.face] : []));

/** The faces that came to nothing in a turn; none where something was moved all the same. */
export function facesLost(turn: readonly Entry[]): number[] {
  const moved = turn.some(({ events }) => events.some(({ kind }) => kind === 'moved' || kind === 'placed'));
  return moved ? [] : turn.flatMap(lostFaces);
}

type Human = (seat: Seat | null) => boolean;

/** The last throw that a person at this screen lost, unless that seat has thrown again since. */
export function ownLost(entries: readonly Entry[], isHuman: Human): Entry | null {
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

/** The faces that a seat threw in vain up to this entry, in order, since it last decided anything. */
export function lostInARow(entries: readonly Entry[], last: Entry): number[] {
  const faces: number[] = [];
  for (const entry of effective(entries).toReversed()) {
    if (entry.seq > last.seq || entry.owner !== last.owner || isThrow(entry)) continue;
    const lost = lostFaces(entry);
    if (lost.length === 0) break;
    faces.unshift(...lost);
  }
  return faces;
}

/** How many throws people at this screen have lost in this game. */
export const lossesOf = (entries: readonly Entry[], isHuman: Human): number =>
  effective(entries).filter((entry) => isHuman(entry.owner) && lostFaces(entry).length > 0).length;

/** The throws that others lost since the last turn of a seat, in order. */
export function lostBy(entries: readonly Entry[], me: Seat | null): { seat: Seat; faces: number[] }[] {
  return stepsSince(entries, me).flatMap((entry) => {
    const faces = lostFaces(entry);
    return entry.owner !== null && faces.length > 0 ? [{ seat: entry.owner, faces }] : [];
  });
}
