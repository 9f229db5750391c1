// Who sits at a table whose players have screens of their own, and which seats are this browser's.
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage } from '../../generated/ClientMessage';
import type { Seat } from '../../generated/Seat';
import type { ServerMessage } from '../../generated/ServerMessage';
import type { TableView } from '../../generated/TableView';
import type { WishView } from '../../generated/WishView';
import { keep, kept } from '../../kept';

export type Seats = Extract<ServerMessage, { type: 'seats' }>;

/** Where nothing can be kept, for as long as the page is open. */
const made = new Map<string, string>();

const stored = (game: string) => `ashtapada-key-${game}`;

/** The key by which this browser acts for its seats in a game; null before it has sat down there. */
function keyOf(game: string): string | null {
  return made.get(game) ?? kept(stored(game));
}

function newKey(game: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  made.set(game, key);
  keep(stored(game), key);
  return key;
}

/** The name by which one sat down last. */
const NAME = 'ashtapada-name';
export const usualName = () => kept(NAME) ?? '';

/** The games that were set up here for one screen on another computer: all their seats are taken at once. */
const whole = new Set<string>();
export const sitEverywhere = (game: string) => void whole.add(game);

interface Seen {
  id: string;
  table: ReadonlySignal<TableView | null>;
  send(message: ClientMessage): void;
}

export function makeSitting({ id, table, send }: Seen) {
  /** Null at a table for one screen, and until the server has told it. */
  const seats = signal<Seats | null>(null);
  /** What others would like to do. */
  const wish = signal<WishView | null>(null);
  const apart = computed(() => table.value?.apart ?? false);
  const yours = computed<readonly Seat[]>(() => seats.value?.yours ?? []);

  function sit(seat: Seat, name: string): void {
    if (name !== '') keep(NAME, name);
    send({ type: 'sit', seat, key: keyOf(id) ?? newKey(id), name });
  }

  const stopSitting = effect(() => {
    const free = seats.value?.free ?? [];
    if (whole.has(id)) for (const seat of free) sit(seat, '');
  });

  return {
    seats,
    wish,
    apart,
    yours,
    sit,
    stopSitting,
    rise(seat: Seat): void {
      const key = keyOf(id);
      if (key) send({ type: 'rise', seat, key });
    },
    decline: () => send({ type: 'decline' }),
    /** The keys to show when one comes back. */
    keys(): [Seat, string][] {
      const key = keyOf(id);
      return key ? (['south', 'west', 'north', 'east'] as const).map((seat) => [seat, key]) : [];
    },
    /** Handles what the server tells of it; returns whether it did. */
    hearSeats(message: ServerMessage): boolean {
      if (message.type === 'seats')
        batch(() => {
          seats.value = message;
        });
      else if (message.type === 'wish') wish.value = message.wish;
      else return false;
      return true;
    },
  };
}
