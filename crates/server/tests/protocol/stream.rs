//! A game as a stream of events.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_server::Pace;
use ashtapada_server::store::MemoryStore;
use ashtapada_server::{Limits, PerAddress, Server};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{Running, bot, in_memory, serve};

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

/// A stream that is read event by event.
pub struct Events {
    stream: TcpStream,
    text: String,
}

/// What an event says: its kind, its id and its data.
pub type Said = (String, Option<u32>, Value);

impl Events {
    pub async fn open(server: &Running, game: &str, query: &str, lines: &str) -> Events {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let head = format!(
            "GET /api/games/{game}/stream{query} HTTP/1.1\r\nHost: {}\r\nAccept-Encoding: gzip\r\n{lines}\r\n",
            server.address
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut events = Events { stream, text: String::new() };
        while !events.text.contains("\r\n\r\n") {
            assert!(events.read().await, "{}", events.text);
        }
        events
    }

    async fn read(&mut self) -> bool {
        let mut bytes = [0; 16 * 1024];
        let count = timeout(LONG, self.stream.read(&mut bytes)).await.expect("it goes on").unwrap();
        self.text.push_str(&String::from_utf8_lossy(&bytes[..count]));
        count > 0
    }

    /// All events up to the end of the stream.
    async fn rest(mut self) -> (Vec<Said>, String) {
        // The last chunk of the answer.
        while !self.text.ends_with("\r\n0\r\n\r\n") && self.read().await {}
        (said(&self.text), self.text)
    }

    /// So many events from the beginning.
    pub async fn first(&mut self, count: usize) -> Vec<Said> {
        while said(&self.text).len() < count {
            assert!(self.read().await, "the stream ended early");
        }
        said(&self.text)
    }
}

/// The whole events in the text of an answer in chunks.
fn said(text: &str) -> Vec<Said> {
    let (_, body) = text.split_once("\r\n\r\n").unwrap();
    // Sizes of chunks stand on lines of their own that end in CRLF; events have no CR.
    let mut lines = String::new();
    let mut rest = body;
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap();
        if size == 0 || after.len() < size + 2 {
            break;
        }
        lines.push_str(&after[..size]);
        rest = &after[size + 2..];
    }
    let whole = lines.rsplit_once("\n\n").map_or("", |(whole, _)| whole);
    let events = whole.split("\n\n").filter(|event| event.lines().any(|line| line.starts_with("event:")));
    events
        .map(|event| {
            let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name).map(str::trim));
            // After the number the id has the digest of the entry.
            let id = field("id:").map(|id| id.split('-').next().unwrap().parse().unwrap());
            (field("event:").unwrap().to_owned(), id, serde_json::from_str(field("data:").unwrap()).unwrap())
        })
        .collect()
}

#[tokio::test]
async fn a_game_is_told_from_beginning_to_end_and_the_stream_ends_with_it() {
    let server = in_memory().await;
    let seats: Vec<Value> = ["south", "west", "north", "east"].iter().map(|seat| bot(seat, "random")).collect();
    let game = server.new_game(json!({"rules": "chaturaji-pl-solo", "dice": "fair", "seats": seats})).await;
    let (client, _) = server.sit(&game).await;
    let mut events = Events::open(&server, &game, "", "").await;
    assert!(events.text.to_ascii_lowercase().contains("content-type: text/event-stream"), "{}", events.text);
    let table = events.first(1).await.remove(0);
    assert_eq!((table.0.as_str(), &table.2["id"]), ("table", &json!(game)));
    let (said, text) = events.rest().await;
    let numbers: Vec<u32> = said.iter().filter_map(|(_, id, _)| *id).collect();
    assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "each entry once, in order");
    assert!(said.iter().filter(|(kind, _, _)| kind == "entry").all(|(_, id, data)| data["seq"] == json!(id)));
    assert_eq!(said.last().unwrap().0, "over");
    assert!(numbers.len() > 250, "it takes several parts of a log: {}", numbers.len());
    drop(client);
    let look = server.get(&format!("/api/games/{game}?seen={}", numbers.len() - 1)).await;
    assert_eq!(look["entries"][0]["seq"], json!(numbers.len()), "all of them");
    for secret in ["\"key\"", "\"keys\"", "\"secret\":\""] {
        assert!(!text.contains(secret), "{secret}");
    }

    // Afterwards it is told again from wherever one likes, and ends as well.
    let last = numbers.len() as u32;
    for (query, lines, first) in [
        (String::new(), String::new(), 1),
        (format!("?after={}", last - 2), String::new(), last - 1),
        ("?after=1".to_owned(), format!("Last-Event-ID: {}\r\n", last - 1), last),
        (format!("?after={last}"), String::new(), last + 1),
    ] {
        let (said, _) = Events::open(&server, &game, &query, &lines).await.rest().await;
        let told: Vec<u32> = said.iter().filter_map(|(_, id, _)| *id).collect();
        assert_eq!(told, (first..=last).collect::<Vec<_>>(), "{query} {lines}");
        assert_eq!((said[0].0.as_str(), said.last().unwrap().0.as_str()), ("table", "over"));
    }
    let (status, body) = server.ask("GET", &format!("/api/games/{game}/stream?after={}", last + 2), "").await;
    assert_eq!(status, 400, "{body}");
    assert_eq!(server.ask("GET", "/api/games/nothing/stream", "").await.0, 404);
}

#[tokio::test]
async fn who_goes_no_longer_watches_and_a_server_that_stops_ends_streams() {
    let server = in_memory().await;
    let asked = json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true});
    let game = server.new_game(asked).await;
    let mut client = server.knock(&game).await;
    client.say(json!({"type": "hello", "seen": 0})).await;
    assert_eq!(client.hear_of("seats").await["watching"], json!(0));
    let mut events = Events::open(&server, &game, "", "").await;
    events.first(1).await;
    assert_eq!(client.hear_of("seats").await["watching"], json!(1));
    drop(events);
    assert_eq!(client.hear_of("seats").await["watching"], json!(0));
    let mut events = Events::open(&server, &game, "", "").await;
    events.first(1).await;
    timeout(LONG, server.stop()).await.expect("it stops");
    events.rest().await;
}

#[tokio::test]
async fn a_stream_counts_as_a_socket_of_its_address() {
    let per_address = PerAddress { sockets: 1, ..PerAddress::default() };
    let limits = Limits { per_address, ..Limits::default() };
    let store = Arc::new(MemoryStore::default());
    let site = "https://play.example.org".parse().unwrap();
    let server = Server::bind_site(store, "127.0.0.1:0".parse().unwrap(), Pace::hurried(), site)
        .await
        .unwrap()
        .with_limits(limits);
    let server = serve(server);
    let lines = "Host: play.example.org\r\nX-Forwarded-For: 203.0.113.9\r\n";
    let asked = json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true}).to_string();
    let (_, created) = server.ask_with("POST", "/api/games", lines, &asked).await;
    let game = serde_json::from_str::<Value>(&created).unwrap()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/games/{game}/stream");
    let head = format!("GET {path} HTTP/1.1\r\n{lines}\r\n");
    let mut first = TcpStream::connect(server.address).await.unwrap();
    first.write_all(head.as_bytes()).await.unwrap();
    let mut byte = [0; 12];
    first.read_exact(&mut byte).await.unwrap();
    assert_eq!(&byte, b"HTTP/1.1 200");
    let (head, _) = server.ask_with("GET", &path, lines, "").await;
    assert!(head.starts_with("HTTP/1.1 429"), "{head}");
}
