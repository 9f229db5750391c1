//! Games of days in a PostgreSQL database.

use ashtapada_table::KeyHash;
use ashtapada_table::rulebook::Day;
use async_trait::async_trait;

use super::PostgresStore;
use super::link::ask;
use crate::StoreError;
use crate::daily::{self as sql, DailyEntry, DailyGames, entered};
use crate::rows::read;

#[async_trait]
impl DailyGames for PostgresStore {
    async fn enter(&self, entry: &DailyEntry) -> Result<DailyEntry, StoreError> {
        ask!(self.link, entered!(entry), execute).map_err(|error| self.failed(&error))?;
        // Of two at once the first stays.
        let known = self.entered(entry.day, &entry.daily, &entry.player).await?;
        known.ok_or_else(|| self.damaged_daily("it was kept, and is not there"))
    }

    async fn entered(&self, day: Day, daily: &str, player: &KeyHash) -> Result<Option<DailyEntry>, StoreError> {
        let asked = sqlx::query(sql::ENTERED).bind(day.to_string()).bind(daily).bind(player.to_string());
        let rows = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        let read = read(&rows, sql::entry).map_err(|why| self.damaged_daily(&why))?;
        Ok(read.into_iter().next())
    }

    async fn score(&self, game: &str, points: u16, at: u64) -> Result<bool, StoreError> {
        let asked = sqlx::query(sql::FINISH).bind(game).bind(i32::from(points)).bind(at as i64);
        let done = ask!(self.link, asked, execute).map_err(|error| self.failed(&error))?;
        Ok(done.rows_affected() > 0)
    }

    async fn results(&self, day: Day, daily: &str) -> Result<Vec<(u16, u32)>, StoreError> {
        let asked = sqlx::query(sql::RESULTS).bind(day.to_string()).bind(daily);
        let rows = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        read(&rows, sql::result).map_err(|why| self.damaged_daily(&why))
    }

    async fn best_of_day(&self, day: Day, daily: &str) -> Result<Option<DailyEntry>, StoreError> {
        let asked = sqlx::query(sql::BEST).bind(day.to_string()).bind(daily);
        let rows = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        let read = read(&rows, sql::entry).map_err(|why| self.damaged_daily(&why))?;
        Ok(read.into_iter().next())
    }
}

impl PostgresStore {
    fn damaged_daily(&self, why: &str) -> StoreError {
        StoreError::Damaged(format!("a game of a day in {}: {why}", self.place))
    }
}
