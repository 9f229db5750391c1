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
    // The same throws in every run.
    let mut random = fastrand::Rng::with_seed(0);
    for line in lines.lines() {
        let Ok(message) = serde_json::from_str::<ClientMessage>(line) else { continue };
        for answer in desk.hear(message, &mut |below| random.u32(..below)) {
            serde_json::to_string(&answer).expect("plain data");
        }
    }
});
