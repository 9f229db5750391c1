//! What stays open ends with the session or the program by which it was opened.

use ashtapada_server::store::{Store, TokenKind};
use serde_json::{Value, json};
use tokio::time::{Duration, timeout};

use super::{bearer, come, cookie, person, token, with_storage};
use crate::rated::ask;
use crate::support::{Client, Running, kind};

async fn table(server: &Running) -> String {
    server.new_game(json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true})).await
}

/// Somebody comes to a table and is greeted.
async fn greeted(server: &Running, game: &str, line: &(&str, String)) -> Client {
    let mut client = come(server, game, line).await;
    client.say(json!({"type": "hello", "seen": 0})).await;
    client.hear_of("seats").await;
    client
}

/// Listens until the connection ends; the kind of problem that was told last.
async fn ends(client: &mut Client) -> String {
    let ending = async {
        let mut last = Value::Null;
        while let Some(message) = client.hear().await {
            last = message;
        }
        kind(&last).to_owned()
    };
    timeout(Duration::from_secs(20), ending).await.expect("the connection ends")
}

/// Whether the connection answers.
async fn holds(client: &mut Client) {
    client.say(json!({"type": "why", "from": "a1", "to": null})).await;
    client.hear_of("because").await;
}

#[tokio::test]
async fn signing_out_everywhere_ends_the_sockets_of_all_sessions_and_of_no_one_else() {
    let (store, server) = with_storage().await;
    for who in ["anna", "jan"] {
        person(&store, who).await;
    }
    for (text, account, kind) in [
        ("phone", "anna", TokenKind::Session),
        ("desk", "anna", TokenKind::Session),
        ("robot", "anna", TokenKind::Program),
        ("jan", "jan", TokenKind::Session),
    ] {
        token(&store, text, account, kind, Some(u64::MAX >> 2)).await;
    }
    let game = table(&server).await;
    let mut phone = greeted(&server, &game, &cookie("phone")).await;
    let mut desk = greeted(&server, &game, &cookie("desk")).await;
    let mut robot = greeted(&server, &game, &bearer("robot")).await;
    let mut jan = greeted(&server, &game, &cookie("jan")).await;
    let mut guest = greeted(&server, &game, &("x-nothing", String::new())).await;
    let (name, value) = cookie("desk");
    let mut lobby = server.try_to_connect_as("/api/lobby/socket", &[(name, &value)]).await.unwrap();
    lobby.hear_of("offers").await;

    // Here alone: only what this session has opened.
    assert_eq!(ask(&server, "phone", "DELETE", "/api/me/session", Value::Null).await.0, 200);
    assert_eq!(ends(&mut phone).await, "signed-out");
    for client in [&mut desk, &mut robot, &mut jan, &mut guest] {
        holds(client).await;
    }
    assert_eq!(ask(&server, "desk", "DELETE", "/api/me/session?all=true", Value::Null).await.0, 200);
    assert_eq!((ends(&mut desk).await, ends(&mut lobby).await), ("signed-out".to_owned(), "signed-out".to_owned()));
    for client in [&mut robot, &mut jan, &mut guest] {
        holds(client).await;
    }
}

#[tokio::test]
async fn a_program_that_is_removed_and_an_account_that_is_deleted_end_their_sockets() {
    let (store, server) = with_storage().await;
    person(&store, "anna").await;
    token(&store, "desk", "anna", TokenKind::Session, Some(u64::MAX >> 2)).await;
    let game = table(&server).await;
    let mut programs = Vec::new();
    for name in ["One", "Two"] {
        let (_, made) = ask(&server, "desk", "POST", "/api/me/programs", json!({"name": name})).await;
        let text = |field: &str| made[field].as_str().unwrap().to_owned();
        programs.push((text("id"), greeted(&server, &game, &bearer(&text("token"))).await));
    }
    let mut desk = greeted(&server, &game, &cookie("desk")).await;
    let (id, one) = &mut programs[0];
    assert_eq!(ask(&server, "desk", "DELETE", &format!("/api/me/programs/{id}"), Value::Null).await.0, 204);
    assert_eq!(ends(one).await, "signed-out");
    holds(&mut programs[1].1).await;
    holds(&mut desk).await;
    assert_eq!(ask(&server, "desk", "DELETE", "/api/me", Value::Null).await.0, 200);
    assert_eq!(
        (ends(&mut desk).await, ends(&mut programs[1].1).await),
        ("signed-out".to_owned(), "signed-out".to_owned())
    );
    assert_eq!(store.accounts().account("anna").await, Ok(None));
}
