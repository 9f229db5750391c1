//! How the seats of a table agree on seeds: all commit, then all reveal.

use ashtapada_rules::Seat;
use serde::{Deserialize, Serialize};

use super::{Commitment, Dice, Secret, Seed};

/// How often the seats of a game may begin anew because one of them asks for it: a page that was closed at just the wrong
/// moment asks once.
pub const ROUNDS: u32 = 20;

/// What the seats of a game have added to its dice so far.
///
/// Everybody commits to a seed before anybody's seed is known, so nobody can choose his own by the others'. While one is
/// missing nothing is thrown.
///
/// ```
/// use ashtapada_rules::Seat;
/// use ashtapada_table::dice::{Contribution, Seed, SeedError, Seeds};
/// let (seats, seed) = (Seat::PAIR, Seed::new([7; 32]));
/// let commit = |seat| Contribution::Commit { seat, commitment: seed.commitment("game", seat) };
/// let reveal = |seat| Contribution::Reveal { seat, seed };
/// let one = Seeds::default().after(&commit(Seat::South), "game", &seats)?;
/// assert_eq!(one.after(&reveal(Seat::South), "game", &seats), Err(SeedError::Early));
/// let both = one.after(&commit(Seat::North), "game", &seats)?;
/// let known = both.after(&reveal(Seat::South), "game", &seats)?.after(&reveal(Seat::North), "game", &seats)?;
/// assert!(known.all(&seats).is_some() && both.all(&seats).is_none());
/// # Ok::<(), SeedError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Seeds {
    /// How often the seats began anew.
    pub round: u32,
    /// What each seat committed to, by [`Seat::index`].
    pub commitments: [Option<Commitment>; 4],
    /// What each seat revealed, by [`Seat::index`].
    pub revealed: [Option<Seed>; 4],
}

/// A seat's part in the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Contribution {
    /// Commits to a seed.
    Commit {
        /// Whose.
        seat: Seat,
        /// Of which seed.
        commitment: Commitment,
    },
    /// Reveals the seed, once all have committed.
    Reveal {
        /// Whose.
        seat: Seat,
        /// Which.
        seed: Seed,
    },
    /// Begins anew under a new secret, because a seat that has committed cannot reveal its seed.
    Anew {
        /// Which seat.
        seat: Seat,
    },
}

impl Contribution {
    /// Whose part it is.
    pub fn seat(&self) -> Seat {
        match *self {
            Contribution::Commit { seat, .. } | Contribution::Reveal { seat, .. } | Contribution::Anew { seat } => seat,
        }
    }
}

/// Why a part in the dice is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SeedError {
    /// The seat does not play here, or plays with dice that nobody draws.
    #[error("no seed is asked of that seat")]
    NoSeat,
    /// The seat has committed to another seed.
    #[error("the seat has committed to another seed already")]
    Committed,
    /// Not all seats have committed yet.
    #[error("a seed is revealed when all seats have committed to theirs")]
    Early,
    /// The seed is not the one committed to.
    #[error("the seed is not the one that the seat has committed to")]
    Other,
    /// Nothing is missing of that seat.
    #[error("the seat has revealed its seed, or has not committed to one")]
    NothingMissing,
    /// The seats have begun anew too often.
    #[error(
        "the seats have begun anew {ROUNDS} times: reveal the seed that was committed to, or set up another table; at this \
         one a computer player may take the seat as was agreed"
    )]
    TooOften,
    /// All seeds are known, and throws follow from them.
    #[error("the seeds of all seats are known already")]
    Settled,
}

