//! What clients ask about positions and games, and what they are answered.

use std::collections::BTreeMap;

use ashtapada_analysis::{Flaw, Gain, Reason};
use ashtapada_rulebook::{Perfect, PerfectResult};
use ashtapada_rules::{Probability, Role, Seat, Spot, Throw};
use ashtapada_solver::{Shelf, Value};
use ashtapada_table::{ActionView, NewGame, Problem};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::solving::SolvableView;

/// A question. It ends the one before, whose answers may still be on their way.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct StudyAsk {
    /// The client's number of the question: its answers have the same.
    pub id: u32,
    /// What; `None`: nothing more, the question before ends.
    pub question: Option<Question>,
}

/// What is asked.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
#[ts(rename = "StudyQuestion")]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Question {
    /// What everything is worth that can happen next. Answered with [`StudyResult::Analysis`] again and again, each time a
    /// depth is complete.
    Analyse {
        /// The position.
        at: Ground,
        /// How many of the actions are told, the best ones; throws are told all.
        lines: u32,
        /// Whether a moment's thought is enough.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        brief: bool,
    },
    /// How likely the pieces of each seat are to be taken before its next turn. Answered with [`StudyResult::Odds`].
    Odds {
        /// The position.
        at: Ground,
    },
    /// What perfect play makes of the position, where the game is solved. Answered with [`StudyResult::Exact`], at once.
    Exact {
        /// The position.
        at: Ground,
    },
    /// An ending of the game that whoever moves wins, where it is solved. Answered with [`StudyResult::Ending`], at once.
    Ending {
        /// The game.
        at: Ground,
        /// For the same number it is the same ending.
        seed: u32,
    },
    /// How lucky each throw was and what each choice cost. Answered with [`StudyResult::Progress`], then [`StudyResult::Review`].
    Review {
        /// The game.
        at: Ground,
    },
}

/// A game that a question is about, and its position.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
#[ts(rename = "StudyGround")]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ground {
    /// A stored game, or a branch of it.
    Game {
        /// Its id.
        id: String,
        /// After which entry; `None`: after the last.
        #[ts(optional)]
        after: Option<u32>,
        /// Actions tried from there.
        #[serde(default)]
        #[ts(as = "Option<Vec<String>>", optional)]
        tried: Vec<String>,
    },
    /// A game as it would be set up.
    Setup {
        /// How, with its actions.
        game: Box<NewGame>,
    },
}

/// An answer.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct StudyAnswer {
    /// The client's number of the question.
    pub id: u32,
    /// What was found.
    pub found: StudyResult,
}

/// What was found.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StudyResult {
    /// What everything is worth that can happen next.
    Analysis {
        /// What was found at this depth.
        analysis: Box<AnalysisView>,
        /// Whether nothing deeper will come.
        done: bool,
    },
    /// How much of a review is done.
    Progress {
        /// So many plies,
        done: u32,
        /// of so many.
        all: u32,
    },
    /// A review.
    Review {
        /// The review.
        review: Box<ReviewView>,
    },
    /// For each seat, in the order of play, its pieces that can be taken.
    Odds {
        /// The position.
        position: String,
        /// The seats with their pieces.
        stakes: Vec<StakesView>,
    },
    /// What perfect play makes of the position.
    Exact {
        /// Nothing, where the game is not solved here.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        known: Option<KnownView>,
        /// Where nothing is known: what it takes to solve it on the device of whoever asks. Nothing, where that cannot be done.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        solvable: Option<SolvableView>,
    },
    /// An ending.
    Ending {
        /// Nothing, where none is known here.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        ending: Option<EndingView>,
    },
    /// There is nothing to find: the game is over.
    Over,
    /// The question cannot be answered.
    Trouble {
        /// Why.
        problem: Problem,
    },
}

