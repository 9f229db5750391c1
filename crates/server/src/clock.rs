//! The time of day, for people; and time to measure with.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Time to measure with: it only goes forward, whatever is done to the time of day.
#[derive(Debug, Clone)]
pub struct Ticks(Source);

#[derive(Debug, Clone)]
enum Source {
    /// The system's, from that moment on.
    System(Instant),
    /// As somebody sets it.
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

/// Unix time in milliseconds as RFC 3339 in UTC, to the second.
///
/// ```
/// assert_eq!(ashtapada_server::clock::rfc3339(1_709_164_800_000), "2024-02-29T00:00:00Z");
/// ```
pub fn rfc3339(millis: u64) -> String {
    let seconds = millis / 1000;
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

/// The date of a day counted from 1 January 1970, in the Gregorian calendar.
fn civil(days: u64) -> (u64, u64, u64) {
    // Years are taken to begin on 1 March, so that the leap day is the last of its year. In such
    // years months have 31 30 31 30 31 days and again, which the division by 153 counts.
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::rfc3339;

    #[test]
    fn dates() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_798_761_599, "2026-12-31T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(rfc3339(seconds * 1000 + 999), text);
        }
    }
}
