//! What a SQLite file must stand, beside what every store must do.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ashtapada_table::StoredEntry;
use sqlx::{ConnectOptions, Connection};

use super::super::conformance::{conforms, entry, game, glance};
use super::super::{ListFilter, OpenError, Store, StoreError};
use super::SqliteStore;
use super::files::beside;
use super::opening::{self, SCHEMA};
use crate::schema::{Schema, version_after};
pub use crate::scratch::Scratch;

/// Tables as they may be one day: today's, and a step more, which files of today lack.
pub fn tomorrow() -> Schema {
    const STEP: &str = "ALTER TABLE games ADD COLUMN cloth TEXT; CREATE INDEX games_cloth ON games (cloth);";
    Schema([SCHEMA.0, &[STEP]].concat().leak())
}

#[tokio::test]
async fn sqlite_conforms() {
    let scratch = Scratch::new("conforms");
    conforms(&SqliteStore::open(&scratch.file()).await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_remembers() {
    let scratch = Scratch::new("remembers");
    let path = scratch.join("made/on/the/way.db");
    let store = SqliteStore::open(&path).await.unwrap();
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    store.append("a", &entry(1, Some("x")), &glance(1)).await.unwrap();
    store.close().await;
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.log("a", 0).await, Ok(vec![entry(1, Some("x"))]));
}

#[tokio::test]
async fn a_file_of_today_is_brought_up_to_date_one_day() {
    let scratch = Scratch::new("older");
    filled(&scratch.file()).await;
    let store = SqliteStore::open_as(&scratch.file(), tomorrow(), |options| options).await.unwrap();
    assert_eq!(store.game("game-7").await, Ok(Some(game("game-7"))));
    assert_eq!(store.log("game-7", 0).await.unwrap().len(), 20);
    store.append("game-7", &entry(21, None), &glance(21)).await.unwrap();
    let mut writer = store.writer.lock().await;
    sqlx::raw_sql("UPDATE games SET cloth = 'red'").execute(writer.as_mut().unwrap()).await.unwrap();
    drop(writer);
    store.close().await;
    // This program does not know that step.
    let (found, newest) = (tomorrow().newest(), SCHEMA.newest());
    assert!(
        matches!(refused(&scratch.file()).await, OpenError::Newer { found: at, known, .. } if (at, known) == (found, newest))
    );
}

#[tokio::test]
async fn a_file_from_before_the_first_release_is_left_alone() {
    let scratch = Scratch::new("unreleased");
    filled(&scratch.file()).await;
    let whole = fs::read(scratch.file()).unwrap();
    for version in [1_u32, 14, version_after(0)] {
        let mut bytes = whole.clone();
        bytes[60..64].copy_from_slice(&version.to_be_bytes());
        fs::write(scratch.file(), bytes).unwrap();
        let error = refused(&scratch.file()).await;
        assert!(matches!(error, OpenError::Unreleased { .. }), "{version}: {error}");
        assert!(error.to_string().contains("Move it away"), "{error}");
    }
}

/// Every file of a folder.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let read = |path: PathBuf| (path.clone(), fs::read(&path).unwrap_or_default());
    fs::read_dir(folder).unwrap().map(|item| read(item.unwrap().path())).collect()
}

/// Opening must fail, and leave everything as it was, and nothing else beside it.
pub async fn refused(path: &Path) -> OpenError {
    let folder = path.parent().unwrap();
    let before = contents(folder);
    let error = SqliteStore::open(path).await.unwrap_err();
    assert!(error.to_string().contains(&path.display().to_string()), "{error}");
    assert!(error.to_string().contains("untouched"), "{error}");
    let after = contents(folder);
    assert_eq!(before.keys().collect::<Vec<_>>(), after.keys().collect::<Vec<_>>());
    assert!(before == after, "a file was changed");
    error
}

