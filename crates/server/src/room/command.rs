//! What a room is asked to do.

pub use ashtapada_room::ClientNumber;
use ashtapada_room::{Arrival, Event, IdentityChange};
use ashtapada_table::{Problem, Table};
use tokio::sync::oneshot;

use super::queue::Outbox;
use crate::protocol::ServerMessage;
use crate::view::KnownLog;

/// The number of a client in its room, and how many entries the game has.
#[derive(Debug)]
pub struct Admission {
    pub number: ClientNumber,
    pub entries: u32,
}

/// A command to a room: an event, or something that is answered besides.
#[derive(Debug)]
pub enum Command {
    Event(Event),
    /// A client enters: it gets a snapshot, and from then on every broadcast message.
    Enter {
        arrival: Box<Arrival>,
        /// Where its messages go.
        to: Outbox,
        /// Gets its number, unless it has come again since.
        answer: oneshot::Sender<Result<Admission, Problem>>,
    },
    /// Somebody becomes known as a player at the table, or is forgotten; the answer tells whether that is stored.
    Identify {
        change: IdentityChange,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// Asks for the snapshot that a client would get that entered and knew so much of the log.
    Look {
        known: KnownLog,
        answer: oneshot::Sender<ServerMessage>,
    },
    /// Asks for the table itself, for its record or for a branch.
    Table {
        answer: oneshot::Sender<Table>,
    },
}
