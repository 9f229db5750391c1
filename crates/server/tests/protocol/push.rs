//! Where a turn takes days, a browser whose page is closed is told of it by its push service: here one of our own.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use ashtapada_server::Pace;
use ashtapada_server::store::{MemoryStore, Store};
use ashtapada_server::{Limits, Services};
use data_encoding::BASE64URL_NOPAD as BASE64;
use p256::SecretKey;
use p256::elliptic_curve::rand_core::OsRng;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::support::{Client, Running, kind, start_with};

const AUTH: [u8; 16] = *b"sixteen bytes!!!";

/// A browser with its push service.
struct Browser {
    secret: SecretKey,
    address: String,
    /// What the service answers.
    status: Arc<AtomicU16>,
    handed: mpsc::UnboundedReceiver<(String, Vec<u8>)>,
}

impl Browser {
    async fn new() -> Browser {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/push", listener.local_addr().unwrap());
        let status = Arc::new(AtomicU16::new(201));
        let (hand, handed) = mpsc::unbounded_channel();
        let answered = Arc::clone(&status);
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut got = Vec::new();
                let (head, body) = loop {
                    let mut piece = [0; 4096];
                    let read = stream.read(&mut piece).await.unwrap();
                    assert!(read > 0, "the request ends early");
                    got.extend_from_slice(&piece[..read]);
                    let Some(end) = got.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
                    let head = String::from_utf8(got[..end].to_vec()).unwrap().to_lowercase();
                    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
                    if got.len() == end + 4 + length.parse::<usize>().unwrap() {
                        break (head, got[end + 4..].to_vec());
                    }
                };
                let status = answered.load(Ordering::SeqCst);
                let answer = format!("HTTP/1.1 {status} So\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                hand.send((head, body)).unwrap();
            }
        });
        Browser { secret: SecretKey::random(&mut OsRng), address, status, handed }
    }

    fn subscription(&self, lang: &str) -> Value {
        json!({
            "endpoint": self.address,
            "p256dh": BASE64.encode(self.secret.public_key().to_encoded_point(false).as_bytes()),
            "auth": BASE64.encode(&AUTH),
            "lang": lang,
        })
    }

    /// The next message, as the service worker of the page gets it.
    async fn told(&mut self) -> Value {
        let handed = timeout(Duration::from_secs(30), self.handed.recv()).await.expect("a message comes");
        let (head, body) = handed.unwrap();
        let text = web_push_native::decrypt(body, &self.secret, &AUTH.into()).unwrap();
        let told: Value = serde_json::from_slice(&text).unwrap();
        // The service itself does not learn where the game is.
        let game = told["path"].as_str().unwrap().rsplit('/').next().unwrap();
        assert!(head.contains("topic: ") && !head.contains(game), "{head}");
        told
    }

    /// Whether nothing was handed over.
    fn quiet(&mut self) -> bool {
        self.handed.try_recv().is_err()
    }
}

fn key(of: &str) -> String {
    of.repeat(64)
}

async fn server(store: &Arc<MemoryStore>) -> Running {
    let store: Arc<dyn Store> = store.clone();
    start_with(store, Pace::hurried(), Limits { push: Services::Here, ..Limits::default() }).await
}

async fn table(server: &Running, clock: Value) -> String {
    let asked = json!({
        "rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": [], "dice": "fair", "position": null,
        "apart": true, "clock": clock,
    });
    server.new_game(asked).await
}

/// Comes to a table and sits down.
async fn sit(server: &Running, game: &str, seat: &str, of: &str) -> Client {
    let mut client = server.knock(game).await;
    client.say(json!({"type": "hello", "seen": 0, "keys": [[seat, key(of)]]})).await;
    client.hear_of("seats").await;
    client.sit_down(seat, of, of).await;
    client
}

async fn push(client: &mut Client, to: &Value, on: bool) -> Value {
    client.say(json!({"type": "push", "to": to, "on": on})).await;
    loop {
        let message = client.hear().await.expect("an answer");
        if message["type"] == "push" || message["type"] == "trouble" {
            return message;
        }
    }
}

/// Waits until the room has noticed that a client is gone.
async fn alone(client: &mut Client) {
    while client.hear_of("seats").await["here"].as_array().unwrap().len() > 1 {}
}

const DAYS: &str = r#"{"initial": 259200, "increment": 0, "kind": "turn", "decides": true}"#;

