//! Games stored in a PostgreSQL database, which several servers may share.
//!
//! Whatever is written of a game in play is one statement, and so one journey to the database and back; entries that wait at
//! the same time go in one (`together.rs`). Some of what is written of accounts and ratings takes a transaction. A game belongs
//! to one server at a time (`owning.rs`).

mod accounts;
mod address;
mod bus;
mod clocks;
#[cfg(all(test, unix))]
mod cluster;
mod daily;
#[cfg(all(test, unix))]
mod encryption_tests;
mod life;
mod link;
mod nodes;
mod opening;
mod owning;
#[cfg(all(test, unix))]
mod patience_tests;
mod ratings;
mod renewal;
mod reports;
#[cfg(all(test, unix))]
mod tests;
mod together;

use std::sync::Arc;
use std::time::Duration;

use ashtapada_rules::Seat;
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, KeyHash, Sitters, StoredEntry, Timing};
use async_trait::async_trait;
use sqlx::Connection;
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgRow};

pub use address::Address;

use super::{
    Accounts, Bus, Cursor, DailyGames, DueGame, GamePage, ListFilter, Nodes, OpenError, Ratings, Reports, Store,
    StoreError,
};
use bus::PostgresBus;
use link::{Link, ask, over};
use nodes::PostgresNodes;
pub use owning::Member;
use owning::{Fence, Node};
use together::LANES;
use tokio::sync::Semaphore;

use crate::fault::Fault;
use crate::rows;
use crate::write_queue::WriteQueue;

/// Stores games in a PostgreSQL database.
pub struct PostgresStore {
    place: String,
    link: Link,
    options: PgConnectOptions,
    node: Arc<Node>,
    /// Entries that wait, and the lanes that they wait for.
    queue: WriteQueue<(StoredEntry, Glance)>,
    lanes: Semaphore,
}

