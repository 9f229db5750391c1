//! How strong players begin, to be shown beside a board.

mod steps;
mod tree;

use ashtapada_rulebook::{OpeningChoice, OpeningThrow, Openings, Plan, RuleSet};
use ashtapada_rules::{AnyPosition, Position, Role, Seat, Throw};
use serde::Serialize;

use crate::view::View;
pub use steps::OpeningStep;
use steps::{steps, take};
pub use tree::OpeningNode;
use tree::grow;

/// What games of strong computer players against themselves tell about the beginning of a game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OpeningsPage {
    /// The day of the measurement, `2026-11-23`.
    pub date: String,
    /// How many games were played.
    pub games: u32,
    /// In how many of them the first action was any legal one, and not chosen.
    pub tried: u32,
    /// Nodes searched for each decision in the first five rounds.
    pub nodes: u32,
    /// Nodes searched for each decision after them.
    pub later: u32,
    /// The position that the games begin with.
    pub start: View,
    /// What whoever begins got of the win on average, in hundredths.
    pub begins: u32,
    /// How many of the games with a chosen beginning nobody won.
    pub drawn: u32,
    /// The round in which something was taken first, the median; none where nothing was in half of the games.
    pub first_capture: Option<u32>,
    /// In how many of those games something was taken in the first five rounds.
    pub early_captures: u32,
    /// What was taken first most often, and in how many of those games.
    pub taken: Option<(Role, u32)>,
    /// How seats play the first five rounds.
    pub plans: Vec<Plan>,
    /// What is played in the first three rounds where no dice are thrown: the turns that games begin with.
    pub tree: Vec<OpeningNode>,
    /// What is played in the first three rounds where they are.
    pub throws: Vec<ThrowView>,
}

/// What is done with a throw in one of the first rounds.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ThrowView {
    /// Whose throw it is, as seen from there.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u32,
    /// The throw: `3`, `2 5`.
    pub throw: String,
    /// How often it was thrown.
    pub times: u32,
    /// How often it could not be used.
    pub lost: u32,
    /// How often there was a choice.
    pub free: u32,
    /// What was chosen, the most frequent first.
    pub choices: Vec<ChoiceView>,
}

/// What is chosen with a throw.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ChoiceView {
    /// How often.
    pub times: u32,
    /// What whoever chose it got of the win on average, in hundredths.
    pub result: u32,
    /// A position of a game in which it was chosen, after the throw.
    pub view: View,
    /// What was done in it.
    pub steps: Vec<OpeningStep>,
}

pub(super) fn hundredths(share: f64) -> u32 {
    (100.0 * share).round() as u32
}

/// How strong players begin a game; none if that was not measured.
///
/// # Errors
/// Something of it cannot be played, which its tests rule out.
pub fn openings_page(rules: &RuleSet) -> Result<Option<OpeningsPage>, String> {
    ashtapada_rulebook::openings(&rules.id).map(|measured| page(rules, measured)).transpose()
}

fn page(rules: &RuleSet, measured: &Openings) -> Result<OpeningsPage, String> {
    let start = parse(rules, &measured.start)?;
    Ok(OpeningsPage {
        date: measured.date.clone(),
        games: measured.games,
        tried: measured.tried,
        nodes: measured.nodes as u32,
        later: measured.later as u32,
        begins: hundredths(measured.begins),
        drawn: measured.drawn,
        first_capture: measured.first_capture,
        early_captures: measured.early_captures,
        taken: measured.taken.iter().max_by_key(|(_, count)| **count).map(|(role, count)| (*role, *count)),
        plans: measured.plan.clone(),
        tree: grow(&start, &measured.line)?,
        throws: measured.throw.iter().map(|throw| throw_view(rules, throw)).collect::<Result<_, _>>()?,
        start: View::of(&start),
    })
}

fn parse(rules: &RuleSet, text: &str) -> Result<AnyPosition, String> {
    AnyPosition::parse(text, &rules.options).map_err(|error| error.to_string())
}

fn throw_view(rules: &RuleSet, thrown: &OpeningThrow) -> Result<ThrowView, String> {
    let throw: Throw = thrown.throw.parse().map_err(|error| format!("{error}"))?;
    let choice = |choice: &OpeningChoice| {
        let mut at = parse(rules, &choice.position)?;
        take(&mut at, &throw.to_string())?;
        let view = View::of(&at);
        let steps = steps(&mut at, &choice.play)?;
        Ok(ChoiceView { times: choice.times, result: hundredths(choice.result), view, steps })
    };
    let choices = thrown.choice.iter().map(choice).collect::<Result<_, String>>()?;
    let OpeningThrow { seat, round, times, lost, free, .. } = *thrown;
    Ok(ThrowView { seat, round, throw: thrown.throw.clone(), times, lost, free, choices })
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::rule_sets;

    use super::*;

    #[test]
    fn every_rule_set_has_its_openings() {
        for rules in rule_sets() {
            let page = openings_page(rules).unwrap_or_else(|error| panic!("{}: {error}", rules.id)).unwrap();
            assert_ne!(page.tree.is_empty(), page.throws.is_empty(), "{}", rules.id);
            assert!(page.begins <= 100, "{}", rules.id);
            assert_eq!(page.start.pieces, View::of(&rules.start().unwrap()).pieces, "{}", rules.id);
        }
    }

    /// The games at a node are those after it, and those that end there.
    #[test]
    fn branches_are_parts_of_their_node() {
        fn look(nodes: &[OpeningNode], most: u32) {
            assert!(nodes.iter().map(|node| node.games).sum::<u32>() <= most);
            for node in nodes {
                assert!(!node.steps.is_empty() && node.tried <= node.games && node.result <= 100);
                look(&node.next, node.games);
            }
        }
        for rules in rule_sets() {
            let page = openings_page(rules).unwrap().unwrap();
            look(&page.tree, page.games);
        }
    }
}
