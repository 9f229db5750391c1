// The laurels that one can win, a dozen of them, each once: what a game was played for besides winning it. They are kept in
// this browser with the game in which each was won.
import { fieldsOf, keep, kept } from '../../base/kept';
import type { Entry } from '../../game/fold';
import { effective } from '../../game/log';
import type { Event, Outcome, Role, Seat, View } from '../../generated/wire';
import { TOP } from '../seats/ladder';
import { HEMMED } from '../told/moments';

/** The laurels, and the piece that stands within each. */
export const LAURELS = {
  won: 'elephant',
  parade: 'boat',
  kings: 'king',
  throne: 'king',
  empire: 'elephant',
  crownless: 'pawn',
  promoted: 'pawn',
  partners: 'boat',
  chain: 'horse',
  fenced: 'leopard',
  mate: 'king',
  top: 'king',
} as const satisfies Record<string, Role>;
export type LaurelId = keyof typeof LAURELS;
export const ALL = Object.keys(LAURELS) as LaurelId[];

const KEY = 'ashtapada.laurels';
/** So many kings in one game, and so many pieces in one turn. */
const KINGS = 3;
const CHAIN = 3;

export interface EndedGame {
  entries: readonly Entry[];
  view: View;
  outcome: Outcome;
  /** Who wins the laurels, and whether that seat won the game. */
  own: Seat;
  won: boolean;
  /** The levels of the computer players; null where people play, too. */
  levels: readonly number[] | null;
}

/** The laurels that a game was worth, whether or not they were won before. */
export function laurelsOf({ entries, view, outcome, own, won: wins, levels }: EndedGame): LaurelId[] {
  const all = effective(entries);
  // What a computer player did for whoever had left is not won by them.
  const left = all.findIndex(({ change }) => change?.left?.includes(own));
  const played = left < 0 ? all : all.slice(0, left);
  const won = wins && left < 0;
  const events = played.flatMap((entry) => entry.events);
  const any = (wanted: (event: Event) => boolean) => events.some(wanted);
  const kings = events.filter((one) => one.kind === 'captured' && one.role === 'king');
  const taken = new Set(kings.flatMap((one) => (one.kind === 'captured' && one.by === own ? one.army : [])));
  const leaps = new Map<number, number>();
  for (const { turn, events: done } of played) {
    const jumped = done.filter((one) => one.kind === 'captured' && one.by === own && one.means === 'jump');
    leaps.set(turn, (leaps.get(turn) ?? 0) + jumped.length);
  }
  const standing = view.seats.find(({ seat }) => seat === own);
  const crowned = view.pieces.some(({ army, role }) => army === own && role === 'king');
  const hunters = view.pieces.some(({ army, role }) => army !== own && role in HEMMED);
  const worth: Record<LaurelId, boolean> = {
    won,
    parade: any((one) => one.kind === 'parade' && one.seat === own),
    kings: taken.size >= KINGS,
    throne: any((one) => one.kind === 'throne-entered' && one.king === own && one.throne !== own),
    empire: any((one) => one.kind === 'empire' && one.seat === own),
    crownless: won && !crowned && kings.some((one) => one.kind === 'captured' && one.army === own),
    promoted: any((one) => one.kind === 'promoted' && one.army === own),
    partners: won && standing?.ally != null,
    chain: [...leaps.values()].some((count) => count >= CHAIN),
    fenced: won && outcome.ending === 'blocked' && hunters,
    mate: won && outcome.ending === 'checkmate',
    top: won && levels !== null && levels.length > 0 && levels.every((level) => level >= TOP),
  };
  return ALL.filter((id) => worth[id]);
}

/** The laurels of this browser, each with the game in which it was won. */
export function laurelsWon(): ReadonlyMap<LaurelId, string> {
  const games = fieldsOf(kept(KEY));
  return new Map(ALL.flatMap((id) => (typeof games[id] === 'string' ? [[id, games[id]]] : [])));
}

/** Keeps what a game was worth; tells which of them are won for the first time in it. */
export function winLaurels(game: string, worth: readonly LaurelId[]): LaurelId[] {
  const won = laurelsWon();
  const fresh = worth.filter((id) => !won.has(id));
  if (fresh.length > 0)
    keep(KEY, JSON.stringify(Object.fromEntries([...won, ...fresh.map((id) => [id, game])])));
  return worth.filter((id) => (won.get(id) ?? game) === game);
}
