//! The numbers that programs that watch the server are told.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_server::Pace;
use ashtapada_server::store::{MemoryStore, SqliteStore};
use serde_json::json;

use crate::support::{Running, Scratch, bot, human, in_memory, kind, on_file, start, start_at};

/// The value of a number.
async fn number(server: &Running, name: &str) -> f64 {
    let (status, text) = server.ask("GET", "/metrics", "").await;
    assert_eq!(status, 200, "{text}");
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

/// Waits until a number has a value; a socket ends a moment after its client.
async fn becomes(server: &Running, name: &str, value: f64) {
    let waited = tokio::time::timeout(Duration::from_secs(20), async {
        while number(server, name).await != value {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    assert!(waited.await.is_ok(), "{name} is {} and not {value}", number(server, name).await);
}

#[tokio::test]
async fn the_numbers_move() {
    let scratch = Scratch::new("metrics");
    let server = on_file(&scratch.file()).await;
    let (head, text) = server.ask_with("GET", "/metrics", "", "").await;
    assert!(head.to_ascii_lowercase().contains("content-type: application/openmetrics-text; version=1.0.0"), "{head}");
    assert!(text.ends_with("# EOF\n"), "{text}");
    assert!(number(&server, "process_start_time_seconds").await > 1.7e9);
    for name in ["table", "trial", "study"] {
        assert_eq!(number(&server, &format!("ashtapada_sockets{{kind=\"{name}\"}}")).await, 0.0);
    }

    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    assert_eq!(number(&server, "ashtapada_sockets{kind=\"table\"}").await, 1.0);
    assert_eq!(number(&server, "ashtapada_rooms").await, 1.0);
    for _ in 0..3 {
        let action = client.some_action();
        assert_eq!(client.act(&action).await["type"], "done");
    }
    assert_eq!(number(&server, "ashtapada_entries_total").await, 3.0);
    assert_eq!(number(&server, "ashtapada_append_seconds_count").await, 3.0);
    assert!(number(&server, "ashtapada_append_seconds_sum").await > 0.0);
    drop(client);
    becomes(&server, "ashtapada_sockets{kind=\"table\"}", 0.0).await;
    becomes(&server, "ashtapada_rooms", 0.0).await;

    let begin = json!({"type": "begin", "game": {"rules": "soldiers16-bl"}, "tried": []});
    let (trial, _) = server.try_out(begin).await;
    assert_eq!(number(&server, "ashtapada_sockets{kind=\"trial\"}").await, 1.0);
    drop(trial);
    becomes(&server, "ashtapada_sockets{kind=\"trial\"}", 0.0).await;

    let study = tokio_tungstenite::connect_async(format!("ws://{}/api/study/socket", server.address)).await.unwrap();
    becomes(&server, "ashtapada_sockets{kind=\"study\"}", 1.0).await;
    drop(study);
    becomes(&server, "ashtapada_sockets{kind=\"study\"}", 0.0).await;

    let bad = number(&server, "ashtapada_requests_total{status=\"4xx\"}").await;
    assert_eq!(server.ask("GET", "/api/nothing", "").await.0, 404);
    assert_eq!(number(&server, "ashtapada_requests_total{status=\"4xx\"}").await, bad + 1.0);
    assert_eq!(number(&server, "ashtapada_requests_total{status=\"1xx\"}").await, 3.0);
    assert!(number(&server, "ashtapada_requests_total{status=\"2xx\"}").await > 10.0);
}

#[tokio::test]
async fn computer_players_that_think_are_counted() {
    let hour = Duration::from_secs(3600);
    let pace = Pace { think: hour, ..Pace::hurried() };
    let server = start_at(Arc::new(MemoryStore::default()), pace).await;
    let game = server.soldiers(json!([bot("south", "searcher"), human("north")])).await;
    let (client, _) = server.sit(&game).await;
    becomes(&server, "ashtapada_searches", 1.0).await;
    // Nobody waits for it any more.
    drop(client);
    becomes(&server, "ashtapada_searches", 0.0).await;
}

#[cfg(unix)]
#[tokio::test]
async fn failures_of_the_storage_are_counted() {
    let scratch = Scratch::new("metrics-gone");
    let store = Arc::new(SqliteStore::open(&scratch.file()).await.unwrap());
    let server = start(store).await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    let failures = "ashtapada_store_failures_total{kind=\"unavailable\"}";
    assert_eq!(number(&server, failures).await, 0.0);
    std::fs::rename(scratch.file(), scratch.join("elsewhere.db")).unwrap();
    let action = client.some_action();
    assert_eq!(kind(&client.act(&action).await), "storage");
    assert!(number(&server, failures).await > 0.0);
    assert_eq!(number(&server, "ashtapada_entries_total").await, 0.0);
}

#[tokio::test]
async fn the_numbers_are_no_business_of_other_pages() {
    let server = in_memory().await;
    for lines in ["Host: example.org\r\n", "Origin: https://example.org\r\n"] {
        let (head, _) = server.ask_with("GET", "/metrics", lines, "").await;
        assert!(head.starts_with("HTTP/1.1 403"), "{head}");
    }
}
