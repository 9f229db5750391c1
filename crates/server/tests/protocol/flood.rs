//! Floods that must do nothing to anybody else.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_server::Limits;
use ashtapada_server::Pace;
use ashtapada_server::store::MemoryStore;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::support::{Client, Running, bot, start_with};

async fn server() -> Running {
    start_with(Arc::new(MemoryStore::default()), Pace::hurried(), Limits::default()).await
}

/// Sends messages one after another for some seconds, as many as the server takes.
async fn pour(client: &mut Client, messages: &[Value]) -> u32 {
    let mut sent = 0;
    let all = async {
        for message in messages.iter().cycle() {
            client.say(message.clone()).await;
            sent += 1;
        }
    };
    let _ = timeout(Duration::from_secs(2), all).await;
    sent
}

/// How many messages a client has got that it has not read, and that it is still there.
async fn unread(client: &mut Client) -> u32 {
    let mut read = 0;
    while let Ok(message) = timeout(Duration::from_secs(1), client.hear()).await {
        assert!(message.is_some(), "thrown out after {read} messages");
        read += 1;
        assert!(read < 1_000, "there is no end of them");
    }
    read
}

#[tokio::test]
async fn who_changes_the_tempo_all_the_time_throws_nobody_out() {
    let server = server().await;
    let game = server.soldiers(json!([])).await;
    let (mut one, _) = server.sit(&game).await;
    let (mut two, _) = server.sit(&game).await;
    let (mut flood, _) = server.sit(&game).await;
    let sent =
        pour(&mut flood, &[json!({"type": "tempo", "tempo": "fast"}), json!({"type": "tempo", "tempo": "slow"})]).await;
    assert!(sent > 200, "{sent}");
    for viewer in [&mut one, &mut two] {
        let told = unread(viewer).await;
        assert!(told < 200, "told {told} times, of {sent}");
    }
    // In the end it is cut off itself.
    while flood.hear().await.is_some() {}
    // Whoever plays is not held up.
    let action = one.some_action();
    assert_eq!(one.act(&action).await["type"], "done");
    two.hear_of("played").await;
}

#[tokio::test]
async fn who_asks_for_the_next_step_all_the_time_begins_no_search_each_time() {
    let server = server().await;
    let game = server.soldiers(json!([bot("south", "level-8"), bot("north", "level-8")])).await;
    let (mut flood, _) = server.sit(&game).await;
    flood.say(json!({"type": "tempo", "tempo": "paused"})).await;
    let sent = pour(&mut flood, &[json!({"type": "step"})]).await;
    assert!(sent > 200, "{sent}");
    let (_, told) = server.ask("GET", "/metrics", "").await;
    let searches = told.lines().find_map(|line| line.strip_prefix("ashtapada_searches ")).expect("it is counted");
    assert!(searches.parse::<u32>().unwrap() <= 2, "{searches}");
}

#[tokio::test]
async fn many_watched_tables_of_computer_players_leave_room_for_a_person() {
    let server = server().await;
    let mut watched = Vec::new();
    for _ in 0..64 {
        let game = server.soldiers(json!([bot("south", "level-8"), bot("north", "level-8")])).await;
        watched.push(server.sit(&game).await.0);
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
    let game = server.soldiers(json!([])).await;
    let (mut person, _) = server.sit(&game).await;
    for _ in 0..10 {
        let action = person.some_action();
        assert_eq!(person.act(&action).await["type"], "done");
        let (_, told) = server.ask("GET", "/metrics", "").await;
        let searches = told.lines().find_map(|line| line.strip_prefix("ashtapada_searches ")).expect("it is counted");
        assert!(searches.parse::<usize>().unwrap() <= threads, "{searches} think at once, on {threads} threads");
    }
    // Every table has its turn.
    for client in &mut watched {
        if client.seen == 0 {
            client.hear_of("played").await;
        }
    }
}
