//! Games over a bad network, with a server that is killed again and again: whatever was acknowledged is there exactly once,
//! and clients go on with what they knew. A short one is a test; `cargo xtask soak MINUTES` runs it for longer.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use ashtapada_server::store::{SqliteStore, Store};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::crash::spawn;
use crate::proxy::Proxy;
use crate::support::{Client, Running, Scratch};

/// For how many minutes; without it the test is short.
const MINUTES: &str = "ASHTAPADA_SOAK_MINUTES";
/// A seed, to see the same faults again as far as the machine allows.
const SEED: &str = "ASHTAPADA_SOAK_SEED";
/// How many games are played at once, each by two clients.
const GAMES: usize = 4;
/// An answer that takes longer counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// What happened to one client.
struct Played {
    game: String,
    client: Client,
    /// The ids of what was acknowledged.
    done: Vec<String>,
    /// How often it connected again.
    returns: u32,
    /// How often it sent what was acknowledged already.
    repeated: u32,
}

/// Plays over `server` until there is `enough`, or the game is over, whatever happens to the connection.
async fn play(server: Running, game: String, name: String, client: Client, enough: watch::Receiver<bool>) -> Played {
    let mut at = Played { game, client, done: Vec::new(), returns: 0, repeated: 0 };
    let mut random = fastrand::Rng::with_seed(name.bytes().map(u64::from).sum());
    let mut pending: Option<Value> = None;
    let mut number = 0;
    loop {
        let finishes = *enough.borrow();
        if at.client.turn() == "over" || (finishes && pending.is_none()) {
            return at;
        }
        let message = pending.take().or_else(|| {
            number += 1;
            let mut message = wanted(&at.client)?;
            message["id"] = json!(format!("{name}-{number}"));
            message["seen"] = json!(at.client.seen);
            Some(message)
        });
        let Some(message) = message else {
            // The server passes for who can do nothing else.
            if !matches!(timeout(PATIENCE, at.client.hear()).await, Ok(Some(_))) {
                at.client = again(&server, &at.game, at.client).await;
                at.returns += 1;
            }
            continue;
        };
        match timeout(PATIENCE, at.client.try_ask(&message)).await {
            Ok(Some(answer)) if answer["type"] == "done" => {
                let id = message["id"].as_str().unwrap().to_owned();
                if at.done.last() == Some(&id) {
                    at.repeated += 1;
                } else {
                    at.done.push(id);
                    if random.u8(..5) == 0 {
                        // A network may say a thing twice.
                        pending = Some(message);
                    }
                }
            }
            // The other one was faster; what it played comes, or has come.
            Ok(Some(answer)) => {
                assert_eq!(answer["problem"]["kind"], "stale", "{answer}");
                let _ = timeout(Duration::from_millis(20), at.client.hear()).await;
            }
            _ => {
                pending = Some(message);
                at.client = again(&server, &at.game, at.client).await;
                at.returns += 1;
            }
        }
    }
}

/// What a client asks for: a throw, or some action; nothing where the server goes on by itself.
fn wanted(client: &Client) -> Option<Value> {
    match client.turn() {
        _ if client.goes_on() => None,
        "chance" => Some(json!({"type": "roll"})),
        _ => Some(json!({"type": "act", "action": client.some_action()})),
    }
}

