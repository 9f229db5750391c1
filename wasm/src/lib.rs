//! Tables and rooms as WebAssembly: what a browser needs to play without a server, as plain functions. `cargo xtask
//! wasm` builds it and plays games of each rule set in Node (`play.mjs`).

#![expect(unsafe_code, reason = "a name that is exported is marked as unsafe; nothing else here is")]

pub mod room;

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{ActionList, Position, Turn};
use ashtapada_table::dice::Seed;
use ashtapada_table::{Act, NewGame, Request, Secret, Table};
use fastrand::Rng;

/// How many rule sets there are.
#[unsafe(no_mangle)]
pub extern "C" fn rule_set_count() -> u32 {
    rule_sets().len() as u32
}

/// Plays a game of the rule set with that index, with random actions and throws drawn from a secret, and returns its
/// record: its address in memory in the high half, its length in bytes in the low half. Length 0: there is no such rule
/// set.
#[unsafe(no_mangle)]
pub extern "C" fn random_game(rules: u32, seed: u32) -> u64 {
    place(rule_sets().get(rules as usize).and_then(|rules| played(&rules.id, seed)))
}

/// Plays a game of the rule set with that index in a room, by somebody against computer players who play by chance, and
/// returns what came of it as JSON, as [`random_game`] does.
#[unsafe(no_mangle)]
pub extern "C" fn room_game(rules: u32, seed: u32) -> u64 {
    place(rule_sets().get(rules as usize).and_then(|rules| room::played(&rules.id, seed)).map(|game| game.to_string()))
}

/// Where a text is, for whoever reads the memory.
fn place(text: Option<String>) -> u64 {
    let text: &'static str = Box::leak(text.unwrap_or_default().into_boxed_str());
    (text.as_ptr() as u64) << 32 | text.len() as u64
}

fn played(rules: &str, seed: u32) -> Option<String> {
    let mut random = Rng::with_seed(u64::from(seed));
    let secret = Secret::new(std::array::from_fn(|_| random.u8(..)));
    let (mut table, _) = Table::set_up(&NewGame::of(rules), "wasm", secret, 0).ok()?;
    table.add_seeds(|_| Seed::new(std::array::from_fn(|_| random.u8(..))));
    while table.turn() != Turn::Over {
        let (seat, act) = match table.turn() {
            Turn::Chance(_) => table.decide(&Request::Roll, 0).ok()?,
            turn => {
                let mut legal = ActionList::new();
                table.position().actions(&mut legal);
                (turn.seat(), Act::Play { action: *random.choice(legal.as_slice())? })
            }
        };
        table.play(seat, act).ok()?;
    }
    Some(table.record().to_string())
}
