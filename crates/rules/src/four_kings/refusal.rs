//! Why an action is not legal: what games of four kings add.

use crate::{Role, Seat, Spot};

/// Why an action is not legal in games of four kings: what only this family knows of. The rest is in [`Refusal`](crate::Refusal).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum FourKingsRefusal {
    /// The move would leave nothing to play with the second die, though both dice could be used.
    #[error("that move wastes the other die: both could be used")]
    WastesDie,
    /// The throw names other pieces.
    #[error("the throw is {face}: {} may not move on it", .role.indefinite())]
    DieSays {
        /// The face (or one of the faces left).
        face: u8,
        /// The other face left to use, 0 if there is none.
        other: u8,
        /// The piece that was to move.
        role: Role,
    },
    /// The hierarchy of captures forbids it.
    #[error("{} may not capture {} under this rule", .attacker.indefinite(), .victim.indefinite())]
    Rank {
        /// The piece that would capture.
        attacker: Role,
        /// The piece that would be captured.
        victim: Role,
    },
    /// A pawn on the last line has no moves.
    #[error("a pawn on the last line does not move")]
    PawnOnLastLine,
    /// Promotion to that piece must wait until one like it is lost.
    #[error("this pawn may become {} only after your {role} is lost", .role.indefinite())]
    PieceNotLost {
        /// The piece.
        role: Role,
    },
    /// Promotion must wait until a pawn is lost.
    #[error("this pawn can be promoted only after you have lost a pawn")]
    NoPawnLost,
    /// The pawn may not enter the last line before it can be promoted.
    #[error("the pawn may not enter the last line before it can be promoted")]
    LastLineTooEarly,
    /// The army is frozen.
    #[error("the army of {army} has lost its king and stands still")]
    ArmyFrozen {
        /// Whose army.
        army: Seat,
    },
    /// The commander moves these pieces now, not their owner.
    #[error("these pieces are commanded by {commander}")]
    UnderCommand {
        /// Who moves them.
        commander: Seat,
    },
    /// No exchange of kings can be offered now.
    #[error("an exchange of kings cannot be offered now")]
    NoExchange,
    /// A king may not come back there.
    #[error("the king may not return to {at}")]
    NotAReturn {
        /// The spot.
        at: Spot,
    },
    /// Withdrawal is for a seat with nothing but its king.
    #[error("only a player with nothing but a king may withdraw it")]
    NotLastKing,
}
