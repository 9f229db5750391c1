//! Who is away, by a time that stands still until it is moved.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::{Ending, Seat};
use ashtapada_table::dice::{Contribution, Seed};
use ashtapada_table::{Request, SeatKey, Table};
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

pub(super) struct Friends {
    pub store: Arc<MemoryStore>,
    hand: Arc<AtomicU64>,
    pub room: Room,
    told: Vec<(u64, Inbox)>,
    said: u32,
}

fn key(of: u8) -> SeatKey {
    format!("{of:02}").repeat(32).parse().unwrap()
}

impl Friends {
    /// A table of two people with screens of their own, with changes.
    pub async fn at(change: Value) -> Friends {
        let mut asked = json!({
            "rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "dice": "fair", "apart": true,
        });
        asked.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let (table, log) = set_up(&serde_json::from_value(asked).unwrap(), 0, Words::new(Lang::EN)).unwrap();
        let store = Arc::new(MemoryStore::default());
        store.create(table.header(), &log, &table.glance()).await.unwrap();
        let hand = Arc::new(AtomicU64::new(1_000));
        let room = Room::new(table, store.clone(), Pace::hurried(), Ticks::set_by(hand.clone()));
        Friends { store, hand, room, told: Vec::new(), said: 0 }
    }

    pub fn wait(&self, millis: u64) {
        self.hand.fetch_add(millis, Ordering::Relaxed);
    }

    /// Somebody comes, and shows the key of a seat or sits down there.
    pub async fn comes(&mut self, seat: Seat, of: u8) -> u64 {
        let (to, told) = queue(CLIENT_BYTES);
        let (number, _kept) = oneshot::channel();
        let keys = vec![(seat, key(of))];
        self.room
            .obey(Command::Enter { known: Known::default(), keys, visit: None, player: None, local: false, to, number })
            .await;
        let client = self.room.next_client;
        self.told.push((client, told));
        if self.room.client(client).is_some_and(|client| client.seats.is_empty()) {
            self.says(client, ClientMessage::Sit { seat, key: key(of), name: format!("Player {of}") }).await;
        }
        client
    }

    pub async fn goes(&mut self, client: u64) {
        self.room.obey(Command::Leave { client }).await;
    }

    async fn says(&mut self, client: u64, message: ClientMessage) -> Value {
        self.room.obey(Command::Say { client, message }).await;
        self.heard(client).pop().unwrap_or_default()
    }

    pub async fn asks(&mut self, client: u64, request: Request) -> Value {
        self.said += 1;
        let id = format!("m{}", self.said);
        self.says(client, ClientMessage::Do { id, seen: self.room.table.last(), digest: None, request }).await
    }

    pub fn heard(&mut self, client: u64) -> Vec<Value> {
        let (_, told) = self.told.iter_mut().find(|(known, _)| *known == client).unwrap();
        let mut heard = Vec::new();
        while let Some(Some(text)) = told.next().now_or_never() {
            heard.push(serde_json::from_str(&text).unwrap());
        }
        heard
    }

    /// What the room does by itself when the time for it has come.
    async fn settle(&mut self) {
        if self.room.absence_left() == Some(0) {
            self.room.settle_absence().await;
        }
    }

    pub fn now(&self) -> u64 {
        self.hand.load(Ordering::Relaxed)
    }

    /// The room closes in order.
    pub async fn closes(&mut self) {
        self.room.clients.clear();
        self.told.clear();
        self.room.wind_clock();
        self.room.leave_time().await;
    }

    /// The room is opened again, by a server that was down at times, and nobody is there.
    pub async fn opens(&mut self, down: Vec<(u64, u64)>) {
        let id = self.room.table.header().id.clone();
        let stored = self.store.game(&id).await.unwrap().unwrap();
        let table = Table::open(stored, self.store.log(&id, 0).await.unwrap()).unwrap();
        let room = Room::new(table, self.store.clone(), Pace::hurried(), Ticks::set_by(self.hand.clone()));
        let noted = self.store.timing(&id).await.unwrap();
        self.room = room.resumed(noted, &Outages::of(down));
        self.room.wind_clock();
        self.room.wind_up(Duration::ZERO);
    }

