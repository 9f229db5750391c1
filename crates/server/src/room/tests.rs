//! The clocks of a room, by a time that stands still until it is moved.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::{Ending, Seat};
use ashtapada_table::dice::Seed;
use ashtapada_table::{Request, Table};
use futures_util::FutureExt;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::{CLIENT_BYTES, Command, Inbox, Room, queue};
use crate::clock::Ticks;
use crate::life::Outages;
use crate::machine::Pace;
use crate::protocol::{ClientMessage, Tempo};
use crate::setup::set_up;
use crate::store::{MemoryStore, Store};
use crate::view::Known;

/// A room, with or without clients, and the hand of its time.
pub(super) struct Watched {
    pub store: Arc<MemoryStore>,
    hand: Arc<AtomicU64>,
    pub id: String,
    pub room: Room,
    pub told: Vec<Inbox>,
    said: u32,
}

/// A minute for each seat and five seconds for each turn, with changes.
pub(super) async fn table(change: Value) -> Watched {
    let mut asked = json!({
        "rules": "soldiers16-bl", "options": [["obligation", "none"], ["firstPlayer", "south"]], "seats": [], "dice": "fair", "position": null,
        "clock": { "initial": 60, "increment": 5 },
    });
    asked.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    let (mut table, log) = set_up(&serde_json::from_value(asked).unwrap(), 0, Words::new(Lang::EN)).unwrap();
    table.add_seeds(|seat| Seed::new([seat as u8; 32]));
    let store = Arc::new(MemoryStore::default());
    store.create(table.header(), &log, &table.glance()).await.unwrap();
    let (hand, id) = (Arc::new(AtomicU64::new(1_000)), table.header().id.clone());
    let room = room(table, &store, &hand);
    Watched { store, hand, id, room, told: Vec::new(), said: 0 }
}

fn room(table: Table, store: &Arc<MemoryStore>, hand: &Arc<AtomicU64>) -> Room {
    Room::new(table, store.clone(), Pace::hurried(), Ticks::set_by(hand.clone()))
}

impl Watched {
    pub fn wait(&self, millis: u64) {
        self.hand.fetch_add(millis, Ordering::Relaxed);
    }

    pub async fn enter(&mut self) {
        let (to, told) = queue(CLIENT_BYTES);
        self.told.push(told);
        let (number, _kept) = oneshot::channel();
        self.room
            .obey(Command::Enter {
                known: Known::default(),
                keys: Vec::new(),
                visit: None,
                player: None,
                local: true,
                to,
                number,
            })
            .await;
    }

    pub async fn leave(&mut self) {
        let client = self.room.next_client;
        self.room.obey(Command::Leave { client }).await;
    }

    /// Sends a message and returns the answer.
    pub async fn say(&mut self, message: ClientMessage) -> Value {
        self.room.obey(Command::Say { client: self.room.next_client, message }).await;
        self.heard().pop().unwrap_or_default()
    }

    pub async fn ask(&mut self, request: Request) -> Value {
        self.said += 1;
        let id = format!("m{}", self.said);
        self.say(ClientMessage::Do { id, seen: self.room.table.last(), digest: None, request }).await
    }

    pub async fn act(&mut self, action: &str) {
        let answer = self.ask(Request::Act { action: action.to_owned() }).await;
        assert_eq!(answer["type"], "done", "{action}: {answer}");
    }

    /// The messages to the last client since the last call.
    pub fn heard(&mut self) -> Vec<Value> {
        let mut heard = Vec::new();
        while let Some(Some(text)) = self.told.last_mut().unwrap().next().now_or_never() {
            heard.push(serde_json::from_str(&text).unwrap());
        }
        heard
    }

    /// What is left for South and for North now, in milliseconds.
    pub fn left(&self) -> (u32, u32) {
        let view = self.room.clock_view().unwrap();
        let left = |seat: Seat| view.left.iter().find(|(one, _)| *one == seat).unwrap().1;
        (left(Seat::South), left(Seat::North))
    }

    /// The server stops in order, and is started again.
    pub async fn restart(&mut self) {
        self.close().await;
        self.opens(Vec::new()).await;
    }

    /// The room is opened, by a server that was down at times.
    pub async fn opens(&mut self, down: Vec<(u64, u64)>) {
        let stored = self.store.game(&self.id).await.unwrap().unwrap();
        let table = Table::open(stored, self.store.log(&self.id, 0).await.unwrap()).unwrap();
        let noted = self.store.timing(&self.id).await.unwrap();
        self.room = room(table, &self.store, &self.hand).resumed(noted, &Outages::of(down));
        self.room.wind_clock();
    }

