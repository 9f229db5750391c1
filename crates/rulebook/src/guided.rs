//! Guided first games: a few minutes at a real board, with throws and replies that are prepared.
//!
//! Each is a file `guided/<rule set>.toml`: the throws of the learner, the moves that are accepted, what the others
//! then throw and do, and a short sentence for each rule when it first matters.

use std::sync::LazyLock;

use ashtapada_rules::{Action, AnyPosition, Position, Seat, Turn};
use serde::Deserialize;

use crate::{Localised, RuleSet, files, find, weigh};

/// A guided game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guided {
    /// The rule set.
    pub rules: String,
    /// The seat of the learner.
    pub seat: Seat,
    /// The position it begins with; the start of the game if absent.
    pub position: Option<String>,
    /// What the game is about, shown before anything is done.
    pub hello: Localised,
    /// What happens.
    #[serde(rename = "step")]
    pub steps: Vec<GuidedStep>,
    /// The last word.
    pub end: Localised,
}

/// A turn of the learner, and what follows it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuidedStep {
    /// What is said before the throw.
    pub before: Option<Localised>,
    /// The learner's throw, where one is due.
    pub throw: Option<String>,
    /// What is to be done, and the rule that it shows.
    pub task: Localised,
    /// The lines that are accepted, each with the actions of a whole turn: `e3xe5, e5xg5`.
    pub best: Vec<String>,
    /// Said when it is done.
    pub praise: Localised,
    /// What then happens, throws included, until it is the learner's turn again.
    #[serde(default)]
    pub replies: Vec<String>,
}

/// Every guided game.
pub fn guided() -> &'static [Guided] {
    static ALL: LazyLock<Vec<Guided>> = LazyLock::new(|| read_guided().unwrap_or_default());
    &ALL
}

/// Reads the files of the guided games.
///
/// # Errors
/// One of them is not a guided game; a test makes sure that all are.
pub fn read_guided() -> Result<Vec<Guided>, String> {
    let files = files::below("guided/").filter(|(path, _)| path.ends_with(".toml"));
    files.map(|(path, text)| toml::from_str(text).map_err(|error| format!("{path}: {error}"))).collect()
}

impl RuleSet {
    /// Its guided game, if there is one.
    pub fn guided(&self) -> Option<&'static Guided> {
        guided().iter().find(|guided| guided.rules == self.id)
    }
}

impl Guided {
    /// The position it begins with.
    ///
    /// # Errors
    /// There is no such rule set, or the position cannot be read.
    pub fn begin(&self) -> Result<AnyPosition, String> {
        let rules = find(&self.rules).map_err(|error| error.to_string())?;
        match &self.position {
            None => rules.start().map_err(|error| error.to_string()),
            Some(text) => AnyPosition::parse(text, &rules.options).map_err(|error| error.to_string()),
        }
    }

    /// Plays it through with every accepted line of every step, and returns in how many ways it can go.
    ///
    /// # Errors
    /// A throw, a line or a reply cannot be played, or a step does not lead to the next turn of the learner.
    pub fn prove(&self) -> Result<usize, String> {
        self.go_on(&self.begin()?, 0)
    }

    fn go_on(&self, position: &AnyPosition, index: usize) -> Result<usize, String> {
        let Some(step) = self.steps.get(index) else { return Ok(1) };
        let in_step = |problem: String| format!("{}, step {}: {problem}", self.rules, index + 1);
        let due = if step.throw.is_some() { Turn::Chance(self.seat) } else { Turn::Seat(self.seat) };
        if position.turn() != due {
            return Err(in_step(format!("{due:?} is expected, not {:?}", position.turn())));
        }
        if step.best.is_empty() {
            return Err(in_step("no line is accepted".to_owned()));
        }
        let mut thrown = position.clone();
        if let Some(throw) = &step.throw {
            play(&mut thrown, throw).map_err(in_step)?;
        }
        if let Some(better) = step.better_refused(&thrown) {
            return Err(in_step(format!("`{better}` gains more and is not accepted")));
        }
        let mut ways = 0;
        for line in &step.best {
            let mut next = thrown.clone();
            for action in line.split(", ") {
                if next.turn() != Turn::Seat(self.seat) {
                    return Err(in_step(format!("the turn of the learner is over before the end of `{line}`")));
                }
                play(&mut next, action).map_err(in_step)?;
            }
            if next.turn() == Turn::Seat(self.seat) {
                return Err(in_step(format!("`{line}` does not end the turn")));
            }
            for reply in &step.replies {
                if next.turn() == Turn::Seat(self.seat) {
                    return Err(in_step(format!("`{reply}` would be the learner’s")));
                }
                play(&mut next, reply).map_err(|problem| in_step(format!("after `{line}`, {problem}")))?;
            }
            ways += self.go_on(&next, index + 1)?;
        }
        Ok(ways)
    }
}

impl GuidedStep {
    /// A line of the learner that gains more at once than each of those that are accepted: whoever finds it would be
    /// refused for playing well.
    fn better_refused(&self, thrown: &AnyPosition) -> Option<String> {
        let text = |line: &[Action]| line.iter().map(|one| thrown.action_text(*one)).collect::<Vec<_>>().join(", ");
        let lines = weigh(thrown).into_iter().map(|line| (text(&line.actions), line.gain));
        let (accepted, refused): (Vec<_>, Vec<_>) = lines.partition(|(text, _)| self.best.contains(text));
        let most = accepted.iter().map(|&(_, gain)| gain).max()?;
        refused.into_iter().find(|&(_, gain)| gain > most).map(|(text, _)| text)
    }
}

fn play(position: &mut AnyPosition, text: &str) -> Result<(), String> {
    let action: Action = position.parse_action(text).map_err(|error| error.to_string())?;
    position.play(action, &mut ()).map_err(|refusal| format!("`{text}` is refused: {refusal}"))
}
