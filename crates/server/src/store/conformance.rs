//! What every store must do, told once and run against each.

use ashtapada_rules::Seat;

use super::{Glance, LogEntry, MemoryStore, OpenError, Setup, SqliteStore, Store, StoreError, StoredGame};
use crate::protocol::{ClockPlan, DiceSource, Player, SeatPlan};

fn game(id: &str) -> StoredGame {
    let seat = |seat: &str, player| SeatPlan { seat: seat.to_owned(), player };
    StoredGame {
        id: id.to_owned(),
        created: 1_000,
        setup: Setup {
            rules: "soldiers16-bl".to_owned(),
            options: vec![("obligation".to_owned(), "huff".to_owned())],
            seats: vec![
                seat("south", Player::Human { name: "Zofia “Żółć”".to_owned() }),
                seat("north", Player::Bot { bot: "greedy".to_owned() }),
            ],
            dice: DiceSource::Fair,
            position: None,
            given: 0,
            clock: Some(ClockPlan { initial: 600, increment: 5 }),
        },
        secret: [7; 32],
    }
}

fn entry(seq: u32, client: Option<&str>) -> LogEntry {
    LogEntry {
        seq,
        seat: Some(Seat::South),
        action: format!("c{seq}-c4"),
        client: client.map(str::to_owned),
        at: 2_000 + u64::from(seq),
        spent: Some(100 * u64::from(seq)),
    }
}

fn glance(actions: u32) -> Glance {
    Glance { actions, over: false, position: format!("position {actions}") }
}

/// The suite.
async fn conforms(store: &dyn Store) {
    // Nothing is there.
    assert_eq!(store.game("a").await, Ok(None));
    assert_eq!(store.log("a", 0).await, Ok(vec![]));
    assert_eq!(store.newest(10).await, Ok(vec![]));
    assert!(matches!(store.append("a", &entry(1, None), &glance(1)).await, Err(StoreError::Missing { .. })));

    // A game comes back as it was given, once.
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    assert_eq!(store.game("a").await, Ok(Some(game("a"))));
    assert!(matches!(store.create(&game("a"), &[], &glance(0)).await, Err(StoreError::Taken { seq: 0, .. })));

    // The log grows by one, without gaps, each number once.
    let throw = LogEntry { seat: None, action: "2 5".to_owned(), spent: None, ..entry(2, None) };
    store.append("a", &entry(1, Some("x")), &glance(1)).await.unwrap();
    store.append("a", &throw, &glance(2)).await.unwrap();
    let taken = StoreError::Taken { game: "a".to_owned(), seq: 2 };
    assert_eq!(store.append("a", &entry(2, Some("other")), &glance(9)).await, Err(taken));
    let missing = StoreError::Missing { game: "a".to_owned(), seq: 4 };
    assert_eq!(store.append("a", &entry(4, None), &glance(9)).await, Err(missing));
    assert_eq!(store.log("a", 0).await, Ok(vec![entry(1, Some("x")), throw.clone()]));
    assert_eq!(store.log("a", 1).await, Ok(vec![throw.clone()]));
    assert_eq!(store.log("a", 2).await, Ok(vec![]));

    // A client's id is carried out once in a game, and does not bind another game.
    assert_eq!(store.append("a", &entry(3, Some("x")), &glance(9)).await, Err(StoreError::Repeated));
    store.create(&game("b"), &[], &glance(0)).await.unwrap();
    store.append("b", &entry(1, Some("x")), &glance(1)).await.unwrap();

    // The list: last played first, with what the last entry left behind; what failed left nothing.
    store.append("a", &entry(3, Some("y")), &Glance { over: true, ..glance(3) }).await.unwrap();
    let list = store.newest(10).await.unwrap();
    assert_eq!(list.iter().map(|listed| listed.game.id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(list[0].played, 2_003);
    assert_eq!(list[0].glance, Glance { over: true, ..glance(3) });
    assert_eq!(list[1].glance, glance(1));
    assert_eq!(store.newest(1).await.unwrap().len(), 1);

    // What is taken off the list is off it, and kept; it comes back when asked for, or when played on.
    let ids = async || store.newest(10).await.unwrap().into_iter().map(|listed| listed.game.id).collect::<Vec<_>>();
    store.set_listed("a", false).await.unwrap();
    store.set_listed("b", false).await.unwrap();
    assert_eq!(ids().await, [""; 0]);
    assert_eq!(store.game("a").await, Ok(Some(game("a"))));
    assert_eq!(store.log("a", 0).await.unwrap().len(), 3);
    store.set_listed("a", true).await.unwrap();
    assert_eq!(ids().await, ["a"]);
    store.append("b", &LogEntry { at: 5_000, ..entry(2, None) }, &glance(2)).await.unwrap();
    assert_eq!(ids().await, ["b", "a"]);
    let missing = StoreError::Missing { game: "c".to_owned(), seq: 0 };
    assert_eq!(store.set_listed("c", false).await, Err(missing));

    // Two writers want the same number: exactly one gets it.
    let (one, two) = (entry(4, Some("one")), entry(4, Some("two")));
    let (at_four, at_four_too) = (glance(4), glance(4));
    let (first, second) = tokio::join!(store.append("a", &one, &at_four), store.append("a", &two, &at_four_too));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    assert_eq!(store.log("a", 3).await.unwrap().len(), 1);

    // What was played elsewhere comes with the game, and the log goes on from there.
    let known = [entry(1, None), throw.clone()];
    store.create(&StoredGame { created: 1, ..game("c") }, &known, &glance(2)).await.unwrap();
    assert_eq!(store.log("c", 0).await, Ok(known.to_vec()));
    assert!(matches!(store.append("c", &entry(2, None), &glance(9)).await, Err(StoreError::Taken { seq: 2, .. })));
    store.append("c", &LogEntry { at: 2, ..entry(3, None) }, &glance(3)).await.unwrap();
}

/// A folder of its own for one test, removed afterwards.
struct Scratch(std::path::PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("ashtapada-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }
    fn file(&self) -> std::path::PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn memory_conforms() {
    conforms(&MemoryStore::default()).await;
}

#[tokio::test]
async fn sqlite_conforms() {
    let scratch = Scratch::new("conforms");
    conforms(&SqliteStore::open(&scratch.file()).await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_remembers() {
    let scratch = Scratch::new("remembers");
    let path = scratch.0.join("made/on/the/way.db");
    let store = SqliteStore::open(&path).await.unwrap();
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    store.append("a", &entry(1, Some("x")), &glance(1)).await.unwrap();
    // A second opening while the first is still there sees what was accepted.
    let other = SqliteStore::open(&path).await.unwrap();
    assert_eq!(other.log("a", 0).await, Ok(vec![entry(1, Some("x"))]));
    other.close().await;
    store.close().await;
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.log("a", 0).await, Ok(vec![entry(1, Some("x"))]));
}

/// A file as it was before there were clocks.
#[tokio::test]
async fn an_older_file_is_brought_up_to_date() {
    use sqlx::{ConnectOptions, Connection};
    let scratch = Scratch::new("older");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(scratch.file()).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let setup = r#"{"rules":"soldiers16-bl","options":[],"seats":[],"dice":"fair","position":null}"#;
    let script = format!(
        "PRAGMA application_id = 0x41736874; {} {} PRAGMA user_version = 2; \
         INSERT INTO games VALUES ('old', 1, '{setup}', zeroblob(32), 1, 1, 0, 'p', 1); \
         INSERT INTO entries VALUES ('old', 1, 'south', 'c1-c4', 'x', 2001);",
        include_str!("../../migrations/sqlite/0001.sql"),
        include_str!("../../migrations/sqlite/0002.sql"),
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    assert_eq!(store.game("old").await.unwrap().unwrap().setup.clock, None);
    let old = LogEntry { spent: None, ..entry(1, Some("x")) };
    assert_eq!(store.log("old", 0).await, Ok(vec![old.clone()]));
    store.append("old", &entry(2, None), &glance(2)).await.unwrap();
    assert_eq!(store.log("old", 0).await, Ok(vec![old, entry(2, None)]));
}

/// Opening must fail, and leave the file, and nothing else beside it.
async fn refused(path: &std::path::Path) -> OpenError {
    let before = std::fs::read(path).unwrap();
    let error = SqliteStore::open(path).await.unwrap_err();
    assert!(error.to_string().contains(&path.display().to_string()), "{error}");
    assert!(error.to_string().contains("untouched"), "{error}");
    assert!(before == std::fs::read(path).unwrap(), "the file was changed");
    let neighbours = std::fs::read_dir(path.parent().unwrap()).unwrap().count();
    assert_eq!(neighbours, 1, "files were left beside it");
    error
}

async fn filled(path: &std::path::Path) {
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
    std::fs::write(scratch.file(), "Dear diary, today I learnt to read a position.\n".repeat(9)).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::NotADatabase { .. }));
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    use sqlx::{ConnectOptions, Connection};
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
    let whole = std::fs::read(scratch.file()).unwrap();
    assert!(whole.len() > 20_000);
    // Cut off in the middle.
    std::fs::write(scratch.file(), &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Damaged { .. }));
    // Cut off in its header.
    std::fs::write(scratch.file(), &whole[..60]).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Damaged { .. }));
    // Overwritten in the middle.
    let mut holed = whole.clone();
    holed[8_192..16_384].fill(0xA5);
    std::fs::write(scratch.file(), &holed).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Damaged { .. }));
    // And the whole one opens.
    std::fs::write(scratch.file(), &whole).unwrap();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    assert_eq!(store.log("game-7", 0).await.unwrap().len(), 20);
}

