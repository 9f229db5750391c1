//! Why an action is not legal: what games on points and lines add.

use crate::refusal::A_RULE;
use crate::{Role, Spot};

/// Why an action is not legal in games on points and lines: what only this family knows of. The rest is in [`Refusal`](crate::Refusal).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum SoldiersRefusal {
    /// The two points are not neighbours on any line.
    #[error("{from} and {to} are not neighbours on a line")]
    NoLine {
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// Own pieces are not jumped.
    #[error("the piece on {over} is your own: it cannot be jumped")]
    JumpsOwn {
        /// The piece jumped.
        over: Spot,
    },
    /// A capture is compulsory.
    #[error("you must capture: {at} can")]
    MustCapture {
        /// A piece that can capture.
        at: Spot,
    },
    /// The chain goes on with the same piece.
    #[error("the piece on {at} is in the middle of its jumps")]
    ChainGoesOn {
        /// Where the jumping piece is.
        at: Spot,
    },
    /// One jump a turn.
    #[error("only one jump a turn under this rule")]
    OneJumpOnly,
    /// The pieces of that side do not capture: cows, geese.
    #[error("a {role} never jumps")]
    NeverJumps {
        /// What they are.
        role: Role,
    },
    /// The pieces of that side do not step in that direction.
    #[error("a {role} never steps back")]
    NotThatWay {
        /// What they are.
        role: Role,
        /// Where the piece stands.
        from: Spot,
        /// Where it would go.
        to: Spot,
    },
    /// Pieces have to be placed first.
    #[error("place your pieces first: {left} left")]
    PlaceFirst {
        /// How many are in hand.
        left: u8,
    },
    /// Nothing is in hand.
    #[error("you have nothing left to place")]
    NothingToPlace,
    /// A piece that failed to capture has to be huffed first.
    #[error("first huff a piece that missed a capture")]
    HuffFirst,
    /// That piece had no duty to capture.
    #[error("the piece on {at} did not miss a capture")]
    NotHuffable {
        /// The point.
        at: Spot,
    },
    /// No chain to stop.
    #[error("there is no chain of jumps to stop")]
    NothingToStop,
}

impl SoldiersRefusal {
    /// As [`Refusal::weight`](crate::Refusal::weight).
    pub(crate) fn weight(self) -> u8 {
        match self {
            SoldiersRefusal::NoLine { .. } | SoldiersRefusal::JumpsOwn { .. } => 1,
            _ => A_RULE,
        }
    }

    /// As [`Refusal::is_geometry`](crate::Refusal::is_geometry).
    pub(crate) fn is_geometry(self) -> bool {
        matches!(self, SoldiersRefusal::NoLine { .. })
    }
}
