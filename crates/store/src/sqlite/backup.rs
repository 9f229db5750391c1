//! A copy of a database that may be in use.
//!
//! `VACUUM INTO` reads one state of the database, as any reader does: a server that writes meanwhile neither waits nor
//! loses anything, and its lock is not needed. Nothing is written beside the copy but SQLite's own files for readers.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};

use super::super::BackupError;
use super::files::{COMPANIONS, beside, real, sync_folder};
use super::opening::{self, FileContent};
use super::{code, reason};

/// Copies the database to a new file, which only this user can read. When this returns, the copy is on the disk; it has
/// everything that was acknowledged before it began.
///
/// # Errors
/// See [`BackupError`]; then no file has that name, or the one that had it is as it was.
pub async fn back_up(database: &Path, to: &Path) -> Result<(), BackupError> {
    if let FileContent::Nothing = opening::inspect(database, opening::SCHEMA)? {
        return Err(BackupError::Missing { path: database.to_owned() });
    }
    let (from, to) = (real(database), real(to));
    if fs::symlink_metadata(&to).is_ok() {
        return Err(BackupError::Exists { path: to });
    }
    let unwritten = |error: io::Error| BackupError::Unwritten { path: to.clone(), why: error.to_string() };
    let unfinished = PartialCopy::beside(&to).map_err(unwritten)?;
    copy(&from, &to, &unfinished.path).await?;
    unfinished.file.sync_all().map_err(unwritten)?;
    name(&unfinished.path, &to).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => BackupError::Exists { path: to.clone() },
        _ => unwritten(error),
    })?;
    drop(unfinished);
    sync_folder(&to).map_err(unwritten)
}

/// Lets SQLite write the copy into an empty file.
async fn copy(from: &Path, to: &Path, unfinished: &Path) -> Result<(), BackupError> {
    let unread = |error: &sqlx::Error| BackupError::Unread { path: from.to_owned(), why: reason(error) };
    let target = unfinished
        .to_str()
        .ok_or_else(|| BackupError::Unwritten { path: to.to_owned(), why: "its name is not UTF-8".to_owned() })?;
    let mut connection = opening::options(from).read_only(true).connect().await.map_err(|error| unread(&error))?;
    let done = sqlx::query("VACUUM INTO ?").bind(target).execute(&mut connection).await;
    // Closing a connection that only read has nothing to lose.
    let _ = connection.close().await;
    match done {
        Ok(_) => Ok(()),
        Err(error) if is_of_the_copy(&error) => {
            Err(BackupError::Unwritten { path: to.to_owned(), why: reason(&error) })
        }
        Err(error) => Err(unread(&error)),
    }
}

/// Whether writing failed: the disk is full, or a file may not grow any more. The database is only read.
fn is_of_the_copy(error: &sqlx::Error) -> bool {
    const WRITE: i32 = 10 | 3 << 8;
    const SYNC: i32 = 10 | 4 << 8;
    matches!(code(error), Some(13 | WRITE | SYNC))
}

/// Gives the finished copy its name, unless a file has it.
fn name(unfinished: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(unfinished, to) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            // A file system without links, as on many memory sticks.
            match fs::symlink_metadata(to) {
                Ok(_) => Err(ErrorKind::AlreadyExists.into()),
                Err(_) => fs::rename(unfinished, to),
            }
        }
        linked => linked,
    }
}

/// A copy that is being made. It is removed when it is dropped; a kill leaves it behind.
struct PartialCopy {
    path: PathBuf,
    file: File,
}

impl PartialCopy {
    /// Makes an empty file, for this user alone.
    fn beside(to: &Path) -> io::Result<PartialCopy> {
        let path = beside(to, &format!(".{}.part", std::process::id()));
        let mut options = OpenOptions::new();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.write(true).create_new(true).open(&path)?;
        Ok(PartialCopy { path, file })
    }
}

