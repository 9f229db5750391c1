//! The game that everybody plays on a day with the same throws.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ashtapada_rules::Seat;
use serde::Deserialize;

/// A game that is played anew every day, by everybody with the same throws: under which rules, where whoever plays it sits, and
/// who the others are. It stands in `daily/throw.toml`.
///
/// ```
/// use ashtapada_rulebook::{DailyGame, find};
/// let DailyGame { rules, options, seat, others, .. } = DailyGame::known();
/// let options = options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
/// assert!(find(rules).unwrap().options_with(options).is_ok());
/// assert!(!others.is_empty() && !others.contains_key(seat));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyGame {
    /// The rule set.
    pub rules: String,
    /// What is changed of its options.
    pub options: BTreeMap<String, String>,
    /// How many times whoever plays it throws.
    pub rounds: usize,
    /// Where whoever plays it sits.
    pub seat: Seat,
    /// Who sits elsewhere: the name of each computer player.
    pub others: BTreeMap<Seat, String>,
    /// Whose game everybody is compared with: the name of the strongest computer player.
    pub strongest: String,
}

impl DailyGame {
    /// The game of this program.
    pub fn known() -> &'static DailyGame {
        static KNOWN: LazyLock<DailyGame> =
            LazyLock::new(|| DailyGame::read().unwrap_or_else(|_| DailyGame::without_rules()));
        &KNOWN
    }

    /// Reads its file.
    ///
    /// # Errors
    /// The file is missing or is no such game; a test makes sure that it is neither.
    pub fn read() -> Result<DailyGame, String> {
        const NAME: &str = "throw.toml";
        let text = super::FILES.get_file(NAME).and_then(|file| file.contents_utf8());
        let text = text.ok_or_else(|| format!("daily/{NAME} is missing"))?;
        toml::from_str(text).map_err(|error| format!("daily/{NAME}: {error}"))
    }

    /// One that nobody can set up.
    const fn without_rules() -> DailyGame {
        DailyGame {
            rules: String::new(),
            options: BTreeMap::new(),
            rounds: 0,
            seat: Seat::South,
            others: BTreeMap::new(),
            strongest: String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_of_the_day_is_read() {
        let game = DailyGame::read().unwrap();
        assert_eq!((&game, game.rounds), (DailyGame::known(), 15));
    }
}