    /// The room closes in order.
    pub async fn close(&mut self) {
        self.room.clients.clear();
        self.room.wind_clock();
        self.room.leave_time().await;
    }
}

#[tokio::test]
async fn a_clock_runs_for_who_is_due_while_somebody_watches() {
    let mut at = table(json!({})).await;
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "nobody is there yet");
    at.enter().await;
    let snapshot = at.heard().remove(0);
    assert_eq!(snapshot["table"]["clock"], json!({ "initial": 60, "increment": 5 }));
    assert_eq!(
        snapshot["clock"],
        json!({ "left": [["south", 60_000], ["north", 60_000]], "runs": null, "more": 60_000, "waits": true })
    );

    at.wait(40_000);
    assert_eq!(at.left(), (60_000, 60_000), "nobody has played yet");
    at.act("c4-c5").await;
    assert_eq!(at.left(), (60_000, 60_000), "what took no time earns none");
    let begun = at.room.clock_view().unwrap();
    assert_eq!((begun.runs, begun.waits), (Some(Seat::North), false));
    at.wait(2_500);
    at.leave().await;
    at.wait(50_000);
    assert_eq!(at.left(), (60_000, 57_500), "it stands still while nobody is there");
    at.enter().await;
    at.wait(500);
    at.heard();
    let done = at.ask(Request::Act { action: "c6xc4".to_owned() }).await;
    assert_eq!(done["type"], "done");
    assert_eq!(at.left(), (60_000, 62_000), "what is added comes when the turn has passed");
    let log = at.store.log(&at.id, 0).await.unwrap();
    assert_eq!(log.iter().map(|entry| entry.spent).collect::<Vec<_>>(), [Some(0), Some(3_000)]);
    assert_eq!(at.room.table.entries(1, 1)[0].left, Some(vec![(Seat::South, 60_000), (Seat::North, 62_000)]));
}

#[tokio::test]
async fn clocks_wait_for_a_person_and_not_for_the_server() {
    let south = json!([{ "seat": "south", "player": { "kind": "bot", "bot": "greedy" } }]);
    let mut at = table(json!({ "seats": south })).await;
    at.enter().await;
    at.wait(9_000);
    at.room.play(Some(Seat::South), "c4-c5".parse().unwrap()).await.unwrap();
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "only the computer has played");
    assert!(at.room.clock_view().unwrap().waits);
    at.act("c6xc4").await;
    assert_eq!(at.room.clock_view().unwrap().runs, Some(Seat::South));
    at.ask(Request::TakeBack { to: None }).await;
    at.wait(9_000);
    assert_eq!(at.left(), (60_000, 60_000), "what began the game was taken back");
    at.restart().await;
    assert!(at.room.clock_view().unwrap().waits);

    // The clocks do not wait for somebody who watches two computers.
    let both = ["south", "north"].map(|seat| json!({ "seat": seat, "player": { "kind": "bot", "bot": "greedy" } }));
    let mut at = table(json!({ "seats": both })).await;
    at.enter().await;
    at.wait(1_000);
    assert_eq!(at.left(), (59_000, 60_000));
}

#[tokio::test]
async fn a_pause_stops_the_clock_and_is_told() {
    let mut at = table(json!({})).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.wait(1_000);
    at.heard();
    at.say(ClientMessage::Tempo { tempo: Tempo::Paused }).await;
    at.wait(30_000);
    assert_eq!(at.left(), (60_000, 59_000));
    let stopped = at.room.clock_view().unwrap();
    assert_eq!(stopped.runs, None);
    let told = at.say(ClientMessage::Tempo { tempo: Tempo::Normal }).await;
    assert_eq!(told["type"], "clock");
    assert_eq!(
        told["clock"],
        json!({ "left": [["south", 60_000], ["north", 59_000]], "runs": "north", "more": 60_000, "waits": false })
    );
    at.wait(1_000);
    assert_eq!(at.left(), (60_000, 58_000));
}

