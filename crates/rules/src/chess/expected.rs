//! What was expected in a text that could not be read: what games of chess add.

use alloc::vec::Vec;

use crate::expected::phrases;
use crate::{Role, Seat, Spot};

phrases! {
    /// What was expected in a text of games of chess: what only this family knows of. The rest is in [`Expected`](crate::Expected).
    ChessExpected

    // Actions.
    ChessMove "a move: the square a piece leaves and the square it goes to"
    Square "a square from a1 to h8"
    ChessPromotion "q, r, b or n after `=`, in old games also m, e or h"
    WhichPiece "the file or rank that the piece comes from, since several can go there"
    PieceThatCanGo "a piece that can go there"
    MoveEnd "nothing more, or the letter of a promotion: q, r, b or n, in old games also m, e or h"

    // Positions.
    Man "a piece (PNBRQK, in old games also M, E and H; capitals for White, small letters for Black), a number of empty squares, or `/`"
    WhiteOrBlack "w or b, for the side to move"
    Castling "the castling rights: some of KQkq, or `-`"
    NoRight { right: char } "no {right}: that king and that rook are not both on their first squares"
    Passing { row: u8 } "the en passant square, on rank {row}, or `-`"
    Clock "the number of plies since the last capture or pawn move"
    MoveNumber "the move number, from 1"
    ExchangeOrEnd "the end of the text, or exchange if the side to move has moved and is now exchanging a waiting pawn"
    OneKing { army: Seat, letter: char } "exactly one king {letter} on the board"
    EightPawns { army: Seat } "at most eight pawns of each colour"
    PawnOnFirst { army: Seat, at: Spot } "no pawn on its own first rank (there is one on {at})"
    PawnOnLast { army: Seat, at: Spot } "no pawn on its last rank (there is one on {at}) unless promotionNoneCaptured=suspended"
    KingSafe { army: Seat, at: Spot, role: Role, by: Spot } "a king that is not attacked while the other side is to move (it is attacked from {by})"
}
