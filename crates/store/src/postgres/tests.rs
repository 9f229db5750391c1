//! What a database that servers share must stand, beside what every store must do.

use std::time::Duration;

use ashtapada_table::dice::Seeds;
use ashtapada_table::{Header, Sitters};

use super::cluster::Cluster;
use super::opening::{SCHEMA, prepare};
use super::{Address, PostgresStore};
use crate::conformance::{carries, conforms, entry, game, glance};
use crate::schema::{Schema, version_after};
use crate::{OpenError, Store, StoreError};

async fn open(cluster: &Cluster) -> PostgresStore {
    PostgresStore::open(&cluster.address().parse().unwrap()).await.unwrap()
}

async fn refused(address: &str) -> OpenError {
    match address.parse() {
        Ok(address) => PostgresStore::open(&address).await.err().unwrap(),
        Err(error) => error,
    }
}

fn elsewhere<T>(id: &str) -> Result<T, StoreError> {
    Err(StoreError::Elsewhere { game: id.to_owned() })
}

#[tokio::test]
async fn postgres_conforms_and_remembers() {
    let cluster = Cluster::start("conforms");
    let store = open(&cluster).await;
    conforms(&store).await;
    // Text may contain what PostgreSQL does not take for text.
    let odd = Header { setup: ashtapada_table::Setup { rules: "\0".to_owned(), ..game("odd").setup }, ..game("odd") };
    store.create(&odd, &[entry(1, None)], &glance(1)).await.unwrap();
    store.append("odd", &entry(2, Some("\0x")), &glance(2)).await.unwrap();
    assert_eq!(store.append("odd", &entry(3, Some("\0x")), &glance(3)).await, Err(StoreError::Repeated));
    store.close().await;
    assert!(matches!(store.ready().await, Err(StoreError::Unavailable(_))));
    let store = open(&cluster).await;
    assert_eq!(store.game("odd").await, Ok(Some(odd)));
    assert_eq!(store.log("odd", 0).await, Ok(vec![entry(1, None), entry(2, Some("\0x"))]));
    store.append("odd", &entry(3, None), &glance(3)).await.unwrap();
}

/// Tables as they may be one day: today's, and a step more.
fn tomorrow() -> Schema {
    Schema([SCHEMA.0, &["ALTER TABLE games ADD COLUMN cloth TEXT;"]].concat().leak())
}

#[tokio::test]
async fn tables_of_today_are_brought_up_to_date_one_day() {
    let cluster = Cluster::start("older");
    let store = open(&cluster).await;
    store.create(&game("a"), &[entry(1, None)], &glance(1)).await.unwrap();
    let pool = prepare(&cluster.address().parse().unwrap(), tomorrow()).await.unwrap();
    let row: (Option<String>, i32) = sqlx::query_as("SELECT cloth, last FROM games").fetch_one(&pool).await.unwrap();
    assert_eq!(row, (None, 1));
    assert_eq!(store.log("a", 0).await, Ok(vec![entry(1, None)]));
    // This program does not know that step.
    let newest = tomorrow().newest();
    assert!(matches!(refused(&cluster.address()).await, OpenError::NewerTables { found, .. } if found == newest));
}

#[tokio::test]
async fn tables_from_before_the_first_release_are_left_alone() {
    let cluster = Cluster::start("unreleased");
    let pool = prepare(&cluster.address().parse().unwrap(), SCHEMA).await.unwrap();
    for version in [1, 9, version_after(0)] {
        sqlx::query("UPDATE version SET number = $1").bind(version as i32).execute(&pool).await.unwrap();
        let error = refused(&cluster.address()).await;
        assert!(matches!(error, OpenError::UnreleasedTables { .. }), "{version}: {error}");
    }
}

#[tokio::test]
async fn notifications_conform_as_a_bus() {
    let cluster = Cluster::start("bus");
    let (one, two, three) = tokio::join!(open(&cluster), open(&cluster), open(&cluster));
    let one = one.bus();
    let hears = one.listen();
    carries([one, two.bus(), three.bus()], hears).await;
}

