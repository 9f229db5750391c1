//! What stands behind the server, its storage above all, is told to nobody who comes to it; and nothing is asked of the
//! storage by what cannot be an id.

mod telling;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ashtapada_server::Pace;
use ashtapada_server::Server;
use ashtapada_server::store::{Account, AccountKind, Store, Token, TokenHash, TokenKind, is_id};
use serde_json::{Value, json};
use telling::{BEHIND, Telling};

use crate::accounts::browser::Browser;
use crate::accounts::device::Device;
use crate::study;
use crate::support::{Client, Running, kind, serve, start};

/// Nothing in it may be told.
fn tells_nothing(of: &str, said: &str) {
    for part in BEHIND.split([' ', ',']).filter(|part| !part.is_empty()) {
        assert!(!said.contains(part), "{of}: {said}");
    }
}

/// Somebody new who is signed in, with a program and a feed.
async fn somebody<'a>(store: &Telling, server: &'a Running, number: &mut u32) -> Browser<'a> {
    *number += 1;
    let account = |id: String, kind, owner| Account { name: id.clone(), id, kind, owner, created: 1 };
    // As long as a device wants it.
    let (own, program) = (format!("a{number:0>15}"), format!("p{number}"));
    let accounts = store.inner.accounts();
    accounts.create_account(&account(own.clone(), AccountKind::Person, None), None).await.unwrap();
    let program = account(program, AccountKind::Program, Some(own.clone()));
    accounts.create_account(&program, None).await.unwrap();
    for kind in [TokenKind::Session, TokenKind::Feed] {
        let hash = TokenHash::of(&format!("{kind}{number}"));
        let token = Token { hash, account: own.clone(), kind, name: String::new(), created: 1, expires: None };
        accounts.add_token(&token).await.unwrap();
    }
    Browser { server, cookie: Some(format!("ashtapada=session{number}")) }
}

/// The path and the body with which a way of the document leads somewhere.
async fn asked(way: &str, browser: &mut Browser<'_>, game: &str, number: u32) -> (String, String) {
    let mut device = Device::new(number as u8);
    let new = json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true});
    let key = "07".repeat(32);
    let body = match way {
        "post /api/games" => new,
        "post /api/games/{id}/listed" => json!({"listed": true}),
        "post /api/position" => json!({"rules": "soldiers16-bl", "options": [], "actions": []}),
        "post /api/draft" => json!({"rules": "soldiers16-bl", "edit": {"edit": "remove", "at": "e4"}}),
        "post /api/looks" => json!(["Anna"]),
        "post /api/record" => return ("/api/record".to_owned(), "[Rules \"soldiers16-bl\"]\n".to_owned()),
        "post /api/me/programs" | "post /api/me/name" | "post /api/me/new" => json!({"name": "Zofia"}),
        "post /api/me" => {
            browser.cookie = None;
            let asked = browser.get("POST", "/api/me/new", json!({"name": "Zofia"})).await;
            json!({"name": "Zofia", "credential": device.make(&asked, &browser.origin())})
        }
        "post /api/me/session" => {
            browser.cookie = None;
            browser.make(&mut device, "Zofia").await;
            let asked = browser.get("POST", "/api/me/session/new", json!({})).await;
            json!({"credential": device.sign(&asked, &browser.origin())})
        }
        "post /api/me/passkeys" => {
            let asked = browser.get("POST", "/api/me/passkeys/new", json!({})).await;
            json!({"name": "Phone", "credential": device.make(&asked, &browser.origin())})
        }
        "post /api/daily-games/{date}/{id}" => json!({"key": key, "name": "Zofia"}),
        "post /api/me/games" => json!({"keys": [[game, key]], "over": false}),
        "post /api/me/seats" => json!({"game": game, "seat": "north", "key": key}),
        _ => Value::Null,
    };
    let path = way.split_once(' ').unwrap().1;
    let id = match path {
        _ if path.starts_with("/api/games/") => game,
        _ if path.starts_with("/api/daily-games/") => "throw",
        _ => "soldiers16-bl",
    };
    let path = path.replace("/programs/{id}", &format!("/programs/p{number}")).replace("{id}", id);
    let date = if body.is_null() { "2026-11-22" } else { "today" };
    let path =
        path.replace("{date}", date).replace("{number}", "7").replace("{code}", "ABCDEF").replace("{family}", "chess");
    let path =
        path.replace("{player}", &format!("account:a{number:0>15}")).replace("{token}", &format!("feed{number}"));
    (path, if body.is_null() { String::new() } else { body.to_string() })
}

