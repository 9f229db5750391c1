//! How strong players begin: measured by `ashtapada-lab openings`.

use std::collections::BTreeMap;

use ashtapada_rules::{Role, Seat};
use serde::{Deserialize, Serialize};

use crate::Measured;

/// What games of strong computer players against themselves tell about the beginning of a rule set.
///
/// Where seats begin alike, what each of them did is told as the first of them sees it; `lab/openings.md` says how.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Openings {
    /// The day of the measurement, `2026-11-23`.
    pub date: String,
    /// How many games were played.
    pub games: u32,
    /// In how many of them the first action was any legal one, and not chosen.
    pub tried: u32,
    /// The seed that gives the same games again.
    pub seed: u64,
    /// Nodes searched for each decision in the first five rounds.
    pub nodes: u64,
    /// Nodes searched for each decision after them.
    pub later: u64,
    /// The position that the lines begin with.
    pub start: String,
    /// What whoever begins got of the win on average, from 0 to 1, where the first action was chosen.
    pub begins: f64,
    /// How many of those games nobody won alone, or with his partner.
    pub drawn: u32,
    /// The round in which something was taken first, the median of those games; none where that was in less than half.
    pub first_capture: Option<u32>,
    /// In how many of those games something was taken in the first five rounds.
    pub early_captures: u32,
    /// What was taken first, in how many of those games.
    pub taken: BTreeMap<Role, u32>,
    /// How seats play the first five rounds.
    pub plan: Vec<Plan>,
    /// What is played in the first three rounds where no dice are thrown.
    #[serde(default)]
    pub line: Vec<OpeningLine>,
    /// What is played in the first three rounds where they are.
    #[serde(default)]
    pub throw: Vec<OpeningThrow>,
}

/// The beginning of some games, as far as at least a few have it in common.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningLine {
    /// The turns, each with its actions: `e3xe5, e5xg5`.
    pub play: Vec<String>,
    /// How many games went so, and no further together.
    pub games: u32,
    /// In how many of them the first action was not chosen.
    pub tried: u32,
    /// What the seats got of the win on average: South, West, North, East.
    pub result: [f64; 4],
}

/// What is done with a throw in one of the first rounds.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningThrow {
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
    /// How often there was a choice, and not one legal action only.
    pub free: u32,
    /// What was played with it, the most frequent first; what was played seldom is left out.
    pub choice: Vec<OpeningChoice>,
}

/// What is chosen with a throw.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningChoice {
    /// The actions of the turn.
    pub play: String,
    /// How often.
    pub times: u32,
    /// What whoever chose it got of the win on average, from 0 to 1.
    pub result: f64,
    /// A position of a game in which it was chosen, before the throw.
    pub position: String,
}

/// How a seat, or several that begin alike, plays the first five rounds.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Plan {
    /// From whose place it is told.
    pub seat: Seat,
    /// How many beginnings it is told of: games, times the seats that begin alike.
    pub seats: u32,
    /// How many turns they had.
    pub turns: u32,
    /// How many of those were lost: the throw could not be used.
    pub lost: u32,
    /// Which pieces moved, how often.
    #[cfg_attr(feature = "ts", ts(as = "std::collections::HashMap<String, u32>"))]
    pub moved: BTreeMap<Role, u32>,
    /// Which piece moved first, how often.
    #[cfg_attr(feature = "ts", ts(as = "std::collections::HashMap<String, u32>"))]
    pub first: BTreeMap<Role, u32>,
    /// How many pieces were taken by them.
    pub taken: u32,
    /// How many of them moved their king.
    pub king: u32,
    /// Where their pieces stand after five rounds: by spot, in hundredths of the beginnings.
    #[cfg_attr(feature = "ts", ts(as = "std::collections::HashMap<String, u32>"))]
    pub stand: BTreeMap<String, u32>,
}

/// How strong players begin a game of a rule set; none if that was not measured.
pub fn openings(rules: &str) -> Option<&'static Openings> {
    Measured::known().openings.get(rules)
}

#[cfg(test)]
mod tests {
    use ashtapada_rules::{Action, AnyPosition, Position};

    use super::*;
    use crate::{find, leaves_first_player, rule_sets};

    fn play(position: &mut AnyPosition, turn: &str) {
        for text in turn.split(", ") {
            let action = position.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            position.play(action, &mut ()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
    }

    #[test]
    fn every_rule_set_is_measured() {
        assert_eq!(Measured::known().openings.len(), rule_sets().len(), "a rule set that was measured is gone");
        for rules in rule_sets() {
            let measured = openings(&rules.id).unwrap_or_else(|| panic!("{} is not measured", rules.id));
            assert!(measured.games >= 50 && measured.tried < measured.games, "{}", rules.id);
            assert_eq!(measured.line.is_empty(), rules.dice, "{}", rules.id);
            assert_eq!(measured.throw.is_empty(), !rules.dice, "{}", rules.id);
            assert!(!measured.plan.is_empty(), "{}", rules.id);
        }
    }

    /// Every line and every choice can be played, and the counts fit.
    #[test]
    fn what_is_measured_can_be_played() {
        for rules in rule_sets() {
            let measured = openings(&rules.id).unwrap();
            let options = &find(&rules.id).unwrap().options;
            let position = |text: &str| AnyPosition::parse(text, options).unwrap_or_else(|error| panic!("{error}"));
            for line in &measured.line {
                let mut at = position(&measured.start);
                line.play.iter().for_each(|turn| play(&mut at, turn));
            }
            let in_lines: u32 = measured.line.iter().map(|line| line.games).sum();
            // Of games begun by another side than the first, only those are told that look alike from there.
            let by_lot = leaves_first_player(&rules.options) && in_lines > 0 && in_lines < measured.games;
            assert!(measured.line.is_empty() || in_lines == measured.games || by_lot, "{}", rules.id);
            for throw in &measured.throw {
                for choice in &throw.choice {
                    let mut at = position(&choice.position);
                    play(&mut at, &Action::Throw(throw.throw.parse().unwrap()).to_string());
                    assert_eq!(at.turn().seat(), Some(throw.seat), "{}: {choice:?}", rules.id);
                    play(&mut at, &choice.play);
                }
                let chosen: u32 = throw.choice.iter().map(|choice| choice.times).sum();
                assert!(
                    chosen + throw.lost <= throw.times && throw.free + throw.lost <= throw.times,
                    "{}: {throw:?}",
                    rules.id
                );
            }
        }
    }
}
