//! Why a command failed, as a message in the chosen language.

use std::io;

use ashtapada_rulebook::{UnknownRules, Words, nearest};
use ashtapada_rules::{OptionError, OptionSpec, Position, Refusal, Values};
use ashtapada_server::ServeError;
use ashtapada_server::alone::Incomplete;
use ashtapada_server::store::{BackupError, StoreError};
use ashtapada_table::formats::{Format, FormatError};
use ashtapada_table::proof::ProofError;
use ashtapada_table::record::RecordError;
use ashtapada_table::{InWords, SetupError};

use super::before::Misplaced;

/// Why a command failed.
pub enum Failure {
    /// An option stands before the command it goes with.
    Misplaced(Misplaced),
    /// The game cannot be set up.
    Setup(SetupError),
    /// The value of an `--option` is not NAME=VALUE.
    OptionForm(String),
    /// A `--seat` is wrong: a sentence in the language of the terminal.
    Seats(String),
    /// A record cannot be replayed; the name of the file first.
    Record(String, Box<RecordError>),
    /// A text cannot be read, or not be written in another format; the name of the file first.
    Format(String, Box<FormatError>),
    /// The name of a file does not say what its format is; the option that would say it.
    NoFormat(String, &'static str),
    /// There is such a file already.
    Exists(String),
    /// A file cannot be written.
    Unwritten(String, io::Error),
    /// The throws of a record are not those of its secret; the name of the file first.
    Proof(String, ProofError),
    /// A file cannot be read.
    File(String, io::Error),
    /// A file is not text: its name, and the first byte (from 1) that is not UTF-8.
    NotText(String, usize),
    /// The system has no folder for data.
    NoDataFolder,
    /// A player of a match cannot take part: why, with what to do.
    Player(String),
    /// Writing to the terminal or a pipe failed.
    Output(io::Error),
    /// The games could not be backed up.
    Backup(BackupError),
    /// The storage failed.
    Store(StoreError),
    /// Nothing was changed: a message that says why, and the name in it.
    Unchanged(&'static str, String),
    /// So many games could not be read, and are not among those exported.
    Unexported(usize),
    /// So many records could not be read, and their games are not among those added.
    Unimported(usize),
    /// The server could not start or go on.
    Serve(ServeError),
    /// The page cannot be written as files.
    Site(Incomplete),
    /// A game cannot be solved: a sentence.
    Solve(String),
}

impl From<Incomplete> for Failure {
    fn from(error: Incomplete) -> Failure {
        Failure::Site(error)
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Setup(error)
    }
}

impl From<UnknownRules> for Failure {
    fn from(error: UnknownRules) -> Failure {
        Failure::Setup(error.into())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Failure {
        Failure::Serve(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

impl From<BackupError> for Failure {
    fn from(error: BackupError) -> Failure {
        Failure::Backup(error)
    }
}

impl Failure {
    /// The exit status: 2 if the arguments are wrong, else 1.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Misplaced(_)
            | Failure::Setup(_)
            | Failure::OptionForm(_)
            | Failure::Seats(_)
            | Failure::Player(_)
            | Failure::NoFormat(..)
            | Failure::NoDataFolder => 2,
            Failure::Format(_, error) => {
                if matches!(**error, FormatError::WriteOnly { .. }) {
                    2
                } else {
                    1
                }
            }
            Failure::Exists(_) | Failure::Unwritten(..) => 1,
            Failure::Record(..) | Failure::Proof(..) | Failure::File(..) | Failure::NotText(..) => 1,
            Failure::Output(_) | Failure::Unchanged(..) => 1,
            Failure::Unexported(_) | Failure::Unimported(_) => 1,
            Failure::Backup(_) | Failure::Store(_) | Failure::Serve(_) | Failure::Site(_) | Failure::Solve(_) => 1,
        }
    }

    /// The message, with what to do about it. Messages of the server and the system are in English.
    pub fn told(&self, words: Words) -> String {
        match self {
            Failure::Misplaced(Misplaced { option, command, belongs }) => {
                let id = if *belongs { "terminal-option-before" } else { "terminal-option-foreign" };
                words.with(id, &[("option", option), ("command", command)])
            }
            Failure::Setup(SetupError::Options { error, specs }) => option(words, error, specs),
            Failure::Setup(error @ SetupError::Position { .. }) => format!("--position: {}", error.in_words(words)),
            Failure::Setup(error) => error.in_words(words),
            Failure::OptionForm(text) => words.with("terminal-option-form", &[("text", text)]),
            Failure::Seats(why) | Failure::Player(why) | Failure::Solve(why) => why.clone(),
            Failure::Record(file, error) => {
                format!("{file}: {}{}", error.in_words(words), position_then(words, error))
            }
            Failure::Format(file, error) => format!("{file}: {}", unread(words, error)),
            Failure::NoFormat(file, option) => {
                let formats: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
                let formats = formats.join(", ");
                let example = format!("{option} pgn");
                words.with("terminal-no-format", &[("file", file), ("formats", &formats), ("example", &example)])
            }
            Failure::Exists(file) => words.with("terminal-convert-exists", &[("file", file)]),
            Failure::Unwritten(file, error) => {
                words.with("terminal-not-saved", &[("file", file), ("error", &error.to_string())])
            }
            Failure::Proof(file, error) => format!("{file}: {}", proof(words, error)),
            Failure::File(file, error) if error.kind() == io::ErrorKind::NotFound => {
                words.with("terminal-no-file", &[("file", file)])
            }
            Failure::File(file, error) => {
                words.with("terminal-unreadable", &[("file", file), ("error", &error.to_string())])
            }
            Failure::NotText(file, byte) => {
                words.with("terminal-not-text", &[("file", file), ("byte", &byte.to_string())])
            }
            Failure::NoDataFolder => words.text("terminal-no-data-folder"),
            Failure::Output(error) => words.with("terminal-no-output", &[("error", &error.to_string())]),
            Failure::Backup(error) => backup(words, error),
            Failure::Store(error) => error.to_string(),
            Failure::Site(Incomplete::Page) => words.text("terminal-site-no-page"),
            Failure::Site(Incomplete::Module) => words.text("terminal-site-no-module"),
            Failure::Unchanged(id, name) => words.with(id, &[("name", name)]),
            Failure::Unexported(count) => words.with("terminal-unexported", &[("count", &count.to_string())]),
            Failure::Unimported(count) => words.with("terminal-unimported", &[("count", &count.to_string())]),
            Failure::Serve(error) => error.to_string(),
        }
    }
}

/// Where an action cannot be played: the position then, on a line of its own.
fn position_then(words: Words, error: &RecordError) -> String {
    match error {
        RecordError::Illegal { position, .. } => {
            format!("\n{}", words.with("terminal-position-then", &[("position", &position.text())]))
        }
        _ => String::new(),
    }
}

/// Why a text cannot be read, and what to do where players went on after our rules had ended their game.
fn unread(words: Words, error: &FormatError) -> String {
    let told = error.in_words(words);
    let FormatError::Game(error) = error else { return told };
    let over = matches!(error, RecordError::Illegal { refusal: Refusal::GameOver, .. });
    let hint = if over { format!("\n{}", words.text("terminal-convert-over")) } else { String::new() };
    format!("{told}{}{hint}", position_then(words, error))
}

fn backup(words: Words, error: &BackupError) -> String {
    let (id, path, why) = match error {
        BackupError::Missing { path } => ("terminal-no-games", path, ""),
        BackupError::Exists { path } => ("terminal-save-exists", path, ""),
        BackupError::Unwritten { path, why } => ("terminal-not-saved", path, why.as_str()),
        BackupError::Unread { path, why } => ("terminal-unreadable", path, why.as_str()),
        BackupError::Refused(error) => return error.to_string(),
    };
    words.with(id, &[("file", &path.to_string_lossy()), ("error", why)])
}

/// The message that is used everywhere, and then how to write the option on the command line.
fn option(words: Words, error: &OptionError, specs: &[OptionSpec]) -> String {
    let why = words.option_error(error, specs);
    let hint = match error {
        OptionError::Unknown { id, known } => nearest(known.split(", "), id).map_or_else(
            || words.with("terminal-option-known", &[("known", known)]),
            |near| words.with("terminal-option-near", &[("near", near)]),
        ),
        OptionError::Value { id, example, .. } => {
            let values = specs.iter().find(|spec| spec.id == *id).map_or(String::new(), |spec| values(&spec.values));
            let example = format!("--option {id}={example}");
            words.with("terminal-option-values", &[("option", id), ("values", &values), ("example", &example)])
        }
        OptionError::Impossible { option, .. } => format!("({option})"),
        OptionError::Contradiction { first, second, .. } => format!("({first}, {second})"),
    };
    format!("{why} {hint}")
}

/// The possible values of an option, as they are typed.
pub fn values(values: &Values) -> String {
    match values {
        Values::Words(words) => words.join(", "),
        Values::Flag => "true, false".to_owned(),
        Values::Number { min, max } => format!("{min}…{max}"),
        Values::NumberOr { min, max, word } => format!("{min}…{max}, {word}"),
        Values::Skill => "fair, skilled:P (P 0…1)".to_owned(),
    }
}

fn proof(words: Words, error: &ProofError) -> String {
    match error {
        ProofError::Tag { tag, .. } => {
            let id = match *tag {
                "Secret" => "terminal-proof-secret",
                "Game" => "terminal-proof-game",
                "Seeds" => "terminal-proof-seeds",
                "Commitment" => "terminal-proof-no-commitment",
                "ThrownBefore" | "TakenBack" => return words.with("terminal-proof-count", &[("tag", tag)]),
                _ => "terminal-proof-throws",
            };
            words.text(id)
        }
        ProofError::Commitment => words.text("terminal-proof-commitment"),
        ProofError::Unproved => words.text("terminal-proof-no-commitment"),
        ProofError::Unpublished => words.text("terminal-proof-later"),
        ProofError::Elsewhere { given } => words.with("terminal-proof-given", &[("given", &given.to_string())]),
        ProofError::Throw { number, thrown, drawn } => {
            let number = number.to_string();
            words.with("terminal-proof-throw", &[("number", &number), ("thrown", thrown), ("drawn", drawn)])
        }
        other => other.to_string(),
    }
}
