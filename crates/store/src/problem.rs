//! Errors of a store, as problems for clients: what stands behind the server (files, hosts, users) is for its log alone.

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
            StoreError::Unavailable(_) => Problem::new(
                ProblemKind::Storage,
                "the server cannot store or read games just now; nothing was changed, so send the same again later",
            ),
            StoreError::Damaged(_) => Problem::new(
                ProblemKind::Unreadable,
                "what is stored of this game cannot be read; the log of the server says why",
            ),
        }
    }
}
