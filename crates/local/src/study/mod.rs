//! Questions about positions and games: what each move and throw is worth, a review, how likely pieces are to be taken.
//!
//! - [`Question`] and its neighbours: what clients ask and what they are answered.
//! - [`compute`]: the answer to a question, and what is found on the way to it.
//! - [`StudyTask`]: a question with all that it needs, for somewhere else.
//! - [`SolveTask`]: a game to be solved on the device of whoever asks.
//! - [`Ground`]: which game a question is about; [`tried`] and [`set_up`] play to it.

mod answers;
mod protocol;
mod solving;

use std::sync::atomic::AtomicBool;

use ashtapada_analysis::{Analyst, Effort, Known};
use ashtapada_engine::Situation;
use ashtapada_engine::net::lacking;
use ashtapada_messages::problem::{bad_request, server};
use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::grid::Side;
use ashtapada_rules::{AnyPosition, Position as _, Turn};
use ashtapada_solver::Shelf;
use ashtapada_table::{NewGame, Problem, Table, TableError, Trial};
use serde::{Deserialize, Serialize};

use crate::setup::not_too_long;
use crate::tables::KeptGame;

pub use protocol::{
    AnalysisView, BranchView, ConversionView, EndingView, Ground, KindView, KnownView, MarkName, MomentView, Question,
    ReviewView, RunnerUpView, SolvedFiles, StakeView, StakesView, StudyAnswer, StudyAsk, StudyResult, SumView,
    ThreatView,
};
pub use solving::{SolvableView, SolveTask, SolvedSlice};

/// A question, with the game that it is about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StudyTask {
    /// A [`StudyAsk`] as JSON.
    pub ask: String,
    /// The language of messages.
    pub lang: String,
    /// The game, where it is a stored one.
    pub game: Option<KeptGame>,
}

impl StudyTask {
    /// What has to be there before it is answered; `None`: nothing of it can be answered.
    pub fn needs(&self) -> Option<Needs> {
        let StudyAsk { question, .. } = serde_json::from_str(&self.ask).ok()?;
        let question = question?;
        let table = self.table(question.ground(), Words::new(Lang::EN)).ok()?;
        let exact = match question {
            Question::Analyse { .. } | Question::Exact { .. } => Exact::Here,
            Question::Ending { seed, .. } => Exact::Ending(seed),
            // That of a whole game would need nearly all parts of a solved game.
            Question::Review { .. } if men(table.game().first()) <= FEW => {
                Exact::Each(table.game().steps(0).map(|(before, _)| before).collect())
            }
            Question::Review { .. } | Question::Odds { .. } => Exact::Nothing,
        };
        Some(Needs { position: table.position().clone(), exact })
    }

    /// Answers the question; all answers are told as they are found, as JSON of a [`StudyAnswer`].
    pub fn answer(&self, shelf: &Shelf, tell: &mut dyn FnMut(String)) {
        let words = Words::new(Lang::negotiate(&self.lang));
        let Ok(StudyAsk { id, question: Some(question) }) = serde_json::from_str(&self.ask) else { return };
        let mut say = |found| {
            // All answers are plain data, which can always be serialized.
            if let Ok(text) = serde_json::to_string(&StudyAnswer { id, found }) {
                tell(text);
            }
        };
        let table = self.table(question.ground(), words);
        let found = table.and_then(|table| compute(&table, &question, shelf, &mut say, &AtomicBool::new(false)));
        say(found.unwrap_or_else(|problem| StudyResult::Trouble { problem }));
    }

    fn table(&self, ground: &Ground, words: Words) -> Result<Table, Problem> {
        match ground {
            Ground::Setup { game } => {
                not_too_long(game.actions.len())?;
                set_up(game, words)
            }
            Ground::Game { id, after, tried: actions } => {
                not_too_long(actions.len())?;
                let table = self.game.as_ref().ok_or_else(|| Problem::no_game(id))?.table()?;
                if after.is_none() && actions.is_empty() { Ok(table) } else { tried(&table, *after, actions, words) }
            }
        }
    }
}

/// What somebody who thinks about a position needs, in a program that has to be given its networks and its solved games.
#[derive(Debug, Clone, PartialEq)]
pub struct Needs {
    pub(crate) position: AnyPosition,
    pub(crate) exact: Exact,
}

/// Of which positions perfect play is asked for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Exact {
    Nothing,
    Here,
    /// Of an ending, drawn by that number.
    Ending(u32),
    /// Of all these.
    Each(Vec<AnyPosition>),
}

/// With so few men, all of a game is looked up.
const FEW: u32 = 8;

/// How many pieces stand on the board.
fn men(position: &AnyPosition) -> u32 {
    let AnyPosition::Soldiers(position) = position else { return u32::MAX };
    Side::BOTH.map(|side| position.men(side).into_iter().count() as u32).into_iter().sum()
}

