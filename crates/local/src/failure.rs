//! Why a page cannot be answered.

use std::fmt::Display;

use ashtapada_messages::problem;
use ashtapada_table::Problem;

/// Why something could not be answered.
#[derive(Debug, Clone)]
pub enum PageError {
    /// It was asked for wrongly, which whoever asks can mend.
    Asked(Problem),
    /// Something of ours is broken; the cause is for a log, and nobody else.
    Broken(String),
}

impl PageError {
    /// Something of ours is broken.
    pub(crate) fn broken(cause: impl Display) -> PageError {
        PageError::Broken(cause.to_string())
    }

    /// What whoever asked is told.
    pub fn problem(self) -> Problem {
        match self {
            PageError::Asked(problem) => problem,
            PageError::Broken(_) => problem::server("this could not be answered; try again later"),
        }
    }
}

impl From<Problem> for PageError {
    fn from(problem: Problem) -> PageError {
        PageError::Asked(problem)
    }
}
