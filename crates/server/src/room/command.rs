//! What a room is asked to do.

pub use ashtapada_room::ClientNumber;
use ashtapada_room::IdentityChange;
use ashtapada_rules::Seat;
use ashtapada_table::{PlayerId, Problem, SeatKey, Table};
use tokio::sync::oneshot;

use super::queue::Outbox;
use crate::protocol::{ClientMessage, ServerMessage, Visit};
use crate::view::KnownLog;

/// What a client that has entered is told besides its first messages.
#[derive(Debug)]
pub struct Entered {
    pub number: ClientNumber,
    /// How many entries the game has.
    pub entries: u32,
}

/// A command to a room.
#[derive(Debug)]
pub enum Command {
    /// A client enters: it gets a snapshot, and from then on every broadcast message.
    Enter {
        /// What it knows of the log.
        known: KnownLog,
        /// The keys of seats that it shows.
        keys: Vec<(Seat, SeatKey)>,
        /// Which page or program it is, and how often it has come.
        visit: Option<Visit>,
        /// Who it is, if somebody is signed in there.
        player: Option<PlayerId>,
        /// Whether it is on this computer.
        local: bool,
        /// Where its messages go.
        to: Outbox,
        /// Gets its number, unless it has come again since.
        number: oneshot::Sender<Result<Entered, Problem>>,
    },
    /// A client sends a message.
    Say {
        client: ClientNumber,
        message: ClientMessage,
    },
    /// It takes a message so many milliseconds to a client and back.
    Lag {
        client: ClientNumber,
        millis: u64,
    },
    Leave {
        client: ClientNumber,
    },
    /// Asks for the snapshot that an entering client would get, without entering.
    Look {
        /// What is known of the log.
        known: KnownLog,
        to: oneshot::Sender<ServerMessage>,
    },
    /// A browser is gone: nobody is told by it any more.
    Untell {
        /// Where messages to it went.
        endpoint: String,
    },
    /// Asks for the table itself, for its record or for a branch.
    Table {
        to: oneshot::Sender<Table>,
    },
    /// Who sits at the table is another in somebody's eyes: a player becomes known, or is forgotten.
    Identify {
        change: IdentityChange,
        /// Gets whether it is stored.
        to: oneshot::Sender<Result<(), Problem>>,
    },
}
