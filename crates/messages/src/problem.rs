//! Problems that a server tells its clients.

use ashtapada_table::{Problem, ProblemKind, TableError};

use crate::PROTOCOL;

/// A request or a game is too long; `allowed` says what is allowed.
pub fn too_long(allowed: impl ToString) -> Problem {
    Problem::new(ProblemKind::TooLong, allowed)
}

/// The server is stopping.
pub fn stopping() -> Problem {
    Problem::new(ProblemKind::Stopping, "the server is stopping; the game is stored and goes on when it is back")
}

/// The request is invalid.
pub fn bad_request(why: impl ToString) -> Problem {
    Problem::new(ProblemKind::BadRequest, why)
}

/// The page has connected again since.
pub fn came_again() -> Problem {
    Problem::new(ProblemKind::Stale, "this page has come again over another connection, which goes on")
}

/// The client speaks another version of the protocol.
pub fn other_protocol(spoken: u32) -> Problem {
    let why = format!(
        "this server speaks version {PROTOCOL} of the protocol, not {spoken}: use a program of the same version, or leave \
         `protocol` out of `hello` to try all the same"
    );
    bad_request(why)
}

/// The fault is the server's: in a sentence for everybody, in which nothing stands of what is behind.
pub fn server(why: &'static str) -> Problem {
    Problem::new(ProblemKind::Server, why)
}

/// A stored game cannot be replayed.
pub fn unreadable(error: &TableError) -> Problem {
    let why = format!("this game cannot be replayed under the rules of this version: {error}");
    Problem::new(ProblemKind::Unreadable, why)
}
