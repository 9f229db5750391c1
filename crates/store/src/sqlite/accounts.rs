//! Accounts in a SQLite file.

use ashtapada_table::PlayerId;
use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteQueryResult};

use super::writing;
use super::{SqliteStore, code};
use crate::accounts::statements::{self, added};
use crate::accounts::{Account, AccountError, Accounts, Ceremony, CeremonyKind, Credential, Token, TokenHash, rows};
use crate::fault::Fault;
use crate::rows::read;
use crate::{Cursor, GamePage, ListFilter, ListedGame, StoreError};

/// SQLite's code when a row refers to one that is not there.
const FOREIGN_KEY: i32 = 787;

/// Why a transaction about accounts is not carried out.
enum AccountFault {
    Asked(AccountError),
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for AccountFault {
    fn from(error: sqlx::Error) -> AccountFault {
        match code(&error) {
            Some(writing::PRIMARY_KEY | writing::UNIQUE) => AccountFault::Asked(AccountError::Taken),
            Some(FOREIGN_KEY) => AccountFault::Asked(AccountError::Missing),
            _ => AccountFault::Failed(error),
        }
    }
}

/// The result of a statement about accounts.
type AccountResult = Result<(), AccountFault>;

fn of_something(done: &SqliteQueryResult) -> AccountResult {
    if done.rows_affected() == 0 { Err(AccountFault::Asked(AccountError::Missing)) } else { Ok(()) }
}

impl SqliteStore {
    /// Writes in a transaction of its own.
    async fn account_work(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> AccountResult,
    ) -> Result<(), AccountError> {
        let mut writing = self.write().await?;
        let done = work(&mut writing.connection).await;
        // Nothing is written where something was asked wrongly.
        let (done, asked) = match done {
            Ok(()) => (Ok(()), None),
            Err(AccountFault::Failed(error)) => (Err(Fault::Failed(error)), None),
            Err(AccountFault::Asked(error)) => (Err(Fault::Asked(StoreError::Repeated)), Some(error)),
        };
        let finished = self.finish(writing, done).await;
        match asked {
            Some(error) => Err(error),
            None => Ok(finished?),
        }
    }

    fn unknown_row(&self, what: &str, why: &str) -> AccountError {
        let file = self.path.display();
        AccountError::Store(StoreError::Damaged(format!("{what} in {file}: {why}")))
    }
}

/// Reads rows with one statement: `self`, the statement, what is bound, and how a row is read.
macro_rules! rows {
    ($store:ident, $statement:expr, [$($value:expr),*], $read:path, $what:literal) => {{
        let mut reader = $store.read().await?;
        let rows = sqlx::query($statement)$(.bind($value))*.fetch_all(&mut *reader).await;
        let rows = rows.map_err(|error| $store.unread(Some(reader), &error))?;
        read(&rows, $read).map_err(|why| $store.unknown_row($what, &why))?
    }};
}

#[async_trait]
impl Accounts for SqliteStore {
    async fn create_account(&self, account: &Account, first: Option<&Credential>) -> Result<(), AccountError> {
        self.account_work(async |work| {
            sqlx::query(statements::ADD_ACCOUNT)
                .bind(&account.id)
                .bind(&account.name)
                .bind(account.kind.to_string())
                .bind(&account.owner)
                .bind(account.created as i64)
                .execute(&mut *work)
                .await?;
            if let Some(first) = first { insert_credential(first, work).await } else { Ok(()) }
        })
        .await
    }

    async fn account(&self, id: &str) -> Result<Option<Account>, AccountError> {
        Ok(rows!(self, statements::ACCOUNT, [id], rows::account, "an account").pop())
    }

    async fn programs(&self, owner: &str) -> Result<Vec<Account>, AccountError> {
        Ok(rows!(self, statements::PROGRAMS, [owner], rows::account, "an account"))
    }

    async fn rename_account(&self, id: &str, name: &str) -> Result<(), AccountError> {
        self.account_work(async |work| {
            of_something(&sqlx::query(statements::RENAME_ACCOUNT).bind(id).bind(name).execute(work).await?)
        })
        .await
    }

    async fn shown(&self, id: &str) -> Result<String, AccountError> {
        Ok(rows!(self, statements::SHOWN, [id], rows::shown, "an account").pop().unwrap_or_default())
    }

    async fn set_shown(&self, id: &str, shown: &str) -> Result<(), AccountError> {
        self.account_work(async |work| {
            of_something(&sqlx::query(statements::SET_SHOWN).bind(id).bind(shown).execute(work).await?)
        })
        .await
    }

    async fn delete_account(&self, id: &str) -> Result<(), AccountError> {
        self.account_work(async |work| {
            of_something(&sqlx::query(statements::DELETE_ACCOUNT).bind(id).execute(work).await?)
        })
        .await
    }

    async fn add_credential(&self, credential: &Credential) -> Result<(), AccountError> {
        self.account_work(async |work| insert_credential(credential, work).await).await
    }

    async fn credential(&self, id: &[u8]) -> Result<Option<Credential>, AccountError> {
        Ok(rows!(self, statements::CREDENTIAL, [id], rows::credential, "a passkey").pop())
    }

    async fn credentials(&self, account: &str) -> Result<Vec<Credential>, AccountError> {
        Ok(rows!(self, statements::CREDENTIALS, [account], rows::credential, "a passkey"))
    }

