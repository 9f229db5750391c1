//! Wall-clock time, for people; and monotonic time, to measure with.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tracing::warn;

/// How often the process notices that it lives.
const BEAT: Duration = Duration::from_millis(200);
/// After so long a silence, in milliseconds, it did not live: it was stopped, or its computer was.
const SILENCE: u64 = 2_000;

/// Monotonic time: it only goes forward, whatever happens to the wall clock, and stands still while the process does.
#[derive(Debug, Clone)]
pub struct Ticks(Source);

#[derive(Debug, Clone)]
enum Source {
    /// For how long the process lived.
    Lived,
    Set(Arc<AtomicU64>),
}

impl Ticks {
    /// The time for which the process lives.
    pub fn system() -> Ticks {
        Ticks(Source::Lived)
    }

    /// Time that stands still until `hand` is moved.
    pub fn set_by(hand: Arc<AtomicU64>) -> Ticks {
        Ticks(Source::Set(hand))
    }

    /// The time on the wall, Unix time in milliseconds; where time is set by hand, the same as [`Ticks::now`].
    pub fn wall(&self) -> u64 {
        match &self.0 {
            Source::Lived => now(),
            Source::Set(_) => self.now(),
        }
    }

    /// Milliseconds since some moment.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::Lived => HEART.lived(),
            Source::Set(hand) => hand.load(Ordering::Relaxed),
        }
    }
}

/// The heart of this process.
static HEART: LazyLock<Heart> = LazyLock::new(Heart::begin);

/// Notices again and again that the process lives, and so afterwards when it did not. Whoever asks for the time notices it
/// too, before anything can be concluded from a time that has passed.
struct Heart {
    begun: Instant,
    /// Without a thread that beats, silence means nothing.
    pulse: Option<Mutex<Pulse>>,
}

impl Heart {
    fn begin() -> Heart {
        let beating = thread::Builder::new().name("heart".to_owned()).spawn(|| {
            loop {
                thread::sleep(BEAT);
                HEART.lived();
            }
        });
        Heart { begun: Instant::now(), pulse: beating.ok().map(|_| Mutex::default()) }
    }

    /// For how many milliseconds the process has lived.
    fn lived(&self) -> u64 {
        let elapsed = || self.begun.elapsed().as_millis() as u64;
        match &self.pulse {
            Some(pulse) => {
                let mut pulse = pulse.lock().unwrap_or_else(PoisonError::into_inner);
                pulse.beat(elapsed())
            }
            None => elapsed(),
        }
    }
}

/// For how long a process did not live.
#[derive(Debug, Default)]
struct Pulse {
    last: u64,
    lost: u64,
}

impl Pulse {
    /// It lives, so many milliseconds after it began; for how many of these it lived.
    fn beat(&mut self, elapsed: u64) -> u64 {
        let silent = elapsed.saturating_sub(self.last);
        if silent > SILENCE {
            // It was stopped a beat after the last one at most: the rest is given to those whose clocks would have run.
            let lost = silent - BEAT.as_millis() as u64;
            self.lost += lost;
            warn!(millis = lost, "the process stood still; clocks did not run meanwhile");
        }
        self.last = elapsed;
        elapsed - self.lost
    }
}

/// Now, Unix time in milliseconds.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_the_process_does() {
        let mut pulse = Pulse::default();
        let beats: Vec<u64> = (0..=20).map(|beat| pulse.beat(beat * 200)).collect();
        assert_eq!(beats.last(), Some(&4_000));
        // Late, as on a busy computer.
        assert_eq!(pulse.beat(6_000), 6_000);
        // Stopped for half a minute, and continued: whoever asks first is told.
        assert_eq!(pulse.beat(36_100), 6_200);
        assert_eq!(pulse.beat(36_100), 6_200);
        assert_eq!((pulse.beat(36_300), pulse.beat(37_000)), (6_400, 7_100), "and it goes on");
        assert_eq!(pulse.beat(40_000), 7_300);
    }

    #[test]
    fn the_heart_of_this_process_beats() {
        let ticks = Ticks::system();
        let begun = ticks.now();
        let waited = Instant::now();
        while ticks.now() < begun + 300 {
            thread::yield_now();
        }
        assert!(waited.elapsed() >= Duration::from_millis(299));
    }
}
