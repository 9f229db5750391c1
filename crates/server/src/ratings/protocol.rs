//! What the server says about ratings.

use ashtapada_rules::{Family, Seat};
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
    /// What the player has chosen to show beside.
    pub profile: Profile,
    /// Until when the player is not brought together with others, RFC 3339.
    pub waits: Option<String>,
}

/// What the page of a player shows beside the ratings; what its owner has not chosen is left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Profile {
    /// Which games were played to their end, of the last three hundred, the most first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub games: Option<Vec<PlayedRules>>,
    /// How the last two hundred games ended that counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub results: Option<Vec<ResultsView>>,
    /// What the last games that counted have in common.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub streak: Option<StreakView>,
    /// The army that was commanded most often in the last three hundred games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub army: Option<ArmyView>,
}

/// How many games of a rule set a player has played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct PlayedRules {
    /// The rule set.
    pub rules: String,
    /// How many.
    pub games: u32,
}

/// How the games of a rule set ended for a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct ResultsView {
    /// The rule set.
    pub rules: String,
    /// How many were won.
    pub first: u32,
    /// In how many the first place was shared with another side.
    pub shared: u32,
    /// How many were not won.
    pub behind: u32,
}

impl ResultsView {
    /// Of a rule set of which nothing was played yet.
    pub fn none(rules: &str) -> ResultsView {
        ResultsView { rules: rules.to_owned(), first: 0, shared: 0, behind: 0 }
    }
}

/// Games that ended alike one after the other, up to the last one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct StreakView {
    /// Whether they were won.
    pub won: bool,
    /// How many they are.
    pub games: u32,
}

/// An army that a player commands often.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct ArmyView {
    /// The rule set.
    pub rules: String,
    /// Its seat there.
    pub seat: Seat,
    /// In how many games.
    pub games: u32,
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
