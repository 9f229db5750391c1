//! Opening a database file: it is checked before anything is written, and created or migrated atomically.
//!
//! A new file is made under another name and renamed, so that a file under its own name always has our mark and its
//! version in its header. An existing file is migrated in a transaction with a rollback journal, which holds the old
//! pages until the new ones are durable. So a kill at any moment leaves either the old or the new state, but only SQLite
//! can restore it, and it writes to the file while it does. The restoration is therefore tried on a copy first: a file
//! that is damaged or of a newer program stays as it is.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection};

use super::super::OpenError;
use super::super::schema::{Schema, is_unreleased};
use super::files::{
    Lock, Workshop, beside, close_to_others, has_two_names, make_file, make_folder, real, set_aside_companions,
    sync_folder,
};
use super::{is_held, plain};

/// Marks a file as ours (`PRAGMA application_id`): the letters `Asht`.
const APPLICATION: u32 = 0x4173_6874;
/// The tables of a file; its `user_version` is their version.
pub const SCHEMA: Schema = Schema(&[
    include_str!("../../migrations/sqlite/0001.sql"),
    include_str!("../../migrations/sqlite/0002.sql"),
    include_str!("../../migrations/sqlite/0003.sql"),
]);
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// How long to wait for a lock of another program, such as a backup.
const PATIENCE: Duration = Duration::from_secs(5);

/// For how long it is tried again to open a file that somebody holds, such as a process that is just being killed; and how
/// often.
const HOLDING: Duration = Duration::from_secs(3);
const AGAIN: Duration = Duration::from_millis(100);

/// Opens a file, again and again for a short while if somebody holds it.
///
/// # Errors
/// Those of the last try.
pub async fn patiently<T>(open: impl AsyncFn() -> Result<T, OpenError>) -> Result<T, OpenError> {
    let begun = Instant::now();
    loop {
        match open().await {
            Err(OpenError::InUse { .. } | OpenError::Held { .. }) if begun.elapsed() < HOLDING => {
                tokio::time::sleep(AGAIN).await;
            }
            done => return done,
        }
    }
}

/// The content of a file, as its header shows it.
pub enum FileContent {
    /// No file, or an empty one.
    Nothing,
    /// Ours, or one that was being made when the program was killed.
    Ours,
}

/// Makes sure that there is a file of ours with all steps of a schema, and that no other server has it; returns its lock
/// and its real path.
///
/// # Errors
/// See [`OpenError`]; the file is then as it was.
pub async fn prepare(path: &Path, schema: Schema) -> Result<(Lock, PathBuf), OpenError> {
    // Before anything is made beside it: the folder of a foreign file is left alone too.
    if let FileContent::Nothing = inspect(path, schema)?
        && let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
    {
        make_folder(folder).map_err(|error| unusable(folder, &error))?;
    }
    // SQLite keeps its journal and log beside the real file.
    let real = real(path);
    let path = real.as_path();
    let lock = Lock::take(path)?;
    Workshop::clear(path);
    match inspect(path, schema)? {
        FileContent::Nothing => create(path, schema).await.map_err(|error| unusable(path, &error))?,
        FileContent::Ours => {
            // SQLite would open a file that cannot be written, and fail at the first action.
            File::options().read(true).write(true).open(path).map_err(|error| unusable(path, &error))?;
            let version = check(path, schema).await?;
            close_to_others(path);
            if version < schema.newest() {
                migrate(path, schema, version).await.map_err(|error| failed(path, &error))?;
            }
        }
    }
    Ok((lock, real))
}

/// The options of connections to a file.
pub fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
}

/// Reads the header of the file, without SQLite.
///
/// # Errors
/// It cannot be read, or is not ours to read.
pub fn inspect(path: &Path, schema: Schema) -> Result<FileContent, OpenError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return match fs::symlink_metadata(path) {
                Ok(_) => Err(unusable(path, &"it is a link to a file that is not there")),
                Err(_) => Ok(FileContent::Nothing),
            };
        }
        Err(error) => return Err(unusable(path, &error)),
    };
    if has_two_names(&file) {
        return Err(OpenError::Linked { path: path.to_owned() });
    }
    let mut header = Vec::with_capacity(100);
    file.by_ref().take(100).read_to_end(&mut header).map_err(|error| unusable(path, &error))?;
    if header.is_empty() {
        return Ok(FileContent::Nothing);
    }
    if header.iter().all(|&byte| byte == 0) && has_journal(path) {
        // The file had grown, but its first page had not reached the disk: `check` decides.
        return Ok(FileContent::Ours);
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
    readable(path, schema, version)?;
    Ok(FileContent::Ours)
}

