//! The games that everybody plays anew every day, under the same conditions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ashtapada_rules::Seat;
use serde::Deserialize;

use super::Day;

/// A game that is played anew every day, by everybody alike: under which rules, where whoever plays it sits, who the others are,
/// and what counts. Each is a file `daily/games/<id>.toml`.
///
/// ```
/// use ashtapada_rulebook::{DailyGame, Day, find};
/// for game in DailyGame::all() {
///     let options = game.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
///     assert!(find(&game.rules).unwrap().options_with(options).is_ok());
///     let side = game.side(Day(20_779));
///     assert!(!side.others.is_empty() && !side.others.contains_key(&side.seat));
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyGame {
    /// Its name in addresses and files.
    #[serde(skip)]
    pub id: String,
    /// Its place among the others.
    pub order: u8,
    /// The rule set.
    pub rules: String,
    /// What is changed of its options.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// What counts.
    pub scoring: Scoring,
    /// How many times whoever plays it throws, where points count.
    #[serde(default)]
    pub rounds: usize,
    /// How many actions at its start are drawn by lot: the same for everybody, and others each day.
    #[serde(default)]
    pub drawn: usize,
    /// Whose game everybody is compared with: the name of the strongest computer player.
    pub strongest: String,
    /// Who plays against whom: each has its day in turn.
    #[serde(rename = "side")]
    pub sides: Vec<DailySide>,
}

/// What a game of a day comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// The points at its end.
    Points,
    /// Whether it is won, and in how few turns.
    Turns,
}

/// Where whoever plays it sits, and who the others are.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailySide {
    /// Where whoever plays it sits.
    pub seat: Seat,
    /// Who sits elsewhere: the name of each computer player.
    pub others: BTreeMap<Seat, String>,
}

/// Of a game that nobody can set up.
static NOBODY: DailySide = DailySide { seat: Seat::South, others: BTreeMap::new() };

impl DailyGame {
    /// The games of this program, in order of presentation.
    pub fn all() -> &'static [DailyGame] {
        // A test reads them.
        static ALL: LazyLock<Vec<DailyGame>> = LazyLock::new(|| DailyGame::read_all().unwrap_or_default());
        &ALL
    }

    /// The game with that id.
    pub fn find(id: &str) -> Option<&'static DailyGame> {
        DailyGame::all().iter().find(|game| game.id == id)
    }

    /// Who plays against whom on a day.
    pub fn side(&self, day: Day) -> &DailySide {
        let index = day.0.checked_rem_euclid(self.sides.len() as i64).unwrap_or(0);
        self.sides.get(index as usize).unwrap_or(&NOBODY)
    }

    /// Reads their files.
    ///
    /// # Errors
    /// One of them is no such game; a test makes sure that all are.
    pub fn read_all() -> Result<Vec<DailyGame>, String> {
        let mut all = Vec::new();
        for (path, text) in crate::files::below("daily/games/") {
            let game: DailyGame = toml::from_str(text).map_err(|error| format!("{path}: {error}"))?;
            let id = path.trim_start_matches("daily/games/").trim_end_matches(".toml").to_owned();
            all.push(DailyGame { id, ..game });
        }
        all.sort_by_key(|game| game.order);
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_the_day_are_read() {
        let all = DailyGame::read_all().unwrap();
        assert_eq!(all, DailyGame::all());
        assert!(!all.is_empty() && all.is_sorted_by(|one, next| one.order < next.order));
        for game in &all {
            assert!(!game.sides.is_empty() && (game.scoring == Scoring::Turns || game.rounds > 0), "{}", game.id);
            assert_eq!(DailyGame::find(&game.id), Some(game));
        }
        assert_eq!(DailyGame::find("nothing"), None);
    }

    #[test]
    fn each_side_has_its_day_in_turn() {
        for game in DailyGame::all() {
            let days = game.sides.len() as i64;
            let seats: Vec<Seat> = (0..days).map(|day| game.side(Day(20_779 + day)).seat).collect();
            assert!(game.sides.iter().all(|side| seats.contains(&side.seat)), "{}", game.id);
            assert_eq!(game.side(Day(20_779)), game.side(Day(20_779 + days)));
            assert_eq!(game.side(Day(-days)), game.side(Day(0)));
        }
    }
}