/// What was found about a position. What it is worth is told for each seat in the order of play: the share of the win that
/// it can expect, from 0 to 1.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct AnalysisView {
    /// The position.
    pub position: String,
    /// How many actions deep everything was searched.
    pub depth: u32,
    /// Actions and throws played for that.
    #[ts(type = "number")]
    pub nodes: u64,
    /// Who decides; `None`: the dice.
    pub seat: Option<Seat>,
    /// The seats, in the order of play.
    pub seats: Vec<Seat>,
    /// What the position is worth.
    pub worth: Vec<f64>,
    /// The best actions, the best first; or every throw.
    pub branches: Vec<BranchView>,
    /// How many actions there are.
    pub actions: u32,
    /// What perfect play makes of it, where the game is solved.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Perfect>,
}

/// What a value says: who wins, and in how many turns of both sides.
pub(super) fn perfect(value: Value) -> Perfect {
    let result = match value {
        Value::Win(_) => PerfectResult::Won,
        Value::Draw => PerfectResult::Drawn,
        Value::Loss(_) => PerfectResult::Lost,
    };
    Perfect { result, turns: value.turns() }
}

/// The files of a solved game, as pages are told of those that there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SolvedFiles {
    /// The name of the game.
    pub game: String,
    /// The names of its slices, such as `3-2`.
    pub slices: Vec<String>,
    /// How many bytes they have together.
    #[ts(type = "number")]
    pub bytes: u64,
}

impl SolvedFiles {
    /// Of all games of a shelf.
    pub fn of(shelf: &Shelf) -> Vec<SolvedFiles> {
        let files = |game: String| {
            let slices = shelf.slices(&game);
            let bytes = slices.iter().map(|(_, bytes)| bytes).sum();
            SolvedFiles { game, slices: slices.iter().map(|(slice, _)| slice.to_string()).collect(), bytes }
        };
        shelf.games().into_iter().map(files).collect()
    }
}

/// A solved game, and what it makes of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct KnownView {
    /// The name under which its files are kept: games of the same name have the same values.
    pub game: String,
    /// What the position is worth.
    pub exact: Perfect,
}

/// A position that whoever moves wins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct EndingView {
    /// The position.
    pub position: String,
    /// Who moves, and wins.
    pub seat: Seat,
    /// In how many turns of both sides.
    pub turns: u16,
}

/// How a game that was won from the first choice on was won, compared with perfect play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct ConversionView {
    /// Who won.
    pub seat: Seat,
    /// In how many turns of both sides that could be forced.
    pub least: u16,
    /// In how many it was done.
    pub took: u16,
}

/// An action or a throw, and what it is worth.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct BranchView {
    /// The action or throw, and how play goes on, up to the next throw at most.
    pub line: Vec<ActionView>,
    /// How likely it is, of a throw.
    pub chance: Option<Probability>,
    /// What it is worth to each seat.
    pub worth: Vec<f64>,
    /// What speaks for it, of the best action.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Reason>>", optional)]
    pub reasons: Vec<Reason>,
    /// What perfect play makes of it, where the game is solved.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Perfect>,
}

/// The pieces of a seat that can be taken before its next turn.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct StakesView {
    /// Whose.
    pub seat: Seat,
    /// Which, the likeliest first.
    pub pieces: Vec<StakeView>,
}

/// A piece that can be taken.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct StakeView {
    /// Where it stands.
    pub at: Spot,
    /// What it is.
    pub role: Role,
    /// How likely it is that somebody can take it.
    pub chance: Probability,
    /// By what, in the order of play.
    pub threats: Vec<ThreatView>,
}

/// A throw with which a piece can be taken.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct ThreatView {
    /// Whose turn it is then.
    pub by: Seat,
    /// The throw; `None` where there are no dice.
    pub throw: Option<Throw>,
    /// How likely it is.
    pub chance: Probability,
    /// The piece that takes it.
    pub role: Role,
    /// Where that stands now.
    pub from: Spot,
}

