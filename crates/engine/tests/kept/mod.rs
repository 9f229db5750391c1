//! Positions of random games, in files.

use ashtapada_rules::{AnyPosition, Position as _};

pub mod games;

/// Rule set, its game with all options that differ from its own, position, and what was chosen in it.
pub const CHOICES: &str = include_str!("choices.tsv");

/// A position in a game with other options.
pub fn position(game: &str, text: &str) -> AnyPosition {
    AnyPosition::parse(text, &games::options(game)).unwrap()
}
