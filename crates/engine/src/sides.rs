//! Who plays together, and what the end of a game is worth to them.

use std::cmp::Ordering;

use ashtapada_rules::{Outcome, Position, Seat};

use crate::worth::{Values, WIN, utility};

/// Which seats play together: sides are numbered from 0.
///
/// ```
/// use ashtapada_engine::Sides;
/// use ashtapada_rules::{Position, Seat, chess};
/// let start = chess::Chess::start(&chess::Options::default()).unwrap();
/// let sides = Sides::in_game(&start);
/// assert_eq!(sides.count(), 2);
/// assert_ne!(sides.of(Seat::South), sides.of(Seat::North));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    side: [u8; 4],
    count: u8,
    /// The seat that its side plays for, where partners may end differently.
    played_for: Option<Seat>,
}

impl Sides {
    /// South against North.
    pub const PAIR: Sides = Sides { side: [0, 0, 1, 1], count: 2, played_for: None };

    /// Each of the four for himself.
    pub const FOUR: Sides = Sides { side: [0, 1, 2, 3], count: 4, played_for: None };

    /// One of the four against the rest.
    pub const fn alone(seat: Seat) -> Sides {
        let mut side = [1; 4];
        side[seat.index()] = 0;
        Sides { side, count: 2, played_for: None }
    }

    /// Two teams of four seats; South and `partner` are one.
    pub const fn teams(partner: Seat) -> Sides {
        let mut side = [1; 4];
        side[Seat::South.index()] = 0;
        side[partner.index()] = 0;
        Sides { side, count: 2, played_for: None }
    }

    /// The same, where the side of `seat` maximizes what that seat gets.
    #[must_use]
    pub const fn played_for(self, seat: Seat) -> Sides {
        Sides { played_for: Some(seat), ..self }
    }

    /// The sides of a game; a team plays for the seat that decides now.
    pub fn in_game<P: Position>(position: &P) -> Sides {
        if position.seats().len() == 2 {
            return Sides::PAIR;
        }
        let standings = position.standings();
        let south = standings.iter().find(|standing| standing.seat == Seat::South);
        let Some(partner) = south.and_then(|standing| standing.ally) else { return Sides::FOUR };
        let teams = Sides::teams(partner);
        position.turn().seat().map_or(teams, |seat| teams.played_for(seat))
    }

    /// How many sides there are.
    #[inline]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The side of a seat.
    #[inline]
    pub const fn of(&self, seat: Seat) -> usize {
        self.side[seat.index()] as usize
    }

    /// The sum for each side of what its seats have.
    #[inline]
    pub fn sum(&self, by_seat: &[i32; 4]) -> Values {
        let mut sums = [0; 4];
        for (side, worth) in self.side.iter().zip(by_seat) {
            sums[usize::from(*side)] += worth;
        }
        sums
    }

    /// For each seat the value of its side.
    pub fn by_seat(&self, values: &Values) -> [i32; 4] {
        self.side.map(|side| values[usize::from(side)])
    }

    /// How much more each side has than the others: than their mean and than the best of them, half and half.
    /// The leader's loss is everyone's gain, so nobody is content with beating the weak.
    #[inline]
    pub fn advantage(&self, worth: &Values) -> Values {
        if self.count == 2 {
            let ahead = worth[0] - worth[1];
            return [ahead, -ahead, 0, 0];
        }
        let worth = &worth[..self.count()];
        let total: i32 = worth.iter().sum();
        let mut advantage = [0; 4];
        for (side, own) in worth.iter().enumerate() {
            let best = worth.iter().enumerate().filter(|&(other, _)| other != side).map(|(_, &worth)| worth).max();
            let mean = (total - own) / (self.count() as i32 - 1);
            advantage[side] = own - (mean + best.unwrap_or(0)) / 2;
        }
        advantage
    }

    /// How much more each side has than their mean; of two, than the other.
    #[inline]
    pub fn centred(&self, worth: &Values) -> Values {
        if self.count == 2 {
            return self.advantage(worth);
        }
        let mean = worth.iter().sum::<i32>() / i32::from(self.count);
        worth.map(|own| own - mean)
    }

    /// What the end of a game is worth to each side; wins that come sooner, after fewer plies, are worth more.
    ///
    /// A seat that its ally put out of the game has no share in what the other wins (AMB-111): where a team plays for
    /// one seat it has what that seat has, and the other team the rest; else a team has what its best seat has. Where each
    /// seat is a side of its own, each has what is its own.
    pub fn payoff(&self, outcome: &Outcome, ply: usize) -> Values {
        let mut share = [0; 4];
        for seat in Seat::ALL.into_iter().filter(|seat| outcome.rank[seat.index()] > 0) {
            let own = &mut share[self.of(seat)];
            *own = i32::from(outcome.share[seat.index()]).max(*own);
        }
        if let Some(seat) = self.played_for.filter(|_| self.count == 2) {
            // What its seat does not get is the other side's gain, whoever has it.
            let (side, own) = (self.of(seat), i32::from(outcome.share[seat.index()]));
            (share[side], share[1 - side]) = (own, 12 - own);
        }
        let count = self.count() as i32;
        let total: i32 = share.iter().sum();
        let mut payoff = [0; 4];
        for (payoff, &share) in payoff.iter_mut().zip(&share).take(self.count()) {
            // 0 when all share alike, half of WIN for a whole win of two sides, negative for less than one's part.
            let above = (share * count - total) * WIN / (12 * count.max(2));
            *payoff = above - above.signum() * ply as i32;
        }
        payoff
    }