impl Needs {
    /// The network that would help, and that this program has to be given before.
    pub fn net(&self) -> Option<&'static str> {
        lacking(&self.position)
    }

    /// Whether a solved game is looked for.
    pub fn is_solvable(&self) -> bool {
        self.exact != Exact::Nothing && matches!(self.position, AnyPosition::Soldiers(_))
    }

    /// Looks up what is solved of it, so that a shelf that is given its parts learns of those that are needed.
    pub fn look_up(&self, shelf: &Shelf) {
        match &self.exact {
            Exact::Nothing => {}
            Exact::Here => drop(look_up(shelf, &self.position)),
            Exact::Ending(seed) => drop(ending(shelf, &self.position, *seed)),
            Exact::Each(positions) => positions.iter().for_each(|position| drop(look_up(shelf, position))),
        }
    }
}

/// Looks up what perfect play makes of a position, and of what can be played there.
fn look_up(shelf: &Shelf, position: &AnyPosition) -> Option<KnownView> {
    let AnyPosition::Soldiers(position) = position else { return None };
    let oracle = shelf.oracle(&position.options())?;
    oracle.judge(position);
    Some(KnownView { game: oracle.game().name(), exact: protocol::perfect(oracle.value(position)?) })
}

/// An ending of the game of a position.
fn ending(shelf: &Shelf, position: &AnyPosition, seed: u32) -> Option<EndingView> {
    let AnyPosition::Soldiers(position) = position else { return None };
    let (ending, turns) = shelf.oracle(&position.options())?.ending(seed.into())?;
    Some(EndingView { position: ending.text(), seat: ending.side().seat(), turns })
}

/// How many nodes are spent on one position, at most, and where a moment's thought is enough.
pub const LOOK_NODES: u64 = 40_000_000;
/// See there.
pub const GLANCE_NODES: u64 = 400_000;
/// How many lines can be asked for.
pub const LINES: u32 = 12;

/// The table of a game after one of its entries and what is tried from there.
///
/// # Errors
/// It cannot be played to there; the message is in the language of `words`.
pub fn tried(table: &Table, after: Option<u32>, actions: &[String], words: Words) -> Result<Table, Problem> {
    reached(Trial::of(table, after.unwrap_or(table.last()).min(table.last()), actions), words)
}

/// The table of a game as it would be set up, after its actions.
///
/// # Errors
/// It cannot be set up, or its actions cannot be played; the message is in the language of `words`.
pub fn set_up(game: &NewGame, words: Words) -> Result<Table, Problem> {
    reached(Trial::begin(game, &[]).map_err(|error| Problem::of_table(&error, words))?, words)
}

fn reached((trial, stopped): (Trial, Option<TableError>), words: Words) -> Result<Table, Problem> {
    match stopped {
        None => Ok(trial.into_table()),
        Some(error) => Err(Problem::of_table(&error, words)),
    }
}

/// Finds the last answer to a question about a table, with what is solved; those before it are told on the way. It ends soon after `stop` is set,
/// with what was found until then.
///
/// # Errors
/// It was stopped before anything was found, or there is nothing to review.
pub fn compute(
    table: &Table,
    question: &Question,
    shelf: &Shelf,
    tell: &mut dyn FnMut(StudyResult),
    stop: &AtomicBool,
) -> Result<StudyResult, Problem> {
    let mut analyst = Analyst::new().knowing(shelf);
    match question {
        Question::Analyse { lines, brief, .. } => {
            if table.turn() == Turn::Over {
                return Ok(StudyResult::Over);
            }
            let most = (*lines).clamp(1, LINES) as usize;
            let nodes = if *brief { GLANCE_NODES } else { LOOK_NODES };
            let effort = Effort::nodes(nodes).with_stop(stop);
            let view = |found: &_| Box::new(answers::analysis(table.position(), found, most));
            let mut told = |found: &_| tell(StudyResult::Analysis { analysis: view(found), done: false });
            match analyst.analyse(&Situation::from(table.game()), &effort, &mut told) {
                Some(found) => Ok(StudyResult::Analysis { analysis: view(&found), done: true }),
                None => Err(server("this position could not be searched in time")),
            }
        }
        Question::Odds { .. } => Ok(answers::stakes(table.position())),
        Question::Exact { .. } => {
            let known = look_up(shelf, table.position());
            let solvable = if known.is_none() { solving::solvable(table.position()) } else { None };
            Ok(StudyResult::Exact { known, solvable })
        }
        Question::Ending { seed, .. } => Ok(StudyResult::Ending { ending: ending(shelf, table.position(), *seed) }),
        Question::Review { .. } => {
            if table.game().is_empty() {
                return Err(bad_request("nothing was played in this game yet"));
            }
            let all = table.game().len();
            let step = (all / 100).max(1);
            let mut told = |done: usize| {
                if done.is_multiple_of(step) {
                    tell(StudyResult::Progress { done: done as u32, all: all as u32 });
                }
            };
            let effort = Effort::nodes(u64::MAX).with_stop(stop);
            let known = Known { outcome: table.outcome(), left: table.left_after() };
            match analyst.review(table.game(), &known, &effort, &mut told) {
                Some(found) => Ok(StudyResult::Review { review: Box::new(answers::review(table, &found)) }),
                None => Err(server("the review took too long; try again when less is going on here")),
            }
        }
    }
}
