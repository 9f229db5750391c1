//! The game that everybody plays on a day with the same throws.

use ashtapada_rules::Seat;

/// A game that is played anew every day, by everybody with the same throws: under which rules, where whoever plays it sits, and
/// who the others are.
///
/// ```
/// use ashtapada_rulebook::{DailyGame, find};
/// let DailyGame { rules, options, seat, others, .. } = DailyGame::FOUR_KINGS;
/// assert!(find(rules).unwrap().options_with(options.iter().copied()).is_ok());
/// assert!(others.iter().all(|(other, _)| *other != seat));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyGame {
    /// The rule set.
    pub rules: &'static str,
    /// What is changed of its options.
    pub options: &'static [(&'static str, &'static str)],
    /// How many times whoever plays it throws.
    pub rounds: usize,
    /// Where whoever plays it sits.
    pub seat: Seat,
    /// Who sits elsewhere: the name of each computer player.
    pub others: &'static [(Seat, &'static str)],
    /// Whose game everybody is compared with: the name of the strongest computer player.
    pub strongest: &'static str,
}

impl DailyGame {
    /// Fifteen rounds of Chaturaji, each for himself.
    pub const FOUR_KINGS: DailyGame = DailyGame {
        rules: "chaturaji-pl-solo",
        options: &[("rounds", "15")],
        rounds: 15,
        seat: Seat::South,
        others: &[(Seat::West, "level-5"), (Seat::North, "level-6"), (Seat::East, "level-4")],
        strongest: "level-8",
    };
}
