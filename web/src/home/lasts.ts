// What each seat did last, for its line on the first page: the throw, the man that moved, and what it took. Pure.
import { type Entry, effective, thrownIn } from '../game/log';
import type { Event, Role, Seat } from '../generated/wire';

export interface Last {
  /** The faces thrown; none in games without dice. */
  faces: readonly number[];
  /** The man that moved or was placed, and whose he is; none where the throw was lost or passed. */
  man: { role: Role; army: Seat } | null;
  /** What he took first. */
  taken: { role: Role; army: Seat } | null;
  /** All of that, to be told in words. */
  events: readonly Event[];
}

const TOLD: readonly Event['kind'][] = ['thrown', 'moved', 'placed', 'captured', 'turn-lost', 'passed'];

function lastOf(entries: readonly Entry[]): Last {
  const events = entries.flatMap((entry) => entry.events).filter(({ kind }) => TOLD.includes(kind));
  const man = events.find((event) => event.kind === 'moved' || event.kind === 'placed');
  const taken = events.find((event) => event.kind === 'captured');
  return {
    faces: entries.flatMap((entry) => thrownIn(entry)?.faces ?? []),
    man: man ? { role: man.role, army: man.army } : null,
    taken: taken ? { role: taken.role, army: taken.army } : null,
    events,
  };
}

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
