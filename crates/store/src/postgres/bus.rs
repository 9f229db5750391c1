//! The bus of servers that share a database: `NOTIFY` and `LISTEN`.
//!
//! What a server tells is gathered while the statement before is under way, and goes in as few payloads as it fits into:
//! every transaction that notifies takes a lock of the whole database. Each payload has the number of the server and one that
//! grows by one, so that whoever misses one notices it. One connection listens; since each server hears its own beat, it
//! notices when nothing comes any more, connects anew, and then knows that it may have missed something of everybody.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::{Notify, broadcast};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tracing::{info, warn};

use super::link::{Link, ask};
use super::plain;
use crate::bus::{self, Bus, BusEvent, BusListener, NoteTooLong};

const CHANNEL: &str = "ashtapada";
/// The longest payload that PostgreSQL takes is 8,000 bytes, of which some are for what is around the notes.
const PAYLOAD: usize = 7_900;
/// So many payloads go in one statement.
const AT_ONCE: usize = 64;
/// How long it may take to tell what still waits when a server goes.
const FAREWELL: Duration = Duration::from_secs(1);
/// So many bytes may wait; then what waits is given up, and the others notice that something is missing.
const WAITING: usize = 4 << 20;

/// The bus of servers that share a database.
pub struct PostgresBus {
    number: i64,
    queue: Arc<NoteQueue>,
    heard: broadcast::Sender<BusEvent>,
    speaking: Mutex<Option<JoinHandle<()>>>,
    hearing: JoinHandle<()>,
}

/// The queue of notes that wait to be told.
#[derive(Debug, Default)]
struct NoteQueue {
    notes: Mutex<PendingNotes>,
    more: Notify,
}

/// The notes in a queue.
#[derive(Debug, Default)]
struct PendingNotes {
    /// Each with its length as it is passed on.
    texts: Vec<(String, usize)>,
    bytes: usize,
    /// The number of the last payload.
    last: u64,
    /// Whether this server goes when all is told.
    leaving: bool,
}

/// The message that goes over the channel.
#[derive(Debug, Serialize, Deserialize)]
struct Payload {
    from: i64,
    at: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    gone: bool,
}

