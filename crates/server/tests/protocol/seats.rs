//! Tables whose players have screens of their own: seats that belong to somebody, and consent.

use std::sync::Arc;

use ashtapada_server::store::{MemoryStore, Store};
use serde_json::{Value, json};

use crate::support::{Client, Running, bot, in_memory, kind, start};

const ANNA: &str = "a";
const JAN: &str = "b";
const EVE: &str = "c";

fn key(of: &str) -> String {
    of.repeat(64)
}

/// A table of soldiers for two people with screens of their own.
async fn set_up(server: &Running) -> String {
    apart(server, "soldiers16-bl", json!([])).await
}

async fn apart(server: &Running, rules: &str, seats: Value) -> String {
    let options = if rules == "soldiers16-bl" { json!([["firstPlayer", "south"]]) } else { json!([]) };
    let asked =
        json!({"rules": rules, "options": options, "seats": seats, "dice": "fair", "position": null, "apart": true});
    server.new_game(asked).await
}

/// A client who shows keys of seats; with what is told of the seats then.
async fn come(server: &Running, game: &str, keys: &[(&str, &str)]) -> (Client, Value) {
    let mut client = server.knock(game).await;
    let keys: Vec<(&str, String)> = keys.iter().map(|(seat, of)| (*seat, key(of))).collect();
    client.say(json!({"type": "hello", "seen": 0, "keys": keys})).await;
    let seats = client.hear_of("seats").await;
    (client, seats)
}

/// Sits down; the answer is `seats` or `trouble`.
async fn sit(client: &mut Client, seat: &str, of: &str, name: &str) -> Value {
    client.say(json!({"type": "sit", "seat": seat, "key": key(of), "name": name})).await;
    loop {
        let message = client.hear().await.expect("an answer");
        let mine = message["yours"].as_array().is_some_and(|own| own.contains(&json!(seat)));
        if message["type"] == "trouble" || (message["type"] == "seats" && mine) {
            return message;
        }
    }
}

#[tokio::test]
async fn each_acts_for_his_own_seat_only() {
    let server = in_memory().await;
    let game = set_up(&server).await;
    let (mut anna, seats) = come(&server, &game, &[]).await;
    assert_eq!((&seats["free"], &seats["yours"]), (&json!(["south", "north"]), &json!([])));
    let action = anna.some_action();
    assert_eq!(kind(&anna.act(&action).await), "watching", "who only watches plays for nobody");
    let seats = sit(&mut anna, "south", ANNA, "Anna").await;
    assert_eq!(seats["free"], json!(["north"]));
    assert_eq!(seats["seats"][0]["player"]["name"], "Anna");
    // The seat is taken; the key of another does not help, and neither does a name that looks the same.
    let (mut jan, _) = come(&server, &game, &[("south", JAN)]).await;
    assert_eq!(kind(&sit(&mut jan, "south", JAN, "Jan").await), "seat-taken");
    assert_eq!(kind(&sit(&mut jan, "north", JAN, "Аnna").await), "name-taken", "with a Cyrillic letter");
    let seats = sit(&mut jan, "north", JAN, "Jan").await;
    assert_eq!((&seats["free"], &seats["here"]), (&json!([]), &json!(["south", "north"])));
    assert_eq!(kind(&jan.act(&action).await), "others-seat", "it is the south's turn");
    assert_eq!(kind(&jan.ask(json!({"type": "resign", "seat": "south"})).await), "others-seat");
    assert_eq!(anna.act(&action).await["type"], "done");
    jan.hear_of("played").await;
    let action = jan.some_action();
    assert_eq!(kind(&anna.act(&action).await), "others-seat");
    assert_eq!(jan.act(&action).await["type"], "done");
    let (_, record) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
    assert!(record.contains("[South \"Anna\"]") && record.contains("[North \"Jan\"]"), "{record}");
}

