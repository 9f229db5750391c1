//! Perfect play in small games on points and lines.
//!
//! A [`Game`] is what a rule set says, under any ruling of its options; its positions are solved by retrograde analysis,
//! [`Slice`] by slice: the positions with so many men of each side. A slice follows from those that its captures lead to,
//! and from nothing else. [`Tables`] are the solved slices of a game, and say what a position is worth: a [`Value`].
//!
//! What a game is worth here, the rules say, with three readings where they leave something to the players or to history:
//!
//! - a turn is a whole chain of jumps, and a number of turns is one of both sides together;
//! - endless play is a draw, and no want of captures ends a game: a win counts however long it takes;
//! - positions with pieces in hand are not solved, only those that follow once all are placed.
//!
//! From the bottom up: `combinations` ranks sets of points, `symmetry` and `orbits` say which are the same, `moves` are the
//! turns on bitboards, `game` puts these together, `slices` are its parts; `table` is what a solved slice consists of,
//! `solve` makes it, `tables` keeps them, `file` writes and reads them. An [`Oracle`] from a [`Shelf`] says the same of
//! positions in the middle of a turn, too, and reads no more of the files than it needs. `turns` are the turns by the rules' own actions,
//! with which `verify` checks what was found.
//!
//! ```
//! use ashtapada_rules::soldiers::{Army, Bend, Options, PointBoard, PointGame, Start};
//! use ashtapada_rules::{Colour, OptionSet};
//! use ashtapada_solver::Game;
//! let board = PointBoard::new("line", &[("a1 b1 c1 d1 e1", Bend::Straight)])?;
//! let armies = [Army::of_soldiers(Colour::Light), Army::of_soldiers(Colour::Dark)];
//! let mut options = Options::of(PointGame::new("line", armies, &[], &[Start::new(board, ["a1 b1", "d1 e1"])])?);
//! assert!(Game::of(&options)?.sides_are_alike());
//! options.set("noCaptureEnds", "moreCaptures")?;
//! assert!(Game::of(&options).is_err(), "endless play would not be a draw");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod combinations;
mod file;
mod game;
mod moves;
mod oracle;
mod orbits;
mod shelf;
mod slices;
mod solve;
mod symmetry;
mod table;
mod tables;
#[cfg(test)]
mod testing;
mod turns;
mod value;
mod verify;

pub use file::{FileError, Folder};
pub use game::{Game, Unsolvable};
pub use oracle::Oracle;
pub use shelf::{Parts, Shelf, Source};
pub use slices::{NotASlice, Slice};
pub use solve::SolveError;
pub use tables::{Tables, Tally};
pub use turns::WholeTurn;
pub use value::Value;
pub use verify::Contradiction;

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
