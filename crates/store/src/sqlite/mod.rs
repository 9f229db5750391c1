//! Games stored in one SQLite file.
//!
//! Write-ahead log with `synchronous = FULL`: a commit that returned has reached the disk. A file is checked before it
//! is opened for writing, so that one that is not ours, damaged or newer stays as it was.

mod accounts;
mod backup;
mod daily;
mod files;
#[cfg(test)]
mod kills;
mod opening;
mod ratings;
mod reports;
#[cfg(test)]
mod tests;
mod together;
#[cfg(all(test, target_os = "linux"))]
mod traced;
mod writing;

use std::path::{Path, PathBuf};
use std::sync::{Mutex as SyncMutex, PoisonError};

use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, KeyHash, Sitters, StoredEntry, Timing};
use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row, Sqlite, SqliteConnection};
use tokio::sync::{Mutex, MutexGuard};

pub use backup::back_up;

use super::{
    Accounts, Cursor, DailyGames, DueGame, GamePage, ListFilter, OpenError, Ratings, Reports, Store, StoreError,
};
use crate::fault::Fault;
use crate::rows;
use crate::schema::Schema;
use crate::write_queue::WriteQueue;
use files::{Lock, Watch, beside, close_to_others};
use opening::{SCHEMA, unusable};
use together::Write;

/// How many connections may read at the same time: two long logs, and what is short beside them.
const READERS: u32 = 4;

/// Stores games in a SQLite file.
///
/// All writes share one connection, one after another, so that they never meet each other's locks. After any failure it
/// is closed and replaced, since the state an error left it in is unknown.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    options: SqliteConnectOptions,
    /// `None` after a failure, until the next write opens a new one.
    writer: Mutex<Option<SqliteConnection>>,
    /// Entries that wait for it.
    queue: WriteQueue<Write>,
    readers: SqlitePool,
    /// It keeps the write-ahead log in existence while other connections come and go, so that `watch` always sees the same
    /// file; and it tells whether the file can be read, however many wait for the readers.
    keeper: Mutex<Option<SqliteConnection>>,
    watch: Watch,
    /// Released last; `None` once the store is closed.
    lock: SyncMutex<Option<Lock>>,
}

/// A transaction that writes. If it is dropped before its end, its connection is closed and nothing has changed.
struct WriteTransaction<'a> {
    slot: MutexGuard<'a, Option<SqliteConnection>>,
    connection: SqliteConnection,
}

