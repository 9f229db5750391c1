//! Rated games whose players go in the middle: an account is deleted, or a program removed, to undo a loss.

use ashtapada_rules::Seat;
use ashtapada_server::store::{MemoryStore, Store};
use serde_json::{Value, json};

use crate::rated::{ask, hear_rated, program, rated, sit, with_people};
use crate::support::{Client, Running, kind, start};

/// Chess that has begun between Anna and somebody else, in whose seat the program of Jan sits if there is one.
async fn begun(server: &Running, token: Option<&str>) -> (String, Client, Client) {
    let game = rated(server, "vilac-9506", json!([])).await;
    let mut anna = sit(server, &game, "anna", "south", "a").await;
    let mut other = match token {
        None => sit(server, &game, "jan", "north", "b").await,
        Some(token) => program_at(server, &game, token).await,
    };
    assert_eq!(anna.act("e2e4").await["type"], "done");
    other.hear_of("played").await;
    assert_eq!(other.act("e7e5").await["type"], "done");
    anna.hear_of("played").await;
    (game, anna, other)
}

async fn program_at(server: &Running, game: &str, token: &str) -> Client {
    let path = format!("/api/games/{game}/socket");
    let mut client = server.try_to_connect_as(&path, &[("authorization", &format!("Bearer {token}"))]).await.unwrap();
    client.say(json!({"type": "hello", "seen": 0})).await;
    client.sit_down("north", "b", "Robot").await;
    client
}

/// Whoever has the key of North, without an account.
async fn with_key(server: &Running, game: &str) -> Client {
    let mut client = server.knock(game).await;
    client.say(json!({"type": "hello", "seen": 0, "keys": [["north", "b".repeat(64)]]})).await;
    client.hear_of("snapshot").await;
    client
}

async fn stored(store: &MemoryStore, game: &str) -> String {
    serde_json::to_string(&store.game(game).await.unwrap().unwrap().sitters).unwrap()
}

/// The loss counted for Anna, and of who went nothing is left that leads to somebody.
async fn has_counted(store: &MemoryStore, server: &Running, game: &str, gone: &str, anna: &mut Client) {
    let told = hear_rated(anna, |rated| rated["seats"][0]["change"].is_i64()).await;
    assert!(told["seats"][0]["change"].as_i64().unwrap() > 0 && told["counting"]["kind"] == "counts", "{told}");
    let list = server.get("/api/ratings/chess").await;
    let listed: Vec<&str> =
        list["players"].as_array().unwrap().iter().map(|one| one["player"].as_str().unwrap()).collect();
    assert_eq!(listed, ["account:anna"], "{list}");
    let left = server.get(&format!("/api/ratings/players/{gone}")).await;
    assert_eq!((&left["name"], &left["games"][0]["game"]), (&Value::Null, &json!(game)), "{left}");
    let sitters = stored(store, game).await;
    assert!(!sitters.contains(gone) && !sitters.contains("jan") && !sitters.contains("Robot"), "{sitters}");
    assert_eq!(store.accounts().unknown(None, 9).await, Ok(vec![]));
}

