//! Games of days in a SQLite file.

use ashtapada_table::KeyHash;
use ashtapada_table::rulebook::Day;
use async_trait::async_trait;

use super::SqliteStore;
use crate::StoreError;
use crate::daily::{self as sql, DailyEntry, DailyGames, entered};
use crate::fault::Fault;
use crate::rows::read;

#[async_trait]
impl DailyGames for SqliteStore {
    async fn enter(&self, entry: &DailyEntry) -> Result<DailyEntry, StoreError> {
        let mut work = self.write().await?;
        let done = entered!(entry).execute(&mut work.connection).await;
        self.finish(work, done.map(|_| ()).map_err(Fault::from)).await?;
        // Of two at once the first stays.
        let known = self.entered(entry.day, &entry.daily, &entry.player).await?;
        known.ok_or_else(|| self.damaged_daily("it was kept, and is not there"))
    }

    async fn entered(&self, day: Day, daily: &str, player: &KeyHash) -> Result<Option<DailyEntry>, StoreError> {
        let asked = sqlx::query(sql::ENTERED).bind(day.to_string()).bind(daily).bind(player.to_string());
        let rows = self.rows(asked).await?;
        let read = read(&rows, sql::entry).map_err(|why| self.damaged_daily(&why))?;
        Ok(read.into_iter().next())
    }

    async fn score(&self, game: &str, points: u16, at: u64) -> Result<bool, StoreError> {
        let mut work = self.write().await?;
        let asked = sqlx::query(sql::FINISH).bind(game).bind(i32::from(points)).bind(at as i64);
        let done = asked.execute(&mut work.connection).await;
        self.finished(work, done.map(|done| done.rows_affected() > 0).map_err(Fault::from)).await
    }

    async fn results(&self, day: Day, daily: &str) -> Result<Vec<(u16, u32)>, StoreError> {
        let rows = self.rows(sqlx::query(sql::RESULTS).bind(day.to_string()).bind(daily)).await?;
        read(&rows, sql::result).map_err(|why| self.damaged_daily(&why))
    }

    async fn best_of_day(&self, day: Day, daily: &str) -> Result<Option<DailyEntry>, StoreError> {
        let rows = self.rows(sqlx::query(sql::BEST).bind(day.to_string()).bind(daily)).await?;
        let read = read(&rows, sql::entry).map_err(|why| self.damaged_daily(&why))?;
        Ok(read.into_iter().next())
    }
}

impl SqliteStore {
    fn damaged_daily(&self, why: &str) -> StoreError {
        StoreError::Damaged(format!("a game of a day in {}: {why}", self.path.display()))
    }
}
