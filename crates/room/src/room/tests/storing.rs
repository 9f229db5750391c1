//! What is told only once it is stored, and what a room does where its backend fails, or has more than it knows.

use ashtapada_messages::view::KnownLog;
use ashtapada_messages::{ClientMessage, Visit};
use ashtapada_rules::{Action, Seat};
use ashtapada_table::{Problem, ProblemKind, Request};
use serde_json::{Value, json};

use super::{Desk, key, stand_in};
use crate::memory::Fault;
use crate::{Arrival, Effect, Event};

fn first(at: &Desk) -> Request {
    Request::Act { action: at.room.table().choices().legal[0].text.clone() }
}

fn kinds(heard: &[Value]) -> Vec<&str> {
    heard.iter().map(|message| message["type"].as_str().unwrap()).collect()
}

#[test]
fn what_is_not_stored_is_told_to_nobody_and_can_be_sent_again() {
    let mut at = Desk::at(json!({}));
    at.enter();
    let watcher = at.last;
    at.enter();
    at.heard_by(watcher);
    at.memory.fails(Fault::Lost);
    let request = first(&at);
    let message = ClientMessage::Do { id: "once".to_owned(), seen: 0, digest: None, request };
    assert_eq!(at.say(message.clone())["problem"]["kind"], "storage");
    assert_eq!((at.log().len(), at.room.table().last(), at.heard_by(watcher)), (0, 0, Vec::new()));
    assert_eq!(at.say(message)["type"], "done");
    assert_eq!((at.log().len(), kinds(&at.heard_by(watcher))), (1, vec!["played"]));
}

#[test]
fn what_was_stored_though_that_failed_is_read_and_acknowledged_once() {
    let mut at = Desk::at(json!({}));
    at.enter();
    at.heard();
    at.memory.fails(Fault::Kept);
    let message = ClientMessage::Do { id: "once".to_owned(), seen: 0, digest: None, request: first(&at) };
    at.on(Event::Say { client: at.last, message: message.clone() });
    assert_eq!(kinds(&at.heard()), ["played", "done"]);
    assert_eq!(at.say(message)["type"], "done", "sent again it is the same");
    assert_eq!((at.log().len(), at.room.table().last()), (1, 1));
}

#[test]
fn who_has_lost_the_game_answers_nothing_and_says_so() {
    let mut at = Desk::at(json!({}));
    at.enter();
    at.heard();
    at.memory.fails(Fault::Elsewhere);
    let request = first(&at);
    assert_eq!(at.ask(request), Value::Null);
    assert!(at.room.has_lost_game() && at.log().is_empty());
    at.close();
    assert_eq!(at.memory.timing(), None, "nothing is noted any more");
}

#[test]
fn a_choice_that_nobody_waits_for_is_not_played_and_a_failed_one_is_tried_again() {
    let north = json!([{ "seat": "north", "player": { "kind": "bot", "bot": "greedy" } }]);
    let mut at = Desk::at(json!({ "seats": north }));
    at.enter();
    at.act("c4-c5");
    at.time();
    let before = at.thinks.take().expect("North thinks");
    at.ask(Request::TakeBack { to: None });
    assert_eq!(at.thinks, None);
    at.on(Event::Found { number: before, action: Ok("c6xc4".parse().unwrap()) });
    assert_eq!(at.log(), ["c4-c5", "take-back 0"]);
    at.act("c4-c5");
    at.time();
    let failed = at.thinks.take().unwrap();
    let problem = Problem::new(ProblemKind::Server, "a computer player failed; it tries again");
    at.on(Event::Found { number: failed, action: Err(problem) });
    assert!(kinds(&at.heard()).contains(&"trouble"));
    assert_eq!(at.room.wakes_in(at.room.now().ticks), Some(50), "after a moment");
    at.wait(50);
    at.time();
    let number = at.thinks.take().unwrap();
    at.memory.fails(Fault::Kept);
    at.on(Event::Found { number, action: Ok("c6xc4".parse::<Action>().unwrap()) });
    assert_eq!((at.log().len(), at.room.table().last()), (4, 4), "it was stored all the same, and read");
}

#[test]
fn a_page_that_comes_again_takes_the_place_of_its_connection_before() {
    let mut at = Desk::of_friends(json!({}));
    at.comes(Seat::South, 1);
    let arrive = |at: &mut Desk, client, page: &str, number, of| {
        let (visit, keys) = (Some(Visit { page: page.to_owned(), number }), vec![(Seat::South, key(of))]);
        let arrival = Arrival { known: KnownLog::default(), keys, visit, player: None, local: false };
        at.on(Event::Enter { client, arrival: Box::new(arrival) });
    };
    arrive(&mut at, 11, "page", 1, 1);
    arrive(&mut at, 12, "page", 2, 1);
    assert!(!at.told.contains_key(&11) && at.told.contains_key(&12));
    // That the connection before has closed concerns nobody any more.
    at.heard_by(12);
    at.on(Event::Leave { client: 11 });
    assert!(at.heard_by(12).is_empty());
    // A connection of before that is opened late, and somebody who only names the page.
    arrive(&mut at, 13, "page", 1, 1);
    let turned_away = |effect: &Effect| matches!(effect, Effect::TurnedAway { client: 13, problem } if problem.kind == ProblemKind::Stale);
    assert!(at.effects.iter().any(turned_away) && !at.told.contains_key(&13));
    arrive(&mut at, 14, "page", 9, 2);
    assert!(at.told.contains_key(&12) && at.told.contains_key(&14));
}

#[test]
fn an_open_table_is_offered_while_somebody_is_there_and_it_goes_on() {
    let mut at = Desk::of_friends(json!({ "open": true, "absence": { "minutes": 1, "meanwhile": "wait" } }));
    let offer = |at: &mut Desk| match at.effects.drain(..).rfind(|effect| matches!(effect, Effect::Lobby { .. })) {
        Some(Effect::Lobby { over, offer }) => (over, offer.map(|offer| (offer.free, offer.watching))),
        other => panic!("{other:?}"),
    };
    let anna = at.comes(Seat::South, 1);
    assert_eq!(offer(&mut at), (false, Some((vec![Seat::North], 0))));
    let jan = at.comes(Seat::North, 2);
    at.goes(jan);
    assert_eq!(offer(&mut at), (false, Some((vec![], 0))));
    at.goes(anna);
    assert_eq!(offer(&mut at), (false, None), "nobody is there");
    let anna = at.comes(Seat::South, 1);
    at.asks(anna, Request::Resign { seat: Seat::South });
    assert_eq!(offer(&mut at), (true, None));
}

/// A seat that cannot be given back is tried again after a moment, and not at once, again and again.
#[test]
fn what_comes_of_an_absence_waits_for_a_moment_when_it_cannot_be_stored() {
    let (mut at, _, jan) = Desk::begun(json!({ "absence": stand_in() }));
    at.goes(jan);
    at.wait(60_000);
    at.time();
    at.comes(Seat::North, 2);
    at.time();
    assert!(at.thinks.is_some() && at.absence_left() == Some(0));
    at.memory.fails(Fault::Lost);
    at.time();
    assert_eq!((at.log().last().unwrap().as_str(), at.absence_left()), ("stand-in north", Some(50)));
    at.wait(50);
    at.time();
    assert!(at.thinks.is_some(), "nor is the choice of the computer player");
    at.time();
    assert_eq!(at.log().last().unwrap(), "back north");
}
