//! The time of a room: what its clocks measure, what the network takes and is given back, and who loses when a clock
//! decides.

use std::future::pending;
use std::time::Duration;

use ashtapada_rules::Turn;
use ashtapada_table::{ClockView, Lived, Timing};
use tracing::warn;

use super::clock::RoomClock;
use super::{ClientNumber, Room};
use crate::protocol::{ServerMessage, Tempo};

/// Waits until the time that decides has run out; for ever without one.
pub(super) async fn flag_falls(left: Option<u64>) {
    match left {
        // A moment later, so that it has run out then.
        Some(millis) => tokio::time::sleep(Duration::from_millis(millis + 1)).await,
        None => pending().await,
    }
}

/// After how long a game whose computer player could not play is looked after again, in milliseconds.
const LATER: u64 = 60_000;

impl Room {
    /// The same with its clock as it was noted, or as the log alone has it.
    pub fn resumed(mut self, noted: Option<Timing>, lives: &impl Lived) -> Room {
        self.clock = RoomClock::resumed(&self.table, noted, self.time.wall(), lives);
        // At one screen a pause is over when whoever made it has left.
        if self.clock.noted().paused && self.table.is_apart() {
            self.tempo = Tempo::Paused;
        }
        self
    }

    /// For how many milliseconds a clock ran since the last entry.
    pub(super) fn spent(&self) -> u64 {
        self.clock.spent(self.time.now())
    }

    /// Starts or stops the clock: it stands still before the game has begun and when the game is over, while the table is
    /// paused, and while there are no clients, unless the game goes on without them.
    pub(super) fn wind_clock(&mut self) {
        let alone = self.table.clock_runs_unwatched() || self.table.goes_on_unwatched();
        let stands = self.tempo == Tempo::Paused || (self.clients.is_empty() && !alone);
        let runs = self.table.clock_may_run() && !stands;
        self.clock.wind(runs, self.time.now());
    }

    /// Notes how the clock stands, if that is not what was noted last: it began to run or stopped, or much was given back.
    /// What is not noted because the storage fails is in the player's favour.
    pub(super) async fn keep_time(&mut self) {
        if self.clock.has_changed(self.tempo == Tempo::Paused) && self.table.clock_may_run() {
            self.note_time(0).await;
        }
    }

    /// Notes how the clock stands when the room closes, and when the game is due. A computer player who did not play until
    /// now is given some time.
    pub(super) async fn leave_time(&mut self) {
        if self.table.clock().is_some() && self.table.turn() != Turn::Over && !self.lost {
            let later = if self.table.clock_runs_unwatched() { 0 } else { LATER };
            self.note_time(later).await;
        }
    }

    async fn note_time(&mut self, later: u64) {
        let paused = self.tempo == Tempo::Paused;
        let wall = self.time.wall();
        let timing = self.clock.timing(self.table.last(), paused, self.time.now(), wall);
        let due = self.table.due_at(timing.spent, wall).filter(|_| !paused).map(|due| due.saturating_add(later));
        let kept = self.store.set_timing(&self.table.header().id, &timing, due).await;
        match self.noted(kept) {
            Ok(()) => self.clock.has_noted(timing),
            Err(error) => warn!(game = self.table.header().id, why = %error, "how a clock stands was not noted"),
        }
    }

    pub(super) fn clock_view(&self) -> Option<ClockView> {
        self.clock.view(&self.table, self.time.now())
    }

    /// How many milliseconds are left before a clock that runs decides; `None` where none does.
    pub(super) fn time_left(&self) -> Option<u64> {
        self.clock.left(&self.table, self.time.now())
    }

    /// Where a clock that decides has run out, the table says so: that seat loses, or leaves those who play on.
    pub(super) async fn call_time(&mut self) {
        let Some((seat, act)) = self.table.time_decides(self.spent()) else { return };
        if let Err(problem) = self.add(Some(seat), act, None).await {
            warn!(
                game = self.table.header().id,
                why = problem.message,
                "the end of a game by the clock was not stored"
            );
            self.tell_all(&ServerMessage::Trouble { problem });
            // Tried again with the next request; until then no time passes.
            self.clock.wind(false, self.time.now());
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
            self.clock.give_back(seat, lag, self.time.now());
        }
    }
}
