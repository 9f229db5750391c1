// Whose turn it is in a game of the list, and who has won.

import { seatOf } from '../base/turn';
import type { Outcome, SeatPlan, Standing, View } from '../generated/wire';
import { coloursOf } from '../settings/colours';
import { winWords } from '../table/ends/winning';
import { personName } from '../table/seats/names';
import { t } from '../text';
import { type Names, seatArgs } from '../text/event';
import { isWatched, type OwnGame, peopleIn } from './own';

const namesIn = ({ seats, yours }: OwnGame, view: View): Names => ({
  colours: coloursOf(view.seats),
  you: yours.length === 1 ? (yours[0] ?? null) : null,
  people: peopleIn(seats, view.left),
});

/** Whose turn it is. Of tables with screens of their own only that is known whether it is one's own. */
export function turnOf(game: OwnGame): string {
  if (isWatched(game)) return t('own-watched');
  const view = game.position?.view;
  if (!view || (game.others && !game.turn)) return t(game.turn ? 'return-yours' : 'own-theirs');
  const { turn } = view;
  return t(
    turn.kind === 'chance' ? 'strip-throw' : 'strip-move',
    seatArgs(namesIn(game, view), seatOf(turn)),
  );
}

/** What sentences call those who sat at a game, of which only the armies at its beginning are known. */
export const namesAt = (game: OwnGame, start: readonly Standing[]): Names => ({
  colours: coloursOf(start),
  you: game.yours.length === 1 ? (game.yours[0] ?? null) : null,
  people: peopleIn(game.seats),
});

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
