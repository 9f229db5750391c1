//! What is said about the daily throw.

use ashtapada_rulebook::Day;
use ashtapada_table::SeatKey;
use ashtapada_table::daily::{Rank, RoundMark};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A request to play the daily throw.
#[derive(Debug, Clone, Deserialize, JsonSchema, TS)]
pub struct DailyAsk {
    /// The key of the seat: 32 random bytes as 64 hexadecimal digits, which the browser makes once and keeps. For each key one
    /// game of a day counts.
    pub key: SeatKey,
    /// By what name it is played; empty for none.
    #[serde(default)]
    pub name: String,
}

/// The table of a day.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyTable {
    /// The id of the game.
    pub id: String,
    /// The day, in UTC.
    pub day: Day,
    /// Whether it counts: the first game of a day does, others are for fun.
    pub counts: bool,
}

/// How a day stands.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyThrowPage {
    /// The day, in UTC.
    pub day: Day,
    /// Whether games of that day still count.
    pub open: bool,
    /// How many have played, of whose games one counts.
    pub played: u32,
    /// How many made each number of points, fewest points first.
    pub results: Vec<(u16, u32)>,
    /// The throws of whoever plays, in order.
    pub throws: Vec<String>,
    /// What the strongest computer player made of the same throws; `None` as long as that is not known.
    pub strongest: Option<DailyStrongest>,
    /// The best game, once no other counts any more.
    pub best: Option<DailyBest>,
    /// What the game that was asked about came to; `None` if none was, or it was not played to its end.
    pub own: Option<DailyResult>,
}

/// The game of the strongest computer player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyStrongest {
    /// Its points at the end of each round.
    pub rounds: Vec<u16>,
    /// The id of its game, once games of that day count no more.
    pub game: Option<String>,
}

/// The best game of a day.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyBest {
    /// Its id.
    pub game: String,
    /// By what name it was played; empty for none.
    pub name: String,
    /// Its points.
    pub points: u16,
}

/// What somebody's game came to.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyResult {
    /// Its points.
    pub points: u16,
    /// The points at the end of each round.
    pub rounds: Vec<u16>,
    /// Each round beside that of the strongest player; empty as long as its game is not known.
    pub marks: Vec<RoundMark>,
    /// Where it stands among all that count.
    pub standing: Rank,
    /// Whether it counts itself.
    pub counts: bool,
}
