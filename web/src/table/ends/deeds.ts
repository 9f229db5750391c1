// How points came about: what each seat has done for them, summed up over the game. Pure.

import type { Entry } from '../../game/fold';
import { effective } from '../../game/log';
import type { Event, Means, Seat, Standing } from '../../generated/wire';

/** What points are given for. */
export const DEEDS = [
  'capture',
  'parade',
  'huff',
  'throne-entry',
  'throne-kill',
  'empire',
  'all-kings',
  'king-returned',
  'forked-kings',
  'before',
] as const;
export type Deed = (typeof DEEDS)[number];

export interface Done {
  deed: Deed;
  points: number;
}

const BY_MEANS: Readonly<Partial<Record<Means, Deed>>> = { parade: 'parade', huff: 'huff' };

const taking = (means: Means): Deed => BY_MEANS[means] ?? 'capture';

/** The deeds of each seat that is scored for any, in the order of `DEEDS`; their sum is its score. */
export function deedsOf(entries: readonly Entry[], seats: readonly Standing[]): ReadonlyMap<Seat, Done[]> {
  const events = effective(entries).flatMap((entry) => entry.events);
  // Where no points are given, each piece taken counts one.
  const given = events.some((event) => event.kind === 'scored');
  const sums = new Map<string, number>();
  const add = (seat: Seat, deed: Deed, points: number) =>
    sums.set(`${seat} ${deed}`, (sums.get(`${seat} ${deed}`) ?? 0) + points);
  let means: Means = 'displacement';
  const count = (event: Event) => {
    if (event.kind === 'captured') {
      means = event.means;
      if (!given) add(event.by, taking(means), 1);
    } else if (event.kind === 'scored') {
      add(event.seat, event.merit === 'capture' ? taking(means) : event.merit, event.points);
    }
  };
  events.forEach(count);
  return new Map(
    seats
      .filter((seat) => seat.scores)
      .map(({ seat, points }) => {
        const done = DEEDS.map((deed) => ({ deed, points: sums.get(`${seat} ${deed}`) ?? 0 }));
        // A game may have begun in a position with points.
        const rest = points - done.reduce((sum, one) => sum + one.points, 0);
        return [
          seat,
          done
            .map((one) => (one.deed === 'before' ? { ...one, points: rest } : one))
            .filter((one) => one.points !== 0),
        ];
      }),
  );
}
