//! What is said about the games of a day.

use ashtapada_rulebook::Day;
use ashtapada_rules::{Role, Seat};
use ashtapada_table::daily::{DayScore, Rank, RoundMark};
use ashtapada_table::{SeatKey, SeatPlan};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A request to play a game of the day.
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

/// The games of a day.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyGamesPage {
    /// The day, in UTC.
    pub day: Day,
    /// In order of presentation.
    pub games: Vec<DailyGamePage>,
}

/// How a game of a day stands.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyGamePage {
    /// Its id.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// The day, in UTC.
    pub day: Day,
    /// Where whoever plays it sits.
    pub seat: Seat,
    /// What the army there consists of, where the sides differ.
    pub role: Option<Role>,
    /// Who sits elsewhere.
    pub others: Vec<SeatPlan>,
    /// Whether games of that day still count.
    pub open: bool,
    /// How many have played, of whose games one counts.
    pub played: u32,
    /// How many came to what, the worst first.
    pub results: Vec<(DayScore, u32)>,
    /// The throws of whoever plays, in order; none without dice.
    pub throws: Vec<String>,
    /// What the strongest computer player came to; `None` as long as that is not known.
    pub strongest: Option<DailyStrongest>,
    /// The best game, once no other counts any more.
    pub best: Option<DailyBest>,
    /// What the game that was asked about came to; `None` if none was, or it was not played to its end.
    pub own: Option<DailyResult>,
}

/// The game of the strongest computer player.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyStrongest {
    /// What it came to.
    pub score: DayScore,
    /// Its points at the end of each round, where points count.
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
    /// What it came to.
    pub score: DayScore,
}

/// What somebody's game came to.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
pub struct DailyResult {
    /// That.
    pub score: DayScore,
    /// The points at the end of each round, where points count.
    pub rounds: Vec<u16>,
    /// Each round beside that of the strongest player; empty as long as its game is not known.
    pub marks: Vec<RoundMark>,
    /// Where it stands among all that count.
    pub standing: Rank,
    /// Whether it counts itself.
    pub counts: bool,
}
