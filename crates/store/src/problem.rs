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

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match &error {
            StoreError::Taken { .. } => stale(),
            StoreError::Repeated => Problem::new(ProblemKind::BadRequest, "that message was carried out before"),
            StoreError::Missing { game, .. } => no_game(game),
            // Like a server that stops: whoever asks again soon finds the one that has the game, or a free game.
            StoreError::Elsewhere { .. } => Problem::new(
                ProblemKind::Stopping,
                "another server of this site has this game; it is stored and goes on there, or here when that one is gone",
            ),
            StoreError::Unavailable(why) => Problem::new(ProblemKind::Storage, why),
            StoreError::Damaged(why) => Problem::new(ProblemKind::Unreadable, why),
        }
    }
}
