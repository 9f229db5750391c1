//! Reports in a SQLite file.

use ashtapada_table::PlayerId;
use async_trait::async_trait;

use super::SqliteStore;
use crate::StoreError;
use crate::fault::Fault;
use crate::reports::{self, Report, Reports, added};
use crate::rows::read;

#[async_trait]
impl Reports for SqliteStore {
    async fn add_report(&self, report: &Report) -> Result<bool, StoreError> {
        let mut work = self.write().await?;
        let done = added!(report).execute(&mut work.connection).await;
        self.finished(work, done.map(|done| done.rows_affected() > 0).map_err(Fault::from)).await
    }

    async fn reported(&self, after: u64, limit: u32) -> Result<Vec<(u64, Report)>, StoreError> {
        let rows = self.rows(sqlx::query(reports::LIST).bind(after as i64).bind(limit)).await?;
        read(&rows, reports::report).map_err(|why| self.damaged_report(&why))
    }

    async fn reports_by(&self, player: &PlayerId) -> Result<Vec<Report>, StoreError> {
        let rows = self.rows(sqlx::query(reports::BY).bind(player.to_string())).await?;
        let read = read(&rows, reports::report).map_err(|why| self.damaged_report(&why))?;
        Ok(read.into_iter().map(|(_, report)| report).collect())
    }

    async fn forget_gone(&self) -> Result<(), StoreError> {
        let mut work = self.write().await?;
        let done = sqlx::query(reports::FORGET).execute(&mut work.connection).await;
        self.finish(work, done.map(|_| ()).map_err(Fault::from)).await
    }
}

impl SqliteStore {
    fn damaged_report(&self, why: &str) -> StoreError {
        StoreError::Damaged(format!("a report in {}: {why}", self.path.display()))
    }
}
