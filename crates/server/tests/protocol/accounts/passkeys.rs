//! Making an account, and opening it again.

use ashtapada_server::store::{Ceremony, CeremonyKind, Store, TokenHash, TokenKind};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::browser::Browser;
use super::device::Device;
use super::{person, token, with_storage};
use crate::support::{Scratch, on_file};

#[tokio::test]
async fn an_account_is_made_and_opened_elsewhere() {
    let (_, server) = with_storage().await;
    let (mut phone, mut desk) = (Browser::new(&server), Browser::new(&server));
    let mut device = Device::new(1);
    let me = phone.get("GET", "/api/me", Value::Null).await;
    assert_eq!(me, json!({"account": null, "passkeys": {"kind": "here"}}));
    let me = phone.make(&mut device, " Zofia Żółć ").await;
    assert_eq!((&me["account"]["name"], &me["account"]["sessions"]), (&json!("Zofia Żółć"), &json!(1)));
    assert!(me["account"]["player"].as_str().unwrap().starts_with("account:"));
    let signed_in = desk.sign_in(&mut device).await;
    assert_eq!(signed_in["account"]["player"], me["account"]["player"]);
    assert_eq!(signed_in["account"]["sessions"], 2);
    assert_eq!(signed_in["account"]["passkeys"][0]["id"], device.id());
    assert!(signed_in["account"]["passkeys"][0]["used"].is_string());
    assert_ne!(desk.cookie, phone.cookie);
    // Signing out concerns one browser, or all of them; the cookie is then worth nothing.
    let kept = desk.cookie.clone();
    assert_eq!(desk.get("DELETE", "/api/me/session", json!({})).await["account"], Value::Null);
    assert_eq!(desk.cookie, None);
    desk.cookie = kept;
    assert_eq!(desk.get("GET", "/api/me", Value::Null).await["account"], Value::Null);
    assert_eq!(phone.get("GET", "/api/me", Value::Null).await["account"]["sessions"], 1);
    desk.sign_in(&mut device).await;
    phone.get("DELETE", "/api/me/session?all=true", json!({})).await;
    assert_eq!(desk.get("GET", "/api/me", Value::Null).await["account"], Value::Null);
}

/// Who comes back is not signed out after 180 days, and who does not come back is.
#[tokio::test]
async fn a_session_that_is_used_lasts_anew() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let (store, server) = with_storage().await;
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    person(&store, "anna").await;
    token(&store, "old", "anna", TokenKind::Session, Some(now + 10 * DAY)).await;
    token(&store, "new", "anna", TokenKind::Session, Some(now + 180 * DAY)).await;
    token(&store, "gone", "anna", TokenKind::Session, Some(now - 1)).await;
    token(&store, "robot", "anna", TokenKind::Program, Some(now + 10 * DAY)).await;
    let expires = async |text: &str| {
        let known = store.accounts().token(&TokenHash::of(text), now).await.unwrap();
        known.map(|(token, _)| token.expires.unwrap())
    };
    let asks = async |text: &str, path: &str| {
        let mut browser = Browser { cookie: Some(format!("ashtapada={text}")), ..Browser::new(&server) };
        let (_, head, _) = browser.ask("GET", path, "").await;
        head.lines().find_map(|line| line.strip_prefix("set-cookie: ").map(str::to_owned))
    };
    let renewed = asks("old", "/api/me/programs").await.unwrap();
    assert!(renewed.starts_with("ashtapada=old; ") && renewed.contains("Max-Age=15552000; HttpOnly"), "{renewed}");
    assert!(expires("old").await.unwrap() >= now + 180 * DAY);
    assert_eq!(asks("old", "/api/me").await, None, "once a day is enough");
    assert_eq!((asks("new", "/api/me").await, asks("gone", "/api/me").await), (None, None));
    assert_eq!(expires("gone").await, None);
    server.ask_with("GET", "/api/me/programs", "Authorization: Bearer robot\r\n", "").await;
    assert_eq!(expires("robot").await, Some(now + 10 * DAY));
    // The socket of a table does, too: a page that is left open there asks nothing else.
    token(&store, "there", "anna", TokenKind::Session, Some(now + 10 * DAY)).await;
    let game = server.soldiers(json!([])).await;
    let mut socket = format!("ws://{}/api/games/{game}/socket", server.address).into_client_request().unwrap();
    socket.headers_mut().insert("cookie", "ashtapada=there".parse().unwrap());
    let (_, answer) = connect_async(socket).await.unwrap();
    assert!(answer.headers()["set-cookie"].to_str().unwrap().starts_with("ashtapada=there; "), "{answer:?}");
    assert!(expires("there").await.unwrap() >= now + 180 * DAY);
    // What signs out is not signed in by the same answer.
    token(&store, "last", "anna", TokenKind::Session, Some(now + 10 * DAY)).await;
    let mut browser = Browser { cookie: Some("ashtapada=last".to_owned()), ..Browser::new(&server) };
    browser.get("DELETE", "/api/me/session", json!({})).await;
    assert_eq!((browser.cookie, expires("last").await), (None, None));
}

