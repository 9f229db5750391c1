// Boards and positions for the tests, as the server would send them.
import type { Offer } from '../src/board/choice';
import type { Entry } from '../src/game/log';
import type { ActionView } from '../src/generated/ActionView';
import type { Board } from '../src/generated/Board';
import type { Piece } from '../src/generated/Piece';
import type { View } from '../src/generated/View';

const FILES = 'abcdefghi';

export function cells(): Board {
  const spots = Array.from({ length: 64 }, (_, i) => ({
    name: `${FILES[i % 8]}${Math.floor(i / 8) + 1}`,
    x: i % 8,
    y: Math.floor(i / 8),
  }));
  return {
    surface: 'cells',
    width: 8,
    height: 8,
    chequered: false,
    spots,
    lines: [],
    marks: ['a1', 'd4', 'e4'],
    thrones: [['south', 'd1']],
  };
}

/** A corner of the soldiers' board: an apex, its triangle, and the first rank of the square. */
export function points(): Board {
  const names = [
    'c1',
    'e1',
    'g1',
    'd2',
    'e2',
    'f2',
    'c3',
    'd3',
    'e3',
    'f3',
    'g3',
    'c4',
    'd4',
    'e4',
    'f4',
    'g4',
  ];
  const adjacency =
    'c1:d2 e1|e1:e2 g1|g1:f2|d2:e2 e3|e2:e3 f2|f2:e3|c3:c4 d3 d4|d3:d4 e3|e3:d4 e4 f3 f4|f3:f4 g3|g3:f4 g4|c4:d4|d4:e4|e4:f4|f4:g4';
  return {
    surface: 'points',
    width: 9,
    height: 9,
    chequered: false,
    spots: names.map((name) => ({ name, x: FILES.indexOf(name[0] ?? ''), y: Number(name.slice(1)) - 1 })),
    lines: adjacency.split('|').flatMap((part) => {
      const [from = '', to = ''] = part.split(':');
      return to.split(' ').map((end) => [from, end] as [string, string]);
    }),
    marks: [],
    thrones: [],
  };
}

/** What is offered where nothing is known of chains but what is said. */
export function offer(legal: readonly ActionView[], chains: Offer['chains'] = [], board = points()): Offer {
  return { legal, chains, board };
}

export function piece(at: string, army = 'south', role = 'pawn'): Piece {
  return { at, army, role, origin: null, waiting: false, frozen: false, commander: null, huffable: false };
}

export function view(pieces: Piece[] = []): View {
  return {
    position: '',
    turn: { kind: 'seat', seat: 'south' },
    thrower: null,
    dice: [],
    legal: [],
    chains: [],
    chance: [],
    pieces,
    seats: [],
    outcome: null,
  };
}

export function entry(seq: number, seat: string | null, action: string, events: Entry['events'] = []): Entry {
  return { seq, seat, action, events, view: view() };
}
