// Which live tables are shown, and what becomes of them when others are told: nothing moves while somebody looks. Pure.
import type { LiveTable } from '../generated/wire';

export interface Slot {
  live: LiveTable;
  /** No longer among those that go on: what was seen last. */
  over: boolean;
}

export const slotsOf = (tables: readonly LiveTable[], most: number): Slot[] =>
  tables.slice(0, most).map((live) => ({ live, over: false }));

/**
 * The same tables as they stand now, each in its place. One that is over stays once, so that it is seen to have ended; then another
 * takes its place, if there is one.
 */
export function renewed(slots: readonly Slot[], tables: readonly LiveTable[]): Slot[] {
  const idOf = ({ table }: LiveTable) => table.id;
  const known = new Set(slots.map(({ live }) => idOf(live)));
  const others = tables.filter((live) => !known.has(idOf(live)));
  return slots.map((slot) => {
    const now = tables.find((live) => idOf(live) === idOf(slot.live));
    if (now) return { live: now, over: false };
    const next = slot.over ? others.shift() : undefined;
    return next ? { live: next, over: false } : { live: slot.live, over: true };
  });
}
