//! A table at which one of the old Indian board games is played.

pub mod dice;
pub mod proof;
pub mod record;

mod clocks;
mod entry;
mod player;
mod setup;
mod table;
mod view;

pub use clocks::{ClockError, ClockPlan, ClockView};
pub use dice::Secret;
pub use entry::{Act, Entry, StoredEntry};
pub use player::{Player, SeatPlan};
pub use setup::{Beginning, DiceSource, Header, NewGame, Setup, SetupError};
pub use table::{Declined, EntryView, Glance, Request, Step, StepError, Table, TableError, TableView, rfc3339};
pub use view::{ActionView, Chance, Change, Choices, Taken, View};
