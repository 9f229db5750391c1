// How much of a game's log is shown: new entries are shown one by one, at the pace that was chosen, and one may
// look back.
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { still } from '../../base/match';
import { advance, ahead, type Keyed, keyed } from '../../board/keyed';
import { type Entry, viewAfter } from '../../game/fold';
import { isThrow } from '../../game/log';
import type { Seat, Tempo, View } from '../../generated/wire';
import { chosen, rollTime } from '../../settings/settings';
import { beginsTurn, pauseAfter } from './pacing';
import type { States } from './states';

/** More than this many entries behind, and the rest is shown at once, unless each is waited for. */
const FAR_BEHIND = 24;

interface StoreInputs extends Pick<States, 'table' | 'entries' | 'live'> {
  tempo: ReadonlySignal<Tempo>;
  isHuman(seat: Seat | null): boolean;
  /** Called when the present is shown again. */
  caughtUp(): void;
}

export function makeShowing({ table, entries, live, tempo, isHuman, caughtUp }: StoreInputs) {
  /** How many entries are shown; fewer than there are while new ones are shown one by one. */
  const shownCount = signal(0);
  /** Looking back: the number of entries shown instead. */
  const browsing = signal<number | null>(null);
  /** The throw whose dice roll now. Until they rest nothing tells what they show. */
  const rolling = signal<Entry | null>(null);
  /** The entry that begins the turn of a computer player and is shown when it is asked for. */
  const held = signal<Entry | null>(null);
  /** The turn that was asked for. */
  let asked: number | null = null;
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
  const upTo = (end: number) => (end === entries.value.length ? entries.value : entries.value.slice(0, end));
  /** The entries up to the state that is shown; and all that were shown, also while one looks back. */
  const shownEntries = computed(() => upTo(count.value));
  const toldEntries = computed(() => upTo(shownCount.value));
  /** Whether a person plays on here; where nobody does, one watches at the tempo of the server. */
  const plays = computed(
    () => live.value?.seats.some(({ seat, playing }) => playing && isHuman(seat)) ?? false,
  );
  const pace = computed(() => {
    if (plays.value) return chosen.pace.value;
    return tempo.value === 'fast' ? 'quick' : 'normal';
  });
  /** Whether dice roll quickly: so it was chosen, or the log is far ahead of what is shown. */
  const hurry = computed(
    () => pace.value === 'quick' || (pace.value === 'normal' && entries.value.length - shownCount.value > 8),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(next: () => void, time: number): void {
    timer = setTimeout(() => {
      timer = undefined;
      batch(next);
    }, time);
  }

  /** Shows the next entry, and the others after pauses. */
  function goOn(): void {
    const next = entries.value[shownCount.value];
    // What is played unseen is shown when that is over.
    if (!next || tempo.peek() === 'unseen') return;
    const [wanted, behind] = [pace.value, entries.value.length - shownCount.value];
    if (
      wanted === 'wait' &&
      next.turn !== asked &&
      beginsTurn(next, entries.value[shownCount.value - 1], isHuman)
    ) {
      held.value = next;
      return;
    }
    const atOnce = wanted !== 'wait' && (behind > FAR_BEHIND || (still() && wanted !== 'slow'));
    const roll = isThrow(next) && !atOnce ? rollTime(hurry.value) : 0;
    if (roll > 0) {
      rolling.value = next;
      later(() => land(next), roll);
    } else if (!atOnce) land(next);
    else {
      while (shownCount.value < entries.value.length) showNext();
      caughtUp();
    }
  }

  /** Shows an entry; if its dice rolled, they rest. */
  function land(entry: Entry): void {
    rolling.value = null;
    showNext();
    later(goOn, pauseAfter(entry, pace.value, isHuman(entry.seat ?? entry.owner)));
    if (shownCount.value === entries.value.length) caughtUp();
  }

  function showNext(): void {
    const entry = entries.value[shownCount.value];
    shownCount.value++;
    going.value = null;
    if (entry && browsing.value === null)
      pieces.value = advance(pieces.value, entry.view.pieces, entry.events);
  }

  /** Shows new entries one by one, unless that is going on already. */
  function follow(): void {
    if (timer === undefined && held.value === null) goOn();
  }

  /** Shows the turn that is waited with; returns whether there was one. */
  function showHeld(): boolean {
    if (!held.value) return false;
    asked = held.value.turn;
    held.value = null;
    follow();
    return true;
  }

  // Who does not want to be waited for any more is not.
  const stopWaiting = effect(() => {
    if (pace.value !== 'wait' && held.value) untracked(() => batch(showHeld));
  });

  return {
    browsing,
    count,
    current,
    shown,
    shownEntries,
    toldEntries,
    rolling,
    held,
    plays,
    hurry,
    pieces: drawn,
    going,
    /** Shows the whole log at once. */
    begin(): void {
      clearTimeout(timer);
      timer = undefined;
      rolling.value = null;
      held.value = null;
      browsing.value = null;
      going.value = null;
      shownCount.value = entries.value.length;
      pieces.value = keyed(live.value?.pieces ?? []);
    },
    follow,
    showHeld: () => batch(showHeld),
    /** Shows the game after so many entries; null or the last that was shown: the present. */
    browse(to: number | null): void {
      const next = to === null || to >= shownCount.value ? null : Math.max(0, to);
      const at = next ?? shownCount.value;
      const one = at === count.value + 1 ? entries.value[at - 1]?.events : undefined;
      browsing.value = next;
      going.value = null;
      pieces.value = advance(pieces.value, shown.value?.pieces ?? [], one ?? []);
    },
    stop(): void {
      clearTimeout(timer);
      stopWaiting();
    },
  };
}

export type Showing = ReturnType<typeof makeShowing>;
