//! Problems that the server tells its clients: those of the messages, and faults whose cause is for its log alone.

use std::fmt::Display;

use ashtapada_local::PageError;
pub use ashtapada_messages::problem::*;
use ashtapada_table::{Problem, ProblemKind};
use tracing::error;

/// The session or the program by which the client came is worth nothing any more.
pub fn signed_out() -> Problem {
    let why = "the session or the token by which you came was ended: sign in again, or make another token";
    Problem::new(ProblemKind::SignedOut, why)
}

/// What a client is told of a page that cannot be answered; what is broken is for the log.
pub fn of_page(failed: PageError) -> Problem {
    match failed {
        PageError::Asked(problem) => problem,
        PageError::Broken(cause) => internal(cause),
    }
}

/// The fault is the server's, by a cause that guests do not learn: it may name files, hosts or users.
pub fn internal(cause: impl Display) -> Problem {
    error!(%cause, "the server could not do what it was asked for");
    server("the server could not do that; its log says why. Try again later")
}
