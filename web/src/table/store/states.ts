// What is known of a game: its table, its log with the states that follow from it, and what may be done now.
import { computed, signal } from '@preact/signals';
import { type Entry, grown, viewAfter } from '../../game/fold';
import type { Choices } from '../../generated/Choices';
import type { EntryView } from '../../generated/EntryView';
import type { ServerMessage } from '../../generated/ServerMessage';
import type { TableView } from '../../generated/TableView';
import type { View } from '../../generated/View';

export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

export const NO_CHOICES: Choices = { legal: [], chains: [], throws: [] };

/** `first` is shown until the table has loaded; `known` are entries already known. */
export function makeStates(first: View | null, known: readonly Entry[]) {
  const table = signal<TableView | null>(null);
  const entries = signal<readonly Entry[]>([]);
  const choices = signal<Choices>(NO_CHOICES);
  /** The last entry before anything was tried. */
  const base = signal(0);
  /** The current view, whether it is shown yet or not. */
  const live = computed<View | null>(() =>
    table.value ? viewAfter(table.value.start, entries.value, entries.value.length) : first,
  );
  /** The entries received so far of a long log; null once it is complete. */
  let arriving: readonly Entry[] | null = known;

  return {
    table,
    entries,
    choices,
    base,
    live,
    /** Number of the last entry known. */
    seen: () => (arriving ?? entries.value).length,
    /** Restarts the log from the entries known at first. */
    anew(): void {
      arriving = known;
    },
    /** Applies a snapshot. Returns false if there is more of the log to come. */
    begin(of: Snapshot): boolean {
      const log = grown(of.table.start, arriving ?? entries.value, of.entries);
      arriving = of.more ? log : null;
      if (of.more) return false;
      table.value ??= of.table;
      entries.value = log;
      choices.value = of.choices;
      base.value = of.base;
      return true;
    },
    /** Applies new entries. Returns false if some before them are missing. */
    add(fresh: readonly EntryView[], now: Choices): boolean {
      const start = table.value?.start;
      if (arriving || !start) return true;
      const next = fresh.find((entry) => entry.seq > entries.value.length);
      if (next && next.seq > entries.value.length + 1) return false;
      entries.value = grown(start, entries.value, fresh);
      choices.value = now;
      return true;
    },
  };
}

export type States = ReturnType<typeof makeStates>;
