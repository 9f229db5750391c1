//! The queue of what is written together.

use std::sync::{Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::StoreError;

/// The result of a write.
pub type WriteResult = Result<(), StoreError>;

/// A write of a game that waits.
#[derive(Debug)]
pub struct QueuedWrite<W> {
    pub game: String,
    pub write: W,
    pub to: oneshot::Sender<WriteResult>,
}

/// The writes that wait, in the order in which they came.
#[derive(Debug)]
pub struct WriteQueue<W>(Mutex<Vec<QueuedWrite<W>>>);

impl<W> Default for WriteQueue<W> {
    fn default() -> WriteQueue<W> {
        WriteQueue(Mutex::default())
    }
}

impl<W> WriteQueue<W> {
    fn with<T>(&self, work: impl FnOnce(&mut Vec<QueuedWrite<W>>) -> T) -> T {
        // Nothing panics while the lock is held, so a poisoned lock still guards whole data.
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Queues a write; returns the receiver of its result.
    pub fn push(&self, game: &str, write: W) -> oneshot::Receiver<WriteResult> {
        let (to, result) = oneshot::channel();
        let queued = QueuedWrite { game: game.to_owned(), write, to };
        self.with(|queue| queue.push(queued));
        result
    }

    /// Takes the first of them, `most` at most, without those whose request was given up.
    pub fn take(&self, most: usize) -> Vec<QueuedWrite<W>> {
        self.with(|queue| {
            queue.retain(|queued| !queued.to.is_closed());
            let taken = queue.len().min(most);
            queue.drain(..taken).collect()
        })
    }

    /// The same, but one of each game.
    #[cfg(feature = "postgres")]
    pub fn take_one_each(&self, most: usize) -> Vec<QueuedWrite<W>> {
        self.with(|queue| {
            queue.retain(|queued| !queued.to.is_closed());
            let mut games = std::collections::HashSet::new();
            let first = |queued: &mut QueuedWrite<W>| games.len() < most && games.insert(queued.game.clone());
            queue.extract_if(.., first).collect()
        })
    }

    /// How many wait.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.with(|queue| queue.len())
    }
}
