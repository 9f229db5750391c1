//! Games that nobody watches: the server itself enters what comes of the time.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ashtapada_server::store::{SqliteStore, Store};
use ashtapada_table::dice::Seed;
use ashtapada_table::{ClockPlan, Entry, NewGame, Player, Request, SeatPlan, Secret, Table};

use crate::support::{Scratch, start};

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

/// A game of two with screens of their own, in which South played a while ago.
fn game(id: &str, clock: &str, north: Player, ago: u64) -> (Table, Vec<Entry>) {
    let clock: ClockPlan = clock.parse().unwrap();
    let options = vec![("firstPlayer".to_owned(), "south".to_owned())];
    let seats = vec![SeatPlan { seat: ashtapada_rules::Seat::North, player: north }];
    let asked = NewGame { clock: Some(clock), apart: true, options, seats, ..NewGame::of("soldiers16-bl") };
    let at = now() - ago;
    let (mut table, _) = Table::set_up(&asked, id, Secret::new([1; 32]), at).unwrap();
    table.add_seeds(|_| Seed::new([1; 32]));
    let action = table.choices().legal[0].text.clone();
    let (seat, act) = table.decide(&Request::Act { action }, 0).unwrap();
    let entry = Entry { seq: 1, seat, act, client: Some("x".to_owned()), at, spent: Some(0) };
    let step = table.step(entry.clone()).unwrap();
    table.accept(step);
    (table, vec![entry])
}

/// Stores a game as it was left.
async fn store(store: &SqliteStore, (table, log): (Table, Vec<Entry>)) {
    let entries: Vec<_> = log.iter().map(Entry::stored).collect();
    store.create(table.header(), &[], &table.glance()).await.unwrap();
    for entry in &entries {
        let glance = ashtapada_table::Glance { due: table.due_at(0, entry.at), ..table.glance() };
        store.append(&table.header().id, entry, &glance).await.unwrap();
    }
}

/// The entries of a game once there are so many.
async fn log(store: &dyn Store, id: &str, entries: usize) -> Vec<String> {
    loop {
        let log = store.log(id, 0).await.unwrap();
        if log.len() >= entries {
            return log.into_iter().map(|entry| entry.act).collect();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_time_that_was_up_is_entered_though_nobody_opens_the_table() {
    const DAY: u64 = 86_400_000;
    let scratch = Scratch::new("unwatched");
    let file = Arc::new(SqliteStore::open(&scratch.file()).await.unwrap());
    let person = || Player::Human { name: String::new() };
    let bot = Player::Bot { bot: "greedy".to_owned() };
    store(&file, game("days", "1d/turn decides", person(), DAY + 1_000)).await;
    store(&file, game("minutes", "60+0 decides", person(), 61_000)).await;
    store(&file, game("in-time", "2d/turn decides", person(), DAY)).await;
    store(&file, game("friendly", "1d/turn", person(), DAY + 1_000)).await;
    store(&file, game("computer", "1d/turn decides", bot, DAY + 1_000)).await;
    let server = start(file.clone()).await;
    for id in ["days", "minutes"] {
        assert_eq!(log(&*file, id, 2).await[1], "resign north time", "{id}");
    }
    // A computer player that a crash kept from playing does so, whatever its clock says.
    assert!(!log(&*file, "computer", 2).await[1].contains("time"));
    for id in ["in-time", "friendly"] {
        assert_eq!(file.log(id, 0).await.unwrap().len(), 1, "{id}");
    }
    server.stop().await;
    // What is due later is known to the next start.
    let file = SqliteStore::open(&scratch.file()).await.unwrap();
    let due = file.due(now() + 2 * DAY, None, 9).await.unwrap();
    let mut due: Vec<_> = due.iter().map(|game| game.id.as_str()).collect();
    due.sort_unstable();
    assert_eq!(due, ["computer", "in-time"]);
}