pub async fn filled(path: &Path) {
    let store = SqliteStore::open(path).await.unwrap();
    for id in 0..40 {
        store.create(&game(&format!("game-{id}")), &[], &glance(0)).await.unwrap();
        for seq in 1..=20 {
            store.append(&format!("game-{id}"), &entry(seq, Some(&format!("c{seq}"))), &glance(seq)).await.unwrap();
        }
    }
    store.close().await;
}

#[tokio::test]
async fn what_is_no_database_is_left_alone() {
    let scratch = Scratch::new("text");
    fs::write(scratch.file(), "Dear diary, today I learnt to read a position.\n".repeat(9)).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::NotADatabase { .. }));
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    let scratch = Scratch::new("foreign");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(scratch.file()).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql("CREATE TABLE bookmarks (url TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Foreign { .. }));
}

#[tokio::test]
async fn a_damaged_file_is_left_alone() {
    let scratch = Scratch::new("damaged");
    filled(&scratch.file()).await;
    let whole = fs::read(scratch.file()).unwrap();
    assert!(whole.len() > 20_000);
    // Cut off in the middle.
    fs::write(scratch.file(), &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Damaged { .. }));
    // Cut off in its header.
    fs::write(scratch.file(), &whole[..60]).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Damaged { .. }));
    // Overwritten in the middle.
    let mut holed = whole.clone();
    holed[8_192..16_384].fill(0xA5);
    fs::write(scratch.file(), &holed).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Damaged { .. }));
    // And the whole one opens.
    fs::write(scratch.file(), &whole).unwrap();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    assert_eq!(store.log("game-7", 0).await.unwrap().len(), 20);
}

#[tokio::test]
async fn a_newer_file_is_left_alone() {
    let scratch = Scratch::new("newer");
    filled(&scratch.file()).await;
    let mut bytes = fs::read(scratch.file()).unwrap();
    bytes[60..64].copy_from_slice(&999_u32.to_be_bytes());
    fs::write(scratch.file(), bytes).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Newer { found: 999, .. }));
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_told() {
    let scratch = Scratch::new("unwritable");
    fs::write(scratch.file(), "").unwrap();
    // A file stands where the folder should be: that fails for the superuser too.
    let error = SqliteStore::open(&scratch.file().join("games.db")).await.unwrap_err();
    assert!(matches!(error, OpenError::Unusable { .. }), "{error}");
    assert!(error.to_string().contains("--data"), "{error}");
}

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let scratch = Scratch::new("full");
    SqliteStore::open(&scratch.file()).await.unwrap().close().await;
    let store =
        SqliteStore::open_with(&scratch.file(), |options| options.pragma("max_page_count", "12")).await.unwrap();
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    let mut accepted = 0;
    let error = loop {
        let long = StoredEntry { act: "x".repeat(500), ..entry(accepted + 1, None) };
        match store.append("a", &long, &glance(accepted + 1)).await {
            Ok(()) => accepted += 1,
            Err(error) => break error,
        }
    };
    assert!(accepted > 0);
    assert!(matches!(&error, StoreError::Unavailable(why) if why.contains("the disk is full")), "{error}");
    store.close().await;
    // With room again, everything accepted is there, and it goes on.
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    assert_eq!(store.log("a", 0).await.unwrap().len(), accepted as usize);
    store.append("a", &entry(accepted + 1, None), &glance(accepted + 1)).await.unwrap();
}

#[tokio::test]
async fn a_file_that_turns_read_only_is_told() {
    let scratch = Scratch::new("turns-read-only");
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    // The superuser may write anywhere, so SQLite is told to refuse.
    run_on_writer(&store, "PRAGMA query_only = ON").await;
    let error = store.append("a", &entry(1, None), &glance(1)).await.unwrap_err();
    assert!(matches!(&error, StoreError::Unavailable(why) if why.contains("cannot be written")), "{error}");
    assert_eq!(store.game("a").await, Ok(Some(game("a"))));
    store.close().await;
    // The same is found when a file is opened.
    let error =
        SqliteStore::open_with(&scratch.file(), |options| options.pragma("query_only", "ON")).await.unwrap_err();
    assert!(matches!(error, OpenError::Unusable { .. }), "{error}");
}

