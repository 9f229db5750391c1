//! A store killed at every single step of its opening, by `strace`, which `cargo xtask test` installs.
#![cfg(target_os = "linux")]

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};

use ashtapada_store::{SqliteStore, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

const DATABASE: &str = "ASHTAPADA_KILLS_DATABASE";
const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/sqlite/0001.sql"),
    include_str!("../migrations/sqlite/0002.sql"),
    include_str!("../migrations/sqlite/0003.sql"),
];
/// The system calls that change files.
const CALLS: [&str; 7] = ["fsync", "fdatasync", "pwrite64", "write", "unlink", "rename", "ftruncate"];

/// Not a test of its own: a store that is opened and closed.
#[tokio::test]
async fn child() {
    let Ok(path) = std::env::var(DATABASE) else { return };
    SqliteStore::open(path.as_ref()).await.unwrap().close().await;
}

/// Starts on that file, to be killed at the nth such call. Returns false if it ended before that.
fn killed(path: &Path, call: &str, nth: u32) -> bool {
    let status = Command::new("strace")
        .args(["-f", "-qq", "-o", "/dev/null", "-e", &format!("trace={call}")])
        .args(["-e", &format!("inject={call}:signal=SIGKILL:when={nth}")])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "child"])
        .env(DATABASE, path)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .expect("this test kills by `strace`: install it, or run `cargo xtask test`, which does");
    assert!(status.success() || status.signal() == Some(9), "{call} {nth}: {status}");
    !status.success()
}

/// Creates a file of that version with a game in it; none for version 0.
async fn lay(path: &Path, version: usize) {
    let folder = path.parent().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::create_dir(folder).unwrap();
    if version == 0 {
        return;
    }
    let mut connection = SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap();
    let setup = r#"{"rules":"soldiers16-bl","options":[],"seats":[],"dice":"fair","position":null}"#;
    let script = format!(
        "PRAGMA journal_mode = WAL; PRAGMA application_id = 0x41736874; {} PRAGMA user_version = {version}; \
         INSERT INTO games (id, created, setup, secret, played, actions, over, position) \
         VALUES ('old', 1, '{setup}', zeroblob(32), 1, 1, 0, 'p'); \
         INSERT INTO entries (game, seq, seat, action, at) VALUES ('old', 1, 'south', 'c1-c4', 2001);",
        MIGRATIONS[..version].concat()
    );
    sqlx::raw_sql(AssertSqlSafe(script)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_kill_at_any_step_of_a_start_locks_nobody_out() {
    let folder = tempfile::Builder::new().prefix("ashtapada-kills-").tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut kills = 0;
    for version in 0..=MIGRATIONS.len() {
        for call in CALLS {
            for nth in 1.. {
                lay(&path, version).await;
                if !killed(&path, call, nth) {
                    break;
                }
                kills += 1;
                let store = SqliteStore::open(&path)
                    .await
                    .unwrap_or_else(|error| panic!("version {version}, {call} number {nth}: {error}"));
                if version > 0 {
                    assert_eq!(store.log("old", 0).await.unwrap().len(), 1, "version {version}, {call} number {nth}");
                }
                store.close().await;
                let left: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|item| item.unwrap().file_name()).collect();
                assert_eq!(left, ["games.db"], "version {version}, {call} number {nth}");
            }
        }
    }
    println!("{kills} kills");
    assert!(kills > 50, "only {kills} kills");
}
