//! What perfect play is in the games that are solved: as `ashtapada solve` found it, in `solved.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::files;

/// The games that are solved.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SolvedGames {
    /// The day on which they were solved, `2026-11-30`.
    pub date: String,
    /// Each with its rulings.
    pub games: Vec<SolvedGame>,
}

/// A game under the rulings that it is solved under.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SolvedGame {
    /// Its rule set.
    pub rules: String,
    /// What is known under each ruling; as the rule set has it first, where it is solved so.
    pub rulings: Vec<SolvedRuling>,
    /// Two of them that differ by the duty to capture alone, where both are solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub duty: Option<Duty>,
}

/// Two rulings, by their places from 0, that differ by the duty to capture alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Duty {
    /// Nobody has to capture.
    pub free: usize,
    /// Whoever can capture has to.
    pub bound: usize,
}

/// What perfect play is under a ruling. Positions are counted as they stand on the board, with a man on each side at least;
/// turns are those of both sides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SolvedRuling {
    /// The options that the rule set has otherwise.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// What the game is worth to whoever begins.
    pub start: Perfect,
    /// First moves that are worth something else.
    #[serde(default)]
    pub moves: Vec<FirstMove>,
    /// How many positions whoever is to move wins.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub won: u64,
    /// How many nobody wins.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub drawn: u64,
    /// How many the other side wins.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub lost: u64,
    /// How many turns the longest win takes; none where only who wins was worked out, as below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub longest: Option<u16>,
    /// Such a win, as both sides play it perfectly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub longest_win: Option<LongestWin>,
    /// Where whoever moves loses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub zugzwangs: Option<Zugzwangs>,
    /// The name under which its files are kept: what follows from the board and the ruling alone.
    pub game: String,
    /// How many files those are: one for each number of men of both sides.
    pub parts: usize,
    /// What tells who wins with all men on the board: the beginning of a SHA-256 of two bits for each position.
    pub hash: String,
}

/// A win that takes the most turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct LongestWin {
    /// Where it begins.
    pub position: String,
    /// The actions to its end, with blanks between.
    pub line: String,
}

/// Boards on which whoever moves loses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Zugzwangs {
    /// With at most so many men.
    pub men: u8,
    /// How many those are, as they stand on the board.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub boards: u64,
    /// One of those with the fewest men; none where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub one: Option<String>,
}

/// Who wins with perfect play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum PerfectResult {
    /// Whoever is to move.
    Won,
    /// Nobody.
    Drawn,
    /// The other side.
    Lost,
}

/// What a position is worth with perfect play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Perfect {
    /// Who wins.
    pub result: PerfectResult,
    /// How many turns it takes; none for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turns: Option<u16>,
}

/// What a first move is worth to whoever plays it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct FirstMove {
    /// As text.
    pub action: String,
    /// Who wins.
    pub result: PerfectResult,
    /// How many turns it takes; none for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turns: Option<u16>,
}

/// The solved games.
pub fn solved_games() -> &'static SolvedGames {
    static SOLVED: LazyLock<SolvedGames> =
        LazyLock::new(|| read(files::file("solved.toml").unwrap_or_default()).unwrap_or_default());
    &SOLVED
}

fn read(text: &str) -> Result<SolvedGames, toml::de::Error> {
    toml::from_str(text)
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{OptionSet, Position};

    use super::*;
    use crate::find;

    #[test]
    fn each_ruling_and_first_move_is_one_of_its_game() {
        let solved = read(files::file("solved.toml").unwrap()).unwrap();
        for game in &solved.games {
            let rules = find(&game.rules).unwrap();
            let duty = |place: usize| {
                let named = game.rulings[place].options.get("obligation").cloned();
                named.unwrap_or_else(|| rules.options.get("obligation").unwrap().to_string())
            };
            if let Some(Duty { free, bound }) = game.duty {
                assert_eq!((&*duty(free), &*duty(bound)), ("none", "strict"), "{}", game.rules);
            }
            for (place, ruling) in game.rulings.iter().enumerate() {
                let mut options = rules.options.clone();
                for (id, value) in &ruling.options {
                    options.set(id, value).unwrap();
                }
                let start = ashtapada_rules::AnyPosition::start(&options).unwrap();
                for first in &ruling.moves {
                    let action = start.parse_action(&first.action).unwrap();
                    assert_eq!(start.refuse(action), None, "{}: {}", game.rules, first.action);
                }
                assert!(ruling.options.is_empty() == (place == 0), "{}: the usual ruling comes first", game.rules);
                assert!(game.rulings[..place].iter().all(|before| before.options != ruling.options));
                // All moves that win lead to positions that lose: there is never one without the other.
                // In solved games nothing but the last turn ends a game.
                for (id, value) in [("repetition", "off"), ("noCaptureEnds", "draw"), ("noCaptureMoves", "0")] {
                    options.set(id, value).unwrap();
                }
                let at = |text: &str| ashtapada_rules::AnyPosition::parse(text, &options).unwrap();
                assert_eq!(ruling.longest.is_some(), ruling.longest_win.is_some(), "{}", game.rules);
                if let Some(win) = &ruling.longest_win {
                    let mut position = at(&win.position);
                    let (mut turns, mut seat) = (1, position.turn().seat());
                    for text in win.line.split(' ') {
                        turns += u16::from(position.turn().seat() != seat);
                        seat = position.turn().seat();
                        let action = position.parse_action(text).unwrap();
                        assert_eq!(position.refuse(action), None, "{}: {text}", game.rules);
                        position.play_unchecked(action, &mut ());
                    }
                    assert!(position.outcome().is_some(), "{} {:?}: it ends", game.rules, ruling.options);
                    assert_eq!(Some(turns), ruling.longest, "{} {:?}", game.rules, ruling.options);
                }
                if let Some(Zugzwangs { boards, one, .. }) = &ruling.zugzwangs {
                    assert_eq!(one.as_deref().map(|one| at(one).outcome()).is_some(), *boards > 0);
                }
                assert!(ruling.won > 0 && ruling.lost > 0 && ruling.hash.len() == 16);
            }
        }
        assert!(!solved.games.is_empty());
    }
}
