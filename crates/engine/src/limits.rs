//! How long a player may think.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Tells the time passed since some fixed moment. The crate never reads a clock itself.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// A clock that stands still, where time does not count.
fn no_clock() -> Duration {
    Duration::ZERO
}

/// How long a player thinks unless asked otherwise: a little less than the 300 ms within which it should answer, for
/// machines that are busy.
pub const ANSWER_TIME: Duration = Duration::from_millis(230);

/// Limits of one choice: whichever is reached first ends it. There is always one.
///
/// ```
/// use ashtapada_engine::Limits;
/// use std::time::{Duration, Instant};
/// let begun = Instant::now();
/// let clock = || begun.elapsed();
/// let limits = Limits::time(Duration::from_millis(50), &clock).with_nodes(1_000_000).with_depth(12);
/// assert_eq!((limits.node_limit(), limits.depth_limit()), (1_000_000, 12));
/// ```
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    time: Duration,
    nodes: u64,
    depth: u32,
    clock: Clock<'a>,
    stop: Option<&'a AtomicBool>,
}

/// No limits.
const NONE: Limits<'static> =
    Limits { time: Duration::MAX, nodes: u64::MAX, depth: u32::MAX, clock: &no_clock, stop: None };

impl<'a> Limits<'a> {
    /// At most so many nodes: actions and throws played inside the search. Such a choice is reproducible.
    pub const fn nodes(nodes: u64) -> Limits<'a> {
        Limits { nodes, ..NONE }
    }

    /// At most so many actions deep, not counting forced actions and the quiescence search.
    pub const fn depth(depth: u32) -> Limits<'a> {
        Limits { depth, ..NONE }
    }

    /// At most so long, by a clock that is passed in.
    pub const fn time(time: Duration, clock: Clock<'a>) -> Limits<'a> {
        Limits { time, clock, ..NONE }
    }

    /// Until another thread sets the flag.
    pub const fn until(stop: &'a AtomicBool) -> Limits<'a> {
        Limits { stop: Some(stop), ..NONE }
    }

    /// And no more nodes than these.
    pub const fn with_nodes(self, nodes: u64) -> Limits<'a> {
        Limits { nodes, ..self }
    }

    /// And no deeper than this.
    pub const fn with_depth(self, depth: u32) -> Limits<'a> {
        Limits { depth, ..self }
    }

    /// And no longer than until another thread sets the flag.
    pub const fn with_stop(self, stop: &'a AtomicBool) -> Limits<'a> {
        Limits { stop: Some(stop), ..self }
    }

    /// With a clock, so that reports tell how long it took.
    pub const fn with_clock(self, clock: Clock<'a>) -> Limits<'a> {
        Limits { clock, ..self }
    }

    /// The most nodes; [`u64::MAX`] for no limit.
    pub const fn node_limit(&self) -> u64 {
        self.nodes
    }

    /// The greatest depth; [`u32::MAX`] for no limit.
    pub const fn depth_limit(&self) -> u32 {
        self.depth
    }

    /// The longest time; [`Duration::MAX`] for no limit.
    pub const fn time_limit(&self) -> Duration {
        self.time
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("time", &self.time)
            .field("nodes", &self.nodes)
            .field("depth", &self.depth)
            .field("stop", &self.stop)
            .finish_non_exhaustive()
    }
}

/// The clock is read once in so many nodes: a power of two, some tens of microseconds.
const NODES_PER_LOOK: u64 = 256;

/// Counts nodes and time against the limits.
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    start: Duration,
    nodes: u64,
    spent: bool,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: Limits<'a>) -> Meter<'a> {
        Meter { limits, start: (limits.clock)(), nodes: 0, spent: false }
    }

    /// Counts one node. Returns whether it may still be searched.
    #[inline]
    pub(crate) fn tick(&mut self) -> bool {
        if self.spent || self.nodes >= self.limits.nodes {
            self.spent = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_LOOK) && self.is_over() {
            self.spent = true;
        }
        true
    }

    /// Counts one node that takes some tens of microseconds itself: the clock is read each time.
    pub(crate) fn tick_long(&mut self) -> bool {
        self.spent |= self.nodes >= self.limits.nodes || self.is_over();
        self.nodes += u64::from(!self.spent);
        !self.spent
    }

    /// Whether the time is up or the stop flag is set.
    #[cold]
    fn is_over(&self) -> bool {
        self.passed() >= self.limits.time || self.limits.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Whether a limit is reached.
    #[inline]
    pub(crate) fn spent(&self) -> bool {
        self.spent
    }

    /// Whether a search deeper than `depth` would hardly end within the limits, or is not allowed.
    pub(crate) fn mostly_spent(&self, depth: i32) -> bool {
        self.spent
            || depth.unsigned_abs() >= self.limits.depth
            || self.nodes >= self.limits.nodes / 2
            || self.passed() >= self.limits.time / 2
    }

    /// How many nodes were counted.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The time passed since the start.
    fn passed(&self) -> Duration {
        (self.limits.clock)().saturating_sub(self.start)
    }

    /// A function that gives the time passed since the start without borrowing the meter.
    pub(crate) fn stopwatch(&self) -> impl Fn() -> Duration + use<'a> {
        let (clock, start) = (self.limits.clock, self.start);
        move || clock().saturating_sub(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU64;

    #[test]
    fn nodes_are_counted() {
        let mut meter = Meter::new(Limits::nodes(3));
        assert_eq!((0..5).filter(|_| meter.tick()).count(), 3);
        assert!(meter.spent());
        assert_eq!(meter.nodes(), 3);
    }

    #[test]
    fn time_is_looked_at() {
        let time = AtomicU64::new(0);
        let clock = || Duration::from_millis(time.fetch_add(1, Ordering::Relaxed) + 1);
        let mut meter = Meter::new(Limits::time(Duration::from_millis(3), &clock));
        let nodes = (0..100_000).take_while(|_| meter.tick()).count() as u64;
        assert_eq!(nodes, 3 * NODES_PER_LOOK);
    }

    #[test]
    fn a_word_stops_it() {
        let stop = AtomicBool::new(false);
        let mut meter = Meter::new(Limits::until(&stop));
        assert_eq!((0..10_000).take_while(|_| meter.tick()).count(), 10_000);
        stop.store(true, Ordering::Relaxed);
        assert!((0..10_000).take_while(|_| meter.tick()).count() as u64 <= NODES_PER_LOOK);
    }

    #[test]
    fn depth_is_a_limit() {
        let meter = Meter::new(Limits::depth(2));
        assert!(!meter.mostly_spent(1) && meter.mostly_spent(2));
    }
}
