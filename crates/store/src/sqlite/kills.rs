//! Killed while the file is made or brought up to date: whatever is left behind, the next start opens it.
//!
//! A rollback journal and the file beside it pass through few states on the way to the disk. Each is put together here
//! as a kill leaves it, so that nothing hangs on the moment.

use std::fs;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use super::super::conformance::{entry, game, glance};
use super::super::{OpenError, Store};
use super::SqliteStore;
use super::opening::SCHEMA;
use super::tests::{Scratch, filled, refused, tomorrow};
use crate::schema::{Schema, version_after};

const MARK: &str = "PRAGMA application_id = 0x41736874;";

async fn plain(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.journal_mode(SqliteJournalMode::Delete).busy_timeout(std::time::Duration::ZERO).connect().await.unwrap()
}

async fn run(connection: &mut SqliteConnection, script: &str) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(script.to_owned())).execute(connection).await.map(|_| ())
}

/// What takes a file from so many steps of a schema to all of them.
fn steps(schema: Schema, taken: usize) -> String {
    format!("{MARK} {} PRAGMA user_version = {};", schema.0[taken..].concat(), schema.newest())
}

/// A file with today's tables and a game in it.
async fn file_of_today(path: &Path) {
    let store = SqliteStore::open(path).await.unwrap();
    store.create(&game("old"), &[entry(1, None)], &glance(1)).await.unwrap();
    store.close().await;
}

/// The files on the disk after a crash: the database, and its rollback journal.
#[derive(Clone)]
struct CrashFiles {
    at: &'static str,
    file: Vec<u8>,
    journal: Option<Vec<u8>>,
}

/// What kills leave while a script is committed to that file, from the first write to the last.
async fn left_by_kills(path: &Path, script: &str) -> Vec<CrashFiles> {
    let journal = path.with_file_name("games.db-journal");
    // A reader keeps the writer from its last step, so that the journal can be seen.
    let mut reader = plain(path).await;
    run(&mut reader, "BEGIN; SELECT count(*) FROM sqlite_schema;").await.unwrap();
    let mut writer = plain(path).await;
    run(&mut writer, &format!("BEGIN IMMEDIATE; {script}")).await.unwrap();
    run(&mut writer, "COMMIT").await.unwrap_err();
    let (old, begun) = (fs::read(path).unwrap(), fs::read(&journal).unwrap());
    run(&mut reader, "ROLLBACK").await.unwrap();
    run(&mut writer, "COMMIT").await.unwrap();
    reader.close().await.unwrap();
    writer.close().await.unwrap();
    assert!(!journal.exists());
    let new = fs::read(path).unwrap();
    // The journal is marked and counts its pages only when they are safe: number, page, checksum for each.
    let number = |at: usize| u32::from_be_bytes(begun[at..at + 4].try_into().unwrap()) as usize;
    let (sector, page) = (number(20), number(24));
    let pages = (begun.len() - sector) / (page + 8);
    assert_eq!(begun.len(), sector + pages * (page + 8), "a journal with one header");
    let mut safe = begun.clone();
    safe[..8].copy_from_slice(&[0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]);
    safe[8..12].copy_from_slice(&(pages as u32).to_be_bytes());
    let mut half = new.clone();
    half.truncate(new.len() / page / 2 * page);
    half.extend(old.get(half.len()..).unwrap_or_default());
    let left = |at, file: &Vec<u8>, journal: Option<&Vec<u8>>| CrashFiles {
        at,
        file: file.clone(),
        journal: journal.cloned(),
    };
    vec![
        left("the journal is written", &old, Some(&begun)),
        left("the journal is safe", &old, Some(&safe)),
        left("the file is half written", &half, Some(&safe)),
        left("the file is written", &new, Some(&safe)),
        left("the journal is gone", &new, None),
    ]
}

fn lay(path: &Path, left: &CrashFiles) {
    let journal = path.with_file_name("games.db-journal");
    let _ = fs::remove_file(&journal);
    fs::write(path, &left.file).unwrap();
    if let Some(bytes) = &left.journal {
        fs::write(journal, bytes).unwrap();
    }
}

/// The next start opens the file, finds what was in it, and can go on.
async fn opens(path: &Path, schema: Schema, left: &CrashFiles, had_game: bool) {
    lay(path, left);
    let opened = SqliteStore::open_as(path, schema, |options| options).await;
    let store = opened.unwrap_or_else(|error| panic!("{}: {error}", left.at));
    if had_game {
        let log = store.log("old", 0).await.unwrap();
        assert_eq!(log.iter().map(|entry| entry.act.as_str()).collect::<Vec<_>>(), ["c1-c4"], "{}", left.at);
        store.append("old", &entry(2, None), &glance(2)).await.unwrap();
    }
    store.create(&game("new"), &[], &glance(0)).await.unwrap();
    store.close().await;
    let names = fs::read_dir(path.parent().unwrap()).unwrap().map(|item| item.unwrap().file_name());
    assert_eq!(names.collect::<Vec<_>>(), ["games.db"], "{}", left.at);
}

#[tokio::test]
async fn a_kill_while_the_tables_are_made_locks_nobody_out() {
    let scratch = Scratch::new("kill-made");
    plain(&scratch.file()).await.close().await.unwrap();
    for left in left_by_kills(&scratch.file(), &steps(SCHEMA, 0)).await {
        opens(&scratch.file(), SCHEMA, &left, false).await;
    }
}

