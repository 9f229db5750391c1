// What is known of a game: its table, its log with the states that follow from it, and what may be done now.
import { computed, signal } from '@preact/signals';
import { type Entry, grown, viewAfter } from '../../game/fold';
import type { Choices, EntryView, Role, ServerMessage, TableView, View } from '../../generated/wire';

/** What came of a snapshot: there is more of the log to come; the log has grown; it is another one than was known. */
export type Came = 'more' | 'grown' | 'anew';

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
  /** Whether what arrives takes the place of all that was known. */
  let anew = false;
  const log = () => arriving ?? entries.value;

  return {
    table,
    entries,
    choices,
    base,
    live,
    /** The roles that a face of the dice lets move. */
    moved: (face: number): readonly Role[] => table.value?.look.faces[face] ?? [],
    /** Number of the last entry known. */
    seen: () => log().length,
    /** The same with its digest, by which the server finds out whether it knows the same log. */
    upTo() {
      const digest = log().at(-1)?.digest;
      return { seen: log().length, ...(digest !== undefined && { digest }) };
    },
    /** Restarts the log from the entries known at first. */
    anew(): void {
      arriving = known;
    },
    /** Applies a snapshot. What the server does not know is not believed: what it tells anew replaces all of it. */
    begin(of: Snapshot): Came {
      anew ||= of.anew === true;
      const now = grown(of.table.start, of.anew ? [] : log(), of.entries);
      arriving = of.more ? now : null;
      if (of.more) return 'more';
      const came = anew ? 'anew' : 'grown';
      if (anew || !table.value || of.table.linked) table.value = of.table;
      anew = false;
      entries.value = now;
      choices.value = of.choices;
      base.value = of.base;
      return came;
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