impl Seeds {
    /// The seeds after a contribution; the same if it was made before.
    ///
    /// # Errors
    /// It cannot be accepted.
    pub fn after(&self, what: &Contribution, game: &str, seats: &[Seat]) -> Result<Seeds, SeedError> {
        let mut after = self.clone();
        let seat = what.seat();
        if !seats.contains(&seat) {
            return Err(SeedError::NoSeat);
        }
        let place = seat.index();
        let committed = self.commitments[place];
        match *what {
            Contribution::Commit { commitment, .. } => {
                if committed.is_some_and(|known| known != commitment) {
                    return Err(SeedError::Committed);
                }
                after.commitments[place] = Some(commitment);
            }
            Contribution::Reveal { seed, .. } => {
                if !self.are_committed(seats) {
                    return Err(SeedError::Early);
                }
                if committed != Some(seed.commitment(game, seat)) {
                    return Err(SeedError::Other);
                }
                after.revealed[place] = Some(seed);
            }
            Contribution::Anew { .. } => {
                if self.all(seats).is_some() {
                    return Err(SeedError::Settled);
                }
                if committed.is_none() || self.revealed[place].is_some() {
                    return Err(SeedError::NothingMissing);
                }
                if self.round >= ROUNDS {
                    return Err(SeedError::TooOften);
                }
                after = self.anew();
            }
        }
        Ok(after)
    }

    /// The same with what computer players add at once: their commitments, and their seeds when all have committed.
    pub(crate) fn with_computers(mut self, computers: &[Seat], secret: &Secret, game: &str, seats: &[Seat]) -> Seeds {
        let own = |round: u32, seat: Seat| {
            let secret = secret.of_round(game, round);
            Seed(secret.of_round(seat.name(), round).0)
        };
        let parts = computers.iter().map(|&seat| (seat, own(self.round, seat)));
        let parts: Vec<(Seat, Seed)> = parts.collect();
        for &(seat, seed) in &parts {
            // What a person has committed to before a computer player stood in stays.
            self.commitments[seat.index()].get_or_insert_with(|| seed.commitment(game, seat));
        }
        if self.are_committed(seats) {
            for &(seat, seed) in &parts {
                if self.commitments[seat.index()] == Some(seed.commitment(game, seat)) {
                    self.revealed[seat.index()] = Some(seed);
                }
            }
        }
        self
    }

    /// The next round, in which nobody has added anything.
    pub(crate) fn anew(&self) -> Seeds {
        Seeds { round: self.round + 1, ..Seeds::default() }
    }

    /// Whether a seat has committed to a seed and not revealed it, though it could.
    pub(crate) fn withholds(&self, seat: Seat, seats: &[Seat]) -> bool {
        self.are_committed(seats) && self.revealed[seat.index()].is_none()
    }

    /// Whether all seats have committed to a seed.
    pub fn are_committed(&self, seats: &[Seat]) -> bool {
        seats.iter().all(|seat| self.commitments[seat.index()].is_some())
    }

    /// The seeds of all seats, in their order; `None` while one is missing.
    pub fn all(&self, seats: &[Seat]) -> Option<Vec<Seed>> {
        seats.iter().map(|seat| self.revealed[seat.index()]).collect()
    }