    pub async fn log(&self) -> Vec<String> {
        let log = self.store.log(&self.room.table.header().id, 0).await.unwrap();
        log.into_iter().map(|entry| entry.act).collect()
    }
}

#[tokio::test]
async fn a_computer_player_stands_in_until_the_player_is_back() {
    let mut at = Friends::at(json!({ "absence": { "minutes": 1, "meanwhile": "computer" } })).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    at.asks(anna, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    at.goes(jan).await;
    at.wait(20_000);
    at.room.tell_seats();
    let told = at.heard(anna).pop().unwrap();
    assert_eq!((&told["type"], &told["away"]), (&json!("seats"), &json!([{ "seat": "north", "left": 40_000 }])));
    at.wait(39_999);
    at.settle().await;
    assert!(!at.room.table.stands_in(Seat::North));
    at.wait(1);
    at.settle().await;
    assert_eq!(at.log().await[1], "stand-in north");
    assert!(at.room.machine.is_some(), "the computer decides");
    let wish = at.room.machine.take().unwrap().await;
    at.room.fulfil(wish).await;
    assert_eq!(at.log().await.len(), 3);

    assert_eq!(at.asks(anna, Request::TakeBack { to: None }).await["problem"]["kind"], "away");
    let jan = at.comes(Seat::North, 2).await;
    at.settle().await;
    assert_eq!(at.log().await.last().unwrap(), "back north");
    assert_eq!(at.room.table.people(), at.room.table.asked());
    assert_eq!(at.heard(jan).pop().unwrap()["stand_ins"], json!([]));
    // What was stored is what is.
    let header = at.store.game(&at.room.table.header().id).await.unwrap().unwrap();
    let log = at.store.log(&header.id, 0).await.unwrap();
    let table = Table::open(header, log).unwrap();
    assert!(!table.stands_in(Seat::North) && table.last() == at.room.table.last());
    assert!(!table.record().to_string().contains("stand-in"));
}

/// Who is away agrees to nothing, and loses nothing by that: what is taken back, ended or given waits until they are back.
#[tokio::test]
async fn nothing_is_decided_over_the_heads_of_those_for_whom_a_computer_stands_in() {
    let clock = json!({ "initial": 60, "increment": 0 });
    let mut at = Friends::at(json!({ "absence": { "minutes": 1, "meanwhile": "computer" }, "clock": clock })).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    at.asks(anna, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    // What was proposed before is proposed no longer.
    assert_eq!(at.asks(anna, Request::TakeBack { to: None }).await["type"], "noted");
    at.goes(jan).await;
    at.wait(60_000);
    at.settle().await;
    assert!(at.room.table.absent() == [Seat::North] && at.room.wish_view().is_none());
    // North's time is up as well; where the clock does not decide the others could end the game by it.
    assert!(at.room.table.time_is_up(Seat::North, at.room.spent()));
    let log = at.log().await;
    for refused in [
        Request::TakeBack { to: None },
        Request::TakeBack { to: Some(0) },
        Request::Agree,
        Request::MoreTime { seat: Seat::South },
        Request::Resign { seat: Seat::North },
    ] {
        assert_eq!(at.asks(anna, refused.clone()).await["problem"]["kind"], "away", "{refused:?}");
    }
    assert_eq!(at.log().await, log);
    // A pause takes nothing from anybody, nor does a gift to who is away.
    assert_eq!(at.asks(anna, Request::Pause).await["type"], "done");
    assert_eq!(at.asks(anna, Request::MoreTime { seat: Seat::North }).await["type"], "done");

    // Back again, they are asked as ever.
    let jan = at.comes(Seat::North, 2).await;
    at.settle().await;
    assert_eq!(at.log().await.last().unwrap(), "back north");
    for request in [Request::TakeBack { to: Some(0) }, Request::Agree] {
        assert_eq!(at.asks(anna, request.clone()).await["type"], "noted", "{request:?}");
        at.says(jan, ClientMessage::Decline).await;
    }
    assert_eq!(at.asks(anna, Request::TakeBack { to: Some(0) }).await["type"], "noted");
    assert_eq!(at.asks(jan, Request::TakeBack { to: Some(0) }).await["type"], "done");
}

/// A seat is not given back after the end, and who comes back then is asked all the same.
#[tokio::test]
async fn an_end_that_somebody_missed_is_taken_back_with_them_alone() {
    let mut at = Friends::at(json!({ "absence": { "minutes": 1, "meanwhile": "computer" } })).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    at.asks(anna, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    at.goes(jan).await;
    at.wait(60_000);
    at.settle().await;
    assert_eq!(at.asks(anna, Request::Resign { seat: Seat::South }).await["type"], "done");
    assert_eq!(at.asks(anna, Request::TakeBack { to: None }).await["problem"]["kind"], "away");
    let jan = at.comes(Seat::North, 2).await;
    at.settle().await;
    assert_eq!(at.asks(anna, Request::TakeBack { to: None }).await["type"], "noted");
    assert_eq!(at.asks(jan, Request::TakeBack { to: None }).await["type"], "done");
}

/// Nobody has to be asked for a seat that nobody has.
#[tokio::test]
async fn beside_a_computer_in_a_free_seat_those_decide_who_are_here() {
    let mut at = Friends::at(json!({})).await;
    let anna = at.comes(Seat::South, 1).await;
    at.asks(anna, Request::StandIn { seat: Seat::North }).await;
    at.asks(anna, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    assert_eq!(at.room.table.absent(), []);
    assert_eq!(at.asks(anna, Request::TakeBack { to: None }).await["type"], "done");
    assert_eq!(at.asks(anna, Request::Resign { seat: Seat::South }).await["type"], "done");
}

#[tokio::test]
async fn nobody_is_replaced_while_nobody_waits() {
    let mut at = Friends::at(json!({ "absence": { "minutes": 1, "meanwhile": "computer" } })).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    at.goes(anna).await;
    at.wait(50_000);
    at.goes(jan).await;
    at.wait(900_000);
    assert_eq!(at.room.absence_left(), None);
    at.comes(Seat::North, 2).await;
    assert_eq!(at.room.absence_left(), Some(60_000), "counted anew");
}

#[tokio::test]
async fn being_away_counts_as_giving_up_where_that_was_agreed() {
    let mut at = Friends::at(json!({ "absence": { "minutes": 10, "meanwhile": "resign" } })).await;
    at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    at.goes(jan).await;
    at.wait(600_000);
    at.settle().await;
    assert_eq!(at.log().await, ["resign north away"]);
    assert_eq!(at.room.table.outcome().unwrap().ending, Ending::Resignation);
    let mut at = Friends::at(json!({ "absence": { "minutes": 1, "meanwhile": "wait" } })).await;
    at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    at.goes(jan).await;
    assert_eq!(at.room.absence_left(), None);
}

#[tokio::test]
async fn nobody_has_to_be_there_where_a_turn_takes_days() {
    let clock = json!({ "initial": 86_400, "increment": 0, "kind": "turn", "decides": true });
    for meanwhile in ["computer", "resign", "wait"] {
        let absence = json!({ "minutes": 1, "meanwhile": meanwhile });
        let mut at = Friends::at(json!({ "clock": clock, "absence": absence })).await;
        let anna = at.comes(Seat::South, 1).await;
        let jan = at.comes(Seat::North, 2).await;
        at.asks(anna, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
        at.goes(jan).await;
        at.wait(3_600_000);
        at.room.tell_seats();
        assert_eq!((at.room.absence_left(), &at.heard(anna).pop().unwrap()["away"]), (None, &json!([])), "{meanwhile}");
        at.settle().await;
        assert_eq!(at.log().await.len(), 1, "{meanwhile}");
    }
}

#[tokio::test]
async fn a_free_seat_is_filled_on_request_and_given_to_who_sits_down() {
    let mut at = Friends::at(json!({})).await;
    let anna = at.comes(Seat::South, 1).await;
    let watcher = at.comes(Seat::South, 9).await;
    assert_eq!(at.asks(watcher, Request::StandIn { seat: Seat::North }).await["type"], "refused");
    assert_eq!(at.asks(anna, Request::StandIn { seat: Seat::South }).await["type"], "refused");
    let filled = at.asks(anna, Request::StandIn { seat: Seat::North }).await;
    assert_eq!(filled["type"], "done", "{filled}");
    assert_eq!(at.room.absence_left(), None, "nobody is waited for");
    at.comes(Seat::North, 2).await;
    at.settle().await;
    assert_eq!(at.log().await, ["stand-in north", "back north"]);
}

#[tokio::test]
async fn who_keeps_back_a_seed_loses_the_place_and_the_seats_begin_anew() {
    let seats: Vec<Value> =
        ["west", "east"].map(|seat| json!({ "seat": seat, "player": { "kind": "bot", "bot": "greedy" } })).to_vec();
    let mut at = Friends::at(json!({
        "rules": "chaturaji-pl-solo", "seats": seats, "absence": { "minutes": 1, "meanwhile": "computer" },
    }))
    .await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    let game = at.room.table.header().id.clone();
    for (client, seat, of) in [(anna, Seat::South, 1), (jan, Seat::North, 2)] {
        let commitment = Seed::new([of; 32]).commitment(&game, seat);
        at.says(client, ClientMessage::Seed { part: Contribution::Commit { seat, commitment } }).await;
    }
    let reveal = |seat, of| ClientMessage::Seed { part: Contribution::Reveal { seat, seed: Seed::new([of; 32]) } };
    at.says(anna, reveal(Seat::South, 1)).await;
    assert!(at.room.table.withholds_seed(Seat::North) && !at.room.table.withholds_seed(Seat::South));
    at.wait(60_000);
    at.settle().await;
    assert_eq!(at.log().await, ["stand-in north"]);
    let proof = at.room.table.proof_view().unwrap();
    assert_eq!(proof.round, 1, "under another secret");
    assert_eq!(proof.seeds.iter().filter(|seed| seed.commitment.is_none()).count(), 1, "Anna's is missing");
    let stored = at.store.game(&game).await.unwrap().unwrap();
    assert_eq!(stored.seeds, at.room.table.header().seeds);
    let (seat, seed) = (Seat::South, Seed::new([3; 32]));
    at.says(
        anna,
        ClientMessage::Seed { part: Contribution::Commit { seat, commitment: seed.commitment(&game, seat) } },
    )
    .await;
    at.says(anna, reveal(Seat::South, 3)).await;
    assert!(!at.room.table.waits_for_seeds());
    // Whoever kept it back may play on with the others.
    at.settle().await;
    assert_eq!(at.log().await.last().unwrap(), "back north");
}

#[tokio::test]
async fn a_pause_needs_all_and_more_time_is_a_gift() {
    let clock = json!({ "initial": 60, "increment": 0, "decides": true });
    let mut at = Friends::at(json!({ "clock": clock })).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::North, 2).await;
    at.asks(anna, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    assert_eq!(at.says(jan, ClientMessage::Tempo { tempo: Tempo::Paused }).await["problem"]["kind"], "others-play");
    assert_eq!(at.asks(jan, Request::Pause).await["type"], "noted");
    assert_eq!(at.room.tempo, Tempo::Normal);
    assert_eq!(at.asks(anna, Request::Pause).await["type"], "done");
    at.wait(300_000);
    assert_eq!((at.room.tempo, at.room.time_left()), (Tempo::Paused, None));
    // Whoever plays on ends the pause.
    at.asks(jan, Request::Act { action: at.room.table.choices().legal[0].text.clone() }).await;
    assert_eq!((at.room.tempo, at.room.time_left()), (Tempo::Normal, Some(60_000)));

    assert_eq!(at.asks(anna, Request::MoreTime { seat: Seat::South }).await["problem"]["kind"], "others-seat");
    assert_eq!(at.asks(jan, Request::MoreTime { seat: Seat::South }).await["type"], "done");
    assert_eq!(at.room.time_left(), Some(120_000));
}
