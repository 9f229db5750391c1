//! The server killed while playing: whatever was acknowledged or sent is stored.

use std::process::Child;

use ashtapada_server::store::{SqliteStore, Store};
use serde_json::json;

use crate::support::{self, Client, Running, Scratch, bot, listens, on_file};

const DATABASE: &str = "ASHTAPADA_CRASH_DATABASE";

/// Not a test of its own: the server that [`nothing_acknowledged_is_lost`] starts and kills.
#[tokio::test]
async fn child() {
    let Ok(path) = std::env::var(DATABASE) else { return };
    listens(on_file(path.as_ref()).await).await;
}

/// The server in a process of its own.
pub fn spawn(path: &std::path::Path) -> (Child, Running) {
    support::spawn("crash::child", &[(DATABASE, path.as_os_str())])
}

async fn check(path: &std::path::Path, games: [(&str, &Client); 2]) {
    let store = SqliteStore::open(path).await.unwrap();
    for (game, client) in games {
        let log = store.log(game, 0).await.unwrap();
        assert!(log.len() >= client.shown.len(), "{} shown, {} kept", client.shown.len(), log.len());
        for (kept, shown) in log.iter().zip(&client.shown) {
            assert_eq!(shown["seq"], kept.seq);
            assert_eq!(shown["text"], kept.act.as_str());
            assert_eq!(shown["seat"], json!(kept.seat.map(|seat| seat.name())));
        }
    }
    store.close().await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost() {
    let scratch = Scratch::new("crash");
    let mut games: Option<(String, String)> = None;
    let mut acknowledged = 0;
    for round in 1..=3 {
        let (mut child, server) = spawn(&scratch.file());
        if games.is_none() {
            let people = server.soldiers(json!([])).await;
            let machines = server.soldiers(json!([bot("south", "random"), bot("north", "random")])).await;
            games = Some((people, machines));
        }
        let (people, machines) = games.as_ref().unwrap();
        let (mut one, _) = server.sit(people).await;
        assert!(one.seen >= acknowledged, "{acknowledged} acknowledged, {} there after the crash", one.seen);
        // Computers play as fast as they can while we do, and have played something when the server is killed.
        let (mut two, _) = server.sit(machines).await;
        if two.turn() != "over" {
            two.hear_of("played").await;
        }
        for _ in 0..10 * round {
            if one.turn() == "over" {
                break;
            }
            let action = one.some_action();
            assert_eq!(one.act(&action).await["type"], "done");
            acknowledged = one.seen;
        }
        // One more is on its way when the server is killed.
        if one.turn() != "over" {
            let action = one.some_action();
            one.say(json!({"type": "act", "id": format!("last-{round}"), "seen": one.seen, "action": action})).await;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        while one.hear().await.is_some() {}
        while two.hear().await.is_some() {}
        assert!(two.seen > 0);
        check(&scratch.file(), [(people, &one), (machines, &two)]).await;
    }
}
