//! Why an action is not legal.

use crate::chess::ChessRefusal;
use crate::four_kings::FourKingsRefusal;
use crate::soldiers::SoldiersRefusal;
use crate::{Role, Seat, Spot};

/// The reason why an action may not be played, precise enough to be said in words.
///
/// Its [`Display`](core::fmt::Display) is an English sentence; interfaces translate by
/// [`Refusal::id`], which is stable, and fill in the fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Dice have to be thrown first.
    #[error("throw the dice first")]
    ThrowFirst,
    /// Nothing is to be thrown now.
    #[error("no throw is due now")]
    NoThrowNow,
    /// Such a throw cannot come up.
    #[error("these dice cannot show that")]
    ImpossibleThrow,
    /// The spot is not on this board.
    #[error("{at} is not on this board")]
    OffBoard {
        /// The spot.
        at: Spot,
    },
    /// No piece stands there.
    #[error("no piece stands on {at}")]
    NoPiece {
        /// The spot.
        at: Spot,
    },
    /// The piece is another's, and not under command.
    #[error("the piece on {at} belongs to {owner}")]
    NotYours {
        /// The spot.
        at: Spot,
        /// Whose it is.
        owner: Seat,
    },
    /// The target holds a piece of the same army.
    #[error("your own piece stands on {to}")]
    OwnPiece {
        /// The target.
        to: Spot,
    },
    /// The target holds a piece of an ally, which may not be captured.
    #[error("the piece on {to} is your ally's")]
    AllyPiece {
        /// The target.
        to: Spot,
    },
    /// The piece does not move that way.
    #[error("{} does not move from {from} to {to}", .role.indefinite())]
    Unreachable {
        /// The piece.
        role: Role,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// Something stands in the way.
    #[error("the way is blocked on {by}")]
    Blocked {
        /// The spot of the piece that blocks it.
        by: Spot,
    },
    /// Nothing stands on the target of a capture.
    #[error("there is nothing to capture on {at}")]
    NothingToCapture {
        /// The spot.
        at: Spot,
    },
    /// A move to an empty spot was written, but it captures.
    #[error("that move captures: write it with x")]
    IsCapture,
    /// The turn may not be passed: there is a move to make.
    #[error("you may not pass: there is a move to make")]
    MayNotPass,
    /// Some other decision is due first.
    #[error("something else has to be decided first")]
    NotNow,
    /// This rule set has no such action.
    #[error("there is no such action under these rules")]
    NoSuchAction,
    /// A pawn goes diagonally only to capture.
    #[error("a pawn moves straight ahead; it goes diagonally only to capture")]
    PawnOnlyCapturesDiagonally,
    /// Something stands before the pawn; straight ahead it cannot capture.
    #[error("the pawn is blocked: it cannot capture straight ahead")]
    PawnBlocked {
        /// The spot of the piece that blocks it.
        by: Spot,
    },
    /// The pawn cannot become that piece there.
    #[error("this pawn cannot become {} here", .role.indefinite())]
    WrongPromotion {
        /// The piece asked for.
        role: Role,
    },
    /// The pawn has to be promoted here.
    #[error("this pawn has to be promoted here; choose what it becomes, for example {}", .role.indefinite())]
    PromotionDue {
        /// A piece that it may become.
        role: Role,
    },
    /// The point is taken.
    #[error("{at} is not empty")]
    Occupied {
        /// The point.
        at: Spot,
    },
    /// What only games of four kings know of.
    #[error(transparent)]
    #[strum(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    FourKings(#[from] FourKingsRefusal),
    /// What only games on points and lines know of.
    #[error(transparent)]
    #[strum(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Soldiers(#[from] SoldiersRefusal),
    /// What only games of chess know of.
    #[error(transparent)]
    #[strum(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Chess(#[from] ChessRefusal),
}

/// The weight of what a rule forbids.
pub(crate) const A_RULE: u8 = 4;

impl Refusal {
    /// How much it explains about a piece that cannot move: geometry least, a rule most.
    pub fn weight(self) -> u8 {
        match self {
            Refusal::NothingToCapture { .. } | Refusal::IsCapture => 0,
            Refusal::Unreachable { .. } | Refusal::PawnOnlyCapturesDiagonally => 1,
            Refusal::OwnPiece { .. } | Refusal::AllyPiece { .. } | Refusal::Occupied { .. } => 2,
            Refusal::Blocked { .. } | Refusal::PawnBlocked { .. } => 3,
            Refusal::Soldiers(refusal) => refusal.weight(),
            Refusal::Chess(refusal) => refusal.weight(),
            _ => A_RULE,
        }
    }

    /// Whether it only says that pieces do not move like that.
    pub fn is_geometry(self) -> bool {
        match self {
            Refusal::Unreachable { .. } | Refusal::NothingToCapture { .. } | Refusal::IsCapture => true,
            Refusal::Soldiers(refusal) => refusal.is_geometry(),
            Refusal::Chess(refusal) => refusal.is_geometry(),
            _ => false,
        }
    }

    /// Its stable id, `die-says` and so on: a message id in the language files.
    pub fn id(&self) -> &'static str {
        self.into()
    }
}
