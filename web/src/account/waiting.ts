// One's games that go on, as far as this browser knows, and those among them in which others wait for whoever looks.
import { computed, signal } from '@preact/signals';
import { hasGames } from '../base/kept';
import type { MyGame, MyGames } from '../generated/wire';

/** Whether another person has a seat there, and not only computers. */
export const withOthers = ({ seats, yours }: Pick<MyGame, 'seats' | 'yours'>) =>
  seats.some(({ seat, player }) => player.kind === 'human' && !yours.includes(seat));

/** Whether others wait for somebody there. */
export const isAwaited = (game: Pick<MyGame, 'seats' | 'yours' | 'waits'>) => game.waits && withOthers(game);

/** Those in which others wait, the longest first. */
export const awaited = (games: readonly MyGame[]) =>
  games.filter(isAwaited).sort((a, b) => Date.parse(a.played) - Date.parse(b.played));

/** The newest of one's games that go on. */
const going = signal<readonly MyGame[]>([]);
export const waiting = computed(() => awaited(going.value));

const NONE: MyGames = { games: [], next: null };

let asked: Promise<MyGames> | null = null;

/** Asks for the games that go on, if there may be any. Parts of a page that ask at the same time share the answer. */
export function askGoing(): Promise<MyGames> {
  asked ??= (
    hasGames() ? import('./api').then(({ myGames }) => myGames({ over: false })) : Promise.resolve(NONE)
  )
    .then((came) => {
      going.value = came.games;
      return came;
    })
    .finally(() => {
      asked = null;
    });
  return asked;
}
