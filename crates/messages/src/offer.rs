//! Tables that are offered to everybody.

use ashtapada_rules::Seat;
use ashtapada_table::{ClockPlan, SeatClock, SeatPlan};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A table that is offered to everybody.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
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
    /// The computer players who stand in for people: where nobody has sat down, or somebody is away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SeatPlan>>", optional)]
    pub stand_ins: Vec<SeatPlan>,
    /// The seats in which programs sit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub programs: Vec<Seat>,
    /// Whether it was set up to count for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// At such a table, the lowest and the highest rating of those who sit there, in points; none where nobody is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ratings: Option<(i32, i32)>,
    /// The clocks, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockPlan>,
    /// The seats that have another clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SeatClock>>", optional)]
    pub clocks: Vec<SeatClock>,
    /// Whether something has been played.
    pub begun: bool,
    /// How many watch.
    pub watching: u32,
}
