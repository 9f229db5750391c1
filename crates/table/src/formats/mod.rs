//! Other people's text formats: what is read from them, and what is written in them.
//!
//! Each format has a file of its own with two pure functions: one reads a text as a [`Record`], the other writes a record.
//! What one of the two has no words for is told as a [`Loss`], never dropped in silence.
//!
//! ```
//! use ashtapada_rulebook::{Lang, Words};
//! use ashtapada_table::formats::{Format, Given, Loss};
//! let read = Format::Pgn.read("1. e4 e5 2. Nf3 (2. f4) *", &Given::default())?;
//! assert_eq!(read.record.game.len(), 3);
//! assert_eq!(read.losses, [Loss::Variations { count: 1 }]);
//! let written = Format::Uci.write(&read.record, Words::new(Lang::EN))?;
//! assert_eq!(written.text, "position startpos moves e2e4 e7e5 g1f3\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chaturaji;
mod error;
mod fen;
mod fen4;
mod json;
mod loss;
mod pgn;
mod pgn4;
pub mod svg;
mod uci;

use ashtapada_rulebook::{Words, drafts, rule_sets};
use ashtapada_rules::{AnyPosition, Position};

pub use error::{Expected, FormatError};
pub use loss::Loss;

use crate::record::{GivenRules, Manner, Record};

/// A text format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
#[non_exhaustive]
pub enum Format {
    /// Our own records, of every game.
    Record,
    /// What a server is asked with for a table that goes on with the game (`NewGame`), of every game.
    Json,
    /// Portable Game Notation, of the games of chess.
    Pgn,
    /// A position in Forsyth-Edwards Notation, of the games of chess.
    Fen,
    /// The command `position` of the engine protocol, which is that of UCI for chess, of every game.
    Uci,
    /// A position as chess.com writes it (FEN4), of its Chaturaji.
    Fen4,
    /// A game as chess.com writes it (PGN4), of its Chaturaji.
    Pgn4,
    /// A diagram of the last position, of every game. It is only written.
    Svg,
}

/// What the reader says of a text that does not say it itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Given {
    /// The rule set; if nothing is said, the one that the format is made for.
    pub rules: Option<String>,
    /// Changes from its options.
    pub options: Vec<(String, String)>,
}

impl Given {
    /// The rules of a text that names none: those that its format is made for.
    fn rules(&self, format: Format) -> GivenRules {
        let usual = || format.usual_rules().unwrap_or_default().to_owned();
        GivenRules { rules: self.rules.clone().unwrap_or_else(usual), options: self.options.clone() }
    }
}

/// What was read.
#[derive(Clone, Debug)]
pub struct Read {
    /// The game.
    pub record: Record,
    /// What a record has no words for.
    pub losses: Vec<Loss>,
}

/// What was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What the format has no words for.
    pub losses: Vec<Loss>,
}

impl Format {
    /// All of them.
    pub const ALL: &[Format] = <Format as strum::VariantArray>::VARIANTS;

    /// Its name, which is the usual extension of its files but for records, which are text files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The format of files with that extension.
    ///
    /// ```
    /// use ashtapada_table::formats::Format;
    /// assert_eq!(Format::of_extension("PGN"), Some(Format::Pgn));
    /// assert_eq!(Format::of_extension("txt"), Some(Format::Record));
    /// assert_eq!(Format::of_extension("doc"), None);
    /// ```
    pub fn of_extension(extension: &str) -> Option<Format> {
        match extension.to_ascii_lowercase().as_str() {
            "txt" => Some(Format::Record),
            "epd" => Some(Format::Fen),
            other => other.parse().ok(),
        }
    }

    /// The rule set of a text that names none, if the format is made for one, which says so in its folder.
    pub fn usual_rules(self) -> Option<&'static str> {
        let mut sets = rule_sets().iter().chain(drafts());
        sets.find(|rules| rules.formats.iter().any(|name| name == self.name())).map(|rules| rules.id.as_str())
    }

    /// Reads a text.
    ///
    /// # Errors
    /// It is malformed, or what it says is not legal; every error has line and column.
    pub fn read(self, text: &str, given: &Given) -> Result<Read, FormatError> {
        match self {
            Format::Record => read_record(text),
            Format::Json => json::read(text),
            Format::Pgn => pgn::read(text, given),
            Format::Fen => fen::read(text, given),
            Format::Uci => uci::read(text, given),
            Format::Fen4 => chaturaji::read_fen4(text, given),
            Format::Pgn4 => chaturaji::read_pgn4(text, given),
            Format::Svg => Err(FormatError::WriteOnly { format: self }),
        }
    }

    /// Writes a record. A picture has titles and letters of pieces in the reader's language.
    ///
    /// # Errors
    /// The format has no words for that game at all.
    pub fn write(self, record: &Record, words: Words) -> Result<Written, FormatError> {
        match self {
            Format::Record => Ok(Written { text: record.to_string(), losses: Vec::new() }),
            Format::Json => Ok(json::write(record)),
            Format::Pgn => pgn::write(record),
            Format::Fen => fen::write(record),
            Format::Uci => Ok(uci::write(record)),
            Format::Fen4 => chaturaji::write_fen4(record),
            Format::Pgn4 => chaturaji::write_pgn4(record),
            Format::Svg => Ok(svg::write(record, words)),
        }
    }

    /// Refuses a game that is not one of chess.
    fn needs_chess(self, record: &Record) -> Result<(), FormatError> {
        match record.beginning.position {
            AnyPosition::Chess(_) => Ok(()),
            _ => Err(self.foreign(record)),
        }
    }

    /// Refuses a game that is not one of four kings without dice.
    fn needs_four_kings(self, record: &Record) -> Result<(), FormatError> {
        match &record.beginning.position {
            position @ AnyPosition::FourKings(_) if position.die().is_none() => Ok(()),
            _ => Err(self.foreign(record)),
        }
    }

    fn foreign(self, record: &Record) -> FormatError {
        FormatError::Foreign { format: self, rules: record.beginning.rules.id.clone() }
    }
}

/// Reads one of our records, with its comments.
fn read_record(text: &str) -> Result<Read, FormatError> {
    let (record, passed) = Record::read_as(text, Manner { comments: true, ..Manner::default() })?;
    Ok(Read { record, losses: loss::of_passed(passed) })
}

/// Whether a game is by today's rules of the rule set that the format is made for, none of its options changed.
fn is_usual(record: &Record, format: Format) -> bool {
    let beginning = &record.beginning;
    Some(beginning.rules.id.as_str()) == format.usual_rules()
        && beginning.edition == ashtapada_rulebook::EDITION
        && beginning.changes().is_empty()
}

#[cfg(test)]
mod tests;