    async fn used_credential(&self, id: &[u8], state: &[u8], at: u64) -> Result<(), AccountError> {
        self.account_work(async |work| {
            let used = sqlx::query(statements::USED_CREDENTIAL).bind(id).bind(state).bind(at as i64);
            of_something(&used.execute(work).await?)
        })
        .await
    }

    async fn remove_credential(&self, account: &str, id: &[u8]) -> Result<(), AccountError> {
        self.account_work(async |work| {
            let removing = sqlx::query(statements::REMOVE_CREDENTIAL).bind(account).bind(id);
            if removing.execute(&mut *work).await?.rows_affected() > 0 {
                return Ok(());
            }
            let known = sqlx::query(statements::CREDENTIAL).bind(id).fetch_optional(work).await?;
            let is_theirs = known.is_some_and(|row| row.try_get::<&str, _>("account").is_ok_and(|of| of == account));
            Err(AccountFault::Asked(if is_theirs { AccountError::Last } else { AccountError::Missing }))
        })
        .await
    }

    async fn add_token(&self, token: &Token) -> Result<(), AccountError> {
        self.account_work(async |work| {
            sqlx::query(statements::ADD_TOKEN)
                .bind(token.hash.0.as_slice())
                .bind(&token.account)
                .bind(token.kind.to_string())
                .bind(&token.name)
                .bind(token.created as i64)
                .bind(token.expires.map(|expires| expires as i64))
                .execute(work)
                .await?;
            Ok(())
        })
        .await
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
        self.account_work(async |work| {
            let renewing = sqlx::query(statements::RENEW_TOKEN).bind(hash.0.as_slice()).bind(expires as i64);
            renewing.execute(work).await?;
            Ok(())
        })
        .await
    }

    async fn remove_token(&self, hash: &TokenHash) -> Result<(), AccountError> {
        self.account_work(async |work| {
            sqlx::query(statements::REMOVE_TOKEN).bind(hash.0.as_slice()).execute(work).await?;
            Ok(())
        })
        .await
    }

    async fn tidy_tokens(&self, now: u64) -> Result<u64, AccountError> {
        let mut removed = 0;
        self.account_work(async |work| {
            removed = sqlx::query(statements::TIDY_TOKENS).bind(now as i64).execute(work).await?.rows_affected();
            Ok(())
        })
        .await?;
        Ok(removed)
    }

    async fn begin_ceremony(&self, ceremony: &Ceremony, most: u32, now: u64) -> Result<(), AccountError> {
        self.account_work(async |work| {
            sqlx::query(statements::TIDY_CEREMONIES).bind(now as i64).execute(&mut *work).await?;
            let kind = ceremony.kind.to_string();
            let making = sqlx::query(statements::MAKE_ROOM_FOR_CEREMONY).bind(&kind).bind(most).bind(&ceremony.crowd);
            making.execute(&mut *work).await?;
            sqlx::query(statements::BEGIN_CEREMONY)
                .bind(ceremony.challenge.as_slice())
                .bind(kind)
                .bind(&ceremony.state)
                .bind(ceremony.expires as i64)
                .bind(&ceremony.crowd)
                .execute(work)
                .await?;
            Ok(())
        })
        .await
    }

    async fn end_ceremony(
        &self,
        kind: CeremonyKind,
        challenge: &[u8; 16],
        now: u64,
    ) -> Result<Option<Vec<u8>>, AccountError> {
        let mut state = None;
        self.account_work(async |work| {
            let ending = sqlx::query_scalar(statements::END_CEREMONY).bind(challenge.as_slice());
            state = ending.bind(kind.to_string()).bind(now as i64).fetch_optional(work).await?;
            Ok(())
        })
        .await?;
        Ok(state)
    }

    async fn games_of(
        &self,
        player: &PlayerId,
        filter: ListFilter,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<GamePage, AccountError> {
        let mut reader = self.read().await?;
        let (played, id) = after.map_or((i64::MAX, ""), |after| (after.played as i64, after.id.as_str()));
        let rows = sqlx::query(statements::GAMES_OF)
            .bind(player.to_string())
            .bind(filter == ListFilter::Going)
            .bind(played)
            .bind(id)
            .bind(limit)
            .bind(filter == ListFilter::Over)
            .fetch_all(&mut *reader)
            .await
            .map_err(|error| self.unread(Some(reader), &error))?;
        Ok(self.page_of(&rows, limit))
    }

    async fn games(&self, ids: &[&str]) -> Result<Vec<ListedGame>, AccountError> {
        let ids = serde_json::to_string(ids).map_err(|error| self.damaged("", &error))?;
        let mut reader = self.read().await?;
        let rows = sqlx::query(
            "SELECT id, created, setup, secret, seeds, sitters, played, actions, over, position FROM games \
             WHERE id IN (SELECT value FROM json_each(?))",
        )
        .bind(ids)
        .fetch_all(&mut *reader)
        .await
        .map_err(|error| self.unread(Some(reader), &error))?;
        Ok(self.page_of(&rows, u32::MAX).games)
    }

    async fn unknown(
        &self,
        after: Option<&(PlayerId, String)>,
        limit: u32,
    ) -> Result<Vec<(PlayerId, String)>, AccountError> {
        let (player, game) = after.map(|(player, game)| (player.to_string(), game.as_str())).unwrap_or_default();
        Ok(rows!(self, statements::UNKNOWN, [player, game, limit], rows::sitting, "a seat"))
    }
}

async fn insert_credential(credential: &Credential, work: &mut SqliteConnection) -> AccountResult {
    added!(credential).execute(work).await?;
    Ok(())
}
