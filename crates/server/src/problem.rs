//! Problems that the server tells its clients: those of the messages, and faults whose cause is for its log alone.

use std::fmt::Display;

pub use ashtapada_messages::problem::*;
use ashtapada_table::Problem;
use tracing::error;

/// The fault is the server's, by a cause that guests do not learn: it may name files, hosts or users.
pub fn internal(cause: impl Display) -> Problem {
    error!(%cause, "the server could not do what it was asked for");
    server("the server could not do that; its log says why. Try again later")
}
