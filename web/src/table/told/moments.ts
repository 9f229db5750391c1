// The great moments of a game: what is told on the board itself, by which entry, and where it is seen. Pure.

import type { Entry } from '../../game/log';
import type { Board, Event, Role, Seat } from '../../generated/wire';

/** How a moment is seen on the board. */
export type Sight =
  /** A king's crown falls where he stood. */
  | { kind: 'crown'; army: Seat; at: string }
  /** A colour goes over the pieces there. */
  | { kind: 'sweep'; army: Seat; spots: readonly string[] }
  /** Spots are ringed: in general, tightly around those who cannot move, or around the only one that is left. */
  | { kind: 'rings' | 'closing' | 'beating'; army: Seat; spots: readonly string[] }
  /** A way that was not gone. */
  | { kind: 'missed'; army: Seat; from: string; to: string };

export interface Moment {
  /** Of the message, without `moment-`. */
  name: string;
  /** What the message is about: the arguments come from its fields. */
  event: Event;
  /** The army in whose dye it is told. */
  army: Seat | null;
  sight: Sight | null;
}

/** Length of a cell in the coordinates of a board. */
const CELL = 100;

/** The four cells of which this one is the south-western. */
export function squareAt(board: Board, corner: string): string[] {
  const start = board.coordinates[board.spots.indexOf(corner)];
  if (!start) return [];
  return board.spots.filter((_, index) => {
    const [x = 0, y = 0] = board.coordinates[index] ?? [];
    return [x - start[0], y - start[1]].every((far) => far === 0 || far === CELL);
  });
}

/** Those of whom there are many. */
const CROWDS: ReadonlySet<Role> = new Set(['soldier', 'man', 'cow', 'goose']);

/** Beasts that are beaten when they cannot move any more, and what is said of it. */
export const HEMMED: Readonly<Partial<Record<Role, string>>> = { leopard: 'hemmed-in', fox: 'shut-in' };

interface MomentContext {
  board: Board;
  /** The seat whose own end is told elsewhere. */
  own: Seat | null;
}

export function momentsOf(entry: Pick<Entry, 'events' | 'view'>, { board, own }: MomentContext): Moment[] {
  const { events, view } = entry;
  const standing = (army: Seat) => view.pieces.filter((piece) => piece.army === army).map(({ at }) => at);
  const kingOf = (army: Seat) =>
    view.pieces.filter((piece) => piece.army === army && piece.role === 'king').map(({ at }) => at);
  const throneOf = (army: Seat) => board.thrones.filter(([seat]) => seat === army).map(([, at]) => at);

  function told(event: Event): Omit<Moment, 'event'> | null {
    switch (event.kind) {
      case 'captured': {
        const { army, at, role } = event;
        if (role === 'king') return { name: 'king-falls', army, sight: { kind: 'crown', army, at } };
        const left = standing(army);
        const hand = view.seats.find(({ seat }) => seat === army)?.in_hand ?? 0;
        if (!CROWDS.has(role) || left.length !== 1 || hand > 0) return null;
        return { name: 'last', army, sight: { kind: 'beating', army, spots: left } };
      }
      case 'commands': {
        const { commander, army, cause } = event;
        if (cause !== 'parade') {
          return {
            name: 'commands',
            army: commander,
            sight: { kind: 'sweep', army: commander, spots: standing(army) },
          };
        }
        const boats = view.pieces.filter((piece) => piece.army === army && piece.commander === commander);
        const spots = boats.map(({ at }) => at);
        return { name: 'boat', army: commander, sight: { kind: 'sweep', army: commander, spots } };
      }
      case 'command-ends': {
        const { army, cause } = event;
        if (cause === 'parade') return null;
        return { name: 'command-ends', army, sight: { kind: 'sweep', army, spots: standing(army) } };
      }
      case 'throne-entered':
        return {
          name: 'throne',
          army: event.king,
          sight: { kind: 'rings', army: event.king, spots: throneOf(event.throne) },
        };
      case 'empire':
        return {
          name: 'empire',
          army: event.seat,
          sight: { kind: 'sweep', army: event.seat, spots: standing(event.seat) },
        };
      case 'parade':
        return {
          name: 'parade',
          army: event.seat,
          sight: { kind: 'rings', army: event.seat, spots: squareAt(board, event.corner) },
        };
      case 'exchange-offered':
      case 'exchange-accepted':
      case 'exchange-declined':
        return { name: event.kind, army: event.by, sight: null };
      case 'promoted':
        return {
          name: 'promoted',
          army: event.army,
          sight: { kind: 'rings', army: event.army, spots: [event.at] },
        };
      case 'duty-failed': {
        const { seat, from, to } = event;
        // Where several could have captured, one of them is chosen later.
        const huffed = events.some((one) => one.kind === 'captured' && one.means === 'huff');
        return {
          name: huffed ? 'huffed' : 'huff',
          army: seat,
          sight: { kind: 'missed', army: seat, from, to },
        };
      }
      case 'finished':
        return event.seat === own ? null : { name: 'out', army: event.seat, sight: null };
      case 'withdrew':
        return event.seat === own ? null : { name: 'withdrew', army: event.seat, sight: null };
      case 'check':
        return {
          name: events.some((one) => one.kind === 'over' && one.ending === 'checkmate')
            ? 'checkmate'
            : 'check',
          army: event.seat,
          sight: { kind: 'rings', army: event.seat, spots: kingOf(event.seat) },
        };
      case 'over': {
        if (event.ending !== 'blocked') return null;
        const beasts = view.pieces.filter(({ role }) => role in HEMMED);
        const [first] = beasts;
        const name = first && HEMMED[first.role];
        if (!name) return null;
        return {
          name,
          army: first.army,
          sight: { kind: 'closing', army: first.army, spots: beasts.map(({ at }) => at) },
        };
      }
      default:
        return null;
    }
  }

  return events.flatMap((event) => {
    const one = told(event);
    return one ? [{ ...one, event }] : [];
  });
}
