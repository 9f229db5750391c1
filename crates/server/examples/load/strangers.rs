//! What one address of a site can do to the others within its limits: each attack with what it takes, and with what somebody
//! from another address notices of it.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::long_game::long_game;
use crate::percentiles::Percentiles;
use crate::server::{Server, Socket};

/// Whoever attacks, and whoever does not.
const STRANGER: &str = "203.0.113.1";
const OTHER: &str = "198.51.100.7";
/// As many actions as a game may have.
const LONGEST: usize = 20_000;
/// How long the attacks last that go on and on.
const TIME: Duration = Duration::from_secs(20);
/// More trials than an address may have.
const MOST_TRIALS: u32 = 20;
/// How often somebody who is refused tries, a second after the last time.
const TRIES: u32 = 30;

/// All attacks, one after another, each on a server of its own.
pub async fn measure(program: &str) -> Result<(), String> {
    pairing(&Server::start_site(program).await?).await?;
    reading(&Server::start_site(program).await?).await?;
    bodies(&Server::start_site(program).await?).await?;
    trials(&Server::start_site(program).await?).await?;
    players(&Server::start_site(program).await?).await
}

async fn say(socket: &mut Socket, message: &Value) -> Result<(), String> {
    socket.send(Message::text(message.to_string())).await.map_err(|error| error.to_string())
}

/// The next message of one of these kinds.
async fn hear(socket: &mut Socket, kinds: &[&str]) -> Result<Value, String> {
    while let Some(message) = socket.next().await {
        let message = message.map_err(|error| error.to_string())?;
        let heard: Value = serde_json::from_str(message.to_text().unwrap_or_default()).unwrap_or_default();
        if kinds.iter().any(|kind| heard["type"] == *kind) {
            return Ok(heard);
        }
    }
    Err(format!("the server ended the connection before {kinds:?}"))
}

fn megabytes(server: &Server, before: u64) -> String {
    format!("{:.0} MB more", server.memory().saturating_sub(before) as f64 / 1e6)
}

async fn look(socket: &mut Socket, key: String, rules: &str) -> Result<Value, String> {
    say(socket, &json!({"type": "look", "key": key, "rules": rules, "name": "Eve", "minutes": 5})).await?;
    hear(socket, &["met", "trouble"]).await
}

/// Two sockets look for people again and again, each time with a new key.
async fn pairing(server: &Server) -> Result<(), String> {
    let path = "/api/lobby/socket";
    let mut eves = [server.socket_from(path, STRANGER).await?, server.socket_from(path, STRANGER).await?];
    let (begun, mut tables, mut number) = (Instant::now(), 0_u32, 0_u64);
    while begun.elapsed() < TIME {
        let [one, two] = &mut eves;
        number += 2;
        let keys = [number, number + 1].map(|number| format!("{number:064x}"));
        let [first, second] = keys;
        let both = async { tokio::join!(look(one, first, "vilac-9506"), look(two, second, "vilac-9506")) };
        // One whose pair could not be paid for looks on: both begin anew.
        if let Ok((first, second)) = tokio::time::timeout(Duration::from_secs(1), both).await {
            tables += u32::from(first?["type"] == "met" && second?["type"] == "met");
        }
    }
    let mut others = [server.socket_from(path, OTHER).await?, server.socket_from(path, "198.51.100.8").await?];
    let [anna, jan] = &mut others;
    let begun = Instant::now();
    let (one, other) =
        tokio::join!(look(anna, "a".repeat(64), "soldiers16-bl"), look(jan, "b".repeat(64), "soldiers16-bl"));
    let met = one?["type"] == "met" && other?["type"] == "met";
    println!(
        "two who look again and again: {tables} tables in {} s; two others {} within {:.1} s",
        TIME.as_secs(),
        if met { "meet" } else { "do NOT meet" },
        begun.elapsed().as_secs_f64()
    );
    Ok(())
}

