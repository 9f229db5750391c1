//! The clocks of a table: what an entry costs, and what is left.

use ashtapada_rules::{Position, Seat, Turn};

use super::Table;
use crate::clocks::{ClockPlan, ClockView, Clocks, due};
use crate::entry::{Act, Cause, Entry};

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

    /// How many milliseconds are left until the time of the seat that is due decides, when a clock has run for `spent`
    /// milliseconds since the last entry; `None` where no clock decides.
    pub fn decides_in(&self, spent: u64) -> Option<(Seat, u64)> {
        let seat = due(self.turn()).filter(|_| self.clock().is_some_and(|plan| plan.decides))?;
        let free = self.now().clocks.free(spent);
        Some((seat, u64::from(free) + u64::from(self.left(seat, spent))))
    }

    /// What the table does where the time of the seat that is due is up and that decides: the seat loses, or leaves
    /// those who play on for themselves.
    pub fn time_decides(&self, spent: u64) -> Option<(Seat, Act)> {
        let (seat, _) = self.decides_in(spent).filter(|(_, left)| *left == 0)?;
        Some((seat, self.gives_up(seat, Cause::Time)))
    }

    /// What giving up is for a seat: it leaves those who play on for themselves, or ends the game.
    pub(super) fn gives_up(&self, seat: Seat, cause: Cause) -> Act {
        if self.others_play_on(seat) { Act::Leave { seat, cause } } else { Act::Resign { seat, cause } }
    }

    /// The clocks, where there are any, when one has run for `spent` milliseconds since the last entry.
    pub fn clock_view(&self, spent: u64, running: bool) -> Option<ClockView> {
        let plan = self.clock()?;
        let seats = self.position().seats();
        Some(ClockView {
            left: seats.iter().map(|&seat| (seat, self.left(seat, spent))).collect(),
            runs: due(self.turn()).filter(|_| running),
            free: Some(self.now().clocks.free(spent)).filter(|free| *free > 0),
            more: plan.more(),
            waits: !self.now().begun,
        })
    }
}
