// Boards and positions for the tests, as the server would send them.
import type { Offer } from '../src/board/choice';
import type { Entry } from '../src/game/log';
import type {
  Act,
  ActionKind,
  ActionView,
  Board,
  Event,
  Look,
  Piece,
  Role,
  Seat,
  Standing,
  TableView,
  View,
} from '../src/generated/wire';

const FILES = 'abcdefghi';
const placeOf = (spot: string): [number, number] => [
  100 * FILES.indexOf(spot.charAt(0)),
  100 * (Number(spot.slice(1)) - 1),
];

const board = (spots: string[], over: Partial<Board>): Board => ({
  surface: 'cells',
  width: 8,
  height: 8,
  chequered: false,
  spots,
  coordinates: spots.map(placeOf),
  lines: [],
  marks: [],
  thrones: [],
  thronesCount: true,
  seats: ['south', 'north'],
  ...over,
});

/** A square of cells, from the first rank on. */
export const square = (width: number): string[] =>
  Array.from({ length: width * width }, (_, i) => `${FILES[i % width]}${Math.floor(i / width) + 1}`);

export const cells = () => board(square(8), { marks: ['a1', 'd4', 'e4'], thrones: [['south', 'd1']] });

const line = (points: string) => ({ points: points.split(' '), centre: null });

/** A corner of the soldiers' board: an apex, its triangle, and the first two ranks of the square. */
export const points = () =>
  board('c1 e1 g1 d2 e2 f2 c3 d3 e3 f3 g3 c4 d4 e4 f4 g4'.split(' '), {
    surface: 'points',
    width: 9,
    height: 9,
    lines: [
      'c1 e1 g1',
      'd2 e2 f2',
      'c3 d3 e3 f3 g3',
      'c4 d4 e4 f4 g4',
      'c1 d2 e3 f4',
      'g1 f2 e3 d4',
      'e1 e2 e3 e4',
      'c3 c4',
      'd3 d4',
      'f3 f4',
      'g3 g4',
      'c3 d4',
      'g3 f4',
    ].map(line),
  });

/** A square of points with its ranks, files and all its diagonals. */
export function net(width: number): Board {
  const spots = square(width);
  const at = (x: number, y: number) => spots[y * width + x] ?? '';
  const runs: string[][] = [];
  for (let i = 0; i < width; i++) {
    runs.push(Array.from({ length: width }, (_, x) => at(x, i)));
    runs.push(Array.from({ length: width }, (_, y) => at(i, y)));
  }
  for (let sum = 1; sum < 2 * width - 2; sum++) {
    const xs = Array.from({ length: width }, (_, x) => x).filter((x) => sum - x >= 0 && sum - x < width);
    runs.push(xs.map((x) => at(x, sum - x)));
    runs.push(xs.map((x) => at(x, width - 1 - sum + x)));
  }
  const lines = runs.map((run) => ({ points: run, centre: null }));
  return board(spots, { surface: 'points', width, height: width, lines });
}

/** An offer without other chains than those given. */
export function offer(legal: readonly ActionView[], chains: Offer['chains'] = [], on = points()): Offer {
  return { legal, chains, board: on };
}

export const piece = (at: string, army: Seat = 'south', role: Role = 'pawn'): Piece => ({ at, army, role });

export const seat = (name: Seat, over: Partial<Standing> = {}): Standing => ({
  seat: name,
  colour: 'red',
  men: 'kings',
  side: null,
  playing: true,
  scores: false,
  points: 0,
  in_hand: 0,
  commander: null,
  frozen: false,
  ally: null,
  target: null,
  ...over,
});

export const view = (pieces: Piece[] = [], over: Partial<View> = {}): View => ({
  position: '',
  turn: { kind: 'seat', seat: 'south' },
  thrower: null,
  dice: [],
  pieces,
  seats: [],
  taken: [],
  quiet: 0,
  settled: false,
  outcome: null,
  ...over,
});

export const look = (over: Partial<Look> = {}): Look => ({
  die: null,
  faces: {},
  motion: {},
  signs: [],
  huffs: false,
  places: false,
  chains: false,
  ...over,
});

export const table = (over: Partial<TableView> = {}): TableView => ({
  id: 'x',
  rules: 'soldiers16-bl',
  options: [],
  seats: [],
  dice: 'fair',
  look: look(),
  board: points(),
  start: view(),
  apart: false,
  proof: null,
  ...over,
});

export const moved = (from: string, to: string): Event => ({
  kind: 'moved',
  army: 'south',
  role: 'horse',
  from,
  to,
});

const ROLES: Readonly<Record<string, Role>> = { H: 'horse', E: 'elephant', B: 'boat', K: 'king' };

/** An action from its text, as the rules write them. */
export function action(text: string): ActionView {
  const [, from = null, sign = '', to = null, becomes = ''] =
    /^(?:([a-i]\d))?([-x@]|)([a-i]\d)?(?:=(\w))?$/.exec(text) ?? [];
  const promotion = ROLES[becomes] ?? null;
  const view = (kind: ActionKind, more: Partial<ActionView> = {}): ActionView => ({
    text,
    kind,
    from,
    to,
    promotion,
    ...more,
  });
  if (sign === '-') return view('step');
  if (sign === 'x') return view('capture');
  if (sign === '@') return view('place');
  if (promotion) return view('promote', { to: from });
  if (/^\d/.test(text)) return view('throw');
  const [kind = '', about = null] = text.split(' ');
  if (kind === 'call') return view('call', { face: Number(about) });
  return view(kind as ActionKind, { to: about });
}

/** An entry of a log: an action, `take-back 3`, `resign south`, `more-time north 60000`. */
export function entry(seq: number, who: Seat | null, text: string, over: Partial<Entry> = {}): Entry {
  const [word, about = '', more] = text.split(' ');
  const acts: Readonly<Record<string, Act>> = {
    'take-back': { kind: 'take-back', to: Number(about) },
    resign: { kind: 'resign', seat: about as Seat },
    'more-time': { kind: 'more-time', seat: about as Seat, millis: Number(more) },
    agree: { kind: 'agree' },
  };
  const act: Act = acts[word ?? ''] ?? { kind: 'play', action: text };
  return {
    seq,
    seat: who,
    act,
    text,
    ...(act.kind === 'play' && { action: action(text) }),
    turn: 0,
    owner: null,
    events: [],
    digest: `digest ${seq}`,
    view: view(),
    ...over,
  };
}

/** A log whose turns are numbered as by the server: a run of actions on one throw, or of one seat. */
export function log(...lines: [Seat | null, string, Event[]?][]): Entry[] {
  let [turn, owner, thrown]: [number, Seat | null, boolean] = [0, null, false];
  return lines.map(([who, text, events = []], index) => {
    const one = entry(index + 1, who, text, { events });
    const event = events.find(({ kind }) => kind === 'thrown');
    const mover = event?.kind === 'thrown' ? event.seat : thrown && who ? owner : who;
    if (one.act.kind === 'play' && (mover !== owner || (event && thrown))) {
      [turn, owner, thrown] = [turn + 1, mover, false];
    }
    thrown ||= event !== undefined;
    return { ...one, turn, owner };
  });
}
