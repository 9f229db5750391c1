use std::time::Duration;

use ashtapada_rulebook::{find, rule_sets};
use ashtapada_rules::soldiers::Options;
use ashtapada_rules::{Action, ActionList, AnyOptions, ChanceList, Family, OptionSet as _};
use fastrand::Rng;

use super::*;

fn still() -> Duration {
    Duration::ZERO
}

/// What a new one chooses in a position, with so many nodes.
fn chosen(frozen: Frozen, position: &AnyPosition, nodes: u64) -> Choice {
    let entrant = FrozenEntrant { frozen, limit: Limit::Nodes(nodes) };
    entrant.sit(1).unwrap().choose(&Game::new(position.clone()), &still).unwrap()
}

/// The options of a game in words such as `chess castling=true`: first the family, or the rule set whose game of points it is,
/// then the options that differ from those that it has by itself.
fn options(words: &str) -> AnyOptions {
    let (name, changes) = words.split_once(' ').unwrap_or((words, ""));
    let of_points = || match find(name).unwrap().start().unwrap() {
        AnyPosition::Soldiers(start) => Options::of(start.game()).into(),
        _ => panic!("{name} is no game of points"),
    };
    let mut options = name.parse().map_or_else(|_| of_points(), Family::options);
    for (option, value) in changes.split_whitespace().map(|change| change.split_once('=').unwrap()) {
        options.set(option, value).unwrap();
    }
    options
}

/// The choices that the original made in positions of random games (commit e782857, seed 1, 3000 nodes).
#[test]
fn searcher_1_chooses_as_the_original_did() {
    let kept = include_str!("../../../crates/engine/tests/kept/choices.tsv");
    let mut wrong = Vec::new();
    for row in kept.lines() {
        let [id, game, text, wanted, _] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("five columns: {row}")
        };
        let position = AnyPosition::parse(text, &options(game)).unwrap();
        let action = position.action_text(chosen(Frozen::Searcher1, &position, 3000).action);
        if action != wanted {
            wrong.push(format!("{id} {text}: {action}, not {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(kept.lines().count() > 200);
}

#[test]
fn a_mate_in_one_is_found() {
    let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let position = AnyPosition::parse(text, &Family::Chess.options()).unwrap();
    for frozen in Frozen::ALL {
        let choice = chosen(frozen, &position, 2000);
        assert_eq!(choice.action.to_string(), "d1-d8", "{frozen:?}");
        assert!((1..=2000).contains(&choice.report.nodes), "{frozen:?}: {}", choice.report.nodes);
    }
}

/// In every rule set they play, keep to the rules, and play the same from the same seed.
#[test]
fn they_play_every_rule_set() {
    let mut rng = Rng::with_seed(7);
    let (mut list, mut throws) = (ActionList::new(), ChanceList::new());
    for rules in rule_sets() {
        let mut position = rules.start().unwrap();
        for _ in 0..10 {
            match position.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    position.chance(&mut throws);
                    position.play_unchecked(Action::Throw(throws[rng.usize(..throws.len())].0), &mut ());
                }
                Turn::Seat(_) => {
                    position.actions(&mut list);
                    for frozen in Frozen::ALL {
                        let choice = chosen(frozen, &position, 10);
                        assert!(list.contains(&choice.action), "{}: {frozen:?} {}", rules.id, position.text());
                        assert_eq!(choice, chosen(frozen, &position, 10), "{}: {frozen:?}", rules.id);
                    }
                    position.play_unchecked(list[rng.usize(..list.len())], &mut ());
                }
            }
        }
    }
}
