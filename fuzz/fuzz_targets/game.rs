//! Random play keeps the invariants: the hash, the text, the refusals.
#![no_main]

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{Action, ActionList, AnyPosition, ChanceList, Game, Position, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&which, choices)) = bytes.split_first() else { return };
    let sets = rule_sets();
    let rules = &sets[usize::from(which) % sets.len()];
    let Ok(start) = rules.start() else { return };
    let mut game = Game::new(start);
    for &choice in choices {
        let position = game.position();
        let choice = usize::from(choice);
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let mut throws = ChanceList::new();
                position.chance(&mut throws);
                Action::Throw(throws[choice % throws.len()].0)
            }
            Turn::Seat(_) => {
                let mut list = ActionList::new();
                position.actions(&mut list);
                list[choice % list.len()]
            }
        };
        assert_eq!(position.parse_action(&position.action_text(action)), Ok(action));
        assert_eq!(game.play(action, &mut ()), Ok(()));
        let position = game.position();
        assert_eq!(position.key(), position.fresh_key());
        let text = position.text();
        assert_eq!(AnyPosition::parse(&text, &rules.options).as_ref(), Ok(position), "{} {text} after {action}", rules.id);
    }
});
