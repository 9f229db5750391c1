// The entries in effect in the log of a game, and what happened last. Pure.
import type { Moved } from '../base/moves';
import type { Event, Seat } from '../generated/wire';
import type { Entry } from './fold';

export type { Entry } from './fold';

/** Whether an entry ended the game without a move, or a player's part in it. */
export const isEnding = ({ act }: Entry) =>
  act.kind === 'agree' || act.kind === 'resign' || act.kind === 'leave';

export const isThrow = ({ action }: Entry) => action?.kind === 'throw';

/** Memoizes a function of a log: logs are immutable, and replaced by longer ones. */
export function kept<T extends object>(
  find: (entries: readonly Entry[]) => T,
): (entries: readonly Entry[]) => T {
  const known = new WeakMap<readonly Entry[], T>();
  return (entries) => {
    const found = known.get(entries) ?? find(entries);
    known.set(entries, found);
    return found;
  };
}

/** The entries in effect, without those that were taken back: found by going back step by step. */
export const standing = kept<readonly Entry[]>((entries) => {
  const list: Entry[] = [];
  for (let at = entries.length; at > 0; ) {
    const entry = entries[at - 1];
    if (!entry) break;
    if (entry.act.kind === 'take-back') at = Math.min(entry.act.to, at - 1);
    else {
      list.push(entry);
      at--;
    }
  }
  return list.reverse();
});

/** Whether an entry is about who plays and for how long, and not about the game. */
export const isAside = ({ act }: Entry) =>
  act.kind === 'more-time' || act.kind === 'stand-in' || act.kind === 'back';

/** The actions, throws and endings in effect. */
export const effective = kept<readonly Entry[]>((entries) =>
  standing(entries).filter((entry) => !isAside(entry) && entry.act.kind !== 'leave'),
);

/** The faces of the last throw among these entries, who threw, and the number of its entry. */
export interface Thrown {
  faces: number[];
  seat: Seat;
  seq: number;
}

export function thrownIn(entry: Entry | null | undefined): Thrown | null {
  const event = entry?.events.find((one) => one.kind === 'thrown');
  return entry && event
    ? { faces: event.throw.split(' ').map(Number), seat: event.seat, seq: entry.seq }
    : null;
}

export const lastThrow = (entries: readonly Entry[]): Thrown | null =>
  thrownIn(effective(entries).findLast(isThrow));

/** Where the last turn's moves went, for the marks on the board. */
export function lastMoves(entries: readonly Entry[]): Moved[] {
  const all = effective(entries);
  const turn = all.findLast((entry) => entry.seat !== null)?.turn;
  return movesOf(all.filter((entry) => entry.turn === turn));
}

/** Where moves went. */
export function movesOf(entries: readonly Pick<Entry, 'events'>[]): Moved[] {
  return entries
    .flatMap((entry) => entry.events)
    .flatMap((event): Moved[] => {
      if (event.kind === 'moved') return [{ from: event.from, to: event.to }];
      return event.kind === 'placed' ? [{ from: null, to: event.at }] : [];
    });
}

/** A person's piece that was huffed since a person last acted, perhaps unnoticed. */
export function takenMeanwhile(
  entries: readonly Entry[],
  isHuman: (seat: Seat | null) => boolean,
): Event | undefined {
  const since = entries.findLastIndex(({ seat }) => isHuman(seat)) + 1;
  const events = entries.slice(since).flatMap((entry) => entry.events);
  return events.findLast((one) => one.kind === 'captured' && one.means === 'huff' && isHuman(one.army));
}