#[tokio::test]
async fn the_session_that_was_not_used_longest_makes_room_for_another_one() {
    let (store, server) = with_storage().await;
    let mut browser = Browser::new(&server);
    let mut device = Device::new(1);
    let me = browser.make(&mut device, "Anna").await;
    let anna = me["account"]["player"].as_str().unwrap().strip_prefix("account:").unwrap().to_owned();
    // With that of the browser there are fifty; the one that was made first was used since, the last one never.
    let soon = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64 + 60_000_000;
    for number in 1..50 {
        token(&store, &format!("t{number}"), &anna, TokenKind::Session, Some(soon + 50 - number)).await;
    }
    let there = async |text: &str| store.accounts().token(&TokenHash::of(text), 0).await.unwrap().is_some();
    let signed_in = Browser::new(&server).sign_in(&mut device).await;
    assert_eq!(signed_in["account"]["sessions"], 50);
    assert_eq!((there("t1").await, there("t48").await, there("t49").await), (true, true, false));
}

#[tokio::test]
async fn a_network_that_signs_in_again_and_again_keeps_nobody_else_from_it() {
    let (store, server) = with_storage().await;
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    let crowded = async |from: u128| {
        for number in from..from + 4_096 {
            let (challenge, kind, crowd) = (number.to_be_bytes(), CeremonyKind::Make, "crowded".to_owned());
            let ceremony = Ceremony { challenge, kind, state: Vec::new(), expires: now + 300_000, crowd };
            store.accounts().begin_ceremony(&ceremony, 4_096, now).await.unwrap();
        }
    };
    crowded(0).await;
    let (mut browser, mut device) = (Browser::new(&server), Device::new(1));
    let asked = browser.get("POST", "/api/me/new", json!({"name": "Zofia"})).await;
    crowded(10_000).await;
    let answer = json!({"name": "Zofia", "credential": device.make(&asked, &browser.origin())});
    let (status, _, said) = browser.ask("POST", "/api/me", &answer.to_string()).await;
    assert_eq!(status, 201, "{said}");
}

#[tokio::test]
async fn the_cookie_is_closed_to_scripts_and_other_sites() {
    let (_, server) = with_storage().await;
    let mut browser = Browser::new(&server);
    let mut device = Device::new(1);
    let asked = browser.get("POST", "/api/me/new", json!({"name": "Zofia"})).await;
    let answer = json!({"name": "Zofia", "credential": device.make(&asked, &browser.origin())});
    let (status, head, _) = browser.ask("POST", "/api/me", &answer.to_string()).await;
    assert_eq!(status, 201, "{head}");
    let cookie = head.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "this is no secure connection: {cookie}");
    // A page of another site may not use it, whatever its browser sends along.
    let lines = format!("Origin: http://example.org\r\nCookie: {}\r\n", browser.cookie.unwrap());
    let (head, _) = server.ask_with("DELETE", "/api/me", &lines, "").await;
    assert!(head.contains("403"), "{head}");
}