/// The records of twelve of the longest games, as often as they can be asked for.
async fn reading(server: &Server) -> Result<(), String> {
    let mut games = Vec::new();
    for number in 0..12 {
        games.push(server.new_game_from(&format!("192.0.2.{number}"), &long_game(LONGEST)).await?);
    }
    let own = server.new_game_from(OTHER, &long_game(0)).await?;
    let mut asking = JoinSet::new();
    for place in 0..200 {
        let (game, address) = (games[place % games.len()].clone(), server.address);
        asking.spawn(async move {
            let mut answered = [0_u64; 2];
            loop {
                let asked = Server::ask_at(address, "GET", &format!("/api/games/{game}/record"), STRANGER, "").await;
                match asked.map(|(status, _)| status).as_deref() {
                    Ok("200") => answered[0] += 1,
                    _ => {
                        answered[1] += 1;
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                }
                if answered[0] + answered[1] >= 40 {
                    return answered;
                }
            }
        });
    }
    let (mut took, mut failed, begun) = (Vec::new(), 0_u32, Instant::now());
    while begun.elapsed() < TIME {
        let sent = Instant::now();
        let mut socket = server.socket_from(&format!("/api/games/{own}/socket"), OTHER).await?;
        say(&mut socket, &json!({"type": "hello", "seen": 0})).await?;
        hear(&mut socket, &["snapshot"]).await?;
        let (ready, _) = server.ask("GET", "/readyz", None, "").await?;
        failed += u32::from(ready != "200");
        took.push(sent.elapsed());
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    asking.abort_all();
    println!(
        "records of games of {LONGEST} actions, 200 requests at a time: a table of somebody else and /readyz take {}; not \
         ready: {failed} times",
        Percentiles::of(took)
    );
    Ok(())
}

/// A thousand requests that are not sent to their end.
async fn bodies(server: &Server) -> Result<(), String> {
    let before = server.memory();
    let mut open = Vec::new();
    for number in 0..1_000 {
        let head = format!(
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: {STRANGER}\r\nContent-Type: application/json\r\n\
             Content-Length: 8000000\r\n\r\n",
            Server::HOST
        );
        let mut stream = TcpStream::connect(server.address).await.map_err(|error| error.to_string())?;
        let mut sent = stream.write_all(head.as_bytes()).await.is_ok();
        // Half of them to just below the limit, the others beyond.
        for _ in 0..if number % 2 == 0 { 7 } else { 100 } {
            let part = tokio::time::timeout(Duration::from_secs(1), stream.write_all(&[b' '; 70_000]));
            sent = sent && part.await.is_ok_and(|done| done.is_ok());
        }
        open.push(stream);
    }
    println!("1,000 unfinished requests of up to 8 MB: {}", megabytes(server, before));
    Ok(())
}

/// As many trials of the longest games as an address may have: who is refused comes again, since it may be for the moment only.
async fn trials(server: &Server) -> Result<(), String> {
    let (before, begun) = (server.memory(), Instant::now());
    let begin = json!({"type": "begin", "game": long_game(LONGEST), "tried": []});
    let (mut open, mut all, mut took, mut memory) = (JoinSet::new(), 0_u32, Duration::ZERO, String::new());
    while all < MOST_TRIALS
        && let Some(mut socket) = trial(server, &begin).await
    {
        (all, took, memory) = (all + 1, begun.elapsed(), megabytes(server, before));
        // Whoever does not answer a ping is let go.
        open.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }
    let mut ended = 0_u32;
    while open.try_join_next().is_some() {
        ended += 1;
    }
    let more =
        if all < MOST_TRIALS { format!("one more is refused {TRIES} times") } else { "more are let in".to_owned() };
    println!(
        "trials of {LONGEST} actions: {all} begun within {:.0} s, {memory}; {more}; {} still go on",
        took.as_secs_f64(),
        all - ended
    );
    open.abort_all();
    Ok(())
}

/// A trial of a game, unless it is refused again and again.
async fn trial(server: &Server, begin: &Value) -> Option<Socket> {
    for _ in 0..TRIES {
        if let Ok(mut socket) = server.socket_from("/api/trial/socket", STRANGER).await
            && say(&mut socket, begin).await.is_ok()
            && hear(&mut socket, &["snapshot", "trouble"]).await.is_ok_and(|heard| heard["type"] == "snapshot")
        {
            return Some(socket);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    None
}

/// 64 tables of four computer players of the highest level, each with somebody who watches.
async fn players(server: &Server) -> Result<(), String> {
    let before = server.memory();
    let seats = ["south", "west", "north", "east"];
    let bots: Vec<Value> =
        seats.iter().map(|seat| json!({"seat": seat, "player": {"kind": "bot", "bot": "level-8"}})).collect();
    let mut watching = JoinSet::new();
    for number in 0..64 {
        let ip = format!("192.0.2.{number}");
        let asked = json!({"rules": "chaturaji-pl-solo", "options": [], "seats": bots, "dice": "fair"});
        let game = server.new_game_from(&ip, &asked).await?;
        let mut screen = server.socket_from(&format!("/api/games/{game}/socket"), &ip).await?;
        say(&mut screen, &json!({"type": "hello", "seen": 0})).await?;
        say(&mut screen, &json!({"type": "tempo", "tempo": "fast"})).await?;
        watching.spawn(async move { while let Some(Ok(_)) = screen.next().await {} });
    }
    // Each of the 256 players has thought by then.
    tokio::time::sleep(3 * TIME).await;
    println!("64 tables of four players of level 8: {}", megabytes(server, before));
    watching.abort_all();
    Ok(())
}
