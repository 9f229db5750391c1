//! How programs play: UCI where chess is played, and the same verbs for every other rule set.
//!
//! The grammar is in `docs/engine-protocol.md`. [`Command`] is a line of it; [`engine::serve`] is a program that
//! answers such lines with the computer players of this project; [`program::Program`] plays
//! such programs of others in matches.
//!
//! ```
//! use ashtapada_protocol::{Command, Form};
//! let Ok(Command::Position(place)) = "position rules chaturaji-pl-solo startpos actions 3, b1-c3".parse() else {
//!     panic!("a position");
//! };
//! assert_eq!((place.form, place.actions.len()), (Form::Extended, 2));
//! let error = "blunder".parse::<Command>().unwrap_err();
//! assert_eq!(error.to_string(), "`blunder` is no command; `help` lists them");
//! ```
//!
//! Unlike the crates below, this one reads clocks, and starts threads and programs.

pub mod engine;
pub mod program;

mod command;
mod go;
mod place;
mod words;

pub use command::{Command, Malformed};
pub use go::Go;
pub use place::{Form, Impossible, Place};

/// The rule set that is played unless another is named: chess, since that is what UCI programs expect.
pub const USUAL_RULES: &str = "vilac-9506";

/// The examples of the README run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
