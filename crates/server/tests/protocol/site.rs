//! A site behind a proxy on this computer, and what each address may take of it.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_server::Pace;
use ashtapada_server::store::MemoryStore;
use ashtapada_server::{Limits, PerAddress, Quota, Server};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{connect_async, tungstenite};

use crate::support::{Running, serve};

const SITE: &str = "https://play.example.org";

/// A site that lets each address take so much.
pub async fn site(per_address: PerAddress) -> Running {
    site_at(SITE, per_address).await
}

async fn site_at(address: &str, per_address: PerAddress) -> Running {
    let store = Arc::new(MemoryStore::default());
    let listen = "127.0.0.1:0".parse().unwrap();
    let server = Server::bind_site(store, listen, Pace::hurried(), address.parse().unwrap()).await.unwrap();
    serve(server.with_limits(Limits { per_address, ..Limits::default() }))
}

/// The header lines that the proxy adds for a guest of that address.
pub fn from(ip: &str) -> String {
    format!("Host: play.example.org\r\nX-Forwarded-For: {ip}\r\n")
}

fn soldiers() -> String {
    json!({"rules": "soldiers16-bl", "options": [], "seats": [], "dice": "fair", "position": null}).to_string()
}

pub fn status(head: &str) -> &str {
    head.split(' ').nth(1).unwrap()
}

#[tokio::test]
async fn a_site_answers_to_its_name_and_nobody_there_is_at_its_computer() {
    let server = site(PerAddress::default()).await;
    let (head, _) = server.ask_with("POST", "/api/games", &from("198.51.100.4"), &soldiers()).await;
    assert_eq!(status(&head), "201", "{head}");
    assert!(head.to_ascii_lowercase().contains("cross-origin-resource-policy: same-origin"), "{head}");
    let own = format!("{}Origin: {SITE}\r\n", from("198.51.100.4"));
    assert_eq!(status(&server.ask_with("POST", "/api/games", &own, &soldiers()).await.0), "201");
    let other = format!("{}Origin: https://example.org\r\n", from("198.51.100.4"));
    assert_eq!(status(&server.ask_with("POST", "/api/games", &other, &soldiers()).await.0), "403");
    let (status_here, why) = server.ask("GET", "/api/catalogue", "").await;
    assert!(status_here == 403 && why.contains(SITE), "{why}");

    // Through the proxy, whatever it says or does not say; also who claims to be this computer.
    for lines in [from("198.51.100.4"), from("127.0.0.1"), "Host: play.example.org\r\n".to_owned()] {
        let (_, here) = server.ask_with("GET", "/api/here", &lines, "").await;
        let here: Value = serde_json::from_str(&here).unwrap();
        assert_eq!(here, json!({"local": false, "addresses": [SITE], "protocol": 1}), "{lines}");
        assert_eq!(status(&server.ask_with("GET", "/metrics", &lines, "").await.0), "403", "{lines}");
    }
    assert_eq!(server.ask("GET", "/metrics", "").await.0, 200);
    assert_eq!(server.ask("GET", "/readyz", "").await.0, 200);
}

/// Where a site is tried out on this computer, passkeys are offered under the name for which browsers make them, and under
/// the others it is said where that is, also by a proxy there.
#[tokio::test]
async fn passkeys_of_a_site_that_is_tried_out_are_at_localhost() {
    for at in ["http://localhost:8080", "http://127.0.0.1:8080"] {
        let server = site_at(at, PerAddress::default()).await;
        for proxy in ["", "X-Forwarded-For: 127.0.0.1\r\n"] {
            for (name, offered) in [
                ("localhost", json!({"kind": "here"})),
                ("127.0.0.1", json!({"kind": "address", "address": "http://localhost:8080"})),
                ("[::1]", json!({"kind": "address", "address": "http://localhost:8080"})),
            ] {
                let lines = format!("Host: {name}:8080\r\nOrigin: http://{name}:8080\r\n{proxy}");
                let (_, me) = server.ask_with("GET", "/api/me", &lines, "").await;
                let me: Value = serde_json::from_str(&me).unwrap();
                assert_eq!(me["passkeys"], offered, "{at} {lines}");
                let (head, _) = server.ask_with("POST", "/api/me/new", &lines, r#"{"name":"Zofia"}"#).await;
                assert_eq!(status(&head), if name == "localhost" { "200" } else { "400" }, "{at} {lines}");
            }
        }
    }
    let server = site_at("https://192.0.2.1", PerAddress::default()).await;
    let (_, me) = server.ask_with("GET", "/api/me", "Host: 192.0.2.1\r\n", "").await;
    assert!(me.contains(r#""passkeys":{"kind":"nowhere"}"#), "{me}");
}

#[tokio::test]
async fn one_address_takes_so_much_and_another_is_not_held_up() {
    let hour = Duration::from_secs(3600);
    let limits = PerAddress {
        sockets: 2,
        tables: Quota { burst: 3, every: hour },
        requests: Quota { burst: 20, every: hour },
        ..PerAddress::default()
    };
    let server = site(limits).await;
    let (one, two) = (from("203.0.113.1"), from("203.0.113.2"));
    let mut game = String::new();
    for number in 0..5 {
        let (head, body) = server.ask_with("POST", "/api/games", &one, &soldiers()).await;
        let body: Value = serde_json::from_str(&body).unwrap();
        if number < 3 {
            assert_eq!(status(&head), "201", "{body}");
            game = body["id"].as_str().unwrap().to_owned();
        } else {
            assert_eq!(status(&head), "429", "{body}");
            assert_eq!(body["kind"], "busy");
            assert!(body["message"].as_str().unwrap().contains("too many new tables"), "{body}");
            let after = head.lines().find_map(|line| line.strip_prefix("retry-after: "));
            let after: u64 = after.expect("when to come again").parse().unwrap();
            assert!((3_500..=3_601).contains(&after), "{after}");
        }
    }
    assert_eq!(status(&server.ask_with("POST", "/api/games", &two, &soldiers()).await.0), "201");

    let knock = async |ip: &str| {
        let mut request = format!("ws://{}/api/games/{game}/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("host", "play.example.org".parse().unwrap());
        request.headers_mut().insert("x-forwarded-for", ip.parse().unwrap());
        connect_async(request).await.map(|(socket, _)| socket)
    };
    let held = [knock("203.0.113.1").await.unwrap(), knock("203.0.113.1").await.unwrap()];
    match knock("203.0.113.1").await {
        Err(tungstenite::Error::Http(answer)) => {
            assert_eq!((answer.status().as_u16(), answer.headers()["retry-after"].to_str().unwrap()), (429, "5"));
        }
        other => panic!("{other:?}"),
    }
    knock("203.0.113.2").await.unwrap();
    drop(held);

    let mut last = String::new();
    for _ in 0..20 {
        last = server.ask_with("GET", "/api/here", &one, "").await.0;
    }
    assert_eq!(status(&last), "429");
    assert_eq!(status(&server.ask_with("GET", "/api/here", &two, "").await.0), "200");
    // This computer has no limit.
    for _ in 0..30 {
        assert_eq!(server.ask("GET", "/healthz", "").await.0, 200);
    }
}
