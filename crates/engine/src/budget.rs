//! How long a player may think.

use std::time::Duration;

/// Tells the time passed since some fixed moment. The crate never reads a clock itself.
pub type Clock<'a> = &'a dyn Fn() -> Duration;

/// A clock that stands still, for a choice limited by nodes alone.
pub fn no_clock() -> Duration {
    Duration::ZERO
}

/// Limits of one choice: whichever is reached first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// By the clock that is passed in.
    pub time: Duration,
    /// Actions and throws played inside the search.
    pub nodes: u64,
}

impl Budget {
    /// Limited by time alone.
    pub const fn time(time: Duration) -> Budget {
        Budget { time, nodes: u64::MAX }
    }

    /// Limited by nodes alone.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { time: Duration::MAX, nodes }
    }
}

impl Default for Budget {
    /// A little less than the 300 ms within which a player should answer, for machines that are busy.
    fn default() -> Budget {
        Budget::time(Duration::from_millis(230))
    }
}

/// How often the clock is read: a power of two of nodes, some tens of microseconds.
const NODES_PER_LOOK: u64 = 256;

/// What is left of a budget.
pub(crate) struct Meter<'a> {
    budget: Budget,
    clock: Clock<'a>,
    start: Duration,
    nodes: u64,
    spent: bool,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: Budget, clock: Clock<'a>) -> Meter<'a> {
        Meter { budget, clock, start: clock(), nodes: 0, spent: false }
    }

    /// Counts one node. Returns whether it may still be searched.
    #[inline]
    pub(crate) fn tick(&mut self) -> bool {
        if self.spent || self.nodes >= self.budget.nodes {
            self.spent = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_LOOK) && self.passed() >= self.budget.time {
            self.spent = true;
        }
        true
    }

    /// Whether the budget is used up.
    #[inline]
    pub(crate) fn spent(&self) -> bool {
        self.spent
    }

    /// Whether so much is gone that a deeper search would hardly end in time.
    pub(crate) fn mostly_spent(&self) -> bool {
        self.spent || self.nodes >= self.budget.nodes / 2 || self.passed() >= self.budget.time / 2
    }

    fn passed(&self) -> Duration {
        (self.clock)().saturating_sub(self.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn nodes_are_counted() {
        let mut meter = Meter::new(Budget::nodes(3), &no_clock);
        assert_eq!((0..5).filter(|_| meter.tick()).count(), 3);
        assert!(meter.spent());
    }

    #[test]
    fn time_is_looked_at() {
        let time = Cell::new(0);
        let clock = || {
            time.set(time.get() + 1);
            Duration::from_millis(time.get())
        };
        let mut meter = Meter::new(Budget::time(Duration::from_millis(3)), &clock);
        let nodes = (0..100_000).take_while(|_| meter.tick()).count() as u64;
        assert_eq!(nodes, 3 * NODES_PER_LOOK);
    }
}
