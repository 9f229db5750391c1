//! How long games are: measured, in `lengths.toml`, by `ashtapada-lab lengths`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::files;

/// The turns of a game of a rule set: means of many games between computer players.
///
/// A turn is *free* if its player had a choice, and *brief* if not: the throw was lost, or left one move only.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Length {
    /// Free turns of all seats.
    pub free: f64,
    /// Brief turns of all seats.
    pub brief: f64,
    /// Free turns of one seat, as the person in the usual set-up has them.
    pub own_free: f64,
    /// Brief turns of that seat.
    pub own_brief: f64,
}

/// What was measured, and how.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lengths {
    /// The day of the measurement, `2026-11-22`.
    pub date: String,
    /// Games of each rule set.
    pub games: u32,
    /// The seed that gives the same games again.
    pub seed: u64,
    /// Nodes that a computer player searched for each decision.
    pub nodes: u64,
    /// By rule set.
    pub rules: BTreeMap<String, Length>,
}

/// The measured lengths.
pub fn lengths() -> &'static Lengths {
    static LENGTHS: LazyLock<Lengths> = LazyLock::new(|| {
        read(files::file("lengths.toml").unwrap_or_default()).unwrap_or_else(|_| Lengths {
            date: String::new(),
            games: 0,
            seed: 0,
            nodes: 0,
            rules: BTreeMap::new(),
        })
    });
    &LENGTHS
}

fn read(text: &str) -> Result<Lengths, toml::de::Error> {
    toml::from_str(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_sets;

    #[test]
    fn every_rule_set_is_measured() {
        let measured = read(files::file("lengths.toml").unwrap_or_default()).unwrap_or_else(|error| panic!("{error}"));
        assert!(measured.games >= 10 && !measured.date.is_empty());
        for rules in rule_sets() {
            let length = measured.rules.get(&rules.id).unwrap_or_else(|| panic!("{} is not measured", rules.id));
            let Length { free, brief, own_free, own_brief } = *length;
            assert!(own_free > 0.0 && own_free <= free && own_brief <= brief, "{}: {length:?}", rules.id);
        }
        assert_eq!(measured.rules.len(), rule_sets().len(), "a rule set that was measured is gone");
    }
}