#[tokio::test]
async fn no_way_in_tells_what_stands_behind_wherever_the_storage_fails() {
    for damaged in [false, true] {
        let store = Arc::new(Telling::default());
        store.damaged.store(damaged, Ordering::SeqCst);
        let server = start(store.clone()).await;
        let document = server.get("/api/openapi.json").await;
        let game = server.new_game(json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true})).await;
        let (mut number, mut failed) = (0, BTreeSet::new());
        for (path, methods) in document["paths"].as_object().unwrap() {
            for way in methods.as_object().unwrap().keys().map(|method| format!("{method} {path}")) {
                // At the first call to the storage that it makes, then at the second, and so on.
                for calls in 0.. {
                    let mut browser = somebody(&store, &server, &mut number).await;
                    let (path, body) = asked(&way, &mut browser, &game, number).await;
                    store.fails_after(calls);
                    let method = way.split_once(' ').unwrap().0.to_uppercase();
                    let lines = format!("Host: localhost\r\nCookie: {}\r\n", browser.cookie.unwrap_or_default());
                    let (head, said) = if way.ends_with("/stream") && calls > 9 {
                        // It goes on for ever where nothing fails.
                        break;
                    } else if way == "get /readyz" {
                        // Whoever sits at the computer is told; others are in `readiness_is_told_with_its_reason_here_only`.
                        break;
                    } else if way == "get /api/games/{id}/stream" {
                        let asking = server.ask_with(&method, &path, &lines, &body);
                        match tokio::time::timeout(std::time::Duration::from_millis(300), asking).await {
                            Ok(answer) => answer,
                            Err(_) => break,
                        }
                    } else {
                        server.ask_with(&method, &path, &lines, &body).await
                    };
                    let has_failed = store.works();
                    tells_nothing(&format!("{way} {calls}"), &format!("{head}\n{said}"));
                    if !has_failed {
                        break;
                    }
                    failed.insert(way.clone());
                }
                store.works();
            }
        }
        // The ways that need the storage were tried.
        assert!(failed.len() > 25, "{}: {failed:?}", failed.len());
        server.stop().await;
    }
}

/// Everything that is said up to the answer to a question that needs no storage.
async fn said_until_quiet(client: &mut Client) -> Vec<Value> {
    client.say_late(json!({"type": "why", "from": "e4", "to": null})).await;
    let mut said = Vec::new();
    while let Some(message) = client.hear().await {
        if message["type"] == "because" {
            return said;
        }
        said.push(message);
    }
    said
}

#[tokio::test]
async fn no_socket_tells_what_stands_behind_when_the_storage_fails() {
    let store = Arc::new(Telling::default());
    let server = start(store.clone()).await;
    let asked = json!({
        "rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "dice": "fair", "apart": true, "open": true,
        "seats": [{"seat": "west", "player": {"kind": "bot", "bot": "random"}}, {"seat": "east", "player": {"kind": "bot", "bot": "random"}}],
        "clock": {"initial": 2 * 86_400, "increment": 0, "kind": "turn", "decides": true},
    });
    let game = server.new_game(asked).await;
    let (mut anna, _jan) = (server.sit_down(&game, "south", "a").await, server.sit_down(&game, "north", "b").await);
    let push = json!({"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAA", "lang": "en",
        "p256dh": "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY", "auth": "_ordMnz7uTCmrpBTeUV4Bw"});
    let mut troubles = 0;
    for message in [
        json!({"type": "sit", "seat": "south", "key": "a".repeat(64), "name": "Anna"}),
        json!({"type": "seed", "part": {"kind": "commit", "seat": "south", "commitment": "1".repeat(64)}}),
        json!({"type": "report", "seat": "north", "reason": "leaving"}),
        json!({"type": "push", "to": push, "on": true}),
        json!({"type": "do", "id": "r", "seen": 0, "request": {"kind": "resign", "seat": "south"}}),
        json!({"type": "rise", "seat": "south", "key": "a".repeat(64)}),
    ] {
        store.fails_after(0);
        anna.say(message.clone()).await;
        let said = said_until_quiet(&mut anna).await;
        assert!(store.works(), "{message} needs the storage");
        troubles += said.iter().filter(|said| kind(said) == "storage").count();
        tells_nothing(&message.to_string(), &json!(said).to_string());
    }
    assert_eq!(troubles, 6);

    // A trial, the study and the lobby.
    for calls in 0..2 {
        let private = server.new_game(json!({"rules": "vilac-9506", "dice": "fair", "apart": true})).await;
        store.fails_after(calls);
        let (_, first) = server.try_out(json!({"type": "branch", "game": private, "after": 0, "tried": []})).await;
        assert!(store.works());
        assert_eq!(kind(&first), "storage");
        tells_nothing("trial", &first.to_string());
        store.fails_after(calls);
        let odds = json!({"kind": "odds", "at": {"kind": "game", "id": private}});
        let found = study::ask(&server, &[odds]).await;
        assert!(store.works());
        assert_eq!(found[0][0]["problem"]["kind"], "storage");
        tells_nothing("study", &json!(found).to_string());
    }
    let mut lobby = server.lobby().await;
    lobby.hear_of("offers").await;
    store.fails_after(0);
    lobby.say(json!({"type": "look", "key": "c".repeat(64), "rules": "soldiers16-bl", "name": "", "minutes": 5})).await;
    let told = loop {
        let told = lobby.hear().await.unwrap();
        if told["type"] != "offers" {
            break told;
        }
    };
    assert!(store.works());
    tells_nothing("lobby", &told.to_string());
}

