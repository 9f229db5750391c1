// Showing again what happened since one's last turn.
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Entry } from '../../game/fold';
import { effective, isThrow } from '../../game/log';
import type { Seat } from '../../generated/wire';
import { isLost } from './pacing';
import type { Showing } from './showing';

/** How long each step stands, in milliseconds. */
const STANDS = { before: 500, throw: 550, lost: 450, move: 950 };

/** The entries since the last turn of a seat; the turn that it is in does not count. */
export function stepsSince(entries: readonly Entry[], seat: Seat | null): readonly Entry[] {
  const all = effective(entries);
  const own = (entry: Entry) => (entry.owner ?? entry.seat) === seat;
  const end = all.findLastIndex((entry) => !own(entry)) + 1;
  return all.slice(all.slice(0, end).findLastIndex(own) + 1, end);
}

interface StoreInputs extends Pick<Showing, 'browse' | 'browsing' | 'toldEntries'> {
  /** The seat whose last turn counts. */
  me: ReadonlySignal<Seat | null>;
}

export function makeRecalling({ browse, browsing, toldEntries, me }: StoreInputs) {
  const recalling = signal(false);
  const steps = computed(() => stepsSince(toldEntries.value, me.value));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the last step led: who goes elsewhere has seen enough. */
  let at: number | null = null;

  function later(time: number, rest: readonly Entry[]): void {
    timer = setTimeout(() => batch(() => show(rest)), time);
  }

  function show([step, ...rest]: readonly Entry[]): void {
    if (!step) {
      end();
      return;
    }
    at = step.seq;
    browse(at);
    at = browsing.value;
    // The last step may be the present: then there is nothing to come back from.
    if (at === null) end();
    else later(isThrow(step) ? STANDS.throw : isLost(step) ? STANDS.lost : STANDS.move, rest);
  }

  /** Back to the present; returns whether anything was being shown. */
  function end(): boolean {
    const was = recalling.value;
    clearTimeout(timer);
    recalling.value = false;
    if (was && browsing.value === at) browse(null);
    return was;
  }

  const watch = effect(() => {
    if (browsing.value !== at && recalling.value) untracked(() => end());
  });

  return {
    recalling,
    recallable: computed(() => steps.value.length > 0),
    recall(): void {
      if (end()) return;
      const [first] = steps.value;
      if (!first) return;
      batch(() => {
        recalling.value = true;
        at = first.seq - 1;
        browse(at);
      });
      later(STANDS.before, steps.value);
    },
    stopRecalling: end,
    stop(): void {
      clearTimeout(timer);
      watch();
    },
  };
}
