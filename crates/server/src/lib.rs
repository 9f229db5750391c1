//! The table server: shared tables, storage, and the web page that people play on.
//!
//! What a table is, its log and its view, is in [`ashtapada_table`]; this crate stores and serves tables:
//!
//! - [`store`]: where games are stored, as append-only logs: the crate [`ashtapada_store`]; its work is counted here.
//! - [`room`]: one live game with everyone who watches it, the task around a value of the crate [`ashtapada_room`];
//!   [`tables`]: all of them; `players`: how computer players think, and `thinkers`: on which threads; [`clock`]: where the
//!   time comes from.
//! - [`study`]: questions about positions and games, computed with [`ashtapada_analysis`].
//! - [`lobby`]: how people find a table and each other; [`accounts`]: who they are, for those who want to be known.
//! - [`position`]: positions to look at.
//! - `cluster`: the other servers of the site, of which nothing else here knows; `lease`: for how long what this one has taken is
//!   its own; `secret`: what only the servers of a site can compute.
//! - [`alone`]: the page as files that need no server.
//! - [`http`], [`socket`]: how clients reach all that, with the messages of [`protocol`], the crate [`ashtapada_messages`];
//!   `site`: under which names, `guests`: how much of it one address may take, `fair`: whose turn it is at what takes long; [`metrics`]: what is counted.

pub mod accounts;
pub mod alone;
mod answer;
pub mod app;
pub mod assets;
mod body;
pub mod clock;
mod closing;
mod cluster;
mod constant;
pub mod daily;
mod door;
mod export;
pub mod fair;
mod guests;
pub mod http;
mod import;
mod lease;
mod life;
mod limits;
pub mod lobby;
mod measured;
mod memories;
pub mod metrics;
mod openapi;
mod page;
#[cfg(test)]
mod page_types;
mod passes;
mod peer;
mod players;
pub mod problem;
pub mod programs;
pub mod push;
mod rate;
pub mod ratings;
pub mod room;
mod secret;
mod serve;
mod setup;
mod site;
pub mod socket;
mod squeeze;
mod stream;
pub mod study;
pub mod tables;
mod thinkers;
mod weighted;

pub use ashtapada_messages as protocol;
use ashtapada_messages::view;
pub use ashtapada_push::Services;
pub use ashtapada_room::Pace;
pub use ashtapada_store as store;
pub use export::{ExportError, ExportSummary, export};
pub use guests::{Guest, PerAddress, Quota};
pub use import::{ImportSummary, import};
pub use limits::Limits;
pub use rate::Rate;
pub use serve::{Config, ServeError, Server, data_folder, database_file, serve};
pub use site::{NoPublicUrl, PublicUrl};
