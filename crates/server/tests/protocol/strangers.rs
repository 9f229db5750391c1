//! What strangers do to a site from one address: everybody else goes on as if they were not there.

use std::time::Duration;

use ashtapada_server::{PerAddress, Quota};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite;

use crate::long_game::long_game;
use crate::site::{from, site, status};
use crate::support::{Client, Running};

const STRANGER: &str = "203.0.113.1";
const OTHER: &str = "198.51.100.7";
const HOUR: Duration = Duration::from_secs(3600);

async fn connect(server: &Running, path: &str, ip: &str) -> Result<Client, tungstenite::Error> {
    server.try_to_connect_as(path, &[("host", "play.example.org"), ("x-forwarded-for", ip)]).await
}

async fn set_up(server: &Running, ip: &str, game: &Value) -> String {
    let (head, body) = server.ask_with("POST", "/api/games", &from(ip), &game.to_string()).await;
    assert_eq!(status(&head), "201", "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["id"].as_str().unwrap().to_owned()
}

/// Looks for people with a key that nobody had before, and gives what comes of it.
async fn look(client: &mut Client, number: usize) -> Value {
    let key = format!("{number:064x}");
    client.say(json!({"type": "look", "key": key, "rules": "vilac-9506", "name": "Eve", "minutes": 5})).await;
    loop {
        let heard = client.hear().await.expect("an answer");
        if ["met", "trouble"].iter().any(|kind| heard["type"] == *kind) {
            return heard;
        }
    }
}

#[tokio::test]
async fn who_looks_again_and_again_gets_no_more_tables_than_by_setting_them_up() {
    let limits = PerAddress { tables: Quota { burst: 3, every: HOUR }, ..PerAddress::default() };
    let server = site(limits).await;
    let (mut one, mut two) = (
        connect(&server, "/api/lobby/socket", STRANGER).await.unwrap(),
        connect(&server, "/api/lobby/socket", STRANGER).await.unwrap(),
    );
    let mut games = Vec::new();
    for number in 0..6 {
        // Whoever is second completes the pair, and is told when no more can be had; the other looks on.
        let (first, second) = tokio::select! {
            both = async { tokio::join!(look(&mut one, 2 * number), look(&mut two, 2 * number + 1)) } => both,
            () = tokio::time::sleep(Duration::from_secs(3)) => break,
        };
        assert_eq!(first["game"], second["game"]);
        games.push(first["game"].clone());
    }
    assert_eq!(games.len(), 3, "{games:?}");
    // Others find each other meanwhile.
    let (mut anna, mut jan) = (
        connect(&server, "/api/lobby/socket", OTHER).await.unwrap(),
        connect(&server, "/api/lobby/socket", "198.51.100.8").await.unwrap(),
    );
    let search = async |client: &mut Client, of: &str| {
        let ask = json!({"type": "look", "key": of.repeat(64), "rules": "soldiers16-bl", "name": of, "minutes": 5});
        client.say(ask).await;
        client.hear_of("met").await["game"].clone()
    };
    let (anna, jan) = tokio::join!(search(&mut anna, "a"), search(&mut jan, "b"));
    assert_eq!(anna, jan);
}

#[tokio::test]
async fn a_long_game_costs_as_much_as_it_is_long() {
    let limits = PerAddress { requests: Quota { burst: 100, every: HOUR }, ..PerAddress::default() };
    let server = site(limits).await;
    let game = set_up(&server, OTHER, &long_game(2_000)).await;
    let record = format!("/api/games/{game}/record");
    let ask = async |ip: &str| {
        let (head, body) = server.ask_with("GET", &record, &from(ip), "").await;
        (status(&head).to_owned(), body)
    };
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(ask(STRANGER).await.0);
    }
    assert_eq!(answers.iter().filter(|status| *status == "200").count(), 3, "{answers:?}");
    assert_eq!(answers.last().unwrap(), "429");
    assert_eq!(ask("198.51.100.8").await.0, "200", "others are not concerned");
    // Nor is who watches the server.
    assert_eq!(server.ask("GET", "/readyz", "").await.0, 200);
}

/// A request with so many bytes of a body that is to be longer, which stays open; and the answer, if one comes at once.
async fn unfinished(server: &Running, ip: &str, bytes: usize) -> (TcpStream, Option<String>) {
    let head = format!(
        "POST /api/games HTTP/1.1\r\n{}Content-Type: application/json\r\nContent-Length: 9000000\r\n\r\n",
        from(ip)
    );
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    for _ in 0..bytes / 1_000 {
        if stream.write_all(&[b' '; 1_000]).await.is_err() {
            break;
        }
    }
    let heard = tokio::time::timeout(Duration::from_secs(2), stream.read_exact(&mut answer)).await;
    let answer = heard.ok().and_then(Result::ok).map(|_| String::from_utf8_lossy(&answer).into_owned());
    (stream, answer)
}

