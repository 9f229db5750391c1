//! That a database that does not answer keeps nobody waiting, and is left nothing to do for whoever has given up.

use std::time::{Duration, Instant};

use ashtapada_rules::Family;
use ashtapada_table::dice::Seeds;
use ashtapada_table::{PlayerId, Sitters, Timing};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::cluster::Cluster;
use super::link::ask;
use super::together::LANES;
use super::{Address, PostgresStore};
use crate::conformance::{entry, game, glance};
use crate::{Account, AccountError, AccountKind, ListFilter, Store, StoreError, TokenHash};

/// What suffices for whatever has to succeed, on a machine that does much else.
const SHORT: Duration = Duration::from_secs(1);
/// What no answer may take. It is much more than it should take, for a machine that does much else.
const LONG: Duration = Duration::from_secs(20);

fn impatient(address: &str) -> Address {
    let mut address: Address = address.parse().unwrap();
    address.patience = SHORT;
    address
}

/// One that accepts connections and says nothing.
#[tokio::test]
async fn a_database_that_says_nothing_is_refused() {
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = silent.local_addr().unwrap().port();
    let accepting = tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((socket, _)) = silent.accept().await {
            held.push(socket);
        }
    });
    let begun = Instant::now();
    for rest in ["", "?sslmode=disable"] {
        let address = impatient(&format!("postgres://club:moonshine@127.0.0.1:{port}/games{rest}"));
        let refused = PostgresStore::open(&address).await.err().unwrap().to_string();
        assert!(refused.contains("games: it does not answer") && !refused.contains("moonshine"), "{refused}");
    }
    assert!(begun.elapsed() < LONG);
    accepting.abort();
}

/// A connection beside those of the store.
async fn beside(cluster: &Cluster) -> PgConnection {
    let address: Address = cluster.address().parse().unwrap();
    PgConnection::connect_with(&address.options).await.unwrap()
}

/// Asks for an entry in each of two games, so that both go in one statement.
async fn append_together(store: &PostgresStore, games: [&str; 2]) -> [Result<(), StoreError>; 2] {
    let all_lanes = store.lanes.acquire_many(LANES as u32).await.unwrap();
    let (entry, glance) = (entry(1, None), glance(1));
    let appending = games.map(|game| store.append(game, &entry, &glance));
    let [one, other] = appending;
    // The lanes are free once both stand in line.
    let (one, other, ()) = tokio::join!(one, other, async { drop(all_lanes) });
    [one, other]
}

fn rated(game: &str) -> crate::RatedGame {
    let sides = ["account:anna", "account:jan"].map(|player| vec![player.parse().unwrap()]);
    crate::RatedGame {
        game: game.to_owned(),
        family: Family::Chess,
        at: 1,
        result: ashtapada_ratings::Game::of((1..).zip(sides)),
    }
}

/// Requests of every kind, to a database in which somebody else holds all tables.
#[tokio::test]
async fn nothing_waits_for_a_database_that_is_held_up() {
    let cluster = Cluster::start("patience");
    let store = PostgresStore::open(&impatient(&cluster.address())).await.unwrap();
    for id in ["a", "b"] {
        store.create(&game(id), &[], &glance(0)).await.unwrap();
        store.claim(id).await.unwrap();
    }
    let mut other = beside(&cluster).await;
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT 'ashtapada.' || tablename FROM pg_tables WHERE schemaname = 'ashtapada'")
            .fetch_all(&mut other)
            .await
            .unwrap();
    let hold = format!("BEGIN; LOCK TABLE {} IN ACCESS EXCLUSIVE MODE", tables.join(", "));
    sqlx::raw_sql(AssertSqlSafe(hold)).execute(&mut other).await.unwrap();

    let begun = Instant::now();
    let player: PlayerId = "account:anna".parse().unwrap();
    let account =
        Account { id: "anna".into(), name: "Anna".into(), kind: AccountKind::Person, owner: None, created: 1 };
    let hash = TokenHash::of("t");
    let accounts = store.accounts();
    let of_accounts = |done: Result<(), AccountError>| match done {
        Err(AccountError::Store(error)) => Err(error),
        done => done.map_err(|error| StoreError::Damaged(error.to_string())),
    };
    let ratings = store.ratings();
    let [one, another] = append_together(&store, ["a", "b"]).await;
    let told: Vec<(&str, Result<(), StoreError>)> = vec![
        ("append together", one),
        ("append another together", another),
        ("create", store.create(&game("c"), &[], &glance(0)).await),
        ("game", store.game("a").await.map(|_| ())),
        ("log", store.log("a", 0).await.map(|_| ())),
        ("append", store.append("a", &entry(1, None), &glance(1)).await),
        ("set_seeds", store.set_seeds("a", &Seeds::default()).await),
        ("set_sitters", store.set_sitters("a", &Sitters::default()).await),
        ("set_timing", store.set_timing("a", &Timing::default(), None).await),
        ("timing", store.timing("a").await.map(|_| ())),
        ("due", store.due(1, None, 9).await.map(|_| ())),
        ("newest", store.newest(ListFilter::All, None, 9).await.map(|_| ())),
        ("outages", store.outages().await.map(|_| ())),
        ("secret", store.secret([0; 32]).await.map(|_| ())),
        ("ready", store.ready().await),
        ("create account", of_accounts(accounts.create_account(&account, None).await)),
        ("account", of_accounts(accounts.account("anna").await.map(|_| ()))),
        ("rename", of_accounts(accounts.rename_account("anna", "Ania").await)),
        ("remove passkey", of_accounts(accounts.remove_credential("anna", &[1]).await)),
        ("token", of_accounts(accounts.token(&hash, 1).await.map(|_| ()))),
        ("tidy tokens", of_accounts(accounts.tidy_tokens(1).await.map(|_| ()))),
        ("games of", of_accounts(accounts.games_of(&player, ListFilter::All, None, 9).await.map(|_| ()))),
        ("count", ratings.count(&rated("a")).await.map(|_| ())),
        ("changes", ratings.changes("a").await.map(|_| ())),
        ("best", ratings.best(Family::Chess, None, 9).await.map(|_| ())),
        ("history", ratings.history(&player, None, 9).await.map(|_| ())),
        ("hide", ratings.set_hidden(&player, true).await.map(|_| ())),
    ];
    for (what, done) in told {
        let why = done.err().unwrap_or_else(|| panic!("{what} was done")).to_string();
        assert!(why.contains("it does not answer"), "{what}: {why}");
    }
    assert!(begun.elapsed() < 4 * LONG, "{:?}", begun.elapsed());

    // The database has given them up as well, all but those that renew themselves.
    let waiting = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'ashtapada' AND wait_event_type = 'Lock' \
                   AND query_start < clock_timestamp() - interval '5 seconds'";
    let waiting: i64 = sqlx::query_scalar(waiting).fetch_one(&mut other).await.unwrap();
    assert_eq!(waiting, 0);
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    store.append("a", &entry(1, None), &glance(1)).await.unwrap();
    accounts.create_account(&account, None).await.unwrap();
}

