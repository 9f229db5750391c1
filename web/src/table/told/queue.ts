// The moments that are told one after the other: each stands long enough to be read, and shorter when others wait.
import { signal } from '@preact/signals';

/** In milliseconds. */
const STANDS = { last: 4500, before: 2200 };
/** More than this many are not told: they would be out of date. */
const MOST = 6;

export interface Queued<T> {
  moment: T;
  /** Tells it from all others. */
  id: number;
}

export function makeQueue<T>() {
  const now = signal<Queued<T> | null>(null);
  let waiting: Queued<T>[] = [];
  let ids = 0;
  let begun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (now.value === null) return;
    const stands = waiting.length > 0 ? STANDS.before : STANDS.last;
    timer = setTimeout(next, Math.max(0, begun + stands - Date.now()));
  }

  function next(): void {
    begun = Date.now();
    now.value = waiting.shift() ?? null;
    plan();
  }

  return {
    now,
    add(moments: readonly T[]): void {
      if (moments.length === 0) return;
      waiting = [...waiting, ...moments.map((moment) => ({ moment, id: ++ids }))].slice(-MOST);
      if (now.value === null) next();
      else plan();
    },
    /** Leaves the present one standing, as long as somebody reads it. */
    hold: () => clearTimeout(timer),
    /** Somebody has read it. */
    release(): void {
      begun = Date.now();
      plan();
    },
    next,
    clear(): void {
      clearTimeout(timer);
      waiting = [];
      now.value = null;
    },
  };
}
