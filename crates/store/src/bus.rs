//! What the servers of a site tell each other beside what they store: news that may be lost, and that is told again then.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// The longest note, in bytes of JSON: several fit into what PostgreSQL passes on at once.
pub const LONGEST: usize = 7_000;
/// So many notes may wait for one that listens; then they count as missed.
const WAITING: usize = 4_096;

/// A note is too long to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a note to the other servers has {LONGEST} bytes at most")]
pub struct TooLong;

/// What a server hears.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// Another server tells something.
    Note {
        /// Its number.
        from: i64,
        /// What.
        text: String,
    },
    /// Something that this server told was missed, or may have been, or it is new here: what it said before should be asked
    /// for anew.
    Missed {
        /// Its number.
        from: i64,
    },
    /// It is gone, or was silent for so long that it counts as gone: what it said is no longer so.
    Gone {
        /// Its number.
        from: i64,
    },
}

/// By which servers that share a store tell each other news. A note reaches every other server soon, in the order of whoever
/// tells it, once or not at all; who may have missed one is told so ([`Heard::Missed`]). Nothing that must not be lost
/// belongs here: that is what the store is for.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// The number of this server among them.
    fn number(&self) -> i64;

    /// Tells all others something, without waiting for it.
    ///
    /// # Errors
    /// It is too long; nobody is told.
    fn tell(&self, note: &str) -> Result<(), TooLong>;

    /// What the others tell from now on.
    fn listen(&self) -> Listening;

    /// Tells what still waits, and that this server is gone.
    async fn leave(&self);
}

/// What one listener hears.
#[derive(Debug)]
pub struct Listening(pub(crate) broadcast::Receiver<Heard>);

/// Nobody tells anything any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Silence;

impl Listening {
    /// What is heard next; `None` if this listener was too slow, and has to ask all others anew.
    ///
    /// # Errors
    /// Nothing will be heard any more.
    pub async fn next(&mut self) -> Result<Option<Heard>, Silence> {
        match self.0.recv().await {
            Ok(heard) => Ok(Some(heard)),
            Err(RecvError::Lagged(_)) => Ok(None),
            Err(RecvError::Closed) => Err(Silence),
        }
    }
}

/// A channel that keeps what one that listens has not heard yet.
pub(crate) fn channel() -> broadcast::Sender<Heard> {
    broadcast::Sender::new(WAITING)
}

/// How long a note is as it is passed on, in bytes.
///
/// # Errors
/// It is too long.
pub(crate) fn length(note: &str) -> Result<usize, TooLong> {
    serde_json::to_string(note).map(|text| text.len()).ok().filter(|&length| length <= LONGEST).ok_or(TooLong)
}

/// The servers in one process: usually one, which tells nobody anything.
#[derive(Debug, Default)]
pub struct Hub(Mutex<Members>);

#[derive(Debug, Default)]
struct Members {
    joined: i64,
    to: HashMap<i64, broadcast::Sender<Heard>>,
}

/// A bus within a process.
#[derive(Debug)]
pub struct LocalBus {
    hub: Arc<Hub>,
    number: i64,
    heard: broadcast::Sender<Heard>,
}

impl Hub {
    /// One more server.
    pub fn join(self: &Arc<Hub>) -> LocalBus {
        let heard = channel();
        let number = self.with(|members| {
            members.joined += 1;
            // Each is new to the others.
            for (&other, to) in &members.to {
                let _ = to.send(Heard::Missed { from: members.joined });
                let _ = heard.send(Heard::Missed { from: other });
            }
            members.to.insert(members.joined, heard.clone());
            members.joined
        });
        LocalBus { hub: Arc::clone(self), number, heard }
    }

    fn with<T>(&self, work: impl FnOnce(&mut Members) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl LocalBus {
    fn send(&self, heard: &Heard) {
        self.hub.with(|members| {
            for (_, to) in members.to.iter().filter(|(number, _)| **number != self.number) {
                // It may be that nobody listens there.
                let _ = to.send(heard.clone());
            }
        });
    }
}

#[async_trait]
impl Bus for LocalBus {
    fn number(&self) -> i64 {
        self.number
    }

    fn tell(&self, note: &str) -> Result<(), TooLong> {
        length(note)?;
        self.send(&Heard::Note { from: self.number, text: note.to_owned() });
        Ok(())
    }

    fn listen(&self) -> Listening {
        Listening(self.heard.subscribe())
    }

    async fn leave(&self) {
        self.send(&Heard::Gone { from: self.number });
        self.hub.with(|members| members.to.remove(&self.number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::carries;

    #[tokio::test]
    async fn the_bus_within_a_process_conforms() {
        let hub = Arc::new(Hub::default());
        let one = hub.join();
        let hears = one.listen();
        let (two, three) = (hub.join(), hub.join());
        carries([Arc::new(one), Arc::new(two), Arc::new(three)], hears).await;
    }
}