    /// What each of four sides gets of the whole at the end of a game: its [`utility`].
    pub(crate) fn whole(&self, outcome: &Outcome) -> Values {
        let (share, rank) = (outcome.share.map(|share| f32::from(share) / 12.0), outcome.rank);
        utility(share, |one, other| match rank[one].cmp(&rank[other]) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        })
    }

    /// The result of each side in a match: the mean of what its seats got, 1 for a win.
    ///
    /// ```
    /// use ashtapada_engine::Sides;
    /// use ashtapada_rules::{Ending, Outcome, Seat};
    /// // North put its ally South out of the game and won alone (AMB-111).
    /// let outcome = Outcome::won_by(&[Seat::North], &Seat::ALL, Ending::Annihilation);
    /// assert_eq!(Sides::teams(Seat::North).results(&outcome), [0.5, 0.0, 0.0, 0.0]);
    /// ```
    pub fn results(&self, outcome: &Outcome) -> [f64; 4] {
        let mut results = [0.0; 4];
        for (side, result) in results.iter_mut().enumerate().take(self.count()) {
            let seats = Seat::ALL.into_iter().filter(|&seat| outcome.rank[seat.index()] > 0 && self.of(seat) == side);
            let shares: Vec<f64> = seats.map(|seat| outcome.payoff(seat)).collect();
            *result = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
        }
        results
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::Ending;

    use super::*;
    use crate::worth::{shares, utility_of};

    #[test]
    fn a_side_has_what_the_seat_has_that_it_plays_for() {
        let teams = Sides::teams(Seat::West);
        let outcome = Outcome::won_by(&[Seat::South], &Seat::ALL, Ending::Annihilation);
        let worth = |seat| teams.played_for(seat).payoff(&outcome, 0)[0];
        assert!(worth(Seat::South) > WIN / 4);
        // West was put out by South, and wins as little as those who lost.
        assert!(worth(Seat::West) < -WIN / 4);
        assert!(worth(Seat::North) > WIN / 4);
        let draw = Outcome::drawn(&Seat::ALL, Ending::Repetition);
        assert_eq!(teams.played_for(Seat::West).payoff(&draw, 3), [0; 4]);
    }

    #[test]
    fn another_side_has_what_its_best_seat_has() {
        let teams = Sides::teams(Seat::West);
        for (winner, out) in [(Seat::South, Seat::West), (Seat::West, Seat::South)] {
            let outcome = Outcome::won_by(&[winner], &Seat::ALL, Ending::Annihilation);
            let both = Outcome::won_by(&[winner, out], &Seat::ALL, Ending::Annihilation);
            assert_eq!(teams.payoff(&outcome, 0), teams.payoff(&both, 0));
            assert!(teams.payoff(&outcome, 0)[0] > WIN / 4);
            assert_eq!(teams.results(&outcome), [0.5, 0.0, 0.0, 0.0]);
            assert_eq!(teams.results(&both), [1.0, 0.0, 0.0, 0.0]);
            // Each for himself, the one who is out has lost.
            let own = Sides::FOUR.payoff(&outcome, 0);
            assert!(own[winner.index()] > 0 && own[out.index()] < 0);
        }
        // A draw is one for the side, though the one who is out has no part in it.
        let mut draw = Outcome::drawn(&Seat::ALL, Ending::Repetition);
        (draw.share[1], draw.rank[1]) = (0, 4);
        assert_eq!(teams.payoff(&draw, 3), [0; 4]);
    }

    #[test]
    fn every_place_is_worth_something_and_a_win_most() {
        let ends = [
            ([20, 10, 5, 0], [9500, 333, 167, 0]),
            ([20, 10, 10, 0], [9500, 250, 250, 0]),
            ([20, 0, 20, 3], [4917, 0, 4917, 167]),
            ([7; 4], [2500; 4]),
        ];
        for (points, worth) in ends {
            assert_eq!(Sides::FOUR.whole(&Outcome::by_points(points, Ending::LastArmy)), worth, "{points:?}");
        }
        // What is expected is worth as much in all, and what is certain as much as the end.
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..1000 {
            let shares = shares(&[(); 4].map(|()| rng.i32(-600..600)));
            let worth = utility_of(&shares);
            assert!((worth.iter().sum::<i32>() - shares.iter().sum::<i32>()).abs() <= 1000 / 100 + 4, "{shares:?}");
            for (one, other) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
                assert_eq!(shares[one].cmp(&shares[other]), worth[one].cmp(&worth[other]), "{shares:?}: {worth:?}");
            }
        }
    }

    #[test]
    fn sooner_is_better() {
        let outcome = Outcome::won_by(&[Seat::North], &Seat::PAIR, Ending::Checkmate);
        let [soon, late] = [1, 5].map(|ply| Sides::PAIR.payoff(&outcome, ply));
        assert!(soon[1] > late[1] && soon[0] < late[0]);
        assert_eq!(soon[0], -soon[1]);
    }
}
