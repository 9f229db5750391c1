//! Why an action is not legal.

use crate::{Role, Seat, Spot};

/// The reason why an action may not be played, precise enough to be said in words.
///
/// Its [`Display`](core::fmt::Display) is an English sentence; interfaces translate by
/// [`Refusal::id`], which is stable, and fill in the fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
#[non_exhaustive]
pub enum Refusal {
    // --- any family ---
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
    /// The move would leave nothing to play with the second die, though both dice could be used.
    #[error("that move wastes the other die: both could be used")]
    WastesDie,
    /// Some other decision is due first.
    #[error("something else has to be decided first")]
    NotNow,
    /// This rule set has no such action.
    #[error("there is no such action under these rules")]
    NoSuchAction,

    // --- four kings ---
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
    /// A pawn goes diagonally only to capture.
    #[error("a pawn moves straight ahead; it goes diagonally only to capture")]
    PawnOnlyCapturesDiagonally,
    /// Something stands before the pawn; straight ahead it cannot capture.
    #[error("the pawn is blocked: it cannot capture straight ahead")]
    PawnBlocked {
        /// The spot of the piece that blocks it.
        by: Spot,
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

    // --- soldiers ---
    /// No line joins the two points.
    #[error("no line joins {from} and {to}")]
    NoLine {
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// The point is taken.
    #[error("{at} is not empty")]
    Occupied {
        /// The point.
        at: Spot,
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

    // --- chess ---
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

impl Refusal {
    /// How much it explains about a piece that cannot move: geometry least, a rule most.
    pub fn weight(self) -> u8 {
        match self {
            Refusal::NothingToCapture { .. } | Refusal::IsCapture => 0,
            Refusal::Unreachable { .. } | Refusal::NoLine { .. } | Refusal::PawnOnlyCapturesDiagonally => 1,
            Refusal::NoCastling | Refusal::CastlingLost | Refusal::NoEnPassant | Refusal::JumpsOwn { .. } => 1,
            Refusal::OwnPiece { .. } | Refusal::AllyPiece { .. } | Refusal::Occupied { .. } => 2,
            Refusal::Blocked { .. } | Refusal::PawnBlocked { .. } => 3,
            _ => 4,
        }
    }

    /// Its stable id, `die-says` and so on: a message id in the language files.
    pub fn id(&self) -> &'static str {
        self.into()
    }
}
