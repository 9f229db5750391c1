//! Tables, rooms and pages as WebAssembly: what a browser needs to play, read and study without a server, as plain functions that
//! take and give JSON. `cargo xtask wasm` builds it, plays games of each rule set in Node and reads every page (`play.mjs`).

#![expect(unsafe_code, reason = "a name that is exported is marked as unsafe; nothing else here is")]

mod outside;
pub mod room;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

use ashtapada_local::players::{Players, Thought};
use ashtapada_local::study::{Needs, SolveTask, SolvedFiles, StudyTask};
use ashtapada_local::tables::{Host as _, TableEffect, TableEvent, Tables};
use ashtapada_rulebook::rule_sets;
use ashtapada_rules::{ActionList, Position, Turn};
use ashtapada_solver::{Parts, Shelf};
use ashtapada_table::dice::Seed;
use ashtapada_table::{Act, NewGame, Request, Secret, Table};
use fastrand::Rng;
use serde::Serialize;

use outside::{Outside, keep, tell};

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

/// Room for a text of so many bytes, to be written before a function is called with it, which takes it back.
#[unsafe(no_mangle)]
pub extern "C" fn text_room(length: u32) -> *mut u8 {
    Box::leak(vec![0; length as usize].into_boxed_slice()).as_mut_ptr()
}

/// Gives the module the files of a pack of the rulebook, as JSON of paths and texts, before anything else is asked.
///
/// # Safety
/// As for [`tables`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn give(files: *mut u8, length: u32) {
    // SAFETY: as the caller promises.
    let files = unsafe { taken(files, length) };
    if let Some(files) = files.and_then(|files| serde_json::from_str(&files).ok()) {
        given(files);
    }
}

#[cfg(files_given)]
fn given(files: BTreeMap<String, String>) {
    ashtapada_rulebook::give(files);
}

/// Elsewhere the files are within the program.
#[cfg(not(files_given))]
fn given(_: BTreeMap<String, String>) {}

/// Gives the module the network of that name, or a part of a solved game.
///
/// # Safety
/// As for [`tables`], for both.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn give_net(name: *mut u8, name_length: u32, net: *mut u8, length: u32) {
    // SAFETY: as the caller promises.
    if let (Some(name), Some(net)) = unsafe { (taken(name, name_length), bytes(net, length)) } {
        match name.strip_prefix(SOLVED) {
            Some(part) => solved(part, net),
            None => ashtapada_engine::net::give(&name, net),
        }
    }
}

/// What the names of parts of solved games begin with.
const SOLVED: &str = "solved/";
/// The name of the list of the solved games that there are.
const GAMES: &str = "games.json";

thread_local! {
    static PARTS: Parts = Parts::default();
    static SHELF: Shelf = Shelf::new(PARTS.with(Parts::clone));
    /// Whether the list of solved games was given.
    static LISTED: Cell<bool> = const { Cell::new(false) };
}

/// Takes a part of a solved game, as `game/3-2.slice#4096-8192`, or the list of all.
fn solved(part: &str, bytes: Vec<u8>) {
    if part == GAMES {
        LISTED.set(true);
        let games: Vec<SolvedFiles> = serde_json::from_slice(&bytes).unwrap_or_default();
        PARTS.with(|parts| games.iter().for_each(|files| parts.tell(&files.game)));
    } else if let Some((file, range)) = part.split_once('#')
        && let Some(from) = range.split('-').next().and_then(|from| from.parse().ok())
    {
        PARTS.with(|parts| parts.give(file, from, bytes));
    }
}

/// What has to be given before a call, a line for each: a network, and parts of solved games.
fn lacking(needs: &Needs) -> String {
    let mut lacks: Vec<String> = needs.net().map(str::to_owned).into_iter().collect();
    if needs.is_solvable() && !LISTED.get() {
        lacks.push(format!("{SOLVED}{GAMES}"));
    } else if needs.is_solvable() {
        SHELF.with(|shelf| needs.look_up(shelf));
        lacks.extend(wanted());
    }
    lacks.join("\n")
}

/// The parts of solved games that were looked up in vain.
fn wanted() -> impl Iterator<Item = String> {
    let part = |(file, range): (String, Range<u64>)| format!("{SOLVED}{file}#{}-{}", range.start, range.end);
    PARTS.with(Parts::wanted).into_iter().map(part)
}

/// The names of what has to be given before [`think`] is called with that text, a line for each; none: it can be called.
///
/// # Safety
/// As for [`tables`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn think_lacks(thought: *mut u8, length: u32) -> u64 {
    // SAFETY: as the caller promises.
    let thought = unsafe { taken(thought, length) };
    let thought = thought.and_then(|thought| serde_json::from_str::<Thought>(&thought).ok());
    place(thought.and_then(|thought| thought.needs()).map(|needs| lacking(&needs)))
}

