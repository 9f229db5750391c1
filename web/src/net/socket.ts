// The connection to a table: reconnects by itself, and sends again what was not yet acknowledged.
import type { ClientMessage, ServerMessage } from '../generated/wire';
import { connect as connectTo, type Line } from './line';

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

export interface ConnectionEvents {
  /** The first message of each (re)connection. */
  hello(): ClientMessage;
  message(message: ServerMessage): void;
  state(state: ConnectionState): void;
}

const FIRST_DELAY_MS = 400;
const LONGEST_DELAY_MS = 8000;
/** Without a greeting for so long the page says that it has no connection, and later it tries another one. */
const SILENCE_MS = 8000;
const GIVEN_UP_MS = 60_000;

/** Messages that were sent and not yet answered, in order, each once. */
export class Outbox {
  private readonly waiting = new Map<string, ClientMessage>();

  add(message: ClientMessage): void {
    if ('id' in message) this.waiting.set(message.id, message);
  }
  /** The server answered the message with this id. */
  settle(id: string): void {
    this.waiting.delete(id);
  }
  /** Nothing is waited for any more. */
  clear(): void {
    this.waiting.clear();
  }
  pending(): ClientMessage[] {
    return [...this.waiting.values()];
  }
}

/** `first` gives the table before the connection is open; the connection, what has happened since. */
export function openConnection(
  address: string,
  on: ConnectionEvents,
  first: Promise<ServerMessage | null> | null = null,
  makeSocket: (url: string) => Line = connectTo,
): Connection {
  const outbox = new Outbox();
  let socket: Line | null = null;
  let delay = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let greeted = false;
  /** Of the connection that was opened last, until it has greeted. */
  let silence: ReturnType<typeof setTimeout> | undefined;

  const known = first?.then((message) => {
    if (message && !closed && !greeted) on.message(message);
  });
  const raw = (message: ClientMessage) => socket?.send(JSON.stringify(message));

  function connect(): void {
    clearTimeout(timer);
    greeted = false;
    const opened = makeSocket(address);
    socket = opened;
    clearTimeout(silence);
    // What stands between may take a connection and never answer.
    silence = setTimeout(() => {
      on.state('lost');
      silence = setTimeout(() => opened.close(), GIVEN_UP_MS - SILENCE_MS);
    }, SILENCE_MS);
    opened.onopen = async () => {
      await known;
      if (socket === opened) raw(on.hello());
    };
    opened.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'done' || message.type === 'refused') outbox.settle(message.id);
      if (message.type === 'snapshot' && !greeted) {
        greeted = true;
        clearTimeout(silence);
        delay = FIRST_DELAY_MS;
        // What was asked for at a table with another past is not asked for at this one.
        if (message.anew) outbox.clear();
        on.state('open');
        on.message(message);
        for (const unsent of outbox.pending()) raw(unsent);
        return;
      }
      on.message(message);
    };
    opened.onclose = () => {
      if (closed || socket !== opened) return;
      clearTimeout(silence);
      on.state('lost');
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    };
  }

  const hurry = () => {
    if (!closed && socket?.readyState === WebSocket.CLOSED) connect();
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  on.state('connecting');
  connect();

  return {
    send(message) {
      outbox.add(message);
      if (greeted && socket?.readyState === WebSocket.OPEN) raw(message);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(silence);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
}
