//! What is kept of the clocks when rooms close and servers end, by a time that stands still until it is moved.

use ashtapada_rules::Seat;
use ashtapada_table::Request;
use serde_json::json;

use super::absent_tests::Friends;
use super::*;

/// Two people on screens of their own, a minute each, and South has played.
async fn friends(clock: serde_json::Value) -> (Friends, u64, u64) {
    let mut at = Friends::at(json!({ "clock": clock })).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    let action = at.room.table.choices().legal[0].text.clone();
    at.asks(anna, Request::Act { action }).await;
    (at, anna, jan)
}

#[tokio::test]
async fn nobody_stops_a_clock_that_decides_by_leaving() {
    let (mut at, anna, jan) = friends(json!({ "initial": 60, "increment": 0, "decides": true })).await;
    at.wait(10_000);
    at.goes(anna).await;
    at.goes(jan).await;
    at.wait(5_000);
    assert_eq!(at.room.time_left(), Some(45_000));
    at.closes().await;
    at.wait(20_000);
    at.opens(Vec::new()).await;
    assert_eq!(at.room.time_left(), Some(25_000));
    at.closes().await;
    // The server is down for a minute, and lived ten seconds before and five after.
    let now = at.now();
    at.wait(75_000);
    at.opens(vec![(now + 10_000, now + 70_000)]).await;
    assert_eq!(at.room.time_left(), Some(10_000));
    at.wait(10_001);
    at.room.call_time().await;
    assert_eq!(at.log().await[1], "resign north time");
}

#[tokio::test]
async fn what_a_turn_has_taken_is_kept_when_the_server_is_killed() {
    for (decides, left) in [(true, 52_000), (false, 52_000)] {
        let (mut at, ..) = friends(json!({ "initial": 60, "increment": 0, "decides": decides })).await;
        at.wait(8_000);
        // Nothing is noted any more: it is killed, and starts again an hour later.
        let now = at.now();
        at.wait(3_600_000);
        at.opens(vec![(now, now + 3_600_000)]).await;
        let clock = at.room.clock_view().unwrap();
        assert_eq!(clock.left[1], (Seat::North, left), "{decides}");
    }
}

#[tokio::test]
async fn a_pause_that_all_agreed_to_lasts() {
    let (mut at, anna, jan) = friends(json!({ "initial": 60, "increment": 0, "decides": true })).await;
    at.wait(7_000);
    at.asks(anna, Request::Pause).await;
    at.asks(jan, Request::Pause).await;
    at.wait(100_000);
    let id = at.room.table.header().id.clone();
    assert!(at.store.timing(&id).await.unwrap().is_some_and(|noted| noted.paused), "noted when it is told");
    assert_eq!(at.store.due(u64::MAX >> 1, None, 9).await, Ok(Vec::new()));
    at.closes().await;
    at.wait(100_000);
    at.opens(Vec::new()).await;
    assert_eq!((at.room.tempo, at.room.time_left(), at.room.spent()), (Tempo::Paused, None, 7_000));
    let jan = at.comes(Seat::North, 2).await;
    at.asks(jan, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    assert_eq!(at.room.clock_view().unwrap().left[1], (Seat::North, 53_000));
    assert_eq!(at.room.tempo, Tempo::Normal);
}

#[tokio::test]
async fn what_the_network_took_is_given_back_once_in_a_game() {
    let (mut at, ..) = friends(json!({ "initial": 60, "increment": 0, "decides": true })).await;
    at.room.clock = std::mem::take(&mut at.room.clock).having_given(Seat::North, 9_700);
    at.closes().await;
    at.opens(Vec::new()).await;
    let jan = at.comes(Seat::North, 2).await;
    at.room.obey(Command::Lag { client: jan, millis: 500 }).await;
    at.wait(1_000);
    at.asks(jan, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    assert_eq!(at.room.clock_view().unwrap().left[1], (Seat::North, 59_300));
}

#[tokio::test]
async fn computer_players_play_on_where_a_game_goes_on_by_itself() {
    let seats = json!([{ "seat": "north", "player": { "kind": "bot", "bot": "greedy" } }]);
    let clock = json!({ "initial": 3 * 86_400, "increment": 0, "kind": "turn" });
    for (change, plays) in [(json!({ "seats": seats, "clock": clock }), true), (json!({ "seats": seats }), false)] {
        let mut at = Friends::at(change).await;
        let anna = at.comes(Seat::South, 1).await;
        let action = at.room.table.choices().legal[0].text.clone();
        at.asks(anna, Request::Act { action }).await;
        at.goes(anna).await;
        assert_eq!(at.room.machine.is_some(), plays);
        // After a crash it is looked after at once; its clock stands as long as nobody is there.
        let due = at.store.due(at.now(), None, 9).await.unwrap();
        assert_eq!(due.len(), usize::from(plays));
        at.wait(10 * 86_400_000);
        at.opens(Vec::new()).await;
        assert_eq!((at.room.machine.is_some(), at.room.spent()), (plays, 0));
    }
}
