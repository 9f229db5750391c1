//! What waits to be written together.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::StoreError;

/// What becomes of it.
pub type Answer = Result<(), StoreError>;

/// Something of a game that waits to be written.
#[derive(Debug)]
pub struct Waiting<W> {
    pub game: String,
    pub write: W,
    pub to: oneshot::Sender<Answer>,
}

/// What waits, in the order in which it came.
#[derive(Debug)]
pub struct Line<W>(Mutex<Vec<Waiting<W>>>);

impl<W> Default for Line<W> {
    fn default() -> Line<W> {
        Line(Mutex::default())
    }
}

impl<W> Line<W> {
    fn with<T>(&self, work: impl FnOnce(&mut Vec<Waiting<W>>) -> T) -> T {
        // Nothing panics while the lock is held, so a poisoned lock still guards whole data.
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Lines up something; its answer comes by what this gives.
    pub fn push(&self, game: &str, write: W) -> oneshot::Receiver<Answer> {
        let (to, told) = oneshot::channel();
        let waiting = Waiting { game: game.to_owned(), write, to };
        self.with(|line| line.push(waiting));
        told
    }

    /// The first of them, `most` at most, without those whose request was given up.
    pub fn take(&self, most: usize) -> Vec<Waiting<W>> {
        self.with(|line| {
            line.retain(|waiting| !waiting.to.is_closed());
            let taken = line.len().min(most);
            line.drain(..taken).collect()
        })
    }

    /// The same, but one of each game.
    pub fn take_one_each(&self, most: usize) -> Vec<Waiting<W>> {
        self.with(|line| {
            line.retain(|waiting| !waiting.to.is_closed());
            let mut games = HashSet::new();
            let first = |waiting: &mut Waiting<W>| games.len() < most && games.insert(waiting.game.clone());
            line.extract_if(.., first).collect()
        })
    }

    /// How many wait.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.with(|line| line.len())
    }
}
