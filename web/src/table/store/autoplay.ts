// Plays what is past by itself, step by step, until the present or until one steps by hand.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { keep, kept } from '../../base/kept';
import { type Entry, isThrow } from '../../game/log';
import { stops } from '../../game/steps';

export const PACES = ['slow', 'normal', 'quick'] as const;
export type ReplayPace = (typeof PACES)[number];

/** How long a move is shown, in milliseconds. */
const STANDS: Readonly<Record<ReplayPace, number>> = { slow: 1800, normal: 1000, quick: 450 };
/** The part of that for a throw, and for what came to nothing. */
const THROWN = 0.5;
const PASSED = 0.2;

const isPass = (entry: Entry | undefined) => entry?.action?.kind === 'pass';

/** The stop after the one with this index: passing is no step of its own, unless it is the last. */
export function stopAfter(entries: readonly Entry[], list: readonly number[], here: number): number {
  const passes = (index: number) => isPass(entries[(list[index] ?? 0) - 1]);
  let next = here + 1;
  while (next < list.length - 1 && passes(next)) next++;
  return next;
}

/** How long the state after an entry is shown. */
export function standsFor(entry: Entry | undefined, next: Entry | undefined, pace: ReplayPace): number {
  if (!entry || isPass(entry)) return STANDS[pace] * PASSED;
  if (!isThrow(entry)) return STANDS[pace];
  return STANDS[pace] * (isPass(next) ? THROWN + PASSED : THROWN);
}

const KEY = 'ashtapada.replay';
const pace = signal<ReplayPace>(PACES.find((one) => one === kept(KEY)) ?? 'normal');

interface Watched {
  entries: ReadonlySignal<readonly Entry[]>;
  /** How many entries are shown. */
  count: ReadonlySignal<number>;
  /** Shows the game after so many entries; null: the present. */
  browse(to: number | null): void;
}

export function makeAutoplay({ entries, count, browse }: Watched) {
  const playing = signal(false);
  /** What it has shown itself; something else is shown once somebody steps. */
  let own = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(list: readonly number[], index: number): void {
    const last = index >= list.length - 1;
    own = last ? entries.peek().length : (list[index] ?? 0);
    browse(last ? null : own);
    if (last) stop();
    else wait();
  }

  const place = () => {
    const list = stops(entries.peek());
    return { list, here: list.findLastIndex((seq) => seq <= count.peek()) };
  };

  function wait(): void {
    const { list, here } = place();
    const all = entries.peek();
    const entry = all[(list[here] ?? 0) - 1];
    const next = all[(list[here + 1] ?? 0) - 1];
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        const { list, here } = place();
        show(list, stopAfter(entries.peek(), list, here));
      },
      standsFor(entry, next, pace.peek()),
    );
  }

  function stop(): void {
    clearTimeout(timer);
    playing.value = false;
  }

  const unwatch = effect(() => {
    if (count.value !== own && playing.peek()) stop();
  });

  return {
    /** Whether it is going on. */
    playing: playing as ReadonlySignal<boolean>,
    pace: pace as ReadonlySignal<ReplayPace>,
    /** Begins where one is, from the start if that is the present; or stops. */
    toggle(): void {
      const { list, here } = place();
      if (playing.value) stop();
      else if (list.length > 1) {
        playing.value = true;
        own = count.peek();
        if (here === list.length - 1) show(list, 0);
        else wait();
      }
    },
    /** Takes the next pace. */
    change(): void {
      pace.value = PACES[(PACES.indexOf(pace.value) + 1) % PACES.length] ?? 'normal';
      keep(KEY, pace.value);
      if (playing.value) wait();
    },
    stop(): void {
      stop();
      unwatch();
    },
  };
}

export type Autoplay = ReturnType<typeof makeAutoplay>;