/// A review of a game.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct ReviewView {
    /// The most nodes for each position.
    #[ts(type = "number")]
    pub nodes: u64,
    /// The seats, in the order of play.
    pub seats: Vec<Seat>,
    /// Every throw and choice in effect, in order.
    pub moments: Vec<MomentView>,
    /// What the game is worth to each seat in the end.
    pub last: Vec<f64>,
    /// For each seat, in the order of play.
    pub sums: Vec<SumView>,
    /// In a solved game that was won from the first choice on.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conversion: Option<ConversionView>,
    /// The game as a record, with what was found as comments.
    pub record: String,
}

/// What is known about an entry of the log.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct MomentView {
    /// The number of the entry.
    pub seq: u32,
    /// What the position before it is worth to each seat.
    pub worth: Vec<f64>,
    /// What it was.
    #[serde(flatten)]
    pub kind: KindView,
}

/// What an entry was.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum KindView {
    /// A throw.
    Throw {
        /// How likely it was.
        chance: Probability,
        /// How much better it made things for each seat than throws do on the average.
        luck: Vec<f64>,
    },
    /// A choice between several actions.
    Choice {
        /// Who chose.
        seat: Seat,
        /// What it cost against the best.
        cost: f64,
        /// Its mark, if it cost much.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<MarkName>,
        /// What would have been best, and how play goes on; empty if that was played.
        better: Vec<ActionView>,
        /// What that would have done first of all.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
        /// What that line would have won.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        gain: Option<Gain>,
        /// How play goes on after what was played, where it cost much: what the others answer.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<ActionView>>", optional)]
        then: Vec<ActionView>,
        /// What is wrong with what was played, where it cost much and that can be named.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        flaw: Option<Flaw>,
        /// What was passed by, where the best was played and everything else costs much.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        other: Option<RunnerUpView>,
        /// What perfect play makes of the best and of what was played, where the game is solved.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        exact: Option<[Perfect; 2]>,
    },
    /// Nothing was to be chosen.
    Forced,
}

/// The second best action.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct RunnerUpView {
    /// The action, and how play goes on.
    pub line: Vec<ActionView>,
    /// How much less it is worth to the one who chose than the best.
    pub cost: f64,
}

/// How much a choice cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MarkName {
    /// A twentieth of the win, or more.
    Slip,
    /// A tenth, or more.
    Mistake,
    /// A fifth, or more.
    Blunder,
}

/// A whole game for one seat.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct SumView {
    /// Which.
    pub seat: Seat,
    /// All luck of the throws together, whoever threw.
    pub luck: f64,
    /// What its choices cost together.
    pub cost: f64,
    /// How many choices it made.
    pub choices: u32,
    /// How many of them have a mark.
    pub marks: BTreeMap<String, u32>,
    /// What the game is worth to it in the end, less its luck; unknown of a player who left.
    pub deserved: Option<f64>,
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{AnyOptions, OptionSet};
    use ashtapada_solver::Game;

    #[test]
    fn the_games_that_the_rulebook_tells_of_are_named_as_their_files_are() {
        for game in &ashtapada_rulebook::solved_games().games {
            for ruling in &game.rulings {
                let AnyOptions::Soldiers(mut options) = ashtapada_rulebook::find(&game.rules).unwrap().options.clone()
                else {
                    panic!("{} is no game on points", game.rules)
                };
                for (id, value) in &ruling.options {
                    options.set(id, value).unwrap();
                }
                let solvable = Game::of(&options).unwrap();
                assert_eq!(solvable.name(), ruling.game, "{} {:?}", game.rules, ruling.options);
                assert_eq!(solvable.slices().len(), ruling.parts, "{} {:?}", game.rules, ruling.options);
                let positions: u64 = ruling.won + ruling.drawn + ruling.lost;
                assert!(positions > solvable.positions(), "{}: they are counted with all symmetries", game.rules);
            }
        }
    }
}
