//! Every text that parses as a position is printed and parsed again as the same one, which can be played on.
#![no_main]

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{ActionList, AnyPosition, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let sets = rule_sets();
    let rules = &sets[usize::from(which) % sets.len()];
    let Ok(position) = AnyPosition::parse(text, &rules.options) else { return };
    assert_eq!(position.key(), position.fresh_key());
    assert_eq!(AnyPosition::parse(&position.text(), &rules.options).as_ref(), Ok(&position));
    let mut list = ActionList::new();
    position.actions(&mut list);
    for &action in &list {
        assert_eq!(position.refuse(action), None);
        let mut child = position.clone();
        child.play_unchecked(action, &mut ());
        assert_eq!(child.key(), child.fresh_key());
    }
});
