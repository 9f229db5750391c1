//! The time of a room: what its clocks measure, what the network takes and is given back, and who loses when a clock
//! decides.

use ashtapada_messages::{ServerMessage, Tempo};
use ashtapada_rules::Turn;
use ashtapada_table::{ClockView, Lived, Problem, Timing};

use super::Room;
use crate::backend::{Backend, Now};
use crate::clock::RoomClock;
use crate::event::ClientNumber;

/// After how long a game whose computer player could not play is looked after again, in milliseconds.
const LATER: u64 = 60_000;

impl Room {
    /// The same with its clock as it was noted, or as the log alone has it.
    pub fn resumed(mut self, noted: Option<Timing>, lives: &impl Lived) -> Room {
        self.clock = RoomClock::resumed(&self.table, noted, self.now(), lives);
        // At one screen a pause is over when whoever made it has left.
        if self.clock.noted().paused && self.table.is_apart() {
            self.tempo = Tempo::Paused;
        }
        self
    }

    /// In how many milliseconds something happens by itself, so that [`Event::Time`](crate::Event::Time) is due; `None` where
    /// nothing does.
    pub fn wakes_in(&self, ticks: u64) -> Option<u64> {
        let times = [self.machine.wakes_in(ticks), self.clock_left(ticks), self.absence_left(ticks)];
        times.into_iter().flatten().min()
    }

    /// Does the first thing that is due.
    pub(super) async fn on_time(&mut self, backend: &impl Backend) {
        let ticks = self.now().ticks;
        if self.machine.wakes_in(ticks) == Some(0) {
            self.step(backend).await;
        } else if self.clock_left(ticks) == Some(0) {
            self.call_time(backend).await;
        } else if self.absence_left(ticks) == Some(0) {
            self.settle_absence(backend).await;
        }
    }

    /// What time it is, as the room last heard.
    pub(super) fn now(&self) -> Now {
        self.clock.now()
    }

    /// Asks for the time. What has passed was taken by the turn under way if the clock runs as the room has stood since the
    /// last time: whatever starts or stops it has only to change the room.
    pub(super) fn pass_time(&mut self, backend: &impl Backend) {
        let ran = self.clock_runs();
        self.clock.pass(backend.now(), ran);
    }

    /// Whether the clock runs: it stands before the game has begun and when it is over, while the table is paused, while
    /// there are no clients, unless the game goes on without them, and while what it decided could not be stored.
    fn clock_runs(&self) -> bool {
        let alone = self.table.clock_runs_unwatched() || self.table.goes_on_unwatched();
        let stands = self.tempo == Tempo::Paused || (self.clients.is_empty() && !alone) || self.clock.is_held();
        self.table.clock_may_run() && !stands
    }

    /// For how many milliseconds a clock ran since the last entry.
    pub(super) fn spent(&self) -> u64 {
        self.clock.spent()
    }

    pub(super) fn clock_view(&self) -> Option<ClockView> {
        self.clock_view_at(self.now().ticks)
    }

    pub(super) fn clock_view_at(&self, ticks: u64) -> Option<ClockView> {
        let runs = self.clock_runs();
        self.table.clock_view(self.clock.spent_at(ticks, runs), runs)
    }

    /// How many milliseconds are left before the clock decides, while it runs; `None` where it decides nothing.
    pub(super) fn clock_left(&self, ticks: u64) -> Option<u64> {
        let runs = self.clock_runs();
        let left = self.table.decides_in(self.clock.spent_at(ticks, runs)).filter(|_| runs);
        left.map(|(_, left)| left)
    }

    /// Notes how the clock stands, if that is not what was noted last: it began to run or stopped, or much was given back.
    /// What is not noted because the storage fails is in the player's favour.
    pub(super) async fn keep_time(&mut self, backend: &impl Backend) {
        let (runs, paused) = (self.clock_runs(), self.tempo == Tempo::Paused);
        if self.clock.has_changed(runs, paused) && self.table.clock_may_run() {
            self.note_time(0, backend).await;
        }
    }

    /// Notes how the clock stands when the room closes, and when the game is due. A computer player who did not play until
    /// now is given some time.
    pub(super) async fn leave_time(&mut self, backend: &impl Backend) {
        if self.table.clock().is_some() && !self.is_over() && !self.log.lost {
            let later = if self.table.clock_runs_unwatched() { 0 } else { LATER };
            self.note_time(later, backend).await;
        }
    }

    async fn note_time(&mut self, later: u64, backend: &impl Backend) {
        let paused = self.tempo == Tempo::Paused;
        let wall = self.now().wall;
        let timing = self.clock.timing(self.table.last(), self.clock_runs(), paused);
        let due = self.table.due_at(timing.spent, wall).filter(|_| !paused).map(|due| due.saturating_add(later));
        let kept = backend.set_timing(&timing, due).await;
        match self.heard_from(kept, backend) {
            Ok(()) => self.clock.has_noted(timing),
            Err(error) => self.warn("how a clock stands was not noted", Problem::from(error).message),
        }
    }

    /// Where a clock that decides has run out, the table says so: that seat loses, or leaves those who play on.
    pub(super) async fn call_time(&mut self, backend: &impl Backend) {
        let Some((seat, act)) = self.table.time_decides(self.spent()) else { return };
        let before = self.table.last();
        if let Err(problem) = self.add(Some(seat), act, None, backend).await
            // It may have been stored all the same.
            && self.table.last() == before
        {
            self.warn("the end of a game by the clock was not stored", &problem.message);
            self.tell_all(ServerMessage::Trouble { problem });
            // Tried again with the next request; until then no time passes.
            self.clock.hold();
        }
    }

    pub(super) fn note_lag(&mut self, client: ClientNumber, millis: u64) {
        if let Some(client) = self.clients.iter_mut().find(|known| known.number == client) {
            client.lag = millis;
        }
    }

    /// Gives the seat that is due back what the network took of its time, if this client acts for it.
    pub(super) fn give_back_lag(&mut self, client: ClientNumber) {
        let (Turn::Seat(seat) | Turn::Chance(seat)) = self.table.turn() else { return };
        let lag = self.client(client).filter(|client| client.seats.contains(&seat)).map_or(0, |client| client.lag);
        if lag > 0 && self.clock_runs() && !self.table.counts_days() {
            self.clock.give_back(seat, lag);
        }
    }
}
