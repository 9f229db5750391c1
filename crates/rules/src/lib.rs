//! Rules of the old Indian board games: positions, actions, events and notation.
//!
//! Three families share one trait, [`Position`]:
//!
//! - [`four_kings`]: four armies on eight by eight squares, with dice or without
//!   (Chaturaji, Szaturadżi, Čaturanga);
//! - [`soldiers`]: games on points and lines (Sixteen Soldiers, Peralikatuma, Kotu ellima, Cows and
//!   Leopards);
//! - [`chess`]: two armies, the chess of the museum set Vilac 9506.
//!
//! Each family is one engine with options; a *rule set* is a value of its options, defined in the
//! crate `ashtapada-rulebook`. The crate is pure: no clock, no randomness, no files. Throws of
//! dice come in as actions, so replay, search and fairness proofs all run the same code.
//!
//! # Playing legal actions
//! ```
//! use ashtapada_rules::chess::{Chess, Options};
//! use ashtapada_rules::{Action, Game, Position, Seat, Turn};
//! let mut game = Game::new(Chess::start(&Options::default())?);
//! assert_eq!(game.turn(), Turn::Seat(Seat::South));
//! let action: Action = "e2-e4".parse()?;
//! let mut events = Vec::new(); // what happened, for whoever shows it
//! game.play(action, &mut events)?;
//! assert!(game.position().text().starts_with("rnbqkbnr/pppppppp/8/8/4P3/8"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Asking why something is not legal
//! Every imaginable action that is not legal has a reason, with the squares and pieces it is about.
//! ```
//! use ashtapada_rules::soldiers::{Options, Soldiers};
//! use ashtapada_rules::{Position, Refusal, Spot};
//! let start = Soldiers::start(&Options::default())?;
//! let onto_own = start.refuse("c3-c4".parse()?);
//! let there: Spot = "c4".parse()?;
//! assert_eq!(onto_own, Some(Refusal::Occupied { at: there }));
//! assert_eq!(start.refuse("c4-c5".parse()?), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Playing with dice and several seats
//! ```
//! use ashtapada_rules::four_kings::{FourKings, Options};
//! use ashtapada_rules::{Action, ActionList, ChanceList, Position, Turn};
//! let mut position = FourKings::start(&Options::default())?;
//! let mut dice = [3, 0, 2].into_iter(); // from wherever throws come
//! while let Turn::Chance(_) = position.turn() {
//!     let mut throws = ChanceList::new();
//!     position.chance(&mut throws); // with their exact probabilities
//!     let Some(fallen) = dice.next() else { break };
//!     position.play(Action::Throw(throws[fallen].0), &mut ())?;
//!     let mut legal = ActionList::new();
//!     position.actions(&mut legal);
//!     position.play(legal[0], &mut ())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//! - `serde`: actions, events, refusals, outcomes and the other plain values serialise and deserialise.
//! - `ts`: the TypeScript side of these values is written by the tests of this crate. It needs the standard library.
#![cfg_attr(not(feature = "ts"), no_std)]
#![warn(missing_docs)]

extern crate alloc;
#[cfg(test)]
extern crate std;
// The tests of the library and those beside it share games.
#[cfg(test)]
extern crate self as ashtapada_rules;

mod action;
mod any;
mod board;
pub mod chess;
pub mod draft;
mod event;
mod expected;
pub mod four_kings;
mod game;
pub mod grid;
mod look;
mod moves;
mod options;
mod outcome;
mod playout;
mod position;
mod refusal;
mod role;
#[cfg(feature = "ts")]
mod schema;
mod seat;
pub mod soldiers;
mod spot;
mod text;
mod throw;

pub use action::{Action, ActionKind, ActionList, ChanceList, MOST_ACTIONS};
pub use any::{AnyOptions, AnyPosition, Family};
pub use board::{Board, Coordinates, Line, Surface};
pub use event::{Event, EventSink, Idle, Means};
pub use expected::Expected;
pub use four_kings::Comeback;
pub use game::{Game, Next, Ply, StateId};
pub use look::{Die, Look, Men, Motion, Sign, Signs};
pub use options::{OptionError, OptionGroup, OptionSet, OptionSpec, Values};
pub use outcome::{Ending, Outcome, Twelfths};
pub use playout::{Playout, draw, playout, weights};
pub use position::{Piece, Position, Standing, Turn, perft};
pub use refusal::Refusal;
pub use role::Role;
pub use seat::{Colour, NotASeat, Seat};
pub use spot::{NotASpot, Spot};
pub use text::{TextError, line_and_column};
pub use throw::{NotAThrow, Probability, Throw};

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