#[tokio::test]
async fn a_game_that_was_lost_counts_though_the_loser_deletes_the_account() {
    let (store, server) = with_people(&["anna", "jan"]).await;
    let (game, mut anna, _jan) = begun(&server, None).await;
    assert_eq!(ask(&server, "jan", "DELETE", "/api/me", Value::Null).await.0, 200);
    // The name is gone at once, the id stays: it leads to nobody.
    let sitters = stored(&store, &game).await;
    assert!(sitters.contains("account:jan") && sitters.contains(r#""name":"""#), "{sitters}");
    assert_eq!(ask(&server, "jan", "GET", "/api/me", Value::Null).await.1["account"], Value::Null);
    let mut other = with_key(&server, &game).await;
    other.seen = 2;
    let done = other.ask(json!({"type": "resign", "seat": "north"})).await;
    assert_eq!(done["type"], "done", "{done}");
    has_counted(&store, &server, &game, "account:jan", &mut anna).await;
    // Its end stands, also after a restart, and it is still told that it counted.
    server.stop().await;
    let server = start(store.clone()).await;
    let mut anna = sit_again(&server, &game).await;
    let told = hear_rated(&mut anna, |_| true).await;
    assert_eq!((&told["counting"]["kind"], told["seats"][0]["change"].is_i64()), (&json!("counts"), true), "{told}");
    anna.seen = 3;
    assert_eq!(kind(&anna.ask(json!({"type": "take-back"})).await), "counts");
    assert_eq!(store.ratings().history(&"account:anna".parse().unwrap(), None, 9).await.unwrap().len(), 1);
}

async fn sit_again(server: &Running, game: &str) -> Client {
    let path = format!("/api/games/{game}/socket");
    let mut client = server.try_to_connect_as(&path, &[("cookie", "ashtapada=anna")]).await.unwrap();
    client.say(json!({"type": "hello", "seen": 0})).await;
    client
}

#[tokio::test]
async fn a_game_that_a_program_lost_counts_though_it_is_removed_and_the_server_restarted() {
    let (store, server) = with_people(&["anna", "jan"]).await;
    let (id, token) = program(&server, "jan", "Robot").await;
    let (game, ..) = begun(&server, Some(&token)).await;
    assert_eq!(ask(&server, "jan", "DELETE", &format!("/api/me/programs/{id}"), Value::Null).await.0, 204);
    server.stop().await;
    let server = start(store.clone()).await;
    let mut anna = sit_again(&server, &game).await;
    hear_rated(&mut anna, |rated| rated["counting"]["kind"] == "counts").await;
    let mut other = with_key(&server, &game).await;
    other.seen = 2;
    assert_eq!(other.ask(json!({"type": "resign", "seat": "north"})).await["type"], "done");
    has_counted(&store, &server, &game, &format!("program:{id}"), &mut anna).await;
}

/// Whose program it was stays known: removing it makes no opponent of it.
#[tokio::test]
async fn a_program_that_was_removed_still_does_not_count_against_its_person() {
    let (store, server) = with_people(&["anna"]).await;
    let (id, token) = program(&server, "anna", "Robot").await;
    let (game, mut anna, _robot) = begun(&server, Some(&token)).await;
    assert_eq!(ask(&server, "anna", "DELETE", &format!("/api/me/programs/{id}"), Value::Null).await.0, 204);
    server.stop().await;
    let server = start(store.clone()).await;
    anna = {
        drop(anna);
        sit_again(&server, &game).await
    };
    let told = hear_rated(&mut anna, |_| true).await;
    assert_eq!(told["counting"], json!({"kind": "no", "why": "alone", "seats": ["south", "north"]}));
    let mut other = with_key(&server, &game).await;
    other.seen = 2;
    assert_eq!(other.ask(json!({"type": "resign", "seat": "north"})).await["type"], "done");
    let told = hear_rated(&mut anna, |rated| rated["counting"]["why"] == "unknown").await;
    assert_eq!(told["counting"]["seats"], json!(["north"]), "it is over, and she is forgotten there");
    assert_eq!(store.ratings().changes(&game).await, Ok(None));
    assert!(store.game(&game).await.unwrap().unwrap().sitters.is_gone(Seat::North));
}

#[tokio::test]
async fn who_goes_before_the_game_begins_is_forgotten_at_once() {
    let (store, server) = with_people(&["anna", "jan"]).await;
    let game = rated(&server, "vilac-9506", json!([])).await;
    let mut anna = sit(&server, &game, "anna", "south", "a").await;
    let _jan = sit(&server, &game, "jan", "north", "b").await;
    assert_eq!(ask(&server, "jan", "DELETE", "/api/me", Value::Null).await.0, 200);
    let told = hear_rated(&mut anna, |rated| rated["counting"]["kind"] == "no").await;
    assert_eq!(told["counting"], json!({"kind": "no", "why": "unknown", "seats": ["north"]}));
    assert!(!stored(&store, &game).await.contains("jan"));
}
