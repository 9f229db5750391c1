// Whether the people at this screen still decide anything, and whether an end is offered.
import type { Seat, Standing, View } from '../../generated/wire';
import type { Store } from '../store';

/** Rounds without a capture after which an end is offered, and offered again. */
export const QUIET = 15;

/** The state that is on the board: what the others have done meanwhile is not told before it is seen. */
export const told = (store: Store): View | null =>
  store.showing.browsing.value === null ? store.showing.shown.value : store.game.live.value;

/** The seats of the people at this screen, if none of them decides anything any more; else none. */
export function peopleAside(store: Store): readonly Standing[] {
  const seats = told(store)?.seats ?? [];
  const own = (seat: Seat) => !store.seats.apart.value || store.seats.yours.value.includes(seat);
  const people = seats.filter(
    (one) => store.people.players.value[one.seat]?.kind === 'human' && own(one.seat),
  );
  return people.every((one) => one.aside) ? people : [];
}

/** Whether there is anything to say about an end before the end. */
export function mayEnd(store: Store): boolean {
  const view = told(store);
  if (!view || store.trial || store.game.table.value?.linked || view.turn.kind === 'over') return false;
  const offered = view.settled || view.quiet >= QUIET;
  return offered || store.clock.tempo.value === 'unseen' || peopleAside(store).length > 0;
}
