//! What an entry costs in each storage, as `docs/scale.md` tells it: how long one takes until it is durable, and how many
//! are stored in a second, by the number of games that are played at the same time.
//!
//! `cargo run -p ashtapada-store --features postgres --example appends -- games.db postgres://ashtapada@localhost/test`

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ashtapada_rules::Seat;
use ashtapada_store::{Store, StoreLocation};
use ashtapada_table::dice::Seeds;
use ashtapada_table::{DiceSource, Glance, Header, Secret, Setup, Sitters, StoredEntry};

/// For how many games at once.
const GAMES: [usize; 4] = [1, 8, 64, 512];
/// How many entries in each run, all games together.
const ENTRIES: usize = 4_096;

fn header(id: &str) -> Header {
    let setup = Setup {
        rules: "soldiers16-bl".to_owned(),
        edition: 1,
        options: Vec::new(),
        seats: Vec::new(),
        dice: DiceSource::Fair,
        position: None,
        given: 0,
        clock: None,
        clocks: Vec::new(),
        apart: true,
        absence: None,
        help: false,
        open: false,
        rated: false,
    };
    Header {
        id: id.to_owned(),
        created: 0,
        setup,
        secret: Secret::new([7; 32]),
        seeds: Seeds::default(),
        sitters: Sitters::default(),
        linked: None,
    }
}

/// Plays a game of so many entries; how long each took.
async fn play(store: Arc<dyn Store>, id: String, entries: usize) -> Vec<Duration> {
    let glance = Glance { actions: 1, over: false, position: "position".repeat(8), due: None };
    let mut took = Vec::with_capacity(entries);
    for seq in 1..=entries as u32 {
        let entry = StoredEntry {
            seq,
            seat: Some(Seat::South),
            act: "c1-c4".to_owned(),
            client: Some(format!("{seq:016}")),
            at: u64::from(seq),
            spent: None,
        };
        let begun = Instant::now();
        store.append(&id, &entry, &glance).await.expect("an entry that is stored");
        took.push(begun.elapsed());
    }
    took
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{:32} {:>6} {:>10} {:>10} {:>12}", "storage", "games", "median ms", "p99 ms", "entries/s");
    for place in std::env::args().skip(1) {
        let place = match place.contains("://") {
            true => StoreLocation::Server(place.parse()?),
            false => StoreLocation::File(PathBuf::from(place)),
        };
        let store = place.open(None).await?.store;
        for games in GAMES {
            let run = format!("{}-{games}", std::process::id());
            let ids: Vec<String> = (0..games).map(|number| format!("{run}-{number}")).collect();
            let glance = Glance { actions: 0, over: false, position: String::new(), due: None };
            for id in &ids {
                store.create(&header(id), &[], &glance).await?;
                store.claim(id).await?;
            }
            let begun = Instant::now();
            let played: Vec<_> =
                ids.into_iter().map(|id| tokio::spawn(play(Arc::clone(&store), id, ENTRIES / games))).collect();
            let mut took = Vec::new();
            for game in played {
                took.extend(game.await?);
            }
            let rate = took.len() as f64 / begun.elapsed().as_secs_f64();
            took.sort();
            let at = |share: usize| took[(took.len() * share / 100).min(took.len() - 1)].as_secs_f64() * 1e3;
            println!("{:32} {games:>6} {:>10.2} {:>10.2} {rate:>12.0}", place.to_string(), at(50), at(99));
        }
        store.close().await;
    }
    Ok(())
}
