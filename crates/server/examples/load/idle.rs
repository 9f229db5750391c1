//! What a socket costs that says hello and nothing more.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::server::Server;

/// At how many tables the idle ones sit.
const TABLES: u64 = 50;

/// Opens so many sockets and says what each costs.
pub async fn measure(server: &Server, sockets: u64) -> Result<(), String> {
    let mut games = Vec::new();
    for _ in 0..TABLES {
        games.push(server.new_game("chaturaji-pl-nodice", json!([])).await?);
    }
    let before = server.memory();
    let mut open = Vec::new();
    for game in games.iter().cycle().take(sockets as usize) {
        let mut socket = server.socket(game).await?;
        let hello = Message::text(r#"{"type":"hello","seen":0}"#);
        socket.send(hello).await.map_err(|error| error.to_string())?;
        // The snapshot.
        socket.next().await;
        open.push(socket);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let used = server.memory().saturating_sub(before);
    println!(
        "{sockets} idle sockets: {:.1} MB, {:.1} KB each",
        used as f64 / 1e6,
        used as f64 / 1e3 / sockets.max(1) as f64
    );
    Ok(())
}
