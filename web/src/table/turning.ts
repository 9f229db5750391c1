// Which way the board is turned: stored in this browser; on a shared screen it can follow the side to move.

import { signal, useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { fieldsOf, keep, kept } from '../base/kept';
import { seatOf } from '../base/turn';
import type { Seat } from '../generated/wire';
import { type ByHand, turnsOf } from './places';
import type { Store } from './store';

const KEY = 'ashtapada.turned';

interface Turned extends ByHand {
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
  const mover = useRef<Seat | null | undefined>(null);
  const seats = store.game.table.value?.start.seats ?? [];
  const { isHuman } = store.people;
  const turn = useComputed(() => {
    const view = store.showing.current.value ? store.game.live.value : null;
    return view && seatOf(view.turn);
  }).value;
  // While computer players move, and while one looks back, the board does not turn.
  // Whoever leads several armies sees it from the first of them.
  if (!turned.value.follow || seats.filter(({ seat }) => isHuman(seat)).length < 2)
    mover.current = store.seats.yours.value[0];
  else if (turn && isHuman(turn)) mover.current = turn;
  return turnsOf(seats, isHuman, turned.value, mover.current);
}
