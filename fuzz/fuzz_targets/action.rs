//! Every text that parses as an action is printed so that it parses as the same action.
#![no_main]

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{Action, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for rules in rule_sets() {
        let Ok(start) = rules.start() else { continue };
        if let Ok(action) = start.parse_action(text) {
            // Chess also reads `d5xd3` and writes `d5d3`: only the printed form has to be stable.
            let printed = start.action_text(action);
            let again = start.parse_action(&printed).expect("what we print can be read");
            assert_eq!(start.action_text(again), printed);
            let _ = start.refuse(action);
        }
    }
});
