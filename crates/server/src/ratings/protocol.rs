//! What the server says about ratings.

use ashtapada_rules::Family;
use ashtapada_table::{PlayerId, rfc3339};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::protocol::RatingView;
use crate::store::HistoryEntry;

/// A part of the list of a family, best first.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct RatingsPage {
    /// The players.
    pub players: Vec<RatedPlayer>,
    /// The value of `after` that gets those after these; `None`: these are the last.
    pub next: Option<String>,
}

/// A player in a list of ratings.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct RatedPlayer {
    /// Who: `account:`, `program:` or `bot:`, and which.
    pub player: PlayerId,
    /// What the player is called; `None` for computer players, whom each reader knows by a name in his language.
    pub name: Option<String>,
    /// The rating.
    pub rating: RatingView,
}

/// What is known of a player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct PlayerRatings {
    /// What the player is called, as in [`RatedPlayer`].
    pub name: Option<String>,
    /// The rating in each family of games.
    pub families: Vec<(Family, RatingView)>,
    /// The last games, the last first.
    pub games: Vec<PlayedView>,
    /// The value of `before` that gets those before these; `None`: these are the first.
    #[ts(type = "number | null")]
    pub next: Option<u64>,
    /// Until when the player is not brought together with others, RFC 3339.
    pub waits: Option<String>,
}

/// A game that counted for a player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct PlayedView {
    /// Its id.
    pub game: String,
    /// Its family.
    pub family: Family,
    /// When it ended, RFC 3339.
    pub at: String,
    /// The rating after it, in points.
    pub points: i32,
    /// By how much that is more than before.
    pub change: i32,
    /// Whether the player left it.
    pub left: bool,
}

impl From<HistoryEntry> for PlayedView {
    fn from(played: HistoryEntry) -> PlayedView {
        let points = played.after.shown().points;
        let change = points - played.before.shown().points;
        PlayedView {
            game: played.game,
            family: played.family,
            at: rfc3339(played.at),
            points,
            change,
            left: played.left,
        }
    }
}
