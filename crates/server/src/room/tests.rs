//! Rooms driven by their task: what clients' queues hold, and what computer players of the server find and judge.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ashtapada_room::{Arrival, Event, Pace};
use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::{Position as _, Seat};
use ashtapada_table::dice::Seed;
use ashtapada_table::{Beginning, Request, SeatKey};
use futures_util::FutureExt;
use prometheus_client::metrics::counter::Counter;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::{CLIENT_BYTES, ClientNumber, Command, Inbox, RoomServices, RoomTask, has_come, queue};
use crate::clock::Ticks;
use crate::life::GameUptime;
use crate::lobby::Lobby;
use crate::protocol::{ClientMessage, Tempo};
use crate::push::Pushes;
use crate::secret::SiteSecret;
use crate::setup::set_up;
use crate::store::{MemoryStore, Store};
use crate::thinkers::Thinkers;
use crate::view::KnownLog;

/// A task, and those who are connected to it.
struct Desk {
    store: Arc<dyn Store>,
    task: RoomTask,
    told: Vec<(ClientNumber, Inbox)>,
    slow: Counter,
    hand: Arc<AtomicU64>,
    said: u32,
}

fn key(of: u8) -> SeatKey {
    format!("{of:02}").repeat(32).parse().unwrap()
}

impl Desk {
    async fn of(asked: Value) -> Desk {
        let (mut table, log) = set_up(&serde_json::from_value(asked).unwrap(), 0, Words::new(Lang::EN)).unwrap();
        if !table.is_apart() {
            table.add_seeds(|seat| Seed::new([seat as u8; 32]));
        }
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        store.create(table.header(), &log, &table.glance()).await.unwrap();
        let (slow, hand) = (Counter::default(), Arc::new(AtomicU64::new(1_000)));
        let services = RoomServices {
            store: Arc::clone(&store),
            time: Ticks::set_by(Arc::clone(&hand)),
            thinkers: Thinkers::default(),
            lobby: Arc::new(Lobby::default()),
            pushes: Arc::new(Pushes::new(Arc::new(SiteSecret::of(Arc::clone(&store))), &[])),
            slow: slow.clone(),
        };
        let task = RoomTask::new(table, Pace::hurried(), (None, &GameUptime::default()), services);
        Desk { store, task, told: Vec::new(), slow, hand, said: 0 }
    }

    async fn enters(&mut self, keys: Vec<(Seat, SeatKey)>, local: bool) -> ClientNumber {
        let ((to, told), (answer, entered)) = (queue(CLIENT_BYTES), oneshot::channel());
        let arrival = Box::new(Arrival { known: KnownLog::default(), keys, visit: None, player: None, local });
        self.task.obey(Command::Enter { arrival, to, answer }).await;
        let client = entered.await.unwrap().unwrap().number;
        self.told.push((client, told));
        client
    }

    /// Somebody comes and sits down.
    async fn comes(&mut self, seat: Seat, of: u8) -> ClientNumber {
        let client = self.enters(Vec::new(), false).await;
        self.says(client, ClientMessage::Sit { seat, key: key(of), name: format!("Player {of}") }).await;
        client
    }

    async fn says(&mut self, client: ClientNumber, message: ClientMessage) -> Value {
        self.says_unread(client, message).await;
        self.heard(client).pop().unwrap_or_default()
    }

    async fn says_unread(&mut self, client: ClientNumber, message: ClientMessage) {
        self.task.obey(Command::Event(Event::Say { client, message })).await;
    }

    async fn asks(&mut self, client: ClientNumber, request: Request) -> Value {
        self.said += 1;
        let (id, seen) = (format!("m{}", self.said), self.task.room.table().last());
        self.says(client, ClientMessage::Do { id, seen, digest: None, request }).await
    }

    fn heard(&mut self, client: ClientNumber) -> Vec<Value> {
        let (_, told) = self.told.iter_mut().find(|(known, _)| *known == client).unwrap();
        let mut heard = Vec::new();
        while let Some(Some(text)) = told.next().now_or_never() {
            heard.push(serde_json::from_str(&text).unwrap());
        }
        heard
    }

    /// What the room plays by itself, until a person has to decide or the game is over; its client reads all the time.
    async fn plays_on(&mut self, client: ClientNumber) {
        loop {
            self.task.settle().await;
            if let Some(thought) = self.task.thought.take() {
                let (number, action) = thought.await;
                self.task.on(Event::Found { number, action }).await;
            } else if self.task.room.wakes_in(self.hand.load(Ordering::Relaxed)) == Some(0) {
                has_come(Some(0)).await;
                self.task.on(Event::Time).await;
            } else {
                return;
            }
            self.heard(client);
            // A hundred of them in each report.
            self.hand.fetch_add(4, Ordering::Relaxed);
        }
    }

    async fn log(&self) -> Vec<String> {
        let log = self.store.log(&self.task.room.table().header().id, 0).await.unwrap();
        log.into_iter().map(|entry| entry.act).collect()
    }
}

