//! Reports in a PostgreSQL database.

use ashtapada_table::PlayerId;
use async_trait::async_trait;

use super::PostgresStore;
use super::link::ask;
use crate::StoreError;
use crate::reports::{self, Report, Reports, added};
use crate::rows::read;

#[async_trait]
impl Reports for PostgresStore {
    async fn add_report(&self, report: &Report) -> Result<bool, StoreError> {
        let done = ask!(self.link, added!(report), execute).map_err(|error| self.failed(&error))?;
        Ok(done.rows_affected() > 0)
    }

    async fn reported(&self, after: u64, limit: u32) -> Result<Vec<(u64, Report)>, StoreError> {
        let asked = sqlx::query(reports::LIST).bind(after as i64).bind(i64::from(limit));
        let rows = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        read(&rows, reports::report).map_err(|why| self.damaged_report(&why))
    }

    async fn reports_by(&self, player: &PlayerId) -> Result<Vec<Report>, StoreError> {
        let asked = sqlx::query(reports::BY).bind(player.to_string());
        let rows = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        let read = read(&rows, reports::report).map_err(|why| self.damaged_report(&why))?;
        Ok(read.into_iter().map(|(_, report)| report).collect())
    }

    async fn forget_gone(&self) -> Result<(), StoreError> {
        ask!(self.link, sqlx::query(reports::FORGET), execute).map(|_| ()).map_err(|error| self.failed(&error))
    }
}

impl PostgresStore {
    fn damaged_report(&self, why: &str) -> StoreError {
        StoreError::Damaged(format!("a report in {}: {why}", self.place))
    }
}
