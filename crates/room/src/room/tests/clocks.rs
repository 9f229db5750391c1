//! The clocks of a room.

use ashtapada_messages::{ClientMessage, Tempo};
use ashtapada_rules::{Action, Ending, Seat};
use ashtapada_table::Request;
use serde_json::json;

use super::Desk;
use crate::memory::at_once;
use crate::{Event, IdentityChange};

#[test]
fn a_clock_runs_for_who_is_due_while_somebody_watches() {
    let mut at = Desk::at(json!({}));
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "nobody is there yet");
    at.enter();
    let snapshot = at.heard().remove(0);
    assert_eq!(snapshot["table"]["clock"], json!({ "initial": 60, "increment": 5 }));
    assert_eq!(
        snapshot["clock"],
        json!({ "left": [["south", 60_000], ["north", 60_000]], "runs": null, "more": 60_000, "waits": true })
    );

    at.wait(40_000);
    assert_eq!(at.left(), (60_000, 60_000), "nobody has played yet");
    at.act("c4-c5");
    assert_eq!(at.left(), (60_000, 60_000), "what took no time earns none");
    let begun = at.room.clock_view().unwrap();
    assert_eq!((begun.runs, begun.waits), (Some(Seat::North), false));
    at.wait(2_500);
    at.leave();
    at.wait(50_000);
    assert_eq!(at.left(), (60_000, 57_500), "it stands still while nobody is there");
    at.enter();
    at.wait(500);
    at.heard();
    let done = at.ask(Request::Act { action: "c6xc4".to_owned() });
    assert_eq!(done["type"], "done");
    assert_eq!(at.left(), (60_000, 62_000), "what is added comes when the turn has passed");
    let log = at.memory.entries();
    assert_eq!(log.iter().map(|entry| entry.spent).collect::<Vec<_>>(), [Some(0), Some(3_000)]);
    assert_eq!(at.room.table.entries(1, 1)[0].left, Some(vec![(Seat::South, 60_000), (Seat::North, 62_000)]));
}

#[test]
fn clocks_wait_for_a_person_and_not_for_the_server() {
    let south = json!([{ "seat": "south", "player": { "kind": "bot", "bot": "greedy" } }]);
    let mut at = Desk::at(json!({ "seats": south }));
    at.enter();
    at.wait(9_000);
    at_once(at.room.play(Some(Seat::South), "c4-c5".parse().unwrap(), &at.memory)).unwrap().unwrap();
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "only the computer has played");
    assert!(at.room.clock_view().unwrap().waits);
    at.act("c6xc4");
    assert_eq!(at.room.clock_view().unwrap().runs, Some(Seat::South));
    at.ask(Request::TakeBack { to: None });
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "what began the game was taken back");
    at.restart();
    assert!(at.room.clock_view().unwrap().waits);

    // The clocks do not wait for somebody who watches two computers.
    let both = ["south", "north"].map(|seat| json!({ "seat": seat, "player": { "kind": "bot", "bot": "greedy" } }));
    let mut at = Desk::at(json!({ "seats": both }));
    at.enter();
    at.wait(1_000);
    assert_eq!(at.left(), (59_000, 60_000));
}

#[test]
fn a_pause_stops_the_clock_and_is_told() {
    let mut at = Desk::at(json!({}));
    at.enter();
    at.act("c4-c5");
    at.wait(1_000);
    at.heard();
    at.say(ClientMessage::Tempo { tempo: Tempo::Paused });
    at.wait(30_000);
    assert_eq!(at.left(), (60_000, 59_000));
    let stopped = at.room.clock_view().unwrap();
    assert_eq!(stopped.runs, None);
    let told = at.say(ClientMessage::Tempo { tempo: Tempo::Normal });
    assert_eq!(told["type"], "clock");
    assert_eq!(
        told["clock"],
        json!({ "left": [["south", 60_000], ["north", 59_000]], "runs": "north", "more": 60_000, "waits": false })
    );
    at.wait(1_000);
    assert_eq!(at.left(), (60_000, 58_000));
}

