//! The games of somebody, their file, their feed, and what is left when an account is deleted.

use ashtapada_rules::Seat;
use ashtapada_server::store::{MemoryStore, Report, Store};
use ashtapada_table::PlayerId;
use serde_json::{Value, json};

use super::browser::Browser;
use super::device::Device;
use super::with_storage;
use crate::support::{Client, Running};

async fn table(server: &Running) -> String {
    let asked = json!({
        "rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": [], "dice": "fair", "position": null,
        "apart": true,
    });
    server.new_game(asked).await
}

/// Sits down at a table in a browser, with the key of that digit.
async fn sit(server: &Running, game: &str, browser: &Browser<'_>, seat: &str, of: &str) -> Client {
    let cookie = browser.cookie.clone().unwrap_or_default();
    let path = format!("/api/games/{game}/socket");
    let mut client = server.try_to_connect_as(&path, &[("cookie", &cookie)]).await.unwrap();
    client.say(json!({"type": "hello", "seen": 0})).await;
    let name = if of == "a" { "Anna" } else { "Jan" };
    client.sit_down(seat, of, name).await;
    client
}

fn report(game: &str, player: Option<PlayerId>) -> Report {
    Report {
        at: 1_709_164_800_000,
        game: game.to_owned(),
        seat: Seat::North,
        name: "Anna".to_owned(),
        player,
        by: Seat::South,
        by_player: None,
        reason: Some("leaving".to_owned()),
    }
}

async fn reported(store: &MemoryStore) -> Vec<Report> {
    store.reports().reported(0, 9).await.unwrap().into_iter().map(|(_, report)| report).collect()
}

#[tokio::test]
async fn games_that_wait_come_first_by_account_or_by_key() {
    let (_, server) = with_storage().await;
    let (mut anna, mut jan) = (Browser::new(&server), Browser::new(&server));
    anna.make(&mut Device::new(1), "Anna").await;
    let (waits, played) = (table(&server).await, table(&server).await);
    let _one = sit(&server, &waits, &anna, "south", "a").await;
    let mut two = sit(&server, &played, &anna, "south", "a").await;
    let _jan = sit(&server, &played, &jan, "north", "b").await;
    let action = two.some_action();
    assert_eq!(two.act(&action).await["type"], "done");
    let games = anna.get("POST", "/api/me/games", json!({})).await["games"].clone();
    let ids: Vec<&Value> = games.as_array().unwrap().iter().map(|game| &game["id"]).collect();
    assert_eq!(ids, [&json!(waits), &json!(played)], "the other one was played last");
    assert_eq!((&games[0]["waits"], &games[1]["waits"]), (&json!(true), &json!(false)));
    assert_eq!((&games[0]["yours"], &games[0]["account"]), (&json!(["south"]), &json!(true)));
    // Without an account, by the keys of the browser, and not by others.
    assert_eq!(jan.get("POST", "/api/me/games", json!({})).await["games"], json!([]));
    let keys = json!({"keys": [[played, "b".repeat(64)], [waits, "b".repeat(64)], ["none", "b".repeat(64)]]});
    let games = jan.get("POST", "/api/me/games", keys).await["games"].clone();
    assert_eq!(games.as_array().unwrap().len(), 1, "{games}");
    assert_eq!((&games[0]["yours"], &games[0]["waits"]), (&json!(["north"]), &json!(true)));
    assert_eq!(games[0]["account"], json!(false));
    // A seat of the browser becomes one of an account, for who has its key.
    jan.make(&mut Device::new(2), "Jan").await;
    let bring = |of: &str| json!({"game": played, "seat": "north", "key": of.repeat(64)});
    assert_eq!(jan.refused("POST", "/api/me/seats", bring("c")).await, (400, "others-seat".to_owned()));
    jan.get("POST", "/api/me/seats", bring("b")).await;
    jan.get("POST", "/api/me/seats", bring("b")).await;
    assert_eq!(jan.get("POST", "/api/me/games", json!({})).await["games"][0]["account"], json!(true));
    assert_eq!(anna.refused("POST", "/api/me/seats", bring("b")).await.0, 400, "it is Jan's");
    assert_eq!(jan.refused("POST", "/api/me/games", json!({"after": "x"})).await.0, 400);
}

