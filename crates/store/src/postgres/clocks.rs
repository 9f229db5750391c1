//! What is kept of clocks beside the logs.

use ashtapada_table::Timing;

use super::PostgresStore;
use super::link::ask;
use crate::fault::Fault;
use crate::{DueGame, StoreError, rows};

impl PostgresStore {
    pub(super) async fn note_timing(&self, id: &str, timing: &Timing, due: Option<u64>) -> Result<(), StoreError> {
        let timing = serde_json::to_string(timing).map_err(|error| self.damaged(id, &error))?;
        let noted = async {
            let fence = self.node.fence(id).await?;
            let update = "UPDATE games SET timing = $4, due = $5 WHERE id = $1 AND node = $2 AND epoch = $3";
            let update = sqlx::query(update).bind(id).bind(fence.node).bind(fence.epoch);
            let update = update.bind(timing).bind(due.map(|due| due as i64));
            let done = ask!(self.link, update, execute)?;
            match done.rows_affected() {
                0 => self.last(id, fence).await.map(|_| ()),
                _ => Ok::<(), Fault>(()),
            }
        };
        noted.await.map_err(|fault| self.fault(fault))
    }

    pub(super) async fn noted_timing(&self, id: &str) -> Result<Option<Timing>, StoreError> {
        let asked = sqlx::query_scalar("SELECT timing FROM games WHERE id = $1").bind(id);
        let kept: Option<Option<String>> =
            ask!(self.link, asked, fetch_optional).map_err(|error| self.failed(&error))?;
        kept.flatten().map(|text| rows::timing(&text).map_err(|why| self.damaged(id, &why))).transpose()
    }

    pub(super) async fn due_games(
        &self,
        by: u64,
        after: Option<&DueGame>,
        limit: u32,
    ) -> Result<Vec<DueGame>, StoreError> {
        let (at, id) = after.map_or((-1, ""), |after| (after.at as i64, after.id.as_str()));
        let asked = sqlx::query_as(
            "SELECT due, id FROM games WHERE due <= $1 AND (due, id) > ($2, $3) AND NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = games.node AND nodes.id <> $5 AND until > clock_timestamp()) \
             ORDER BY due, id LIMIT $4",
        )
        .bind(by as i64)
        .bind(at)
        .bind(id)
        .bind(i64::from(limit))
        .bind(self.node.number());
        let games: Vec<(i64, String)> = ask!(self.link, asked, fetch_all).map_err(|error| self.failed(&error))?;
        Ok(games.into_iter().map(|(at, id)| DueGame { at: at as u64, id }).collect())
    }
}
