//! What happens to a room, and what comes of it.

use std::time::Duration;

use ashtapada_messages::view::KnownLog;
use ashtapada_messages::{ClientMessage, OpenTable, ServerMessage, Visit};
use ashtapada_rules::{Action, Seat};
use ashtapada_table::{PlayerId, Problem, PushTo, SeatKey, Sitters};

use crate::proposal::not_yours;
use crate::rating::CountStage;

/// A client's number in its room, given by whoever runs the room: one that was used is not used again.
pub type ClientNumber = u64;

/// What happens to a room.
#[derive(Debug)]
pub enum Event {
    /// It begins: whoever has to play when nobody is there does so from now on.
    Begin,
    /// A client wants to come in. It gets a snapshot, and from then on every message to all.
    Enter {
        /// Its number from now on.
        client: ClientNumber,
        /// What it says of itself.
        arrival: Box<Arrival>,
    },
    /// A client says something.
    Say {
        /// The client.
        client: ClientNumber,
        /// The message.
        message: ClientMessage,
    },
    /// It takes a message so many milliseconds to a client and back.
    Lag {
        /// The client.
        client: ClientNumber,
        /// The milliseconds.
        millis: u64,
    },
    /// A client is gone, or was let go. One that is not in the room any more changes nothing.
    Leave {
        /// The client.
        client: ClientNumber,
    },
    /// A browser is gone: nobody is told by it any more.
    Untell {
        /// Where messages to it went.
        endpoint: String,
    },
    /// Who sits at the table is another in somebody's eyes.
    Identify(IdentityChange),
    /// A computer player has found what it plays, or failed.
    Found {
        /// The number of [`Effect::Think`].
        number: u64,
        /// The action.
        action: Result<Action, Problem>,
    },
    /// The time has come that [`Room::wakes_in`](crate::Room::wakes_in) told of.
    Time,
    /// The room closes; nothing happens to it afterwards.
    End,
}

/// A client that wants to come in.
#[derive(Debug)]
pub struct Arrival {
    /// What it knows of the log.
    pub known: KnownLog,
    /// The keys of seats that it shows.
    pub keys: Vec<(Seat, SeatKey)>,
    /// The page or program, and how often it has come.
    pub visit: Option<Visit>,
    /// The player, if somebody is signed in there.
    pub player: Option<PlayerId>,
    /// Whether it is on this computer.
    pub local: bool,
}

/// A change of who is known at a table.
#[derive(Debug, Clone)]
pub enum IdentityChange {
    /// Whoever has the key of a seat is this player.
    Is {
        /// The seat.
        seat: Seat,
        /// Its key.
        key: SeatKey,
        /// The player.
        player: PlayerId,
    },
    /// This player is to be forgotten.
    Forget {
        /// The player.
        player: PlayerId,
    },
}

impl IdentityChange {
    /// Who sits there afterwards; `None` if that is how it is already.
    ///
    /// # Errors
    /// The key is not that of the seat, or the seat belongs to somebody known.
    pub fn applied(&self, sitters: &Sitters, counts: CountStage) -> Result<Option<Sitters>, Problem> {
        let after = match (self, counts) {
            (IdentityChange::Is { seat, player, .. }, _) if sitters.player(*seat) == Some(player) => return Ok(None),
            (IdentityChange::Is { seat, key, player }, _) => sitters.known(*seat, key, player).ok_or_else(not_yours)?,
            (IdentityChange::Forget { player }, CountStage::No) => sitters.forgetting(player),
            (IdentityChange::Forget { player }, CountStage::GoesOn) => sitters.unnaming(player),
            (IdentityChange::Forget { player }, CountStage::Over) => sitters.forgetting_after(player),
        };
        Ok(Some(after).filter(|after| after != sitters))
    }
}

/// The clients that a message is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// All that are in the room.
    All,
    /// All but one.
    Others(ClientNumber),
    /// One.
    One(ClientNumber),
}

/// A consequence of what happened: whoever runs a room has to do them in order.
#[derive(Debug)]
pub enum Effect {
    /// A client is in the room: messages to all are for it from now on.
    Entered {
        /// The client.
        client: ClientNumber,
        /// How many entries the game has.
        entries: u32,
    },
    /// A client does not come in.
    TurnedAway {
        /// The client.
        client: ClientNumber,
        /// The reason.
        problem: Problem,
    },
    /// A client is in the room no longer: it has left, or come again.
    Dismiss {
        /// The client.
        client: ClientNumber,
    },
    /// A message to clients.
    Tell {
        /// The clients.
        to: Audience,
        /// The message.
        message: Box<ServerMessage>,
    },
    /// Whether an [`IdentityChange`] was stored.
    Identified(Result<(), Problem>),
    /// How the table stands, for those who look for one.
    Lobby {
        /// Whether the game is over, so that nobody has to find it any more.
        over: bool,
        /// As it is offered to everybody; `None` where it is not.
        offer: Option<Box<OpenTable>>,
    },
    /// Browsers whose page is closed are told that it is their turn.
    Push {
        /// The browsers.
        to: Vec<PushTo>,
        /// Whether it is to throw.
        throws: bool,
    },
    /// A computer player has to think about the table as it stands, until [`Event::Found`] or [`Effect::StopThinking`].
    Think {
        /// The number of what it finds.
        number: u64,
        /// The seat that it decides for.
        seat: Seat,
        /// The name of the computer player.
        bot: String,
        /// The time that it may think.
        time: Duration,
    },
    /// Nobody waits any more for what a computer player finds.
    StopThinking,
    /// Something could not be done that nobody asked for: for whoever runs the server.
    Warn {
        /// The failure.
        what: &'static str,
        /// The reason.
        why: String,
    },
}