/// Whatever happens to a room: its clock runs afterwards if it has begun, nobody has paused it, and somebody is there.
#[test]
fn after_every_event_the_clock_runs_or_stands_as_the_room_does() {
    let mut at = Desk::of_friends(json!({ "clock": { "initial": 600, "increment": 0 } }));
    let runs = |at: &mut Desk, after: &str, expected: bool| {
        let left = |at: &Desk| at.left().0 + at.left().1;
        let before = left(at);
        at.wait(1_000);
        assert_eq!(before - left(at), if expected { 1_000 } else { 0 }, "after {after}");
    };
    // What starts and stops nothing, whether it runs or stands.
    let others = |at: &mut Desk, client, expected| {
        at.says(client, ClientMessage::Decline);
        runs(at, "declining", expected);
        at.says(client, ClientMessage::More { seen: 0 });
        runs(at, "asking for entries", expected);
        at.on(Event::Lag { client, millis: 0 });
        runs(at, "a lag", expected);
        at.on(Event::Untell { endpoint: "https://push.example/1".to_owned() });
        runs(at, "a browser is gone", expected);
        at.on(Event::Identify(IdentityChange::Forget { player: "account:1".parse().unwrap() }));
        runs(at, "forgetting a player", expected);
        at.on(Event::Found { number: 9, action: Ok(Action::Pass) });
        runs(at, "a choice that nobody waits for", expected);
        at.on(Event::Time);
        runs(at, "a time that has come", expected);
    };
    let anna = at.comes(Seat::South, 1);
    let jan = at.comes(Seat::North, 2);
    others(&mut at, anna, false);
    at.plays(anna);
    runs(&mut at, "the first move", true);
    others(&mut at, jan, true);
    at.goes(jan);
    runs(&mut at, "one of them leaving", true);
    at.goes(anna);
    runs(&mut at, "both leaving", false);
    others(&mut at, jan, false);
    at.opens(Vec::new());
    runs(&mut at, "opening", false);
    let jan = at.comes(Seat::North, 2);
    runs(&mut at, "one of them coming", true);
    let anna = at.comes(Seat::South, 1);
    runs(&mut at, "the other coming", true);
    at.asks(anna, Request::Pause);
    runs(&mut at, "a proposal", true);
    at.asks(jan, Request::Pause);
    runs(&mut at, "a pause", false);
    others(&mut at, anna, false);
    at.plays(jan);
    runs(&mut at, "playing on", true);
    at.asks(anna, Request::Resign { seat: Seat::South });
    runs(&mut at, "the end", false);
    others(&mut at, anna, false);
}

#[test]
fn what_it_takes_to_store_a_pause_is_nobodys_time() {
    let mut at = Desk::at(json!({}));
    at.enter();
    at.act("c4-c5");
    at.wait(1_000);
    at.memory.set_latency(700);
    at.say(ClientMessage::Tempo { tempo: Tempo::Paused });
    assert!(at.memory.timing().is_some_and(|noted| noted.paused && noted.spent == 1_000));
    assert_eq!(at.left(), (60_000, 59_000));
}

#[test]
fn the_clocks_are_the_log_folded() {
    let mut at = Desk::at(json!({}));
    at.enter();
    for millis in [7_000, 20_000, 11_000] {
        at.wait(millis);
        let action = at.room.table.choices().legal[0].text.clone();
        at.act(&action);
    }
    at.wait(13_000);
    let known = at.room.table.last();
    let before: Vec<_> = at.room.table.entries(0, usize::MAX).into_iter().map(|entry| entry.left).collect();
    at.restart();
    assert_eq!(at.room.table.last(), known);
    let after: Vec<_> = at.room.table.entries(0, usize::MAX).into_iter().map(|entry| entry.left).collect();
    assert_eq!(before, after);
    // What the turn that is under way has taken is kept, and nothing ran meanwhile.
    let last = at.room.table.entries(known - 1, usize::MAX)[0].left.clone().unwrap();
    at.wait(90_000);
    let spent = |(seat, left): &(Seat, u32)| (*seat, if *seat == Seat::North { left - 13_000 } else { *left });
    assert_eq!(at.room.clock_view().unwrap().left, last.iter().map(spent).collect::<Vec<_>>());

    // Taking back gives the time back.
    at.enter();
    at.wait(5_000);
    at.ask(Request::TakeBack { to: None });
    let expected = at.room.table.entries(known - 2, usize::MAX)[0].left.clone().unwrap();
    assert_eq!(at.room.clock_view().unwrap().left, expected);
}

