// What was said at the table, as this reader hears it.
import type { Seat } from '../../generated/wire';
import { t } from '../../text';
import type { Store } from '../store';
import type { Talked } from '../store/sitting';
import { isMuted } from './muted';

/** The name under which somebody sits there, also if this reader has hidden it. */
export function sitterOf({ seats }: Pick<Store, 'seats'>, seat: Seat): string {
  const player = seats.told.value?.seats.find((plan) => plan.seat === seat)?.player;
  return player?.kind === 'human' ? player.name : '';
}

/** As what somebody who watches is muted: nobody knows more of them than a number. */
export const watcherOf = (watcher: number) => `watcher-${watcher}` as const;

/** What was said by those who are not muted, in order. */
export const heardIn = (store: Pick<Store, 'id' | 'seats'>): readonly Talked[] =>
  store.seats.said.value.filter((one) =>
    one.type === 'talked'
      ? !isMuted(store.id, one.seat, sitterOf(store, one.seat))
      : !isMuted(store.id, watcherOf(one.watcher), ''),
  );

/** How much of what others said was not read yet. */
export function unreadIn(store: Pick<Store, 'id' | 'seats'>): number {
  const { read, yours } = store.seats;
  return heardIn(store).filter(
    (one) => one.number > read.value && !(one.type === 'talked' ? yours.value.includes(one.seat) : one.yours),
  ).length;
}

/** What the talk is called, with how much of it is new. */
export const talkWords = (count: number): string =>
  count > 0 ? t('talk-unread', { count }) : t('talk-tool');