/// The same for [`study`].
///
/// # Safety
/// As for [`tables`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn study_lacks(task: *mut u8, length: u32) -> u64 {
    // SAFETY: as the caller promises.
    let task = unsafe { taken(task, length) };
    let task = task.and_then(|task| serde_json::from_str::<StudyTask>(&task).ok());
    place(task.and_then(|task| task.needs()).map(|needs| lacking(&needs)))
}

/// Lets something happen to the tables: a [`TableEvent`] as JSON, in a room of its length from [`text_room`]. Gives
/// `{"effects":[…],"wakes":250}`: what has to be done then, and in how many milliseconds `{"event":"time"}` is due.
///
/// # Safety
/// The room was made for a text of that length, and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tables(event: *mut u8, length: u32) -> u64 {
    // SAFETY: as the caller promises.
    let event = unsafe { taken(event, length) };
    place(event.and_then(|event| happened(&event)))
}

fn happened(event: &str) -> Option<String> {
    thread_local! {
        static TABLES: RefCell<Tables> = RefCell::default();
    }
    let effects = |tables: &mut Tables| match serde_json::from_str::<TableEvent>(event) {
        Ok(event) => tables.on(event, &mut Outside),
        Err(error) => vec![TableEffect::Warn { what: format!("that is no event: {error}") }],
    };
    TABLES.with_borrow_mut(|tables| {
        let effects = effects(tables);
        let wakes = tables.wakes_in(Outside.now());
        serde_json::to_string(&Happened { effects, wakes }).ok()
    })
}

#[derive(Serialize)]
struct Happened {
    effects: Vec<TableEffect>,
    wakes: Option<u64>,
}

/// What a computer player plays: a [`Thought`] as JSON; the action as text, or an empty one where it failed.
///
/// # Safety
/// As for [`tables`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn think(thought: *mut u8, length: u32) -> u64 {
    thread_local! {
        static PLAYERS: RefCell<Players> = RefCell::new(SHELF.with(Players::knowing));
    }
    // SAFETY: as the caller promises.
    let thought = unsafe { taken(thought, length) };
    let thought = thought.and_then(|thought| serde_json::from_str::<Thought>(&thought).ok());
    place(thought.and_then(|thought| {
        let (begun, mut seed) = (Outside.now().ticks, [0; 8]);
        Outside.random(&mut seed);
        let clock = || Duration::from_millis(Outside.now().ticks.saturating_sub(begun));
        PLAYERS.with_borrow_mut(|players| players.choose(&thought, u64::from_le_bytes(seed), &clock)).ok()
    }))
}

/// Answers a question about a position, a [`StudyTask`] as JSON: each answer is told as it is found.
///
/// # Safety
/// As for [`tables`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn study(task: *mut u8, length: u32) {
    // SAFETY: as the caller promises.
    let task = unsafe { taken(task, length) };
    if let Some(task) = task.and_then(|task| serde_json::from_str::<StudyTask>(&task).ok()) {
        SHELF.with(|shelf| task.answer(shelf, &mut |text| tell(&text)));
    }
}

/// The same as [`think_lacks`] for [`solve`].
///
/// # Safety
/// As for [`tables`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn solve_lacks(task: *mut u8, length: u32) -> u64 {
    // SAFETY: as the caller promises.
    let task = unsafe { taken(task, length) };
    let task = task.and_then(|task| serde_json::from_str::<SolveTask>(&task).ok());
    place(task.map(|task| {
        SHELF.with(|shelf| task.look_up(shelf));
        wanted().collect::<Vec<_>>().join("\n")
    }))
}

/// Solves a game as far as a position needs, a [`SolveTask`] as JSON: each slice is told as it is solved, after the bytes of its file were given
/// to be kept. Nothing, or a problem as JSON.
///
/// # Safety
/// As for [`tables`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn solve(task: *mut u8, length: u32) -> u64 {
    // SAFETY: as the caller promises.
    let task = unsafe { taken(task, length) };
    let task = task.and_then(|task| serde_json::from_str::<SolveTask>(&task).ok());
    let solved = task.map(|task| {
        SHELF.with(|shelf| {
            task.solve(shelf, &mut |slice, bytes| {
                keep(&format!("{}/{}.slice", slice.game, slice.slice), &bytes);
                // It is plain data, which can always be serialized.
                tell(&serde_json::to_string(&slice).unwrap_or_default());
            })
        })
    });
    place(solved.and_then(Result::err).and_then(|problem| serde_json::to_string(&problem).ok()))
}

/// # Safety
/// The room was made by [`text_room`] for a text of that length, and is not used any more.
unsafe fn taken(room: *mut u8, length: u32) -> Option<String> {
    // SAFETY: as the caller promises.
    String::from_utf8(unsafe { bytes(room, length) }?).ok()
}

/// # Safety
/// As for [`taken`].
unsafe fn bytes(room: *mut u8, length: u32) -> Option<Vec<u8>> {
    if room.is_null() {
        return None;
    }
    // SAFETY: as the caller promises.
    Some(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(room, length as usize)) }.into())
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
