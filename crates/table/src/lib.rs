//! Tables at which the old Indian board games are played: set-up, log, views, clocks, provably fair dice, records.
//!
//! A game is what was agreed ([`Setup`]) and an append-only log of [entries](Entry); a [`Table`] is the fold of that log.
//! Playing an entry takes the same time however long the game is. Nothing here reads a clock, a file or a socket: a server,
//! a terminal and an offline phone can all use the same table. What is legal comes from [`rules`], the names and texts of
//! games from [`rulebook`].
//!
//! # Playing
//! ```
//! use ashtapada_table::rules::{Seat, Turn};
//! use ashtapada_table::dice::Seed;
//! use ashtapada_table::{NewGame, Request, Secret, Table};
//! let secret = Secret::new([7; 32]); // from the operating system, where it matters
//! let (mut table, _) = Table::set_up(&NewGame::of("chaturaji-pl-solo"), "a-game", secret, 0)?;
//! table.add_seeds(|_| Seed::new([1; 32])); // each player's own, where it matters
//! while table.turn() != Turn::Over && table.last() < 10 {
//!     let request = match table.turn() {
//!         Turn::Chance(_) => Request::Roll,
//!         _ => Request::Act { action: table.choices().legal[0].text.clone() },
//!     };
//!     let (seat, act) = table.decide(&request, 0)?; // who may, and what it comes to
//!     table.play(seat, act)?;
//! }
//! assert_eq!(table.last(), 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Writing and reading records
//! ```
//! use ashtapada_table::record::Record;
//! let text = "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n[South \"Zofia\"]\n\n1. c4-c5 2. c6xc4 3. c3xc5\n";
//! let record: Record = text.parse()?;
//! assert_eq!(record.game.len(), 3);
//! assert_eq!(record.new_game().actions, ["c4-c5", "c6xc4", "c3xc5"]); // to resume it
//! let error = "[Rules \"soldiers16-bl\"]\n1. c4-c6".parse::<Record>().unwrap_err();
//! assert_eq!(error.place(), (2, 4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Views and trials
//! A view is sent once; after that every entry says what it changed. A [`Trial`] is a branch that is not stored
//! anywhere.
//! ```
//! use ashtapada_table::{NewGame, Request, Trial};
//! let (mut trial, _) = Trial::begin(&NewGame::of("vilac-9506"), &["e2e4".into(), "e7e5".into()])?;
//! let before = trial.table().view();
//! trial.carry_out(&Request::Act { action: "g1f3".into() }, &mut |_| 0)?;
//! let entry = &trial.table().entries(2, 1)[0];
//! let change = entry.change.as_ref().unwrap();
//! assert_eq!(change.pieces.len(), 1);
//! assert_eq!(change.apply(&before).position, trial.table().view().position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/two_players.rs` plays a whole game with provably fair dice and writes its record.
#![warn(missing_docs)]

pub mod catalogue;
pub mod daily;
pub mod dice;
pub mod formats;
pub mod name;
pub mod proof;
pub mod record;

mod clocks;
mod digest;
mod draft;
mod entry;
mod hex;
mod identity;
mod linked;
mod player;
mod problem;
mod push;
mod setup;
mod sitting;
mod table;
mod terms;
mod timing;
mod trial;
mod typed;
mod view;
mod words;

pub use ashtapada_rulebook as rulebook;
pub use ashtapada_rules as rules;
pub use clocks::{ClockError, ClockKind, ClockPlan, ClockView, SeatClock};
pub use dice::Secret;
pub use digest::{Digest, NotADigest};
pub use draft::{DraftAsk, DraftView, FieldView};
pub use entry::{Act, Cause, Entry, StoredEntry};
pub use identity::{NoPlayerId, PlayerId, PlayerKind};
pub use linked::{Correspondent, Linked, LinkedView};
pub use player::{Player, SeatPlan};
pub use problem::{Problem, ProblemKind};
pub use push::PushTo;
pub use setup::{Beginning, DiceSource, Header, NewGame, Setup, SetupError};
pub use sitting::{Claim, KeyHash, PUSHES, SeatKey, Sitter, Sitters};
pub use table::{
    Counting, Declined, DrawnThrow, EntryView, Glance, NotPartners, ProofPage, ProofView, Request, Reseating, SeedView,
    Step, StepError, Table, TableError, TableView, Uncounted, rfc3339,
};
pub use terms::{Absence, AbsenceError, Meanwhile, RatedError};
pub use timing::{Lived, Timing};
pub use trial::{LONGEST, Trial};
pub use typed::{TypedError, read_typed};
pub use view::chains::jumps_between;
pub use view::{ActionView, Chance, Change, Choices, Taken, View};
pub use words::InWords;

/// The examples of the README run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
