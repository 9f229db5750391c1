//! A push service of our own, which reads what is sent as a browser would.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::thread;

use data_encoding::BASE64URL_NOPAD as BASE64;
use p256::SecretKey;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::rand_core::OsRng;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::Value;
use web_push_native::decrypt;

use super::*;

/// What a browser gives to its page.
#[derive(Clone)]
struct Subscription {
    endpoint: String,
    p256dh: String,
    auth: String,
}

impl Subscription {
    fn check(&self, known: Services) -> Result<Recipient, PushError> {
        Recipient::new(&self.endpoint, &self.p256dh, &self.auth, known)
    }
}

/// A browser and its secrets.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        Browser { secret: SecretKey::random(&mut OsRng), auth: *b"sixteen bytes!!!" }
    }

    fn subscription(&self, endpoint: &str) -> Subscription {
        Subscription {
            endpoint: endpoint.to_owned(),
            p256dh: BASE64.encode(self.secret.public_key().to_encoded_point(false).as_bytes()),
            auth: BASE64.encode(&self.auth),
        }
    }
}

fn message(text: &str) -> Message {
    Message { text: text.to_owned(), topic: "h7xk2m".to_owned(), keep: 3_600 }
}

/// Answers one request with a status, and gives what was asked: the head in small letters, and the body.
fn service(status: &'static str) -> (String, thread::JoinHandle<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/push/1", listener.local_addr().unwrap());
    let served = thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let mut reader = BufReader::new(&stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(reader.read_line(&mut head).unwrap() > 0, "{head}");
        }
        let small = head.to_lowercase();
        let length = small.split("content-length: ").nth(1).and_then(|rest| rest.split("\r\n").next()).unwrap();
        let mut body = vec![0; length.parse().unwrap()];
        reader.read_exact(&mut body).unwrap();
        let answer = format!(
            "HTTP/1.1 {status}\r\nContent-Length: 0\r\nLocation: http://127.0.0.1:1/\r\nConnection: close\r\n\r\n"
        );
        (&stream).write_all(answer.as_bytes()).unwrap();
        (head, body)
    });
    (address, served)
}

#[test]
fn only_its_browser_reads_a_message() {
    let (browser, key) = (Browser::new(), SiteKey::of_secret(&[7; 32]));
    let (address, served) = service("201 Created");
    let recipient = browser.subscription(&address).check(Services::Here).unwrap();
    let request = recipient.request(&message("na tahu jste vy"), &key, "https://play.example.org", 1_000).unwrap();
    assert_eq!(Sender::default().send(request), Delivery::Taken);
    let (head, body) = served.join().unwrap();
    assert!(head.starts_with("POST /push/1 "), "{head}");
    assert_eq!(decrypt(body.clone(), &browser.secret, &browser.auth.into()).unwrap(), "na tahu jste vy".as_bytes());
    assert!(decrypt(body, &SecretKey::random(&mut OsRng), &browser.auth.into()).is_err());
    let small = head.to_lowercase();
    for expected in ["topic: h7xk2m", "ttl: 3600", "content-encoding: aes128gcm"] {
        assert!(small.contains(expected), "{expected} in {head}");
    }
}

#[test]
fn the_service_can_check_whose_message_it_is() {
    let (browser, key) = (Browser::new(), SiteKey::of_secret(&[7; 32]));
    let recipient = browser.subscription("https://fcm.googleapis.com/fcm/send/x").check(Services::Browsers).unwrap();
    let request = recipient.request(&message("x"), &key, "https://play.example.org", 1_000).unwrap();
    let said = request.headers()["authorization"].to_str().unwrap();
    let (token, public) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(public, key.public());
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let checks = VerifyingKey::from_sec1_bytes(&BASE64.decode(public.as_bytes()).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature.as_bytes()).unwrap()).unwrap();
    assert!(checks.verify(signed.as_bytes(), &signature).is_ok());
    let claims = BASE64.decode(signed.split_once('.').unwrap().1.as_bytes()).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    let expected =
        serde_json::json!({"aud": "https://fcm.googleapis.com", "exp": 44_200, "sub": "https://play.example.org"});
    assert_eq!(claims, expected);
    // A site has one key for good.
    assert_eq!(SiteKey::of_secret(&[7; 32]).public(), key.public());
    assert_ne!(SiteKey::of_secret(&[8; 32]).public(), key.public());
}

