//! The clocks of a table: what an entry costs, and what is left.

use ashtapada_rules::{Position, Seat, Turn};

use super::Table;
use crate::clocks::{ClockPlan, ClockView, Clocks, due};
use crate::entry::Entry;

impl Table {
    /// The clocks after an entry, when `turn` comes next.
    pub(super) fn clocks_after(&self, entry: &Entry, turn: Turn) -> Clocks {
        let now = self.now();
        match (self.clock(), entry.spent) {
            (Some(plan), Some(spent)) if now.begun => now.clocks.after(plan, spent, due(self.turn()), due(turn)),
            // What was played elsewhere, or before the clocks ran, took no time here and earned no increment.
            _ => now.clocks,
        }
    }

    /// The clock plan, if there are clocks.
    pub fn clock(&self) -> Option<ClockPlan> {
        self.header.setup.clock
    }

    /// Whether there are clocks, and one may run: the game has begun, and is not over.
    pub fn clock_may_run(&self) -> bool {
        self.clock().is_some() && self.now().begun && self.turn() != Turn::Over
    }

    /// Milliseconds left for a seat, when a clock has run for `spent` since the last entry.
    fn left(&self, seat: Seat, spent: u64) -> u32 {
        let running = due(self.turn()) == Some(seat);
        self.now().clocks.left(seat, if running { spent } else { 0 })
    }

    /// Whether a seat that plays here has a clock that has run out, when one has run for `spent` milliseconds since the
    /// last entry.
    pub fn time_is_up(&self, seat: Seat, spent: u64) -> bool {
        self.clock().is_some() && self.player(seat).is_some() && self.left(seat, spent) == 0
    }

    /// The clocks, where there are any, when one has run for `spent` milliseconds since the last entry.
    pub fn clock_view(&self, spent: u64, running: bool) -> Option<ClockView> {
        let plan = self.clock()?;
        let seats = self.position().seats();
        Some(ClockView {
            left: seats.iter().map(|&seat| (seat, self.left(seat, spent))).collect(),
            runs: due(self.turn()).filter(|_| running),
            more: plan.more(),
            waits: !self.now().begun,
        })
    }
}
