//! What is kept of the clocks when rooms close and servers end.

use ashtapada_messages::Tempo;
use ashtapada_rules::Seat;
use ashtapada_table::Request;
use serde_json::json;

use super::Desk;
use crate::{Backend, Event};

#[test]
fn nobody_stops_a_clock_that_decides_by_leaving() {
    let (mut at, anna, jan) = Desk::begun(json!({ "clock": { "initial": 60, "increment": 0, "decides": true } }));
    at.wait(10_000);
    at.goes(anna);
    at.goes(jan);
    at.wait(5_000);
    assert_eq!(at.decides_in(), Some(45_000));
    at.close();
    at.wait(20_000);
    at.opens(Vec::new());
    assert_eq!(at.decides_in(), Some(25_000));
    at.close();
    // The server is down for a minute, and lived ten seconds before and five after.
    let now = at.memory.now().wall;
    at.wait(75_000);
    at.opens(vec![(now + 10_000, now + 70_000)]);
    assert_eq!(at.decides_in(), Some(10_000));
    at.wait(10_001);
    at.time();
    assert_eq!(at.log()[1], "resign north time");
}

#[test]
fn a_clock_that_decides_nothing_stands_through_a_night_in_which_all_are_away() {
    let (mut at, anna, jan) = Desk::begun(json!({ "clock": { "initial": 60, "increment": 0 } }));
    at.wait(10_000);
    at.goes(anna);
    at.wait(5_000);
    assert_eq!(at.left(), (60_000, 45_000), "one of them is still there");
    at.goes(jan);
    at.wait(8 * 3_600_000);
    assert_eq!(at.left(), (60_000, 45_000));
    // The same whether the room was closed meanwhile, or the server was killed.
    at.restart();
    at.wait(1_000);
    assert_eq!(at.left(), (60_000, 45_000));
    let now = at.memory.now().wall;
    at.wait(60_000);
    at.opens(vec![(now, now + 60_000)]);
    let jan = at.comes(Seat::North, 2);
    at.wait(2_000);
    assert_eq!(at.left(), (60_000, 43_000), "it goes on when somebody comes back");
    at.plays(jan);
    assert_eq!(at.left(), (60_000, 43_000));
}

#[test]
fn what_a_turn_has_taken_is_kept_when_the_server_is_killed() {
    for (decides, left) in [(true, 52_000), (false, 52_000)] {
        let (mut at, ..) = Desk::begun(json!({ "clock": { "initial": 60, "increment": 0, "decides": decides } }));
        at.wait(8_000);
        // Nothing is noted any more: it is killed, and starts again an hour later.
        let now = at.memory.now().wall;
        at.wait(3_600_000);
        at.opens(vec![(now, now + 3_600_000)]);
        let clock = at.room.clock_view().unwrap();
        assert_eq!(clock.left[1], (Seat::North, left), "{decides}");
    }
}

#[test]
fn a_pause_that_all_agreed_to_lasts() {
    let (mut at, anna, jan) = Desk::begun(json!({ "clock": { "initial": 60, "increment": 0, "decides": true } }));
    at.wait(7_000);
    at.asks(anna, Request::Pause);
    at.asks(jan, Request::Pause);
    at.wait(100_000);
    assert!(at.memory.timing().is_some_and(|noted| noted.paused), "noted when it is told");
    assert_eq!(at.memory.due(), None);
    at.close();
    at.wait(100_000);
    at.opens(Vec::new());
    assert_eq!((at.room.tempo, at.decides_in(), at.room.spent()), (Tempo::Paused, None, 7_000));
    let jan = at.comes(Seat::North, 2);
    at.plays(jan);
    assert_eq!(at.room.clock_view().unwrap().left[1], (Seat::North, 53_000));
    assert_eq!(at.room.tempo, Tempo::Normal);
}

#[test]
fn what_the_network_took_is_given_back_once_in_a_game() {
    let (mut at, ..) = Desk::begun(json!({ "clock": { "initial": 60, "increment": 0, "decides": true } }));
    at.room.clock = std::mem::take(&mut at.room.clock).having_given(Seat::North, 9_700);
    at.close();
    at.opens(Vec::new());
    let jan = at.comes(Seat::North, 2);
    at.on(Event::Lag { client: jan, millis: 500 });
    at.wait(1_000);
    at.plays(jan);
    assert_eq!(at.room.clock_view().unwrap().left[1], (Seat::North, 59_300));
}

#[test]
fn computer_players_play_on_where_a_game_goes_on_by_itself() {
    let seats = json!([{ "seat": "north", "player": { "kind": "bot", "bot": "greedy" } }]);
    let clock = json!({ "initial": 3 * 86_400, "increment": 0, "kind": "turn" });
    for (change, plays) in [(json!({ "seats": seats, "clock": clock }), true), (json!({ "seats": seats }), false)] {
        let mut at = Desk::of_friends(change);
        let anna = at.comes(Seat::South, 1);
        at.plays(anna);
        at.goes(anna);
        assert_eq!(!at.room.machine.is_idle(), plays);
        // After a crash it is looked after at once; its clock stands as long as nobody is there.
        let now = at.memory.now().wall;
        assert_eq!(at.memory.due().is_some_and(|due| due <= now), plays);
        at.wait(10 * 86_400_000);
        at.opens(Vec::new());
        assert_eq!((!at.room.machine.is_idle(), at.room.spent()), (plays, 0));
    }
}
