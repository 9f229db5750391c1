// Beginning a game with the usual set-up, in one tap; and what was played last in this browser.

import { fieldsOf, keep, kept } from '../base/kept';
import { navigate } from '../base/router';
import type { GameCard, Player, Seat, Standing } from '../generated/wire';
import { createGame } from '../net/api';
import { begun as introduced } from '../parts/intro/known';
import { usualBot } from '../table/seats/level';

/** One person in a seat, by default the first, and the computer in all others, at the level that was found for her. */
export function usualPlayers(seats: readonly Standing[], own: Seat | null): Record<string, Player> {
  const computer: Player = { kind: 'bot', bot: usualBot(seats) };
  const person = own ?? seats[0]?.seat;
  return Object.fromEntries(
    seats.map(({ seat }) => [seat, seat === person ? { kind: 'human', name: '' } : computer]),
  );
}

const KEY = 'ashtapada.played';

/** Remembers what was begun, for the next visit. */
export const remember = (rules: string, seat: Seat | null) => keep(KEY, JSON.stringify({ rules, seat }));

/** Whether a game was begun in this browser. */
export const hasPlayed = () => kept(KEY) !== null;

/** The game that was begun last, and from which seat, if it is still among these. */
export function playedLast(games: readonly GameCard[]): { card: GameCard; seat: Seat | null } | null {
  const { rules, seat } = fieldsOf(kept(KEY));
  const card = games.find((one) => one.id === rules);
  const own = card?.start.seats.find((one) => one.seat === seat);
  return card ? { card, seat: own?.seat ?? null } : null;
}

/** Sets up a table as usual and goes there. */
export async function begin(card: GameCard, seat: Seat | null): Promise<void> {
  const players = Object.entries(usualPlayers(card.start.seats, seat));
  const seats = players.map(([one, player]) => ({ seat: one as Seat, player }));
  const { id } = await createGame({
    rules: card.id,
    options: [],
    seats,
    dice: 'fair',
    position: null,
    actions: [],
  });
  remember(card.id, seat);
  introduced.game = id;
  navigate(`/game/${id}`);
}