#[tokio::test]
async fn silent_clients_of_a_long_game_hold_little() {
    let bot = |seat: &str| json!({ "seat": seat, "player": { "kind": "bot", "bot": "greedy" } });
    let seats = ["south", "west", "north", "east"].map(bot);
    let mut at = Desk::of(json!({ "rules": "chaturaji-pl-solo", "options": [], "seats": seats, "dice": "fair" })).await;
    let client = at.enters(Vec::new(), true).await;
    at.says(client, ClientMessage::Tempo { tempo: Tempo::Unseen }).await;
    at.plays_on(client).await;
    let last = at.task.room.table().last();
    assert!(last > 100 && at.task.room.table().outcome().is_some(), "it was too short: {last}");
    at.task.obey(Command::Event(Event::Leave { client })).await;
    at.told.clear();
    for _ in 0..40 {
        let client = at.enters(Vec::new(), true).await;
        // Each asks for all of it again and again, and reads nothing.
        for _ in 0..64 {
            at.says_unread(client, ClientMessage::More { seen: 0 }).await;
        }
    }
    let waiting: Vec<usize> = at.told.iter().map(|(_, told)| told.waiting()).collect();
    assert!(waiting.iter().all(|&waiting| waiting <= CLIENT_BYTES), "{waiting:?}");
    assert!(at.task.clients.is_empty() && at.told.iter().all(|(_, told)| told.is_closed()), "they were let go");
    assert!(at.task.room.is_idle(), "and the room knows");
    assert_eq!(at.slow.get(), 40);
    // Who reads each part before asking for the next gets all of it.
    let client = at.enters(Vec::new(), true).await;
    at.heard(client);
    let mut seen = 0;
    while seen < last {
        let answer = at.says(client, ClientMessage::More { seen }).await;
        let entries = answer["entries"].as_array().unwrap();
        assert!(answer.to_string().len() < CLIENT_BYTES, "{}", answer.to_string().len());
        assert_eq!(entries[0]["seq"], seen + 1);
        seen += entries.len() as u32;
        assert_eq!(answer["more"], seen < last);
    }
}

/// A client whose page was closed before it came in is no client.
#[tokio::test]
async fn who_does_not_wait_to_come_in_is_not_there() {
    let mut at = Desk::of(json!({ "rules": "soldiers16-bl", "options": [], "seats": [], "dice": "fair" })).await;
    let ((to, _told), (answer, entered)) = (queue(CLIENT_BYTES), oneshot::channel());
    drop(entered);
    let (known, keys, visit, player) = (KnownLog::default(), Vec::new(), None, None);
    let arrival = Box::new(Arrival { known, keys, visit, player, local: true });
    at.task.obey(Command::Enter { arrival, to, answer }).await;
    assert!(at.task.clients.is_empty() && at.task.room.is_idle());
}

fn bot(seat: &str, level: u8) -> Value {
    json!({ "seat": seat, "player": { "kind": "bot", "bot": format!("level-{level}") } })
}

#[tokio::test]
async fn a_computer_player_that_is_better_plays_on_and_another_agrees() {
    let (even, ahead, behind) = (
        "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1",
        "3qk3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1",
        "4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1",
    );
    for level in [1, 3, 8] {
        for (position, agrees) in [(even, true), (ahead, false), (behind, true)] {
            let asked = json!({ "rules": "vilac-9506", "options": [], "apart": true, "dice": "fair", "seats": [bot("north", level)], "position": position });
            let mut at = Desk::of(asked).await;
            let anna = at.comes(Seat::South, 1).await;
            // It says the same as long as nothing is played.
            for _ in 0..2 {
                let answer = at.asks(anna, Request::Agree).await;
                if agrees {
                    assert_eq!(answer["type"], "done", "level {level}: {position}");
                    break;
                }
                assert_eq!(answer["problem"]["kind"], "plays-on", "level {level}: {answer}");
            }
            assert_eq!(at.log().await, if agrees { vec!["agree"] } else { vec![] });
        }
    }
}

#[tokio::test]
async fn whoever_proposed_it_is_told_that_the_computer_plays_on() {
    // The points count: North would win, and East has no share of it.
    let start = Beginning::new("chaturaji-pl-solo", [("firstPlayer", "south")], None).unwrap().position.text();
    let position = start.replace(" 0,0,0,0", " 0,0,9,0");
    assert_ne!(position, start);
    let seats = [bot("north", 3), bot("east", 3)];
    let asked = json!({ "rules": "chaturaji-pl-solo", "options": [], "apart": true, "dice": "fair", "seats": seats, "position": position });
    let mut at = Desk::of(asked).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::West, 2).await;
    assert_eq!(at.asks(anna, Request::Agree).await["type"], "noted");
    let answer = at.asks(jan, Request::Agree).await;
    assert_eq!((&answer["type"], &answer["problem"]["kind"]), (&json!("refused"), &json!("plays-on")));
    let told = at.heard(anna);
    assert!(told.iter().any(|told| told["type"] == "trouble" && told["problem"]["kind"] == "plays-on"), "{told:?}");
    assert!(told.iter().any(|told| told["type"] == "wish" && told["wish"].is_null()), "nothing is wished any more");
    assert!(at.log().await.is_empty());
}
