//! Which server has a game.
//!
//! A server that shares the database has a row in `nodes`, which it renews. A game belongs to the node that claimed it
//! last, under an epoch that grows whenever it changes hands; each statement that writes to the game names both, so that a node
//! that has lost the game cannot write to it, however late it notices. A game can be claimed when nobody has it, or when
//! the node that has it did not renew its row in time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::warn;

use super::life;
use super::link::{Link, ask};
use super::renewal::LeaseRenewal;
use crate::StoreError;
use crate::fault::Fault;

/// The part of a server in a site.
#[derive(Debug, Clone)]
pub struct Member {
    /// After what silence the others may take over its games.
    pub lease: Duration,
    /// The address at which the others reach it, host and port; without it they cannot pass anything on to it.
    pub inner: Option<String>,
}

impl Default for Member {
    fn default() -> Member {
        Member { lease: Duration::from_secs(10), inner: None }
    }
}

impl Member {
    /// How often it is renewed that the server lives: three times as often as needed.
    pub fn rhythm(&self) -> Duration {
        (self.lease / 3).max(Duration::from_secs(1))
    }
}

/// This server among those that share the database, and the games it has.
pub struct Node {
    pub(super) link: Link,
    number: i64,
    pub(super) member: Member,
    pub(super) secret: [u8; 32],
    games: Mutex<HashMap<String, GameClaim>>,
    pub(super) lapses: watch::Sender<u64>,
    renewing: JoinHandle<()>,
}

/// The claim of this server to a game.
#[derive(Clone, Copy)]
struct GameClaim {
    epoch: i64,
    /// When the server that had it before last lived for sure, if it went without leaving the game.
    former_until: Option<u64>,
}

/// The fence of a game: what a statement that writes has to name.
#[derive(Clone, Copy)]
pub struct Fence {
    pub node: i64,
    pub epoch: i64,
}

impl Node {
    /// Registers this server.
    pub async fn join(link: Link, options: PgConnectOptions, member: Member) -> Result<Node, sqlx::Error> {
        // Until then it is known when one that was killed had measured the time of its games.
        let forgetting = sqlx::query("DELETE FROM nodes WHERE until < clock_timestamp() - interval '60 days'");
        ask!(link, forgetting, execute)?;
        life::begin(&link, member.rhythm()).await?;
        let begun = tokio::time::Instant::now();
        let joining = sqlx::query_as(
            "INSERT INTO nodes (until, address) VALUES (clock_timestamp() + make_interval(secs => $1), $2) \
             RETURNING id, (SELECT secret FROM site)",
        )
        .bind(member.lease.as_secs_f64())
        .bind(&member.inner);
        let (number, secret): (i64, Vec<u8>) = ask!(link, joining, fetch_one)?;
        let secret = secret
            .try_into()
            .map_err(|_| sqlx::Error::Protocol("the secret of the site is not 32 bytes long".to_owned()))?;
        let lapses = watch::Sender::new(0);
        let renewing = LeaseRenewal { options, number, member: member.clone(), lapses: lapses.clone() };
        let renewing = tokio::spawn(renewing.go_on(begun));
        Ok(Node { link, number, member, secret, games: Mutex::default(), lapses, renewing })
    }

    /// After what silence it counts as gone.
    pub fn lease(&self) -> Duration {
        self.member.lease
    }

    /// Its number in the database.
    pub fn number(&self) -> i64 {
        self.number
    }

    /// The epoch of a game that this server has.
    pub fn epoch(&self, game: &str) -> Option<i64> {
        self.games(|games| games.get(game).map(|held| held.epoch))
    }

    /// When the server that had a game before this one last lived for sure; see [`crate::Store::former_until`].
    pub fn former_until(&self, game: &str) -> Option<u64> {
        self.games(|games| games.get(game).and_then(|held| held.former_until))
    }

    /// The fence to name in a statement that writes to a game, which is claimed if this server does not have it.
    pub async fn fence(&self, game: &str) -> Result<Fence, Fault> {
        match self.epoch(game) {
            Some(epoch) => Ok(Fence { node: self.number, epoch }),
            None => self.claim(game).await,
        }
    }

    /// Takes a game.
    pub async fn claim(&self, game: &str) -> Result<Fence, Fault> {
        // A row that names the former server tells when it lived last: the time it ran out, less the lease of the site.
        let query = sqlx::query_as(
            "UPDATE games SET node = $2, epoch = epoch + (games.node IS DISTINCT FROM $2)::INTEGER \
             FROM (SELECT id AS game, node AS former FROM games WHERE id = $1 FOR UPDATE) AS before \
             WHERE id = game AND (games.node IS NULL OR games.node = $2 OR NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = games.node AND nodes.until > clock_timestamp())) \
             RETURNING epoch, (SELECT (extract(epoch FROM nodes.until) * 1000)::BIGINT - $3 FROM nodes \
             WHERE nodes.id = former AND former <> $2)",
        )
        .bind(game)
        .bind(self.number)
        .bind(self.member.lease.as_millis() as i64);
        let claimed: Option<(i64, Option<i64>)> = ask!(self.link, query, fetch_optional)?;
        if let Some((epoch, until)) = claimed {
            let held = GameClaim { epoch, former_until: until.and_then(|until| u64::try_from(until).ok()) };
            self.games(|games| games.insert(game.to_owned(), held));
            return Ok(Fence { node: self.number, epoch });
        }
        let query = sqlx::query_scalar("SELECT 1 FROM games WHERE id = $1").bind(game);
        let is_there: Option<i32> = ask!(self.link, query, fetch_optional)?;
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
        let Some(GameClaim { epoch, .. }) = self.games(|games| games.remove(game)) else { return };
        let query = sqlx::query("UPDATE games SET node = NULL WHERE id = $1 AND node = $2 AND epoch = $3")
            .bind(game)
            .bind(self.number)
            .bind(epoch);
        if let Err(error) = ask!(self.link, query, execute) {
            warn!(game, why = %error, "a game could not be left to other servers; it is free when this one is gone");
        }
    }

    /// Leaves all games to others.
    pub async fn leave(&self) {
        self.renewing.abort();
        if let Err(error) = life::end(&self.link).await {
            warn!(why = %error, "when this server ended could not be noted");
        }
        // Failing that, the row runs out.
        let _ = ask!(self.link, sqlx::query("DELETE FROM nodes WHERE id = $1").bind(self.number), execute);
    }

    /// When no server of the site lived.
    pub async fn outages(&self) -> Result<Vec<(u64, u64)>, sqlx::Error> {
        life::outages(&self.link).await
    }

    fn games<T>(&self, work: impl FnOnce(&mut HashMap<String, GameClaim>) -> T) -> T {
        // Nothing panics while the lock is held, so a poisoned lock still guards whole data.
        work(&mut self.games.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.renewing.abort();
    }
}
