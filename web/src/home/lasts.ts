// What each seat did last, for its line on the first page: in pictures, and in words. Pure.
import { type Entry, effective } from '../game/log';
import type { Event, Seat } from '../generated/wire';
import { type Picture, pictureIn } from '../table/told/picture';

export interface Last {
  picture: Picture;
  /** All of it, to be told in words. */
  events: readonly Event[];
}

const TOLD: readonly Event['kind'][] = ['thrown', 'moved', 'placed', 'captured', 'turn-lost', 'passed'];

const lastOf = (entries: readonly Entry[]): Last => ({
  picture: pictureIn(entries),
  events: entries.flatMap((entry) => entry.events).filter(({ kind }) => TOLD.includes(kind)),
});

/** The last turn of each seat that has had one; of the turn that goes on only what was done in it. */
export function lastsOf(log: readonly Entry[]): ReadonlyMap<Seat, Last> {
  const all = effective(log);
  const turns = new Map<Seat, number>();
  for (const { owner, turn, events } of all.toReversed()) {
    const told = events.some(({ kind }) => kind !== 'thrown' && TOLD.includes(kind));
    if (owner !== null && told && !turns.has(owner)) turns.set(owner, turn);
  }
  return new Map(
    [...turns].map(([seat, at]) => [
      seat,
      lastOf(all.filter(({ owner, turn }) => owner === seat && turn === at)),
    ]),
  );
}
