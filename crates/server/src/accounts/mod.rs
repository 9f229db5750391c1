//! Who somebody is across tables and devices, for those who want it; nobody needs it to play.
//!
//! - `identity`: whom a request comes from: the cookie of a session, or the token of a program.
//! - `known`: who is known at a table, and who is forgotten there.
//!
//! What is stored is [`crate::store::Accounts`].

mod identity;
mod known;

use ashtapada_table::{Problem, ProblemKind};
pub use identity::{Identity, SignedIn};
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
                if let StoreError::Unavailable(why) | StoreError::Damaged(why) = &failed {
                    self.metrics().store_failed(FailureKind::Unavailable);
                    error!(request, why, "the storage of accounts failed");
                }
                failed.into()
            }
        })
    }
}
