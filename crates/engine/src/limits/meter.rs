//! Counts what a search has used of its limits.

use std::sync::atomic::Ordering;
use std::time::Duration;

use super::Limits;
use crate::search::Crew;

/// The clock is read once in so many nodes: a power of two, some tens of microseconds.
pub(crate) const NODES_PER_LOOK: u64 = 256;

/// Counts what a choice has used of its limits, in nodes and time: for whoever writes a search of his own.
///
/// ```
/// use ashtapada_engine::{Limits, Meter};
/// let mut meter = Meter::new(Limits::nodes(3));
/// while meter.tick() {
///     // search one node
/// }
/// assert_eq!((meter.nodes(), meter.spent()), (3, true));
/// ```
#[derive(Clone, Copy)]
pub struct Meter<'a> {
    limits: Limits<'a>,
    start: Duration,
    nodes: u64,
    spent: bool,
    /// The threads that search together, if there are several.
    crew: Option<&'a Crew>,
}

impl<'a> Meter<'a> {
    /// A choice begins, within these limits.
    pub fn new(limits: Limits<'a>) -> Meter<'a> {
        Meter { limits, start: (limits.clock)(), nodes: 0, spent: false, crew: None }
    }

    /// The meters of a crew: that of the first thread, and those of its helpers.
    pub(crate) fn of_crew(limits: Limits<'a>, crew: &'a Crew) -> (Meter<'a>, Vec<Meter<'a>>) {
        let first = Meter { crew: (crew.helpers() > 0).then_some(crew), ..Meter::new(limits) };
        (first, vec![first; crew.helpers()])
    }

    /// The limits that it counts against.
    pub const fn limits(&self) -> &Limits<'a> {
        &self.limits
    }

    /// Counts one node. Returns whether it may still be searched.
    #[inline]
    pub fn tick(&mut self) -> bool {
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
    pub fn tick_long(&mut self) -> bool {
        self.spent |= self.nodes >= self.limits.nodes || self.is_over();
        self.nodes += u64::from(!self.spent);
        !self.spent
    }

    /// Whether the time is up, the stop flag is set, or the crew is done.
    #[cold]
    fn is_over(&self) -> bool {
        let done = self.crew.is_some_and(|crew| crew.report(NODES_PER_LOOK) >= self.limits.nodes || crew.is_done());
        done || self.passed() >= self.limits.time || self.limits.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Whether a limit is reached.
    #[inline]
    pub fn spent(&self) -> bool {
        self.spent
    }

    /// Whether nothing deeper than `depth` is to be searched. What is left of the limits is used: a depth that is cut short
    /// tells something, too.
    pub(crate) fn ends_at(&self, depth: i32) -> bool {
        self.spent || depth.unsigned_abs() >= self.limits.depth
    }

    /// How many nodes were counted; those of other threads that search together as far as they have told.
    pub fn nodes(&self) -> u64 {
        self.crew.map_or(self.nodes, |crew| crew.nodes() + self.nodes % NODES_PER_LOOK)
    }

    /// The time passed since the start.
    fn passed(&self) -> Duration {
        (self.limits.clock)().saturating_sub(self.start)
    }

    /// A function that gives the time passed since the start without borrowing the meter.
    pub fn stopwatch(&self) -> impl Fn() -> Duration + use<'a> {
        let (clock, start) = (self.limits.clock, self.start);
        move || clock().saturating_sub(start)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicU64};

    use super::*;

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
    fn a_crew_counts_together() {
        let crew = Crew::new(4, 1 << 16);
        let (first, mut meters) = Meter::of_crew(Limits::nodes(1 << 16), &crew);
        meters.push(first);
        let mut counted = 0u64;
        // All of them in turn.
        while meters.iter_mut().fold(false, |ticks, meter| meter.tick() | ticks) {
            counted += 1;
        }
        let nodes = meters[3].nodes();
        assert!((1 << 16..(1 << 16) + (1 << 12)).contains(&nodes), "{nodes}");
        assert!((counted * 4).abs_diff(1 << 16) < 1 << 12, "{counted}");
        // Fewer nodes than are worth it.
        assert!(Meter::of_crew(Limits::nodes(100), &Crew::new(4, 100)).1.is_empty());
    }

    #[test]
    fn helpers_go_on_until_the_first_has_ended() {
        let crew = Crew::new(2, u64::MAX);
        let mut helper = Meter::of_crew(Limits::depth(9), &crew).1[0];
        assert_eq!((0..10_000).take_while(|_| helper.tick()).count(), 10_000);
        crew.end();
        assert!((0..10_000).take_while(|_| helper.tick()).count() as u64 <= NODES_PER_LOOK);
    }

    #[test]
    fn depth_is_a_limit() {
        let meter = Meter::new(Limits::depth(2));
        assert!(!meter.ends_at(1) && meter.ends_at(2));
    }
}
