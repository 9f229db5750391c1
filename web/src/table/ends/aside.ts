// Whether the people at this screen still decide anything, and whether an end is offered.
import type { Standing } from '../../generated/Standing';
import type { Store } from '../store';

/** Rounds without a capture after which an end is offered, and offered again. */
export const QUIET = 15;

/** The seats of the people at this screen, if none of them decides anything any more; else none. */
export function peopleAside(store: Store): readonly Standing[] {
  const seats = store.live.value?.seats ?? [];
  const people = seats.filter((one) => store.players.value[one.seat]?.kind === 'human');
  return people.every((one) => one.aside) ? people : [];
}

/** Whether there is anything to say about an end before the end. */
export function mayEnd(store: Store): boolean {
  const view = store.live.value;
  if (!view || store.trial || view.turn.kind === 'over') return false;
  const offered = view.settled || view.quiet >= QUIET;
  return offered || store.tempo.value === 'unseen' || peopleAside(store).length > 0;
}
