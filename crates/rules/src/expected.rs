//! What was expected in a text that could not be read.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Role, Seat, Spot};

/// A sample value of a field.
trait Sample {
    fn sample() -> Self;
}

macro_rules! samples {
    ($($type:ty = $value:expr),*) => { $(impl Sample for $type { fn sample() -> Self { $value } })* };
}

samples!(
    u8 = 0,
    u16 = 0,
    char = '?',
    String = String::new(),
    Seat = Seat::South,
    Role = Role::King,
    Spot = Spot::new(0, 0)
);

/// Declares [`Expected`]: the English words of a kind are its documentation too.
macro_rules! expected {
    ($($name:ident $({ $($field:ident: $type:ty),* })? $text:literal)*) => {
        /// What was expected in a text that could not be read, as a phrase.
        ///
        /// Other languages have their phrases under the kind's name, `expected-row-full` for
        /// [`Expected::RowFull`], with its fields as arguments.
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(tag = "expected", rename_all = "kebab-case"))]
        #[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the fields are named in the phrase")]
        pub enum Expected {
            $(#[doc = $text] #[error($text)] $name $({ $($field: $type),* })?,)*
        }

        impl Expected {
            /// One of each kind with sample fields: what a translation has to cover.
            pub fn kinds() -> Vec<Expected> {
                [$(Expected::$name $({ $($field: <$type as Sample>::sample()),* })?),*].into()
            }
        }
    };
}

expected! {
    // Actions.
    Action "an action: a move, a throw or a word such as pass"
    Move "a move: two points joined by `-`, or by `x` if it captures"
    ChessMove "a move: the square a piece leaves and the square it goes to"
    Spot "a square or point: a file letter and a rank number"
    Square "a square from a1 to h8"
    SecondSpot "`-` or `x` and a second square or point"
    PointNumber { most: u8 } "the number of a point, 1 to {most} in reading order"
    Throne "the throne of the king to bring back"
    Huffed "the point of the piece to huff"
    Face "a face of the die, 2 to 5"
    Faces "one or two faces of a die, 1 to 6, separated by one space"
    Promotion "K, E, H, B or P after `=`"
    ChessPromotion "q, r, b or n after `=`, in old games also m, e or h"
    WhichPiece "the file or rank that the piece comes from, since several can go there"
    PieceThatCanGo "a piece that can go there"
    MoveEnd "nothing more, or the letter of a promotion: q, r, b or n, in old games also m, e or h"

    // Positions of every family.
    Options { why: String } "options that do not contradict each other ({why})"
    Board { rows: u8 } "the board: {rows} rows separated by `/`"
    NextRow { row: u8 } "`/` and row {row}"
    RowFull { row: u8 } "nothing more in row {row}, which is full"
    RowShort { row: u8, left: u8 } "the rest of row {row} ({left} missing)"
    OneRun "one number, not two, for a run of empty squares or points"
    AfterRows "a space after the last row"
    ArmyFull { army: Seat, most: u8 } "at most {most} pieces in one army"
    End "the end of the text"

    // Positions of points and lines.
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

    // Positions of chess.
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

    // Positions of four kings.
    Army "an army (s, w, n or e), a number of empty squares, or `/`"
    Kind "a piece (K, E, H or B) or its pawn (k, e, h or b)"
    Once { army: Seat, man: Role, role: Role, letter: char } "no second {letter} in one army"
    PawnBehind { army: Seat, at: Spot } "no pawn behind the line where its army's pawns start"
    Thrower "the seat whose throw it is (s, w, n or e), then `/` and the seat that decides, if it is another"
    Decider { turn: String } "{turn}, since that seat decides here"
    StillPlaying { army: Seat } "a seat that still takes turns"
    Due "what is due: throw, before, call, move, offer, answer, place or over:"
    OverBy "how the game ended: last-army, annihilation, only-kings, one-king, both-kings, all-kings, no-progress or rounds"
    Enemies "pieces of at least two armies that are not allies, or over: and how the game ended"
    Over { ending: String } "over:{ending}, since the game has ended with these pieces"
    FaceLeft "a face still to be used: 2, 3, 4 or 5"
    OneFace "one face: the game has one die"
    TwoFaces "at most two faces, the smaller first"
    NoDice "no faces in a game without dice"
    Points "the points of South, West, North and East, separated by commas"
    NothingThrown "move: nothing is thrown in a game without dice"
    CallFirst "call, or throw with called=: the skilled thrower names a face first"
    NoCall "throw: no face is named in this game"
    MoveFaces "move with the faces still to be used"
    NotThrown "no faces before the throw"
    NothingBefore "throw: there is nothing to decide before it"
    Exchange "a possible exchange of kings, given by the word exchange="
    Word "a word: idle=, rounds=, called=, command=, boats=, withdrawn=, freed=, returned=, out=, thrones=, taken=, empire=, bonus=, fall=, exchange= or now="
    NotHere { word: String } "no {word}= in this game"
    Idle "turns without progress, a number from 1"
    Rounds "full rounds played, fewer than those after which the game ends"
    Called "the face named before the throw that is due: 2, 3, 4 or 5"
    Seats "seats, each once: letters of s, w, n, e in this order"
    SeatPairs "pairs of seats, separated by commas"
    WithBoat "armies that have their boat"
    AllyMoves "armies with an ally who still moves or can come back by an exchange, since that ally commands their boat"
    WithoutPieces "armies with no pieces left"
    WithoutKing "armies whose king is lost"
    NotFreed "armies that have placed their king: those of freed= have not"
    OneOut "at most one seat of each side"
    FirstSeats "sides, each by the first of its seats in the order s, w, n, e"
    Moment "progress, offered, early or kept"
    Command "armies under their ally's command, each followed by a colon and throne, loss or throne+loss"
    Fall "sides with two dead kings, each followed by a colon and how the later one fell: throne, king- and the captor's seat, or both joined by +"
    OneCommander "one commander on each side"
    ExchangeWord "three seats (who offers, whose king returns to that side or -, whose to the other), then a colon and seats"

}
