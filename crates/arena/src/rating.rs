//! Results as ratings: Bradley–Terry for pairs, Weng–Lin for tables of four.

use ashtapada_ratings::{Rating, update};
use ashtapada_rules::Seat;

use crate::{Interval, Played};

/// The difference of strength between two players in Elo points, from the mean result of the first with its interval: by
/// the model of Bradley and Terry, in which 400 points are ten wins to one. Without a loss, or a win, it is infinite.
///
/// ```
/// use ashtapada_arena::{Interval, elo_difference};
/// let elo = elo_difference(Interval { value: 0.5, low: 0.0, high: 10.0 / 11.0 });
/// assert_eq!((elo.value, elo.low, elo.high.round()), (0.0, f64::NEG_INFINITY, 400.0));
/// ```
pub fn elo_difference(mean: Interval) -> Interval {
    let elo = |result: f64| 400.0 * (result / (1.0 - result)).log10();
    Interval { value: elo(mean.value), low: elo(mean.low), high: elo(mean.high) }
}

/// Ratings by Weng and Lin for games of four who play for themselves, each with an interval of two deviations: 25 is where
/// everybody begins.
///
/// The order of the games matters a little, so give them in the order of the rounds. Who sits in three seats gains and
/// loses in all of them.
pub fn ratings<'a>(players: usize, games: impl IntoIterator<Item = &'a Played>) -> Vec<Interval> {
    let mut ratings = vec![Rating::default(); players];
    for game in games {
        let seats = Seat::ALL.into_iter().filter(|seat| game.outcome.rank[seat.index()] > 0);
        let sides: Vec<(u8, Vec<usize>)> =
            seats.map(|seat| (game.outcome.rank[seat.index()], vec![game.seated[seat.index()]])).collect();
        update(&mut ratings, &sides);
    }
    let interval = |rating: Rating| {
        let wide = 1.96 * rating.spread;
        Interval { value: rating.mean, low: rating.mean - wide, high: rating.mean + wide }
    };
    ratings.into_iter().map(interval).collect()
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{Ending, Outcome};

    use super::*;

    fn won_by(seat: Seat, seated: [usize; 4]) -> Played {
        let outcome = Outcome::won_by(&[seat], &Seat::ALL, Ending::LastArmy);
        Played { seated, outcome, actions: Vec::new(), results: Vec::new(), counts: Vec::new(), forfeit: None }
    }

    #[test]
    fn a_result_and_its_opposite_differ_in_sign_alone() {
        let elo = |value| elo_difference(Interval { value, low: 0.1, high: 0.9 }).value;
        assert!((elo(0.64) - 100.0).abs() < 0.1);
        assert!((elo(0.3) + elo(0.7)).abs() < 1e-9);
        assert_eq!(elo(1.0), f64::INFINITY);
    }

    #[test]
    fn who_wins_more_is_rated_higher_and_surer_with_each_game() {
        let seatings = [[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0]];
        let games: Vec<Played> =
            Seat::ALL.into_iter().zip(seatings).map(|(seat, seated)| won_by(seat, seated)).collect();
        let few = ratings(4, &games[..1]);
        let all = ratings(4, &games);
        assert!(all[0].value > few[0].value && few[0].value > 25.0 && all[1].value < 25.0);
        assert!(all[0].high - all[0].low < few[0].high - few[0].low);
    }

    #[test]
    fn one_against_three_of_equal_strength_comes_out_even() {
        // Each seat wins as often as any other, and the first player sits in each of them in turn.
        let mut games = Vec::new();
        for own in 0..4 {
            for seat in Seat::ALL {
                let mut seated = [1; 4];
                seated[own] = 0;
                games.push(won_by(seat, seated));
            }
        }
        let rated = ratings(2, games.iter().cycle().take(160));
        assert!(rated[0].low < rated[1].value && rated[1].value < rated[0].high, "{rated:?}");
    }
}
