// The game that a returning player meets first, as it stands: fetched whole, for the trails and the last moves.

import type { Trail } from '../base/moves';
import { type Entry, grown, viewAfter } from '../game/fold';
import { trailsOf } from '../game/trails';
import type { Seat, TableView, View } from '../generated/wire';
import { request, type Snapshot } from '../net/api';
import { gamePath } from '../net/paths';
import { type Last, lastsOf } from './lasts';

export interface Returned {
  table: TableView;
  view: View;
  trails: readonly Trail[];
  lasts: ReadonlyMap<Seat, Last>;
}

export async function fetchReturned(id: string): Promise<Returned> {
  let log: readonly Entry[] = [];
  for (;;) {
    const { table, entries, more } = await request<Snapshot>(`${gamePath(id)}?seen=${log.length}`);
    const before = log.length;
    log = grown(table.start, log, entries);
    if (more && log.length > before) continue;
    return {
      table,
      view: viewAfter(table.start, log, log.length),
      trails: trailsOf(log),
      lasts: lastsOf(log),
    };
  }
}
