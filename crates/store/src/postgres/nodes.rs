//! The other servers that share the database.

use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::watch;

use super::link::ask;
use super::owning::Node;
use super::plain;
use crate::{DutyHolder, Nodes, StoreError};

/// The servers that share a database.
pub struct PostgresNodes {
    pub place: String,
    pub node: Arc<Node>,
}

impl PostgresNodes {
    fn failed(&self, error: &sqlx::Error) -> StoreError {
        StoreError::Unavailable(format!("the database {} does not do its work: {}", self.place, plain(error)))
    }
}

#[async_trait]
impl Nodes for PostgresNodes {
    async fn owner(&self, game: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT nodes.address FROM games JOIN nodes ON nodes.id = games.node \
             WHERE games.id = $1 AND nodes.id <> $2 AND nodes.until > clock_timestamp()",
        )
        .bind(game)
        .bind(self.node.number());
        let address: Option<Option<String>> =
            ask!(self.node.link, query, fetch_optional).map_err(|error| self.failed(&error))?;
        Ok(address.flatten())
    }

    async fn lead(&self, duty: &str) -> Result<DutyHolder, StoreError> {
        // Whom nobody can ask leads nobody.
        if self.node.member.inner.is_none() {
            return Ok(DutyHolder::Ours);
        }
        let query = sqlx::query_as(
            "WITH ours AS (INSERT INTO duties (name, node) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET node = $2 \
             WHERE duties.node = $2 OR NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = duties.node AND nodes.until > clock_timestamp()) RETURNING node) \
             SELECT EXISTS (SELECT 1 FROM ours), \
             (SELECT address FROM nodes WHERE id = (SELECT node FROM duties WHERE name = $1))",
        )
        .bind(duty)
        .bind(self.node.number());
        let found: (bool, Option<String>) =
            ask!(self.node.link, query, fetch_one).map_err(|error| self.failed(&error))?;
        match found {
            (true, _) => Ok(DutyHolder::Ours),
            (false, Some(address)) => Ok(DutyHolder::At(address)),
            // Taken at this very moment.
            (false, None) => Err(StoreError::Elsewhere { game: duty.to_owned() }),
        }
    }

    fn secret(&self) -> [u8; 32] {
        self.node.secret
    }

    fn inner(&self) -> Option<String> {
        self.node.member.inner.clone()
    }

    fn lapses(&self) -> watch::Receiver<u64> {
        self.node.lapses.subscribe()
    }
}
