//! Clocks that decide.

use ashtapada_messages::ClientMessage;
use ashtapada_rules::{Ending, Seat};
use ashtapada_table::Request;
use serde_json::json;

use super::{Desk, key};
use crate::Event;
use crate::memory::Fault;

#[test]
fn a_clock_that_decides_ends_the_game() {
    let mut at = Desk::at(json!({ "clock": { "initial": 60, "increment": 5, "decides": true } }));
    at.enter();
    assert_eq!(at.decides_in(), None, "nobody has played yet");
    at.act("c4-c5");
    at.wait(59_999);
    assert_eq!(at.decides_in(), Some(1));
    at.time();
    assert_eq!(at.room.table.outcome(), None);
    at.wait(1);
    // What comes too late is not played, even if nobody has looked at the clock before.
    let late = at.ask(Request::Act { action: "c6xc4".to_owned() });
    assert_eq!((&late["type"], &late["problem"]["kind"]), (&json!("refused"), &json!("stale")));
    let log = at.memory.entries();
    assert_eq!(log[1].act, "resign north time");
    let outcome = at.room.table.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.payoff(Seat::South)), (Ending::Resignation, 1.0));
    assert_eq!((at.decides_in(), at.left()), (None, (60_000, 0)));
    assert!(at.room.table.record().to_string().contains("[Clock \"60+5 decides\"]"));
    at.restart();
    assert_eq!(at.room.table.outcome(), Some(outcome));
    // It can be taken back like any other end; the time comes back with the turn.
    at.enter();
    assert_eq!(at.ask(Request::TakeBack { to: None })["type"], "done");
}

#[test]
fn who_runs_out_of_time_leaves_those_who_play_for_themselves() {
    let clock = json!({ "initial": 60, "increment": 5, "kind": "delay", "decides": true });
    let mut at = Desk::at(
        json!({ "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "clock": clock, "dice": "hand" }),
    );
    at.enter();
    at.ask(Request::EnterThrow { throw: "3".to_owned() });
    assert_eq!(at.room.clock_view().unwrap().free, Some(5_000));
    at.wait(65_000);
    at.time();
    let log = at.memory.entries();
    assert_eq!(log[1].act, "leave south time");
    assert_eq!(at.room.table.outcome(), None, "three others play on");
    assert!(
        !at.room.table.people().contains(&Seat::South) && !at.room.machine.is_idle(),
        "the computer plays for South"
    );
}

#[test]
fn a_clock_whose_decision_is_not_stored_stands_until_the_next_request() {
    let mut at = Desk::at(json!({ "clock": { "initial": 60, "increment": 0, "decides": true } }));
    at.enter();
    at.act("c4-c5");
    at.wait(60_000);
    at.heard();
    at.memory.fails(Fault::Lost);
    at.time();
    let told = at.heard().pop().unwrap();
    assert_eq!((&told["type"], &told["problem"]["kind"]), (&json!("trouble"), &json!("storage")));
    assert_eq!((at.decides_in(), at.room.wakes_in(at.room.now().ticks)), (None, None), "it is not tried on and on");
    at.wait(5_000);
    assert_eq!((at.room.spent(), at.room.clock_view().unwrap().runs), (60_000, None));
    assert_eq!(at.ask(Request::Act { action: "c6xc4".to_owned() })["problem"]["kind"], "stale");
    assert_eq!(at.log().last().unwrap(), "resign north time");
    at.ask(Request::TakeBack { to: Some(0) });
    at.act("c4-c5");
    assert_eq!(at.decides_in(), Some(60_000), "it runs again");
}

#[test]
fn what_was_stored_though_that_failed_stops_no_clock() {
    let clock = json!({ "initial": 60, "increment": 0, "decides": true });
    let mut at = Desk::at(
        json!({ "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "clock": clock, "dice": "hand" }),
    );
    at.enter();
    at.ask(Request::EnterThrow { throw: "3".to_owned() });
    at.wait(60_000);
    at.heard();
    at.memory.fails(Fault::Kept);
    at.time();
    let told = at.heard();
    assert!(told.iter().all(|told| told["type"] != "trouble"), "{told:?}");
    assert_eq!(at.log().last().unwrap(), "leave south time");
    assert!(at.room.clock_view().unwrap().runs.is_some());
}

#[test]
fn what_the_network_takes_does_not_decide() {
    let clock = json!({ "initial": 60, "increment": 0, "decides": true });
    let mut at = Desk::at(json!({ "clock": clock, "apart": true }));
    at.enter();
    for seat in [Seat::South, Seat::North] {
        at.say(ClientMessage::Sit { seat, key: key(7), name: String::new() });
    }
    at.act("c4-c5");
    let client = at.last;
    at.on(Event::Lag { client, millis: 400 });
    at.wait(60_300);
    at.act("c6xc4");
    assert_eq!(at.left(), (60_000, 100));
    at.on(Event::Lag { client, millis: 0 });
    at.wait(60_100);
    assert_eq!(at.ask(Request::Act { action: "d4-d5".to_owned() })["type"], "refused");
    assert!(at.room.table.outcome().is_some());
}

#[test]
fn days_pass_while_nobody_is_there_but_not_while_the_server_is_down() {
    const DAY: u64 = 86_400_000;
    let clock = json!({ "initial": 2 * 86_400, "increment": 0, "kind": "turn", "decides": true });
    let mut at = Desk::at(json!({ "clock": clock }));
    at.enter();
    at.act("c4-c5");
    at.leave();
    at.wait(DAY);
    at.restart();
    assert_eq!(u64::from(at.left().1), DAY);
    // The server was down for a day.
    let down = vec![(1_000 + DAY, 1_000 + 2 * DAY)];
    at.close();
    at.wait(DAY);
    at.opens(down.clone());
    assert_eq!(u64::from(at.left().1), DAY);
    at.wait(DAY - 1);
    assert_eq!((at.room.table.outcome(), at.decides_in()), (None, Some(1)));
    at.close();
    let due = 1_000 + 3 * DAY;
    assert_eq!(at.memory.due(), Some(due));
    at.wait(1);
    // Nobody has to come for it.
    at.opens(down);
    at.time();
    assert_eq!(at.room.table.entries(1, 1)[0].text, "resign north time");
    assert_eq!(at.memory.due(), None);
}
