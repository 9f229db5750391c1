//! Clients that send half a request, or do not read the answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ashtapada_server::Limits;
use ashtapada_server::Pace;
use ashtapada_server::store::MemoryStore;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{Running, start_with};

/// Longer than any limit here, and short enough for a test that fails.
const LONG: Duration = Duration::from_secs(10);

async fn impatient() -> Running {
    let short = Duration::from_millis(300);
    let limits = Limits { head: short, body: short, read: short, leave: short, close: short, ..Limits::default() };
    start_with(Arc::new(MemoryStore::default()), Pace::hurried(), limits).await
}

async fn connect(server: &Running, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    stream
}

/// What the server sends until it closes the connection, which it must.
async fn rest(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    // A reset closes it too.
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the connection is closed");
    String::from_utf8_lossy(&answer).into_owned()
}

/// Asks for large answers and reads none of them, until the connection is clogged.
async fn clogged(server: &Running) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let asked = format!("GET /api/catalogue HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).repeat(200);
    while timeout(Duration::from_millis(100), stream.write_all(asked.as_bytes())).await.is_ok() {}
    stream
}

#[tokio::test]
async fn half_a_request_times_out() {
    let server = impatient().await;
    let host = server.address;
    for half in ["", "GET / HT", "GET / HTTP/1.1\r\n", &format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Half: ")] {
        let begun = Instant::now();
        rest(connect(&server, half).await).await;
        assert!(begun.elapsed() >= Duration::from_millis(200), "{half}: {:?}", begun.elapsed());
    }
    for path in ["/api/position", "/api/games", "/api/record"] {
        let half = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n{{\"rules\"");
        let answer = rest(connect(&server, &half).await).await;
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains(r#""kind":"timeout""#), "{path}: {answer}");
    }
}

#[tokio::test]
async fn an_idle_connection_is_closed() {
    let server = impatient().await;
    let asked = format!("GET /api/games HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let answer = rest(connect(&server, &asked).await).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_disconnected() {
    let server = impatient().await;
    let mut stream = clogged(&server).await;
    let broken = async {
        while stream.write_all(b"GET / HTTP/1.1\r\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(LONG, broken).await.expect("the connection is closed");
}

#[tokio::test]
async fn a_socket_that_answers_pings_stays_open() {
    let server = impatient().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    let action = client.some_action();
    assert_eq!(client.act(&action).await["type"], "done");
}

#[tokio::test]
async fn a_request_that_is_too_long_is_refused() {
    let server = impatient().await;
    let long = format!("{{\"rules\":\"{}\"}}", "x".repeat(3 << 20));
    let head = "POST /api/position HTTP/1.1\r\nHost: ".to_owned();
    let head = format!("{head}{}\r\nContent-Length: {}\r\n\r\n{long}", server.address, long.len());
    let answer = rest(connect(&server, &head).await).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains(r#""kind":"too-long""#), "{answer}");
}

#[tokio::test]
async fn the_server_stops_in_time_whatever_clients_do() {
    let server = impatient().await;
    let game = server.soldiers(json!([])).await;
    let host = server.address;
    let mut there = vec![
        connect(&server, "").await,
        connect(&server, "GET / HT").await,
        connect(&server, &format!("POST /api/position HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n\r\n{{")).await,
        connect(&server, &format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n")).await,
    ];
    there.push(clogged(&server).await);
    let (mut listening, _) = server.sit(&game).await;
    let (_silent, _) = server.sit(&game).await;
    let _outside = server.knock(&game).await;
    let begun = Instant::now();
    timeout(LONG, server.stop()).await.expect("the server stops");
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    // A client that reads is notified.
    assert_eq!(listening.hear_of("trouble").await["problem"]["kind"], "stopping");
    assert!(listening.hear().await.is_none());
    drop(there);
}

#[test]
fn a_server_has_five_seconds_to_stop() {
    let Limits { leave, close, .. } = Limits::default();
    assert!(leave + close < Duration::from_secs(5));
}
