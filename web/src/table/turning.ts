// Which way the board is turned: stored in this browser; on a shared screen it can follow the side to move.

import { signal, useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { fieldsOf, keep, kept } from '../base/kept';
import { seatOf } from '../base/turn';
import { turnsFor } from '../board/geometry';
import type { Store } from './store';

const KEY = 'ashtapada.turned';

interface Turned {
  /** Quarter turns from one's own side, at tables for two and for four. */
  two: number;
  four: number;
  /** Whether it turns to the side to move, where several people play at this screen. */
  follow: boolean;
}

/** The stored setting, as far as it can be parsed. */
export function readTurned(text: string | null): Turned {
  const found = fieldsOf(text);
  const quarter = (value: unknown) => (Number.isInteger(value) ? (((value as number) % 4) + 4) % 4 : 0);
  return { two: quarter(found.two), four: quarter(found.four), follow: found.follow === true };
}

export const turned = signal<Turned>(readTurned(kept(KEY)));

export function setTurned(some: Partial<Turned>): void {
  turned.value = { ...turned.value, ...some };
  keep(KEY, JSON.stringify(turned.value));
}

/** The quarter turns at a table: a single person sees the board from their own side. */
export function useTurns(store: Store): number {
  const mover = useRef<number | null>(null);
  const seats = store.game.table.value?.start.seats ?? [];
  const humans = seats.filter((seat) => store.people.isHuman(seat.seat));
  const { two, four, follow } = turned.value;
  const turn = useComputed(() => {
    const view = store.showing.current.value ? store.game.live.value : null;
    return view && seatOf(view.turn);
  }).value;
  const following = follow && humans.length > 1;
  // While computer players move, and while one looks back, the board does not turn.
  if (!following) mover.current = null;
  else if (turn && store.people.isHuman(turn)) mover.current = turnsFor(turn);
  const home = humans.length === 1 && humans[0] ? turnsFor(humans[0].seat) : 0;
  return ((mover.current ?? home) + (seats.length > 2 ? four : two)) % 4;
}