#[tokio::test]
async fn what_is_forged_late_or_from_elsewhere_opens_nothing() {
    let (_, server) = with_storage().await;
    let mut browser = Browser::new(&server);
    let (mut device, mut other) = (Device::new(1), Device::new(2));
    browser.make(&mut device, "Zofia").await;
    let mut thief = Browser::new(&server);
    let origin = thief.origin();
    let session = "/api/me/session";
    // Signed in a page of somebody else's, or of another port.
    for elsewhere in ["http://localhost:1", "https://example.org"] {
        let asked = thief.get("POST", "/api/me/session/new", json!({})).await;
        let credential = device.sign(&asked, elsewhere);
        let refused = thief.refused("POST", session, json!({"credential": credential})).await;
        assert_eq!(refused, (403, "forbidden".to_owned()), "{elsewhere}");
    }
    // A challenge counts once.
    let asked = thief.get("POST", "/api/me/session/new", json!({})).await;
    let credential = device.sign(&asked, &origin);
    assert_eq!(thief.ask("POST", session, &json!({"credential": credential}).to_string()).await.0, 200);
    thief.cookie = None;
    let again = thief.refused("POST", session, json!({"credential": credential})).await;
    assert_eq!(again, (400, "bad-request".to_owned()));
    // Nobody asked for that challenge; and another device has signed.
    let credential = device.sign(&json!({"challenge": "AAAAAAAAAAAAAAAAAAAAAA", "rpId": "localhost"}), &origin);
    assert_eq!(thief.refused("POST", session, json!({"credential": credential})).await.0, 400);
    let asked = thief.get("POST", "/api/me/session/new", json!({})).await;
    let mut credential = device.sign(&asked, &origin);
    credential["response"]["signature"] = other.sign(&asked, &origin)["response"]["signature"].clone();
    assert_eq!(thief.refused("POST", session, json!({"credential": credential})).await.0, 403);
    // A passkey that nobody knows here, and what is none at all.
    let asked = thief.get("POST", "/api/me/new", json!({"name": "Eve"})).await;
    other.make(&asked, &origin);
    let asked = thief.get("POST", "/api/me/session/new", json!({})).await;
    let credential = other.sign(&asked, &origin);
    assert_eq!(thief.refused("POST", session, json!({"credential": credential})).await, (404, "not-found".to_owned()));
    for nothing in [json!({}), json!({"credential": 1}), json!({"credential": {"id": "AA"}}), json!([])] {
        assert_eq!(thief.refused("POST", session, nothing).await.0, 400);
    }
    assert_eq!(thief.refused("POST", "/api/me/new", json!({"name": " \u{7} "})).await.0, 400);
    assert_eq!(thief.cookie, None);
    for (method, path) in [
        ("DELETE", "/api/me"),
        ("DELETE", session),
        ("POST", "/api/me/name"),
        ("POST", "/api/me/passkeys/new"),
        ("POST", "/api/me/feed"),
        ("GET", "/api/me/export"),
    ] {
        assert_eq!(thief.refused(method, path, json!({"name": "Eve"})).await, (401, "signed-out".to_owned()), "{path}");
    }
}

/// What is asked for outlives the server that asked: it is stored, and a challenge still counts once.
#[tokio::test]
async fn a_passkey_that_was_asked_for_before_a_restart_is_taken_after_it() {
    let scratch = Scratch::new("ceremonies");
    let mut device = Device::new(1);
    let server = on_file(&scratch.file()).await;
    let asked = Browser::new(&server).get("POST", "/api/me/new", json!({"name": "Zofia"})).await;
    server.stop().await;
    let server = on_file(&scratch.file()).await;
    let mut browser = Browser::new(&server);
    let credential = device.make(&asked, &browser.origin());
    let answer = json!({"name": "Zofia", "credential": credential});
    assert_eq!(browser.get("POST", "/api/me", answer.clone()).await["account"]["name"], "Zofia");
    let asked = browser.get("POST", "/api/me/session/new", json!({})).await;
    server.stop().await;
    let server = on_file(&scratch.file()).await;
    let mut browser = Browser::new(&server);
    assert_eq!(browser.refused("POST", "/api/me", answer).await, (400, "bad-request".to_owned()));
    let signed = json!({"credential": device.sign(&asked, &browser.origin())});
    assert_eq!(browser.get("POST", "/api/me/session", signed.clone()).await["account"]["name"], "Zofia");
    assert_eq!(browser.refused("POST", "/api/me/session", signed).await, (400, "bad-request".to_owned()));
}

