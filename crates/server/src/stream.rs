//! A game as a stream of server-sent events: what does not change, then its entries as they happen, up to its end.
//!
//! Whoever follows a game so is one who watches: a client of its room without a seat, with the same bound on what waits
//! for it. It is shown what everybody at the table is shown. Who reads too slowly is let go, and goes on after the last entry that
//! came, as browsers do by themselves (`Last-Event-ID`). If that is not in the log any more, all of it is told anew.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::str::FromStr;
use std::sync::Arc;

use ashtapada_table::{Digest, NotADigest, Problem};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde_json::Value;

use crate::closing::ShutdownSignal;
use crate::guests::{Guest, HoldGuard};
use crate::metrics::{GaugeGuard, SocketKind};
use crate::problem;
use crate::protocol::ClientMessage;
use crate::room::Command;
use crate::socket::{RoomClient, Visitor, enter};
use crate::tables::Tables;
use crate::view::KnownLog;

/// The position of whoever follows: the last entry that it has. As the id of an event it is printed as its number, a hyphen and its digest; of a
/// number alone it is not known whether it belongs to this log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StreamPosition {
    /// Its number, 0 for none.
    pub after: u32,
    pub digest: Option<Digest>,
}

impl FromStr for StreamPosition {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<StreamPosition, NotADigest> {
        let (after, digest) = text.split_once('-').map_or((text, None), |(after, digest)| (after, Some(digest)));
        let digest = digest.map(str::parse).transpose()?;
        Ok(StreamPosition { after: after.parse().map_err(|_| NotADigest)?, digest })
    }
}

/// The events of a game after the last entry that is known, for a guest; `held` is what his address holds meanwhile.
///
/// # Errors
/// There is no such game, it cannot be read, or it does not have that entry yet.
pub async fn follow(
    tables: Arc<Tables>,
    id: String,
    since: StreamPosition,
    (guest, held): (Guest, HoldGuard),
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let StreamPosition { after, digest } = since;
    // The last entry that is known tells whether the game is over, and whether it is still what happened.
    let seen = after.saturating_sub(1);
    let who = Visitor { local: false, player: None, guest };
    let seated = enter(&tables, &id, KnownLog::upto(seen), (Vec::new(), None), &who).await?;
    let open = tables.metrics().socket(SocketKind::Stream);
    let (waiting, closing) = (VecDeque::new(), tables.closing());
    let mut followed = GameStream {
        seated,
        waiting,
        seen,
        after,
        known: digest.filter(|_| after > 0),
        strange: false,
        over: false,
        ended: false,
        closing,
        _held: held,
        _open: open,
    };
    // The first that a client hears is the snapshot.
    let first = followed.seated.queue.next().await.ok_or_else(|| problem::server("the table has closed; try again"))?;
    let Ok(snapshot) = serde_json::from_str::<Value>(&first) else { return Err(problem::server("no snapshot")) };
    let table = event("table", &snapshot["table"]);
    followed.waiting.extend(table.clone());
    // It is that of another log where `after` is far beyond this one.
    if snapshot["anew"] != true {
        followed.take(snapshot).await;
    }
    if followed.strange || (followed.seen < after && digest.is_some()) {
        followed.begin_anew(table).await;
    } else if followed.seen < after {
        let why = format!("the game has no entry {after} yet: ask for those after {} or fewer", followed.seen);
        return Err(problem::bad_request(why));
    }
    let events = unfold(followed, async |mut followed| Some((Ok(followed.next().await?), followed)));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// The stream of a game.
struct GameStream {
    seated: RoomClient,
    /// What was told and not sent yet.
    waiting: VecDeque<Event>,
    /// The last entry that was told, and the last that whoever follows knew at the beginning.
    seen: u32,
    after: u32,
    /// The digest of the latter as whoever follows knows it, and whether it turned out to be that of another log.
    known: Option<Digest>,
    strange: bool,
    /// Whether the game was over after it.
    over: bool,
    /// Whether that was said.
    ended: bool,
    closing: ShutdownSignal,
    _held: HoldGuard,
    _open: GaugeGuard,
}

impl Drop for GameStream {
    fn drop(&mut self) {
        let (room, client) = (self.seated.room.clone(), self.seated.number);
        // The server may be gone with all its tasks.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                let _ = room.send(Command::Event(ashtapada_room::Event::Leave { client })).await;
            });
        }
    }
}

impl GameStream {
    /// The next event; `None` after the last.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            if self.ended {
                return None;
            }
            let heard = tokio::select! {
                heard = self.seated.queue.next() => heard?,
                () = self.closing.begins() => return None,
            };
            if let Ok(heard) = serde_json::from_str(&heard) {
                self.take(heard).await;
            }
        }
    }

    /// Takes the entries out of what the room says, if there are any.
    async fn take(&mut self, mut heard: Value) {
        let Some(Value::Array(entries)) = heard.get_mut("entries").map(Value::take) else { return };
        for entry in entries {
            self.add(&entry);
        }
        if self.strange {
            return;
        }
        // Parts of a long log are asked for one by one; what is played meanwhile comes with the last of them.
        if heard["more"] == true {
            self.ask_more().await;
        } else if self.over && !self.ended {
            self.ended = true;
            self.waiting.extend(event("over", &Value::Null));
        }
    }

    /// What whoever follows knows is not what happened, as after a backup was restored: says so, and tells all of it.
    async fn begin_anew(&mut self, table: Option<Event>) {
        self.waiting = event("anew", &Value::Null).into_iter().chain(table).collect();
        (self.seen, self.after, self.strange, self.over, self.ended) = (0, 0, false, false, false);
        self.ask_more().await;
    }

    async fn ask_more(&self) {
        let message = ClientMessage::More { seen: self.seen };
        let _ = self
            .seated
            .room
            .send(Command::Event(ashtapada_room::Event::Say { client: self.seated.number, message }))
            .await;
    }

    /// Takes an entry, unless it was told before or one before it is missing.
    fn add(&mut self, entry: &Value) {
        let seq = entry["seq"].as_u64().and_then(|seq| u32::try_from(seq).ok());
        if seq != Some(self.seen + 1) {
            return;
        }
        self.seen += 1;
        let digest = entry["digest"].as_str().unwrap_or_default();
        self.strange |= self.seen == self.after && self.known.is_some_and(|known| known.to_string() != digest);
        self.over = entry["change"]["turn"]["kind"] == "over";
        if self.seen > self.after {
            let told = event("entry", entry).map(|event| event.id(format!("{}-{digest}", self.seen)));
            self.waiting.extend(told);
        }
    }
}

fn event(kind: &str, data: &Value) -> Option<Event> {
    Event::default().event(kind).json_data(data).ok()
}
