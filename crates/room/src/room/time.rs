//! The time of a room: what its clocks measure, what the network takes and is given back, and who loses when a clock
//! decides.

use ashtapada_messages::{ServerMessage, Tempo};
use ashtapada_rules::Turn;
use ashtapada_table::{ClockView, Lived, Problem, Timing};

use super::Room;
use crate::backend::Backend;
use crate::clock::RoomClock;
use crate::event::ClientNumber;

/// After how long a game whose computer player could not play is looked after again, in milliseconds.
const LATER: u64 = 60_000;

impl Room {
    /// The same with its clock as it was noted, or as the log alone has it.
    pub fn resumed(mut self, noted: Option<Timing>, lives: &impl Lived) -> Room {
        self.clock = RoomClock::resumed(&self.table, noted, self.now.wall, lives);
        // At one screen a pause is over when whoever made it has left.
        if self.clock.noted().paused && self.table.is_apart() {
            self.tempo = Tempo::Paused;
        }
        self
    }

    /// In how many milliseconds something happens by itself, so that [`Event::Time`](crate::Event::Time) is due; `None` where
    /// nothing does.
    pub fn wakes_in(&self, ticks: u64) -> Option<u64> {
        let times = [self.machine.wakes_in(ticks), self.clock.left(&self.table, ticks), self.absence_left(ticks)];
        times.into_iter().flatten().min()
    }

    /// Does the first thing that is due.
    pub(super) async fn on_time(&mut self, backend: &impl Backend) {
        let ticks = self.now.ticks;
        if self.machine.wakes_in(ticks) == Some(0) {
            self.step(backend).await;
        } else if self.clock.left(&self.table, ticks) == Some(0) {
            self.call_time(backend).await;
        } else if self.absence_left(ticks) == Some(0) {
            self.settle_absence(backend).await;
        }
    }

    /// For how many milliseconds a clock ran since the last entry.
    pub(super) fn spent(&self) -> u64 {
        self.clock.spent(self.now.ticks)
    }

    pub(super) fn clock_view(&self) -> Option<ClockView> {
        self.clock.view(&self.table, self.now.ticks)
    }

    /// Starts or stops the clock: it stands still before the game has begun and when the game is over, while the table is
    /// paused, and while there are no clients, unless the game goes on without them.
    pub(super) fn wind_clock(&mut self) {
        let alone = self.table.clock_runs_unwatched() || self.table.goes_on_unwatched();
        let stands = self.tempo == Tempo::Paused || (self.clients.is_empty() && !alone);
        let runs = self.table.clock_may_run() && !stands;
        self.clock.wind(runs, self.now.ticks);
    }

    /// Notes how the clock stands, if that is not what was noted last: it began to run or stopped, or much was given back.
    /// What is not noted because the storage fails is in the player's favour.
    pub(super) async fn keep_time(&mut self, backend: &impl Backend) {
        if self.clock.has_changed(self.tempo == Tempo::Paused) && self.table.clock_may_run() {
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
        let wall = self.now.wall;
        let timing = self.clock.timing(self.table.last(), paused, self.now.ticks, wall);
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
        if let Err(problem) = self.add(Some(seat), act, None, backend).await {
            self.warn("the end of a game by the clock was not stored", &problem.message);
            self.tell_all(ServerMessage::Trouble { problem });
            // Tried again with the next request; until then no time passes.
            self.clock.wind(false, self.now.ticks);
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
        if lag > 0 && !self.table.counts_days() {
            self.clock.give_back(seat, lag, self.now.ticks);
        }
    }
}