#[tokio::test]
async fn passkeys_are_added_and_removed_but_for_the_last() {
    let (_, server) = with_storage().await;
    let mut browser = Browser::new(&server);
    let (mut first, mut second, mut of_another) = (Device::new(1), Device::new(2), Device::new(3));
    browser.make(&mut first, "Zofia").await;
    let alone = browser.refused("DELETE", &format!("/api/me/passkeys/{}", first.id()), json!({})).await;
    assert_eq!(alone, (400, "bad-request".to_owned()));
    let asked = browser.get("POST", "/api/me/passkeys/new", json!({})).await;
    assert_eq!(asked["excludeCredentials"].as_array().unwrap().len(), 1, "no device makes a second one");
    let credential = second.make(&asked, &browser.origin());
    let me = browser.get("POST", "/api/me/passkeys", json!({"name": "desk", "credential": credential})).await;
    assert_eq!(me["account"]["passkeys"][1]["name"], "desk");
    // One that was made for another account is none of this one.
    let mut other = Browser::new(&server);
    let asked = other.get("POST", "/api/me/new", json!({"name": "Eve"})).await;
    let credential = of_another.make(&asked, &other.origin());
    assert_eq!(browser.refused("POST", "/api/me/passkeys", json!({"credential": credential})).await.0, 403);
    let me = browser.get("DELETE", &format!("/api/me/passkeys/{}", first.id()), json!({})).await;
    assert_eq!(me["account"]["passkeys"].as_array().unwrap().len(), 1);
    let asked = other.get("POST", "/api/me/session/new", json!({})).await;
    let credential = first.sign(&asked, &other.origin());
    assert_eq!(other.refused("POST", "/api/me/session", json!({"credential": credential})).await.0, 404);
    assert_eq!(other.sign_in(&mut second).await["account"]["name"], "Zofia");
    let me = other.get("POST", "/api/me/name", json!({"name": "Zosia"})).await;
    assert_eq!(me["account"]["name"], "Zosia");
    assert_eq!(browser.get("GET", "/api/me", Value::Null).await["account"]["name"], "Zosia");
}

#[tokio::test]
async fn an_account_outlives_a_restart_and_a_numeric_address_has_no_passkeys() {
    let scratch = Scratch::new("accounts");
    let mut device = Device::new(1);
    let server = on_file(&scratch.file()).await;
    let mut browser = Browser::new(&server);
    let me = browser.make(&mut device, "Zofia").await;
    let cookie = browser.cookie.clone();
    server.stop().await;
    let server = on_file(&scratch.file()).await;
    let mut browser = Browser { cookie, ..Browser::new(&server) };
    assert_eq!(browser.get("GET", "/api/me", Value::Null).await["account"]["player"], me["account"]["player"]);
    assert_eq!(Browser::new(&server).sign_in(&mut device).await["account"]["name"], "Zofia");
    // What opens an account is not in the file.
    let stored = std::fs::read(scratch.file()).unwrap();
    let token = browser.cookie.unwrap().split_once('=').unwrap().1.to_owned();
    assert!(!stored.windows(token.len()).any(|part| part == token.as_bytes()));
    let address = format!("http://localhost:{}", server.address.port());
    assert_eq!(server.get("/api/me").await["passkeys"], json!({"kind": "address", "address": address}));
    let (status, body) = server.ask("POST", "/api/me/new", r#"{"name":"Zofia"}"#).await;
    assert!(status == 400 && body.contains("secure connection"), "{body}");
}
