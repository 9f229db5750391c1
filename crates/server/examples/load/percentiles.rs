//! How long something took, many times.

use std::fmt;
use std::time::Duration;

/// Durations, shortest first.
pub struct Percentiles(Vec<Duration>);

impl Percentiles {
    /// Of these durations.
    pub fn of(mut took: Vec<Duration>) -> Percentiles {
        took.sort_unstable();
        Percentiles(took)
    }
}

impl fmt::Display for Percentiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(longest) = self.0.last() else { return f.write_str("nothing was measured") };
        let at = |part: f64| self.0[((self.0.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        let (half, most, longest) = (at(0.5), at(0.99), longest.as_secs_f64() * 1e3);
        write!(f, "p50 {half:.1} ms, p99 {most:.1} ms, longest {longest:.1} ms ({} times)", self.0.len())
    }
}
