//! Games that the server plays on by itself, seen or unseen.

use ashtapada_rules::{Ending, Seat};
use ashtapada_table::Request;
use serde_json::{Value, json};

use super::tests::{Watched, table};
use super::{CLIENT_BYTES, Command, Inbox};
use crate::protocol::{ClientMessage, Tempo};

/// A table of four computer players, or with a person in the south who gives up.
async fn four(south: Value) -> Watched {
    let seat = |seat: &str, player: Value| json!({ "seat": seat, "player": player });
    let greedy = || json!({ "kind": "bot", "bot": "greedy" });
    let seats = [seat("south", south), seat("west", greedy()), seat("north", greedy()), seat("east", greedy())];
    table(json!({ "rules": "chaturaji-pl-solo", "options": [], "seats": seats, "clock": null })).await
}

impl Watched {
    /// The server plays so many actions at most; what the last client, who reads all the time, hears of it.
    async fn play_on(&mut self, most: u32) -> Vec<Value> {
        let mut heard = self.heard();
        for _ in 0..most {
            let Some(machine) = self.room.machine.take() else { break };
            let wish = machine.await;
            self.room.fulfil(wish).await;
            heard.extend(self.heard());
        }
        heard
    }
}

#[tokio::test]
async fn the_rest_is_played_unseen_to_its_true_end() {
    let mut at = four(json!({ "kind": "human", "name": "" })).await;
    at.enter().await;
    assert!(at.room.machine.is_none(), "the person throws");
    let done = at.ask(Request::Resign { seat: Seat::South }).await;
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(at.room.table.outcome(), None, "three others play for themselves");
    let view = at.room.table.view();
    let standing = view.seats.iter().find(|one| one.seat == Seat::South).unwrap();
    assert!(view.left == [Seat::South] && standing.aside.is_some());
    at.heard();

    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    let heard = at.play_on(20_000).await;
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
    at.restart().await;
    assert_eq!(at.room.table.outcome(), Some(outcome));
}

#[tokio::test]
async fn unseen_play_stops_when_asked_and_after_a_restart() {
    let mut at = four(json!({ "kind": "bot", "bot": "greedy" })).await;
    at.enter().await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.play_on(50).await;
    let told = at.room.table.last();
    at.play_on(3).await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Paused }).await;
    assert_eq!(at.room.table.last(), told + 3);
    assert!(at.room.machine.is_none(), "it has stopped");
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.restart().await;
    at.enter().await;
    assert_eq!((at.room.tempo, at.room.table.last()), (Tempo::Normal, told + 3));
    assert!(at.room.machine.is_some(), "the game goes on");
}

#[tokio::test]
async fn a_person_who_may_decide_is_waited_for() {
    let mut at = four(json!({ "kind": "human", "name": "" })).await;
    at.enter().await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.ask(Request::Roll).await;
    at.play_on(200).await;
    assert!(at.room.machine.is_none(), "it is the person's turn");
    assert_eq!(at.room.tempo, Tempo::Normal);
}

#[tokio::test]
async fn giving_up_ends_the_game_where_nobody_could_play_on() {
    let mut at = table(json!({ "clock": null })).await;
    at.enter().await;
    at.ask(Request::Resign { seat: Seat::South }).await;
    assert_eq!(at.room.table.outcome().map(|outcome| outcome.ending), Some(Ending::Resignation));
    let mut at = four(json!({ "kind": "human", "name": "" })).await;
    at.enter().await;
    at.ask(Request::Resign { seat: Seat::South }).await;
    // It can be taken back like any other decision.
    at.ask(Request::TakeBack { to: None }).await;
    assert!(!at.room.table.is_aside(Seat::South));
}

#[tokio::test]
async fn silent_clients_of_a_long_game_hold_little() {
    let mut at = four(json!({ "kind": "bot", "bot": "greedy" })).await;
    at.enter().await;
    at.say(ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.play_on(20_000).await;
    assert!(at.room.table.last() > 100, "it was too short: {}", at.room.table.last());
    at.leave().await;
    at.told.clear();
    for _ in 0..40 {
        at.enter().await;
        let client = at.room.next_client;
        // Each asks for all of it again and again, and reads nothing.
        for _ in 0..64 {
            at.room.obey(Command::Say { client, message: ClientMessage::More { seen: 0 } }).await;
        }
    }
    let waiting: Vec<usize> = at.told.iter().map(Inbox::waiting).collect();
    assert!(waiting.iter().all(|&waiting| waiting <= CLIENT_BYTES), "{waiting:?}");
    assert!(at.room.clients.is_empty() && at.told.iter().all(Inbox::is_closed), "they were let go");
    assert_eq!(at.room.slow.get(), 40);
    // Who reads each part before asking for the next gets all of it.
    at.enter().await;
    at.heard();
    let mut seen = 0;
    while seen < at.room.table.last() {
        let answer = at.say(ClientMessage::More { seen }).await;
        let entries = answer["entries"].as_array().unwrap();
        assert!(answer.to_string().len() < CLIENT_BYTES, "{}", answer.to_string().len());
        assert_eq!(entries[0]["seq"], seen + 1);
        seen += entries.len() as u32;
        assert_eq!(answer["more"], seen < at.room.table.last());
    }
}
