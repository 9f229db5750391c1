//! Who somebody is across tables and devices, for those who want it; nobody needs it to play.
//!
//! - `identity`: whom a request comes from: the cookie of a session, or the token of a program.
//! - `passes`: what stays open by a token ends with it.
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
mod passes;
mod passkeys;
pub mod protocol;
mod routes;
mod signing;

use ashtapada_table::{Problem, ProblemKind};
pub use identity::{Identity, Renewal, SignedIn};
pub use passes::{Pass, Passes};
pub use protocol::{
    AccountName, AccountView, BringSeat, FeedAddress, Me, MyGame, MyGames, MyGamesAsk, PasskeyAnswer, PasskeyView,
    PasskeysAt,
};
pub use routes::routes;
use tracing::error;

use crate::metrics::FailureKind;
use crate::problem;
use crate::store::{AccountError, Accounts, StoreError, TokenHash};
use crate::tables::Tables;

impl Tables {
    /// Ends a session, and all that is open by it.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn end_session(&self, hash: &TokenHash) -> Result<(), Problem> {
        self.told("sign-out", self.accounts().remove_token(hash).await)?;
        self.passes().end_token(hash);
        Ok(())
    }

    /// Deletes an account, and ends all that is open by its tokens and those of its programs.
    ///
    /// # Errors
    /// There is none, or the storage fails.
    pub async fn end_account(&self, id: &str) -> Result<(), Problem> {
        let programs = self.told("programs", self.accounts().programs(id).await)?;
        self.told("delete", self.accounts().delete_account(id).await)?;
        for gone in programs.iter().map(|program| program.id.as_str()).chain([id]) {
            self.passes().end_account(gone);
        }
        Ok(())
    }

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
