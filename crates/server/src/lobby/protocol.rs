//! What the lobby and its clients send each other.

use ashtapada_messages::OpenTable;
use ashtapada_rules::{Board, Seat};
use ashtapada_table::{ClockPlan, Problem, SeatKey, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::filter::Filter;
use super::wishes::{Speed, Wishes};

/// The table of a short code.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct CodeView {
    /// The id of its game, for the address.
    pub id: String,
}

/// The games that go on now and that everybody may watch.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct LivePage {
    /// The tables: first those that the client shows already and that go on, then six others at most, those with the most
    /// people first.
    pub tables: Vec<LiveTable>,
}

/// A table that is played at, as it stands.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
pub struct LiveTable {
    /// What the lobby tells of it.
    pub table: OpenTable,
    /// The board.
    pub board: Board,
    /// The position now, to draw.
    pub view: View,
}

/// A speed, and the clocks that games of it have.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
pub struct SpeedCard {
    /// Which.
    pub speed: Speed,
    /// The clocks, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockPlan>,
}

/// People who look for others to play a game, and want the same.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
pub struct SearchGroup {
    /// The rule set.
    pub rules: String,
    /// What they mind.
    pub wishes: Wishes,
    /// How many of them.
    pub people: u32,
}

/// What a client sends to the lobby.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
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
        /// What the player minds.
        #[serde(default)]
        #[ts(as = "Option<Wishes>", optional)]
        wishes: Wishes,
    },
    /// Looks no longer.
    Stop,
    /// Wants to be told of these open tables only, from now on; a search goes on.
    Show {
        /// Which.
        filter: Filter,
    },
}

/// What the lobby sends to its clients.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyNews {
    /// At the beginning: the speeds that one can look for.
    Speeds {
        /// All of them.
        speeds: Vec<SpeedCard>,
    },
    /// What is offered now: at the beginning, and when it has changed.
    Offers {
        /// The tables, those with free seats first.
        tables: Vec<OpenTable>,
        /// How many more there are that the client does not want to be told of.
        others: u32,
        /// Who else looks for people, by game.
        looking: Vec<SearchGroup>,
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
        /// What those who have been found want together. What is still left out is settled when they meet.
        wishes: Wishes,
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
