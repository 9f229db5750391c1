//! Whatever happens, in whatever order: clients are told what is stored, in order and without a gap, and a room that has
//! something to do does it.

use ashtapada_messages::view::CHUNK;
use ashtapada_messages::{ClientMessage, Tempo};
use ashtapada_rules::Seat;
use ashtapada_table::{Problem, ProblemKind, Request};
use fastrand::Rng;
use serde_json::json;

use super::{Desk, key};
use crate::memory::Fault;
use crate::{ClientNumber, Event};

/// What a client knows of the log by what it was told.
type Heard = std::collections::BTreeMap<ClientNumber, u64>;

/// Two people, who may come on several screens, and computer players in the other two seats.
fn four() -> Desk {
    let bot = |seat: &str| json!({ "seat": seat, "player": { "kind": "bot", "bot": "greedy" } });
    let mut at = Desk::of_friends(json!({
        "rules": "chaturaji-pl-solo", "seats": [bot("west"), bot("east")], "clock": { "initial": 600, "increment": 5, "decides": true },
        "absence": { "minutes": 1, "meanwhile": "computer" },
    }));
    at.room.table.add_seeds(|seat| ashtapada_table::dice::Seed::new([seat as u8; 32]));
    let seeds = at.room.table.header().seeds.clone();
    crate::memory::at_once(crate::Backend::set_seeds(&at.memory, &seeds)).unwrap().unwrap();
    at
}

fn request(at: &Desk, random: &mut Rng) -> Request {
    let seat = *random.choice(&[Seat::South, Seat::North]).unwrap();
    let legal = at.room.table.choices().legal;
    match random.u8(..60) {
        0 => Request::TakeBack { to: None },
        1 => Request::Agree,
        2 => Request::MoreTime { seat },
        3 => Request::Pause,
        4 => Request::Resign { seat },
        _ => match random.choice(&legal) {
            Some(action) => Request::Act { action: action.text.clone() },
            None => Request::Roll,
        },
    }
}

fn sits_down(at: &mut Desk, seat: Seat, of: u8) {
    let client = at.arrives(vec![(seat, key(of))], false);
    at.says_unread(client, ClientMessage::Sit { seat, key: key(of), name: String::new() });
}

/// Something happens.
fn happens(at: &mut Desk, random: &mut Rng) {
    let clients: Vec<ClientNumber> = at.told.keys().copied().collect();
    let (seat, of) = *random.choice(&[(Seat::South, 1), (Seat::North, 2)]).unwrap();
    if random.u8(..12) == 0 {
        at.memory.fails(if random.bool() { Fault::Lost } else { Fault::Kept });
    }
    match (random.u8(..12), random.choice(&clients).copied()) {
        (0, _) | (_, None) => {
            sits_down(at, seat, of);
        }
        (1, Some(client)) => at.goes(client),
        (2, Some(client)) => {
            let tempo = *random.choice(&[Tempo::Slow, Tempo::Fast, Tempo::Unseen, Tempo::Paused]).unwrap();
            at.says_unread(client, ClientMessage::Tempo { tempo });
        }
        (3, Some(client)) => at.says_unread(client, ClientMessage::Decline),
        (4, _) => at.wait(random.u64(..90_000)),
        (5, _) => at.restart(),
        (_, Some(client)) => {
            at.said += 1;
            let (id, seen, request) = (format!("m{}", at.said), at.room.table.last(), request(at, random));
            at.says_unread(client, ClientMessage::Do { id, seen, digest: None, request });
        }
    }
}

/// The room does what is due, for a while; a computer player may fail.
fn goes_on(at: &mut Desk, random: &mut Rng) {
    for _ in 0..40 {
        if let Some(number) = at.thinks.take() {
            let failed = || Problem::new(ProblemKind::Server, "it failed");
            let action = if random.u8(..8) == 0 { Err(failed()) } else { Ok(at.choice(random)) };
            at.on(Event::Found { number, action });
        } else if at.room.wakes_in(at.room.now().ticks) == Some(0) {
            at.on(Event::Time);
        } else {
            return;
        }
    }
    // It goes on for as long as nothing has to be waited for; but it must not be the same again and again.
    let before = (at.room.table.last(), at.memory.entries().len());
    for _ in 0..40 {
        if at.thinks.is_none() && at.room.wakes_in(at.room.now().ticks) == Some(0) {
            at.on(Event::Time);
        }
    }
    let waits = at.thinks.is_some() || at.room.wakes_in(at.room.now().ticks) != Some(0);
    assert!(waits || before != (at.room.table.last(), at.memory.entries().len()), "it does nothing, without end");
}

/// Reads what everybody was told; all of it is stored.
fn hear(at: &mut Desk, heard: &mut Heard, seed: u64) {
    let stored = at.memory.entries().len() as u64;
    for client in at.told.keys().copied().collect::<Vec<_>>() {
        for message in at.heard_by(client) {
            let entries = message["entries"].as_array().into_iter().flatten();
            let known = heard.entry(client).or_default();
            for seq in entries.map(|entry| entry["seq"].as_u64().unwrap()) {
                // Who comes while many are told at once is told some of them again.
                assert!(seq <= *known + 1, "seed {seed}: {seq} after {known}");
                *known = seq.max(*known);
            }
            assert!(*known <= stored, "seed {seed}: told before it was stored: {known} of {stored}");
        }
    }
}

#[test]
fn clients_are_told_what_is_stored_in_order_and_without_a_gap() {
    let mut played = 0;
    for seed in 0..40 {
        let (mut at, mut random, mut heard) = (four(), Rng::with_seed(seed), Heard::new());
        // A longer log would be asked for in parts.
        for _ in 0..250 {
            if at.memory.entries().len() + 60 > CHUNK {
                break;
            }
            happens(&mut at, &mut random);
            hear(&mut at, &mut heard, seed);
            goes_on(&mut at, &mut random);
            hear(&mut at, &mut heard, seed);
        }
        // At the end everybody who is there knows all that is stored.
        at.wait(60_000);
        sits_down(&mut at, Seat::South, 1);
        hear(&mut at, &mut heard, seed);
        let stored = at.memory.table().unwrap();
        assert!(heard.get(&at.last).is_some_and(|&known| known == u64::from(stored.last())), "seed {seed}");
        assert_eq!(at.room.table.view().position, stored.view().position, "seed {seed}");
        played += at.memory.entries().len();
    }
    assert!(played > 2_000, "it was too little: {played}");
}
