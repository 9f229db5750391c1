//! Positions of random games, in files.

use ashtapada_rules::{AnyPosition, Family, OptionSet as _, Position as _};

/// Rule set, its family with all options that differ from the family's, position, and what was chosen in it.
pub const CHOICES: &str = include_str!("choices.tsv");

/// A position in a game of a family with other options.
pub fn position(changes: &str, text: &str) -> AnyPosition {
    let mut words = changes.split_whitespace();
    let mut options = match words.next() {
        Some("four-kings") => Family::FourKings,
        Some("soldiers") => Family::Soldiers,
        _ => Family::Chess,
    }
    .options();
    for (option, value) in words.map(|change| change.split_once('=').unwrap()) {
        options.set(option, value).unwrap();
    }
    AnyPosition::parse(text, &options).unwrap()
}
