//! What the seats can expect of a game.

use ashtapada_engine::TEN_TO_ONE;
use ashtapada_rules::{AnyPosition, Outcome, Position, Seat};

/// What each seat can expect of the game: its share of the win, from 0 to 1, by [`Seat::index`]. Partners expect the same.
///
/// Between two sides the two values add up to 1, and so do the four where each plays for himself.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth([f64; 4]);

impl Worth {
    /// What a seat can expect.
    pub const fn of(&self, seat: Seat) -> f64 {
        self.0[seat.index()]
    }

    /// By [`Seat::index`]; seats that the game does not have expect nothing.
    pub const fn shares(&self) -> [f64; 4] {
        self.0
    }

    /// The result of a game that is over.
    pub fn of_outcome(outcome: &Outcome) -> Worth {
        Worth(Seat::ALL.map(|seat| outcome.payoff(seat)))
    }

    /// What is certain between two: one of them wins, or nobody does.
    pub(crate) fn certain(seats: &[Seat], winner: Option<Seat>) -> Worth {
        let share = |seat| match winner {
            Some(winner) => f64::from(u8::from(winner == seat)),
            None => 1.0 / seats.len() as f64,
        };
        Worth(Seat::ALL.map(|seat| if seats.contains(&seat) { share(seat) } else { 0.0 }))
    }

    /// What the values of a search promise, which are by seat in hundredths of a pawn and taken so many times.
    pub(crate) fn of_values(position: &AnyPosition, values: &[i32; 4], times: f64) -> Worth {
        let seats = position.seats();
        let alone = seats.len() > 2 && position.standings().iter().all(|standing| standing.ally.is_none());
        let odds = |value: i32| (f64::from(value) * times * std::f64::consts::LN_10 / TEN_TO_ONE).exp();
        let mut shares = [0.0; 4];
        if alone {
            // The values are those whose softmax the shares are.
            let most = values.iter().copied().max().unwrap_or(0);
            let odds = values.map(|value| odds(value - most));
            let all: f64 = odds.iter().sum();
            shares = odds.map(|odds| odds / all);
        } else {
            for seat in seats {
                shares[seat.index()] = 1.0 / (1.0 + odds(-values[seat.index()]));
            }
        }
        Worth(shares)
    }

    /// The sum of two, or a difference where the other was [scaled](Worth::scaled) by -1.
    #[must_use]
    pub fn plus(&self, other: &Worth) -> Worth {
        Worth(std::array::from_fn(|seat| self.0[seat] + other.0[seat]))
    }

    /// How much more it is than another.
    #[must_use]
    pub fn less(&self, other: &Worth) -> Worth {
        self.plus(&other.scaled(-1.0))
    }

    #[must_use]
    pub fn scaled(&self, by: f64) -> Worth {
        Worth(self.0.map(|share| share * by))
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_engine::{Sides, WIN, expected};
    use ashtapada_rules::{Ending, Family};

    use super::*;

    #[test]
    fn two_share_one() {
        let start = AnyPosition::start(&Family::Chess.options()).unwrap();
        let worth = Worth::of_values(&start, &[120, 120, -120, -120], 1.0);
        assert!((worth.of(Seat::South) + worth.of(Seat::North) - 1.0).abs() < 1e-12);
        assert!((worth.of(Seat::South) - expected(120)).abs() < 1e-12 && worth.of(Seat::West) == 0.0);
        // Half as sure is what half of the value promises.
        let half = Worth::of_values(&start, &[120, 120, -120, -120], 0.5);
        assert!((half.of(Seat::South) - expected(60)).abs() < 1e-12);
    }

    #[test]
    fn a_certain_end_is_certain() {
        let start = AnyPosition::start(&Family::Chess.options()).unwrap();
        let mate = Outcome::won_by(&[Seat::South], &Seat::PAIR, Ending::Checkmate);
        let values = Sides::PAIR.by_seat(&Sides::PAIR.payoff(&mate, 9));
        assert_eq!(Worth::of_values(&start, &values, 0.3), Worth::of_outcome(&mate));
    }

    #[test]
    fn four_share_one() {
        let start = AnyPosition::start(&Family::FourKings.options()).unwrap();
        let worth = Worth::of_values(&start, &[200, -100, 0, -900], 1.0);
        assert!((worth.shares().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let winner = Worth::of_values(&start, &[WIN, -WIN / 3, -WIN / 3, -WIN / 3], 0.1);
        assert!((winner.of(Seat::South) - 1.0).abs() < 1e-9 && winner.shares()[1] < 1e-9, "{winner:?}");
    }
}
