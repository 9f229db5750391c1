//! One whole game of each rule set, described action by action. A change of the rules shows here as a difference to be
//! reviewed: accept it with `INSTA_UPDATE=always cargo test -p ashtapada-table`.

use std::fmt::Write as _;

use ashtapada_rulebook::{Lang, Words, rule_sets};
use ashtapada_rules::{Action, ActionList, ChanceList, Game, Position, Turn, draw};
use ashtapada_table::Beginning;
use ashtapada_table::record::Record;

/// Captures and promotions are preferred, so that the games are eventful and end.
fn choose(list: &ActionList, random: &mut fastrand::Rng) -> Action {
    let eventful: Vec<Action> = list
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::Step { promotion: None, .. } | Action::Pass | Action::Stop))
        .collect();
    if eventful.is_empty() || random.u8(..4) == 0 {
        list[random.usize(..list.len())]
    } else {
        eventful[random.usize(..eventful.len())]
    }
}

#[test]
fn one_game_of_each_rule_set() {
    let words = Words::new(Lang::EN);
    for rules in rule_sets() {
        // By its name, so that another rule set changes no game but its own.
        let seed = rules.id.bytes().fold(7, |seed: u64, letter| seed.wrapping_mul(31).wrapping_add(letter.into()));
        let mut random = fastrand::Rng::with_seed(seed);
        let beginning = Beginning::new(&rules.id, [], None).unwrap();
        let mut game = Game::new(beginning.position.clone());
        let mut told = String::new();
        loop {
            let position = game.position();
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let mut throws = ChanceList::new();
                    position.chance(&mut throws);
                    Action::Throw(draw(&throws, &mut |below| random.u32(..below)).unwrap())
                }
                Turn::Seat(_) => {
                    let mut list = ActionList::new();
                    position.actions(&mut list);
                    choose(&list, &mut random)
                }
            };
            let text = position.action_text(action);
            let mut events = Vec::new();
            game.play(action, &mut events).unwrap();
            let sentences: Vec<String> = events.iter().map(|event| words.event(event, game.position())).collect();
            writeln!(told, "{text:16} {}", sentences.join(" ")).unwrap();
        }
        let record = Record::new(beginning, game).to_string();
        let again: Record = record.parse().unwrap();
        assert_eq!(again.to_string(), record, "{}", rules.id);
        insta::with_settings!({omit_expression => true, prepend_module_to_snapshot => false}, {
            insta::assert_snapshot!(rules.id.as_str(), format!("{record}\n{}\n\n{told}", again.game.position().text()));
        });
    }
}