#[tokio::test]
async fn the_clocks_are_the_log_folded() {
    let mut at = table(json!({})).await;
    at.enter().await;
    for millis in [7_000, 20_000, 11_000] {
        at.wait(millis);
        let action = at.room.table.choices().legal[0].text.clone();
        at.act(&action).await;
    }
    at.wait(13_000);
    let known = at.room.table.last();
    let before: Vec<_> = at.room.table.entries(0, usize::MAX).into_iter().map(|entry| entry.left).collect();
    at.restart().await;
    assert_eq!(at.room.table.last(), known);
    let after: Vec<_> = at.room.table.entries(0, usize::MAX).into_iter().map(|entry| entry.left).collect();
    assert_eq!(before, after);
    // What the turn that is under way has taken is kept, and nothing ran meanwhile.
    let last = at.room.table.entries(known - 1, usize::MAX)[0].left.clone().unwrap();
    at.wait(90_000);
    let spent = |(seat, left): &(Seat, u32)| (*seat, if *seat == Seat::North { left - 13_000 } else { *left });
    assert_eq!(at.room.clock_view().unwrap().left, last.iter().map(spent).collect::<Vec<_>>());

    // Taking back gives the time back.
    at.enter().await;
    at.wait(5_000);
    at.ask(Request::TakeBack { to: None }).await;
    let expected = at.room.table.entries(known - 2, usize::MAX)[0].left.clone().unwrap();
    assert_eq!(at.room.clock_view().unwrap().left, expected);
}

#[tokio::test]
async fn time_that_is_up_forces_nothing() {
    let mut at = table(json!({})).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.wait(59_000);
    let early = at.ask(Request::MoreTime { seat: Seat::North }).await;
    assert_eq!(early["problem"]["kind"], "clock-runs");
    at.wait(3_000);
    assert_eq!(at.left(), (60_000, 0));
    // Played on without a word: nothing is added, and nothing lost.
    at.act("c6xc4").await;
    assert_eq!(at.left(), (60_000, 0));
    at.wait(2_000);
    let given = at.ask(Request::MoreTime { seat: Seat::North }).await;
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
    at.restart().await;
    assert_eq!(at.left(), (58_000, 60_000));
    at.enter().await;
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::West }).await["type"], "refused");
    at.ask(Request::Agree).await;
    assert_eq!(at.room.clock_view().unwrap().runs, None);
    at.wait(70_000);
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::South }).await["type"], "refused");
}

#[tokio::test]
async fn a_computer_out_of_time_may_be_taken_out_of_the_game() {
    let north = json!([{ "seat": "north", "player": { "kind": "bot", "bot": "greedy" } }]);
    let mut at = table(json!({ "seats": north })).await;
    at.enter().await;
    at.act("c4-c5").await;
    at.wait(59_999);
    let early = at.ask(Request::Resign { seat: Seat::North }).await;
    assert_eq!(early["problem"]["kind"], "not-your-seat");
    at.wait(1);
    let done = at.ask(Request::Resign { seat: Seat::North }).await;
    assert_eq!(done["type"], "done");
    let outcome = at.room.table.view().outcome.unwrap();
    assert_eq!(outcome.ending, Ending::Resignation);
    assert_eq!(outcome.payoff(Seat::South), 1.0);
}

#[tokio::test]
async fn a_throw_and_its_moves_are_one_turn() {
    let mut at =
        table(json!({ "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "dice": "hand" })).await;
    at.enter().await;
    at.wait(2_000);
    at.ask(Request::EnterThrow { throw: "3".to_owned() }).await;
    assert_eq!(at.left().0, 60_000, "the throw begins the game");
    at.wait(3_000);
    at.act("b1-c3").await;
    assert_eq!(at.left().0, 62_000);
    assert_eq!(at.room.clock_view().unwrap().runs, Some(Seat::West));
}

#[tokio::test]
async fn what_was_played_elsewhere_takes_no_time_and_earns_none() {
    let at = table(json!({ "actions": ["c4-c5", "c6xc4"] })).await;
    assert_eq!(at.left(), (60_000, 60_000));
    assert_eq!(at.room.table.last(), 2);
}

#[tokio::test]
async fn without_clocks_nothing_is_measured() {
    let mut at = table(json!({ "clock": null })).await;
    at.enter().await;
    at.wait(7_000);
    let snapshot = at.heard().remove(0);
    assert!(snapshot.get("clock").is_none() && snapshot["table"].get("clock").is_none());
    at.act("c4-c5").await;
    assert_eq!(at.store.log(&at.id, 0).await.unwrap()[0].spent, None);
    assert_eq!(at.ask(Request::MoreTime { seat: Seat::South }).await["problem"]["kind"], "bad-request");
    assert!(!at.room.table.record().to_string().contains("[Clock"));
}