impl PostgresStore {
    /// Connects to a database, making or migrating its tables.
    ///
    /// # Errors
    /// See [`OpenError`]; nothing is then changed.
    pub async fn open(address: &Address) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_as(address, Member::default()).await
    }

    /// As [`PostgresStore::open`], but others may take over its games after a silence of `lease`.
    ///
    /// # Errors
    /// As there.
    pub async fn open_with_lease(address: &Address, lease: Duration) -> Result<PostgresStore, OpenError> {
        PostgresStore::open_as(address, Member { lease, inner: None }).await
    }

    /// As [`PostgresStore::open`], as that member of a site.
    ///
    /// # Errors
    /// As there.
    pub async fn open_as(address: &Address, member: Member) -> Result<PostgresStore, OpenError> {
        let place = address.to_string();
        let pool = opening::prepare(address, opening::SCHEMA).await?;
        let options = PgConnectOptions::clone(&pool.connect_options());
        let link = Link::new(pool, address.patience);
        match Node::join(link.clone(), options.clone(), member).await {
            Ok(node) => Ok(PostgresStore {
                place,
                link,
                options,
                node: Arc::new(node),
                queue: WriteQueue::default(),
                lanes: Semaphore::new(LANES),
            }),
            Err(error) => Err(OpenError::Unreachable { place, why: plain(&error) }),
        }
    }

    /// The bus to the other servers, from now on.
    pub fn bus(&self) -> Arc<dyn Bus> {
        let (link, lease) = (self.link.clone(), self.node.lease());
        Arc::new(PostgresBus::join(link, self.options.clone(), self.node.number(), lease))
    }

    /// The servers that share the database.
    pub fn nodes(&self) -> Arc<dyn Nodes> {
        Arc::new(PostgresNodes { place: self.place.clone(), node: Arc::clone(&self.node) })
    }

    fn fault(&self, fault: Fault) -> StoreError {
        match fault {
            Fault::Asked(error) => error,
            Fault::Failed(error) => self.failed(&error),
        }
    }

    fn failed(&self, error: &sqlx::Error) -> StoreError {
        StoreError::Unavailable(format!("the database {} does not do its work: {}", self.place, plain(error)))
    }

    /// The page that a statement found, which was asked for at most `limit` games.
    fn page_of(&self, rows: &[PgRow], limit: u32) -> GamePage {
        rows::page(rows, limit, |id, why| self.damaged(id, &why))
    }

    fn damaged(&self, id: &str, why: &impl ToString) -> StoreError {
        StoreError::Damaged(format!("game {id} in {}: {}", self.place, why.to_string()))
    }

    async fn try_append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), Fault> {
        let missing = || Fault::Asked(StoreError::Missing { game: id.to_owned(), seq: entry.seq });
        let fence = self.node.fence(id).await.map_err(|fault| match fault {
            Fault::Asked(StoreError::Missing { .. }) => missing(),
            fault => fault,
        })?;
        let query = sqlx::query(
            "WITH game AS (UPDATE games SET last = $2, played = $3, actions = $4, over = $5, position = $6, \
             due = $13, listed = TRUE, begun = begun OR $7::BYTEA IS NOT NULL \
             WHERE id = $1 AND last + 1 = $2 AND node = $8 AND epoch = $9 RETURNING id) \
             INSERT INTO entries (game, seq, seat, action, client, at, spent) \
             SELECT id, $2, $10, $11, $7, $3, $12 FROM game",
        )
        .bind(id)
        .bind(entry.seq as i32)
        .bind(entry.at as i64)
        .bind(glance.actions as i32)
        .bind(glance.over)
        .bind(&glance.position)
        .bind(entry.client.as_ref().map(String::as_bytes))
        .bind(fence.node)
        .bind(fence.epoch)
        .bind(entry.seat.map(Seat::name))
        .bind(&entry.act)
        .bind(entry.spent.map(|spent| spent as i64))
        .bind(glance.due.map(|due| due as i64));
        let done = ask!(self.link, query, execute).map_err(|error| match is_taken(&error, "entries_client") {
            true => Fault::Asked(StoreError::Repeated),
            false => Fault::Failed(error),
        })?;
        if done.rows_affected() == 1 {
            return Ok(());
        }
        let last = self.last(id, fence).await.map_err(|fault| match fault {
            Fault::Asked(StoreError::Missing { .. }) => missing(),
            fault => fault,
        })?;
        match entry.seq as i32 <= last {
            true => Err(Fault::Asked(StoreError::Taken { game: id.to_owned(), seq: entry.seq })),
            false => Err(missing()),
        }
    }

    /// The number of the last entry of a game that this server still has: why a statement changed nothing.
    async fn last(&self, id: &str, fence: Fence) -> Result<i32, Fault> {
        let query = sqlx::query_as("SELECT last, coalesce(node = $2 AND epoch = $3, FALSE) FROM games WHERE id = $1")
            .bind(id)
            .bind(fence.node)
            .bind(fence.epoch);
        let row: Option<(i32, bool)> = ask!(self.link, query, fetch_optional)?;
        match row {
            Some((last, true)) => Ok(last),
            Some((_, false)) => Err(Fault::Asked(self.node.lost(id))),
            None => Err(Fault::Asked(StoreError::Missing { game: id.to_owned(), seq: 0 })),
        }
    }

    /// Carries out a statement that replaces something of a game that this server has.
    async fn replace(&self, statement: &'static str, id: &str, value: &str) -> Result<(), Fault> {
        let fence = self.node.fence(id).await?;
        let query = sqlx::query(statement).bind(id).bind(fence.node).bind(fence.epoch).bind(value);
        let done = ask!(self.link, query, execute)?;
        match done.rows_affected() {
            0 => self.last(id, fence).await.map(|_| ()),
            _ => Ok(()),
        }
    }

    /// Replaces who sits in a game that this server has, and notes who of those is known.
    async fn try_set_sitters(&self, id: &str, text: &str, sitters: &Sitters) -> Result<(), Fault> {
        let fence = self.node.fence(id).await?;
        let query = sqlx::query(
            "WITH game AS (UPDATE games SET sitters = $4 WHERE id = $1 AND node = $2 AND epoch = $3 RETURNING id), \
             left_it AS (DELETE FROM sittings WHERE game IN (SELECT id FROM game) AND player <> ALL ($5)), \
             seated AS (INSERT INTO sittings (player, game) SELECT player, game.id FROM game, unnest($5) AS player \
             ON CONFLICT DO NOTHING) SELECT id FROM game",
        )
        .bind(id)
        .bind(fence.node)
        .bind(fence.epoch)
        .bind(text)
        .bind(sitters.players().iter().map(ToString::to_string).collect::<Vec<_>>());
        match ask!(self.link, query, fetch_optional)? {
            None => self.last(id, fence).await.map(|_| ()),
            Some(_) => Ok(()),
        }
    }
}

