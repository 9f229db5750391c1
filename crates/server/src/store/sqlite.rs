//! Games kept in one SQLite file.
//!
//! Write-ahead log with `synchronous = FULL`: a commit that returned has reached the disk. A file is
//! looked at before it is opened for writing, so that one that is not ours, damaged or newer stays
//! as it was.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use ashtapada_rules::Seat;
use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::{Glance, ListedGame, LogEntry, OpenError, Setup, Store, StoreError, StoredGame};

/// Marks a file as ours (`PRAGMA application_id`): the letters `Asht`.
const APPLICATION: u32 = 0x4173_6874;
/// What makes the schema; the file's `user_version` tells how many of them it has.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001.sql"),
    include_str!("../../migrations/sqlite/0002.sql"),
    include_str!("../../migrations/sqlite/0003.sql"),
];
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// Keeps games in a SQLite file.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    pub(super) pool: SqlitePool,
    path: PathBuf,
}

/// What a look at the file shows.
enum Found {
    Nothing,
    Ours { version: u32 },
}

impl SqliteStore {
    /// Opens a database file, making it (and its folder) if there is none.
    ///
    /// # Errors
    /// See [`OpenError`]; the file is then as it was.
    pub async fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_with(path, |options| options).await
    }

    /// As [`SqliteStore::open`], with a change to how connections are made.
    pub(super) async fn open_with(
        path: &Path,
        change: impl FnOnce(SqliteConnectOptions) -> SqliteConnectOptions,
    ) -> Result<SqliteStore, OpenError> {
        let known = MIGRATIONS.len() as u32;
        let mut version = 0;
        if let Found::Ours { version: found } = inspect(path)? {
            version = check(path).await?.max(found);
        } else if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
        }
        if version > known {
            return Err(OpenError::Newer { path: path.to_owned(), found: version, known });
        }
        if version < known {
            migrate(path, version).await.map_err(|error| unusable(path, &plain(&error)))?;
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = SqlitePoolOptions::new()
            .max_connections(3)
            .connect_with(change(options))
            .await
            .map_err(|error| unusable(path, &plain(&error)))?;
        // A folder or file that cannot be written is told now, not at the first move.
        sqlx::raw_sql("BEGIN IMMEDIATE; ROLLBACK")
            .execute(&pool)
            .await
            .map_err(|error| unusable(path, &plain(&error)))?;
        Ok(SqliteStore { pool, path: path.to_owned() })
    }

    fn failure(&self, error: &sqlx::Error) -> StoreError {
        let what = match code(error).map(|code| code & 0xff) {
            Some(13) => "the disk is full. Free some space and try again".to_owned(),
            Some(8) => "it cannot be written. Make the file and its folder writable and try again".to_owned(),
            Some(11 | 26) => "the file is damaged".to_owned(),
            Some(5 | 6) => "another program holds it. Try again".to_owned(),
            _ => plain(error),
        };
        StoreError::Unavailable(format!("the game could not be saved in {}: {what}", self.path.display()))
    }

    fn unreadable(&self, id: &str, why: &str) -> StoreError {
        StoreError::Unavailable(format!("game {id} in {} cannot be read: {why}", self.path.display()))
    }

    fn game_of(&self, row: &SqliteRow) -> Result<StoredGame, StoreError> {
        let id: String = row.try_get("id").map_err(|error| self.failure(&error))?;
        let setup: &str = row.try_get("setup").map_err(|error| self.failure(&error))?;
        let setup: Setup = serde_json::from_str(setup).map_err(|error| self.unreadable(&id, &error.to_string()))?;
        let secret: Vec<u8> = row.try_get("secret").map_err(|error| self.failure(&error))?;
        let secret = secret.try_into().map_err(|_| self.unreadable(&id, "its secret is not 32 bytes long"))?;
        let created: i64 = row.try_get("created").map_err(|error| self.failure(&error))?;
        Ok(StoredGame { id, created: created as u64, setup, secret })
    }
}

