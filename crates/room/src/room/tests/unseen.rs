//! Games that the server plays on by itself, seen or unseen.

use ashtapada_messages::{ClientMessage, Tempo};
use ashtapada_rules::{Ending, Seat};
use ashtapada_table::Request;
use serde_json::{Value, json};

use super::Desk;

/// A table of four computer players, or with a person in the south who gives up.
fn four(south: Value) -> Desk {
    let seat = |seat: &str, player: Value| json!({ "seat": seat, "player": player });
    let greedy = || json!({ "kind": "bot", "bot": "greedy" });
    let seats = [seat("south", south), seat("west", greedy()), seat("north", greedy()), seat("east", greedy())];
    Desk::at(json!({ "rules": "chaturaji-pl-solo", "options": [], "seats": seats, "clock": null }))
}

impl Desk {
    /// The server plays so many actions at most; what the last client, who reads all the time, hears of it.
    fn play_on(&mut self, most: u32) -> Vec<Value> {
        let (mut heard, mut random) = (self.heard(), fastrand::Rng::with_seed(7));
        for _ in 0..most {
            if !self.play(&mut random) {
                break;
            }
            heard.extend(self.heard());
            // A hundred of them in each report.
            self.wait(4);
        }
        heard
    }
}

#[test]
fn the_rest_is_played_unseen_to_its_true_end() {
    let mut at = four(json!({ "kind": "human", "name": "" }));
    at.enter();
    assert!(at.room.machine.is_idle(), "the person throws");
    let done = at.ask(Request::Resign { seat: Seat::South });
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(at.room.table.outcome(), None, "three others play for themselves");
    let view = at.room.table.view();
    let standing = view.seats.iter().find(|one| one.seat == Seat::South).unwrap();
    assert!(view.left == [Seat::South] && standing.aside.is_some());
    at.heard();

    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen });
    let heard = at.play_on(20_000);
    let outcome = at.room.table.outcome().expect("the game is over");
    assert_eq!((outcome.rank[Seat::South.index()], outcome.share[Seat::South.index()]), (4, 0), "who left is last");
    assert_eq!(at.room.tempo, Tempo::Normal, "nothing is unseen any more");
    // Every entry has arrived, in order, and far fewer messages than entries.
    let played: Vec<&Value> = heard.iter().filter(|message| message["type"] == "played").collect();
    let entries = played.iter().flat_map(|message| message["entries"].as_array().unwrap());
    let numbers: Vec<u64> = entries.map(|entry| entry["seq"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (2..=u64::from(at.room.table.last())).collect::<Vec<_>>());
    assert!(played.len() * 2 < numbers.len(), "{} messages", played.len());
    // What was played is stored, and gives the same result.
    at.restart();
    assert_eq!(at.room.table.outcome(), Some(outcome));
}

#[test]
fn unseen_play_stops_when_asked_and_after_a_restart() {
    let mut at = four(json!({ "kind": "bot", "bot": "greedy" }));
    at.enter();
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen });
    at.play_on(50);
    let told = at.room.table.last();
    at.play_on(3);
    at.say(ClientMessage::Tempo { tempo: Tempo::Paused });
    assert_eq!(at.room.table.last(), told + 3);
    assert!(at.room.machine.is_idle(), "it has stopped");
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen });
    at.restart();
    at.enter();
    assert_eq!((at.room.tempo, at.room.table.last()), (Tempo::Normal, told + 3));
    assert!(!at.room.machine.is_idle(), "the game goes on");
}

#[test]
fn a_person_who_may_decide_is_waited_for() {
    let mut at = four(json!({ "kind": "human", "name": "" }));
    at.enter();
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen });
    at.ask(Request::Roll);
    at.play_on(200);
    assert!(at.room.machine.is_idle(), "it is the person's turn");
    assert_eq!(at.room.tempo, Tempo::Normal);
}

#[test]
fn giving_up_ends_the_game_where_nobody_could_play_on() {
    let mut at = Desk::at(json!({ "clock": null }));
    at.enter();
    at.ask(Request::Resign { seat: Seat::South });
    assert_eq!(at.room.table.outcome().map(|outcome| outcome.ending), Some(Ending::Resignation));
    let mut at = four(json!({ "kind": "human", "name": "" }));
    at.enter();
    at.ask(Request::Resign { seat: Seat::South });
    // It can be taken back like any other decision.
    at.ask(Request::TakeBack { to: None });
    assert!(!at.room.table.is_aside(Seat::South));
}
