//! The clocks of a table: time left for each seat. Pure: how long an entry took comes in with it.
//!
//! A seat's clock runs while something is due from it, a throw or a decision. Who commands another's army decides
//! on his own clock: the clock measures who thinks. No clock runs before a person at the table has done something, so
//! that one can look around first; where only computers play, nothing is waited for. Time is added when the turn
//! passes to another seat, so a throw with the moves that use it, or a chain of jumps, is one turn. A clock that has
//! run out stands at zero, and gets nothing more for a turn, until more time is given; nothing is forced by it.

use ashtapada_rules::{Seat, Turn};

use crate::protocol::{ClockPlan, Problem};

/// The shortest and longest time for a game, in seconds.
const INITIAL: std::ops::RangeInclusive<u32> = 10..=36_000;
/// The most that is added for a turn, in seconds.
const INCREMENT: u32 = 600;

impl ClockPlan {
    /// The plan itself, if it can be played with.
    ///
    /// # Errors
    /// It gives next to no time, or absurdly much.
    pub fn checked(self) -> Result<ClockPlan, Problem> {
        let ClockPlan { initial, increment } = self;
        if !INITIAL.contains(&initial) {
            let why =
                format!("a clock gives each seat from 10 seconds to 10 hours for the game, not {initial} seconds");
            return Err(Problem::new("bad-clock", why));
        }
        if increment > INCREMENT {
            let why = format!("a clock adds at most {INCREMENT} seconds for a turn, not {increment}");
            return Err(Problem::new("bad-clock", why));
        }
        Ok(self)
    }

    /// What is given when a clock has run out and the game is to go on, in milliseconds: a tenth of what there was,
    /// in whole minutes, rounded up.
    pub fn more(self) -> u32 {
        self.initial.div_ceil(600).saturating_mul(60_000)
    }

    /// As records write it: `600+5`, in seconds.
    pub fn text(self) -> String {
        format!("{}+{}", self.initial, self.increment)
    }

    /// Reads [`ClockPlan::text`]; `None` for anything else, and for what cannot be played with.
    pub fn parse(text: &str) -> Option<ClockPlan> {
        let (initial, increment) = text.split_once('+')?;
        let plan = ClockPlan { initial: initial.parse().ok()?, increment: increment.parse().ok()? };
        plan.checked().ok()
    }
}

/// The seat that something is due from.
pub fn due(turn: Turn) -> Option<Seat> {
    match turn {
        Turn::Chance(seat) | Turn::Seat(seat) => Some(seat),
        Turn::Over => None,
    }
}

/// Time left, by seat, in milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Clocks([u32; 4]);

impl Clocks {
    /// At the start of a game.
    pub fn start(plan: ClockPlan) -> Clocks {
        Clocks([plan.initial.saturating_mul(1000); 4])
    }

    /// What is left for a seat after `spent` milliseconds more.
    pub fn left(self, seat: Seat, spent: u64) -> u32 {
        self.0[seat.index()].saturating_sub(u32::try_from(spent).unwrap_or(u32::MAX))
    }

    /// After `spent` milliseconds something that was due from `from` was done, and now something is due from `to`.
    #[must_use]
    pub fn after(mut self, plan: ClockPlan, spent: u64, from: Option<Seat>, to: Option<Seat>) -> Clocks {
        let Some(seat) = from else { return self };
        let left = self.left(seat, spent);
        let passes = to.is_some() && to != from && left > 0;
        self.0[seat.index()] = if passes { left.saturating_add(plan.increment.saturating_mul(1000)) } else { left };
        self
    }

    /// With so many milliseconds more for a seat.
    #[must_use]
    pub fn with_more(mut self, seat: Seat, millis: u32) -> Clocks {
        self.0[seat.index()] = self.0[seat.index()].saturating_add(millis);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: ClockPlan = ClockPlan { initial: 60, increment: 5 };
    const SOUTH: Option<Seat> = Some(Seat::South);

    #[test]
    fn a_turn_is_a_run_of_one_seat() {
        let clocks = Clocks::start(PLAN).after(PLAN, 4_000, SOUTH, SOUTH).after(PLAN, 1_000, SOUTH, Some(Seat::West));
        assert_eq!(clocks.left(Seat::South, 0), 60_000);
        assert_eq!(clocks.left(Seat::West, 1_500), 58_500);
        assert_eq!(clocks.after(PLAN, 700, SOUTH, None).left(Seat::South, 0), 59_300);
    }

    #[test]
    fn out_of_time_nothing_is_added_until_more_is_given() {
        let up = Clocks::start(PLAN).after(PLAN, u64::MAX, SOUTH, Some(Seat::North));
        assert_eq!(up.left(Seat::South, 0), 0);
        let more = up.with_more(Seat::South, PLAN.more()).after(PLAN, 1_000, SOUTH, Some(Seat::North));
        assert_eq!(more.left(Seat::South, 0), 64_000);
        for (initial, minutes) in [(10, 1), (600, 1), (601, 2), (1_800, 3)] {
            assert_eq!(ClockPlan { initial, increment: 0 }.more(), minutes * 60_000);
        }
    }

    #[test]
    fn plans_are_written_and_checked() {
        assert_eq!(ClockPlan::parse(&PLAN.text()), Some(PLAN));
        for text in ["", "600", "600+", "+5", "9+0", "36001+0", "60+601", "-60+1", "40/9000"] {
            assert_eq!(ClockPlan::parse(text), None, "{text}");
        }
        let problem = ClockPlan { initial: 0, increment: 0 }.checked().unwrap_err();
        assert_eq!(problem.kind, "bad-clock");
        assert!(problem.message.contains("from 10 seconds to 10 hours"), "{}", problem.message);
    }
}
