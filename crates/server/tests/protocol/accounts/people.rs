//! With whom one has played, the next game of the same people, and what a player shows of all that.

use serde_json::{Value, json};

use super::browser::Browser;
use super::device::Device;
use super::with_storage;
use crate::support::{Client, Running};

/// A table at which somebody with an account sits in the south and a guest in the north, and something was played.
async fn played(server: &Running, anna: &Browser<'_>) -> (String, Client, Client) {
    let asked = json!({"rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "dice": "fair", "apart": true});
    let game = server.new_game(asked).await;
    let path = format!("/api/games/{game}/socket");
    let mut one = server.try_to_connect_as(&path, &[("cookie", &anna.cookie.clone().unwrap())]).await.unwrap();
    one.say(json!({"type": "hello", "seen": 0})).await;
    one.sit_down("south", "a", "Anna").await;
    let mut other = server.knock(&game).await;
    other.say(json!({"type": "hello", "seen": 0})).await;
    other.sit_down("north", "b", "Jan").await;
    let action = one.some_action();
    assert_eq!(one.act(&action).await["type"], "done");
    other.hear_of("played").await;
    (game, one, other)
}

#[tokio::test]
async fn people_are_told_to_who_has_played_with_them_and_by_their_names_only() {
    let (_, server) = with_storage().await;
    let (mut anna, mut jan) = (Browser::new(&server), Browser::new(&server));
    anna.make(&mut Device::new(1), "Anna").await;
    let (game, ..) = played(&server, &anna).await;
    let hers = anna.get("POST", "/api/me/people", json!({})).await["people"].clone();
    assert_eq!((hers.as_array().unwrap().len(), &hers[0]["name"]), (1, &json!("Jan")));
    assert_eq!((&hers[0]["games"], &hers[0]["game"], &hers[0]["over"]), (&json!(1), &json!(game), &json!(false)));
    let keys = |of: &str| json!({"keys": [[game, of.repeat(64)]]});
    let his = jan.get("POST", "/api/me/people", keys("b")).await["people"].clone();
    assert_eq!(his[0]["name"], "Anna");
    assert!(!his.to_string().contains("account:"), "{his}");
    for stranger in [keys("c"), json!({})] {
        assert_eq!(jan.get("POST", "/api/me/people", stranger).await["people"], json!([]));
    }
    // Whose account is gone is nobody any more.
    anna.get("DELETE", "/api/me", json!({})).await;
    assert_eq!(jan.get("POST", "/api/me/people", keys("b")).await["people"], json!([]));
}

#[tokio::test]
async fn the_next_game_is_told_to_whoever_has_the_key_of_the_last() {
    let (_, server) = with_storage().await;
    let (mut anna, mut jan) = (Browser::new(&server), Browser::new(&server));
    anna.make(&mut Device::new(1), "Anna").await;
    let (game, mut one, mut other) = played(&server, &anna).await;
    let keys = |of: &str| json!({"keys": [[game, of.repeat(64)]], "over": false});
    assert_eq!(other.ask(json!({"type": "resign", "seat": "north"})).await["type"], "done");
    drop(other);
    assert_eq!(jan.get("POST", "/api/me/games", keys("b")).await["games"], json!([]), "none has begun");
    one.say(json!({"type": "next", "further": true})).await;
    let next = one.hear_of("next").await["game"].clone();
    let told = jan.get("POST", "/api/me/games", keys("b")).await["games"].clone();
    assert_eq!((told.as_array().unwrap().len(), &told[0]["id"]), (1, &next));
    assert_eq!((&told[0]["before"], &told[0]["yours"]), (&json!(game), &json!(["south"])));
    // Nobody else is told, though everybody has the id of the last one.
    assert_eq!(jan.get("POST", "/api/me/games", keys("c")).await["games"], json!([]));
    let hers = anna.get("POST", "/api/me/games", json!({"over": false})).await["games"].clone();
    assert_eq!((&hers[0]["id"], hers[0].get("before")), (&next, None), "hers it is by the account");
}

#[tokio::test]
async fn a_player_shows_what_was_chosen_and_it_goes_with_the_account() {
    let (_, server) = with_storage().await;
    let mut anna = Browser::new(&server);
    let me = anna.make(&mut Device::new(1), "Anna").await["account"].clone();
    assert_eq!(me["shown"], json!({"items": []}), "nothing, unless it was chosen");
    let (_, _one, mut other) = played(&server, &anna).await;
    assert_eq!(other.ask(json!({"type": "resign", "seat": "north"})).await["type"], "done");
    let page = format!("/api/ratings/players/{}", me["player"].as_str().unwrap());
    assert_eq!(server.get(&page).await["profile"], json!({}));
    let chosen = json!({"items": ["army", "games"]});
    let told = anna.get("POST", "/api/me/shown", chosen).await["account"]["shown"].clone();
    assert_eq!(told, json!({"items": ["games", "army"]}));
    let army = json!({"rules": "soldiers16-bl", "seat": "south", "games": 1});
    let games = json!([{"rules": "soldiers16-bl", "games": 1}]);
    assert_eq!(server.get(&page).await["profile"], json!({"games": games, "army": army}));
    let (_, _, file) = anna.ask("GET", "/api/me/export", "").await;
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["account"]["shown"], json!({"items": ["games", "army"]}));
    let mut nobody = Browser::new(&server);
    assert_eq!(nobody.refused("POST", "/api/me/shown", json!({"items": []})).await.1, "signed-out");
    assert_eq!(anna.refused("POST", "/api/me/shown", json!({"items": ["luck"]})).await.0, 400);
    anna.get("DELETE", "/api/me", json!({})).await;
    assert_eq!(server.get(&page).await["profile"], json!({}));
}
