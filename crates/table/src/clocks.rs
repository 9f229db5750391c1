//! The clocks of a table: time left for each seat. Pure: how long an entry took comes in with it.
//!
//! A seat's clock runs while a throw or a decision is due from it. A player who commands another's army decides on his
//! own clock: the clock measures who thinks. No clock runs before a person at the table has acted, so that one can look
//! around first; where only computers play, the clocks run from the start. The increment is added when the turn passes
//! to another seat, so a throw with the moves that use it, or a chain of jumps, is one turn. A clock that has run out
//! stays at zero, and gets no increment, until more time is given; running out forces nothing.

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::{Seat, Turn};
use serde::{Deserialize, Serialize};

/// The shortest and longest time for a game, in seconds.
const INITIAL: std::ops::RangeInclusive<u32> = 10..=36_000;
/// The most that is added for a turn, in seconds.
const INCREMENT: u32 = 600;

/// How much time a game gives each seat.
///
/// Printed and parsed as in records, `600+5`:
///
/// ```
/// use ashtapada_table::ClockPlan;
/// let plan: ClockPlan = "600+5".parse().unwrap();
/// assert_eq!((plan.initial, plan.increment), (600, 5));
/// assert!("5+0".parse::<ClockPlan>().unwrap_err().to_string().contains("from 10 seconds"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ClockPlan {
    /// For the whole game, in seconds: 10 to 36000.
    pub initial: u32,
    /// Added when a seat's turn has passed to another, in seconds: 0 to 600.
    pub increment: u32,
}

/// Why a clock plan is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    /// The text is malformed.
    #[error("expected seconds for the game and for each turn, for example 600+5")]
    Text,
    /// A value is out of range.
    #[error("a clock gives each seat from 10 seconds to 10 hours for the game, not {seconds} seconds")]
    Initial {
        /// What was asked for.
        seconds: u32,
    },
    /// The increment is out of range.
    #[error("a clock adds at most 600 seconds for each turn, not {seconds}")]
    Increment {
        /// What was asked for.
        seconds: u32,
    },
}

impl ClockPlan {
    /// The plan itself, if it is valid.
    ///
    /// # Errors
    /// A value is out of range.
    pub fn checked(self) -> Result<ClockPlan, ClockError> {
        match self {
            ClockPlan { initial, .. } if !INITIAL.contains(&initial) => Err(ClockError::Initial { seconds: initial }),
            ClockPlan { increment, .. } if increment > INCREMENT => Err(ClockError::Increment { seconds: increment }),
            _ => Ok(self),
        }
    }

    /// The time given when a clock has run out and the game is to go on, in milliseconds: a tenth of the initial time,
    /// in whole minutes, rounded up.
    pub fn more(self) -> u32 {
        self.initial.div_ceil(600).saturating_mul(60_000)
    }
}

impl fmt::Display for ClockPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.initial, self.increment)
    }
}

impl FromStr for ClockPlan {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<ClockPlan, ClockError> {
        let seconds = |text: &str| text.parse().map_err(|_| ClockError::Text);
        let (initial, increment) = text.split_once('+').ok_or(ClockError::Text)?;
        ClockPlan { initial: seconds(initial)?, increment: seconds(increment)? }.checked()
    }
}

/// The clocks at a moment. They wait for the first action of a person, and stand still while the table is paused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ClockView {
    /// Milliseconds left, by seat, in the order of play; 0: the time is up.
    pub left: Vec<(Seat, u32)>,
    /// Whose clock runs, if one does.
    pub runs: Option<Seat>,
    /// The time given when a clock has run out and the game is to go on, in milliseconds ([`ClockPlan::more`]).
    pub more: u32,
    /// Whether the clocks still wait for the first action of a person at this table. What is done before that takes no
    /// time and earns no increment. False where only computers play.
    pub waits: bool,
}

/// The seat from which a throw or a decision is due.
pub(crate) fn due(turn: Turn) -> Option<Seat> {
    match turn {
        Turn::Chance(seat) | Turn::Seat(seat) => Some(seat),
        Turn::Over => None,
    }
}

/// Time left, by seat, in milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Clocks([u32; 4]);

impl Clocks {
    /// At the start of a game.
    pub fn start(plan: ClockPlan) -> Clocks {
        Clocks([plan.initial.saturating_mul(1000); 4])
    }

    /// What is left for a seat after `spent` milliseconds more.
    pub fn left(self, seat: Seat, spent: u64) -> u32 {
        self.0[seat.index()].saturating_sub(u32::try_from(spent).unwrap_or(u32::MAX))
    }

    /// The clocks after `from` took `spent` milliseconds to act, and `to` is due next.
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
    fn plans_read_back_and_are_checked() {
        assert_eq!(PLAN.to_string().parse(), Ok(PLAN));
        for text in ["", "600", "600+", "+5", "-60+1", "40/9000"] {
            assert_eq!(text.parse::<ClockPlan>(), Err(ClockError::Text), "{text}");
        }
        for text in ["9+0", "36001+0"] {
            assert!(matches!(text.parse::<ClockPlan>(), Err(ClockError::Initial { .. })), "{text}");
        }
        assert_eq!("60+601".parse::<ClockPlan>(), Err(ClockError::Increment { seconds: 601 }));
    }
}
