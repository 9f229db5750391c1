//! Who somebody is across tables and devices, for those who want it; nobody needs it to play.
//!
//! - `identity`: whom a request comes from: the cookie of a session, or the token of a program.
//! - `known`: who is known at a table, and who is forgotten there.
//! - `passkeys`: what devices sign, and whether it is right; `signing`: the addresses for that.
//! - `routes`: the other addresses under `/api/me`; `games`: the games of somebody, and the file with everything; `feed`.
//!
//! What is stored is [`crate::store::Accounts`].

mod ends;
mod feed;
mod games;
mod identity;
mod known;
mod passkeys;
pub mod protocol;
mod routes;
mod signing;

use ashtapada_table::{Problem, ProblemKind};
pub use identity::{Identity, Renewal, SignedIn};
pub use protocol::{
    AccountName, AccountView, BringSeat, FeedAddress, Me, MyGame, MyGames, MyGamesAsk, PasskeyAnswer, PasskeyView,
    PasskeysAt,
};
pub use routes::routes;
use tracing::error;

use crate::metrics::FailureKind;
use crate::problem;
use crate::store::{AccountError, Accounts, StoreError};
use crate::tables::Tables;

impl Tables {
    /// The accounts of this server.
    pub fn accounts(&self) -> &dyn Accounts {
        self.store().accounts()
    }

    /// What became of a request about accounts, for its client. A failure of the storage is counted and logged.
    ///
    /// # Errors
    /// Those of the request.
    pub fn told<T>(&self, request: &str, done: Result<T, AccountError>) -> Result<T, Problem> {
        done.map_err(|error| match error {
            AccountError::Missing => Problem::new(ProblemKind::NotFound, error),
            AccountError::Taken => problem::bad_request(error),
            AccountError::Last => {
                problem::bad_request("this is the only passkey: add another one first, or delete the account")
            }
            AccountError::Store(failed) => {
                let noted = match &failed {
                    StoreError::Unavailable(why) => Some((FailureKind::Unavailable, why)),
                    StoreError::Damaged(why) => Some((FailureKind::Damaged, why)),
                    _ => None,
                };
                // What is tidied up while the server stops is tidied up the next day.
                if let Some((kind, why)) = noted
                    && !self.closing().has_begun()
                {
                    self.metrics().store_failed(kind);
                    error!(request, why, "the storage of accounts failed");
                }
                failed.into()
            }
        })
    }
}