#[test]
fn time_that_is_up_forces_nothing() {
    let mut at = Desk::at(json!({}));
    at.enter();
    at.act("c4-c5");
    at.wait(59_000);
    let early = at.ask(Request::MoreTime { seat: Seat::North });
    assert_eq!(early["problem"]["kind"], "clock-runs");
    at.wait(3_000);
    assert_eq!(at.left(), (60_000, 0));
    // Played on without a word: nothing is added, and nothing lost.
    at.act("c6xc4");
    assert_eq!(at.left(), (60_000, 0));
    at.wait(2_000);
    let given = at.ask(Request::MoreTime { seat: Seat::North });
    assert_eq!(given["type"], "done");
    assert_eq!(at.left(), (58_000, 60_000));
    assert_eq!(at.room.table.entries(2, 1)[0].text, "more-time north 60000");
    // What is given is no decision that could be taken back, and goes with the one before it.
    assert_eq!(
        [None, Some(1), Some(0), Some(2)].map(|to| at.room.table.take_back_to(to)),
        [Some(1), Some(1), Some(0), None]
    );
    assert!(!at.room.table.record().to_string().contains("more-time"));
    assert!(at.room.table.record().to_string().contains("[Clock \"60+5\"]"));
    assert_eq!(at.room.table.record().new_game().clock, at.room.table.clock());
    at.restart();
    assert_eq!(at.left(), (58_000, 60_000));
    at.enter();
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::West })["type"], "refused");
    at.ask(Request::Agree);
    assert_eq!(at.room.clock_view().unwrap().runs, None);
    at.wait(70_000);
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::South })["type"], "refused");
}

#[test]
fn a_computer_out_of_time_may_be_taken_out_of_the_game() {
    let north = json!([{ "seat": "north", "player": { "kind": "bot", "bot": "greedy" } }]);
    let mut at = Desk::at(json!({ "seats": north }));
    at.enter();
    at.act("c4-c5");
    at.wait(59_999);
    let early = at.ask(Request::Resign { seat: Seat::North });
    assert_eq!(early["problem"]["kind"], "not-your-seat");
    at.wait(1);
    let done = at.ask(Request::Resign { seat: Seat::North });
    assert_eq!(done["type"], "done");
    let outcome = at.room.table.view().outcome.unwrap();
    assert_eq!(outcome.ending, Ending::Resignation);
    assert_eq!(outcome.payoff(Seat::South), 1.0);
}

#[test]
fn a_throw_and_its_moves_are_one_turn() {
    let mut at =
        Desk::at(json!({ "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "dice": "hand" }));
    at.enter();
    at.wait(2_000);
    at.ask(Request::EnterThrow { throw: "3".to_owned() });
    assert_eq!(at.left().0, 60_000, "the throw begins the game");
    at.wait(3_000);
    at.act("b1-c3");
    assert_eq!(at.left().0, 62_000);
    assert_eq!(at.room.clock_view().unwrap().runs, Some(Seat::West));
}

#[test]
fn what_was_played_elsewhere_takes_no_time_and_earns_none() {
    let at = Desk::at(json!({ "actions": ["c4-c5", "c6xc4"] }));
    assert_eq!(at.left(), (60_000, 60_000));
    assert_eq!(at.room.table.last(), 2);
}

#[test]
fn without_clocks_nothing_is_measured() {
    let mut at = Desk::at(json!({ "clock": null }));
    at.enter();
    at.wait(7_000);
    let snapshot = at.heard().remove(0);
    assert!(snapshot.get("clock").is_none() && snapshot["table"].get("clock").is_none());
    at.act("c4-c5");
    assert_eq!(at.memory.entries()[0].spent, None);
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::South })["problem"]["kind"], "bad-request");
    assert!(!at.room.table.record().to_string().contains("[Clock"));
}