impl SqliteStore {
    /// Opens a database file, making it (and its folder) if there is none.
    ///
    /// # Errors
    /// See [`OpenError`]; the file is then as it was.
    pub async fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        // Whoever still holds it may be about to end.
        opening::patiently(async || SqliteStore::open_with(path, |options| options).await).await
    }

    /// As [`SqliteStore::open`], with a change to how connections are made.
    async fn open_with(
        path: &Path,
        change: impl FnOnce(SqliteConnectOptions) -> SqliteConnectOptions,
    ) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_as(path, SCHEMA, change).await
    }

    /// As [`SqliteStore::open_with`], with other tables.
    async fn open_as(
        path: &Path,
        schema: Schema,
        change: impl FnOnce(SqliteConnectOptions) -> SqliteConnectOptions,
    ) -> Result<SqliteStore, OpenError> {
        let (lock, path) = opening::prepare(path, schema).await?;
        let path = path.as_path();
        let options = change(opening::options(path).journal_mode(SqliteJournalMode::Wal));
        let failed = |error: sqlx::Error| opening::failed(path, &error);
        let mut writer = options.connect().await.map_err(failed)?;
        // A folder or file that cannot be written is reported now, not at the first action.
        sqlx::raw_sql("BEGIN IMMEDIATE; ROLLBACK").execute(&mut writer).await.map_err(failed)?;
        // A rollback journal that is still there was not needed.
        let _ = std::fs::remove_file(beside(path, "-journal"));
        let mut keeper = options.connect().await.map_err(failed)?;
        sqlx::raw_sql("SELECT count(*) FROM sqlite_schema").execute(&mut keeper).await.map_err(failed)?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options.clone().read_only(true));
        close_to_others(path);
        let watch = Watch::over([path.to_owned(), beside(path, "-wal")]).map_err(|error| unusable(path, &error))?;
        Ok(SqliteStore {
            path: path.to_owned(),
            options,
            writer: Mutex::new(Some(writer)),
            queue: WriteQueue::default(),
            readers,
            keeper: Mutex::new(Some(keeper)),
            watch,
            lock: SyncMutex::new(Some(lock)),
        })
    }

    /// Checks that the files are still those that were opened: an entry written to a deleted file is lost.
    fn still_there(&self) -> Result<(), StoreError> {
        if self.lock.lock().unwrap_or_else(PoisonError::into_inner).is_none() {
            return Err(StoreError::Unavailable(format!("{} is closed: the server is stopping", self.path.display())));
        }
        match self.watch.missing() {
            None => Ok(()),
            Some(file) => Err(StoreError::Unavailable(format!(
                "{} was deleted, moved or replaced while Ashtapada runs. Put it back, or stop Ashtapada and start it \
                 again; until then nothing is saved",
                file.display()
            ))),
        }
    }

    /// Begins a transaction, after those before it have ended.
    async fn write(&self) -> Result<WriteTransaction<'_>, StoreError> {
        self.begin(self.writer.lock().await).await
    }

    async fn begin<'a>(
        &self,
        mut slot: MutexGuard<'a, Option<SqliteConnection>>,
    ) -> Result<WriteTransaction<'a>, StoreError> {
        self.still_there()?;
        let begun = async {
            let mut connection = match slot.take() {
                Some(connection) => connection,
                None => self.options.connect().await?,
            };
            sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut connection).await?;
            Ok(connection)
        };
        match begun.await {
            Ok(connection) => Ok(WriteTransaction { slot, connection }),
            Err(error) => Err(self.unsaved(&error)),
        }
    }

    /// Ends a transaction: commits it if it succeeded, and rolls it back if not.
    async fn finish(&self, mut work: WriteTransaction<'_>, done: Result<(), Fault>) -> Result<(), StoreError> {
        let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
        let ended = match done {
            Err(Fault::Failed(error)) => Err(Fault::Failed(error)),
            done => sqlx::raw_sql(end).execute(&mut work.connection).await.map_err(Fault::from).and(done),
        };
        match ended {
            Err(Fault::Failed(error)) => {
                let failure = self.unsaved(&error);
                // Closing rolls back.
                let _ = work.connection.close().await;
                Err(failure)
            }
            Err(Fault::Asked(error)) => {
                *work.slot = Some(work.connection);
                Err(error)
            }
            Ok(()) => {
                *work.slot = Some(work.connection);
                // Committed, but perhaps to a file that was deleted meanwhile: then it is not acknowledged.
                self.still_there()
            }
        }
    }

    async fn read(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        self.still_there()?;
        self.readers.acquire().await.map_err(|error| self.unread(None, &error))
    }

    /// The error for a failed read, whose connection is not used again.
    fn unread(&self, reader: Option<PoolConnection<Sqlite>>, error: &sqlx::Error) -> StoreError {
        if let Some(mut reader) = reader {
            reader.close_on_drop();
        }
        StoreError::Unavailable(format!("{} could not be read: {}", self.path.display(), reason(error)))
    }

    fn unsaved(&self, error: &sqlx::Error) -> StoreError {
        StoreError::Unavailable(format!("nothing could be saved in {}: {}", self.path.display(), reason(error)))
    }

    /// The page that a statement found, which was asked for at most `limit` games.
    fn page_of(&self, rows: &[SqliteRow], limit: u32) -> GamePage {
        rows::page(rows, limit, |id, why| self.damaged(id, &why))
    }

    fn damaged(&self, id: &str, why: &impl ToString) -> StoreError {
        StoreError::Damaged(format!("game {id} in {}: {}", self.path.display(), why.to_string()))
    }
}

/// Why the storage fails, with what to do.
fn reason(error: &sqlx::Error) -> String {
    match code(error).map(|code| code & 0xff) {
        Some(13) => "the disk is full. Free some space and try again".to_owned(),
        Some(8) => "it cannot be written. Make the file and its folder writable and try again".to_owned(),
        Some(10) => format!("the disk is full, or fails ({}). Look after it and try again", plain(error)),
        Some(11 | 26) => "the file is damaged".to_owned(),
        Some(5 | 6) => "another program holds it. Try again".to_owned(),
        _ => plain(error),
    }
}

/// The message of SQLite, without the words of the library around it.
fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        other => other.to_string(),
    }
}

/// Whether another program holds the file.
fn is_held(error: &sqlx::Error) -> bool {
    matches!(code(error).map(|code| code & 0xff), Some(5 | 6))
}