#[test]
fn what_the_service_says_is_understood() {
    let browser = Browser::new();
    let send = |status| {
        let (address, served) = service(status);
        let recipient = browser.subscription(&address).check(Services::Here).unwrap();
        let request =
            recipient.request(&message("x"), &SiteKey::of_secret(&[7; 32]), "https://play.example.org", 1).unwrap();
        let delivery = Sender::default().send(request);
        served.join().unwrap();
        delivery
    };
    assert_eq!(send("410 Gone"), Delivery::Gone);
    assert_eq!(send("404 Not Found"), Delivery::Gone);
    assert_eq!(send("503 Busy"), Delivery::Later("503 Service Unavailable".to_owned()));
    assert_eq!(send("403 Forbidden"), Delivery::Refused("403 Forbidden".to_owned()));
    // Nobody is led elsewhere.
    assert_eq!(send("307 There"), Delivery::Refused("307 Temporary Redirect".to_owned()));
    // Nobody is there.
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", taken.local_addr().unwrap());
    drop(taken);
    let recipient = browser.subscription(&address).check(Services::Here).unwrap();
    let request =
        recipient.request(&message("x"), &SiteKey::of_secret(&[7; 32]), "https://play.example.org", 1).unwrap();
    assert!(matches!(Sender::default().send(request), Delivery::Later(_)));
}

#[test]
fn only_known_services_are_sent_to() {
    let browser = Browser::new();
    let known = Services::Browsers;
    for address in [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
    ] {
        assert!(browser.subscription(address).check(known).is_ok(), "{address}");
    }
    for address in [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com.evil.example/abc",
        "https://evilpush.apple.com.example/abc",
        "https://push.apple.com@127.0.0.1/abc",
        "https://127.0.0.1/abc",
        "https://localhost/abc",
        "http://127.0.0.1:4949/api/games",
        "file:///etc/passwd",
        "no address",
        "",
    ] {
        assert!(matches!(browser.subscription(address).check(known), Err(PushError::Unknown(_))), "{address}");
    }
    let long = format!("https://fcm.googleapis.com/{}", "a".repeat(2_000));
    assert!(matches!(browser.subscription(&long).check(known), Err(PushError::Unknown(_))));
}

#[test]
fn broken_keys_and_messages_are_refused() {
    let good = Browser::new().subscription("https://fcm.googleapis.com/x");
    let known = Services::Browsers;
    for broken in ["", "?", "AAAA", &good.auth] {
        let subscription = Subscription { p256dh: broken.to_owned(), ..good.clone() };
        assert_eq!(subscription.check(known).err(), Some(PushError::NoKey("p256dh")), "{broken}");
    }
    for broken in ["", "?", "AAAA", &good.p256dh] {
        let subscription = Subscription { auth: broken.to_owned(), ..good.clone() };
        assert_eq!(subscription.check(known).err(), Some(PushError::NoKey("auth")), "{broken}");
    }
    let recipient = good.check(known).unwrap();
    let ask = |message: &Message| {
        recipient.request(message, &SiteKey::of_secret(&[7; 32]), "https://play.example.org", 1).map(|_| ())
    };
    assert_eq!(ask(&message(&"x".repeat(5_000))), Err(PushError::NotEncrypted));
    assert_eq!(ask(&Message { topic: "\r\nHost: x".to_owned(), ..message("x") }), Err(PushError::NotEncrypted));
    assert_eq!(ask(&Message { topic: String::new(), ..message("x") }), Ok(()));
}
