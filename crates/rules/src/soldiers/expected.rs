//! What was expected in a text that could not be read: what games on points and lines add.

use alloc::vec::Vec;

use crate::Seat;
use crate::expected::phrases;

phrases! {
    /// What was expected in a text of games on points and lines: what only this family knows of. The rest is in [`Expected`](crate::Expected).
    SoldiersExpected

    // Actions.
    Move "a move: two points joined by `-`, or by `x` if it captures"
    PointNumber { most: u8 } "the number of a point, 1 to {most} in reading order"

    // Positions.
    PointPiece { south: char, north: char } "a piece ({south} or {north}, a capital if it is marked) or a number of empty points"
    Side "the side to move, s or n"
    Phase "the point of a piece in a chain, `huff`, or `-`"
    Captures { south: u16, north: u16 } "the captures of South (at most {south}) and of North (at most {north}), joined by `-`"
    Hands { south: u16, north: u16 } "the pieces in hand of South (at most {south}) and of North (at most {north}), joined by `-`"
    Quiet { most: u16 } "the number of moves by both sides since the last capture or placement, 0 to {most}"
    SideFull { army: Seat, most: u8 } "at most {most} pieces of one side, including those captured and in hand"
    SideWhole { army: Seat, count: u8 } "exactly {count} pieces of the side that is never captured, on the board and in hand"
    BothSides "pieces on both sides"
    OneWinner "pieces on both sides, and at most one side with enough captures to win"
    NoMarks "no capital letters, since there is no chain and no huff"
    NoHuff "`-` or a point: there is no huffing under these rules"
    HuffMarks { least: u8 } "capital letters for the pieces that may be huffed: at least {least}, all of the side that missed a capture"
    NoPhase "`-`, since the game is over"
    ChainMarks "capital letters for the jumped pieces that are still on the board, and no others"
    ChainPoint "the point of a piece of the side to move that can jump again"
    ChainQuiet "0 moves since the last capture, in the middle of a chain"
}
