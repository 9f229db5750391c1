//! Everything that a client writes and that is stored has a bound: no text is kept that is longer than it may be.

use std::sync::Arc;

use ashtapada_server::Pace;
use ashtapada_server::store::{MemoryStore, Store};
use ashtapada_server::{Limits, Rate, Services};
use data_encoding::BASE64URL_NOPAD as BASE64;
use p256::SecretKey;
use p256::elliptic_curve::rand_core::OsRng;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::{Value, json};

use crate::rated::{ask, person};
use crate::support::{Client, kind, start_with};

/// No text that is kept is longer, in bytes: forty letters of four bytes, or the address of a push service.
const LONGEST: usize = 1_000;

/// The texts of a value, with where they stand.
fn texts(value: &Value, at: &str, found: &mut Vec<(String, usize)>) {
    match value {
        Value::String(text) => found.push((at.to_owned(), text.len())),
        Value::Array(values) => values.iter().for_each(|value| texts(value, at, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            found.push((format!("{at}.{name}"), name.len()));
            texts(value, &format!("{at}.{name}"), found);
        }),
        _ => {}
    }
}

async fn heard(client: &mut Client, message: Value, answers: &[&str]) -> Value {
    client.say(message).await;
    loop {
        let heard = client.hear().await.expect("an answer");
        if answers.contains(&heard["type"].as_str().unwrap()) {
            return heard;
        }
    }
}

