//! Errors of the server, as problems for clients.

use ashtapada_table::{Problem, ProblemKind, TableError};

use crate::store::StoreError;

/// There is no such game.
pub fn no_game(id: &str) -> Problem {
    Problem::new(ProblemKind::NotFound, format!("there is no game {id} here; the list of games shows those there are"))
}

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

/// The fault is the server's.
pub fn server(why: impl ToString) -> Problem {
    Problem::new(ProblemKind::Server, why)
}

/// A stored game cannot be replayed.
pub fn unreadable(error: &TableError) -> Problem {
    let why = format!("this game cannot be replayed under the rules of this version: {error}");
    Problem::new(ProblemKind::Unreadable, why)
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match &error {
            StoreError::Taken { .. } => stale(),
            StoreError::Repeated => bad_request("that message was carried out before"),
            StoreError::Missing { game, .. } => no_game(game),
            StoreError::Unavailable(why) => Problem::new(ProblemKind::Storage, why),
            StoreError::Damaged(why) => Problem::new(ProblemKind::Unreadable, why),
        }
    }
}

/// The game has gone on.
pub fn stale() -> Problem {
    Problem::new(ProblemKind::Stale, "the game has gone on in the meantime: look again")
}
