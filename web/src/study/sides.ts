// What the sides are called in a review: people by name, "You", all others by their colours, which are unique. Pure.
import type { Seat, Standing } from '../generated/wire';
import { personName, sideName } from '../table/seats/names';
import type { Store } from '../table/store';
import { language } from '../text';

/** A seat by name. */
export function seatName({ people, game }: Pick<Store, 'people' | 'game'>, seat: Seat): string {
  const names = people.names.value;
  const standing = game.live.value?.seats.find((one) => one.seat === seat);
  const own = seat === names.you ? '' : personName(people.players.value[seat]);
  return own || (standing ? sideName(standing, names) : '');
}

/** Those of a side together. */
export const sideWords = (store: Pick<Store, 'people' | 'game'>, seats: readonly Pick<Standing, 'seat'>[]) =>
  new Intl.ListFormat(language.value).format(seats.map(({ seat }) => seatName(store, seat)));