/// What the database gave up is not asked for once more, entry by entry, as what one of them made it refuse would be.
#[tokio::test]
async fn entries_that_were_given_up_together_are_not_asked_for_alone() {
    let cluster = Cluster::start("given-up-together");
    let mut store = PostgresStore::open(&impatient(&cluster.address())).await.unwrap();
    for id in ["a", "b"] {
        store.create(&game(id), &[], &glance(0)).await.unwrap();
        store.claim(id).await.unwrap();
    }
    // It is the database that gives up.
    store.link.patience = LONG;
    let mut other = beside(&cluster).await;
    let hold = "BEGIN; SELECT 1 FROM ashtapada.games WHERE id = 'a' FOR UPDATE";
    sqlx::raw_sql(hold).execute(&mut other).await.unwrap();
    for given_up in append_together(&store, ["a", "b"]).await {
        let why = given_up.unwrap_err().to_string();
        assert!(why.contains("it does not answer"), "{why}");
    }
    // Alone the second would be there.
    assert_eq!(store.log("b", 0).await, Ok(vec![]));
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(append_together(&store, ["a", "b"]).await, [Ok(()), Ok(())]);
}

/// Ratings that are worked out anew take their time; meanwhile nobody waits for them with a connection in hand.
#[tokio::test]
async fn a_game_is_declared_void_however_long_that_takes() {
    let cluster = Cluster::start("void");
    let store = PostgresStore::open(&impatient(&cluster.address())).await.unwrap();
    store.ratings().count(&rated("a")).await.unwrap();
    let mut address: Address = cluster.address().parse().unwrap();
    address.patience = 10 * LONG;
    let patient = PostgresStore::open(&address).await.unwrap();
    let mut other = beside(&cluster).await;
    let hold = format!("BEGIN; SELECT pg_advisory_xact_lock(1382118501, hashtext('{}'))", Family::Chess.name());
    sqlx::raw_sql(AssertSqlSafe(hold)).execute(&mut other).await.unwrap();
    let counting = tokio::time::timeout(LONG, patient.ratings().count(&rated("b"))).await;
    assert!(counting.expect("an answer").unwrap_err().to_string().contains("it does not answer"));
    let held_longer = async {
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'advisory' \
                       AND clock_timestamp() - query_start > make_interval(secs => $1)";
        let long = || sqlx::query_scalar::<_, i64>(waiting).bind((2 * SHORT).as_secs_f64());
        while long().fetch_one(&mut other).await.unwrap() == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let voiding = store.ratings().void("a");
    let mut voiding = std::pin::pin!(voiding);
    tokio::select! {
        done = &mut voiding => panic!("it does not wait: {done:?}"),
        () = held_longer => {}
    }
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(voiding.await, Ok(true));
    assert_eq!(patient.ratings().count(&rated("b")).await.unwrap().len(), 2);
}

/// Whoever does not get an answer does not leave the connection to others.
#[tokio::test]
async fn a_connection_that_does_not_answer_is_not_used_again() {
    let cluster = Cluster::start("given-up");
    let store = PostgresStore::open(&impatient(&cluster.address())).await.unwrap();
    let begun = Instant::now();
    // The limit of the database ends a statement like any other.
    let sleeping = ask!(store.link, sqlx::query("SELECT pg_sleep(60)"), execute);
    assert_eq!(super::plain(&sleeping.unwrap_err()), "it does not answer");
    // More of them than there are connections.
    for _ in 0..3 {
        let mut sleeping = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let (link, unlimited) = (store.link.clone(), "SELECT set_config('statement_timeout', '0', FALSE)");
            sleeping.spawn(async move {
                super::link::over!(link, |connection| {
                    sqlx::query(unlimited).execute(&mut *connection).await?;
                    sqlx::query("SELECT pg_sleep(60)").execute(connection).await
                })
            });
        }
        for slept in sleeping.join_all().await {
            assert!(matches!(slept, Err(sqlx::Error::PoolTimedOut)));
        }
    }
    let one: i32 = ask!(store.link, sqlx::query_scalar("SELECT 1"), fetch_one).unwrap();
    assert_eq!(one, 1);
    assert!(begun.elapsed() < 3 * LONG, "{:?}", begun.elapsed());
}
