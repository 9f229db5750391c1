// Where an end is seen beside its words: over the board, and at the plates of the seats. What is drawn there is fetched with the
// result, so that a game does without it.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Layout } from '../../board/geometry';
import type { Seat } from '../../generated/wire';

/** Upright in a laurel, or bowing towards the board. */
export type Honour = 'crowned' | 'bows';

export interface Stage {
  honours: Readonly<Partial<Record<Seat, Honour>>>;
  laurel: ComponentChildren;
  /** What is printed over the board for a while. */
  over: ((on: Layout) => ComponentChildren) | null;
}

export const stage = signal<Stage | null>(null);

/** What lies over the board while an end is an event. */
export const OverBoard = ({ on }: { on: Layout }) => <>{stage.value?.over?.(on)}</>;