#[tokio::test]
async fn only_the_owner_of_a_game_writes_to_it() {
    let cluster = Cluster::start("owner");
    let (one, two) = (open(&cluster).await, open(&cluster).await);
    one.create(&game("a"), &[], &glance(0)).await.unwrap();
    one.claim("a").await.unwrap();
    one.append("a", &entry(1, Some("x")), &glance(1)).await.unwrap();
    // The other one reads, and that is all.
    assert_eq!(two.claim("a").await, elsewhere("a"));
    assert_eq!(two.append("a", &entry(2, None), &glance(2)).await, elsewhere("a"));
    assert_eq!(two.set_seeds("a", &Seeds::default()).await, elsewhere("a"));
    assert_eq!(two.set_sitters("a", &Sitters::default()).await, elsewhere("a"));
    assert_eq!(two.log("a", 0).await, Ok(vec![entry(1, Some("x"))]));
    one.claim("a").await.unwrap();
    one.append("a", &entry(2, None), &glance(2)).await.unwrap();
    // A game that was left, or whose server ended, is free.
    one.release("a").await;
    two.claim("a").await.unwrap();
    two.append("a", &entry(3, None), &glance(3)).await.unwrap();
    assert_eq!(one.append("a", &entry(4, None), &glance(4)).await, elsewhere("a"));
    two.close().await;
    one.append("a", &entry(4, None), &glance(4)).await.unwrap();
    assert_eq!(one.log("a", 0).await.unwrap().len(), 4);
    let missing = StoreError::Missing { game: "none".to_owned(), seq: 0 };
    assert_eq!(one.claim("none").await, Err(missing));
}

/// One whose lease has run out, and who does not know it, is kept out by the database.
#[tokio::test]
async fn who_lost_a_game_cannot_write_to_it() {
    let cluster = Cluster::start("fence");
    let address: Address = cluster.address().parse().unwrap();
    // It counts as dead from the beginning: as if it had not been heard of for long.
    let silent = PostgresStore::open_with_lease(&address, Duration::ZERO).await.unwrap();
    let other = open(&cluster).await;
    silent.create(&game("a"), &[], &glance(0)).await.unwrap();
    silent.claim("a").await.unwrap();
    silent.append("a", &entry(1, None), &glance(1)).await.unwrap();
    other.claim("a").await.unwrap();
    assert_eq!(silent.append("a", &entry(2, None), &glance(2)).await, elsewhere("a"));
    assert_eq!(other.log("a", 0).await, Ok(vec![entry(1, None)]));
    other.append("a", &entry(2, Some("y")), &glance(2)).await.unwrap();

    // The same for what is not in the log, and for a removal.
    silent.create(&game("b"), &[], &glance(0)).await.unwrap();
    silent.claim("b").await.unwrap();
    other.claim("b").await.unwrap();
    assert_eq!(silent.set_seeds("b", &Seeds { round: 1, ..Seeds::default() }).await, elsewhere("b"));
    assert_eq!(silent.tidy(u64::MAX >> 1, &[]).await, Ok(0));
    assert_eq!(other.game("b").await, Ok(Some(game("b"))));
    assert_eq!(other.tidy(u64::MAX >> 1, &[]).await, Ok(1));
}

