//! The clocks of a table: what an entry costs, and what is left.

use ashtapada_rules::{Position, Seat, Turn};

use super::{State, Table};
use crate::clocks::{ClockPlan, ClockView, Clocks, due};
use crate::entry::{Act, Cause, Entry};

impl Table {
    /// The clocks after an entry, when `turn` comes next.
    pub(super) fn clocks_after(&self, entry: &Entry, turn: Turn) -> Clocks {
        let now = self.now();
        match (self.clock(), entry.spent) {
            (Some(_), Some(spent)) if now.begun => {
                now.clocks.after(|seat| self.header.setup.clock_of(seat), spent, due(self.turn()), due(turn))
            }
            // What was played elsewhere, or before the clocks ran, took no time here and earned no increment.
            _ => now.clocks,
        }
    }

    /// The clock plan, if there are clocks; single seats may have another of the same kind ([`Setup::clocks`](crate::Setup)).
    pub fn clock(&self) -> Option<ClockPlan> {
        self.header.setup.clock
    }

    /// Whether a turn takes days.
    pub fn counts_days(&self) -> bool {
        self.clock().is_some_and(ClockPlan::counts_days)
    }

    /// Who has to move or to throw.
    pub fn waits_for(&self) -> Option<Seat> {
        due(self.turn())
    }

    /// Whether there are clocks, and one may run: the game has begun, and is not over.
    pub fn clock_may_run(&self) -> bool {
        self.clock().is_some() && self.now().begun && self.turn() != Turn::Over
    }

    /// Whether the game goes on while nobody is at the table: the clock decides, or counts days, and the players have
    /// screens of their own. Otherwise all could stop the clock by leaving; at one screen whoever leaves stops it for all.
    pub fn goes_on_unwatched(&self) -> bool {
        self.goes_on_unwatched_in(self.now())
    }

    fn goes_on_unwatched_in(&self, state: &State) -> bool {
        let goes_on = self.clock().is_some_and(|plan| plan.decides || plan.counts_days());
        let plans = &self.header.setup.seats;
        goes_on && self.is_apart() && plans.iter().any(|plan| self.is_person_in(state, plan.seat))
    }

    /// Whether a person decides for a seat in a state.
    fn is_person_in(&self, state: &State, seat: Seat) -> bool {
        let plan = self.header.setup.seats.iter().find(|plan| plan.seat == seat);
        let gone = state.left[seat.index()] || state.away[seat.index()];
        plan.is_some_and(|plan| plan.player.is_human()) && !gone
    }

    /// Whether the clock of the seat that is due runs also while nobody is at the table: that of a person, where the game
    /// goes on then or days count. Computer players are not there either.
    pub fn clock_runs_unwatched(&self) -> bool {
        self.clock_may_run() && self.runs_unwatched_in(self.now(), self.turn())
    }

    fn runs_unwatched_in(&self, state: &State, turn: Turn) -> bool {
        let days = self.counts_days();
        let person = due(turn).is_some_and(|seat| self.is_person_in(state, seat));
        person && (days || self.goes_on_unwatched_in(state))
    }

    /// When the server has to look after the game though nobody is there, if a clock has run for `spent` milliseconds at
    /// `now`: when the time of a person decides, or at once where a computer player is due, or where a game is over that may
    /// count for ratings.
    pub fn due_at(&self, spent: u64, now: u64) -> Option<u64> {
        self.due_in(self.now(), self.turn(), spent, now)
    }

    pub(super) fn due_in(&self, state: &State, turn: Turn, spent: u64, now: u64) -> Option<u64> {
        if turn == Turn::Over {
            return self.is_rated().then_some(now);
        }
        let (plan, seat) = (self.clock().filter(|_| state.begun)?, due(turn)?);
        if self.runs_unwatched_in(state, turn) {
            let left = u64::from(state.clocks.free(spent)) + u64::from(state.clocks.left(seat, spent));
            return plan.decides.then(|| now.saturating_add(left));
        }
        (self.goes_on_unwatched_in(state) && !self.is_person_in(state, seat)).then_some(now)
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
