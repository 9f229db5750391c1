//! The clocks of a table: time left for each seat. Pure: how long an entry took comes in with it.
//!
//! A seat's clock runs while a throw or a decision is due from it. A player who commands another's army decides on his
//! own clock: the clock measures who thinks. No clock runs before a person at the table has acted, so that one can look
//! around first; where only computers play, the clocks run from the start. The increment is added when the turn passes
//! to another seat, so a throw with the moves that use it, or a chain of jumps, is one turn; a delay is what of each turn
//! costs nothing; and where the time is for each turn, it is whole again once the turn has passed. A clock that has run
//! out stays at zero, and gets no increment, until more time is given. What running out means is said by the plan: it
//! forces nothing, or the table ends the game for that seat.

use std::fmt;
use std::str::FromStr;

use ashtapada_rules::{Seat, Turn};
use serde::{Deserialize, Serialize};

/// The shortest and longest time for a game, in seconds.
const INITIAL: std::ops::RangeInclusive<u32> = 10..=36_000;
/// The most that is added for a turn, in seconds.
const INCREMENT: u32 = 600;
/// A day, in seconds.
const DAY: u32 = 86_400;
/// The shortest and longest time for a turn of a game that is played over days, in seconds.
const TURN: std::ops::RangeInclusive<u32> = DAY..=30 * DAY;

/// What the time of a clock is for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum ClockKind {
    /// For the game; something is added for each turn.
    #[default]
    Increment,
    /// For the game; the first seconds of each turn cost nothing.
    Delay,
    /// For each turn: days, which pass also while nobody is at the table.
    Turn,
}

impl ClockKind {
    fn is_usual(&self) -> bool {
        *self == ClockKind::Increment
    }
}

/// How much time a game gives each seat.
///
/// Printed and parsed as in records: `600+5`, with a delay `600d5`, with days for each turn `3d/turn`; and with ` decides` at
/// the end where who runs out of time loses.
///
/// ```
/// use ashtapada_table::{ClockKind, ClockPlan};
/// let plan: ClockPlan = "600+5".parse().unwrap();
/// assert_eq!((plan.initial, plan.increment, plan.decides), (600, 5, false));
/// let plan: ClockPlan = "3d/turn decides".parse().unwrap();
/// assert_eq!((plan.initial, plan.kind, plan.decides), (3 * 86_400, ClockKind::Turn, true));
/// assert!("5+0".parse::<ClockPlan>().unwrap_err().to_string().contains("from 10 seconds"));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ClockPlan {
    /// For the whole game, in seconds: 10 to 36000. For each turn, whole days: 1 to 30.
    pub initial: u32,
    /// Added when a seat's turn has passed to another, or free at the beginning of each turn, in seconds: 0 to 600.
    pub increment: u32,
    /// What the time is for.
    #[serde(default, skip_serializing_if = "ClockKind::is_usual")]
    #[cfg_attr(feature = "ts", ts(as = "Option<ClockKind>", optional))]
    pub kind: ClockKind,
    /// Whether who runs out of time loses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub decides: bool,
}

/// Why a clock plan is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    /// The text is malformed.
    #[error("expected seconds for the game and for each turn, for example 600+5, or days for each turn: 3d/turn")]
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
    /// The time for a turn is out of range.
    #[error("a clock gives from 1 to 30 whole days for each turn, and adds nothing to them")]
    Turn,
    /// The clock of one seat is given twice, or is not of the kind of the table's, or the table has none.
    #[error("the clock of {seat} is given once, is of the same kind as that of the table, and decides where that does")]
    Own {
        /// Whose.
        seat: Seat,
    },
}

/// The clock of a seat that differs from that of the others: odds of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SeatClock {
    /// Whose.
    pub seat: Seat,
    /// Its plan: of the same kind as the table's, and it decides where that does.
    pub clock: ClockPlan,
}

impl SeatClock {
    /// Whether it may stand beside the table's clock.
    pub(crate) fn goes_with(&self, common: Option<ClockPlan>) -> bool {
        common.is_some_and(|plan| (plan.kind, plan.decides) == (self.clock.kind, self.clock.decides))
    }
}

impl ClockPlan {
    /// The plan itself, if it is valid.
    ///
    /// # Errors
    /// A value is out of range.
    pub fn checked(self) -> Result<ClockPlan, ClockError> {
        if self.counts_days() {
            let whole = TURN.contains(&self.initial) && self.initial.is_multiple_of(DAY) && self.increment == 0;
            return if whole { Ok(self) } else { Err(ClockError::Turn) };
        }
        match self {
            ClockPlan { initial, .. } if !INITIAL.contains(&initial) => Err(ClockError::Initial { seconds: initial }),
            ClockPlan { increment, .. } if increment > INCREMENT => Err(ClockError::Increment { seconds: increment }),
            _ => Ok(self),
        }
    }

    /// Whether a turn takes days.
    pub fn counts_days(self) -> bool {
        self.kind == ClockKind::Turn
    }