#[tokio::test]
async fn everything_is_in_one_file_and_gone_when_the_account_is_deleted() {
    let (store, server) = with_storage().await;
    let mut anna = Browser::new(&server);
    let mut device = Device::new(1);
    let me = anna.make(&mut device, "Anna").await["account"].clone();
    // One table at which somebody is, and one at which nobody is.
    let (open, left) = (table(&server).await, table(&server).await);
    let mut there = sit(&server, &open, &anna, "south", "a").await;
    drop(sit(&server, &left, &anna, "north", "a").await);
    let player: Option<PlayerId> = Some(me["player"].as_str().unwrap().parse().unwrap());
    let of_her = report(&left, player.clone());
    let by_her = Report { name: "Jan".to_owned(), player: None, by_player: player.clone(), ..of_her.clone() };
    for report in [&of_her, &by_her] {
        store.reports().add_report(report).await.unwrap();
    }
    let (status, head, file) = anna.ask("GET", "/api/me/export", "").await;
    assert!(status == 200 && head.contains("attachment; filename=\"ashtapada.json\""), "{head}");
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!((&file["account"]["player"], &file["account"]["name"]), (&me["player"], &json!("Anna")));
    assert_eq!((&file["ratings"], &file["counted"], &file["programs"]), (&json!([]), &json!([]), &json!([])));
    let mut games: Vec<&str> = file["games"].as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap()).collect();
    games.sort_unstable();
    let mut both = [open.as_str(), left.as_str()];
    both.sort_unstable();
    assert_eq!(games, both);
    let record = file["games"][0]["record"].as_str().unwrap();
    assert!(server.ask("GET", record, "").await.1.contains("[Rules \"soldiers16-bl\"]"));
    let told = json!({"at": "2024-02-29T00:00:00Z", "game": left, "seat": "north", "reason": "leaving"});
    assert_eq!(file["reports"], json!([told]), "what she has reported, and not that she was");
    // Deleted: nobody is signed in, no passkey opens it, and no seat has the player or the name any more.
    assert_eq!(anna.get("DELETE", "/api/me", json!({})).await["account"], Value::Null);
    for game in [&open, &left] {
        let stored = store.game(game).await.unwrap().unwrap().sitters;
        let text = serde_json::to_string(&stored).unwrap();
        assert!(!text.contains("account:") && !text.contains("Anna"), "{text}");
    }
    assert_eq!(store.accounts().unknown(None, 10).await, Ok(vec![]));
    let forgotten = [Report { name: String::new(), player: None, ..of_her }, Report { by_player: None, ..by_her }];
    assert_eq!(reported(&store).await, forgotten);
    // What was open by the session is not.
    while there.hear().await.is_some() {}
    let asked = anna.get("POST", "/api/me/session/new", json!({})).await;
    let credential = device.sign(&asked, &anna.origin());
    assert_eq!(anna.refused("POST", "/api/me/session", json!({"credential": credential})).await.0, 404);
    // The games stay, and whoever has the key of a seat plays on.
    let key = json!({"keys": [[left, "a".repeat(64)]]});
    assert_eq!(anna.get("POST", "/api/me/games", key).await["games"][0]["yours"], json!(["north"]));
}

/// Somebody may be reported at a table that has not heard yet that the account is gone.
#[tokio::test]
async fn who_is_gone_is_forgotten_in_later_reports_as_well() {
    let (store, server) = with_storage().await;
    let mut jan = Browser::new(&server);
    jan.make(&mut Device::new(1), "Jan").await;
    let program = jan.get("POST", "/api/me/programs", json!({"name": "Robot"})).await["id"].clone();
    let program = program.as_str().unwrap();
    for player in [PlayerId::account("gone").unwrap(), PlayerId::program(program).unwrap()] {
        store.reports().add_report(&report("g1", Some(player))).await.unwrap();
    }
    let (status, ..) = jan.ask("DELETE", &format!("/api/me/programs/{program}"), "").await;
    assert_eq!(status, 204);
    let nobody = Report { name: String::new(), ..report("g1", None) };
    assert_eq!(reported(&store).await, [nobody.clone(), nobody]);
}

#[tokio::test]
async fn a_feed_names_the_games_that_wait_until_it_is_renewed() {
    let (_, server) = with_storage().await;
    let mut anna = Browser::new(&server);
    anna.make(&mut Device::new(1), "Anna Secret").await;
    let (waits, other) = (table(&server).await, table(&server).await);
    let _one = sit(&server, &waits, &anna, "south", "a").await;
    let _two = sit(&server, &other, &anna, "north", "a").await;
    let path = anna.get("POST", "/api/me/feed", json!({})).await["path"].as_str().unwrap().to_owned();
    assert_eq!(anna.get("GET", "/api/me", Value::Null).await["account"]["feed"], json!(true));
    let lines = "Accept-Language: pl\r\n";
    let (head, feed) = server.ask_with("GET", &path, lines, "").await;
    assert!(head.contains("application/atom+xml"), "{head}");
    assert!(feed.contains("partie, które na ciebie czekają"), "{feed}");
    assert!(feed.contains(&format!("/game/{waits}\"")) && !feed.contains(&other), "{feed}");
    assert!(!feed.contains("Anna") && !feed.contains("account:"), "{feed}");
    // Another address, and none at all.
    let renewed = anna.get("POST", "/api/me/feed", json!({})).await["path"].as_str().unwrap().to_owned();
    assert_eq!(server.ask("GET", &path, "").await.0, 404);
    assert_eq!(server.ask("GET", &renewed, "").await.0, 200);
    // Its address opens nothing else.
    let token = renewed.rsplit('/').next().unwrap();
    let mut thief = Browser { cookie: Some(format!("ashtapada={token}")), ..Browser::new(&server) };
    assert_eq!(thief.get("GET", "/api/me", Value::Null).await["account"], Value::Null);
    assert_eq!(anna.get("DELETE", "/api/me/feed", json!({})).await["account"]["feed"], json!(false));
    assert_eq!(server.ask("GET", &renewed, "").await.0, 404);
}