/// Whether a value is there already that may be there only once, by the name of that rule.
fn is_taken(error: &sqlx::Error, rule: &str) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation() && error.constraint() == Some(rule))
}

/// PostgreSQL's code for a statement that took too long.
const CANCELED: &str = "57014";
/// Its code for a statement that waited too long for somebody else.
const LOCKED: &str = "55P03";

/// Whether the database gave a statement up, whatever it asked for: it took too long, or the server is going.
fn is_given_up(error: &dyn DatabaseError) -> bool {
    // Class 57 of its codes: somebody intervenes.
    error.code().is_some_and(|code| code.starts_with("57"))
}

/// The message of the database, without the words of the library around it.
fn plain(error: &sqlx::Error) -> String {
    match error {
        // Its own limits, which are ours.
        sqlx::Error::Database(error) if matches!(error.code().as_deref(), Some(CANCELED | LOCKED)) => {
            "it does not answer".to_owned()
        }
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Tls(error) => format!("no encrypted connection: {error}"),
        sqlx::Error::PoolTimedOut => "it does not answer".to_owned(),
        other => other.to_string(),
    }
}

impl PostgresStore {
    async fn put(
        &self,
        game: &Header,
        log: &[StoredEntry],
        glance: &Glance,
        met: Vec<String>,
    ) -> Result<(), StoreError> {
        let written = |text: Result<String, serde_json::Error>| text.map_err(|error| self.damaged(&game.id, &error));
        let setup = &game.setup;
        let query = sqlx::query(
            "WITH game AS (INSERT INTO games (id, created, setup, secret, seeds, sitters, placed, played, actions, over, \
             position, begun, last, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $2, $8, $9, $10, $11, $12, $20) RETURNING id), \
             seated AS (INSERT INTO sittings (player, game) SELECT player, game.id FROM game, unnest($19::TEXT[]) AS player), \
             met AS (INSERT INTO met (key, game, at) SELECT key, game.id, $2 FROM game, unnest($21::TEXT[]) AS key) \
             INSERT INTO entries (game, seq, seat, action, client, at, spent) SELECT game.id, played.* FROM game, \
             unnest($13::INTEGER[], $14::TEXT[], $15::TEXT[], $16::BYTEA[], $17::BIGINT[], $18::BIGINT[]) AS played",
        )
        .bind(&game.id)
        .bind(game.created as i64)
        .bind(written(serde_json::to_string(setup))?)
        .bind(game.secret.bytes().as_slice())
        .bind(written(serde_json::to_string(&game.seeds))?)
        .bind(written(serde_json::to_string(&game.sitters))?)
        .bind(setup.given > 0 || setup.position.is_some())
        .bind(glance.actions as i32)
        .bind(glance.over)
        .bind(&glance.position)
        .bind(log.iter().any(|entry| entry.client.is_some()))
        .bind(log.len() as i32)
        .bind(log.iter().map(|entry| entry.seq as i32).collect::<Vec<_>>())
        .bind(log.iter().map(|entry| entry.seat.map(Seat::name)).collect::<Vec<_>>())
        .bind(log.iter().map(|entry| entry.act.as_str()).collect::<Vec<_>>())
        .bind(log.iter().map(|entry| entry.client.as_ref().map(|id| id.as_bytes())).collect::<Vec<_>>())
        .bind(log.iter().map(|entry| entry.at as i64).collect::<Vec<_>>())
        .bind(log.iter().map(|entry| entry.spent.map(|spent| spent as i64)).collect::<Vec<_>>())
        .bind(game.sitters.players().iter().map(ToString::to_string).collect::<Vec<_>>())
        .bind(glance.due.map(|due| due as i64))
        .bind(met);
        ask!(self.link, query, execute).map_err(|error| match error {
            error if is_taken(&error, "games_pkey") => StoreError::Taken { game: game.id.clone(), seq: 0 },
            error if is_taken(&error, "met_pkey") => StoreError::Seated,
            error => self.failed(&error),
        })?;
        Ok(())
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn create(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.put(game, log, glance, Vec::new()).await
    }

    async fn create_met(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.put(game, log, glance, game.sitters.keys().map(|key| key.to_string()).collect()).await
    }

    async fn met(&self, key: &KeyHash) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT game FROM met WHERE key = $1").bind(key.to_string());
        ask!(self.link, query, fetch_optional).map_err(|error| self.failed(&error))
    }