    /// The time given when a clock has run out and the game is to go on, in milliseconds: a tenth of the initial time,
    /// in whole minutes, rounded up. Where the time is for each turn, a day.
    pub fn more(self) -> u32 {
        match self.kind {
            ClockKind::Turn => DAY * 1_000,
            _ => self.initial.div_ceil(600).saturating_mul(60_000),
        }
    }

    /// What of a turn costs nothing, in milliseconds.
    fn free(self) -> u32 {
        if self.kind == ClockKind::Delay { self.increment.saturating_mul(1_000) } else { 0 }
    }
}

/// The end of the text of a plan by which who runs out of time loses.
const DECIDES: &str = " decides";

impl fmt::Display for ClockPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ClockKind::Increment => write!(f, "{}+{}", self.initial, self.increment)?,
            ClockKind::Delay => write!(f, "{}d{}", self.initial, self.increment)?,
            ClockKind::Turn => write!(f, "{}d/turn", self.initial / DAY)?,
        }
        if self.decides { f.write_str(DECIDES) } else { Ok(()) }
    }
}

impl FromStr for ClockPlan {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<ClockPlan, ClockError> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| ClockError::Text);
        let (time, decides) = text.strip_suffix(DECIDES).map_or((text, false), |time| (time, true));
        if let Some(days) = time.strip_suffix("d/turn") {
            let initial = number(days)?.saturating_mul(DAY);
            return ClockPlan { initial, increment: 0, kind: ClockKind::Turn, decides }.checked();
        }
        let kind = if time.contains('d') { ClockKind::Delay } else { ClockKind::Increment };
        let (initial, increment) = time.split_once(['+', 'd']).ok_or(ClockError::Text)?;
        ClockPlan { initial: number(initial)?, increment: number(increment)?, kind, decides }.checked()
    }
}

/// The clocks at a moment. They wait for the first action of a person, and stand still while the table is paused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ClockView {
    /// Milliseconds left, by seat, in the order of play; 0: the time is up.
    pub left: Vec<(Seat, u32)>,
    /// Whose clock runs, if one does.
    pub runs: Option<Seat>,
    /// How much of the turn still costs nothing, in milliseconds, where that is so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub free: Option<u32>,
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
pub(crate) struct Clocks {
    left: [u32; 4],
    /// How much of the turn still costs nothing.
    free: u32,
}

impl Clocks {
    /// At the start of a game in which a seat is due.
    pub fn start(plan_of: impl Fn(Seat) -> ClockPlan, due: Option<Seat>) -> Clocks {
        let mut clocks = Clocks::default();
        for seat in Seat::ALL {
            clocks.left[seat.index()] = plan_of(seat).initial.saturating_mul(1000);
        }
        clocks.free = due.map_or(0, |seat| plan_of(seat).free());
        clocks
    }

    /// What is left for a seat, in whose turn `spent` milliseconds more have passed.
    pub fn left(self, seat: Seat, spent: u64) -> u32 {
        let costs = spent.saturating_sub(u64::from(self.free));
        self.left[seat.index()].saturating_sub(u32::try_from(costs).unwrap_or(u32::MAX))
    }

    /// How much of the turn still costs nothing after `spent` milliseconds more.
    pub fn free(self, spent: u64) -> u32 {
        self.free.saturating_sub(u32::try_from(spent).unwrap_or(u32::MAX))
    }

    /// The clocks after `from` took `spent` milliseconds to act, and `to` is due next.
    #[must_use]
    pub fn after(
        mut self,
        plan_of: impl Fn(Seat) -> ClockPlan,
        spent: u64,
        from: Option<Seat>,
        to: Option<Seat>,
    ) -> Clocks {
        let Some(seat) = from else { return self };
        let plan = plan_of(seat);
        let left = self.left(seat, spent);
        let passes = to.is_some() && to != from;
        self.left[seat.index()] = match plan.kind {
            ClockKind::Turn if passes => plan.initial.saturating_mul(1000),
            ClockKind::Increment if passes && left > 0 => left.saturating_add(plan.increment.saturating_mul(1000)),
            _ => left,
        };
        self.free = match to {
            Some(next) if passes => plan_of(next).free(),
            _ => self.free(spent),
        };
        self
    }