#[tokio::test]
async fn a_seat_comes_back_with_its_key_and_can_be_handed_over() {
    let store = Arc::new(MemoryStore::default());
    let server = start(store.clone()).await;
    let game = set_up(&server).await;
    let (mut anna, _) = come(&server, &game, &[]).await;
    sit(&mut anna, "south", ANNA, "Anna").await;
    // Sent again it is the same, and the key itself is stored nowhere.
    sit(&mut anna, "south", ANNA, "Anna").await;
    let stored = serde_json::to_string(&store.game(&game).await.unwrap().unwrap().sitters).unwrap();
    assert!(stored.contains("Anna") && !stored.contains(&key(ANNA)), "{stored}");
    drop(anna);
    let (mut anna, seats) = come(&server, &game, &[("south", ANNA), ("north", ANNA)]).await;
    assert_eq!(seats["yours"], json!(["south"]), "from another place, too");
    let action = anna.some_action();
    assert_eq!(anna.act(&action).await["type"], "done");
    // The server starts again.
    server.stop().await;
    let server = start(store).await;
    let (mut anna, seats) = come(&server, &game, &[("south", ANNA)]).await;
    assert_eq!((&seats["yours"], &seats["seats"][0]["player"]["name"]), (&json!(["south"]), &json!("Anna")));
    // Only who sits there can get up.
    let (mut eve, _) = come(&server, &game, &[]).await;
    eve.say(json!({"type": "rise", "seat": "south", "key": key(EVE)})).await;
    assert_eq!(kind(&eve.hear_of("trouble").await), "others-seat");
    anna.say(json!({"type": "rise", "seat": "south", "key": key(ANNA)})).await;
    while eve.hear_of("seats").await["free"] != json!(["south", "north"]) {}
    assert_eq!(sit(&mut eve, "south", EVE, "Eve").await["type"], "seats");
    let (_, seats) = come(&server, &game, &[("south", ANNA)]).await;
    assert_eq!(seats["yours"], json!([]), "the old key opens nothing any more");
}

#[tokio::test]
async fn what_concerns_all_needs_the_consent_of_all() {
    let server = in_memory().await;
    let game = set_up(&server).await;
    let (mut anna, _) = come(&server, &game, &[]).await;
    sit(&mut anna, "south", ANNA, "Anna").await;
    let (mut jan, _) = come(&server, &game, &[]).await;
    sit(&mut jan, "north", JAN, "Jan").await;
    let (mut eve, _) = come(&server, &game, &[]).await;
    // Nothing was played that could be taken back; nobody is asked about that.
    assert_eq!(kind(&anna.ask(json!({"type": "take-back"})).await), "nothing-to-take-back");
    let action = anna.some_action();
    anna.act(&action).await;
    jan.hear_of("played").await;
    eve.hear_of("played").await;
    for request in ["take-back", "agree"] {
        assert_eq!(kind(&eve.ask(json!({"type": request})).await), "watching");
        anna.say(json!({"type": "do", "id": format!("wish {request}"), "seen": 1, "request": {"kind": request}})).await;
        assert_eq!(anna.hear_of("noted").await["id"], format!("wish {request}"));
        let wish = jan.hear_of("wish").await["wish"].clone();
        assert_eq!(
            (&wish["request"]["kind"], &wish["by"], &wish["of"]),
            (&json!(request), &json!(["south"]), &json!(["south", "north"]))
        );
        assert_eq!(jan.seen, 1, "nothing has happened yet");
        jan.say(json!({"type": "decline"})).await;
        let off = jan.hear_of("wish").await;
        assert_eq!((&off["wish"], &off["declined"]), (&Value::Null, &json!("north")));
    }
    // The same wish of both is carried out.
    jan.say(json!({"type": "do", "id": "j", "seen": 1, "request": {"kind": "take-back"}})).await;
    jan.hear_of("noted").await;
    let done = anna.ask(json!({"type": "take-back"})).await;
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(jan.hear_of("wish").await["wish"], Value::Null);
    while jan.seen < 2 {
        jan.hear_of("played").await;
    }
    assert_eq!(jan.shown.last().unwrap()["act"]["kind"], "take-back");
    // Further back than the last decision: the others are told how far, and agree to that and to nothing else.
    let action = anna.some_action();
    anna.act(&action).await;
    jan.hear_of("played").await;
    let action = jan.some_action();
    jan.act(&action).await;
    anna.hear_of("played").await;
    let back = |to: u32| json!({"type": "take-back", "to": to});
    assert_eq!(kind(&anna.ask(back(1)).await), "nothing-to-take-back", "nobody has decided there what stands");
    let seen = anna.seen;
    anna.say(json!({"type": "do", "id": "b", "seen": seen, "request": {"kind": "take-back", "to": 0}})).await;
    while jan.hear_of("wish").await["wish"]["request"] != json!({"kind": "take-back", "to": 0}) {}
    assert_eq!(jan.ask(back(0)).await["type"], "done");
    while jan.shown.last().unwrap()["text"] != "take-back 0" {
        jan.hear_of("played").await;
    }
    // Who gets up no longer wishes for anything, and a name is compared with names only.
    while anna.seen < jan.seen {
        anna.hear_of("played").await;
    }
    let action = anna.some_action();
    anna.act(&action).await;
    let seen = anna.seen;
    anna.say(json!({"type": "do", "id": "a", "seen": seen, "request": {"kind": "agree"}})).await;
    anna.hear_of("noted").await;
    assert_eq!(sit(&mut jan, "north", JAN, "").await["type"], "seats");
    anna.say(json!({"type": "rise", "seat": "south", "key": key(ANNA)})).await;
    while jan.hear_of("wish").await["wish"] != Value::Null {}
    assert_eq!(sit(&mut eve, "south", EVE, "human").await["type"], "seats", "the other has no name");
    // Whoever sits alone at the table needs nobody's consent.
    let alone = apart(&server, "soldiers16-bl", json!([bot("north", "random")])).await;
    let (mut anna, _) = come(&server, &alone, &[]).await;
    sit(&mut anna, "south", ANNA, "Anna").await;
    let action = anna.some_action();
    anna.act(&action).await;
    while anna.view["turn"]["seat"] != "south" {
        anna.hear_of("played").await;
    }
    assert_eq!(anna.ask(json!({"type": "agree"})).await["type"], "done");
}

