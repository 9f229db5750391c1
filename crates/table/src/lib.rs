//! A table at which one of the old Indian board games is played.

pub mod catalogue;
pub mod dice;
pub mod proof;
pub mod record;

mod clocks;
mod entry;
mod player;
mod problem;
mod setup;
mod table;
mod trial;
mod view;
mod words;

pub use clocks::{ClockError, ClockPlan, ClockView};
pub use dice::Secret;
pub use entry::{Act, Entry, StoredEntry};
pub use player::{Player, SeatPlan};
pub use problem::{Problem, ProblemKind};
pub use setup::{Beginning, DiceSource, Header, NewGame, Setup, SetupError};
pub use table::{Declined, EntryView, Glance, Request, Step, StepError, Table, TableError, TableView, rfc3339};
pub use trial::{LONGEST, Trial};
pub use view::{ActionView, Chance, Change, Choices, Taken, View};
pub use words::InWords;