#[tokio::test]
async fn readiness_is_told_with_its_reason_here_only() {
    let store = Arc::new(Telling::default());
    let site = "https://play.example.org".parse().unwrap();
    let server = Server::bind_site(store.clone(), "127.0.0.1:0".parse().unwrap(), Pace::hurried(), site).await.unwrap();
    let server = serve(server);
    store.fails_after(0);
    let (head, why) = server.ask_with("GET", "/readyz", "Host: localhost\r\n", "").await;
    assert!(head.contains(" 503 ") && why.contains(BEHIND), "{head} {why}");
    let lines = "Host: play.example.org\r\nX-Forwarded-For: 198.51.100.4\r\n";
    let (head, why) = server.ask_with("GET", "/readyz", lines, "").await;
    assert!(head.contains(" 503 "), "{head}");
    tells_nothing("readyz", &why);
}

/// Texts that no game has as its id, as they stand in addresses.
const NO_IDS: [&str; 7] = ["a%00b", "%00", "%C5%BC", "a%20b", "a%27%20OR%201%3D1", "..%2F..%2Fetc", "a%0Ab"];

#[tokio::test]
async fn no_store_is_asked_for_what_cannot_be_an_id() {
    let store = Arc::new(Telling::default());
    let server = start(store.clone()).await;
    let mut number = 0;
    let browser = somebody(&store, &server, &mut number).await;
    let lines = format!("Host: localhost\r\nCookie: {}\r\n", browser.cookie.unwrap());
    let long = "a".repeat(65);
    for id in NO_IDS.into_iter().chain([long.as_str()]) {
        for way in ["", "/record", "/proof", "/stream", "/socket"] {
            let (head, said) = server.ask_with("GET", &format!("/api/games/{id}{way}"), &lines, "").await;
            assert!(head.starts_with("HTTP/1.1 404"), "{id}{way}: {head} {said}");
        }
        let listed = server.ask_with("POST", &format!("/api/games/{id}/listed"), &lines, r#"{"listed":false}"#).await;
        assert!(listed.0.starts_with("HTTP/1.1 404"), "{id}: {listed:?}");
        for (path, status) in [
            (format!("/api/games?after=17.{id}"), 400),
            (format!("/api/ratings/chess?after=17.25,{id}"), 400),
            (format!("/api/ratings/players/account:{id}"), 400),
            (format!("/api/codes/{id}"), 404),
            (format!("/api/feeds/{id}"), 404),
        ] {
            let (head, said) = server.ask_with("GET", &path, &lines, "").await;
            assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {head} {said}");
        }
        let (head, _) = server.ask_with("DELETE", &format!("/api/me/programs/{id}"), &lines, "").await;
        assert!(head.starts_with("HTTP/1.1 404"), "{head}");
    }
    for id in ["a\0b", "\0", "ż", "a b", "", long.as_str()] {
        let key = "07".repeat(32);
        let keys = json!({"keys": [[id, key]]}).to_string();
        assert!(server.ask_with("POST", "/api/me/games", &lines, &keys).await.0.starts_with("HTTP/1.1 200"), "{id:?}");
        let after = json!({"after": format!("17.{id}")}).to_string();
        let (head, said) = server.ask_with("POST", "/api/me/games", &lines, &after).await;
        assert!(head.starts_with("HTTP/1.1 400"), "{id:?}: {head} {said}");
        let seat = json!({"game": id, "seat": "south", "key": key}).to_string();
        assert!(server.ask_with("POST", "/api/me/seats", &lines, &seat).await.0.starts_with("HTTP/1.1 404"), "{id:?}");
        let (_, first) = server.try_out(json!({"type": "branch", "game": id, "after": 0, "tried": []})).await;
        assert_eq!(kind(&first), "not-found", "{id:?}");
        let found = study::ask(&server, &[json!({"kind": "odds", "at": {"kind": "game", "id": id}})]).await;
        assert_eq!(found[0][0]["problem"]["kind"], "not-found", "{id:?}");
    }
    let asked = store.asked.lock().unwrap().clone();
    let impossible: Vec<&String> = asked.iter().filter(|id| !is_id(id)).collect();
    assert!(impossible.is_empty(), "{impossible:?}");
}