async fn run_on_writer(store: &SqliteStore, pragma: &'static str) {
    let mut writer = store.writer.lock().await;
    sqlx::raw_sql(pragma).execute(writer.as_mut().unwrap()).await.unwrap();
}

#[tokio::test]
async fn saving_recovers_when_there_is_room_again() {
    let scratch = Scratch::new("room-again");
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    let mut accepted = 0;
    for _ in 0..3 {
        // Full for this connection, and with room for the one that takes its place.
        run_on_writer(&store, "PRAGMA max_page_count = 1").await;
        let error = loop {
            let long = StoredEntry { act: "x".repeat(500), ..entry(accepted + 1, None) };
            match store.append("a", &long, &glance(accepted + 1)).await {
                Ok(()) => accepted += 1,
                Err(error) => break error,
            }
        };
        assert!(error.to_string().contains("the disk is full"), "{error}");
        store.append("a", &entry(accepted + 1, None), &glance(accepted + 1)).await.unwrap();
        accepted += 1;
    }
    assert_eq!(store.log("a", 0).await.unwrap().len(), accepted as usize);
}

/// A process that was killed, or a copy that is being made, may still hold the file when the next server starts.
#[tokio::test]
async fn a_start_waits_a_moment_for_whoever_still_holds_the_file() {
    let scratch = Scratch::new("held");
    SqliteStore::open(&scratch.file()).await.unwrap().close().await;
    let path = scratch.file();
    let before = super::files::Lock::take(&path).unwrap();
    let opening = SqliteStore::open(&path);
    tokio::pin!(opening);
    let tried = tokio::time::timeout(Duration::from_millis(300), &mut opening).await;
    assert!(tried.is_err(), "it waits: {:?}", tried.map(|done| done.map(|_| ())));
    drop(before);
    opening.await.unwrap().close().await;

    // What SQLite itself does not wait for: somebody has the file open while its tables are brought up to date.
    let path = scratch.join("older.db");
    SqliteStore::open(&path).await.unwrap().close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut holding = options.connect().await.unwrap();
    sqlx::raw_sql("SELECT count(*) FROM games").execute(&mut holding).await.unwrap();
    let opening = opening::patiently(async || SqliteStore::open_as(&path, tomorrow(), |options| options).await);
    tokio::pin!(opening);
    let tried = tokio::time::timeout(Duration::from_millis(300), &mut opening).await;
    assert!(tried.is_err(), "it waits: {:?}", tried.map(|done| done.map(|_| ())));
    holding.close().await.unwrap();
    opening.await.unwrap().close().await;
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let scratch = Scratch::new("one-server");
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    let same = scratch.join("..").join(scratch.file_name().unwrap()).join("games.db");
    for path in [scratch.file(), same] {
        let error = SqliteStore::open(&path).await.unwrap_err();
        assert!(matches!(error, OpenError::InUse { .. }), "{error}");
        assert!(error.to_string().contains(&scratch.file().display().to_string()), "{error}");
    }
    // The refused opening has not disturbed the first.
    store.append("a", &entry(1, None), &glance(1)).await.unwrap();
    store.close().await;
    assert!(store.append("a", &entry(2, None), &glance(2)).await.is_err(), "it is closed");
    // A file that a kill left is not a lock: the system gave that back.
    fs::write(beside(&scratch.file(), ".lock"), "").unwrap();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    assert_eq!(store.log("a", 0).await.unwrap().len(), 1);
    store.close().await;
    assert_eq!(contents(&scratch).len(), 1);
}

