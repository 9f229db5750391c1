//! The clock of a room: what time it is, and what the turn under way has taken, in milliseconds. Pure: the time is passed in.

use ashtapada_rules::Seat;
use ashtapada_table::{Lived, Table, Timing};

use crate::backend::Now;

/// How much of the time of one action may be given back because the network took it, in milliseconds.
const LAG_OF_AN_ACTION: u64 = 500;
/// How much a seat may be given back so in a game, in milliseconds.
const LAG_OF_A_SEAT: u64 = 10_000;
/// So much of the network's time given back is noted at once, in milliseconds; less waits for the next note.
const WORTH_NOTING: u64 = 1_000;

/// The clock of a room, and what time it is there. It counts while the room says that it runs; the time cannot move without
/// that being said.
#[derive(Debug, Default)]
pub struct RoomClock {
    now: Now,
    /// For how long it ran since the last entry.
    spent: u64,
    /// Whether it stands until the next entry, since what it decided could not be stored.
    held: bool,
    /// What the seats have been given back, by [`Seat::index`].
    given_back: [u64; 4],
    /// How it stood when that was last noted in the store.
    noted: Timing,
}

impl RoomClock {
    /// A clock of which nothing was noted.
    pub fn new(now: Now) -> RoomClock {
        RoomClock { now, ..RoomClock::default() }
    }

    /// As it was noted, or as the log alone has it.
    pub fn resumed(table: &Table, noted: Option<Timing>, now: Now, lives: &impl Lived) -> RoomClock {
        let spent = table.spent_since(noted.as_ref(), now.wall, lives);
        let noted = noted.unwrap_or_default();
        RoomClock { spent, given_back: noted.given_back, noted, ..RoomClock::new(now) }
    }

    /// What time it is.
    pub fn now(&self) -> Now {
        self.now
    }

    /// For how long it ran since the last entry.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// The same at a moment to come, if it runs until then or not.
    pub fn spent_at(&self, ticks: u64, runs: bool) -> u64 {
        self.spent + if runs { ticks.saturating_sub(self.now.ticks) } else { 0 }
    }

    /// Time passes; it ran meanwhile, or it stood.
    pub fn pass(&mut self, now: Now, ran: bool) {
        self.spent = self.spent_at(now.ticks, ran);
        self.now = now;
    }

    /// Counts from zero, for the next entry.
    pub fn begin(&mut self) {
        (self.spent, self.held) = (0, false);
    }

    /// Stands until the next entry.
    pub fn hold(&mut self) {
        self.held = true;
    }

    /// Whether it stands until the next entry.
    pub fn is_held(&self) -> bool {
        self.held
    }

    /// Gives a seat back what the network took of the time of this action.
    pub fn give_back(&mut self, seat: Seat, lag: u64) {
        self.spent -= self.take(seat, lag.min(self.spent));
    }

    /// What a seat is given back of `lag`.
    fn take(&mut self, seat: Seat, lag: u64) -> u64 {
        let given = &mut self.given_back[seat.index()];
        let now = lag.min(LAG_OF_AN_ACTION).min(LAG_OF_A_SEAT.saturating_sub(*given));
        *given += now;
        now
    }

    /// Whether it has begun to run, or stopped, since it was noted, or much was given back.
    pub fn has_changed(&self, runs: bool, paused: bool) -> bool {
        let given = |back: &[u64; 4]| back.iter().sum::<u64>();
        self.noted.since.is_some() != runs
            || self.noted.paused != paused
            || given(&self.given_back) >= given(&self.noted.given_back) + WORTH_NOTING
    }

    /// What is to be noted of it after the entry `seq`.
    pub fn timing(&self, seq: u32, runs: bool, paused: bool) -> Timing {
        let since = runs.then_some(self.now.wall);
        Timing { seq, spent: self.spent, since, given_back: self.given_back, paused }
    }

    /// What was noted of it.
    pub fn noted(&self) -> &Timing {
        &self.noted
    }

    /// Notes that it was noted so.
    pub fn has_noted(&mut self, timing: Timing) {
        self.noted = timing;
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

    fn at(ticks: u64) -> Now {
        Now { ticks, wall: 1_700_000_000_000 + ticks }
    }

    #[test]
    fn it_counts_only_while_it_runs_and_from_zero_after_an_entry() {
        let mut clock = RoomClock::new(at(1_000));
        clock.pass(at(4_000), true);
        clock.pass(at(9_000), false);
        assert_eq!((clock.spent(), clock.spent_at(9_500, true), clock.spent_at(9_500, false)), (3_000, 3_500, 3_000));
        clock.give_back(Seat::South, 200);
        assert_eq!(clock.spent(), 2_800);
        clock.pass(at(8_000), true);
        assert_eq!(clock.spent(), 2_800, "it never goes back");
        clock.hold();
        clock.begin();
        assert!(clock.spent() == 0 && !clock.is_held());
    }

    #[test]
    fn it_is_noted_when_it_starts_stops_or_has_given_much_back() {
        let mut clock = RoomClock::new(at(0));
        assert!(!clock.has_changed(false, false) && clock.has_changed(false, true) && clock.has_changed(true, false));
        clock.pass(at(500), true);
        clock.has_noted(clock.timing(1, true, false));
        assert!(!clock.has_changed(true, false) && clock.has_changed(false, false));
        assert_eq!((clock.noted().spent, clock.noted().since), (500, Some(1_700_000_000_500)));
        clock.pass(at(1_200), true);
        clock.give_back(Seat::South, 500);
        assert!(!clock.has_changed(true, false), "that can wait");
        clock.give_back(Seat::North, 500);
        assert!(clock.has_changed(true, false));
    }
}