    /// With so many milliseconds more for a seat.
    #[must_use]
    pub fn with_more(mut self, seat: Seat, millis: u32) -> Clocks {
        self.left[seat.index()] = self.left[seat.index()].saturating_add(millis);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: ClockPlan = ClockPlan { initial: 60, increment: 5, kind: ClockKind::Increment, decides: false };
    const SOUTH: Option<Seat> = Some(Seat::South);

    /// As where all seats have the same.
    fn all(plan: ClockPlan) -> impl Fn(Seat) -> ClockPlan + Copy {
        move |_| plan
    }

    #[test]
    fn a_turn_is_a_run_of_one_seat() {
        let clocks = Clocks::start(all(PLAN), SOUTH).after(all(PLAN), 4_000, SOUTH, SOUTH).after(
            all(PLAN),
            1_000,
            SOUTH,
            Some(Seat::West),
        );
        assert_eq!(clocks.left(Seat::South, 0), 60_000);
        assert_eq!(clocks.left(Seat::West, 1_500), 58_500);
        assert_eq!(clocks.after(all(PLAN), 700, SOUTH, None).left(Seat::South, 0), 59_300);
    }

    #[test]
    fn out_of_time_nothing_is_added_until_more_is_given() {
        let up = Clocks::start(all(PLAN), SOUTH).after(all(PLAN), u64::MAX, SOUTH, Some(Seat::North));
        assert_eq!(up.left(Seat::South, 0), 0);
        let more = up.with_more(Seat::South, PLAN.more()).after(all(PLAN), 1_000, SOUTH, Some(Seat::North));
        assert_eq!(more.left(Seat::South, 0), 64_000);
        for (initial, minutes) in [(10, 1), (600, 1), (601, 2), (1_800, 3)] {
            assert_eq!(ClockPlan { initial, ..ClockPlan::default() }.more(), minutes * 60_000);
        }
    }

    #[test]
    fn the_delay_of_a_turn_costs_nothing_once() {
        let plan = ClockPlan { kind: ClockKind::Delay, ..PLAN };
        let thrown = Clocks::start(all(plan), SOUTH).after(all(plan), 4_000, SOUTH, SOUTH);
        assert_eq!((thrown.left(Seat::South, 0), thrown.free(0)), (60_000, 1_000));
        let moved = thrown.after(all(plan), 3_000, SOUTH, Some(Seat::North));
        assert_eq!((moved.left(Seat::South, 0), moved.free(0)), (58_000, 5_000));
        assert_eq!(moved.left(Seat::North, 5_001), 59_999);
        // What is not used is not saved.
        assert_eq!(moved.after(all(plan), 10, Some(Seat::North), SOUTH).left(Seat::North, 0), 60_000);
    }

    #[test]
    fn days_are_for_each_turn() {
        let plan: ClockPlan = "3d/turn".parse().unwrap();
        let day = u64::from(DAY) * 1_000;
        let thrown = Clocks::start(all(plan), SOUTH).after(all(plan), day, SOUTH, SOUTH);
        assert_eq!(u64::from(thrown.left(Seat::South, 0)), 2 * day);
        let moved = thrown.after(all(plan), day, SOUTH, Some(Seat::North));
        assert_eq!(u64::from(moved.left(Seat::South, 0)), 3 * day);
        assert_eq!(moved.left(Seat::North, 3 * day), 0);
    }

    #[test]
    fn each_seat_may_have_its_own() {
        let long = ClockPlan { kind: ClockKind::Delay, ..PLAN };
        let short = ClockPlan { initial: 20, increment: 2, ..long };
        let of = |seat| if seat == Seat::North { short } else { long };
        let clocks = Clocks::start(of, SOUTH);
        assert_eq!((clocks.left(Seat::South, 0), clocks.left(Seat::North, 0), clocks.free(0)), (60_000, 20_000, 5_000));
        let moved = clocks.after(of, 6_000, SOUTH, Some(Seat::North));
        assert_eq!((moved.left(Seat::South, 0), moved.free(0)), (59_000, 2_000));
        let moved = moved.after(of, 6_000, Some(Seat::North), SOUTH);
        assert_eq!((moved.left(Seat::North, 0), moved.free(0)), (16_000, 5_000));
        let own = SeatClock { seat: Seat::North, clock: short };
        assert!(own.goes_with(Some(long)) && !own.goes_with(None) && !own.goes_with(Some(PLAN)));
        assert!(!own.goes_with(Some(ClockPlan { decides: true, ..long })));
    }

    #[test]
    fn plans_read_back_and_are_checked() {
        for text in ["60+5", "60+5 decides", "60d5", "60d5 decides", "1d/turn", "30d/turn decides"] {
            assert_eq!(text.parse::<ClockPlan>().map(|plan| plan.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("60+5".parse(), Ok(PLAN));
        for text in ["0d/turn", "31d/turn", "4294967295d/turn"] {
            assert_eq!(text.parse::<ClockPlan>(), Err(ClockError::Turn), "{text}");
        }
        // As plans were stored before they could decide.
        assert_eq!(serde_json::from_str::<ClockPlan>(r#"{"initial":60,"increment":5}"#).unwrap(), PLAN);
        assert_eq!(serde_json::to_string(&PLAN).unwrap(), r#"{"initial":60,"increment":5}"#);
        for text in
            ["decides", "5 decides", "d/turn", "60d", "60+5  decides", "", "600", "600+", "+5", "-60+1", "40/9000"]
        {
            assert_eq!(text.parse::<ClockPlan>(), Err(ClockError::Text), "{text}");
        }
        for text in ["9+0", "36001+0"] {
            assert!(matches!(text.parse::<ClockPlan>(), Err(ClockError::Initial { .. })), "{text}");
        }
        assert_eq!("60+601".parse::<ClockPlan>(), Err(ClockError::Increment { seconds: 601 }));
    }
}
