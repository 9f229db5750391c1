//! Storage that fails, clients that are too slow.

use std::pin::Pin;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ashtapada_room::Arrival;
use ashtapada_rulebook::{Lang, Words};
use ashtapada_server::Pace;
use ashtapada_server::app::App;
use ashtapada_server::protocol::view::KnownLog;
use ashtapada_server::room::{Command, queue};
use ashtapada_server::store::{
    Accounts, Cursor, DailyGames, DueGame, GamePage, ListFilter, MemoryStore, Ratings, Report, Reports, Store,
    StoreError,
};
use ashtapada_server::{Guest, Server};
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, KeyHash, NewGame, PlayerId, Sitters, StoredEntry, Timing};
use async_trait::async_trait;
use futures_util::FutureExt;
use serde_json::{Value, json};
use tokio::sync::{Notify, oneshot};

use crate::support::{bot, human, kind, start};

const WORKS: u8 = 0;
const FULL: u8 = 1;
/// Stores the entry and then reports a failure, like a lost answer.
const UNSURE: u8 = 2;
const CLOSED: u8 = 3;

#[derive(Default)]
struct Flaky {
    inner: MemoryStore,
    mood: AtomicU8,
    /// Given when tidying begins, which takes a while.
    tidying: Notify,
    /// How it ended, the last time.
    tidied: Mutex<Option<Result<u64, StoreError>>>,
}

impl Flaky {
    fn feel(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }
}

#[async_trait]
impl Store for Flaky {
    async fn create(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.inner.create(game, log, glance).await
    }
    async fn create_met(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.inner.create_met(game, log, glance).await
    }

    async fn met(&self, key: &KeyHash) -> Result<Option<String>, StoreError> {
        self.inner.met(key).await
    }

    async fn game(&self, id: &str) -> Result<Option<Header>, StoreError> {
        self.inner.game(id).await
    }
    async fn log(&self, id: &str, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        self.inner.log(id, after).await
    }
    async fn append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), StoreError> {
        let full = || StoreError::Unavailable("the disk is full".to_owned());
        match self.mood.load(Ordering::SeqCst) {
            WORKS => self.inner.append(id, entry, glance).await,
            UNSURE => {
                self.inner.append(id, entry, glance).await?;
                self.feel(WORKS);
                Err(full())
            }
            _ => Err(full()),
        }
    }
    fn reports(&self) -> &dyn Reports {
        self
    }
    fn daily(&self) -> &dyn DailyGames {
        self.inner.daily()
    }
    fn ratings(&self) -> &dyn Ratings {
        self.inner.ratings()
    }
    async fn set_seeds(&self, id: &str, seeds: &Seeds) -> Result<(), StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            WORKS => self.inner.set_seeds(id, seeds).await,
            _ => Err(StoreError::Unavailable("the disk is full".to_owned())),
        }
    }
    async fn set_sitters(&self, id: &str, sitters: &Sitters) -> Result<(), StoreError> {
        self.inner.set_sitters(id, sitters).await
    }
    async fn set_timing(&self, id: &str, timing: &Timing, due: Option<u64>) -> Result<(), StoreError> {
        self.inner.set_timing(id, timing, due).await
    }
    async fn timing(&self, id: &str) -> Result<Option<Timing>, StoreError> {
        self.inner.timing(id).await
    }
    async fn due(&self, by: u64, after: Option<&DueGame>, limit: u32) -> Result<Vec<DueGame>, StoreError> {
        self.inner.due(by, after, limit).await
    }
    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError> {
        self.inner.set_listed(id, listed).await
    }
    async fn newest(&self, which: ListFilter, after: Option<&Cursor>, limit: u32) -> Result<GamePage, StoreError> {
        self.inner.newest(which, after, limit).await
    }
    async fn ids(&self, after: Option<&str>, limit: u32) -> Result<Vec<String>, StoreError> {
        self.inner.ids(after, limit).await
    }
    async fn tidy(&self, before: u64, but: &[String]) -> Result<u64, StoreError> {
        self.tidying.notify_one();
        tokio::time::sleep(Duration::from_millis(20)).await;
        let done = match self.mood.load(Ordering::SeqCst) {
            CLOSED => Err(StoreError::Unavailable("it is closed".to_owned())),
            _ => self.inner.tidy(before, but).await,
        };
        *self.tidied.lock().unwrap() = Some(done.clone());
        done
    }
    async fn secret(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.inner.secret(new).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.inner.ready().await
    }
    fn accounts(&self) -> &dyn Accounts {
        self.inner.accounts()
    }
    async fn close(&self) {
        self.feel(CLOSED);
    }
}