#[tokio::test]
async fn throws_and_seeds_belong_to_their_seats() {
    let server = in_memory().await;
    let game = apart(&server, "chaturaji-pl-solo", json!([bot("west", "level-1"), bot("east", "level-1")])).await;
    let (mut anna, _) = come(&server, &game, &[]).await;
    sit(&mut anna, "south", ANNA, "").await;
    let part = json!({"kind": "commit", "seat": "north", "commitment": "0".repeat(64)});
    anna.say(json!({"type": "seed", "part": part})).await;
    assert_eq!(kind(&anna.hear_of("trouble").await), "others-seat");
    let part = json!({"kind": "commit", "seat": "south", "commitment": "0".repeat(64)});
    anna.say(json!({"type": "seed", "part": part})).await;
    assert_eq!(anna.hear_of("seeds").await["proof"]["ready"], false);
    let (mut jan, _) = come(&server, &game, &[]).await;
    sit(&mut jan, "north", JAN, "").await;
    assert_eq!(kind(&jan.ask(json!({"type": "roll"})).await), "others-seat", "the south throws first");
    for tempo in ["paused", "unseen"] {
        jan.say(json!({"type": "tempo", "tempo": tempo})).await;
        assert_eq!(kind(&jan.hear_of("trouble").await), "others-play", "{tempo}");
    }
}

#[tokio::test]
async fn private_tables_are_listed_to_nobody_and_nobody_is_helped() {
    let server = in_memory().await;
    let game = set_up(&server).await;
    let (mut anna, _) = come(&server, &game, &[]).await;
    sit(&mut anna, "south", ANNA, "Anna").await;
    let action = anna.some_action();
    anna.act(&action).await;
    assert_eq!(server.get("/api/games").await["games"], json!([]));
    assert_eq!(server.get("/api/here").await, json!({"protocol": 1, "local": true, "addresses": []}));
}
