// Positions set up by hand: the men on the board written into a position text, the other fields kept. What
// may stand in them is judged by the rules alone, when the text is read. Pure.
import type { BoardView } from '../generated/BoardView';
import type { PieceView } from '../generated/PieceView';
import type { SeatView } from '../generated/SeatView';
import { sideRole } from '../table/sides';
import type { Colours } from '../text/event';

export interface Man {
  army: string;
  role: string;
  /** For a pawn that keeps it, the piece it stood before at the start. */
  origin: string | null;
}

export type Men = ReadonlyMap<string, Man>;

export function menOf(pieces: readonly PieceView[]): Map<string, Man> {
  return new Map(pieces.map(({ at, army, role, origin }) => [at, { army, role, origin }]));
}

export const same = (a: Man | undefined, b: Man | undefined) =>
  a?.army === b?.army && a?.role === b?.role && a?.origin === b?.origin;

const KINDS: Readonly<Record<string, string>> = { king: 'k', elephant: 'e', horse: 'h', boat: 'b' };
const CHESS: Readonly<Record<string, string>> = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
};

/** How a man is written in the positions of its family. */
function sign(family: string, man: Man, colours: Colours): string {
  switch (family) {
    case 'four-kings':
      return `${man.army.charAt(0)}${
        man.role === 'pawn' ? (KINDS[man.origin ?? ''] ?? '?') : (KINDS[man.role] ?? '?').toUpperCase()
      }`;
    case 'chess': {
      const letter = CHESS[man.role] ?? '?';
      return colours[man.army] === 'white' ? letter.toUpperCase() : letter;
    }
    default:
      return man.role === 'soldier' ? man.army.charAt(0) : man.role.charAt(0);
  }
}

/** The rows of a board, the farthest from South first, each from west to east. */
export function rows(family: string, board: BoardView, men: Men, colours: Colours): string {
  const ranks = Array.from({ length: board.height }, (_, i) => board.height - 1 - i);
  return ranks
    .map((rank) => {
      const spots = board.spots.filter((spot) => spot.y === rank).sort((a, b) => a.x - b.x);
      let [text, empty] = ['', 0];
      for (const { name } of spots) {
        const man = men.get(name);
        if (!man) {
          empty++;
          continue;
        }
        text += `${empty || ''}${sign(family, man, colours)}`;
        empty = 0;
      }
      return `${text}${empty || ''}`;
    })
    .join('/');
}

/**
 * What happened just before no longer holds when the board or the turn is changed by hand; who decides in a seat's
 * turn follows from the board.
 */
function settled(family: string, fields: string[]): string[] {
  if (family === 'soldiers') return fields.with(2, '-');
  if (family === 'chess') return fields.map((field, index) => (index === 3 ? '-' : field));
  return fields.with(1, fields[1]?.charAt(0) ?? '').filter((field) => !/^(exchange|now|called)=/.test(field));
}

/** How many men a side of the soldiers' games has in all, and how many its hand can hold. */
export type Stock = Readonly<Record<string, { all: number; hand: number }>>;

/** Who stands on the board is not captured; those off it are in the hand again, as far as there is room. */
function counted(fields: string[], men: Men, stock: Stock): string[] {
  const [south = 0, north = 0] = (fields[3] ?? '').split('-').map(Number);
  const sides = Object.entries({ south: north, north: south }).map(([army, lost]) => {
    const { all, hand } = stock[army] ?? { all: 0, hand: 0 };
    const off = Math.max(0, all - [...men.values()].filter((man) => man.army === army).length);
    const taken = Math.min(lost, off);
    return { taken, held: Math.min(hand, off - taken) };
  });
  return fields
    .with(
      3,
      sides
        .map((side) => side.taken)
        .reverse()
        .join('-'),
    )
    .with(4, sides.map((side) => side.held).join('-'));
}

/** Rights to castle whose king or rook has left its place are gone. */
function castling(rights: string, men: Men): string {
  const at = (spot: string, role: string) => men.get(spot)?.role === role;
  const kept = [...rights].filter((right) => {
    const row = right < 'a' ? 1 : 8;
    return at(`e${row}`, 'king') && at(`${'kK'.includes(right) ? 'h' : 'a'}${row}`, 'rook');
  });
  return kept.join('') || '-';
}