/// Reads the header of the file, without SQLite.
fn inspect(path: &Path) -> Result<Found, OpenError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(unusable(path, &error)),
    };
    let mut header = Vec::with_capacity(100);
    file.by_ref().take(100).read_to_end(&mut header).map_err(|error| unusable(path, &error))?;
    if header.is_empty() {
        return Ok(Found::Nothing);
    }
    if !header.starts_with(MAGIC) {
        return Err(OpenError::NotADatabase { path: path.to_owned() });
    }
    let number = |at: usize| header.get(at..at + 4).map(|bytes| bytes.iter().fold(0, |n, b| n << 8 | u32::from(*b)));
    let (Some(version), Some(application)) = (number(60), number(68)) else {
        return Err(OpenError::Damaged { path: path.to_owned(), why: "it is cut off".to_owned() });
    };
    if application != APPLICATION {
        return Err(OpenError::Foreign { path: path.to_owned() });
    }
    let known = MIGRATIONS.len() as u32;
    if version > known {
        return Err(OpenError::Newer { path: path.to_owned(), found: version, known });
    }
    Ok(Found::Ours { version })
}

/// Looks through a file of ours without changing it; gives its schema's version.
async fn check(path: &Path) -> Result<u32, OpenError> {
    let damaged = |why: String| OpenError::Damaged { path: path.to_owned(), why };
    // Without a log beside it the file stands alone, and SQLite need not make files next to it.
    let alone =
        fs::metadata(beside(path, "-wal")).map_or(true, |log| log.len() == 0) && !beside(path, "-journal").exists();
    let mut connection = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .immutable(alone)
        .busy_timeout(Duration::from_secs(5))
        .connect()
        .await
        .map_err(|error| damaged(plain(&error)))?;
    let looked = look(&mut connection).await;
    // Closing a connection that only read has nothing to lose.
    let _ = connection.close().await;
    match looked {
        Ok((verdict, version)) if verdict == "ok" => Ok(version as u32),
        Ok((verdict, _)) => Err(damaged(verdict)),
        Err(error) => Err(damaged(plain(&error))),
    }
}

async fn look(connection: &mut SqliteConnection) -> Result<(String, i64), sqlx::Error> {
    let verdict: String = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut *connection).await?.try_get(0)?;
    let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(connection).await?.try_get(0)?;
    Ok((verdict, version))
}

/// Brings the schema from `version` to the newest, whole or not at all.
async fn migrate(path: &Path, version: u32) -> Result<(), sqlx::Error> {
    // The mark and the version must be in the file itself from the first commit on, so that
    // `inspect` finds them: no write-ahead log yet.
    let mut connection = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Delete)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        .connect()
        .await?;
    let mut script = format!("BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION};");
    for migration in &MIGRATIONS[version as usize..] {
        script.push_str(migration);
    }
    script.push_str(&format!("PRAGMA user_version = {}; COMMIT;", MIGRATIONS.len()));
    let done = sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(&mut connection).await;
    let closed = connection.close().await;
    done.and(closed)
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn unusable(path: &Path, why: &impl ToString) -> OpenError {
    OpenError::Unusable { path: path.to_owned(), why: why.to_string() }
}

/// What SQLite says, without the words of the library around it.
fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        other => other.to_string(),
    }
}

/// SQLite's extended result code.
fn code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

const PRIMARY_KEY: i32 = 1555;
const UNIQUE: i32 = 2067;

