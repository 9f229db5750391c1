//! Why a text cannot be read, or a game not written.

use ashtapada_rulebook::{Phrase, Words};
use ashtapada_rules::TextError;
use serde::Serialize;

use super::Format;
use crate::record::RecordError;
use crate::words::InWords;

/// What was expected in a text of another format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, strum::VariantArray)]
#[serde(tag = "expected", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Expected {
    /// A list of moves says nothing of where it begins.
    #[error("a position: startpos, fen or rules, or moves from the start")]
    Place,
    /// No rule set is named.
    #[error("the name of a rule set after rules")]
    RulesName,
    /// An option is no pair.
    #[error("an option written as name=value")]
    OptionPair,
    /// No position follows the rules and options.
    #[error("startpos, or text and a position in double quotes")]
    Begin,
    /// Something else than the moves follows.
    #[error("moves with blanks between them after the word moves, or actions with commas after the word actions")]
    Moves,
    /// More stands there than the text should have.
    #[error("the end of the text")]
    End,
    /// FEN4 does not begin with an army.
    #[error("the army to move: R, B, Y or G")]
    Fen4Turn,
    /// Fields of FEN4 are not separated.
    #[error("`-` before the next field")]
    Fen4Dash,
    /// A field of FEN4 with a flag for each army.
    #[error("four times 0 or 1, separated by commas and followed by `-`")]
    Fen4Bits,
    /// The points in FEN4.
    #[error("the points of the four armies, separated by commas and followed by `-`")]
    Fen4Points,
    /// The clock in FEN4.
    #[error("the number of moves since the last capture or pawn move")]
    Fen4Clock,
    /// A key of FEN4.
    #[error("'key':value, separated by commas, in braces")]
    Fen4Key,
    /// A value of FEN4.
    #[error("a value: 'text', a whole number, true, false, or values in parentheses")]
    Fen4Value,
    /// A rank of FEN4 is missing.
    #[error("`/` and the next of fourteen ranks")]
    Fen4Rank,
    /// A rank of FEN4 is too long or too short.
    #[error("fourteen squares in each rank")]
    Fen4Squares,
    /// What stands on a square in FEN4.
    #[error("a piece such as rK (dead: drK), a number of empty squares, or x for a wall")]
    Fen4Piece,
    /// The board of FEN4 is not the small one.
    #[error("the board of Chaturaji: eight by eight squares in the middle, walls (x) around them")]
    Fen4Small,
    /// A dead piece of an army that plays, or a living one of an army that is out.
    #[error("dead pieces (d) where an army is out of the game, and living ones elsewhere")]
    Fen4Dead,
    /// A dead king.
    #[error("no dead king: a player who gave up while the others play on is not known to these rules")]
    Fen4Fallen,
    /// A tag of PGN4.
    #[error("a tag with its value in double quotes")]
    Pgn4Tag,
    /// A comment of PGN4 is not closed.
    #[error("a comment closed with }}")]
    Pgn4Comment,
    /// A variation of PGN4.
    #[error("variations in pairs of parentheses, after a move and not too many within each other")]
    Pgn4Variation,
    /// A move of PGN4.
    #[error("a move with both its squares, or R, T, S or #")]
    Pgn4Move,
    /// A square of PGN4 is not on the small board.
    #[error("a square of the board of Chaturaji, from d4 to k11")]
    Pgn4Square,
    /// A letter of PGN4 is not that of the piece.
    #[error("the letters of the pieces that stand on these squares, none for a pawn")]
    Pgn4Piece,
}

impl Expected {
    /// All of them.
    pub const ALL: &[Expected] = <Expected as strum::VariantArray>::VARIANTS;
}

impl Phrase for Expected {
    const PREFIX: &'static str = "format-expected";
}

/// Why a text cannot be read, or a game not be written.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FormatError {
    /// The text is malformed.
    #[error("{0}")]
    Text(#[from] TextError<Expected>),
    /// The game is malformed or not legal.
    #[error("{0}")]
    Game(#[from] RecordError),
    /// The text is not the JSON of a game.
    #[error("line {line}, column {column}: {why}")]
    Json {
        /// Line.
        line: usize,
        /// Column.
        column: usize,
        /// What the reader of JSON says.
        why: String,
    },
    /// The format is only written.
    #[error("{} cannot be read, only written", .format.name())]
    WriteOnly {
        /// Which.
        format: Format,
    },
    /// The format has no words for that game.
    #[error("{} has no words for a game of `{rules}`", .format.name())]
    Foreign {
        /// Which.
        format: Format,
        /// The rule set of the game.
        rules: String,
    },
}

impl FormatError {
    /// Where: line and column, from 1; `None` where no place in the text is to blame.
    pub fn place(&self) -> Option<(usize, usize)> {
        match self {
            FormatError::Text(error) => Some((error.line, error.column)),
            FormatError::Game(error) => Some(error.place()),
            FormatError::Json { line, column, .. } => Some((*line, *column)),
            FormatError::WriteOnly { .. } | FormatError::Foreign { .. } => None,
        }
    }
}

impl InWords for FormatError {
    fn in_words(&self, words: Words) -> String {
        match self {
            FormatError::Text(error) => words.error_in_lines(error),
            FormatError::Game(error) => error.in_words(words),
            FormatError::Json { line, column, why } => {
                words.wrong_at((*line, *column), &words.with("format-json", &[("why", why)]))
            }
            FormatError::WriteOnly { format } => words.with("format-write-only", &[("format", format.name())]),
            FormatError::Foreign { format, rules } => {
                words.with("format-foreign", &[("format", format.name()), ("rules", rules)])
            }
        }
    }
}
