//! The time of a room: what its clocks measure, what the network takes and is given back, and who loses when a clock
//! decides.

use std::future::pending;
use std::time::Duration;

use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{ClockView, Lived, Timing};
use tracing::warn;

use super::{ClientNumber, Room};
use crate::protocol::{ServerMessage, Tempo};

/// How much of the time of one action may be given back because the network took it, in milliseconds.
const LAG_OF_AN_ACTION: u64 = 500;
/// How much a seat may be given back so in a game, in milliseconds.
const LAG_OF_A_SEAT: u64 = 10_000;

/// What the seats have been given back, by [`Seat::index`], in milliseconds.
#[derive(Debug, Default)]
pub(super) struct Quota([u64; 4]);

impl Quota {
    /// So much was given back to a seat.
    #[cfg(test)]
    pub fn of(seat: Seat, given: u64) -> Quota {
        let mut quota = Quota::default();
        quota.0[seat.index()] = given;
        quota
    }

    /// What a seat is given back of `lag`.
    fn take(&mut self, seat: Seat, lag: u64) -> u64 {
        let given = &mut self.0[seat.index()];
        let now = lag.min(LAG_OF_AN_ACTION).min(LAG_OF_A_SEAT.saturating_sub(*given));
        *given += now;
        now
    }
}

/// Waits until the time that decides has run out; for ever without one.
pub(super) async fn flag_falls(left: Option<u64>) {
    match left {
        // A moment later, so that it has run out then.
        Some(millis) => tokio::time::sleep(Duration::from_millis(millis + 1)).await,
        None => pending().await,
    }
}

/// So much of the network's time given back is noted at once, in milliseconds; less waits for the next note.
const WORTH_NOTING: u64 = 1_000;

/// After how long a game whose computer player could not play is looked after again, in milliseconds.
const LATER: u64 = 60_000;

impl Room {
    /// The same with its clock as it was noted, or as the log alone has it.
    pub fn resumed(mut self, noted: Option<Timing>, lives: &impl Lived) -> Room {
        self.spent = self.table.spent_since(noted.as_ref(), self.time.wall(), lives);
        self.timing = noted.unwrap_or_default();
        self.lag = Quota(self.timing.given_back);
        // At one screen a pause is over when whoever made it has left.
        if self.timing.paused && self.table.is_apart() {
            self.tempo = Tempo::Paused;
        }
        self
    }

    /// For how many milliseconds a clock ran since the last entry.
    pub(super) fn spent(&self) -> u64 {
        self.spent + self.since.map_or(0, |since| self.time.now().saturating_sub(since))
    }

    /// Starts or stops the clock: it stands still before the game has begun and when the game is over, while the table is
    /// paused, and while there are no clients, unless the game goes on without them.
    pub(super) fn wind_clock(&mut self) {
        let alone = self.table.clock_runs_unwatched() || self.table.goes_on_unwatched();
        let stands = self.tempo == Tempo::Paused || (self.clients.is_empty() && !alone);
        let runs = self.table.clock_may_run() && !stands;
        self.spent = self.spent();
        self.since = runs.then(|| self.time.now());
    }

    /// Notes how the clock stands, if that is not what was noted last: it began to run or stopped, or much was given back.
    /// What is not noted because the storage fails is in the player's favour.
    pub(super) async fn keep_time(&mut self) {
        let given: u64 = self.lag.0.iter().sum();
        let noted = &self.timing;
        let same = noted.since.is_some() == self.since.is_some()
            && noted.paused == (self.tempo == Tempo::Paused)
            && given < noted.given_back.iter().sum::<u64>() + WORTH_NOTING;
        if !same && self.table.clock_may_run() {
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
        let (spent, now) = (self.spent(), self.time.wall());
        let timing =
            Timing { seq: self.table.last(), spent, since: self.since.map(|_| now), given_back: self.lag.0, paused };
        let due = self.table.due_at(spent, now).filter(|_| !paused).map(|due| due.saturating_add(later));
        let kept = self.store.set_timing(&self.table.header().id, &timing, due).await;
        match self.noted(kept) {
            Ok(()) => self.timing = timing,
            Err(error) => warn!(game = self.table.header().id, why = %error, "how a clock stands was not noted"),
        }
    }

    pub(super) fn clock_view(&self) -> Option<ClockView> {
        self.table.clock_view(self.spent(), self.since.is_some())
    }

    /// How many milliseconds are left before a clock that runs decides; `None` where none does.
    pub(super) fn time_left(&self) -> Option<u64> {
        self.since?;
        self.table.decides_in(self.spent()).map(|(_, left)| left)
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
            self.wind_clock_down();
        }
    }

    /// Stops the clock where it is.
    fn wind_clock_down(&mut self) {
        self.spent = self.spent();
        self.since = None;
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
        let days = self.table.counts_days();
        if self.since.is_none() || lag == 0 || days {
            return;
        }
        let spent = self.spent();
        self.spent = spent - self.lag.take(seat, lag.min(spent));
        self.since = Some(self.time.now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_network_takes_is_given_back_within_bounds() {
        let mut quota = Quota::default();
        assert_eq!([120, 900].map(|lag| quota.take(Seat::South, lag)), [120, 500]);
        let given: u64 = (0..100).map(|_| quota.take(Seat::South, 400)).sum();
        assert_eq!(given, LAG_OF_A_SEAT - 620);
        assert_eq!(quota.take(Seat::North, 80), 80, "each seat has its own");
    }
}
