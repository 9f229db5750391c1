//! Watched tables at which computer players play as fast as they can, and a person who plays beside them.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::percentiles::Percentiles;
use crate::server::{Server, Socket};

/// How long one waits for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// Plays for so long beside so many watched tables, and says how long a person's actions took.
pub async fn measure(server: &Server, tables: u64, time: Duration) -> Result<(), String> {
    let mut watching = JoinSet::new();
    for _ in 0..tables {
        let bot = |seat: &str| json!({"seat": seat, "player": {"kind": "bot", "bot": "level-8"}});
        let game = server.new_game("soldiers16-bl", json!([bot("south"), bot("north")])).await?;
        let mut screen = enter(server, &game).await?;
        send(&mut screen, &json!({"type": "tempo", "tempo": "fast"})).await?;
        watching.spawn(async move {
            let mut played = 0u64;
            while let Some(Ok(message)) = screen.next().await {
                played += u64::from(message.to_text().unwrap_or_default().starts_with(r#"{"type":"played""#));
            }
            played
        });
    }
    let game = server.new_game("chaturaji-pl-nodice", json!([])).await?;
    let mut person = enter(server, &game).await?;
    let mut known = hear(&mut person, "snapshot").await?;
    let (mut took, begun, mut random) = (Vec::new(), Instant::now(), fastrand::Rng::with_seed(1));
    while begun.elapsed() < time {
        let legal = known["choices"]["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        // The game is over.
        let Some(action) = random.choice(legal) else { break };
        let request = json!({
            "type": "do", "id": format!("person-{}", took.len()), "seen": last(&known),
            "request": {"kind": "act", "action": action["text"]},
        });
        let sent = Instant::now();
        send(&mut person, &request).await?;
        known = hear(&mut person, "played").await?;
        took.push(sent.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!(
        "{tables} watched tables of computer players: a person's action beside them takes {}",
        Percentiles::of(took)
    );
    watching.abort_all();
    Ok(())
}

/// The number of the last entry of a message.
fn last(known: &Value) -> u64 {
    known["entries"].as_array().and_then(|entries| entries.last()).map_or(0, |entry| entry["seq"].as_u64().unwrap_or(0))
}

async fn enter(server: &Server, game: &str) -> Result<Socket, String> {
    let mut screen = server.socket(game).await?;
    send(&mut screen, &json!({"type": "hello", "seen": 0})).await?;
    Ok(screen)
}

async fn send(screen: &mut Socket, message: &Value) -> Result<(), String> {
    screen.send(Message::text(message.to_string())).await.map_err(|error| error.to_string())
}

/// The next message of a kind.
async fn hear(screen: &mut Socket, kind: &str) -> Result<Value, String> {
    let heard = async {
        while let Some(message) = screen.next().await {
            let message = message.map_err(|error| error.to_string())?;
            let message: Value = serde_json::from_str(message.to_text().unwrap_or_default()).unwrap_or_default();
            if message["type"] == kind {
                return Ok(message);
            }
        }
        Err(format!("the server ended the connection before `{kind}`"))
    };
    tokio::time::timeout(PATIENCE, heard).await.map_err(|_| format!("`{kind}` does not come"))?
}