impl Drop for PartialCopy {
    fn drop(&mut self) {
        // It has its final name, or is not wanted.
        for suffix in [""].into_iter().chain(COMPANIONS) {
            let _ = fs::remove_file(beside(&self.path, suffix));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

    use super::super::super::conformance::{entry, game, glance};
    use super::super::super::{OpenError, Store};
    use super::super::SqliteStore;
    use super::super::tests::{Scratch, filled};
    use super::*;

    /// The names of the files in a folder.
    fn names(folder: &Path) -> Vec<String> {
        let name = |item: io::Result<fs::DirEntry>| item.unwrap().file_name().into_string().unwrap();
        let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
        names.sort();
        names
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_backup_has_what_was_acknowledged_while_others_write() {
        let scratch = Scratch::new("backup-live");
        filled(&scratch.file()).await;
        let store = Arc::new(SqliteStore::open(&scratch.file()).await.unwrap());
        store.create(&game("live"), &[], &glance(0)).await.unwrap();
        let (acknowledged, enough) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
        let writing = tokio::spawn({
            let (store, acknowledged, enough) = (store.clone(), acknowledged.clone(), enough.clone());
            async move {
                for seq in 1.. {
                    store.append("live", &entry(seq, None), &glance(seq)).await.unwrap();
                    acknowledged.store(seq, Ordering::SeqCst);
                    if enough.load(Ordering::SeqCst) {
                        break;
                    }
                }
            }
        });
        for round in 1..=3 {
            let (before, copy) = (acknowledged.load(Ordering::SeqCst), scratch.join(format!("copy-{round}/games.db")));
            fs::create_dir(copy.parent().unwrap()).unwrap();
            back_up(&scratch.file(), &copy).await.unwrap();
            assert_eq!(names(copy.parent().unwrap()), ["games.db"]);
            #[cfg(unix)]
            assert_eq!(
                std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&copy).unwrap().permissions()) & 0o777,
                0o600
            );
            let copied = SqliteStore::open(&copy).await.unwrap();
            let log = copied.log("live", 0).await.unwrap();
            assert!(log.len() >= before as usize, "{before} acknowledged, {} there", log.len());
            assert!(log.iter().zip(1..).all(|(found, seq)| *found == entry(seq, None)));
            assert_eq!(copied.log("game-7", 0).await.unwrap().len(), 20);
            copied.close().await;
        }
        enough.store(true, Ordering::SeqCst);
        writing.await.unwrap();
        // The server's own files are still those it opened.
        store.append("game-7", &entry(21, None), &glance(21)).await.unwrap();
        store.close().await;
    }

    #[tokio::test]
    async fn a_backup_is_made_without_a_server_and_after_a_kill() {
        let scratch = Scratch::new("backup-idle");
        filled(&scratch.file()).await;
        back_up(&scratch.file(), &scratch.join("copy.db")).await.unwrap();
        // A log that was not merged, as a kill leaves it.
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        store.create(&game("last"), &[], &glance(0)).await.unwrap();
        let killed = scratch.join("killed.db");
        for suffix in ["", "-wal"] {
            fs::copy(beside(&scratch.file(), suffix), beside(&killed, suffix)).unwrap();
        }
        store.close().await;
        back_up(&killed, &scratch.join("other.db")).await.unwrap();
        for (copy, has_last) in [("copy.db", false), ("other.db", true)] {
            let copied = SqliteStore::open(&scratch.join(copy)).await.unwrap();
            assert_eq!(copied.game("last").await.unwrap().is_some(), has_last);
            assert!(copied.game("game-39").await.unwrap().is_some());
            copied.close().await;
        }
        // And the server starts on what was backed up.
        assert!(SqliteStore::open(&killed).await.unwrap().game("last").await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_file_that_exists_stays_as_it_was() {
        let scratch = Scratch::new("backup-exists");
        filled(&scratch.file()).await;
        let diary = scratch.join("diary");
        fs::write(&diary, "Today I learnt to read a position.").unwrap();
        let before = names(&scratch);
        for taken in [diary.as_path(), &scratch.file(), &*scratch] {
            let error = back_up(&scratch.file(), taken).await.unwrap_err();
            assert!(matches!(error, BackupError::Exists { .. }), "{error}");
        }
        assert_eq!(fs::read_to_string(&diary).unwrap(), "Today I learnt to read a position.");
        let error = back_up(&scratch.file(), &scratch.join("no/such/folder.db")).await.unwrap_err();
        assert!(matches!(error, BackupError::Unwritten { .. }), "{error}");
        assert_eq!(names(&scratch), before);
    }

    #[tokio::test]
    async fn what_is_no_database_of_ours_is_told() {
        let scratch = Scratch::new("backup-none");
        let copy = scratch.join("copy.db");
        let error = back_up(&scratch.file(), &copy).await.unwrap_err();
        assert!(matches!(error, BackupError::Missing { .. }), "{error}");
        fs::write(scratch.file(), "Dear diary, today I learnt to read a position.").unwrap();
        let error = back_up(&scratch.file(), &copy).await.unwrap_err();
        assert!(matches!(error, BackupError::Refused(OpenError::NotADatabase { .. })), "{error}");
        assert_eq!(names(&scratch), ["games.db"]);
    }
}