/// SQLite's extended result code.
fn code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

impl SqliteStore {
    async fn put(&self, game: &Header, log: &[StoredEntry], glance: &Glance, met: bool) -> Result<(), StoreError> {
        let written = |text: Result<String, serde_json::Error>| text.map_err(|error| self.damaged(&game.id, &error));
        let setup = written(serde_json::to_string(&game.setup))?;
        let seeds = written(serde_json::to_string(&game.seeds))?;
        let sitters = written(serde_json::to_string(&game.sitters))?;
        let mut work = self.write().await?;
        let mut done = writing::insert_game(game, [&setup, &seeds, &sitters], glance, &mut work.connection).await;
        if done.is_ok() {
            done = writing::seat_players(&game.id, &game.sitters, &mut work.connection).await;
        }
        for entry in log {
            if done.is_ok() {
                done = writing::insert_entry(&game.id, entry, &mut work.connection).await;
            }
        }
        if done.is_ok() && met {
            done = writing::insert_met(game, &mut work.connection).await;
        }
        self.finish(work, done).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.put(game, log, glance, false).await
    }

    async fn create_met(&self, game: &Header, log: &[StoredEntry], glance: &Glance) -> Result<(), StoreError> {
        self.put(game, log, glance, true).await
    }

    async fn met(&self, key: &KeyHash) -> Result<Option<String>, StoreError> {
        let mut reader = self.read().await?;
        let found = sqlx::query_scalar("SELECT game FROM met WHERE key = ?").bind(key.to_string());
        found.fetch_optional(&mut *reader).await.map_err(|error| self.unread(Some(reader), &error))
    }

    async fn game(&self, id: &str) -> Result<Option<Header>, StoreError> {
        let mut reader = self.read().await?;
        let row = sqlx::query("SELECT created, setup, secret, seeds, sitters FROM games WHERE id = ?")
            .bind(id)
            .fetch_optional(&mut *reader)
            .await
            .map_err(|error| self.unread(Some(reader), &error))?;
        row.map(|row| rows::game(id, &row).map_err(|why| self.damaged(id, &why))).transpose()
    }

    async fn log(&self, id: &str, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        let mut reader = self.read().await?;
        let rows = sqlx::query(
            "SELECT seq, seat, action, client, at, spent FROM entries WHERE game = ? AND seq > ? ORDER BY seq",
        )
        .bind(id)
        .bind(after)
        .fetch_all(&mut *reader)
        .await
        .map_err(|error| self.unread(Some(reader), &error))?;
        rows.iter().map(|row| rows::entry(row).map_err(|why| self.damaged(id, &why))).collect()
    }

    async fn append(&self, id: &str, entry: &StoredEntry, glance: &Glance) -> Result<(), StoreError> {
        self.write_together(id, Write::Entry(entry.clone(), glance.clone())).await
    }

    async fn set_seeds(&self, id: &str, seeds: &Seeds) -> Result<(), StoreError> {
        let seeds = serde_json::to_string(seeds).map_err(|error| self.damaged(id, &error))?;
        let mut work = self.write().await?;
        let done = writing::set_seeds(id, &seeds, &mut work.connection).await;
        self.finish(work, done).await
    }

    async fn set_sitters(&self, id: &str, sitters: &Sitters) -> Result<(), StoreError> {
        let text = serde_json::to_string(sitters).map_err(|error| self.damaged(id, &error))?;
        let mut work = self.write().await?;
        let mut done = writing::set_sitters(id, &text, &mut work.connection).await;
        if done.is_ok() {
            done = writing::seat_players(id, sitters, &mut work.connection).await;
        }
        self.finish(work, done).await
    }

    async fn set_timing(&self, id: &str, timing: &Timing, due: Option<u64>) -> Result<(), StoreError> {
        let timing = serde_json::to_string(timing).map_err(|error| self.damaged(id, &error))?;
        self.write_together(id, Write::Timing(timing, due.map(|due| due as i64))).await
    }

    async fn timing(&self, id: &str) -> Result<Option<Timing>, StoreError> {
        let mut reader = self.read().await?;
        let kept: Option<Option<String>> = sqlx::query_scalar("SELECT timing FROM games WHERE id = ?")
            .bind(id)
            .fetch_optional(&mut *reader)
            .await
            .map_err(|error| self.unread(Some(reader), &error))?;
        kept.flatten().map(|text| rows::timing(&text).map_err(|why| self.damaged(id, &why))).transpose()
    }