#[tokio::test]
async fn many_appends_at_once_are_all_there_once() {
    let cluster = Cluster::start("many");
    let store = std::sync::Arc::new(open(&cluster).await);
    let games: Vec<String> = (0..40).map(|number| format!("g{number}")).collect();
    let played = games.iter().cloned().map(|id| {
        let store = std::sync::Arc::clone(&store);
        tokio::spawn(async move {
            store.create(&game(&id), &[], &glance(0)).await.unwrap();
            for seq in 1..=20 {
                store.append(&id, &entry(seq, Some(&seq.to_string())), &glance(seq)).await.unwrap();
            }
        })
    });
    for done in played.collect::<Vec<_>>() {
        done.await.unwrap();
    }
    for id in &games {
        let log = store.log(id, 0).await.unwrap();
        assert_eq!(log.iter().map(|entry| entry.seq).collect::<Vec<_>>(), (1..=20).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn it_goes_on_when_the_database_is_back() {
    let cluster = Cluster::start("restart");
    let store = open(&cluster).await;
    store.create(&game("a"), &[], &glance(0)).await.unwrap();
    store.append("a", &entry(1, None), &glance(1)).await.unwrap();
    cluster.down();
    let failed = store.append("a", &entry(2, None), &glance(2)).await.unwrap_err();
    assert!(matches!(&failed, StoreError::Unavailable(why) if !why.contains("moonshine")), "{failed}");
    assert!(store.ready().await.is_err());
    cluster.up();
    // Connections of before may have to be found broken, one by one.
    let mut last = Ok(());
    for _ in 0..20 {
        last = store.append("a", &entry(2, None), &glance(2)).await;
        if last.is_ok() {
            break;
        }
    }
    assert_eq!(last, Ok(()));
    let mut read = store.log("a", 0).await;
    for _ in 0..20 {
        if read.is_ok() {
            break;
        }
        read = store.log("a", 0).await;
    }
    assert_eq!(read.unwrap().len(), 2);
}

/// What was no server's life is known to all; what one lived for, or another meanwhile, is not lost.
#[tokio::test]
async fn what_no_server_lived_for_is_known() {
    let cluster = Cluster::start("outages");
    let one = open(&cluster).await;
    assert_eq!(one.outages().await, Ok(vec![]));
    let two = open(&cluster).await;
    one.close().await;
    let three = open(&cluster).await;
    assert_eq!(two.outages().await, Ok(vec![]), "another one lived");
    // All end; the last note is of a thousand seconds ago when the next begins.
    two.close().await;
    three.close().await;
    let pool = prepare(&cluster.address().parse().unwrap(), SCHEMA).await.unwrap();
    let ago = "UPDATE alive SET at = at - 1000000";
    sqlx::raw_sql(ago).execute(&pool).await.unwrap();
    let before: i64 = sqlx::query_scalar("SELECT at FROM alive").fetch_one(&pool).await.unwrap();
    let four = open(&cluster).await;
    let known = four.outages().await.unwrap();
    let [(begun, ended)] = known[..] else { panic!("{known:?}") };
    assert_eq!(begun, before as u64);
    assert!((1_000_000..1_030_000).contains(&(ended - begun)), "{begun} {ended}");
    // A silence is noted also by a server that is still there: the database was down.
    sqlx::raw_sql(ago).execute(&pool).await.unwrap();
    super::life::go_on(&pool, Duration::from_secs(3)).await.unwrap();
    super::life::go_on(&pool, Duration::from_secs(3)).await.unwrap();
    assert_eq!(four.outages().await.unwrap().len(), 2);
}

/// Whoever takes over a game of a server that is gone knows until when that one measured its time; of one that left it in
/// order nothing has to be known.
#[tokio::test]
async fn until_when_a_server_that_is_gone_lived_is_known_to_its_successor() {
    let cluster = Cluster::start("former");
    let (one, two) = (open(&cluster).await, open(&cluster).await);
    one.create(&game("a"), &[], &glance(0)).await.unwrap();
    one.create(&game("b"), &[], &glance(0)).await.unwrap();
    one.claim("a").await.unwrap();
    one.claim("b").await.unwrap();
    assert_eq!(one.former_until("a"), None);
    one.release("b").await;
    two.claim("b").await.unwrap();
    assert_eq!(two.former_until("b"), None);
    // It was killed a while ago, as the database sees it.
    let pool = prepare(&cluster.address().parse().unwrap(), SCHEMA).await.unwrap();
    let kill = "UPDATE nodes SET until = to_timestamp(1000) WHERE id = (SELECT node FROM games WHERE id = 'a')";
    sqlx::raw_sql(kill).execute(&pool).await.unwrap();
    two.claim("a").await.unwrap();
    let lease = super::Member::default().lease.as_millis() as u64;
    assert_eq!(two.former_until("a"), Some(1_000_000 - lease));
    two.claim("a").await.unwrap();
    assert_eq!(two.former_until("a"), None, "it has measured itself since");
}

/// Games that another server plays are looked after by it.
#[tokio::test]
async fn a_game_is_due_where_it_is_played() {
    let cluster = Cluster::start("due");
    let (one, two) = (open(&cluster).await, open(&cluster).await);
    one.create(&game("a"), &[], &ashtapada_table::Glance { due: Some(1), ..glance(0) }).await.unwrap();
    one.claim("a").await.unwrap();
    assert_eq!((one.due(1, None, 9).await.unwrap().len(), two.due(1, None, 9).await.unwrap().len()), (1, 0));
    assert_eq!(two.set_timing("a", &ashtapada_table::Timing::default(), None).await, elsewhere("a"));
    one.close().await;
    assert_eq!(two.due(1, None, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn tables_are_made_once_and_newer_ones_left_alone() {
    let cluster = Cluster::start("tables");
    let address: Address = cluster.address().parse().unwrap();
    let (one, two) = tokio::join!(PostgresStore::open(&address), PostgresStore::open(&address));
    let (one, two) = (one.unwrap(), two.unwrap());
    one.create(&game("a"), &[], &glance(0)).await.unwrap();
    assert_eq!(two.game("a").await, Ok(Some(game("a"))));
    sqlx::raw_sql("UPDATE version SET number = 999")
        .execute(one.link.acquire().await.unwrap().connection())
        .await
        .unwrap();
    let error = refused(&cluster.address()).await;
    assert!(matches!(error, OpenError::NewerTables { found: 999, .. }), "{error}");
}

/// What is wrong is said, and never with the password.
#[tokio::test]
async fn a_database_that_cannot_be_used_is_refused_without_its_password() {
    for (address, said) in [
        ("mysql://club:moonshine@localhost/games", "for example postgres://"),
        ("postgres://club:moonshine@localhost:notaport/games", "for example postgres://"),
        ("postgres://club:moonshine@127.0.0.1:1/games", "club@127.0.0.1:1/games: Connection refused"),
        ("postgres://club:moonshine@%2Fnowhere/games", "club@/nowhere/games: No such file"),
    ] {
        let said_of = refused(address).await.to_string();
        assert!(said_of.contains(said) && !said_of.contains("moonshine"), "{said_of}");
    }
}
