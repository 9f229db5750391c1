// What is owed an answer: one message at a time is under way to the table.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage } from '../generated/ClientMessage';
import { makeId } from '../net/ids';
import type { Line, LineState } from '../net/socket';

/** How long an answer may be owed before it is said, in milliseconds. */
const PATIENCE = 4000;

type Sent = Extract<ClientMessage, { id: string }>;
export type Unsent = Sent extends infer M ? (M extends Sent ? Omit<M, 'id' | 'seen'> : never) : never;

interface Seen {
  line: ReadonlySignal<LineState>;
  socket(): Line;
  /** Number of the last log entry known. */
  seen(): number;
}

/** The action of a message, as it is written; empty for what is no action. */
export function actionOf(message: Unsent): string {
  return message.type === 'act' ? message.action : message.type === 'enter-throw' ? message.throw : '';
}

export function makeSending({ line, socket, seen }: Seen) {
  const busy = signal<string | null>(null);
  /** The action under way, as it is written; empty for what is no action. */
  const underWay = signal('');
  /** The server has long owed an answer, though the line has not been seen to break. */
  const slow = signal(false);
  /** The last message, and the one that could not be saved. */
  let last: Sent | null = null;
  const kept = signal<Sent | null>(null);
  /** The message that could not be saved, to be sent again; null once the game has gone on. */
  const unsaved = computed(() => (kept.value && kept.value.seen === seen() ? kept.value : null));
  const lost = computed(() => line.value === 'lost' || slow.value);
  /** Whether nothing can be sent just now: the last message is under way, or the line is lost. */
  const waiting = computed(() => busy.value !== null || lost.value);
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** An answer is owed to the message with this id. */
  function owed(action = '', id = makeId()): string {
    busy.value = id;
    kept.value = null;
    underWay.value = action;
    clearTimeout(patience);
    patience = setTimeout(() => {
      slow.value = true;
    }, PATIENCE);
    return id;
  }

  return {
    busy,
    underWay,
    lost,
    waiting,
    owed,
    unsaved,
    send(message: Unsent): void {
      last = { ...message, id: owed(actionOf(message)), seen: seen() } as Sent;
      socket().send(last);
    },
    /** The message with this id was refused for that reason. If it could not be saved it is kept. */
    refused(id: string, kind: string): void {
      if (kind === 'storage' && last?.id === id) kept.value = last;
    },
    /** Sends the unsaved message again, with its id, so that the server carries it out once. */
    again(): void {
      const message = unsaved.peek();
      if (!message || waiting.peek()) return;
      owed(actionOf(message), message.id);
      socket().send(message);
    },
    /** The message with this id was answered. True when nobody believed in it any more. */
    settle(id: string): boolean {
      if (busy.value !== id) return false;
      busy.value = null;
      clearTimeout(patience);
      const late = slow.value;
      slow.value = false;
      return late;
    },
    stop: () => clearTimeout(patience),
  };
}
