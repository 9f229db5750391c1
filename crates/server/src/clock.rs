//! Wall-clock time, for people; and monotonic time, to measure with.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Monotonic time: it only goes forward, whatever happens to the wall clock.
#[derive(Debug, Clone)]
pub struct Ticks(Source);

#[derive(Debug, Clone)]
enum Source {
    /// The system's, from that moment on.
    System(Instant),
    /// Set by hand.
    Set(Arc<AtomicU64>),
}

impl Ticks {
    /// The system's time, from now on.
    pub fn system() -> Ticks {
        Ticks(Source::System(Instant::now()))
    }

    /// Time that stands still until `hand` is moved.
    pub fn set_by(hand: Arc<AtomicU64>) -> Ticks {
        Ticks(Source::Set(hand))
    }

    /// The time on the wall, Unix time in milliseconds; where time is set by hand, the same as [`Ticks::now`].
    pub fn wall(&self) -> u64 {
        match &self.0 {
            Source::System(_) => now(),
            Source::Set(_) => self.now(),
        }
    }

    /// Milliseconds since some moment.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::System(begun) => begun.elapsed().as_millis() as u64,
            Source::Set(hand) => hand.load(Ordering::Relaxed),
        }
    }
}

/// Now, Unix time in milliseconds.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
