//! A store killed at every single step of its opening, by `strace`, which `cargo xtask test` installs.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};

use super::SqliteStore;
use super::opening::SCHEMA;
use super::tests::tomorrow;
use crate::Store;
use crate::conformance::{entry, game, glance};
use crate::schema::Schema;

const DATABASE: &str = "ASHTAPADA_KILLS_DATABASE";
/// The system calls that change files.
const CALLS: [&str; 7] = ["fsync", "fdatasync", "pwrite64", "write", "unlink", "rename", "ftruncate"];

async fn open(path: &Path, schema: Schema) -> SqliteStore {
    SqliteStore::open_as(path, schema, |options| options).await.unwrap_or_else(|error| panic!("{error}"))
}

/// Not a test of its own: a store that is opened with the tables of tomorrow, and closed.
#[tokio::test]
async fn child() {
    let Ok(path) = std::env::var(DATABASE) else { return };
    open(path.as_ref(), tomorrow()).await.close().await;
}

/// Starts on that file, to be killed at the nth such call. Returns false if it ended before that.
fn killed(path: &Path, call: &str, nth: u32) -> bool {
    let status = Command::new("strace")
        .args(["-f", "-qq", "-o", "/dev/null", "-e", &format!("trace={call}")])
        .args(["-e", &format!("inject={call}:signal=SIGKILL:when={nth}")])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "sqlite::traced::child"])
        .env(DATABASE, path)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .expect("this test kills by `strace`: install it, or run `cargo xtask test`, which does");
    assert!(status.success() || status.signal() == Some(9), "{call} {nth}: {status}");
    !status.success()
}

/// The state of the file at the start.
#[derive(Clone, Copy, Debug, PartialEq)]
enum StartState {
    Nothing,
    Today,
    Tomorrow,
}

/// Makes a file with the tables of that time and a game in it, and nothing beside it.
async fn lay(path: &Path, before: StartState) {
    let folder = path.parent().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::create_dir(folder).unwrap();
    let schema = match before {
        StartState::Nothing => return,
        StartState::Today => SCHEMA,
        StartState::Tomorrow => tomorrow(),
    };
    let store = open(path, schema).await;
    store.create(&game("old"), &[entry(1, None)], &glance(1)).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_kill_at_any_step_of_a_start_locks_nobody_out() {
    let folder = tempfile::Builder::new().prefix("ashtapada-kills-").tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut kills = 0;
    for before in [StartState::Nothing, StartState::Today, StartState::Tomorrow] {
        for call in CALLS {
            for nth in 1.. {
                lay(&path, before).await;
                if !killed(&path, call, nth) {
                    break;
                }
                kills += 1;
                println!("{before:?}, {call} number {nth}");
                let store = open(&path, tomorrow()).await;
                if before != StartState::Nothing {
                    assert_eq!(store.log("old", 0).await.unwrap().len(), 1);
                }
                store.close().await;
                let left: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|item| item.unwrap().file_name()).collect();
                assert_eq!(left, ["games.db"]);
            }
        }
    }
    println!("{kills} kills");
    assert!(kills > 40, "only {kills} kills");
}
