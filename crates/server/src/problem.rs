//! What went wrong, as it is told to clients.

use ashtapada_rules::Refusal;

use crate::protocol::Problem;
use crate::store::StoreError;
use crate::view;

impl Problem {
    /// A problem of that kind, told in an English sentence.
    pub fn new(kind: &str, message: impl ToString) -> Problem {
        Problem { kind: kind.to_owned(), message: message.to_string(), refusal: None }
    }

    /// There is no such game.
    pub fn no_game(id: &str) -> Problem {
        Problem::new("not-found", format!("there is no game {id} here; the list of games shows those there are"))
    }

    /// The rules do not allow an action.
    pub fn illegal(refusal: Refusal) -> Problem {
        Problem { refusal: Some(view::refusal(&refusal)), ..Problem::new("illegal", refusal) }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match &error {
            StoreError::Taken { .. } => Problem::new("stale", "the game has gone on in the meantime: look again"),
            StoreError::Repeated => Problem::new("bad-request", "that message was carried out before"),
            StoreError::Missing { game, .. } => Problem::no_game(game),
            StoreError::Unavailable(why) => Problem::new("storage", why),
        }
    }
}