/// Connects again, however long it takes, and gets what came meanwhile.
async fn again(server: &Running, game: &str, mut client: Client) -> Client {
    loop {
        client = match server.try_sit_again(game, client).await {
            Ok(client) => return client,
            Err(before) => before,
        };
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Some games, and so many kills at moments that `seed` chooses. Returns what was seen, in words.
async fn round(scratch: &Scratch, kills: u32, seed: u64) -> [u64; 6] {
    let mut random = fastrand::Rng::with_seed(seed);
    let file = scratch.join(format!("round-{seed}.db"));
    let (mut child, server) = spawn(&file);
    let ((cut, cutting), (finish, enough)) = (watch::channel(true), watch::channel(false));
    let proxy = Proxy::before(server.address, seed, cutting).await;
    let mut players = tokio::task::JoinSet::new();
    for number in 0..GAMES {
        let rules = ["soldiers16-bl", "chaturaji-pl-solo"][number % 2];
        let asked = json!({"rules": rules, "options": [], "seats": [], "dice": "fair", "position": null});
        let game = server.new_game(asked).await;
        for side in ["a", "b"] {
            let (client, _) = server.sit(&game).await;
            let through = Running::elsewhere(proxy.address);
            players.spawn(play(through, game.clone(), format!("{game}-{side}"), client, enough.clone()));
        }
    }
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(random.u64(20..600))).await;
        child.kill().unwrap();
        child.wait().unwrap();
        let (next, server) = tokio::task::spawn_blocking({
            let file = file.clone();
            move || spawn(&file)
        })
        .await
        .unwrap();
        child = next;
        proxy.server.send_replace(server.address);
    }
    // Most of what is late comes to a server that is gone: some of it is to be heard.
    let waited = Instant::now();
    while proxy.seen.late.load(Ordering::Relaxed) == 0 && waited.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    cut.send_replace(false);
    finish.send_replace(true);
    let played = timeout(Duration::from_secs(60), players.join_all()).await.expect("every client goes on");
    // Everybody is told the rest.
    let direct = Running::elsewhere(*proxy.server.borrow());
    let mut ended = Vec::new();
    for mut played in played {
        played.client = again(&direct, &played.game, played.client).await;
        ended.push(played);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    check(&file, &ended).await;
    let sum = |of: &dyn Fn(&Played) -> u64| ended.iter().map(of).sum();
    [
        u64::from(kills) + 1,
        sum(&|played| played.done.len() as u64),
        sum(&|played| u64::from(played.returns)),
        sum(&|played| u64::from(played.repeated)),
        u64::from(proxy.seen.cuts.load(Ordering::Relaxed)),
        u64::from(proxy.seen.late.load(Ordering::Relaxed)),
    ]
}

/// What was acknowledged is stored exactly once, and what was shown is what is stored, to the end.
async fn check(file: &std::path::Path, ended: &[Played]) {
    let store = SqliteStore::open(file).await.unwrap();
    for played in ended {
        let log = store.log(&played.game, 0).await.unwrap();
        let mut times: HashMap<&str, u32> = HashMap::new();
        for id in log.iter().filter_map(|entry| entry.client.as_deref()) {
            *times.entry(id).or_default() += 1;
        }
        assert!(times.values().all(|&times| times == 1), "nothing was carried out twice");
        for id in &played.done {
            assert!(times.contains_key(id.as_str()), "{id} was acknowledged and is lost");
        }
        let stored: Vec<Value> = log.iter().map(|entry| json!([entry.seq, entry.act])).collect();
        let shown: Vec<Value> = played.client.shown.iter().map(|entry| json!([entry["seq"], entry["text"]])).collect();
        assert_eq!(shown, stored, "what a client was shown is the game");
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_and_cuts_lose_nothing() {
    let scratch = Scratch::new("soak");
    let minutes: Option<u64> = std::env::var(MINUTES).ok().map(|text| text.parse().expect("a number of minutes"));
    let seed: u64 = std::env::var(SEED).ok().map_or(1, |text| text.parse().expect("a number"));
    let begun = Instant::now();
    let mut seen = [0; 6];
    for number in 0.. {
        let kills = if minutes.is_some() { 10 } else { 4 };
        for (sum, one) in seen.iter_mut().zip(round(&scratch, kills, seed + number).await) {
            *sum += one;
        }
        if minutes.is_none_or(|minutes| begun.elapsed() >= Duration::from_secs(60 * minutes)) {
            break;
        }
    }
    let [kills, done, returns, repeated, cuts, late] = seen;
    println!(
        "{kills} kills, {cuts} connections cut, {late} messages late, {returns} returns of clients: {done} acknowledged actions \
         all there exactly once, {repeated} of them sent again after that"
    );
    let quiet = [done > 20, returns > 0, repeated > 0, cuts > 0, late > 0].contains(&false);
    assert!(!quiet, "it was too quiet: {seen:?}");
}