#[tokio::test]
async fn who_has_closed_the_page_is_told_of_the_turn_in_his_language() {
    let store = Arc::new(MemoryStore::default());
    let server = server(&store).await;
    let game = table(&server, serde_json::from_str(DAYS).unwrap()).await;
    let mut browser = Browser::new().await;
    let mut anna = sit(&server, &game, "south", "a").await;
    let mut jan = sit(&server, &game, "north", "b").await;
    assert_eq!(push(&mut jan, &browser.subscription("cs"), true).await, json!({"type": "push", "on": true}));
    // Who is at the table sees it.
    let action = anna.some_action();
    assert_eq!(anna.act(&action).await["type"], "done");
    jan.hear_of("played").await;
    let action = jan.some_action();
    assert_eq!(jan.act(&action).await["type"], "done");
    anna.hear_of("played").await;
    drop(jan);
    alone(&mut anna).await;
    let action = anna.some_action();
    assert_eq!(anna.act(&action).await["type"], "done");
    let told = browser.told().await;
    assert_eq!((&told["title"], &told["path"]), (&json!("Jste na tahu"), &json!(format!("/game/{game}"))));
    assert!(browser.quiet(), "once");
    // It is stored with the seat, of which nobody else is told.
    let seats = server.sit(&game).await.0.hear_of("seats").await;
    assert!(!seats.to_string().contains("push"), "{seats}");
    server.stop().await;
    // After a restart, and in another language.
    let server = self::server(&store).await;
    let mut jan = sit(&server, &game, "north", "b").await;
    assert_eq!(push(&mut jan, &browser.subscription("pl"), true).await["on"], true);
    let mut anna = sit(&server, &game, "south", "a").await;
    jan.hear_of("seats").await;
    let action = jan.some_action();
    assert_eq!(jan.act(&action).await["type"], "done");
    anna.hear_of("played").await;
    drop(jan);
    alone(&mut anna).await;
    let action = anna.some_action();
    assert_eq!(anna.act(&action).await["type"], "done");
    assert_eq!(browser.told().await["title"], "Twój ruch");
}

#[tokio::test]
async fn a_browser_that_is_gone_or_wants_no_more_is_forgotten() {
    let store = Arc::new(MemoryStore::default());
    let server = server(&store).await;
    let game = table(&server, serde_json::from_str(DAYS).unwrap()).await;
    let (mut one, two) = (Browser::new().await, Browser::new().await);
    let mut anna = sit(&server, &game, "south", "a").await;
    let mut jan = sit(&server, &game, "north", "b").await;
    assert_eq!(push(&mut jan, &one.subscription("en"), true).await["on"], true);
    assert_eq!(push(&mut jan, &two.subscription("en"), true).await["on"], true);
    assert_eq!(push(&mut jan, &two.subscription("en"), false).await["on"], false);
    drop(jan);
    alone(&mut anna).await;
    one.status.store(410, Ordering::SeqCst);
    let action = anna.some_action();
    assert_eq!(anna.act(&action).await["type"], "done");
    one.told().await;
    let told =
        || async { store.game(&game).await.unwrap().unwrap().sitters.pushes(ashtapada_rules::Seat::North).len() };
    // The room hears of it a moment later.
    for _ in 0..200 {
        if told().await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(told().await, 0);
}

#[tokio::test]
async fn nobody_makes_the_server_ask_elsewhere_or_for_others() {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone(), Pace::hurried(), Limits::default()).await;
    assert_eq!(server.get("/api/push").await["key"].as_str().unwrap().len(), 87);
    let game = table(&server, serde_json::from_str(DAYS).unwrap()).await;
    let browser = Browser::new().await;
    let mut anna = sit(&server, &game, "south", "a").await;
    // The list of known services holds on a server as people run it.
    let refused = push(&mut anna, &browser.subscription("en"), true).await;
    assert_eq!(kind(&refused), "bad-request");
    assert!(refused["problem"]["message"].as_str().unwrap().contains("push service"), "{refused}");
    let mut eve = server.sit(&game).await.0;
    let known = json!({"endpoint": "https://fcm.googleapis.com/x", "p256dh": browser.subscription("en")["p256dh"],
                       "auth": BASE64.encode(&AUTH), "lang": "en"});
    assert_eq!(kind(&push(&mut eve, &known, true).await), "watching");
    assert_eq!(push(&mut anna, &known, true).await["on"], true);
    // Where turns take minutes, whoever plays is there.
    let game = table(&server, json!({"initial": 600, "increment": 5})).await;
    let mut anna = sit(&server, &game, "south", "a").await;
    assert_eq!(kind(&push(&mut anna, &known, true).await), "bad-request");
}
