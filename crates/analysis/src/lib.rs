//! What people want to know of a game and of a position, found with the computer players' search.
//!
//! - [`Analyst::analyse`]: what every action, or every possible throw, is worth to each seat, deeper and deeper.
//! - [`Analyst::review`]: a whole game: how lucky each throw was, and what each choice cost against the best.
//! - [`Analyst::margin`]: the one action that stays best by far, if there is one.
//! - [`agrees`]: whether a computer player agrees to end a game as it stands.
//! - [`odds`]: how likely each piece of a seat is to be taken before that seat's next turn, counted exactly.
//! - [`reasons`]: what speaks for an action, as data; the words are the page's.
//! - [`flaw`]: what speaks against one that was played; [`gain`]: what a line wins.
//!
//! Everything is said in **expected results**: a [`Worth`] gives each seat what it can expect of the game, from 0 (lost) to
//! 1 (won). How that is computed, and what luck is, is written down in `docs/review.md`.
//!
//! ```
//! use ashtapada_analysis::{Analyst, Effort};
//! use ashtapada_engine::Situation;
//! use ashtapada_rules::{AnyPosition, Family, Position, Seat};
//! let start = AnyPosition::start(&Family::Soldiers.options()).unwrap();
//! let mut analyst = Analyst::new();
//! let found = analyst.analyse(&Situation::new(start), &Effort::nodes(5_000), &mut |_| {}).unwrap();
//! let best = &found.branches[0];
//! println!("{} is worth {:.2} to South", best.action, best.worth.of(Seat::South));
//! # assert!(found.branches.iter().all(|other| other.worth.of(Seat::South) <= best.worth.of(Seat::South)));
//! ```
//!
//! The crate has no clock and no threads: work is limited by nodes and ended by a flag, so that what was found with the
//! same effort is the same everywhere.

mod agreeing;
mod analyse;
mod effort;
mod flaws;
mod judge;
mod margin;
mod odds;
mod reasons;
mod review;
mod sureness;
mod worth;

pub use agreeing::agrees;
pub use analyse::{Analysis, Branch};
pub use effort::Effort;
pub use flaws::{Flaw, Gain, flaw, gain};
pub use judge::Analyst;
pub use margin::{AGREEING, Margin};
pub use odds::{Odds, Threat, odds};
pub use reasons::{Reason, reasons};
pub use review::{Choice, Kind, Known, Mark, Moment, Review, RunnerUp, Sum};
pub use worth::Worth;