impl NoteQueue {
    fn with<T>(&self, work: impl FnOnce(&mut PendingNotes) -> T) -> T {
        work(&mut self.notes.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn push(&self, note: String, length: usize) {
        self.with(|notes| {
            if notes.bytes + length > WAITING {
                notes.texts.clear();
                // One number that nobody hears.
                (notes.bytes, notes.last) = (0, notes.last + 1);
            }
            notes.bytes += length;
            notes.texts.push((note, length));
        });
        self.more.notify_one();
    }

    /// The next payloads: one without notes if there are none, so that the others hear that this server lives.
    /// With whether they are the last.
    fn take(&self, from: i64) -> (Vec<String>, bool) {
        self.with(|notes| {
            let mut payloads = Vec::new();
            let mut texts = notes.texts.drain(..).peekable();
            while payloads.len() < AT_ONCE && (texts.peek().is_some() || payloads.is_empty()) {
                let (mut part, mut left) = (Vec::new(), PAYLOAD - 100);
                while let Some((text, length)) = texts.next_if(|(_, length)| *length < left) {
                    left -= length + 1;
                    notes.bytes -= length;
                    part.push(text);
                }
                notes.last += 1;
                let gone = notes.leaving && texts.peek().is_none();
                payloads.extend(serde_json::to_string(&Payload { from, at: notes.last, notes: part, gone }).ok());
            }
            let rest = texts.collect();
            notes.texts = rest;
            (payloads, notes.leaving && notes.texts.is_empty())
        })
    }

    fn has_nothing(&self) -> bool {
        self.with(|notes| notes.texts.is_empty() && !notes.leaving)
    }
}

impl PostgresBus {
    /// Joins, as the server with that number; who is silent for `lease` counts as gone.
    pub fn join(link: Link, options: PgConnectOptions, number: i64, lease: Duration) -> PostgresBus {
        let (queue, heard) = (Arc::<NoteQueue>::default(), bus::channel());
        let beat = (lease / 3).max(Duration::from_millis(100));
        let speaking = tokio::spawn(speak(link, Arc::clone(&queue), number, beat));
        let receiver =
            NoteReceiver { number, lease: lease.max(3 * beat), others: HashMap::new(), heard: heard.clone() };
        let hearing = tokio::spawn(receiver.hear(options));
        PostgresBus { number, queue, heard, speaking: Mutex::new(Some(speaking)), hearing }
    }
}

impl Drop for PostgresBus {
    fn drop(&mut self) {
        self.hearing.abort();
        if let Some(speaking) = self.speaker() {
            speaking.abort();
        }
    }
}

impl PostgresBus {
    fn speaker(&self) -> Option<JoinHandle<()>> {
        self.speaking.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

#[async_trait]
impl Bus for PostgresBus {
    fn number(&self) -> i64 {
        self.number
    }

    fn tell(&self, note: &str) -> Result<(), NoteTooLong> {
        self.queue.push(note.to_owned(), bus::length(note)?);
        Ok(())
    }

    fn listen(&self) -> BusListener {
        BusListener(self.heard.subscribe())
    }

    async fn leave(&self) {
        self.hearing.abort();
        self.queue.with(|notes| notes.leaving = true);
        self.queue.more.notify_one();
        if let Some(speaking) = self.speaker() {
            let abort = speaking.abort_handle();
            // Failing that, the others notice the silence.
            let _ = timeout(FAREWELL, speaking).await;
            abort.abort();
        }
    }
}

async fn notify(link: &Link, payloads: &[String]) -> Result<(), sqlx::Error> {
    let query =
        sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::TEXT[]) AS payload").bind(CHANNEL).bind(payloads);
    ask!(link, query, execute).map(|_| ())
}

/// Tells what waits, all that has come meanwhile at once, and a beat when there is nothing.
async fn speak(link: Link, queue: Arc<NoteQueue>, number: i64, beat: Duration) {
    loop {
        if queue.has_nothing() {
            let _ = timeout(beat, queue.more.notified()).await;
        }
        let (payloads, last) = queue.take(number);
        // What could not be told is missed by the others, who hear it by its number.
        if let Err(error) = notify(&link, &payloads).await {
            warn!(why = plain(&error), "the other servers could not be told something");
            sleep(beat).await;
        }
        if last {
            return;
        }
    }
}

/// The receiver of what the others tell.
struct NoteReceiver {
    number: i64,
    lease: Duration,
    /// The number of the last payload of each, and when it came.
    others: HashMap<i64, (u64, Instant)>,
    heard: broadcast::Sender<BusEvent>,
}

impl NoteReceiver {
    async fn hear(mut self, options: PgConnectOptions) {
        loop {
            let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options.clone());
            let why = match self.hear_over(PgListener::connect_with(&pool)).await {
                Ok(()) => "nothing came for long".to_owned(),
                Err(error) => plain(&error),
            };
            info!(why, "listening to the other servers anew");
            for &from in self.others.keys() {
                self.say(BusEvent::Missed { from });
            }
            sleep(self.lease / 10).await;
        }
    }

    /// Hears over one connection until nothing comes any more.
    async fn hear_over(
        &mut self,
        connecting: impl Future<Output = Result<PgListener, sqlx::Error>>,
    ) -> Result<(), sqlx::Error> {
        let late = |_| sqlx::Error::PoolTimedOut;
        let mut listener = timeout(self.lease, connecting).await.map_err(late)??;
        timeout(self.lease, listener.listen(CHANNEL)).await.map_err(late)??;
        // Its own beat comes three times as often.
        while let Ok(heard) = timeout(self.lease, listener.try_recv()).await {
            match heard? {
                Some(notification) => self.take(notification.payload()),
                None => return Ok(()),
            }
            self.note_silence();
        }
        self.note_silence();
        Ok(())
    }

    fn take(&mut self, payload: &str) {
        let Ok(payload) = serde_json::from_str::<Payload>(payload) else {
            return warn!("a server of another version tells something that is not understood");
        };
        let Payload { from, at, notes, gone } = payload;
        if from == self.number {
            return;
        }
        let before = self.others.insert(from, (at, Instant::now()));
        if before.is_none_or(|(last, _)| last + 1 != at) {
            self.say(BusEvent::Missed { from });
        }
        for text in notes {
            self.say(BusEvent::Note { from, text });
        }
        if gone {
            self.others.remove(&from);
            self.say(BusEvent::Gone { from });
        }
    }

    fn note_silence(&mut self) {
        let silent: Vec<i64> =
            self.others.iter().filter(|(_, (_, when))| when.elapsed() > self.lease).map(|(&from, _)| from).collect();
        for from in silent {
            self.others.remove(&from);
            self.say(BusEvent::Gone { from });
        }
    }

    fn say(&self, heard: BusEvent) {
        // It may be that nobody listens.
        let _ = self.heard.send(heard);
    }
}
