//! Why an action is not legal: what games of chess add.

use crate::refusal::A_RULE;
use crate::{Role, Spot};

/// Why an action is not legal in games of chess: what only this family knows of. The rest is in [`Refusal`](crate::Refusal).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum ChessRefusal {
    /// The king would be in check.
    #[error("the king would be attacked on {at} by the piece on {by}")]
    KingAttacked {
        /// Where the king would stand.
        at: Spot,
        /// An attacker.
        by: Spot,
    },
    /// No castling in this game.
    #[error("there is no castling in this game: the king moves one square")]
    NoCastling,
    /// This game has castling, but the king or that rook has moved.
    #[error("no castling on that side: the king or that rook has moved")]
    CastlingLost,
    /// The king has leapt already.
    #[error("the king leaps only once in a game, and has done so")]
    LeapSpent,
    /// A king is never captured.
    #[error("a king is never captured")]
    KingNeverCaptured {
        /// Where it stands.
        at: Spot,
    },
    /// No en passant captures in this game.
    #[error("there is no en passant capture in this game")]
    NoEnPassant,
    /// No such piece has been captured, so a pawn cannot become it.
    #[error("no {role} of yours has been captured, so the pawn cannot become one")]
    NotInPool {
        /// The piece asked for.
        role: Role,
    },
    /// Nothing was captured yet, so the pawn may not go to the last rank.
    #[error("the pawn may not enter the last rank before a piece of yours has been captured")]
    EmptyPool,
    /// A suspended pawn has to be exchanged now.
    #[error("the waiting pawn on {at} has to be exchanged first")]
    ExchangeDue {
        /// Where it stands.
        at: Spot,
    },
    /// A suspended pawn is exchanged after the move, not before it.
    #[error("make your move first; the pawn on {at} is exchanged at the end of the turn")]
    ExchangeAfterMove {
        /// Where it stands.
        at: Spot,
    },
    /// A suspended pawn waits and does not move.
    #[error("the pawn on {at} is waiting to be exchanged and does not move")]
    Suspended {
        /// Where it stands.
        at: Spot,
    },
}

impl ChessRefusal {
    /// As [`Refusal::weight`](crate::Refusal::weight).
    pub(crate) fn weight(self) -> u8 {
        if self.is_geometry() { 1 } else { A_RULE }
    }

    /// As [`Refusal::is_geometry`](crate::Refusal::is_geometry).
    pub(crate) fn is_geometry(self) -> bool {
        matches!(self, ChessRefusal::NoCastling | ChessRefusal::CastlingLost | ChessRefusal::NoEnPassant)
    }
}