#[async_trait]
impl Reports for Flaky {
    async fn add_report(&self, report: &Report) -> Result<bool, StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            WORKS => self.inner.add_report(report).await,
            _ => Err(StoreError::Unavailable("the disk is full".to_owned())),
        }
    }
    async fn reported(&self, after: u64, limit: u32) -> Result<Vec<(u64, Report)>, StoreError> {
        self.inner.reported(after, limit).await
    }
    async fn reports_by(&self, player: &PlayerId) -> Result<Vec<Report>, StoreError> {
        self.inner.reports_by(player).await
    }
    async fn forget_gone(&self) -> Result<(), StoreError> {
        self.inner.forget_gone().await
    }
}

#[tokio::test]
async fn the_storage_is_closed_after_what_is_done_in_the_background() {
    let store = Arc::new(Flaky::default());
    let server = Server::bind(Arc::clone(&store) as Arc<dyn Store>, "127.0.0.1:0".parse().unwrap(), Pace::hurried());
    server.await.unwrap().run(store.tidying.notified()).await.unwrap();
    assert_eq!(*store.tidied.lock().unwrap(), Some(Ok(0)));
}

#[tokio::test]
async fn a_report_that_cannot_be_kept_is_counted_and_can_be_made_again() {
    let store = Arc::new(Flaky::default());
    let server = start(store.clone()).await;
    let game = server.new_game(json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true, "open": true})).await;
    let (mut anna, mut jan) = (server.knock(&game).await, server.knock(&game).await);
    for (client, seat, of) in [(&mut anna, "south", "a"), (&mut jan, "north", "b")] {
        client.say(json!({"type": "hello", "seen": 0})).await;
        client.say(json!({"type": "sit", "seat": seat, "key": of.repeat(64), "name": seat})).await;
        while !client.hear_of("seats").await["yours"].as_array().unwrap().contains(&json!(seat)) {}
    }
    let report = json!({"type": "report", "seat": "south", "reason": "leaving"});
    store.feel(FULL);
    jan.say(report.clone()).await;
    assert_eq!(kind(&jan.hear_of("trouble").await), "storage");
    let (_, numbers) = server.ask("GET", "/metrics", "").await;
    assert!(numbers.contains("ashtapada_store_failures_total{kind=\"unavailable\"} 1\n"), "{numbers}");
    store.feel(WORKS);
    jan.say(report).await;
    jan.hear_of("reported").await;
    assert_eq!(store.reported(0, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_full_disk_is_told_and_the_game_goes_on_later() {
    let store = Arc::new(Flaky::default());
    let server = start(store.clone()).await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    let action = client.some_action();
    client.act(&action).await;
    let view = client.view.clone();
    store.feel(FULL);
    let action = client.some_action();
    let message = json!({"type": "act", "id": "again", "seen": 1, "action": action});
    let answer = client.ask(message.clone()).await;
    assert_eq!(kind(&answer), "storage");
    // Nothing was shown, and the same message works once there is room.
    assert_eq!(client.view, view);
    let (other, _) = server.sit(&game).await;
    assert_eq!(other.seen, 1);
    store.feel(WORKS);
    assert_eq!(client.ask(message).await["type"], "done");
    assert_eq!(client.seen, 2);
}

#[tokio::test]
async fn an_entry_that_was_kept_after_all_is_done_once() {
    let store = Arc::new(Flaky::default());
    let server = start(store.clone()).await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    store.feel(UNSURE);
    let action = client.some_action();
    assert_eq!(client.act(&action).await["type"], "done");
    assert_eq!(client.seen, 1);
    let action = client.some_action();
    assert_eq!(client.act(&action).await["type"], "done");
    assert_eq!(store.log(&game, 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn the_computer_tries_again_when_the_disk_has_room() {
    let store = Arc::new(Flaky::default());
    let server = start(store.clone()).await;
    let game = server.soldiers(json!([bot("south", "random"), human("north")])).await;
    store.feel(FULL);
    let (mut client, _) = server.sit(&game).await;
    assert_eq!(kind(&client.hear_of("trouble").await), "storage");
    assert_eq!(client.seen, 0);
    store.feel(WORKS);
    client.hear_of("played").await;
    assert_eq!(client.seen, 1);
}

#[tokio::test]
async fn two_servers_on_one_store_stay_one_game() {
    let store = Arc::new(MemoryStore::default());
    let (one, two) = (start(store.clone()).await, start(store.clone()).await);
    let game = one.soldiers(json!([])).await;
    let (mut first, _) = one.sit(&game).await;
    let (mut second, _) = two.sit(&game).await;
    let action = first.some_action();
    assert_eq!(first.act(&action).await["type"], "done");
    // The second server notices when it tries to use the same number.
    let action = second.some_action();
    assert_eq!(kind(&second.act(&action).await), "stale");
    assert_eq!(second.view, first.view);
    let action = second.some_action();
    assert_eq!(second.act(&action).await["type"], "done");
    assert_eq!(store.log(&game, 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_client_that_takes_nothing_is_let_go_and_may_return() {
    let App { tables, .. } = App::new(Arc::new(MemoryStore::default()), Pace::hurried(), Vec::new());
    let asked: NewGame = serde_json::from_value(json!({
        "rules": "soldiers16-bl", "options": [], "seats": [bot("south", "random"), bot("north", "random")],
        "dice": "fair", "position": null,
    }))
    .unwrap();
    let game = tables.create(asked, &Guest::server(), Words::new(Lang::EN)).await.unwrap().id;
    let (mut seen, mut over) = (0, false);
    for _ in 0..100 {
        let room = tables.room(&game, &Guest::server()).await.unwrap();
        let (to, mut told) = queue(160 * 1024);
        let (answer, admission) = oneshot::channel();
        let known = KnownLog::upto(seen);
        let arrival = Box::new(Arrival { known, keys: Vec::new(), visit: None, player: None, local: true });
        room.send(Command::Enter { arrival, to, answer }).await.unwrap();
        if admission.await.is_err() {
            // The room closed just then.
            continue;
        }
        // Nothing is received until the room disconnects the client, or the game is over.
        while !told.is_closed() && !over {
            tokio::task::yield_now().await;
            // Without a person it is listed only once it is over.
            over = !tables.list(ListFilter::Over, None, 1).await.unwrap().games.is_empty();
        }
        // What was queued is still read, and nothing is added once the room has let go; a game that is over adds nothing.
        while let Some(Some(text)) = told.next().now_or_never() {
            let message: Value = serde_json::from_str(&text).unwrap();
            for entry in message["entries"].as_array().into_iter().flatten() {
                assert_eq!(entry["seq"], seen + 1, "nothing is missed and nothing comes twice");
                seen += 1;
            }
        }
        if over {
            break;
        }
    }
    assert!(over && seen > 0);
    assert!(tables.metrics().slow_clients().get() > 0);
}

/// Whether the first poll completes: then all the work is done on the thread that serves everybody.
async fn is_ready_at_once<T>(future: impl Future<Output = T>) -> bool {
    let mut future = std::pin::pin!(future);
    std::future::poll_fn(|context| std::task::Poll::Ready(future.as_mut().poll(context).is_ready())).await
}

/// The store answers at once here, and the only blocking thread is occupied.
#[test]
fn replaying_does_not_block_the_async_workers() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().max_blocking_threads(1).build().unwrap();
    runtime.block_on(async {
        let App { tables, .. } = App::new(Arc::new(MemoryStore::default()), Pace::hurried(), Vec::new());
        let asked: NewGame = serde_json::from_value(json!({
            "rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": [], "dice": "fair",
            "position": null, "actions": ["c4-c5"],
        }))
        .unwrap();
        let (words, server) = (Words::new(Lang::EN), Guest::server());
        let game = tables.create(asked.clone(), &server, words).await.unwrap().id;
        let turn = tables.gate().turn(&server).await.unwrap();
        let works: [Pin<Box<dyn Future<Output = bool> + '_>>; 5] = [
            Box::pin(async { tables.create(asked, &server, words).await.is_ok() }),
            Box::pin(async { tables.look(&game, KnownLog::default(), &server).await.is_ok() }),
            Box::pin(async { tables.table(&game, &turn).await.is_ok() }),
            Box::pin(async { tables.room(&game, &server).await.is_ok() }),
            Box::pin(async { tables.list(ListFilter::All, None, 9).await.is_ok() }),
        ];
        for mut work in works {
            let (go_on, wait) = std::sync::mpsc::channel::<()>();
            let busy = tokio::task::spawn_blocking(move || wait.recv());
            assert!(!is_ready_at_once(work.as_mut()).await);
            drop(go_on);
            assert!(busy.await.unwrap().is_err() && work.await);
        }
    });
}
