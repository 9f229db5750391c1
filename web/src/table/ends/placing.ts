// The seats in the order of the result, the seats of a team together. Pure.
import type { Outcome, Standing } from '../../generated/wire';

export interface Place {
  rank: number;
  /** One seat, or those of a team. */
  seats: Standing[];
  won: boolean;
  points: number;
}

/** Who came where; partners share a place, unless one of them was put out of the game by the other. */
export function placesOf(seats: readonly Standing[], outcome: Outcome): Place[] {
  const rank = (one: Standing) => outcome.rank[one.seat] ?? 0;
  const places: Place[] = [];
  for (const one of seats) {
    const team = places.find((place) =>
      place.seats.some((other) => other.seat === one.ally && rank(other) === rank(one)),
    );
    if (team) {
      team.seats.push(one);
      team.points += one.points;
    } else {
      const won = (outcome.payoff[one.seat] ?? 0) > 0;
      places.push({ rank: rank(one), seats: [one], won, points: one.points });
    }
  }
  // After a team of two comes second place, not third.
  const ranks = [...new Set(places.map((place) => place.rank))].sort((a, b) => a - b);
  const teams = places.some((place) => place.seats.length > 1);
  return places
    .map((place) => (teams ? { ...place, rank: ranks.indexOf(place.rank) + 1 } : place))
    .sort((a, b) => a.rank - b.rank);
}
