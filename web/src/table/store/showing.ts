// How much of a game's log is shown: new entries are shown one by one, and one may look back.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { advance, ahead, type Keyed, keyed } from '../../board/keyed';
import { type Entry, viewAfter } from '../../game/fold';
import { isThrow } from '../../game/log';
import type { Tempo } from '../../generated/Tempo';
import type { View } from '../../generated/View';
import { rollTime, still } from '../../settings/settings';
import type { States } from './states';

/** Pauses between entries that arrive too fast for people to follow, in milliseconds. */
const PAUSE = { move: 230, throw: 130 };
/** The factor of these pauses at the fast tempo. */
const HASTE = 0.4;
/** More than this many entries behind, and the rest is shown at once. */
const FAR_BEHIND = 24;

interface Seen extends Pick<States, 'table' | 'entries' | 'live'> {
  tempo: ReadonlySignal<Tempo>;
  /** Called when the present is shown again. */
  caughtUp(): void;
}

export function makeShowing({ table, entries, live, tempo, caughtUp }: Seen) {
  /** How many entries are shown; fewer than there are while new ones are shown one by one. */
  const shownCount = signal(0);
  /** Looking back: the number of entries shown instead. */
  const browsing = signal<number | null>(null);
  const pieces = signal<readonly Keyed[]>(keyed(live.peek()?.pieces ?? []));
  /** The pending step or jump: its piece moves at once, the rest when the server has answered. */
  const going = signal<{ from: string; to: string } | null>(null);
  const drawn = computed(() =>
    going.value ? ahead(pieces.value, going.value.from, going.value.to) : pieces.value,
  );
  const count = computed(() => browsing.value ?? shownCount.value);
  const current = computed(() => browsing.value === null && shownCount.value === entries.value.length);
  const shown = computed<View | null>(() => {
    if (!table.value || current.value) return live.value;
    return viewAfter(table.value.start, entries.value, count.value);
  });
  const shownEntries = computed(() => entries.value.slice(0, count.value));
  /** Whether dice roll quickly: the tempo is fast, or the log is ahead of what is shown. */
  const hurry = computed(() => tempo.value === 'fast' || entries.value.length - shownCount.value > 3);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the next entry, and the others after pauses. */
  function follow(): void {
    timer = undefined;
    const behind = entries.value.length - shownCount.value;
    if (behind === 0) return;
    if (still() || behind > FAR_BEHIND) {
      while (shownCount.value < entries.value.length) showNext();
    } else {
      const entry = showNext();
      const thrown = entry !== undefined && isThrow(entry);
      const pause = (thrown ? PAUSE.throw : PAUSE.move) * (tempo.value === 'fast' ? HASTE : 1);
      // The next entry waits until the dice have come to rest.
      timer = setTimeout(() => batch(follow), thrown ? pause + rollTime(hurry.peek()) : pause);
    }
    if (shownCount.value === entries.value.length) caughtUp();
  }

  function showNext(): Entry | undefined {
    const entry = entries.value[shownCount.value];
    shownCount.value++;
    going.value = null;
    if (entry && browsing.value === null)
      pieces.value = advance(pieces.value, entry.view.pieces, entry.events);
    return entry;
  }

  return {
    browsing,
    count,
    current,
    shown,
    shownEntries,
    hurry,
    pieces: drawn,
    going,
    /** Shows the whole log at once. */
    begin(): void {
      clearTimeout(timer);
      timer = undefined;
      browsing.value = null;
      going.value = null;
      shownCount.value = entries.value.length;
      pieces.value = keyed(live.value?.pieces ?? []);
    },
    /** Shows new entries one by one, unless that is going on already. */
    follow(): void {
      if (timer === undefined) follow();
    },
    /** Shows the game after so many entries; null or the last: the present. */
    browse(to: number | null): void {
      const end = entries.value.length;
      const next = to === null || to >= end ? null : Math.max(0, to);
      const one = next !== null && next === count.value + 1 ? entries.value[next - 1]?.events : undefined;
      browsing.value = next;
      going.value = null;
      if (next === null) shownCount.value = end;
      pieces.value = advance(pieces.value, shown.value?.pieces ?? [], one ?? []);
    },
    stop: () => clearTimeout(timer),
  };
}

export type Showing = ReturnType<typeof makeShowing>;
