//! What programs that watch the server are told.

use std::sync::Arc;

use ashtapada_server::store::SqliteStore;

use crate::support::{Scratch, in_memory, on_file, start};

#[tokio::test]
async fn a_server_that_works_says_so() {
    let scratch = Scratch::new("health");
    for server in [in_memory().await, on_file(&scratch.file()).await] {
        for path in ["/healthz", "/readyz"] {
            assert_eq!(server.ask("GET", path, "").await, (200, "ok\n".to_owned()), "{path}");
            let (head, _) = server.ask_with("GET", path, "", "").await;
            assert!(head.to_ascii_lowercase().contains("cache-control: no-store"), "{head}");
            // Under its own name alone, and to no page of others.
            for lines in ["Host: example.org\r\n", "Origin: https://example.org\r\n"] {
                let (head, _) = server.ask_with("GET", path, lines, "").await;
                assert!(head.starts_with("HTTP/1.1 403"), "{path}: {head}");
            }
        }
        server.stop().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_storage_that_fails_is_told_with_its_reason() {
    let scratch = Scratch::new("health-gone");
    let server = start(Arc::new(SqliteStore::open(&scratch.file()).await.unwrap())).await;
    let elsewhere = scratch.join("elsewhere.db");
    std::fs::rename(scratch.file(), &elsewhere).unwrap();
    let (status, why) = server.ask("GET", "/readyz", "").await;
    assert!(status == 503 && why.contains("games.db was deleted, moved or replaced"), "{status} {why}");
    assert_eq!(server.ask("GET", "/healthz", "").await.0, 200, "the process answers all the same");
    std::fs::rename(&elsewhere, scratch.file()).unwrap();
    assert_eq!(server.ask("GET", "/readyz", "").await.0, 200);
}

#[tokio::test]
async fn a_storage_that_another_program_holds_is_told() {
    use sqlx::{ConnectOptions, Connection};
    let scratch = Scratch::new("health-held");
    let server = on_file(&scratch.file()).await;
    let mut other = sqlx::sqlite::SqliteConnectOptions::new().filename(scratch.file()).connect().await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let (status, why) = server.ask("GET", "/readyz", "").await;
    assert!(status == 503 && why.contains("did not answer"), "{status} {why}");
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert_eq!(server.ask("GET", "/readyz", "").await.0, 200);
    // What was given up holds nothing up.
    server.soldiers(serde_json::json!([])).await;
}
