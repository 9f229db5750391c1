//! How strong players are, from the games that they finished, and how sure that is.
//!
//! The method is that of Weng and Lin for games of several sides and teams (*A Bayesian Approximation Method for Online
//! Ranking*, 2011), by the crate `skillratings`. A [`Rating`] is an estimate and its uncertainty; people read it as
//! [`Shown`], `1480 ± 90`. A [`Book`] is what is known of all players, and enters one [`Game`] after another. What leaving
//! games costs is in [`leaving`]. Nothing here reads a clock or a file.
//!
//! ```
//! use ashtapada_ratings::{Book, Game};
//! let mut book = Book::default();
//! let game = Game::of([(1, vec!["Zofia"]), (2, vec!["Jan"])]);
//! let changes = book.enter(&game);
//! assert_eq!(changes[0].before.shown().to_string(), "1500 ± 500");
//! assert!(changes[0].after.shown().points > 1500 && changes[1].after.shown().points < 1500);
//! assert!(changes[0].after.shown().either_way < 500, "one game tells a little");
//! ```

mod book;
mod game;
pub mod leaving;
mod rating;

pub use book::{Book, Change, Standing};
pub use game::{Game, Seated, Side};
pub use rating::{Rating, Shown, update};
