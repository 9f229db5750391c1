//! Clocks that decide, by a time that stands still until it is moved.

use ashtapada_rules::{Ending, Seat};
use ashtapada_table::Request;
use serde_json::json;

use super::Command;
use super::tests::table;
use crate::protocol::ClientMessage;
use crate::store::Store;

#[tokio::test]
async fn a_clock_that_decides_ends_the_game() {
    let mut at = table(json!({ "clock": { "initial": 60, "increment": 5, "decides": true } })).await;
    at.enter().await;
    assert_eq!(at.room.time_left(), None, "nobody has played yet");
    at.act("c4-c5").await;
    at.wait(59_999);
    assert_eq!(at.room.time_left(), Some(1));
    at.room.call_time().await;
    assert_eq!(at.room.table.outcome(), None);
    at.wait(1);
    // What comes too late is not played, even if nobody has looked at the clock before.
    let late = at.ask(Request::Act { action: "c6xc4".to_owned() }).await;
    assert_eq!((&late["type"], &late["problem"]["kind"]), (&json!("refused"), &json!("stale")));
    let log = at.store.log(&at.id, 0).await.unwrap();
    assert_eq!(log[1].act, "resign north time");
    let outcome = at.room.table.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.payoff(Seat::South)), (Ending::Resignation, 1.0));
    assert_eq!((at.room.time_left(), at.left()), (None, (60_000, 0)));
    assert!(at.room.table.record().to_string().contains("[Clock \"60+5 decides\"]"));
    at.restart().await;
    assert_eq!(at.room.table.outcome(), Some(outcome));
    // It can be taken back like any other end; the time comes back with the turn.
    at.enter().await;
    assert_eq!(at.ask(Request::TakeBack { to: None }).await["type"], "done");
}

#[tokio::test]
async fn who_runs_out_of_time_leaves_those_who_play_for_themselves() {
    let clock = json!({ "initial": 60, "increment": 5, "kind": "delay", "decides": true });
    let mut at = table(
        json!({ "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "clock": clock, "dice": "hand" }),
    )
    .await;
    at.enter().await;
    at.ask(Request::EnterThrow { throw: "3".to_owned() }).await;
    assert_eq!(at.room.clock_view().unwrap().free, Some(5_000));
    at.wait(65_000);
    at.room.call_time().await;
    let log = at.store.log(&at.id, 0).await.unwrap();
    assert_eq!(log[1].act, "leave south time");
    assert_eq!(at.room.table.outcome(), None, "three others play on");
    assert!(
        !at.room.table.people().contains(&Seat::South) && at.room.machine.is_some(),
        "the computer plays for South"
    );
}

#[tokio::test]
async fn what_the_network_takes_does_not_decide() {
    let clock = json!({ "initial": 60, "increment": 0, "decides": true });
    let mut at = table(json!({ "clock": clock, "apart": true })).await;
    let key: ashtapada_table::SeatKey = "07".repeat(32).parse().unwrap();
    at.enter().await;
    for seat in [Seat::South, Seat::North] {
        at.say(ClientMessage::Sit { seat, key: key.clone(), name: String::new() }).await;
    }
    at.act("c4-c5").await;
    let client = at.room.next_client;
    at.room.obey(Command::Lag { client, millis: 400 }).await;
    at.wait(60_300);
    at.act("c6xc4").await;
    assert_eq!(at.left(), (60_000, 100));
    at.room.obey(Command::Lag { client, millis: 0 }).await;
    at.wait(60_100);
    assert_eq!(at.ask(Request::Act { action: "d4-d5".to_owned() }).await["type"], "refused");
    assert!(at.room.table.outcome().is_some());
}

#[tokio::test]
async fn days_pass_while_nobody_is_there_but_not_while_the_server_is_down() {
    const DAY: u64 = 86_400_000;
    let clock = json!({ "initial": 2 * 86_400, "increment": 0, "kind": "turn", "decides": true });
    let mut at = table(json!({ "clock": clock })).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.leave().await;
    at.wait(DAY);
    at.restart().await;
    assert_eq!(u64::from(at.left().1), DAY);
    // The server was down for a day.
    let down = vec![(1_000 + DAY, 1_000 + 2 * DAY)];
    at.close().await;
    at.wait(DAY);
    at.opens(down.clone()).await;
    assert_eq!(u64::from(at.left().1), DAY);
    at.wait(DAY - 1);
    assert_eq!((at.room.table.outcome(), at.room.time_left()), (None, Some(1)));
    at.close().await;
    let due = 1_000 + 3 * DAY;
    assert_eq!(at.store.due(due - 1, None, 9).await, Ok(Vec::new()));
    assert_eq!(at.store.due(due, None, 9).await.unwrap().len(), 1);
    at.wait(1);
    // Nobody has to come for it.
    at.opens(down).await;
    at.room.call_time().await;
    assert_eq!(at.room.table.entries(1, 1)[0].text, "resign north time");
    assert_eq!(at.store.due(u64::MAX >> 1, None, 9).await, Ok(Vec::new()));
}
