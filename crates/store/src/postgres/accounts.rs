//! Accounts in a PostgreSQL database.

use ashtapada_table::PlayerId;
use async_trait::async_trait;

use super::PostgresStore;
use super::link::{ask, transact};
use crate::accounts::statements::{self, added};
use crate::accounts::{Account, AccountError, Accounts, Ceremony, CeremonyKind, Credential, Token, TokenHash, rows};
use crate::rows::read;
use crate::{Cursor, GamePage, ListFilter, ListedGame, StoreError};

impl PostgresStore {
    fn trouble(&self, error: &sqlx::Error) -> AccountError {
        match error.as_database_error() {
            Some(error) if error.is_unique_violation() => AccountError::Taken,
            Some(error) if error.is_foreign_key_violation() => AccountError::Missing,
            _ => self.failed(error).into(),
        }
    }

    fn unknown_row(&self, what: &str, why: &str) -> AccountError {
        AccountError::Store(StoreError::Damaged(format!("{what} in {}: {why}", self.place)))
    }
}

/// Reads rows with one statement: the store, the statement, what is bound, and how a row is read.
macro_rules! rows {
    ($store:ident, $statement:expr, [$($value:expr),*], $read:path, $what:literal) => {{
        let asked = sqlx::query($statement)$(.bind($value))*;
        let rows = ask!($store.link, asked, fetch_all).map_err(|error| $store.failed(&error))?;
        read(&rows, $read).map_err(|why| $store.unknown_row($what, &why))?
    }};
}

/// Carries out a statement that changes something that must be there.
macro_rules! change {
    ($store:ident, $statement:expr, [$($value:expr),*]) => {{
        let asked = sqlx::query($statement)$(.bind($value))*;
        let done = ask!($store.link, asked, execute).map_err(|error| $store.trouble(&error))?;
        if done.rows_affected() == 0 { Err(AccountError::Missing) } else { Ok(()) }
    }};
}

#[async_trait]
impl Accounts for PostgresStore {
    async fn create_account(&self, account: &Account, first: Option<&Credential>) -> Result<(), AccountError> {
        let creating = async {
            transact!(self.link, |work| {
                async {
                    sqlx::query(statements::ADD_ACCOUNT)
                        .bind(&account.id)
                        .bind(&account.name)
                        .bind(account.kind.to_string())
                        .bind(&account.owner)
                        .bind(account.created as i64)
                        .execute(&mut *work)
                        .await?;
                    if let Some(first) = first {
                        added!(first).execute(&mut *work).await?;
                    }
                    Ok::<(), sqlx::Error>(())
                }
                .await
            })
        };
        creating.await.map_err(|error| self.trouble(&error))
    }

    async fn account(&self, id: &str) -> Result<Option<Account>, AccountError> {
        Ok(rows!(self, statements::ACCOUNT, [id], rows::account, "an account").pop())
    }

    async fn programs(&self, owner: &str) -> Result<Vec<Account>, AccountError> {
        Ok(rows!(self, statements::PROGRAMS, [owner], rows::account, "an account"))
    }

    async fn rename_account(&self, id: &str, name: &str) -> Result<(), AccountError> {
        change!(self, statements::RENAME_ACCOUNT, [id, name])
    }

    async fn shown(&self, id: &str) -> Result<String, AccountError> {
        Ok(rows!(self, statements::SHOWN, [id], rows::shown, "an account").pop().unwrap_or_default())
    }

    async fn set_shown(&self, id: &str, shown: &str) -> Result<(), AccountError> {
        change!(self, statements::SET_SHOWN, [id, shown])
    }

    async fn delete_account(&self, id: &str) -> Result<(), AccountError> {
        change!(self, statements::DELETE_ACCOUNT, [id])
    }

    async fn add_credential(&self, credential: &Credential) -> Result<(), AccountError> {
        let done = ask!(self.link, added!(credential), execute);
        done.map(|_| ()).map_err(|error| self.trouble(&error))
    }

    async fn credential(&self, id: &[u8]) -> Result<Option<Credential>, AccountError> {
        Ok(rows!(self, statements::CREDENTIAL, [id], rows::credential, "a passkey").pop())
    }

    async fn credentials(&self, account: &str) -> Result<Vec<Credential>, AccountError> {
        Ok(rows!(self, statements::CREDENTIALS, [account], rows::credential, "a passkey"))
    }

    async fn used_credential(&self, id: &[u8], state: &[u8], at: u64) -> Result<(), AccountError> {
        change!(self, statements::USED_CREDENTIAL, [id, state, at as i64])
    }

    async fn remove_credential(&self, account: &str, id: &[u8]) -> Result<(), AccountError> {
        let removing = async {
            transact!(self.link, |work| {
                async {
                    // One after another: two that are removed at once would each take the other for the one that is left.
                    let locked = sqlx::query("SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE").bind(account);
                    locked.execute(&mut *work).await?;
                    let removing = sqlx::query(statements::REMOVE_CREDENTIAL).bind(account).bind(id);
                    Ok::<u64, sqlx::Error>(removing.execute(work).await?.rows_affected())
                }
                .await
            })
        };
        if removing.await.map_err(|error| self.failed(&error))? > 0 {
            return Ok(());
        }
        let is_theirs = self.credential(id).await?.is_some_and(|credential| credential.account == account);
        Err(if is_theirs { AccountError::Last } else { AccountError::Missing })
    }

