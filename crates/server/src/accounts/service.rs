//! Accounts as handlers ask for them: what is stored, what is open by their tokens, and where they sit.

use std::sync::Arc;

use ashtapada_room::IdentityChange;
use ashtapada_table::{PlayerId, Problem, ProblemKind};
use tracing::error;

use super::protocol::Shown;
use crate::guests::Guest;
use crate::metrics::{FailureKind, Metrics};
use crate::passes::{Pass, Passes};
use crate::problem;
use crate::secret::SiteSecret;
use crate::store::{Account, AccountError, Accounts, Store, StoreError, Token, TokenHash};
use crate::tables::Tables;

/// How many seats of deleted accounts are looked at in one go.
const IN_ONE_GO: u32 = 200;

/// Somebody who is signed in, and the token.
#[derive(Debug, Clone)]
pub struct Principal {
    pub account: Account,
    /// The player that it is at tables.
    pub player: PlayerId,
    /// The token that was shown.
    pub token: Token,
}

/// The accounts of a server.
pub struct AccountService {
    store: Arc<dyn Store>,
    passes: Arc<Passes>,
    metrics: Arc<Metrics>,
    tables: Arc<Tables>,
    secret: SiteSecret,
}

impl AccountService {
    /// Of that store, sitting at these tables.
    pub fn new(
        store: Arc<dyn Store>,
        passes: Arc<Passes>,
        metrics: Arc<Metrics>,
        tables: Arc<Tables>,
    ) -> AccountService {
        let secret = SiteSecret::of(Arc::clone(&store));
        AccountService { store, passes, metrics, tables, secret }
    }

    /// Ends a session, and all that is open by it.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn end_session(&self, hash: &TokenHash) -> Result<(), Problem> {
        self.told("sign-out", self.stored().remove_token(hash).await)?;
        self.passes.end_token(hash);
        Ok(())
    }

    /// Deletes an account, and ends all that is open by its tokens and those of its programs.
    ///
    /// # Errors
    /// There is none, or the storage fails.
    pub async fn end_account(&self, id: &str) -> Result<(), Problem> {
        let programs = self.told("programs", self.stored().programs(id).await)?;
        self.told("delete", self.stored().delete_account(id).await)?;
        for gone in programs.iter().map(|program| program.id.as_str()).chain([id]) {
            self.passes.end_account(gone);
        }
        Ok(())
    }

    /// The id of the next game of the people of a game, whether or not it has begun.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn next_game(&self, id: &str) -> Result<String, Problem> {
        self.secret.next_id(id).await
    }

    /// What the page of an account shows to everybody.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn shown(&self, id: &str) -> Result<Shown, Problem> {
        Ok(Shown::stored(&self.told("shown", self.stored().shown(id).await)?))
    }

    /// The accounts that are stored.
    pub fn stored(&self) -> &dyn Accounts {
        self.store.accounts()
    }

    /// All that is stored.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The tables at which people of accounts sit.
    pub fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    /// What is open by the token that somebody showed.
    pub fn pass(&self, who: Option<&Principal>) -> Pass {
        who.map_or_else(Pass::of_nobody, |who| self.passes.of(&who.account.id, who.token.hash))
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
                    && !self.tables.closing().has_begun()
                {
                    self.metrics.store_failed(kind);
                    error!(request, why, "the storage of accounts failed");
                }
                failed.into()
            }
        })
    }

    /// Takes those off their seats whose accounts are gone, and forgets who they are in reports. What cannot be changed now,
    /// for example since another server has the game, is left for the next time; of games that count and go on the id
    /// stays until they are over.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn forget(&self) -> Result<(), Problem> {
        let mut after = None;
        loop {
            let unknown = self.told("forget", self.stored().unknown(after.as_ref(), IN_ONE_GO).await)?;
            for (player, game) in &unknown {
                // Why not is logged where it is found out.
                let _ =
                    self.tables.know(game, IdentityChange::Forget { player: player.clone() }, &Guest::server()).await;
            }
            after = unknown.into_iter().nth(IN_ONE_GO as usize - 1);
            if after.is_none() {
                break;
            }
        }
        // Whoever still sits somewhere may be reported there.
        Ok(self.store.reports().forget_gone().await?)
    }
}