#[tokio::test]
async fn concurrent_writers_never_meet_a_lock() {
    let scratch = Scratch::new("writers");
    let impatient = |options: sqlx::sqlite::SqliteConnectOptions| options.busy_timeout(std::time::Duration::ZERO);
    let store = std::sync::Arc::new(SqliteStore::open_with(&scratch.file(), impatient).await.unwrap());
    let mut writers = tokio::task::JoinSet::new();
    for number in 0..40 {
        let store = store.clone();
        writers.spawn(async move {
            let id = format!("game-{number}");
            store.create(&game(&id), &[], &glance(0)).await?;
            store.append(&id, &entry(1, None), &glance(1)).await?;
            store.set_listed(&id, false).await
        });
    }
    while let Some(done) = writers.join_next().await {
        assert_eq!(done.unwrap(), Ok(()));
    }
}

#[tokio::test]
async fn an_abandoned_transaction_is_rolled_back() {
    let scratch = Scratch::new("gives-up");
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    let begun = store.write().await.unwrap();
    drop(begun);
    let long: Vec<StoredEntry> = (1..=3000).map(|seq| entry(seq, None)).collect();
    let (known, at) = (game("a"), glance(3000));
    let create = store.create(&known, &long, &at);
    assert!(tokio::time::timeout(std::time::Duration::from_millis(2), create).await.is_err());
    assert_eq!(store.game("a").await, Ok(None));
    store.create(&known, &long, &at).await.unwrap();
}

