//! Actions tried out: for reviews, branches, live examples, lessons and set-up positions. Nothing is kept.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BoardView, Entry, Problem, RefusalView, View};

/// What is to be tried.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export)]
pub struct LineAsk {
    /// The rule set.
    pub rules: String,
    /// Changes from its defaults.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// A position to begin with instead of the start.
    #[serde(default)]
    pub position: Option<String>,
    /// What is played, throws included, as in [`Entry::action`].
    #[serde(default)]
    pub actions: Vec<String>,
    /// Why can this not be played in the end? From and to, or only from, as `Why` at a table.
    #[serde(default)]
    pub why: Option<(String, Option<String>)>,
    /// Whether to tell which pieces attack which in the end.
    #[serde(default)]
    pub attacks: bool,
    /// How many entries are known already and are not told again.
    #[serde(default)]
    pub seen: u32,
}

/// What came of it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct LineView {
    /// The rule set.
    pub rules: String,
    /// Options that differ from the rule set's.
    pub options: Vec<(String, String)>,
    /// The board.
    pub board: BoardView,
    /// The position it began with.
    pub start: View,
    /// What was played, in order.
    pub entries: Vec<Entry>,
    /// The position in the end, with what may be played there.
    pub view: View,
    /// Set when an action could not be played: what came before it stands.
    pub stopped: Option<Stopped>,
    /// The answer to `why`; `None`: it can be played, or nothing was asked.
    pub because: Option<RefusalView>,
    /// Attacker and attacked, when asked for: every capture that either army could make if it were to
    /// move now, with any throw.
    pub attacks: Vec<(String, String)>,
}

/// An action that could not be played.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Stopped {
    /// Its number, from 1.
    pub at: u32,
    /// Why.
    pub problem: Problem,
}
