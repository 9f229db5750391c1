// The next game with the people of one that is over: begun at its table, as those who sit there would begin it.
import { KEYS, keep, kept } from '../base/kept';
import type { ClientMessage, Seat, ServerMessage } from '../generated/wire';
import { socketAddress } from '../net/api';
import { connect, type Line } from '../net/line';

const SEATS: readonly Seat[] = ['south', 'west', 'north', 'east'];
/** So long the table is waited for, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Begins the next game, or finds the one that somebody has begun; its id. The same people have the same rules there, each with the
 * key that opened the seat before.
 */
export function playAgain(game: string, makeSocket: (url: string) => Line = connect): Promise<string> {
  const key = kept(KEYS + game);
  const socket = makeSocket(socketAddress(game));
  return new Promise<string>((done, failed) => {
    const timer = setTimeout(() => failed(new Error('no answer')), PATIENCE);
    const say = (message: ClientMessage) => socket.send(JSON.stringify(message));
    const hear = (message: ServerMessage) => {
      if (message.type === 'next') {
        // The key comes along.
        if (key) keep(KEYS + message.game, key);
        done(message.game);
      } else if (message.type === 'trouble') failed(new Error(message.problem.message));
      else if (message.type === 'seats') say({ type: 'next', further: true });
    };
    socket.onopen = () => say({ type: 'hello', seen: 0, keys: key ? SEATS.map((seat) => [seat, key]) : [] });
    socket.onmessage = (event) => hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      clearTimeout(timer);
      failed(new Error('closed'));
    };
  }).finally(() => socket.close());
}
