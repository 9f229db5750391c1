// One's games in one list, wherever they are known from: those of an account and of the keys of this browser, and those of
// one screen, which the computer of the server lists. Pure.
import { withOthers } from '../account/waiting';
import { seatOf } from '../base/turn';
import type {
  Board,
  Cause,
  EndView,
  GameSummary,
  MyGame,
  Seat,
  SeatPlan,
  Turn,
  View,
} from '../generated/wire';
import { personName } from '../table/seats/names';
import { asSeen } from '../table/talk/hidden';

export interface OwnGame {
  id: string;
  rules: string;
  seats: readonly SeatPlan[];
  /** The seats of whoever looks. */
  yours: readonly Seat[];
  /** Whether it is one's turn. */
  turn: boolean;
  /** Whether another person plays, on a screen of their own. */
  others: boolean;
  over: boolean;
  /** When it was played last, RFC 3339. */
  played: string;
  /** The position now, where it is known. */
  position: { board: Board; view: View } | null;
  end: EndView | null;
  /**
   * Where it is known from: an account, a key of this browser, this browser that played it on its screen, or only the
   * computer of the server, at which others may have played it.
   */
  from: 'account' | 'browser' | 'screen' | 'computer';
}

/** Whether one only looks on: a game by links that is played on other devices. */
export const isWatched = ({ yours, others }: OwnGame) => others && yours.length === 0;

/** Whether others wait for whoever looks. */
export const awaits = ({ turn, others, over }: OwnGame) => turn && others && !over;

const ownSeats = (seats: readonly SeatPlan[]) =>
  seats.flatMap(({ seat, player }) => (player.kind === 'human' ? seat : []));

const isOwn = (turn: Turn, yours: readonly Seat[]) => yours.some((seat) => seat === seatOf(turn));

export function ofScreen(game: GameSummary, from: 'screen' | 'computer'): OwnGame {
  const { id, rules, seats, over, played, board, view } = game;
  const yours = game.here ?? ownSeats(seats);
  const known = { id, rules, seats, over, played, yours, others: game.here !== undefined };
  const gone = (view.left ?? []).filter((seat) => yours.includes(seat));
  const gave_up = gone.map((seat): [Seat, Cause] => [seat, 'own']);
  const end = view.outcome ? { outcome: view.outcome, gave_up } : null;
  return { ...known, turn: isOwn(view.turn, yours), position: { board, view }, end, from };
}

export function ofSomebody(game: MyGame): OwnGame {
  const { id, rules, seats, yours, over, played, waits: turn } = game;
  const from = game.account ? 'account' : 'browser';
  const known = { id, rules, seats, yours, over, played, turn, from } as const;
  return { ...known, others: withOthers(game), position: null, end: game.end ?? null };
}

/** The one played last first. */
const byAge = (a: OwnGame, b: OwnGame) => Date.parse(b.played) - Date.parse(a.played);
/** Those that wait, then those in which it is one's turn, then those that go on. */
const rank = (game: OwnGame) => (game.over ? 3 : awaits(game) ? 0 : game.turn ? 1 : 2);

/**
 * In one list, each game once: those first in which others wait, the longest before all; those last that are over. Of others
 * the one played last comes first. `onScreen` names the games that were played on the screen of this browser.
 */
export function inOrder(
  mine: readonly MyGame[],
  here: readonly GameSummary[],
  onScreen: readonly string[],
): OwnGame[] {
  const own = mine.map(ofSomebody);
  const known = new Set(own.map(({ id }) => id));
  const others = here.filter(({ id }) => !known.has(id));
  const all = [
    ...own,
    ...others.map((game) => ofScreen(game, onScreen.includes(game.id) ? 'screen' : 'computer')),
  ];
  return all.sort((a, b) => rank(a) - rank(b) || (awaits(a) ? byAge(b, a) : byAge(a, b)));
}

/**
 * The game of such a list that a returning player meets first: the one in which others have waited longest, else the one
 * played last.
 */
export function heroOf(games: readonly OwnGame[]): OwnGame | null {
  const going = games.filter(({ over }) => !over);
  return going.find(awaits) ?? newestOf(going);
}

/** The game of a list that was played last. */
export const newestOf = (games: readonly OwnGame[]): OwnGame | null => games.toSorted(byAge)[0] ?? null;

/** The names of people in seats, as sentences call them: of those who have one, and have not left their army to the computer. */
export const peopleIn = (seats: readonly SeatPlan[], left: readonly Seat[] = []): Record<string, string> =>
  Object.fromEntries(
    seats.flatMap(({ seat, player }) => {
      const name = left.includes(seat) ? '' : personName(asSeen(player));
      return name === '' ? [] : [[seat, name]];
    }),
  );

/** The others at the table who are people, each once and by name; those without one are left out. */
export const namesOf = ({ seats, yours }: OwnGame): string[] => [
  ...new Set(
    seats.flatMap(({ seat, player }) => (yours.includes(seat) ? [] : personName(asSeen(player)) || [])),
  ),
];