    async fn game(&self, id: &str) -> Result<Option<Header>, StoreError> {
        let query = sqlx::query("SELECT created, setup, secret, seeds, sitters FROM games WHERE id = $1").bind(id);
        let row = ask!(self.link, query, fetch_optional).map_err(|error| self.failed(&error))?;
        row.map(|row| rows::game(id, &row).map_err(|why| self.damaged(id, &why))).transpose()
    }

    async fn log(&self, id: &str, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        let query = sqlx::query(
            "SELECT seq, seat, action, client, at, spent FROM entries WHERE game = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(id)
        .bind(i32::try_from(after).unwrap_or(i32::MAX));
        let rows = ask!(self.link, query, fetch_all).map_err(|error| self.failed(&error))?;
        rows.iter().map(|row| rows::entry(row).map_err(|why| self.damaged(id, &why))).collect()
    }

    async fn append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), StoreError> {
        self.append_together(id, entry, glance).await
    }

    async fn set_seeds(&self, id: &str, seeds: &Seeds) -> Result<(), StoreError> {
        let seeds = serde_json::to_string(seeds).map_err(|error| self.damaged(id, &error))?;
        let statement = "UPDATE games SET seeds = $4 WHERE id = $1 AND node = $2 AND epoch = $3";
        self.replace(statement, id, &seeds).await.map_err(|fault| self.fault(fault))
    }

    async fn set_sitters(&self, id: &str, sitters: &Sitters) -> Result<(), StoreError> {
        let text = serde_json::to_string(sitters).map_err(|error| self.damaged(id, &error))?;
        self.try_set_sitters(id, &text, sitters).await.map_err(|fault| self.fault(fault))
    }

    async fn set_timing(&self, id: &str, timing: &Timing, due: Option<u64>) -> Result<(), StoreError> {
        self.note_timing(id, timing, due).await
    }

    async fn timing(&self, id: &str) -> Result<Option<Timing>, StoreError> {
        self.noted_timing(id).await
    }

    async fn due(&self, by: u64, after: Option<&DueGame>, limit: u32) -> Result<Vec<DueGame>, StoreError> {
        self.due_games(by, after, limit).await
    }

    async fn outages(&self) -> Result<Vec<(u64, u64)>, StoreError> {
        self.node.outages().await.map_err(|error| self.failed(&error))
    }

