//! What waits for a client: bounded in bytes, since one message may be a greeting and another a part of a long log.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many bytes may wait for a client. One that falls further behind is let go; it connects again and gets the rest.
pub const CLIENT_BYTES: usize = 256 * 1024;
/// What a message costs beside its text.
const OVERHEAD: usize = 64;

/// The reason for which a message was not queued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QueueError {
    /// Too much waits already.
    Full,
    /// Nobody reads any more.
    Gone,
}

/// The end of a client's queue that is written to.
#[derive(Debug)]
pub struct Outbox {
    to: mpsc::UnboundedSender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
    moved: Arc<AtomicBool>,
    most: usize,
}

/// The end of a client's queue that is read.
#[derive(Debug)]
pub struct Inbox {
    from: mpsc::UnboundedReceiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
    moved: Arc<AtomicBool>,
}

/// A queue in which at most so many bytes wait; one message always may.
pub fn queue(most: usize) -> (Outbox, Inbox) {
    let (to, from) = mpsc::unbounded_channel();
    let (waiting, moved) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
    let outbox = Outbox { to, waiting: Arc::clone(&waiting), moved: Arc::clone(&moved), most };
    (outbox, Inbox { from, waiting, moved })
}

fn cost(text: &Utf8Bytes) -> usize {
    text.len() + OVERHEAD
}

impl Outbox {
    /// Queues a message.
    ///
    /// # Errors
    /// There is no room for it, or nobody reads.
    pub fn push(&self, text: Utf8Bytes) -> Result<(), QueueError> {
        let cost = cost(&text);
        // The room alone adds; the client only takes away meanwhile.
        let before = self.waiting.load(Ordering::Relaxed);
        if before > 0 && before + cost > self.most {
            return Err(QueueError::Full);
        }
        self.waiting.fetch_add(cost, Ordering::Relaxed);
        self.to.send(text).map_err(|_| QueueError::Gone)
    }

    /// Says why it is going to be dropped: another server has the game.
    pub fn has_moved(&self) {
        self.moved.store(true, Ordering::Relaxed);
    }
}

impl Inbox {
    /// The next message; `None` when the room has let go of the client and everything was read.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.from.recv().await?;
        self.waiting.fetch_sub(cost(&text), Ordering::Relaxed);
        Some(text)
    }

    /// Whether the room has let go of the client.
    pub fn is_closed(&self) -> bool {
        self.from.is_closed()
    }

    /// Whether that is because another server has the game.
    pub fn has_moved(&self) -> bool {
        self.moved.load(Ordering::Relaxed)
    }

    /// How many bytes wait.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn bytes_are_counted_and_one_message_always_has_room() {
        let (to, mut from) = queue(1_000);
        let long = Utf8Bytes::from("x".repeat(5_000));
        assert_eq!(to.push(long.clone()), Ok(()), "else it could never be sent");
        assert_eq!(to.push(Utf8Bytes::from_static("x")), Err(QueueError::Full));
        assert_eq!(from.next().await, Some(long));
        assert_eq!(from.waiting(), 0);
        let short = Utf8Bytes::from("x".repeat(100));
        let queued = (0..100).take_while(|_| to.push(short.clone()).is_ok()).count();
        assert_eq!(queued, 1_000 / (100 + OVERHEAD));
        drop(to);
        for _ in 0..queued {
            assert_eq!(from.next().await.as_ref(), Some(&short));
        }
        assert!(from.next().await.is_none() && from.is_closed());
    }

    #[test]
    fn who_is_gone_gets_nothing() {
        let (to, from) = queue(1_000);
        drop(from);
        assert_eq!(to.push(Utf8Bytes::from_static("x")), Err(QueueError::Gone));
    }
}
