//! Options that are accepted begin a game that can be played; others are refused without a panic.
#![no_main]

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{ActionList, AnyPosition, Position, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let sets = rule_sets();
    let rules = &sets[usize::from(which) % sets.len()];
    let changes = text.lines().filter_map(|line| line.split_once('='));
    let Ok(options) = rules.options_with(changes) else { return };
    let Ok(start) = AnyPosition::start(&options) else { return };
    assert_eq!(start.options(), options);
    assert_eq!(AnyPosition::parse(&start.text(), &options).as_ref(), Ok(&start));
    let mut list = ActionList::new();
    start.actions(&mut list);
    assert_eq!(list.is_empty(), !matches!(start.turn(), Turn::Seat(_)));
});
