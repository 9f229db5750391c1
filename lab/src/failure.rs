//! Why a command failed: a sentence that says what was wrong and what to do.

use std::fmt::Display;
use std::io;
use std::path::Path;

use ashtapada_rulebook::UnknownRules;
use ashtapada_table::SetupError;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// What was asked for cannot be done.
    #[error("{0}")]
    Usage(String),
    /// It could be done, but went wrong.
    #[error("{0}")]
    Failed(String),
    /// What came out of it cannot be written.
    #[error("the results cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// The arguments are wrong.
    pub fn usage(why: impl Display) -> Failure {
        Failure::Usage(why.to_string())
    }

    /// A game of computer players could not be played, or not be read again.
    pub fn of_game(rules: &str, why: impl Display) -> Failure {
        Failure::Failed(format!("a game of {rules}: {why}"))
    }

    /// A file cannot be read or written.
    pub fn of_file(path: &Path, why: impl Display) -> Failure {
        Failure::Failed(format!("{}: {why}", path.display()))
    }

    /// The exit status: 2 if the arguments are wrong, else 1.
    pub fn code(&self) -> u8 {
        if matches!(self, Failure::Usage(_)) { 2 } else { 1 }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::usage(error)
    }
}

impl From<UnknownRules> for Failure {
    fn from(error: UnknownRules) -> Failure {
        Failure::usage(error)
    }
}