    async fn add_token(&self, token: &Token) -> Result<(), AccountError> {
        let expires = token.expires.map(|expires| expires as i64);
        let (hash, kind) = (token.hash.0.as_slice(), token.kind.to_string());
        change!(self, statements::ADD_TOKEN, [hash, &token.account, kind, &token.name, token.created as i64, expires])
    }

    async fn token(&self, hash: &TokenHash, now: u64) -> Result<Option<(Token, Account)>, AccountError> {
        let found = rows!(self, statements::TOKEN, [hash.0.as_slice(), now as i64], rows::token, "a token").pop();
        let Some(token) = found else { return Ok(None) };
        let account = self.account(&token.account).await?;
        Ok(account.map(|account| (token, account)))
    }

    async fn tokens(&self, account: &str) -> Result<Vec<Token>, AccountError> {
        Ok(rows!(self, statements::TOKENS, [account], rows::token, "a token"))
    }

    async fn renew_token(&self, hash: &TokenHash, expires: u64) -> Result<(), AccountError> {
        let renewing = sqlx::query(statements::RENEW_TOKEN).bind(hash.0.as_slice()).bind(expires as i64);
        ask!(self.link, renewing, execute).map_err(|error| self.failed(&error))?;
        Ok(())
    }

    async fn remove_token(&self, hash: &TokenHash) -> Result<(), AccountError> {
        let removing = sqlx::query(statements::REMOVE_TOKEN).bind(hash.0.as_slice());
        ask!(self.link, removing, execute).map_err(|error| self.failed(&error))?;
        Ok(())
    }

    async fn tidy_tokens(&self, now: u64) -> Result<u64, AccountError> {
        let removing = sqlx::query(statements::TIDY_TOKENS).bind(now as i64);
        Ok(ask!(self.link, removing, execute).map_err(|error| self.failed(&error))?.rows_affected())
    }

    async fn begin_ceremony(&self, ceremony: &Ceremony, most: u32, now: u64) -> Result<(), AccountError> {
        let tidying = sqlx::query(statements::TIDY_CEREMONIES).bind(now as i64);
        ask!(self.link, tidying, execute).map_err(|error| self.failed(&error))?;
        let kind = ceremony.kind.to_string();
        let making = sqlx::query(statements::MAKE_ROOM_FOR_CEREMONY).bind(&kind).bind(i64::from(most));
        let making = making.bind(&ceremony.crowd);
        ask!(self.link, making, execute).map_err(|error| self.failed(&error))?;
        let beginning = sqlx::query(statements::BEGIN_CEREMONY)
            .bind(ceremony.challenge.as_slice())
            .bind(&kind)
            .bind(&ceremony.state)
            .bind(ceremony.expires as i64)
            .bind(&ceremony.crowd);
        ask!(self.link, beginning, execute).map_err(|error| self.trouble(&error))?;
        Ok(())
    }

    async fn end_ceremony(
        &self,
        kind: CeremonyKind,
        challenge: &[u8; 16],
        now: u64,
    ) -> Result<Option<Vec<u8>>, AccountError> {
        let ending = sqlx::query_scalar(statements::END_CEREMONY).bind(challenge.as_slice());
        let ending = ending.bind(kind.to_string()).bind(now as i64);
        Ok(ask!(self.link, ending, fetch_optional).map_err(|error| self.failed(&error))?)
    }

    async fn games_of(
        &self,
        player: &PlayerId,
        filter: ListFilter,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<GamePage, AccountError> {
        let (played, id) = after.map_or((i64::MAX, ""), |after| (after.played as i64, after.id.as_str()));
        let asked = sqlx::query(statements::GAMES_OF)
            .bind(player.to_string())
            .bind(filter == ListFilter::Going)
            .bind(played)
            .bind(id)
            .bind(i64::from(limit))
            .bind(filter == ListFilter::Over);
        let rows = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        Ok(self.page_of(&rows, limit))
    }

    async fn games(&self, ids: &[&str]) -> Result<Vec<ListedGame>, AccountError> {
        let asked = sqlx::query(
            "SELECT id, created, setup, secret, seeds, sitters, played, actions, over, position FROM games \
             WHERE id = ANY ($1)",
        );
        let asked = asked.bind(ids);
        let rows = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        Ok(self.page_of(&rows, u32::MAX).games)
    }

    async fn unknown(
        &self,
        after: Option<&(PlayerId, String)>,
        limit: u32,
    ) -> Result<Vec<(PlayerId, String)>, AccountError> {
        let (player, game) = after.map(|(player, game)| (player.to_string(), game.as_str())).unwrap_or_default();
        Ok(rows!(self, statements::UNKNOWN, [player, game, i64::from(limit)], rows::sitting, "a seat"))
    }
}
