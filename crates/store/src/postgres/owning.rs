//! Which server has a game.
//!
//! A server that shares the database has a row in `nodes`, which it renews. A game belongs to the node that claimed it
//! last, under an epoch that grows whenever it changes hands; each statement that writes to the game names both, so that a node
//! that has lost the game cannot write to it, however late it notices. A game can be claimed when nobody has it, or when
//! the node that has it did not renew its row in time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgPool;
use tokio::task::JoinHandle;
use tracing::warn;

use super::{Fault, life};
use crate::StoreError;

/// This server among those that share the database, and the games it has.
pub struct Node {
    pool: PgPool,
    number: i64,
    /// The epochs of its games.
    games: Mutex<HashMap<String, i64>>,
    renewing: JoinHandle<()>,
}

/// What a statement that writes has to name.
#[derive(Clone, Copy)]
pub struct Fence {
    pub node: i64,
    pub epoch: i64,
}

impl Node {
    /// Registers this server, which counts as dead when it has not been heard of for `lease`.
    pub async fn join(pool: PgPool, lease: Duration) -> Result<Node, sqlx::Error> {
        let seconds = lease.as_secs_f64();
        sqlx::query("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'").execute(&pool).await?;
        life::begin(&pool, rhythm(lease)).await?;
        let number = sqlx::query_scalar(
            "INSERT INTO nodes (until) VALUES (clock_timestamp() + make_interval(secs => $1)) RETURNING id",
        )
        .bind(seconds)
        .fetch_one(&pool)
        .await?;
        let renewing = tokio::spawn(renew(pool.clone(), number, lease));
        Ok(Node { pool, number, games: Mutex::default(), renewing })
    }

    /// Its number in the database.
    pub fn number(&self) -> i64 {
        self.number
    }

    /// What to name in a statement that writes to a game, which is claimed if this server does not have it.
    pub async fn fence(&self, game: &str) -> Result<Fence, Fault> {
        let known = self.games(|games| games.get(game).copied());
        match known {
            Some(epoch) => Ok(Fence { node: self.number, epoch }),
            None => self.claim(game).await,
        }
    }

    /// Takes a game.
    pub async fn claim(&self, game: &str) -> Result<Fence, Fault> {
        let epoch: Option<i64> = sqlx::query_scalar(
            "UPDATE games SET node = $2, epoch = epoch + (node IS DISTINCT FROM $2)::INTEGER WHERE id = $1 AND (node IS NULL OR node = $2 OR NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = games.node AND nodes.until > clock_timestamp())) RETURNING epoch",
        )
        .bind(game)
        .bind(self.number)
        .fetch_optional(&self.pool)
        .await?;
        if let Some(epoch) = epoch {
            self.games(|games| games.insert(game.to_owned(), epoch));
            return Ok(Fence { node: self.number, epoch });
        }
        let is_there: Option<i32> =
            sqlx::query_scalar("SELECT 1 FROM games WHERE id = $1").bind(game).fetch_optional(&self.pool).await?;
        Err(Fault::Asked(match is_there {
            Some(_) => StoreError::Elsewhere { game: game.to_owned() },
            None => StoreError::Missing { game: game.to_owned(), seq: 0 },
        }))
    }

    /// This server has lost a game to another.
    pub fn lost(&self, game: &str) -> StoreError {
        self.games(|games| games.remove(game));
        StoreError::Elsewhere { game: game.to_owned() }
    }

    /// Leaves a game to others.
    pub async fn release(&self, game: &str) {
        let Some(epoch) = self.games(|games| games.remove(game)) else { return };
        let left = sqlx::query("UPDATE games SET node = NULL WHERE id = $1 AND node = $2 AND epoch = $3")
            .bind(game)
            .bind(self.number)
            .bind(epoch)
            .execute(&self.pool)
            .await;
        if let Err(error) = left {
            warn!(game, why = %error, "a game could not be left to other servers; it is free when this one is gone");
        }
    }

    /// Leaves all games to others.
    pub async fn leave(&self) {
        self.renewing.abort();
        if let Err(error) = life::end(&self.pool).await {
            warn!(why = %error, "when this server ended could not be noted");
        }
        // Failing that, the row runs out.
        let _ = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(self.number).execute(&self.pool).await;
    }

    /// When no server of the site lived.
    pub async fn outages(&self) -> Result<Vec<(u64, u64)>, sqlx::Error> {
        life::outages(&self.pool).await
    }

    fn games<T>(&self, work: impl FnOnce(&mut HashMap<String, i64>) -> T) -> T {
        // Nothing panics while the lock is held, so a poisoned lock still guards whole data.
        work(&mut self.games.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.renewing.abort();
    }
}

/// How often a node renews its row: three times as often as needed.
fn rhythm(lease: Duration) -> Duration {
    (lease / 3).max(Duration::from_secs(1))
}

/// Renews the row of a node for ever.
async fn renew(pool: PgPool, number: i64, lease: Duration) {
    loop {
        tokio::time::sleep(rhythm(lease)).await;
        let renewed = sqlx::query(
            "INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2)) \
             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        )
        .bind(number)
        .bind(lease.as_secs_f64())
        .execute(&pool)
        .await;
        let renewed = match renewed {
            Ok(_) => life::go_on(&pool, rhythm(lease)).await,
            Err(error) => Err(error),
        };
        if let Err(error) = renewed {
            warn!(why = %error, "the database does not answer; another server may take over the games of this one");
        }
    }
}
