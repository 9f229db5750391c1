//! A live table with everyone who watches it, as a value that does no input or output: events and time go in, effects come
//! out. The server drives it between its sockets and its storage; a page can run the very same value without a server.
//!
//! [`Room::on`] is an `async` function, since some answers have to come before anything else is done: an entry is stored
//! before anybody is told of it. These questions are a trait, [`Backend`], and its answers are all that is waited for. No
//! thread, no clock, no random number and no runtime is used here.
//!
//! ```
//! use ashtapada_messages::view::KnownLog;
//! use ashtapada_messages::{ClientMessage, ServerMessage};
//! use ashtapada_room::memory::{Memory, at_once};
//! use ashtapada_room::{Arrival, Effect, Event, Now, Pace, Room};
//! use ashtapada_table::{NewGame, Request, Secret, Table};
//!
//! let (table, _) = Table::set_up(&NewGame::of("soldiers16-bl"), "a-game", Secret::new([7; 32]), 0)?;
//! let now = Now { ticks: 0, wall: 1_790_000_000_000 };
//! let memory = Memory::of(&table, now); // or a store, or a file of the browser
//! let mut room = Room::new(table, Pace::default(), now);
//!
//! // Somebody opens the page.
//! let known = KnownLog::default();
//! let arrival = Arrival { known, keys: Vec::new(), visit: None, player: None, local: true };
//! let effects = at_once(room.on(Event::Enter { client: 1, arrival: Box::new(arrival) }, &memory)).unwrap();
//! assert!(matches!(effects[0], Effect::Entered { client: 1, entries: 0 }));
//!
//! // And plays.
//! let action = room.table().choices().legal[0].text.clone();
//! let request = Request::Act { action };
//! let message = ClientMessage::Do { id: "m1".to_owned(), seen: 0, digest: None, request };
//! let effects = at_once(room.on(Event::Say { client: 1, message }, &memory)).unwrap();
//! assert_eq!(memory.entries().len(), 1); // stored, and then told
//! let told = effects.iter().filter_map(|effect| match effect {
//!     Effect::Tell { message, .. } => Some(message),
//!     _ => None,
//! });
//! assert!(matches!(**told.last().unwrap(), ServerMessage::Done { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The parts of a room own their state and are pure: [`clock`], [`absence`], [`proposal`], [`rating`], [`talk`], [`gallery`], and
//! [`machine`] with [`pace`].
#![warn(missing_docs)]

pub mod absence;
mod backend;
mod client;
pub mod clock;
mod event;
pub mod gallery;
pub mod machine;
pub mod memory;
pub mod names;
pub mod pace;
pub mod proposal;
pub mod rating;
mod room;
pub mod talk;

pub use backend::{Account, Backend, BackendError, Now, Report};
pub use event::{Arrival, Audience, ClientNumber, Effect, Event, IdentityChange};
pub use pace::Pace;
pub use rating::CountStage;
pub use room::Room;

/// The examples of the README run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
