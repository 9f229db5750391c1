// Players whom this reader does not want to hear: kept in the browser, by game, seat and name; those who watch by their
// numbers.
import { signal } from '@preact/signals';
import { keep, kept } from '../../base/kept';
import type { Seat } from '../../generated/wire';

const KEY = 'ashtapada-muted';
/** So many are kept; then those muted longest ago are heard again. */
const MOST = 200;

const muted = signal<readonly string[]>((kept(KEY) ?? '').split('\n').filter(Boolean));

/** A seat, or somebody who watches. */
export type Talker = Seat | `watcher-${number}`;

/** Somebody else who takes the seat is heard. */
const entryOf = (game: string, who: Talker, name: string) => `${game} ${who} ${name}`;

export const isMuted = (game: string, who: Talker, name: string) =>
  muted.value.includes(entryOf(game, who, name));

export function mute(game: string, who: Talker, name: string, still: boolean): void {
  const entry = entryOf(game, who, name);
  const others = muted.peek().filter((one) => one !== entry);
  muted.value = still ? [...others, entry].slice(-MOST) : others;
  keep(KEY, muted.value.join('\n'));
}