    fn former_until(&self, id: &str) -> Option<u64> {
        self.node.former_until(id)
    }

    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE games SET listed = $2 WHERE id = $1").bind(id).bind(listed);
        let done = ask!(self.link, query, execute).map_err(|error| self.failed(&error))?;
        match done.rows_affected() {
            0 => Err(StoreError::Missing { game: id.to_owned(), seq: 0 }),
            _ => Ok(()),
        }
    }

    async fn newest(&self, filter: ListFilter, after: Option<&Cursor>, limit: u32) -> Result<GamePage, StoreError> {
        let (played, id) = after.map_or((i64::MAX, ""), |after| (after.played as i64, after.id.as_str()));
        let query = sqlx::query(
            "SELECT id, created, setup, secret, seeds, sitters, played, actions, over, position FROM games \
             WHERE listed AND (over OR begun) AND (played < $1 OR played = $1 AND id > $2) \
             AND ($4::BOOLEAN IS NULL OR over = $4) ORDER BY played DESC, id LIMIT $3",
        )
        .bind(played)
        .bind(id)
        .bind(i64::from(limit))
        .bind(match filter {
            ListFilter::All => None,
            ListFilter::Going => Some(false),
            ListFilter::Over => Some(true),
        });
        let rows = ask!(self.link, query, fetch_all).map_err(|error| self.failed(&error))?;
        Ok(self.page_of(&rows, limit))
    }

    async fn ids(&self, after: Option<&str>, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.unwrap_or_default())
            .bind(i64::from(limit));
        ask!(self.link, query, fetch_all).map_err(|error| self.failed(&error))
    }

    async fn tidy(&self, before: u64, but: &[String]) -> Result<u64, StoreError> {
        let removing = sqlx::query_scalar(
            "WITH unbegun AS (SELECT id FROM games WHERE played < $1 AND NOT over AND NOT begun AND NOT placed \
             AND id <> ALL ($2) AND NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = games.node AND nodes.id <> $3 AND until > clock_timestamp()) \
             FOR UPDATE), \
             met AS (DELETE FROM met WHERE at < $1), \
             log AS (DELETE FROM entries WHERE game IN (SELECT id FROM unbegun)), \
             gone AS (DELETE FROM games WHERE id IN (SELECT id FROM unbegun) RETURNING id) SELECT count(*) FROM gone",
        );
        let query = removing.bind(before as i64).bind(but).bind(self.node.number());
        let removed: i64 = ask!(self.link, query, fetch_one).map_err(|error| self.failed(&error))?;
        Ok(removed as u64)
    }

    async fn claim(&self, id: &str) -> Result<(), StoreError> {
        self.node.claim(id).await.map(|_| ()).map_err(|fault| self.fault(fault))
    }

    async fn release(&self, id: &str) {
        self.node.release(id).await;
    }

    fn daily(&self) -> &dyn DailyGames {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    async fn secret(&self, _new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let asked = sqlx::query_scalar("SELECT secret FROM site");
        let known: Vec<u8> = ask!(self.link, asked, fetch_one).map_err(|error| self.failed(&error))?;
        known.try_into().map_err(|_| StoreError::Damaged("the secret of the site is not 32 bytes long".to_owned()))
    }

    async fn ready(&self) -> Result<(), StoreError> {
        // A row is written and undone: a server that only reads is not ready.
        let write = sqlx::query("UPDATE nodes SET until = until WHERE id = $1").bind(self.node.number());
        let ready = async {
            over!(self.link, |connection| {
                let mut work = connection.begin().await?;
                write.execute(&mut *work).await?;
                sqlx::query("SELECT id FROM games LIMIT 1").execute(&mut *work).await?;
                work.rollback().await
            })
        };
        ready.await.map_err(|error| self.failed(&error))
    }

    fn accounts(&self) -> &dyn Accounts {
        self
    }

    async fn close(&self) {
        self.node.leave().await;
        self.link.close().await;
    }
}