#[tokio::test]
async fn one_damaged_row_does_not_hide_other_games() {
    let scratch = Scratch::new("rows");
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    let damages = [
        "UPDATE games SET setup = '{\"rules\"' WHERE id = 'g0'",
        "UPDATE games SET secret = x'00' WHERE id = 'g1'",
        "UPDATE games SET actions = -1 WHERE id = 'g2'",
        "UPDATE games SET position = CAST(x'ff' AS TEXT) WHERE id = 'g3'",
        "UPDATE games SET setup = CAST(x'ff' AS TEXT) WHERE id = 'g4'",
        "UPDATE entries SET seat = 'nobody' WHERE game = 'g5'",
        "UPDATE entries SET action = CAST(x'ff' AS TEXT) WHERE game = 'g6'",
    ];
    for number in 0..=damages.len() {
        let id = format!("g{number}");
        store.create(&game(&id), &[], &glance(0)).await.unwrap();
        store.append(&id, &entry(1, Some("x")), &glance(1)).await.unwrap();
    }
    for damage in damages {
        run_on_writer(&store, damage).await;
    }
    let mut found = Vec::new();
    let mut after = None;
    for _ in 0..damages.len() {
        let page = store.newest(ListFilter::All, after.as_ref(), 2).await.unwrap();
        found.extend(page.games.into_iter().map(|listed| listed.game.id));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(found, ["g5", "g6", "g7"]);
    for id in ["g0", "g1", "g4"] {
        let error = store.game(id).await.unwrap_err();
        assert!(matches!(&error, StoreError::Damaged(why) if why.contains(id)), "{error}");
    }
    for id in ["g5", "g6"] {
        assert!(store.game(id).await.unwrap().is_some());
        assert!(matches!(store.log(id, 0).await, Err(StoreError::Damaged(_))));
    }
    assert_eq!(store.log("g7", 0).await, Ok(vec![entry(1, Some("x"))]));
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(path: impl AsRef<Path>) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[tokio::test]
    async fn other_users_cannot_read_the_games() {
        let scratch = Scratch::new("private");
        fs::set_permissions(&*scratch, fs::Permissions::from_mode(0o755)).unwrap();
        let path = scratch.join("made/here/games.db");
        let store = SqliteStore::open(&path).await.unwrap();
        store.create(&game("a"), &[], &glance(0)).await.unwrap();
        let modes = |path: &Path| ["", "-wal", "-shm"].map(|suffix| mode(beside(path, suffix)));
        assert_eq!(modes(&path), [0o600; 3]);
        assert_eq!((mode(scratch.join("made")), mode(scratch.join("made/here"))), (0o700, 0o700));
        assert_eq!(mode(&*scratch), 0o755, "what was there before is not ours");
        // Files as after a kill, readable by others.
        let (left, folder) = (contents(path.parent().unwrap()), path.parent().unwrap());
        store.close().await;
        for (file, bytes) in left {
            fs::write(&file, bytes).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o666)).unwrap();
        }
        fs::set_permissions(folder, fs::Permissions::from_mode(0o777)).unwrap();
        let store = SqliteStore::open(&path).await.unwrap();
        assert!(store.game("a").await.unwrap().is_some());
        assert_eq!(modes(&path), [0o600; 3]);
        assert_eq!(mode(folder), 0o777);
    }

    #[tokio::test]
    async fn a_file_deleted_or_replaced_while_running_is_noticed() {
        let scratch = Scratch::new("goes");
        let (path, away) = (scratch.file(), scratch.join("away"));
        let store = SqliteStore::open(&path).await.unwrap();
        store.create(&game("a"), &[], &glance(0)).await.unwrap();
        let refused = async |seq| {
            let error = store.append("a", &entry(seq, None), &glance(seq)).await.unwrap_err();
            assert!(matches!(&error, StoreError::Unavailable(why) if why.contains("replaced")), "{error}");
            assert!(store.log("a", 0).await.is_err() && store.newest(ListFilter::All, None, 9).await.is_err());
        };
        for suffix in ["", "-wal"] {
            let file = beside(&path, suffix);
            // Moved away, then another in its place, then itself again.
            fs::rename(&file, &away).unwrap();
            refused(1).await;
            fs::copy(&away, &file).unwrap();
            refused(1).await;
            fs::rename(&away, &file).unwrap();
        }
        store.append("a", &entry(1, None), &glance(1)).await.unwrap();
        store.close().await;
        let store = SqliteStore::open(&path).await.unwrap();
        assert_eq!(store.log("a", 0).await, Ok(vec![entry(1, None)]));
    }

    /// Beside another name SQLite would look for another log, and a server for another lock.
    #[tokio::test]
    async fn no_server_starts_on_a_file_with_two_names() {
        let scratch = Scratch::new("hard-link");
        let other = scratch.join("other.db");
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        store.create(&game("a"), &[], &glance(0)).await.unwrap();
        fs::hard_link(scratch.file(), &other).unwrap();
        let refused = async |path: &Path| {
            let error = SqliteStore::open(path).await.unwrap_err();
            assert!(matches!(error, OpenError::Linked { .. }), "{error}");
            assert!(error.to_string().contains(&path.display().to_string()), "{error}");
        };
        refused(&other).await;
        assert!(!beside(&other, "-wal").exists() && !beside(&other, ".lock").exists(), "nothing is made beside it");
        // The one that runs goes on, and what it has written is not lost to anybody who starts under the other name.
        store.append("a", &entry(1, None), &glance(1)).await.unwrap();
        let copy = super::super::back_up(&other, &scratch.join("copy.db")).await;
        assert!(copy.is_err_and(|error| error.to_string().contains("another name")));
        store.close().await;
        for path in [&other, &scratch.file()] {
            refused(path).await;
        }
        fs::remove_file(&other).unwrap();
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        assert_eq!(store.log("a", 0).await, Ok(vec![entry(1, None)]));
    }

    #[tokio::test]
    async fn a_link_is_followed_and_not_replaced() {
        let scratch = Scratch::new("link");
        let target = scratch.join("elsewhere.db");
        std::os::unix::fs::symlink(&target, scratch.file()).unwrap();
        let error = SqliteStore::open(&scratch.file()).await.unwrap_err();
        assert!(error.to_string().contains("a link"), "{error}");
        fs::write(&target, "").unwrap();
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        assert!(matches!(SqliteStore::open(&target).await, Err(OpenError::InUse { .. })));
        store.close().await;
        assert!(fs::symlink_metadata(scratch.file()).unwrap().is_symlink());
        assert!(fs::metadata(&target).unwrap().len() > 0);
    }
}
