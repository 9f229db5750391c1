//! Lines as messages of a client: what is none is refused, and what is one is answered by a trial, without a panic.
#![no_main]

use ashtapada_messages::ClientMessage;
use ashtapada_messages::trial::Desk;
use ashtapada_rulebook::{Lang, Words, rule_sets};
use ashtapada_table::NewGame;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (which, lines) = input;
    let rules = &rule_sets()[usize::from(which) % rule_sets().len()];
    let (mut desk, _) = Desk::begin(&NewGame::of(&rules.id), &[], Words::new(Lang::EN)).expect("the usual game");
    for line in lines.lines() {
        let Ok(message) = serde_json::from_str::<ClientMessage>(line) else { continue };
        let mut throw = lines.len() as u32;
        let mut pick = |below| {
            throw = throw.wrapping_mul(0x9E37_79B1).wrapping_add(1);
            (throw >> 8) % below
        };
        for answer in desk.hear(message, &mut pick) {
            serde_json::to_string(&answer).expect("plain data");
        }
    }
});
