//! Matches between computer players, and what can be concluded from them.
//!
//! A [`Match`] is played in rounds: in the games of a round every contestant takes every side once, with the same opening
//! and the same throws. A [`Tally`] gathers what came of the rounds: means with intervals, and a sequential test. A
//! [`Schedule`] has many rounds played on several threads, and a [`Standing`] adds up all that came of them.
//!
//! ```
//! use std::time::Duration;
//! use ashtapada_arena::{Contestant, Match, Tally};
//! use ashtapada_rules::{AnyPosition, Family, Position};
//! let start = AnyPosition::start(&Family::Soldiers.options()).unwrap();
//! let contestants: Vec<Contestant> = ["greedy@1n", "random@1n"].iter().map(|text| text.parse().unwrap()).collect();
//! let arranged = Match::new(start, contestants).unwrap();
//! let mut tally = Tally::new();
//! for number in 0..10 {
//!     tally.add(arranged.round(number, &|| Duration::ZERO).result(0));
//! }
//! let mean = tally.interval();
//! assert!(mean.low > 0.5, "greedy wins {:.0} %", 100.0 * mean.value);
//! ```
//!
//! Whoever implements [`Entrant`] can play. Who breaks the rules, or gives no answer, has lost that game ([`Forfeit`]).
//!
//! This crate reads no clock: whoever plays a match passes one in. Processor time of the thread is fairer than the time
//! of day on a machine that does other work.

mod contestant;
mod entrant;
mod rating;
mod round;
mod schedule;
mod standing;
mod tally;

pub use contestant::{Contestant, Limit, NoContestant, NoLimit};
pub use entrant::{Entrant, Fault, Forfeit, Seated};
pub use rating::{elo_difference, ratings};
pub use round::{Count, Match, Played, Round, Trouble};
pub use schedule::{Schedule, Watch};
pub use standing::Standing;
pub use tally::{Bounds, Interval, NoBounds, Tally, Verdict};

/// The examples of the README run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