#[tokio::test]
async fn whatever_a_client_writes_is_kept_within_bounds() {
    let store = Arc::new(MemoryStore::default());
    let limits = Limits { messages: Rate::FREE, push: Services::Here, ..Limits::default() };
    let server = start_with(store.clone(), Pace::hurried(), limits).await;
    let (long, blank) = ("𝕏".repeat(3_000), " ".repeat(9_000));
    // A table with all that can be written.
    let position = format!("3/3/7/1n5/9/1s5/7/3/3 s - {}15-15 0-0 0", "0".repeat(9_000));
    let table = |position: Value| {
        json!({
            "rules": "soldiers16-bl", "options": [["obligation", "none"]], "dice": "fair", "apart": true, "open": true,
            "seats": [{"seat": "south", "player": {"kind": "human", "name": long}}], "position": position,
            "clock": {"initial": 86_400, "increment": 0, "kind": "turn", "decides": true},
        })
    };
    for (position, may_be_refused) in [
        (Value::Null, false),
        (json!(position), true),
        (json!(format!("3/3/7/1n5/9/1s5/7/3/3 s - 15-15 0-0 0{blank}")), true),
    ] {
        let (status, said) = server.ask("POST", "/api/games", &table(position).to_string()).await;
        assert!(status == 201 || may_be_refused && status == 400, "{status} {said}");
    }
    let game = server.new_game(table(Value::Null)).await;
    let mut anna = server.knock(&game).await;
    anna.say(json!({"type": "hello", "seen": 0})).await;
    let sit = json!({"type": "sit", "seat": "south", "key": "a".repeat(64), "name": long});
    heard(&mut anna, sit, &["seats"]).await;
    let mut jan = server.knock(&game).await;
    jan.say(json!({"type": "hello", "seen": 0})).await;
    heard(&mut jan, json!({"type": "sit", "seat": "north", "key": "b".repeat(64), "name": "Jan"}), &["seats"]).await;

    // What tells of turns: the language, the keys, and the address.
    let secret = SecretKey::random(&mut OsRng);
    let to = |path: &str| {
        json!({
            "endpoint": format!("http://127.0.0.1:1/{path}"),
            "p256dh": BASE64.encode(secret.public_key().to_encoded_point(false).as_bytes()) + &"=".repeat(3_000),
            "auth": BASE64.encode(b"sixteen bytes!!!") + &"=".repeat(3_000),
            "lang": format!("cs-{}", "x".repeat(3_000)),
        })
    };
    let push = |path: &str| json!({"type": "push", "to": to(path), "on": true});
    let mut told = heard(&mut anna, push("push"), &["push", "trouble"]).await;
    assert_eq!(told["type"], "push", "{told}");
    told = heard(&mut anna, push(&"p".repeat(3_000)), &["push", "trouble"]).await;
    assert_eq!(kind(&told), "bad-request");
    let stored = store.game(&game).await.unwrap().unwrap().sitters;
    assert_eq!(stored.pushes("south".parse().unwrap())[0].lang, "cs");

    // The id of a request, what is said, and why somebody is reported.
    for id in ["x".repeat(65), String::new()] {
        let request = json!({"type": "do", "id": id, "seen": 0, "request": {"kind": "resign", "seat": "south"}});
        assert_eq!(kind(&heard(&mut anna, request, &["done", "refused"]).await), "bad-request");
    }
    let words = json!({"type": "talk", "talk": {"kind": "words", "text": long}});
    assert_ne!(heard(&mut anna, words, &["talked", "trouble"]).await["type"], "talked");
    heard(&mut jan, json!({"type": "report", "seat": "south", "reason": "name"}), &["reported"]).await;
    let act = json!({"type": "do", "id": "x".repeat(64), "seen": 0, "request": {"kind": "act", "action": format!("c4-c5{blank}")}});
    heard(&mut anna, act.clone(), &["done", "refused"]).await;
    heard(&mut jan, act, &["done", "refused"]).await;
    let visit = json!({"type": "hello", "seen": 0, "visit": {"page": "p".repeat(65), "number": 1}});
    assert_eq!(kind(&heard(&mut server.knock(&game).await, visit, &["snapshot", "trouble"]).await), "bad-request");

    // People and programs.
    person(&store, "zofia").await;
    assert_eq!(ask(&server, "zofia", "POST", "/api/me/name", json!({"name": long})).await.0, 200);
    assert_eq!(ask(&server, "zofia", "POST", "/api/me/programs", json!({"name": long})).await.0, 201);

    // The lobby.
    let mut lobby = server.lobby().await;
    let show = json!({"type": "show", "filter": {"rules": "x".repeat(9_000)}});
    assert_eq!(kind(&heard(&mut lobby, show, &["trouble"]).await), "not-found");
    let mut other = server.lobby().await;
    for (client, key) in [(&mut lobby, "c"), (&mut other, "d")] {
        client
            .say(json!({"type": "look", "key": key.repeat(64), "rules": "vilac-9506", "name": long, "minutes": 1}))
            .await;
    }
    heard(&mut other, json!({"type": "show", "filter": {}}), &["met"]).await;

    let mut found = Vec::new();
    for id in store.ids(None, 99).await.unwrap() {
        let header = store.game(&id).await.unwrap().unwrap();
        texts(&serde_json::to_value(&header.setup).unwrap(), "setup", &mut found);
        texts(&serde_json::to_value(&header.sitters).unwrap(), "sitters", &mut found);
        texts(&serde_json::to_value(&header.seeds).unwrap(), "seeds", &mut found);
        for entry in store.log(&id, 0).await.unwrap() {
            found.push(("entry".to_owned(), entry.act.len()));
            found.push(("entry.client".to_owned(), entry.client.map_or(0, |client| client.len())));
        }
    }
    for (_, report) in store.reports().reported(0, 99).await.unwrap() {
        found.push(("report".to_owned(), report.name.len() + report.reason.map_or(0, |reason| reason.len())));
    }
    let zofia = store.accounts().account("zofia").await.unwrap().unwrap();
    found.push(("account".to_owned(), zofia.name.len()));
    found.extend(
        store.accounts().programs("zofia").await.unwrap().iter().map(|one| ("program".to_owned(), one.name.len())),
    );
    assert!(found.len() > 50, "{found:?}");
    let beyond: Vec<_> = found.iter().filter(|(_, length)| *length > LONGEST).collect();
    assert!(beyond.is_empty(), "{beyond:?}");
}
