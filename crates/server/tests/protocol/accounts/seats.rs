//! The seats of an account are its own on every device.

use ashtapada_server::store::{Store, TokenKind};
use ashtapada_table::PlayerId;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use super::{bearer, come, cookie, person, token, with_storage};
use crate::support::{Client, Running, kind};

const FAR: Option<u64> = Some(u64::MAX >> 1);

async fn table(server: &Running) -> String {
    let asked = json!({
        "rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": [], "dice": "fair", "position": null,
        "apart": true,
    });
    server.new_game(asked).await
}

/// What a client hears of the seats when it enters without any key.
async fn enter(client: &mut Client) -> Value {
    client.say(json!({"type": "hello", "seen": 0})).await;
    client.hear_of("seats").await
}

async fn sit(client: &mut Client, seat: &str, of: &str) -> Value {
    client.say(json!({"type": "sit", "seat": seat, "key": of.repeat(64), "name": "Anna"})).await;
    loop {
        let message = client.hear().await.expect("an answer");
        let mine = message["yours"].as_array().is_some_and(|own| own.contains(&json!(seat)));
        if message["type"] == "trouble" || (message["type"] == "seats" && mine) {
            return message;
        }
    }
}

#[tokio::test]
async fn who_signs_in_elsewhere_plays_on() {
    let (store, server) = with_storage().await;
    person(&store, "anna").await;
    person(&store, "jan").await;
    for (text, account) in [("phone", "anna"), ("desk", "anna"), ("jan", "jan")] {
        token(&store, text, account, TokenKind::Session, FAR).await;
    }
    let game = table(&server).await;
    // The desk is at the table already when she sits down on the phone.
    let mut desk = come(&server, &game, &cookie("desk")).await;
    assert_eq!(enter(&mut desk).await["yours"], json!([]));
    let mut phone = come(&server, &game, &cookie("phone")).await;
    enter(&mut phone).await;
    let seats = sit(&mut phone, "south", "a").await;
    assert!(!seats.to_string().contains("account:"), "nobody is told who it is: {seats}");
    while desk.hear_of("seats").await["yours"] != json!(["south"]) {}
    let action = desk.some_action();
    assert_eq!(desk.act(&action).await["type"], "done");
    let anna = PlayerId::account("anna").unwrap();
    let stored = store.game(&game).await.unwrap().unwrap().sitters;
    assert_eq!(stored.players(), [&anna]);
    let page = store.accounts().games_of(&anna, Default::default(), None, 10).await.unwrap();
    assert_eq!(page.games[0].game.id, game);
    // Nobody else has the seat, with an account or without.
    for line in [cookie("jan"), cookie("forged"), ("x-nothing", String::new())] {
        let mut other = come(&server, &game, &line).await;
        assert_eq!(enter(&mut other).await["yours"], json!([]));
        assert_eq!(kind(&sit(&mut other, "south", "b").await), "seat-taken");
    }
    // Without the key she gets up, too.
    desk.say(json!({"type": "rise", "seat": "south", "key": "d".repeat(64)})).await;
    while desk.hear_of("seats").await["free"] != json!(["south", "north"]) {}
    assert_eq!(store.accounts().games_of(&anna, Default::default(), None, 10).await.unwrap().games, []);
}

#[tokio::test]
async fn the_name_of_an_account_is_numbered_where_another_has_it() {
    let (store, server) = with_storage().await;
    person(&store, "anna").await;
    token(&store, "phone", "anna", TokenKind::Session, FAR).await;
    let game = table(&server).await;
    let mut guest = come(&server, &game, &("x-nothing", String::new())).await;
    enter(&mut guest).await;
    sit(&mut guest, "south", "a").await;
    let mut anna = come(&server, &game, &cookie("phone")).await;
    enter(&mut anna).await;
    // Sitting down there again, as from another device, she keeps the number.
    for key in ["b", "b", "c"] {
        let seats = sit(&mut anna, "north", key).await;
        assert_eq!(seats["seats"][1]["player"]["name"], "Anna (2)", "{seats}");
    }
    // Whoever has no account is asked for another name.
    anna.say(json!({"type": "rise", "seat": "north", "key": "b".repeat(64)})).await;
    while anna.hear_of("seats").await["yours"] != json!([]) {}
    let mut other = come(&server, &game, &("x-nothing", String::new())).await;
    enter(&mut other).await;
    assert_eq!(kind(&sit(&mut other, "north", "d").await), "name-taken");
}

#[tokio::test]
async fn a_seat_outlives_a_restart_and_the_session_does_too() {
    let (store, server) = with_storage().await;
    person(&store, "anna").await;
    token(&store, "phone", "anna", TokenKind::Session, FAR).await;
    let game = table(&server).await;
    let mut phone = come(&server, &game, &cookie("phone")).await;
    enter(&mut phone).await;
    sit(&mut phone, "north", "a").await;
    server.stop().await;
    let server = crate::support::start(store).await;
    let mut phone = come(&server, &game, &cookie("phone")).await;
    assert_eq!(enter(&mut phone).await["yours"], json!(["north"]));
}

#[tokio::test]
async fn what_has_expired_or_is_for_something_else_identifies_nobody() {
    let (store, server) = with_storage().await;
    person(&store, "anna").await;
    token(&store, "good", "anna", TokenKind::Session, FAR).await;
    token(&store, "old", "anna", TokenKind::Session, Some(2)).await;
    token(&store, "feed", "anna", TokenKind::Feed, None).await;
    token(&store, "robot", "anna", TokenKind::Program, None).await;
    let game = table(&server).await;
    let mut anna = come(&server, &game, &cookie("good")).await;
    enter(&mut anna).await;
    sit(&mut anna, "south", "a").await;
    for worthless in [cookie("old"), cookie("feed"), cookie("robot"), cookie(""), cookie("GOOD")] {
        let mut client = come(&server, &game, &worthless).await;
        assert_eq!(enter(&mut client).await["yours"], json!([]), "{worthless:?}");
    }
    // A program hears that its token is worth nothing.
    let path = format!("/api/games/{game}/socket");
    for (line, status) in [(bearer("old"), 401), (bearer("good"), 401), (bearer("feed"), 401)] {
        let refused = server.try_to_connect_as(&path, &[(line.0, &line.1)]).await;
        assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == status), "{line:?}");
    }
    let refused = server.try_to_connect_as(&path, &[("authorization", "Basic YTpi")]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 400));
    let mut robot = come(&server, &game, &bearer("robot")).await;
    assert_eq!(enter(&mut robot).await["yours"], json!(["south"]), "it is the same account");
}