async fn insert(game: &str, entry: &LogEntry, work: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO entries (game, seq, seat, action, client, at, spent) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(game)
        .bind(entry.seq)
        .bind(entry.seat.map(Seat::name))
        .bind(&entry.action)
        .bind(&entry.client)
        .bind(entry.at as i64)
        .bind(entry.spent.map(|spent| spent as i64))
        .execute(work)
        .await
        .map(|_| ())
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, game: &StoredGame, log: &[LogEntry], glance: &Glance) -> Result<(), StoreError> {
        let fail = |error: sqlx::Error| match code(&error) {
            Some(PRIMARY_KEY) => StoreError::Taken { game: game.id.clone(), seq: 0 },
            _ => self.failure(&error),
        };
        let setup =
            serde_json::to_string(&game.setup).map_err(|error| self.unreadable(&game.id, &error.to_string()))?;
        let mut work = self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(fail)?;
        sqlx::query(
            "INSERT INTO games (id, created, setup, secret, played, actions, over, position) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&game.id)
        .bind(game.created as i64)
        .bind(setup)
        .bind(game.secret.as_slice())
        .bind(game.created as i64)
        .bind(glance.actions)
        .bind(glance.over)
        .bind(&glance.position)
        .execute(&mut *work)
        .await
        .map_err(fail)?;
        for entry in log {
            insert(&game.id, entry, &mut work).await.map_err(fail)?;
        }
        work.commit().await.map_err(fail)
    }

    async fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        let row = sqlx::query("SELECT id, created, setup, secret FROM games WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.failure(&error))?;
        row.map(|row| self.game_of(&row)).transpose()
    }

    async fn log(&self, id: &str, after: u32) -> Result<Vec<LogEntry>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, seat, action, client, at, spent FROM entries WHERE game = ? AND seq > ? ORDER BY seq",
        )
        .bind(id)
        .bind(after)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.failure(&error))?;
        let entry = |row: &SqliteRow| -> Result<LogEntry, sqlx::Error> {
            Ok(LogEntry {
                seq: row.try_get("seq")?,
                seat: row.try_get::<Option<&str>, _>("seat")?.and_then(|name| name.parse::<Seat>().ok()),
                action: row.try_get("action")?,
                client: row.try_get("client")?,
                at: row.try_get::<i64, _>("at")? as u64,
                spent: row.try_get::<Option<i64>, _>("spent")?.map(|spent| spent as u64),
            })
        };
        rows.iter().map(entry).collect::<Result<_, _>>().map_err(|error| self.failure(&error))
    }

    async fn append(&self, id: &str, entry: &LogEntry, glance: &Glance) -> Result<(), StoreError> {
        let fail = |error: sqlx::Error| match code(&error) {
            Some(PRIMARY_KEY) => StoreError::Taken { game: id.to_owned(), seq: entry.seq },
            Some(UNIQUE) => StoreError::Repeated,
            _ => self.failure(&error),
        };
        let missing = || StoreError::Missing { game: id.to_owned(), seq: entry.seq };
        let mut work = self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(fail)?;
        let last: Option<u32> = sqlx::query_scalar(
            "SELECT (SELECT coalesce(max(seq), 0) FROM entries WHERE game = games.id) FROM games WHERE id = ?",
        )
        .bind(id)
        .fetch_optional(&mut *work)
        .await
        .map_err(fail)?;
        if last.ok_or_else(missing)? + 1 < entry.seq {
            return Err(missing());
        }
        insert(id, entry, &mut work).await.map_err(fail)?;
        sqlx::query("UPDATE games SET played = ?, actions = ?, over = ?, position = ?, listed = 1 WHERE id = ?")
            .bind(entry.at as i64)
            .bind(glance.actions)
            .bind(glance.over)
            .bind(&glance.position)
            .bind(id)
            .execute(&mut *work)
            .await
            .map_err(fail)?;
        work.commit().await.map_err(fail)
    }

    async fn set_listed(&self, id: &str, listed: bool) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE games SET listed = ? WHERE id = ?")
            .bind(listed)
            .bind(id)
            .execute(&self.pool)
            .await
            .map_err(|error| self.failure(&error))?;
        match done.rows_affected() {
            0 => Err(StoreError::Missing { game: id.to_owned(), seq: 0 }),
            _ => Ok(()),
        }
    }

    async fn newest(&self, limit: u32) -> Result<Vec<ListedGame>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, created, setup, secret, played, actions, over, position FROM games \
             WHERE listed = 1 ORDER BY played DESC, id LIMIT ?",
        )
        .bind(limit)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.failure(&error))?;
        let glance = |row: &SqliteRow| -> Result<(u64, Glance), sqlx::Error> {
            let glance = Glance {
                actions: row.try_get("actions")?,
                over: row.try_get("over")?,
                position: row.try_get("position")?,
            };
            Ok((row.try_get::<i64, _>("played")? as u64, glance))
        };
        // A game that cannot be read any more must not hide the others.
        let listed = rows.iter().filter_map(|row| {
            let game = self.game_of(row).ok()?;
            Some(glance(row).map(|(played, glance)| ListedGame { game, played, glance }))
        });
        listed.collect::<Result<_, _>>().map_err(|error| self.failure(&error))
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}
