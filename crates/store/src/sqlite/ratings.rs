//! Ratings in a SQLite file.

use ashtapada_ratings::{Book, Game, Standing};
use ashtapada_rules::Family;
use ashtapada_table::PlayerId;
use async_trait::async_trait;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;

use super::{SqliteStore, WriteTransaction};
use crate::StoreError;
use crate::fault::Fault;
use crate::ratings::rows::{self, damaged};
use crate::ratings::work::work;
use crate::ratings::{
    Change, HistoryEntry, RatedGame, Ratings, StandingsCursor, StandingsPage, by_family, by_player, players, replayed,
    statements,
};
use crate::rows::{parsed, read};

/// All that writes goes one after another.
async fn alone(_: Family, _: &mut SqliteConnection) -> Result<(), Fault> {
    Ok(())
}

work!(SqliteConnection, alone);

impl SqliteStore {
    /// Ends a transaction, and gives what came of it.
    pub(super) async fn finished<T>(
        &self,
        work: WriteTransaction<'_>,
        done: Result<T, Fault>,
    ) -> Result<T, StoreError> {
        match done {
            Ok(found) => self.finish(work, Ok(())).await.map(|()| found),
            Err(fault) => match self.finish(work, Err(fault)).await {
                Err(error) => Err(error),
                Ok(()) => Err(StoreError::Unavailable("nothing could be saved".to_owned())),
            },
        }
    }

    fn unread_ratings(&self, fault: Fault) -> StoreError {
        match fault {
            Fault::Asked(error) => error,
            Fault::Failed(error) => self.unread(None, &error),
        }
    }

    /// The rows that a statement finds.
    pub(super) async fn rows<'q>(
        &self,
        query: sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<SqliteRow>, StoreError> {
        let mut reader = self.read().await?;
        query.fetch_all(&mut *reader).await.map_err(|error| self.unread(Some(reader), &error))
    }
}

#[async_trait]
impl Ratings for SqliteStore {
    async fn count(&self, game: &RatedGame) -> Result<Vec<Change>, StoreError> {
        let result = serde_json::to_string(&game.result).map_err(|error| self.damaged(&game.game, &error))?;
        let mut work = self.write().await?;
        let done = count(game, &result, &mut work.connection).await;
        self.finished(work, done).await
    }

    async fn changes(&self, game: &str) -> Result<Option<Vec<Change>>, StoreError> {
        let mut reader = self.read().await?;
        let found = match number_of(game, &mut reader).await {
            Ok(Some(number)) => changes_of(number, &mut reader).await.map(Some),
            Ok(None) => Ok(None),
            Err(fault) => Err(fault),
        };
        found.map_err(|fault| self.unread_ratings(fault))
    }

    async fn best(
        &self,
        family: Family,
        after: Option<&StandingsCursor>,
        limit: u32,
    ) -> Result<StandingsPage, StoreError> {
        let query = sqlx::query(statements::BEST)
            .bind(family.name())
            .bind(after.map(|after| after.at_least))
            .bind(after.map(|after| after.player.to_string()))
            .bind(limit);
        let rows = self.rows(query).await?;
        let players = read(&rows, rows::rated).map_err(|why| self.unread_ratings(damaged(why)))?;
        Ok(StandingsPage::of(players, limit))
    }

    async fn standings(&self, player: &PlayerId) -> Result<Vec<(Family, Standing)>, StoreError> {
        let query = sqlx::query(statements::STANDINGS).bind(player.to_string());
        let rows = self.rows(query).await?;
        let standings = read(&rows, rows::of_family);
        standings.map(by_family).map_err(|why| self.unread_ratings(damaged(why)))
    }

    async fn history(
        &self,
        player: &PlayerId,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<HistoryEntry>, StoreError> {
        let query = sqlx::query(statements::HISTORY);
        let query = query.bind(player.to_string()).bind(before.map(|before| before as i64)).bind(limit);
        let rows = self.rows(query).await?;
        read(&rows, rows::played).map_err(|why| self.unread_ratings(damaged(why)))
    }

    async fn results(&self, player: &PlayerId, limit: u32) -> Result<Vec<(String, Game<PlayerId>)>, StoreError> {
        let query = sqlx::query(statements::RESULTS).bind(player.to_string()).bind(limit);
        let rows = self.rows(query).await?;
        read(&rows, rows::ended).map_err(|why| self.unread_ratings(damaged(why)))
    }

    async fn void(&self, game: &str) -> Result<bool, StoreError> {
        let mut work = self.write().await?;
        let done = void(game, &mut work.connection).await;
        self.finished(work, done).await
    }

    async fn set_hidden(&self, player: &PlayerId, hidden: bool) -> Result<bool, StoreError> {
        let mut work = self.write().await?;
        let done = set_hidden(player, hidden, &mut work.connection).await;
        self.finished(work, done).await
    }
}