    /// The dice that follow from them; `None` while a seed is missing.
    pub fn dice<'a>(&self, secret: &Secret, game: &'a str, seats: &[Seat]) -> Option<Dice<'a>> {
        Some(Dice::new(secret.of_round(game, self.round), game, self.all(seats)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "a-game";

    fn seed(of: u8) -> Seed {
        Seed::new([of; 32])
    }

    fn commit(seat: Seat, of: u8) -> Contribution {
        Contribution::Commit { seat, commitment: seed(of).commitment(GAME, seat) }
    }

    fn reveal(seat: Seat, of: u8) -> Contribution {
        Contribution::Reveal { seat, seed: seed(of) }
    }

    fn after(seeds: &Seeds, what: Contribution) -> Result<Seeds, SeedError> {
        seeds.after(&what, GAME, &Seat::PAIR)
    }

    #[test]
    fn nobody_can_choose_by_what_others_chose() {
        let none = Seeds::default();
        let one = after(&none, commit(Seat::South, 1)).unwrap();
        assert_eq!(after(&one, commit(Seat::South, 1)).unwrap(), one, "sent again");
        assert_eq!(after(&one, commit(Seat::South, 2)), Err(SeedError::Committed));
        assert_eq!(after(&one, reveal(Seat::South, 1)), Err(SeedError::Early));
        let both = after(&one, commit(Seat::North, 2)).unwrap();
        assert_eq!(after(&both, reveal(Seat::North, 3)), Err(SeedError::Other));
        // The seed of another seat is not one's own.
        assert_eq!(after(&both, reveal(Seat::North, 1)), Err(SeedError::Other));
        assert_eq!(after(&both, reveal(Seat::West, 1)), Err(SeedError::NoSeat));
        let known = after(&after(&both, reveal(Seat::North, 2)).unwrap(), reveal(Seat::South, 1)).unwrap();
        assert_eq!(known.all(&Seat::PAIR), Some(vec![seed(1), seed(2)]));
        assert_eq!(after(&known, reveal(Seat::South, 1)).unwrap(), known, "sent again");
    }

    #[test]
    fn who_does_not_reveal_is_waited_for_under_another_secret() {
        let (none, secret) = (Seeds::default(), Secret::new([9; 32]));
        assert_eq!(after(&none, Contribution::Anew { seat: Seat::South }), Err(SeedError::NothingMissing));
        let both = after(&after(&none, commit(Seat::South, 1)).unwrap(), commit(Seat::North, 2)).unwrap();
        let waiting = after(&both, reveal(Seat::North, 2)).unwrap();
        assert_eq!(after(&waiting, Contribution::Anew { seat: Seat::North }), Err(SeedError::NothingMissing));
        let anew = after(&waiting, Contribution::Anew { seat: Seat::South }).unwrap();
        assert_eq!(anew, Seeds { round: 1, ..Seeds::default() });
        assert_ne!(secret.of_round(GAME, 0).commitment(GAME), secret.of_round(GAME, 1).commitment(GAME));
        let known = after(&waiting, reveal(Seat::South, 1)).unwrap();
        assert_eq!(after(&known, Contribution::Anew { seat: Seat::South }), Err(SeedError::Settled));
    }

    #[test]
    fn nobody_holds_up_a_game_by_beginning_anew_without_end() {
        let mut seeds = Seeds::default();
        for round in 0..=ROUNDS {
            assert_eq!(seeds.round, round);
            let both = after(&after(&seeds, commit(Seat::South, 1)).unwrap(), commit(Seat::North, 2)).unwrap();
            match after(&both, Contribution::Anew { seat: Seat::South }) {
                Ok(anew) => seeds = anew,
                Err(refused) => {
                    assert_eq!((round, refused), (ROUNDS, SeedError::TooOften));
                    // The seed that was promised is still taken.
                    assert!(after(&both, reveal(Seat::South, 1)).is_ok());
                    // Where a computer player stands in, they begin anew all the same.
                    assert_eq!(both.anew().round, ROUNDS + 1);
                    return;
                }
            }
        }
        panic!("it went on for ever");
    }

    #[test]
    fn computer_players_add_their_part_at_once_and_show_it_last() {
        let secret = Secret::new([9; 32]);
        let with = |seeds: Seeds| seeds.with_computers(&[Seat::North], &secret, GAME, &Seat::PAIR);
        let begun = with(Seeds::default());
        assert!(begun.commitments[Seat::North.index()].is_some());
        assert_eq!(begun.revealed, [None; 4], "before all have committed");
        let both = with(after(&begun, commit(Seat::South, 1)).unwrap());
        let shown = both.revealed[Seat::North.index()].unwrap();
        assert_eq!(both.commitments[Seat::North.index()], Some(shown.commitment(GAME, Seat::North)));
        assert!(both.all(&Seat::PAIR).is_none());
        let known = with(after(&both, reveal(Seat::South, 1)).unwrap());
        assert!(known.dice(&secret, GAME, &Seat::PAIR).is_some());
        // In another round it is another seed.
        let anew = with(after(&both, Contribution::Anew { seat: Seat::South }).unwrap());
        assert_ne!(anew.commitments[Seat::North.index()], both.commitments[Seat::North.index()]);
    }
}
