//! How much of what a search says comes true.

use ashtapada_engine::net::Learnable;
use ashtapada_rules::four_kings::{Goal, Teams};
use ashtapada_rules::{AnyPosition, Position};

/// By what factor the values of a search have to be taken for what they promise to come true.
///
/// They are the logistic fits that `ashtapada-lab calibration` prints for games of equal players, rounded: `docs/review.md`
/// has them, and with how many nodes for each action they were found. What is won on the board is worth
/// less where many throws are to come, or where a game between equals is seldom won at all.
pub(crate) fn sureness(position: &AnyPosition) -> f64 {
    match position {
        AnyPosition::Chess(_) => 1.3,
        AnyPosition::Soldiers(position) if position.hunter().is_some() => 0.1,
        AnyPosition::Soldiers(_) => 0.35,
        AnyPosition::FourKings(position) => {
            let options = position.options();
            match (options.teams, options.goal) {
                (Teams::None, _) if position.learned().is_some() => 1.1,
                (Teams::None, _) => 3.0,
                _ if position.learned().is_some() => 1.0,
                (_, Goal::Annihilation) => 0.6,
                _ => 0.3,
            }
        }
        _ => 1.0,
    }
}