    async fn due(&self, by: u64, after: Option<&DueGame>, limit: u32) -> Result<Vec<DueGame>, StoreError> {
        let mut reader = self.read().await?;
        let (at, id) = after.map_or((-1, ""), |after| (after.at as i64, after.id.as_str()));
        let games: Vec<(i64, String)> = sqlx::query_as(
            "SELECT due, id FROM games WHERE due IS NOT NULL AND due <= ?1 AND (due, id) > (?2, ?3) \
             ORDER BY due, id LIMIT ?4",
        )
        .bind(by as i64)
        .bind(at)
        .bind(id)
        .bind(limit)
        .fetch_all(&mut *reader)
        .await
        .map_err(|error| self.unread(Some(reader), &error))?;
        Ok(games.into_iter().map(|(at, id)| DueGame { at: at as u64, id }).collect())
    }

    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError> {
        let mut work = self.write().await?;
        let done = writing::set_listed(id, listed, &mut work.connection).await;
        self.finish(work, done).await
    }

    async fn newest(&self, filter: ListFilter, after: Option<&Cursor>, limit: u32) -> Result<GamePage, StoreError> {
        let mut reader = self.read().await?;
        let (played, id) = after.map_or((i64::MAX, ""), |after| (after.played as i64, after.id.as_str()));
        let rows = sqlx::query(
            "SELECT id, created, setup, secret, seeds, sitters, played, actions, over, position FROM games \
             WHERE listed = 1 AND (played < ?1 OR played = ?1 AND id > ?2) AND (?4 IS NULL OR over = ?4) \
             AND (over = 1 OR EXISTS (SELECT 1 FROM entries WHERE game = games.id AND client IS NOT NULL)) \
             ORDER BY played DESC, id LIMIT ?3",
        )
        .bind(played)
        .bind(id)
        .bind(limit)
        .bind(match filter {
            ListFilter::All => None,
            ListFilter::Going => Some(false),
            ListFilter::Over => Some(true),
        })
        .fetch_all(&mut *reader)
        .await
        .map_err(|error| self.unread(Some(reader), &error))?;
        Ok(self.page_of(&rows, limit))
    }

    async fn ids(&self, after: Option<&str>, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut reader = self.read().await?;
        let rows = sqlx::query("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?")
            .bind(after.unwrap_or_default())
            .bind(limit)
            .fetch_all(&mut *reader)
            .await
            .map_err(|error| self.unread(Some(reader), &error))?;
        rows.iter().map(|row| row.try_get("id").map_err(|error| self.damaged("?", &plain(&error)))).collect()
    }

    async fn tidy(&self, before: u64, but: &[String]) -> Result<u64, StoreError> {
        let but = serde_json::to_string(but).map_err(|error| self.damaged("", &error))?;
        let mut work = self.write().await?;
        let removed = writing::tidy(before as i64, &but, &mut work.connection).await;
        let count = removed.as_ref().map_or(0, |count| *count);
        self.finish(work, removed.map(|_| ())).await?;
        Ok(count)
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

    async fn secret(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let mut work = self.write().await?;
        let secret = writing::secret(&new, &mut work.connection).await;
        let known = secret.as_ref().map_or(new, |known| *known);
        self.finish(work, secret.map(|_| ())).await?;
        Ok(known)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.still_there()?;
        if let Some(keeper) = &mut *self.keeper.lock().await {
            let read = sqlx::raw_sql("SELECT id FROM games LIMIT 1").execute(keeper).await;
            read.map_err(|error| self.unread(None, &error))?;
        }
        let mut work = self.write().await?;
        match sqlx::raw_sql("ROLLBACK").execute(&mut work.connection).await {
            Ok(_) => {
                *work.slot = Some(work.connection);
                Ok(())
            }
            Err(error) => Err(self.unsaved(&error)),
        }
    }

    fn accounts(&self) -> &dyn Accounts {
        self
    }

    async fn close(&self) {
        self.readers.close().await;
        // Held to the end, so that nobody makes a new connection meanwhile.
        let mut slot = self.writer.lock().await;
        if let Some(writer) = slot.take() {
            let _ = writer.close().await;
        }
        // Closing the last connection writes the log back into the file.
        if let Some(keeper) = self.keeper.lock().await.take() {
            let _ = keeper.close().await;
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