#[tokio::test]
async fn a_newer_file_is_left_alone() {
    let scratch = Scratch::new("newer");
    filled(&scratch.file()).await;
    let mut bytes = std::fs::read(scratch.file()).unwrap();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(scratch.file(), bytes).unwrap();
    assert!(matches!(refused(&scratch.file()).await, OpenError::Newer { found: 99, .. }));
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_told() {
    let scratch = Scratch::new("unwritable");
    std::fs::write(scratch.file(), "").unwrap();
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
        let long = LogEntry { action: "x".repeat(500), ..entry(accepted + 1, None) };
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
    let scratch = Scratch::new("readonly");
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    // The superuser may write anywhere, so SQLite is told to refuse.
    let (mut one, mut two, mut three) =
        tokio::try_join!(store.pool.acquire(), store.pool.acquire(), store.pool.acquire()).unwrap();
    for connection in [&mut one, &mut two, &mut three] {
        sqlx::raw_sql("PRAGMA query_only = ON").execute(&mut **connection).await.unwrap();
    }
    drop((one, two, three));
    let error = store.append("a", &entry(1, None), &glance(1)).await.unwrap_err();
    assert!(matches!(&error, StoreError::Unavailable(why) if why.contains("cannot be written")), "{error}");
    assert_eq!(store.game("a").await, Ok(Some(game("a"))));
    store.close().await;
    // The same is found when a file is opened.
    let error =
        SqliteStore::open_with(&scratch.file(), |options| options.pragma("query_only", "ON")).await.unwrap_err();
    assert!(matches!(error, OpenError::Unusable { .. }), "{error}");
}
