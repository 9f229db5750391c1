//! Options of any game, in words.

use ashtapada_rules::soldiers::Options;
use ashtapada_rules::{AnyOptions, AnyPosition, Family, OptionSet as _, Position as _};

/// The options of a game in words such as `chess castling=true`: first the family, or the rule set whose game of points it
/// is, then the options that differ from those that it has by itself.
pub fn options(words: &str) -> AnyOptions {
    let mut words = words.split_whitespace();
    let name = words.next().unwrap_or_default();
    let mut options = name.parse().map_or_else(|_| points(name), Family::options);
    for (option, value) in words.map(|change| change.split_once('=').unwrap()) {
        options.set(option, value).unwrap();
    }
    options
}

/// A game of points with the options that the family has by itself.
fn points(rules: &str) -> AnyOptions {
    match ashtapada_rulebook::find(rules).unwrap().start().unwrap() {
        AnyPosition::Soldiers(start) => Options::of(start.game()).into(),
        _ => panic!("{rules} is no game of points"),
    }
}

/// The start of a game in words.
#[allow(dead_code, reason = "not every test needs it")]
pub fn start(words: &str) -> AnyPosition {
    AnyPosition::start(&options(words)).unwrap()
}
