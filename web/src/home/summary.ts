// What a game of the list is called, whose turn it is, and who has won.

import { seatOf } from '../base/turn';
import type { GameSummary, Outcome, Seat, SeatPlan, Standing } from '../generated/wire';
import { cardOf } from '../net/catalogue';
import { winWords } from '../table/ends/winning';
import { personName } from '../table/seats/names';
import { t } from '../text';
import { coloursOf, type Names, onlyPerson, seatArgs } from '../text/event';

/** The name of the game; null for one that this program does not know. */
export const nameOf = (game: GameSummary): string | null => cardOf(game.rules)?.title ?? null;

/** The seat of the only person at the table. */
export const ownSeat = ({ seats }: GameSummary): Seat | null => onlyPerson(seats);

const namesIn = (game: GameSummary): Names => ({ colours: coloursOf(game.view.seats), you: ownSeat(game) });

export function turnWords(game: GameSummary): string {
  const { turn } = game.view;
  return t(turn.kind === 'chance' ? 'strip-throw' : 'strip-move', seatArgs(namesIn(game), seatOf(turn)));
}

/** Who has won, by name where a person gave one; a draw by that word. */
export function outcomeWords(
  outcome: Outcome,
  seats: readonly Standing[],
  names: Names,
  players: readonly SeatPlan[],
): string {
  const winners = seats.filter(({ seat }) => (outcome.payoff[seat] ?? 0) > 0);
  if (winners.length === seats.length || winners.length === 0) return t('result-draw');
  return winWords(winners, names, (seat) => {
    return personName(players.find((plan) => plan.seat === seat)?.player) || null;
  });
}

/** The same of a game of the list. */
export function resultWords(game: GameSummary): string {
  const { outcome, seats } = game.view;
  return outcome ? outcomeWords(outcome, seats, namesIn(game), game.seats) : '';
}
