// Requests to the table. One action at a time is pending.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ActionView, ClientMessage, ProblemKind, Request } from '../../generated/wire';
import { makeId } from '../../net/ids';
import type { ConnectionState } from '../../net/socket';

/** How long an answer may take before that is shown, in milliseconds. */
const PATIENCE = 4000;

/** A request that was sent, and its action, if it has one. */
interface SentRequest {
  message: Extract<ClientMessage, { type: 'do' }>;
  action: ActionView | null;
}

interface StoreInputs {
  connection: ReadonlySignal<ConnectionState>;
  send(message: ClientMessage): void;
  /** Number of the last log entry known, and its digest. */
  upTo(): { seen: number; digest?: string };
}

export function makeSending({ connection, send, upTo }: StoreInputs) {
  const busy = signal<string | null>(null);
  /** The action of the pending request; null if it has none. */
  const underWay = signal<ActionView | null>(null);
  /** Whether an answer is overdue, though the connection does not seem to be lost. */
  const slow = signal(false);
  /** The last request, and the one that could not be saved. */
  let last: SentRequest | null = null;
  const kept = signal<SentRequest | null>(null);
  /** The request that could not be saved, to be sent again; null once the game has gone on. */
  const unsaved = computed(() => (kept.value && kept.value.message.seen === upTo().seen ? kept.value : null));
  const lost = computed(() => connection.value === 'lost' || slow.value);
  /** Whether nothing can be sent just now: the last request is pending, or the connection is lost. */
  const waiting = computed(() => busy.value !== null || lost.value);
  let patience: ReturnType<typeof setTimeout> | undefined;

  function put(sent: SentRequest): void {
    last = sent;
    busy.value = sent.message.id;
    kept.value = null;
    underWay.value = sent.action;
    clearTimeout(patience);
    patience = setTimeout(() => {
      slow.value = true;
    }, PATIENCE);
    send(sent.message);
  }

  return {
    busy,
    underWay,
    lost,
    waiting,
    unsaved,
    ask: (request: Request, action: ActionView | null = null) =>
      put({ message: { type: 'do', id: makeId(), ...upTo(), request }, action }),
    /** The request with this id was refused for that reason. One that could not be saved is kept. Returns what it was. */
    refused(id: string, kind: ProblemKind): Request | null {
      if (last?.message.id !== id) return null;
      if (kind === 'storage') kept.value = last;
      return last.message.request;
    },
    /** Sends the unsaved request again, with its id, so that the server carries it out once. */
    again(): void {
      const sent = unsaved.peek();
      if (sent && !waiting.peek()) put(sent);
    },
    /** The request with this id was answered. Returns whether the answer was overdue. */
    settle(id: string): boolean {
      if (busy.value !== id) return false;
      busy.value = null;
      clearTimeout(patience);
      const late = slow.value;
      slow.value = false;
      return late;
    },
    /** Nothing that was asked for is waited for any more, nor sent again: it belonged to another past. */
    forget(): void {
      clearTimeout(patience);
      [last, kept.value, busy.value, underWay.value, slow.value] = [null, null, null, null, false];
    },
    stop: () => clearTimeout(patience),
  };
}

export type Sending = ReturnType<typeof makeSending>;
