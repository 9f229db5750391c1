//! What the lobby and its clients send each other.

use ashtapada_rules::Seat;
use ashtapada_table::{ClockPlan, Problem, SeatKey, SeatPlan};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The table of a short code.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct CodeView {
    /// The id of its game, for the address.
    pub id: String,
}

/// A table that is offered to everybody.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct OpenTable {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// How many options differ from it.
    pub changed: u32,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// The seats of people that nobody has taken.
    pub free: Vec<Seat>,
    /// The clocks, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockPlan>,
    /// Whether something has been played.
    pub begun: bool,
    /// How many watch.
    pub watching: u32,
}

/// People who look for others to play a game.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct Looking {
    /// The rule set.
    pub rules: String,
    /// How many of them.
    pub people: u32,
}

/// What a client sends to the lobby.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyAsk {
    /// Looks for people to play with. Sent again with the same key it is the same search, also from a new connection; it
    /// has the same end.
    Look {
        /// The key of the seat that the player is going to have.
        key: SeatKey,
        /// The rule set.
        rules: String,
        /// What the player is to be called.
        name: String,
        /// After how many minutes computer players take the free seats: 1 to 15.
        minutes: u8,
    },
    /// Looks no longer.
    Stop,
}

/// What the lobby sends to its clients.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyNews {
    /// What is offered now: at the beginning, and when it has changed.
    Offers {
        /// The tables, those with free seats first.
        tables: Vec<OpenTable>,
        /// Who else looks for people, by game.
        looking: Vec<Looking>,
    },
    /// The client's search goes on.
    Search {
        /// The rule set.
        rules: String,
        /// How many have been found, the client included.
        people: u32,
        /// How many can play.
        of: u32,
        /// After how many seconds computer players take the free seats.
        left: u32,
    },
    /// People have been found, or the wait is over: the player has a seat at a table.
    Met {
        /// The id of the game.
        game: String,
        /// The seat, held by the key of the search.
        seat: Seat,
    },
    /// Something cannot be done.
    Trouble {
        /// What, and why.
        problem: Problem,
    },
}
