//! The time of a room: what its clocks measure, what the network takes and is given back, and who loses when a clock
//! decides.

use std::future::pending;
use std::time::Duration;

use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{ClockKind, ClockView, Table};
use tracing::warn;

use super::{ClientNumber, Room};
use crate::life::Outages;
use crate::protocol::{ServerMessage, Tempo};

/// How much of the time of one action may be given back because the network took it, in milliseconds.
const LAG_OF_AN_ACTION: u64 = 500;
/// How much a seat may be given back so, while its room is open, in milliseconds.
const LAG_OF_A_SEAT: u64 = 10_000;

/// What the seats have been given back, by [`Seat::index`], in milliseconds.
#[derive(Debug, Default)]
pub(super) struct Quota([u64; 4]);

impl Quota {
    /// What a seat is given back of `lag`.
    fn take(&mut self, seat: Seat, lag: u64) -> u64 {
        let given = &mut self.0[seat.index()];
        let now = lag.min(LAG_OF_AN_ACTION).min(LAG_OF_A_SEAT - *given);
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

/// Whether the time of a table is counted in days for each turn, which pass also while nobody is there.
pub(crate) fn by_days(table: &Table) -> bool {
    table.clock().is_some_and(|plan| plan.kind == ClockKind::Turn)
}

/// How many milliseconds of a turn that takes days have passed, while the server lived.
pub(crate) fn days_spent(table: &Table, now: u64, outages: &Outages) -> u64 {
    let since = table.entry(table.last()).filter(|_| table.clock_may_run()).map_or(now, |entry| entry.at);
    outages.lived(since, now)
}

impl Room {
    /// For how many milliseconds a clock ran since the last entry.
    pub(super) fn spent(&self) -> u64 {
        if by_days(&self.table) {
            return days_spent(&self.table, self.time.wall(), &self.outages);
        }
        self.spent + self.since.map_or(0, |since| self.time.now().saturating_sub(since))
    }

    /// Starts or stops the clock: it stands still before the game has begun and when the game is over; and unless it counts
    /// days, while there are no clients, and while the table is paused.
    pub(super) fn wind_clock(&mut self) {
        let stands = self.clients.is_empty() || self.tempo == Tempo::Paused;
        let runs = self.table.clock_may_run() && (by_days(&self.table) || !stands);
        self.spent = self.spent();
        self.since = runs.then(|| self.time.now());
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
        if self.since.is_none() || lag == 0 || by_days(&self.table) {
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
