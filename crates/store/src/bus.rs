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
pub struct NoteTooLong;

/// An event of the bus, as a server hears it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BusEvent {
    /// Another server tells something.
    Note {
        /// Its number.
        from: i64,
        /// The note.
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

/// The channel over which servers that share a store tell each other news. A note reaches every other server soon, in the order of whoever
/// tells it, once or not at all; who may have missed one is told so ([`BusEvent::Missed`]). Nothing that must not be lost
/// belongs here: that is what the store is for.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// The number of this server among them.
    fn number(&self) -> i64;

    /// Tells all others something, without waiting for it.
    ///
    /// # Errors
    /// It is too long; nobody is told.
    fn tell(&self, note: &str) -> Result<(), NoteTooLong>;

    /// A listener to what the others tell from now on.
    fn listen(&self) -> BusListener;

    /// Tells what still waits, and that this server is gone.
    async fn leave(&self);
}

/// A listener of the bus.
#[derive(Debug)]
pub struct BusListener(pub(crate) broadcast::Receiver<BusEvent>);

/// The bus is closed: nobody tells anything any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BusClosed;

impl BusListener {
    /// The next event; `None` if this listener was too slow, and has to ask all others anew.
    ///
    /// # Errors
    /// Nothing will be heard any more.
    pub async fn next(&mut self) -> Result<Option<BusEvent>, BusClosed> {
        match self.0.recv().await {
            Ok(heard) => Ok(Some(heard)),
            Err(RecvError::Lagged(_)) => Ok(None),
            Err(RecvError::Closed) => Err(BusClosed),
        }
    }
}

/// A channel that keeps what one that listens has not heard yet.
pub(crate) fn channel() -> broadcast::Sender<BusEvent> {
    broadcast::Sender::new(WAITING)
}

/// How long a note is as it is passed on, in bytes.
///
/// # Errors
/// It is too long.
pub(crate) fn length(note: &str) -> Result<usize, NoteTooLong> {
    serde_json::to_string(note).map(|text| text.len()).ok().filter(|&length| length <= LONGEST).ok_or(NoteTooLong)
}

/// The servers in one process: usually one, which tells nobody anything.
#[derive(Debug, Default)]
pub struct Hub(Mutex<Members>);

#[derive(Debug, Default)]
struct Members {
    joined: i64,
    to: HashMap<i64, broadcast::Sender<BusEvent>>,
}

/// A bus within a process.
#[derive(Debug)]
pub struct LocalBus {
    hub: Arc<Hub>,
    number: i64,
    heard: broadcast::Sender<BusEvent>,
}

impl Hub {
    /// One more server.
    pub fn join(self: &Arc<Hub>) -> LocalBus {
        let heard = channel();
        let number = self.with(|members| {
            members.joined += 1;
            // Each is new to the others.
            for (&other, to) in &members.to {
                let _ = to.send(BusEvent::Missed { from: members.joined });
                let _ = heard.send(BusEvent::Missed { from: other });
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
    fn send(&self, heard: &BusEvent) {
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

    fn tell(&self, note: &str) -> Result<(), NoteTooLong> {
        length(note)?;
        self.send(&BusEvent::Note { from: self.number, text: note.to_owned() });
        Ok(())
    }

    fn listen(&self) -> BusListener {
        BusListener(self.heard.subscribe())
    }

    async fn leave(&self) {
        self.send(&BusEvent::Gone { from: self.number });
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
