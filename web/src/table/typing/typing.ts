// Typed moves: from text to the legal actions that it may mean. Pure.

import { unlike, type Way, waysTo } from '../../board/ways';
import type { ActionView, Board, Piece, Role } from '../../generated/wire';
import { bare } from '../../text/bare';

/** Something that may be played now. */
export interface Offer {
  plays: { kind: 'act'; action: ActionView } | { kind: 'throw'; thrown: string } | { kind: 'roll' };
  /** Its text in the list. */
  shown: string;
  /** What it does, in words, where the notation does not tell. */
  about: string;
  /** All texts that mean it, normalized by `plain`. */
  ways: readonly string[];
  /** The rest of a chain of jumps, to be read after this one. */
  rest?: string;
}

/** Normalizes a text: without capitals, accents, and separators: `Nb1 x c3` and `nb1c3` are the same. */
export function plain(text: string): string {
  const low = bare(text).trim();
  // Between numbers a separator has to stay: 1-12 is not 11-2.
  if (/^[\d\s,;:x-]+$/.test(low)) return low.split(/\D+/).filter(Boolean).join('-');
  return low.replace(/[x:×]\s*(?=[a-i]\d)/g, '').replace(/[^a-z0-9]+/g, '');
}

/** The points by number, as draughts players write them: from 1 in reading order, starting in the north-west. */
export function numbers(board: Board): Map<string, number> {
  if (board.surface !== 'points') return new Map();
  const places = board.spots.map((spot, index) => {
    const [x, y] = board.coordinates[index] ?? [0, 0];
    return { spot, x, y };
  });
  const order = places.sort((a, b) => b.y - a.y || a.x - b.x);
  return new Map(order.map(({ spot }, index) => [spot, index + 1]));
}

export interface Naming {
  pieces: readonly Piece[];
  board: Board;
  /** Every name of a role: its word, its letters. */
  names(role: Role): readonly string[];
  /** The texts of an action, and the label of its button. */
  words(action: ActionView): readonly string[];
}

/** All texts that mean an action. */
export function waysOf(action: ActionView, naming: Naming): string[] {
  const { from, to, promotion } = action;
  const number = numbers(naming.board);
  const [first, last] = [number.get(from ?? ''), number.get(to ?? '')];
  const ways = new Set<string>([action.text, ...naming.words(action)].map(plain));
  const becomes = promotion === null ? [''] : naming.names(promotion).map(plain);
  if (to !== null && from !== null && from !== to) {
    const role = naming.pieces.find((piece) => piece.at === from)?.role;
    const before = ['', ...(role ? naming.names(role).map(plain) : [])];
    for (const name of before)
      for (const start of [from, from.charAt(0), ''])
        for (const end of becomes) ways.add(`${name}${start}${to}${end}`);
    if (first !== undefined && last !== undefined) ways.add(`${first}-${last}`);
  } else if (to !== null) {
    for (const end of becomes) ways.add(`${to}${end}`);
  }
  if (last !== undefined) ways.add(String(last));
  if (action.face !== undefined) ways.add(String(action.face));
  ways.delete('');
  return [...ways];
}

/** All texts that mean a throw: `2 5`, `5,2`, `25`. */
export function waysOfThrow(thrown: string): string[] {
  const faces = thrown.split(' ');
  const turned = [...faces].reverse();
  return [...new Set([faces, turned].flatMap((one) => [one.join('-'), one.join('')]))];
}

/** The offers that a text matches exactly, and those that it may be the beginning of; of an empty text, all. */
export function meant(text: string, offers: readonly Offer[]): { exact: Offer[]; begun: Offer[] } {
  const wanted = plain(text);
  if (wanted === '') return { exact: [], begun: [...offers] };
  const exact = offers.filter((offer) => offer.ways.includes(wanted));
  const begun = offers.filter(
    (offer) => !exact.includes(offer) && offer.ways.some((way) => way.startsWith(wanted)),
  );
  return { exact, begun: [...exact, ...begun] };
}

/** The spots that a text names, by their names or all by their numbers. */
function spotsIn(text: string, board: Board): string[] {
  const low = text.toLowerCase();
  const named = low.match(/[a-i]\d/g) ?? [];
  if (named.length > 0) return named;
  const known = new Map([...numbers(board)].map(([spot, number]) => [String(number), spot]));
  return (low.match(/\d+/g) ?? []).flatMap((number) => known.get(number) ?? []);
}

/** The chains of jumps whose ends a text names, as a click on the second would have it. */
export function routesOf(
  text: string,
  legal: readonly ActionView[],
  chains: readonly Way[],
  board: Board,
): Offer[] {
  const [from = '', to = '', ...more] = spotsIn(text, board);
  if (to === '' || more.length > 0) return [];
  const routes = unlike(board, waysTo(legal, chains, from, to)).filter((way) => way.length > 2);
  return routes.flatMap((way): Offer[] => {
    const action = legal.find((one) => one.kind === 'capture' && one.from === from && one.to === way[1]);
    if (!action) return [];
    const [shown, rest] = [way.join('x'), way.slice(1).join('x')];
    return [{ plays: { kind: 'act', action }, shown, about: '', ways: [plain(shown)], rest }];
  });
}

export type Reading =
  /** `rest` is the rest of a chain of jumps, to be read after the first jump. */
  | { kind: 'play'; offer: Offer; rest: string }
  | { kind: 'several'; offers: Offer[] }
  /** Chains of jumps with the same ends. */
  | { kind: 'routes'; offers: Offer[] }
  /** A spot alone, without a piece of the side to move, to which no action leads. */
  | { kind: 'unreached'; to: string }
  /** No legal action; the spots in the text, to ask why not. */
  | { kind: 'nothing'; from: string | null; to: string | null };

/**
 * What to do about a text; `own`: where the pieces of the side to move stand; `routes`: the chains of jumps whose ends it
 * names.
 */
export function read(
  text: string,
  offers: readonly Offer[],
  board: Board,
  own: ReadonlySet<string>,
  routes: readonly Offer[] = [],
): Reading {
  const named = spotsIn(text, board);
  const spots = named.filter((name) => board.spots.includes(name));
  const whole = meant(text, offers);
  if (whole.exact.length === 0 && spots.length > 2) {
    const first = meant(spots.slice(0, 2).join(''), offers).exact;
    const rest = spots.slice(1).join('x');
    if (first.length === 1 && first[0]) return { kind: 'play', offer: first[0], rest };
  }
  const [only] = whole.exact;
  if (whole.exact.length === 1 && only) return { kind: 'play', offer: only, rest: '' };
  if (whole.begun.length > 0) return { kind: 'several', offers: whole.begun };
  const [route] = routes;
  if (routes.length > 1) return { kind: 'routes', offers: [...routes] };
  if (route) return { kind: 'play', offer: route, rest: route.rest ?? '' };
  const [from = null, to = null] = spots.length === named.length ? spots : [];
  if (from !== null && to === null) {
    // With the name of a piece the spot is a destination, which other pieces may be able to reach.
    if (plain(text) !== from) return { kind: 'nothing', from: null, to: null };
    if (!own.has(from)) return { kind: 'unreached', to: from };
  }
  return { kind: 'nothing', from, to };
}