#[tokio::test]
async fn a_kill_while_the_tables_are_brought_up_to_date_locks_nobody_out() {
    let scratch = Scratch::new("kill-older");
    file_of_today(&scratch.file()).await;
    for left in left_by_kills(&scratch.file(), &steps(tomorrow(), SCHEMA.0.len())).await {
        opens(&scratch.file(), tomorrow(), &left, true).await;
    }
}

#[tokio::test]
async fn a_kill_while_the_journal_is_exchanged_locks_nobody_out() {
    let scratch = Scratch::new("kill-exchange");
    file_of_today(&scratch.file()).await;
    for mut left in left_by_kills(&scratch.file(), &format!("PRAGMA user_version = {}", SCHEMA.newest())).await {
        if left.at == "the file is written" || left.at == "the journal is gone" {
            // What the change to a write-ahead log writes into the header.
            left.file[18..20].fill(2);
        }
        opens(&scratch.file(), SCHEMA, &left, true).await;
    }
}

/// Half a new file, which nobody has taken for the real one yet, is thrown away.
#[tokio::test]
async fn a_kill_while_a_new_file_is_made_leaves_nothing() {
    let scratch = Scratch::new("kill-new");
    let work = scratch.join("games.db.work");
    fs::create_dir(&work).unwrap();
    for name in ["database", "database-journal", "database-wal"] {
        fs::write(work.join(name), "half of it").unwrap();
    }
    opens(&scratch.file(), SCHEMA, &CrashFiles { at: "an empty file", file: Vec::new(), journal: None }, false).await;
}

/// The first page of a file that was being made may not have reached the disk when the power went.
#[tokio::test]
async fn a_first_page_that_was_not_written_locks_nobody_out() {
    let scratch = Scratch::new("kill-blank");
    fs::write(scratch.file(), "").unwrap();
    let mut left = left_by_kills(&scratch.file(), &steps(SCHEMA, 0)).await.swap_remove(3);
    assert_eq!(left.at, "the file is written");
    left.file[..4096].fill(0);
    opens(&scratch.file(), SCHEMA, &left, false).await;
}

/// What lies beside a database that is gone is not taken for that of the new one, and is not lost.
#[tokio::test]
async fn what_an_old_file_left_is_put_aside() {
    let scratch = Scratch::new("orphans");
    fs::write(scratch.join("games.db-wal"), "what was played last").unwrap();
    fs::write(scratch.join("games.db-journal"), "what was there before").unwrap();
    fs::write(scratch.join("games.db-shm"), "").unwrap();
    SqliteStore::open(&scratch.file()).await.unwrap().close().await;
    let read = |name: &str| fs::read_to_string(scratch.join(name)).unwrap();
    assert_eq!(read("games.db-wal.old"), "what was played last");
    assert_eq!(read("games.db-journal.old"), "what was there before");
    assert_eq!(fs::read_dir(&*scratch).unwrap().count(), 3);
}

#[tokio::test]
async fn a_journal_opens_no_file_that_is_damaged_newer_or_not_ours() {
    let scratch = Scratch::new("kill-refused");
    let path = scratch.file();
    filled(&path).await;
    let left = left_by_kills(&path, &format!("PRAGMA user_version = {}", version_after(1))).await.swap_remove(3);
    let with = |file: Vec<u8>| lay(&path, &CrashFiles { file, ..left.clone() });
    let changed = |at: usize, bytes: &[u8]| {
        let mut file = left.file.clone();
        file[at..at + bytes.len()].copy_from_slice(bytes);
        file
    };
    with(changed(8_192, &[0xA5; 8_192]));
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));
    with(left.file[..left.file.len() / 2].to_vec());
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));
    with(changed(60, &999_u32.to_be_bytes()));
    assert!(matches!(refused(&path).await, OpenError::Newer { .. }));
    with(changed(68, b"Book"));
    assert!(matches!(refused(&path).await, OpenError::Foreign { .. }));
    with(b"Dear diary, today I learnt to read a position.\n".repeat(9));
    assert!(matches!(refused(&path).await, OpenError::NotADatabase { .. }));
    // Only zeros, and a journal that does not say that there was nothing before.
    with(vec![0; 8_192]);
    assert!(matches!(refused(&path).await, OpenError::Damaged { .. }));
    // The old version is in the journal, and the file says that a newer one was being made.
    let mut newer = left_by_kills(&path_of(&scratch, &left), "PRAGMA user_version = 999").await.swap_remove(1);
    assert_eq!(newer.at, "the journal is safe");
    newer.file = changed(60, &999_u32.to_be_bytes());
    lay(&path, &newer);
    assert!(matches!(refused(&path).await, OpenError::Newer { found: 999, .. }));
}

/// The file as it was before a kill.
fn path_of(scratch: &Scratch, left: &CrashFiles) -> std::path::PathBuf {
    lay(&scratch.file(), &CrashFiles { journal: None, ..left.clone() });
    scratch.file()
}

/// A damaged file with a write-ahead log is looked at without a trace.
#[tokio::test]
async fn a_damaged_file_with_a_log_is_left_alone() {
    let scratch = Scratch::new("kill-log");
    filled(&scratch.file()).await;
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    store.create(&game("last"), &[], &glance(0)).await.unwrap();
    let log = fs::read(scratch.join("games.db-wal")).unwrap();
    assert!(!log.is_empty());
    store.close().await;
    let mut file = fs::read(scratch.file()).unwrap();
    let middle = file.len() / 2;
    file[middle..middle + 8_192].fill(0xA5);
    fs::write(scratch.file(), file).unwrap();
    fs::write(scratch.join("games.db-wal"), log).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Damaged { .. }));
}
