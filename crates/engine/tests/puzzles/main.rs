//! Puzzles with known answers: positions of every rule set in which the rules themselves say what is right, and no
//! player's opinion is needed. Each answer is proved by plain recursion (`prove`), so a wrong puzzle cannot stand; then
//! the searches have to find it.
//!
//! The puzzles are in the `.toml` files beside this one: those of the documents by kind of game, those of their relatives
//! by what decides. What is wrong with one is told with what every action is good for.

mod card;
mod prove;

use std::collections::{BTreeMap, BTreeSet};

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player as _, Setup};
use ashtapada_rulebook::{RuleSet, find, rule_sets};
use ashtapada_rules::{Action, AnyPosition, Game, Position as _};
use serde::Deserialize;

use prove::{are_right, judge};

/// The files.
const FILES: [&str; 9] =
    ["four-kings", "soldiers", "leopards", "chess", "jumps", "circles", "hunts", "kings", "stakes"];
/// At least so many for every rule set that follows a document.
const LEAST: usize = 5;
/// At least so many for every other rule set.
const LEAST_OF_OTHERS: usize = 3;
/// What a search may take, if the puzzle does not say otherwise.
const NODES: u64 = 5_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    puzzle: Vec<Puzzle>,
}

/// A position and what is right in it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Puzzle {
    rules: String,
    /// Options that differ from those of the rule set.
    #[serde(default)]
    options: BTreeMap<String, String>,
    position: String,
    /// What is played from there first: the throw, or moves that come again.
    #[serde(default)]
    play: Vec<String>,
    /// The right actions, all of them.
    right: Vec<String>,
    /// How many actions the proof looks ahead, throws not counted.
    ahead: u32,
    /// What a search may take.
    #[serde(default = "nodes")]
    nodes: u64,
    /// The sentence of the document, or the ambiguity, that decides; without a document, the section of the rule card.
    rule: String,
    why: String,
}

const fn nodes() -> u64 {
    NODES
}

impl Puzzle {
    fn rule_set(&self) -> &'static RuleSet {
        find(&self.rules).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The game at the point where somebody has to find the answer.
    fn game(&self) -> Game<AnyPosition> {
        let changes = self.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        let options = self.rule_set().options_with(changes).unwrap_or_else(|error| panic!("{self}: {error}"));
        let position = AnyPosition::parse(&self.position, &options).unwrap_or_else(|error| panic!("{self}: {error}"));
        let mut game = Game::new(position);
        for text in &self.play {
            let action = self.action(&game, text);
            game.play(action, &mut ()).unwrap_or_else(|refusal| panic!("{self}: `{text}`: {refusal}"));
        }
        game
    }

    fn action(&self, game: &Game<AnyPosition>, text: &str) -> Action {
        game.position().parse_action(text).unwrap_or_else(|error| panic!("{self}: {error}"))
    }

    fn right(&self, game: &Game<AnyPosition>) -> Vec<Action> {
        self.right.iter().map(|text| self.action(game, text)).collect()
    }
}

impl std::fmt::Display for Puzzle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} `{}` {} ({})", self.rules, self.position, self.play.join(" "), self.why)
    }
}

fn puzzles() -> Vec<Puzzle> {
    let read = |name| {
        let path = format!("{}/tests/puzzles/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        toml::from_str::<File>(&text).unwrap_or_else(|error| panic!("{path}: {error}")).puzzle
    };
    FILES.into_iter().flat_map(read).collect()
}

#[test]
fn every_rule_set_has_its_puzzles() {
    let puzzles = puzzles();
    for rules in rule_sets() {
        let own: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.rules == rules.id).collect();
        let least = if rules.document.is_some() { LEAST } else { LEAST_OF_OTHERS };
        assert!(own.len() >= least, "{} has {} puzzles", rules.id, own.len());
        let known = rule_ids(rules);
        for puzzle in own {
            assert!(known.contains(&puzzle.rule), "{puzzle}: {} is no rule of it", puzzle.rule);
        }
    }
}

/// What a puzzle of the rule set can be about.
fn rule_ids(rules: &RuleSet) -> BTreeSet<String> {
    if rules.document.is_none() {
        return card::sections(&rules.id);
    }
    let sentences = rules.sentences.iter().map(|one| one.id.clone());
    sentences.chain(rules.ambiguities.iter().map(|one| one.id.clone())).collect()
}

#[test]
fn what_is_right_is_proved() {
    let mut wrong = Vec::new();
    for puzzle in puzzles() {
        let mut game = puzzle.game();
        let judged = judge(&mut game, puzzle.ahead);
        if !are_right(&judged, &puzzle.right(&game)) {
            let told = judged.iter().map(|(action, bounds)| {
                let text = game.position().action_text(*action);
                format!("    {text}: at least {:.3}, at most {:.3}", bounds.least, bounds.most)
            });
            wrong.push(format!("{puzzle}, right {}:\n{}", puzzle.right.join(" "), told.collect::<Vec<_>>().join("\n")));
        }
    }
    assert!(wrong.is_empty(), "{} are not proved:\n{}", wrong.len(), wrong.join("\n"));
}

/// The proof can fail: none of the other actions is right, and none of several right ones alone.
#[test]
fn a_wrong_answer_is_not_proved() {
    for puzzle in puzzles() {
        let mut game = puzzle.game();
        let judged = judge(&mut game, puzzle.ahead);
        let right = puzzle.right(&game);
        for (action, _) in &judged {
            assert!(right == [*action] || !are_right(&judged, &[*action]), "{puzzle}: {action}");
        }
    }
}

/// The player of today, the same with the handmade evaluation, the one that takes all others for one side, and with more
/// nodes the one that searches with a tree.
#[test]
fn searches_find_what_is_right() {
    let mut wrong = Vec::new();
    for puzzle in puzzles() {
        let game = puzzle.game();
        let right = puzzle.right(&game);
        for (bot, times) in [(Bot::Searcher, 1), (Bot::Handmade, 1), (Bot::Paranoid, 1), (Bot::Mcts, 10)] {
            let mut player = AnyPlayer::new(bot, Setup::seeded(1));
            let chosen = player.choose(&game, Limits::nodes(times * puzzle.nodes)).map(|choice| choice.action);
            if !chosen.is_some_and(|action| right.contains(&action)) {
                let text = chosen.map(|action| game.position().action_text(action));
                wrong.push(format!("{puzzle}, right {}: {bot} chooses {text:?}", puzzle.right.join(" ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} are not found:\n{}", wrong.len(), wrong.join("\n"));
}
