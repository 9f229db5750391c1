//! Errors of a store, as problems for clients.

use ashtapada_table::{Problem, ProblemKind};

use crate::StoreError;

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match &error {
            StoreError::Taken { .. } => Problem::stale(),
            StoreError::Seated => {
                Problem::new(ProblemKind::Stale, "one of you has found a table meanwhile; look again")
            }
            StoreError::Repeated => Problem::new(ProblemKind::BadRequest, "that message was carried out before"),
            StoreError::Missing { game, .. } => Problem::no_game(game),
            StoreError::Elsewhere { .. } => Problem::moved(),
            StoreError::Unavailable(why) => Problem::new(ProblemKind::Storage, why),
            StoreError::Damaged(why) => Problem::new(ProblemKind::Unreadable, why),
        }
    }
}
