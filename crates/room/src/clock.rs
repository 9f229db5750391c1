//! The clock of a room: what the turn under way has taken. Pure: the time comes with each call, in milliseconds.

use ashtapada_rules::Seat;
use ashtapada_table::{ClockView, Lived, Table, Timing};

/// How much of the time of one action may be given back because the network took it, in milliseconds.
const LAG_OF_AN_ACTION: u64 = 500;
/// How much a seat may be given back so in a game, in milliseconds.
const LAG_OF_A_SEAT: u64 = 10_000;
/// So much of the network's time given back is noted at once, in milliseconds; less waits for the next note.
const WORTH_NOTING: u64 = 1_000;

/// The clock of a room.
#[derive(Debug, Default)]
pub struct RoomClock {
    /// Since when it runs, if it does.
    since: Option<u64>,
    /// For how long it ran since the last entry and before `since`.
    before: u64,
    /// What the seats have been given back, by [`Seat::index`].
    given_back: [u64; 4],
    /// How it stood when that was last noted in the store.
    noted: Timing,
}

impl RoomClock {
    /// As it was noted, or as the log alone has it; it stands. `wall` is the time of the calendar.
    pub fn resumed(table: &Table, noted: Option<Timing>, wall: u64, lives: &impl Lived) -> RoomClock {
        let before = table.spent_since(noted.as_ref(), wall, lives);
        let noted = noted.unwrap_or_default();
        RoomClock { since: None, before, given_back: noted.given_back, noted }
    }

    /// For how long it ran since the last entry.
    pub fn spent(&self, now: u64) -> u64 {
        self.before + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// Whether it runs.
    pub fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// Starts it, or stops it.
    pub fn wind(&mut self, runs: bool, now: u64) {
        self.before = self.spent(now);
        self.since = runs.then_some(now);
    }

    /// Counts from zero, for the next entry; it stands.
    pub fn begin(&mut self) {
        (self.since, self.before) = (None, 0);
    }

    /// Gives a seat back what the network took of the time of this action; nothing while the clock stands.
    pub fn give_back(&mut self, seat: Seat, lag: u64, now: u64) {
        if self.runs() {
            let spent = self.spent(now);
            self.before = spent - self.take(seat, lag.min(spent));
            self.since = Some(now);
        }
    }

    /// What a seat is given back of `lag`.
    fn take(&mut self, seat: Seat, lag: u64) -> u64 {
        let given = &mut self.given_back[seat.index()];
        let now = lag.min(LAG_OF_AN_ACTION).min(LAG_OF_A_SEAT.saturating_sub(*given));
        *given += now;
        now
    }

    /// Whether it has begun to run, or stopped, since it was noted, or much was given back.
    pub fn has_changed(&self, paused: bool) -> bool {
        let given = |back: &[u64; 4]| back.iter().sum::<u64>();
        self.noted.since.is_some() != self.runs()
            || self.noted.paused != paused
            || given(&self.given_back) >= given(&self.noted.given_back) + WORTH_NOTING
    }

    /// What is to be noted of it after the entry `seq`.
    pub fn timing(&self, seq: u32, paused: bool, now: u64, wall: u64) -> Timing {
        Timing { seq, spent: self.spent(now), since: self.since.map(|_| wall), given_back: self.given_back, paused }
    }

    /// What was noted of it.
    pub fn noted(&self) -> &Timing {
        &self.noted
    }

    /// Notes that it was noted so.
    pub fn has_noted(&mut self, timing: Timing) {
        self.noted = timing;
    }

    /// As it is shown.
    pub fn view(&self, table: &Table, now: u64) -> Option<ClockView> {
        table.clock_view(self.spent(now), self.runs())
    }

    /// How many milliseconds are left before it decides, while it runs; `None` where it decides nothing.
    pub fn left(&self, table: &Table, now: u64) -> Option<u64> {
        self.since?;
        table.decides_in(self.spent(now)).map(|(_, left)| left)
    }

    /// The same with so much given back to a seat already.
    #[cfg(test)]
    pub fn having_given(self, seat: Seat, given: u64) -> RoomClock {
        let mut clock = self;
        clock.given_back[seat.index()] = given;
        clock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_network_takes_is_given_back_within_bounds() {
        let mut clock = RoomClock::default();
        assert_eq!([120, 900].map(|lag| clock.take(Seat::South, lag)), [120, 500]);
        let given: u64 = (0..100).map(|_| clock.take(Seat::South, 400)).sum();
        assert_eq!(given, LAG_OF_A_SEAT - 620);
        assert_eq!(clock.take(Seat::North, 80), 80, "each seat has its own");
    }

    #[test]
    fn it_counts_only_while_it_runs_and_from_zero_after_an_entry() {
        let mut clock = RoomClock::default();
        clock.wind(true, 1_000);
        assert_eq!((clock.spent(4_000), clock.runs()), (3_000, true));
        clock.wind(false, 4_000);
        assert_eq!((clock.spent(9_000), clock.runs()), (3_000, false));
        clock.give_back(Seat::South, 200, 9_000);
        assert_eq!(clock.spent(9_000), 3_000, "while it stands nothing is given back");
        clock.wind(true, 9_000);
        clock.give_back(Seat::South, 200, 9_500);
        assert_eq!(clock.spent(9_500), 3_300);
        clock.begin();
        assert_eq!((clock.spent(20_000), clock.runs()), (0, false));
    }

    #[test]
    fn it_is_noted_when_it_starts_stops_or_has_given_much_back() {
        let mut clock = RoomClock::default();
        assert!(!clock.has_changed(false) && clock.has_changed(true));
        clock.wind(true, 0);
        assert!(clock.has_changed(false));
        clock.has_noted(clock.timing(1, false, 500, 1_700_000_000_000));
        assert!(!clock.has_changed(false));
        assert_eq!((clock.noted().spent, clock.noted().since), (500, Some(1_700_000_000_000)));
        clock.give_back(Seat::South, 500, 600);
        assert!(!clock.has_changed(false), "that can wait");
        clock.give_back(Seat::North, 500, 1_200);
        assert!(clock.has_changed(false));
    }
}
