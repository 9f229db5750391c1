// Who sits at a table whose players have screens of their own, and which seats are this browser's.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { KEYS, keep } from '../../base/kept';
import type {
  ClientMessage,
  RatedView,
  Seat,
  ServerMessage,
  TableView,
  WishView,
} from '../../generated/wire';
import { secretKept } from './secrets';

/** What somebody said, a player or who watches, numbered: one may say the same again. */
export type Talked = Extract<ServerMessage, { type: 'talked' | 'watcher-talked' }> & { number: number };
/** So much of what was said is remembered. */
const SAID = 50;

export type Seats = Extract<ServerMessage, { type: 'seats' }>;
/** What is told of those who sit there. */
export type OfSeats = Extract<
  ServerMessage,
  { type: 'seats' | 'rated' | 'wish' | 'talked' | 'watcher-talked' | 'reported' | 'push' | 'next' }
>;

/** Who sits in a seat, as far as anybody is told: nobody, or somebody of that name. */
function sitter({ seats, free }: Seats, seat: Seat): string | null {
  const player = seats.find((plan) => plan.seat === seat)?.player;
  return player?.kind === 'human' && !free.includes(seat) ? player.name : null;
}

/** Under which name the key of this browser for a game is kept; it has one once it has sat down there. */
export const keyName = (game: string) => KEYS + game;

interface StoreInputs {
  id: string;
  table: ReadonlySignal<TableView | null>;
  send(message: ClientMessage): void;
}

export function makeSitting({ id, table, send }: StoreInputs) {
  /** Null at a table for one screen, and until the server has told it. */
  const seats = signal<Seats | null>(null);
  /** What players would like to do with the consent of the others. */
  const wish = signal<WishView | null>(null);
  /** Who declined the last one, where somebody did. */
  const declined = signal<Seat | null>(null);
  /** What was said here, while the page is open. */
  const said = signal<readonly Talked[]>([]);
  /** The seats of those who were reported from here, and sit there still. */
  const reported = signal<readonly Seat[]>([]);
  /** Whether the game counts, where it was set up to, and how those who play are rated. */
  const rated = signal<RatedView | null>(null);
  /** The next game of the same people, and who asked for it, if that is known. */
  const next = signal<{ game: string; by?: Seat } | null>(null);
  /** What the server has answered of telling this browser of turns; null while it has not. */
  const pushed = signal<boolean | null>(null);
  return {
    told: seats,
    wish,
    declined,
    said,
    reported,
    rated,
    next,
    pushed,
    /** Whether one looks at what was said, and the number of the last thing that was read. */
    talking: signal(false),
    read: signal(0),
    apart: computed(() => table.value?.apart ?? false),
    /** Whether others play elsewhere: at a table of a server, or by links. */
    away: computed(() => table.value?.apart || table.value?.linked !== undefined),
    /** Those that are played here, where players have screens of their own. */
    yours: computed<readonly Seat[]>(() => table.value?.linked?.here ?? seats.value?.yours ?? []),
    /** Who plays in which seat, as one text: whatever changes of that changes it, and nothing else does. */
    people: computed(() => {
      const told = seats.value;
      return JSON.stringify(told ? [told.seats, told.free, told.stand_ins, told.yours] : []);
    }),
    /** Whether a seat is free that no computer player fills. */
    vacant: computed(() => {
      const told = seats.value;
      return told?.free.some((seat) => !told.stand_ins.some((plan) => plan.seat === seat)) ?? false;
    }),
    say: send,
    decline: () => send({ type: 'decline' }),
    /** What was told of another past is forgotten; the server tells again what still holds. */
    forget(): void {
      [wish.value, declined.value, rated.value, next.value] = [null, null, null, null];
    },
    /** The keys to show when one comes back. */
    keys(): [Seat, string][] {
      const key = secretKept(keyName(id));
      return key ? (['south', 'west', 'north', 'east'] as const).map((seat) => [seat, key]) : [];
    },
    /** Handles what the server tells of it; returns whether it did. */
    hearSeats(message: ServerMessage): message is OfSeats {
      if (message.type === 'seats') {
        const before = seats.value;
        // Whoever sits down next in such a seat was not reported.
        if (before) {
          reported.value = reported.value.filter((seat) => sitter(before, seat) === sitter(message, seat));
        }
        seats.value = message;
      } else if (message.type === 'rated') rated.value = message.rated;
      else if (message.type === 'wish') {
        declined.value = message.declined ?? null;
        wish.value = message.wish;
      } else if (message.type === 'talked' || message.type === 'watcher-talked') {
        const number = (said.value.at(-1)?.number ?? 0) + 1;
        said.value = [...said.value, { ...message, number }].slice(-SAID);
      } else if (message.type === 'reported') reported.value = [...reported.value, message.seat];
      else if (message.type === 'push') pushed.value = message.on;
      else if (message.type === 'next') {
        // The keys come along.
        const key = secretKept(keyName(id));
        if (key) keep(keyName(message.game), key);
        next.value = message;
      } else return false;
      return true;
    },
  };
}

export type Sitting = ReturnType<typeof makeSitting>;