/// The version of a file, if this program can read it.
fn readable(path: &Path, schema: Schema, version: u32) -> Result<u32, OpenError> {
    match schema.newest() {
        known if version > known => Err(OpenError::Newer { path: path.to_owned(), found: version, known }),
        _ if is_unreleased(version) => Err(OpenError::Unreleased { path: path.to_owned() }),
        _ => Ok(version),
    }
}

fn has_journal(path: &Path) -> bool {
    fs::metadata(beside(path, "-journal")).is_ok_and(|journal| journal.len() > 0)
}

/// Checks a file of ours without changing it; returns the version of its schema.
async fn check(path: &Path, schema: Schema) -> Result<u32, OpenError> {
    let had_index = beside(path, "-shm").exists();
    let workshop;
    let looking = if has_journal(path) {
        workshop = Workshop::beside(path).map_err(|error| unusable(path, &error))?;
        let copy = workshop.file();
        for suffix in ["", "-journal", "-wal"] {
            match fs::copy(beside(path, suffix), beside(&copy, suffix)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(unusable(path, &error)),
                _ => {}
            }
        }
        options(&copy)
    } else {
        // Without a log beside it the file stands alone, and SQLite need not make files next to it.
        let alone = fs::metadata(beside(path, "-wal")).map_or(true, |log| log.len() == 0);
        options(path).read_only(true).immutable(alone)
    };
    let damaged = |why: String| OpenError::Damaged { path: path.to_owned(), why };
    let unread = |error: &sqlx::Error| if is_held(error) { failed(path, error) } else { damaged(plain(error)) };
    let mut connection = looking.connect().await.map_err(|error| unread(&error))?;
    let looked = look(&mut connection).await;
    // Closing a connection that only read has nothing to lose.
    let _ = connection.close().await;
    let version = match looked {
        Ok(FileCheck { verdict, .. }) if verdict != "ok" => Err(damaged(verdict)),
        Ok(seen) if seen.pages == 0 => Ok(0),
        Ok(seen) if seen.application == APPLICATION => readable(path, schema, seen.version),
        Ok(_) => Err(OpenError::Foreign { path: path.to_owned() }),
        Err(error) => Err(unread(&error)),
    };
    if version.is_err() && !had_index {
        // Reading a write-ahead log creates its index.
        let _ = fs::remove_file(beside(path, "-shm"));
    }
    version
}

/// The result of a check of a file by SQLite.
struct FileCheck {
    verdict: String,
    pages: u32,
    application: u32,
    version: u32,
}

async fn look(connection: &mut SqliteConnection) -> Result<FileCheck, sqlx::Error> {
    let verdict: String = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut *connection).await?.try_get(0)?;
    let mut number = async |pragma| -> Result<u32, sqlx::Error> {
        Ok(sqlx::query(pragma).fetch_one(&mut *connection).await?.try_get::<i64, _>(0)? as u32)
    };
    Ok(FileCheck {
        verdict,
        pages: number("PRAGMA page_count").await?,
        application: number("PRAGMA application_id").await?,
        version: number("PRAGMA user_version").await?,
    })
}

/// Makes a file of the newest version.
async fn create(path: &Path, schema: Schema) -> Result<(), String> {
    let text = |error: std::io::Error| error.to_string();
    set_aside_companions(path).map_err(text)?;
    let workshop = Workshop::beside(path).map_err(text)?;
    make_file(&workshop.file()).map_err(text)?;
    migrate(&workshop.file(), schema, 0).await.map_err(|error| plain(&error))?;
    fs::rename(workshop.file(), path).map_err(text)?;
    sync_folder(path).map_err(text)
}

/// Takes the steps that a file of a version lacks, in one transaction.
async fn migrate(path: &Path, schema: Schema, version: u32) -> Result<(), sqlx::Error> {
    // The mark and the version must be in the file itself, where `inspect` finds them: the write-ahead log comes last.
    let mut connection = options(path).journal_mode(SqliteJournalMode::Delete).connect().await?;
    let mut script = format!("BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION};");
    script.extend(schema.missing(version).iter().copied());
    script.push_str(&format!("PRAGMA user_version = {}; COMMIT; PRAGMA journal_mode = WAL;", schema.newest()));
    let done = sqlx::raw_sql(AssertSqlSafe(script)).execute(&mut connection).await;
    let closed = connection.close().await;
    done.and(closed)
}

/// Why a file is not opened, by what SQLite says.
pub fn failed(path: &Path, error: &sqlx::Error) -> OpenError {
    if is_held(error) { OpenError::Held { path: path.to_owned() } } else { unusable(path, &plain(error)) }
}

pub fn unusable(path: &Path, why: &impl ToString) -> OpenError {
    OpenError::Unusable { path: path.to_owned(), why: why.to_string() }
}
