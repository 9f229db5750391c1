//! The table server: tables, seats, storage, and the web page that people play on.
//!
//! - [`store`]: where games are kept, as append-only logs; SQLite, and memory for tests.
//! - [`table`]: the fold of a log, pure.
//! - [`room`]: one live game with everyone who watches it; [`tables`]: all of them; [`machine`]: what
//!   the server plays by itself.
//! - `timing`: the clocks of a table, pure; [`clock`]: where the time comes from.
//! - [`dice`]: throws that anyone can check afterwards, with [`proof`].
//! - [`line`](mod@line): actions tried out without a table.
//! - [`view`], [`catalogue`]: rules turned into the messages of [`protocol`].
//! - [`http`], [`socket`]: how clients reach all that.

pub mod assets;
pub mod catalogue;
mod chains;
pub mod clock;
mod constant;
mod decide;
pub mod dice;
pub mod http;
pub mod line;
pub mod machine;
mod page;
mod problem;
pub mod proof;
pub mod protocol;
pub mod room;
mod serve;
mod setup;
pub mod socket;
mod squeeze;
pub mod store;
pub mod table;
pub mod tables;
mod timing;
mod topics;
pub mod view;

pub use serve::{Config, Limits, ServeError, Server, data_folder, database_file, serve};