#[tokio::test]
async fn what_an_address_sends_and_does_not_end_is_bounded() {
    let limits = PerAddress { bytes: 100_000, ..PerAddress::default() };
    let server = site(limits).await;
    let (first, answer) = unfinished(&server, STRANGER, 60_000).await;
    assert_eq!(answer, None, "it is waited for");
    let (_second, answer) = unfinished(&server, STRANGER, 60_000).await;
    assert_eq!(answer.as_deref(), Some("HTTP/1.1 429"));
    set_up(&server, OTHER, &long_game(4_000)).await;
    drop(first);
    // The server notices that it is gone.
    let mut tries = 0;
    while server
        .ask_with("POST", "/api/games", &from(STRANGER), &long_game(8_000).to_string())
        .await
        .0
        .contains(" 429 ")
    {
        tries += 1;
        assert!(tries < 100);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_body_is_as_long_as_its_address_needs_it() {
    let server = site(PerAddress::default()).await;
    let blank = " ".repeat(100_000);
    let asked = format!("{blank}{}", json!({"rules": "vilac-9506", "options": [], "seats": [], "dice": "fair"}));
    assert_eq!(status(&server.ask_with("POST", "/api/games", &from(OTHER), &asked).await.0), "201");
    let (head, why) = server.ask_with("POST", "/api/looks", &from(OTHER), &format!("{blank}[]")).await;
    assert!(status(&head) == "413" && why.contains("64 KB at most"), "{head} {why}");
    let long = " ".repeat(600_000);
    let (head, why) = server.ask_with("POST", "/api/record", &from(OTHER), &long).await;
    assert!(status(&head) == "413" && why.contains("512 KB at most"), "{head} {why}");
}

#[tokio::test]
async fn only_so_many_actions_of_games_are_held_open_from_one_address() {
    let limits = PerAddress { actions: 240, ..PerAddress::default() };
    let server = site(limits).await;
    let begin = async |ip: &str, actions: usize| {
        let mut client = connect(&server, "/api/trial/socket", ip).await.unwrap();
        client.say(json!({"type": "begin", "game": long_game(actions), "tried": []})).await;
        let heard = client.hear().await.unwrap();
        (client, heard)
    };
    let (mut first, heard) = begin(STRANGER, 199).await;
    assert_eq!(heard["type"], "snapshot", "{heard}");
    let (_second, heard) = begin(STRANGER, 100).await;
    assert_eq!(heard["problem"]["kind"], "busy", "{heard}");
    assert_eq!(begin(OTHER, 220).await.1["type"], "snapshot");
    // So do tables, for as long as their sockets are open.
    let game = set_up(&server, OTHER, &long_game(38)).await;
    let path = format!("/api/games/{game}/socket");
    let sit = async |ip: &str| {
        let mut client = connect(&server, &path, ip).await.unwrap();
        client.say(json!({"type": "hello", "seen": 0})).await;
        let heard = client.hear().await.unwrap();
        (client, heard)
    };
    let (_third, heard) = sit(STRANGER).await;
    assert_eq!(heard["type"], "snapshot", "{heard}");
    assert_eq!(sit(STRANGER).await.1["problem"]["kind"], "busy");
    // A trial that grows may grow up to there.
    let mut seen = 199;
    let mut grow = async |client: &mut Client, action: &str| {
        let request = json!({"kind": "act", "action": action});
        client.say(json!({"type": "do", "id": action, "seen": seen, "request": request})).await;
        seen += 1;
        client.hear().await.unwrap()["type"].clone()
    };
    assert_eq!(grow(&mut first, "d6-c6").await, "played");
    assert_eq!(first.hear().await.unwrap()["type"], "done");
    assert_eq!(grow(&mut first, "c4-c5").await, "played");
    assert_eq!(first.hear().await.unwrap()["type"], "done");
    assert_eq!(grow(&mut first, "c6-d6").await, "played");
    assert_eq!(first.hear().await.unwrap()["type"], "done");
    assert_eq!(grow(&mut first, "c5-c4").await, "trouble");
    drop(_third);
    for tries in 0.. {
        if sit(STRANGER).await.1["type"] == "snapshot" {
            break;
        }
        assert!(tries < 100, "what is closed is given back");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_table_is_not_found_by_guessing() {
    let server = site(PerAddress::default()).await;
    let mut statuses = Vec::new();
    for room in 0..20 {
        let lines = from(&format!("2001:db8:1:2::{room:x}"));
        statuses.push(status(&server.ask_with("GET", "/api/codes/abcdef", &lines, "").await.0).to_owned());
    }
    assert_eq!(statuses.iter().filter(|status| *status == "404").count(), 10, "{statuses:?}");
    assert_eq!(statuses.last().unwrap(), "429");
    let lines = from("2001:db8:1:3::1");
    assert_eq!(status(&server.ask_with("GET", "/api/codes/abcdef", &lines, "").await.0), "404", "of another household");
}

/// Nobody gets another set of limits, or the numbers of the server, by a header that cannot be read.
#[tokio::test]
async fn a_header_that_cannot_be_read_is_refused() {
    let server = site(PerAddress::default()).await;
    for (path, host) in [("/metrics", server.address.to_string()), ("/api/here", "play.example.org".to_owned())] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nX-Forwarded-For: ");
        stream.write_all(&[head.as_bytes(), b"\xe9, 198.51.100.4\r\n\r\n"].concat()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("x-forwarded-for"), "{answer}");
    }
}
