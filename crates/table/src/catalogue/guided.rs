//! Guided first games, in the reader's language.

use ashtapada_rulebook::{Guided, GuidedStep, Lang};
use ashtapada_rules::Seat;
use serde::Serialize;

use crate::view::View;

/// A guided first game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct GuidedView {
    /// The rule set.
    pub rules: String,
    /// The seat of the learner.
    pub seat: Seat,
    /// The position it begins with, if not the start.
    pub position: Option<String>,
    /// How it begins.
    pub view: View,
    /// What the game is about.
    pub hello: String,
    /// What happens.
    pub steps: Vec<GuidedStepView>,
    /// The last word.
    pub end: String,
}

/// A turn of the learner, and what follows it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct GuidedStepView {
    /// What is said before the throw.
    pub before: Option<String>,
    /// The learner's throw, where one is due.
    pub throw: Option<String>,
    /// What is to be done.
    pub task: String,
    /// The lines that are accepted: the actions of a whole turn.
    pub best: Vec<Vec<String>>,
    /// Said when it is done.
    pub praise: String,
    /// What then happens, throws included.
    pub replies: Vec<String>,
}

/// A guided game in one language.
///
/// # Errors
/// Its first position cannot be read, which its tests rule out.
pub fn guided_view(guided: &Guided, lang: Lang) -> Result<GuidedView, String> {
    let step = |step: &GuidedStep| GuidedStepView {
        before: step.before.as_ref().map(|text| text.get(lang).to_owned()),
        throw: step.throw.clone(),
        task: step.task.get(lang).to_owned(),
        best: step.best.iter().map(|line| line.split(", ").map(str::to_owned).collect()).collect(),
        praise: step.praise.get(lang).to_owned(),
        replies: step.replies.clone(),
    };
    Ok(GuidedView {
        rules: guided.rules.clone(),
        seat: guided.seat,
        position: guided.position.clone(),
        view: View::of(&guided.begin()?),
        hello: guided.hello.get(lang).to_owned(),
        steps: guided.steps.iter().map(step).collect(),
        end: guided.end.get(lang).to_owned(),
    })
}