/** Words about armies that the board now says otherwise: who was taken off stands again, a boat is gone. */
function worded(field: string, men: Men): string {
  const [word = '', armies = ''] = field.split('=');
  if (word !== 'withdrawn' && word !== 'boats') return field;
  const kept = [...armies].filter((army) => {
    const own = [...men.values()].filter((man) => man.army.startsWith(army));
    return word === 'boats' ? own.some((man) => man.role === 'boat') : own.length === 0;
  });
  return kept.length > 0 ? `${word}=${kept.join('')}` : '';
}

/** The text with other men on the board; `due` is what four kings wait for when a turn begins. */
export function withMen(
  text: string,
  family: string,
  board: BoardView,
  men: Men,
  colours: Colours,
  due: string,
  stock: Stock,
): string {
  let fields = text.split(' ').with(0, rows(family, board, men, colours));
  if (family === 'soldiers') fields = counted(fields, men, stock);
  else if (family === 'chess') fields = fields.map((field, i) => (i === 2 ? castling(field, men) : field));
  else {
    fields = fields.map((field) => worded(field, men)).filter((field) => field !== '');
    if (!/^(throw|move)/.test(fields[2] ?? '')) fields = fields.with(2, due);
  }
  return settled(family, fields).join(' ');
}

export interface Lack {
  what: 'king' | 'armies' | 'sides';
  /** Whether no rules can read the text for it; else the game is over. */
  refused: boolean;
}

/** What every game needs and the text lacks: an ordinary state while men are put on an empty board. */
export function lackOf(text: string, family: string, seats: readonly SeatView[]): Lack | null {
  const [board = '', , due = '', , hand = ''] = text.split(' ');
  if (family === 'chess') {
    const alone = (king: string) => board.split(king).length === 2;
    return alone('K') && alone('k') ? null : { what: 'king', refused: true };
  }
  if (family === 'four-kings') {
    const armies = new Set([...board.matchAll(/([swne])[kehb]/gi)].map(([, army]) => army));
    const standing = seats.filter((seat) => armies.has(seat.seat.charAt(0)));
    const [one] = standing;
    const enemies = standing.some((seat) => seat !== one && seat.seat !== one?.ally);
    // A game that is over says so, and nobody need be left.
    return enemies || due.startsWith('over') ? null : { what: 'armies', refused: true };
  }
  const hands = hand.split('-').map(Number);
  const gone = seats.filter((seat, index) => {
    const letter = (sideRole(seats, seat) ?? seat.seat).charAt(0);
    return !board.toLowerCase().includes(letter) && !hands[index];
  });
  return gone.length === 0 ? null : { what: 'sides', refused: gone.length === seats.length };
}

/** The text with another seat to play; `due` is what four kings wait for: `throw`, `move:2,5`. */
export function withTurn(text: string, family: string, seat: string, colours: Colours, due: string): string {
  const fields = text.split(' ');
  const letter = family === 'chess' ? (colours[seat] === 'white' ? 'w' : 'b') : seat.charAt(0);
  const turned = fields.with(1, letter);
  return settled(family, family === 'four-kings' ? turned.with(2, due) : turned).join(' ');
}

/** The seat that a text gives the turn. */
export function turnOf(text: string, family: string, seats: readonly string[], colours: Colours): string {
  const letter = text.split(' ')[1]?.charAt(0) ?? '';
  const found = seats.find((seat) =>
    family === 'chess' ? (colours[seat] ?? '').startsWith(letter) : seat.startsWith(letter),
  );
  return found ?? seats[0] ?? '';
}

/** The throw that a text of four kings has still to play; null when it is still to be thrown. */
export function throwOf(text: string): string | null {
  return /^move:([\d,]+)$/.exec(text.split(' ')[2] ?? '')?.[1]?.replace(',', ' ') ?? null;
}

const ROLES = ['king', 'queen', 'elephant', 'rook', 'bishop', 'horse', 'knight', 'boat', 'pawn'];

/** Which men an army can have: those of its start, each once. */
export function palette(pieces: readonly PieceView[], army: string): Man[] {
  const found: Man[] = [];
  for (const { army: of, role, origin } of pieces) {
    const man = { army: of, role, origin };
    if (of === army && !found.some((one) => same(one, man))) found.push(man);
  }
  const order = (man: Man) => 10 * ROLES.indexOf(man.role) + ROLES.indexOf(man.origin ?? '');
  return found.sort((a, b) => order(a) - order(b));
}
