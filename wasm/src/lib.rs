//! Tables, rooms and pages as WebAssembly: what a browser needs to play and read without a server, as plain functions. `cargo
//! xtask wasm` builds it, plays games of each rule set in Node and reads every page (`play.mjs`).

#![expect(unsafe_code, reason = "a name that is exported is marked as unsafe; nothing else here is")]

pub mod room;

use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{ActionList, Position, Turn};
use ashtapada_table::dice::Seed;
use ashtapada_table::{Act, NewGame, Request, Secret, Table};
use fastrand::Rng;
use serde_json::json;

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

/// Room for a text of so many bytes, to be written before [`answer`] is called, which takes it back.
#[unsafe(no_mangle)]
pub extern "C" fn text_room(length: u32) -> *mut u8 {
    Box::leak(vec![0; length as usize].into_boxed_slice()).as_mut_ptr()
}

/// The answer to what is asked under a path, as the server would give it: `{"ok":…}`, or `{"problem":…}`. Path and body are in
/// rooms of their lengths from [`text_room`]; a body at address 0 is none. `now` is Unix time in milliseconds.
///
/// # Safety
/// Both rooms were made for texts of these lengths, and are not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(path: *mut u8, path_length: u32, body: *mut u8, body_length: u32, now: f64) -> u64 {
    // SAFETY: as the caller promises.
    let (path, body) = unsafe { (taken(path, path_length), taken(body, body_length)) };
    let said = match ashtapada_local::answer(path.as_deref().unwrap_or(""), body.as_deref(), now as u64) {
        Ok(answer) => format!("{{\"ok\":{answer}}}"),
        Err(failed) => json!({ "problem": failed.problem() }).to_string(),
    };
    place(Some(said))
}

/// # Safety
/// The room was made by [`text_room`] for a text of that length, and is not used any more.
unsafe fn taken(room: *mut u8, length: u32) -> Option<String> {
    if room.is_null() {
        return None;
    }
    // SAFETY: as the caller promises.
    let bytes = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(room, length as usize)) };
    String::from_utf8(bytes.into()).ok()
}

/// Gives an answer back that was read.
///
/// # Safety
/// It was the answer of a function here, with that length, and is not read any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn text_read(text: *mut u8, length: u32) {
    // SAFETY: as the caller promises.
    drop(unsafe { taken(text, length) });
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
