//! Errors of a store, as problems for clients.

use ashtapada_table::{Problem, ProblemKind};

use crate::StoreError;

/// There is no such game.
pub fn no_game(id: &str) -> Problem {
    Problem::new(ProblemKind::NotFound, format!("there is no game {id} here; the list of games shows those there are"))
}

/// The game has gone on.
pub fn stale() -> Problem {
    Problem::new(ProblemKind::Stale, "the game has gone on in the meantime: look again")
}

/// Another server of the site has the game. Whoever asks again soon finds that one, or a free game.
pub fn moved() -> Problem {
    let why = "another server of this site has this game now; it is stored, and goes on when you connect again";
    Problem::new(ProblemKind::Moved, why)
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match &error {
            StoreError::Taken { .. } => stale(),
            StoreError::Seated => {
                Problem::new(ProblemKind::Stale, "one of you has found a table meanwhile; look again")
            }
            StoreError::Repeated => Problem::new(ProblemKind::BadRequest, "that message was carried out before"),
            StoreError::Missing { game, .. } => no_game(game),
            StoreError::Elsewhere { .. } => moved(),
            StoreError::Unavailable(why) => Problem::new(ProblemKind::Storage, why),
            StoreError::Damaged(why) => Problem::new(ProblemKind::Unreadable, why),
        }
    }
}
