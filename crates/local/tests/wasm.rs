//! The crate that runs tables and rooms as WebAssembly, as this machine runs it: that it fits what it uses is seen sooner here.

#[path = "../../../wasm/src/lib.rs"]
mod wasm;

use ashtapada_rulebook::rule_sets;
use serde_json::json;

#[test]
fn a_random_game_of_each_rule_set_is_played_as_in_a_browser() {
    assert_eq!(wasm::rule_set_count() as usize, rule_sets().len());
    // The length of the record is in the low half.
    let length = |rules: usize| wasm::random_game(rules as u32, 7) as u32;
    for (index, rules) in rule_sets().iter().enumerate() {
        assert!(length(index) > 100, "{}", rules.id);
    }
    assert_eq!(length(rule_sets().len()), 0, "there is no such rule set");
}

/// By somebody against computer players, with nothing around the room but a memory.
#[test]
fn a_game_of_each_rule_set_is_played_in_a_room_to_its_end() {
    for rules in rule_sets() {
        let game = wasm::room::played(&rules.id, 7).unwrap_or_else(|| panic!("{}: something was refused", rules.id));
        assert_eq!((&game["over"], &game["told"]), (&json!(true), &game["entries"]), "{}", rules.id);
        assert!(game["done"].as_u64() > Some(0), "{}: the person plays, too", rules.id);
    }
}
