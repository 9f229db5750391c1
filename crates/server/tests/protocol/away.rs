//! Snapshot and tail: a client that was away gets what it lacks in pieces of a bounded size, over a line that is cut again
//! and again, and misses nothing.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Client, Running, in_memory};

/// A message to a client has no more than so many bytes, and no more than so many entries.
const BYTES: usize = 2 << 20;
const ENTRIES: usize = 1_000;

/// A line to a server that is cut after so many bytes of answers, each connection after the next number.
async fn cutting(server: SocketAddr, after: Vec<usize>) -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (address, cuts) = (listener.local_addr().unwrap(), Arc::new(AtomicUsize::new(0)));
    let count = Arc::clone(&cuts);
    tokio::spawn(async move {
        for left in after.into_iter().map(Some).chain(std::iter::repeat(None)) {
            let Ok((client, _)) = listener.accept().await else { return };
            let count = Arc::clone(&count);
            tokio::spawn(async move {
                let server = TcpStream::connect(server).await.unwrap();
                let (mut asks, mut answers) = client.into_split();
                let (mut back, mut forth) = server.into_split();
                let asking = tokio::spawn(async move { tokio::io::copy(&mut asks, &mut forth).await });
                let (mut left, mut piece) = (left.unwrap_or(usize::MAX), vec![0; 4 * 1024]);
                while let Ok(read @ 1..) = back.read(&mut piece).await {
                    let passed = read.min(left);
                    left -= passed;
                    if answers.write_all(&piece[..passed]).await.is_err() || left == 0 {
                        count.fetch_add(usize::from(left == 0), Ordering::Relaxed);
                        break;
                    }
                }
                asking.abort();
            });
        }
    });
    (address, cuts)
}

/// A client that keeps the entries it was sent, wherever they came from.
#[derive(Default)]
struct Absent {
    log: BTreeMap<u32, Value>,
    /// The largest message, in bytes, and the most entries of one.
    largest: (usize, usize),
}

impl Absent {
    /// The number of the last entry up to which none is missing.
    fn seen(&self) -> u32 {
        (1..).take_while(|seq| self.log.contains_key(seq)).last().unwrap_or(0)
    }

    /// Connects and listens until it has all entries up to `last`, or the line is cut.
    async fn catch_up(&mut self, address: SocketAddr, game: &str, last: u32) {
        let Ok((mut socket, _)) = connect_async(format!("ws://{address}/api/games/{game}/socket")).await else {
            return;
        };
        let mut next = Some(json!({"type": "hello", "seen": self.seen()}));
        while self.seen() < last {
            if let Some(message) = next.take()
                && socket.send(Message::text(message.to_string())).await.is_err()
            {
                return;
            }
            let text = match socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(_)) => continue,
                _ => return,
            };
            let message: Value = serde_json::from_str(&text).unwrap();
            let entries = message["entries"].as_array().cloned().unwrap_or_default();
            self.largest = (self.largest.0.max(text.len()), self.largest.1.max(entries.len()));
            for entry in entries {
                let seq = entry["seq"].as_u64().unwrap() as u32;
                let before = self.log.insert(seq, entry.clone());
                assert!(before.is_none_or(|before| before == entry), "entry {seq} is the same whenever it is sent");
            }
            if message["more"] == true {
                next = Some(json!({"type": "more", "seen": self.seen()}));
            }
        }
    }
}

/// Two soldiers that go to and fro, without a rule that ends the game.
async fn endless(server: &Running) -> String {
    let options = json!([["noCaptureMoves", "off"], ["repetition", "off"], ["firstPlayer", "south"]]);
    let position = "3/3/7/1n5/9/1s5/7/3/3 s - 15-15 0-0 0";
    server.new_game(json!({"rules": "soldiers16-free", "options": options, "position": position, "dice": "fair"})).await
}

async fn play_on(client: &mut Client, actions: usize) {
    let turns = ["c4-c5", "c6-d6", "c5-c4", "d6-c6"];
    for _ in 0..actions {
        let seen = client.seen;
        let action = turns[seen as usize % turns.len()];
        client.say(json!({"type": "do", "id": format!("{seen}"), "seen": seen, "request": {"kind": "act", "action": action}})).await;
        while client.seen == seen {
            let heard = client.hear().await.unwrap();
            assert_ne!(heard["type"], "refused", "{heard}");
        }
    }
}

#[tokio::test]
async fn who_was_away_during_three_thousand_entries_misses_nothing() {
    let server = in_memory().await;
    let game = endless(&server).await;
    let mut player = server.knock(&game).await;
    player.say(json!({"type": "hello", "seen": 0})).await;
    player.hear_of("snapshot").await;
    play_on(&mut player, 10).await;

    let mut absent = Absent::default();
    absent.catch_up(server.address, &game, 10).await;
    assert_eq!(absent.seen(), 10);
    play_on(&mut player, 3_000).await;

    // It is cut in the handshake, in the first piece, and after some of them; others play on meanwhile.
    let (line, cuts) = cutting(server.address, vec![50, 20_000, 700_000, 300_000, 20_000]).await;
    let mut tries = 0;
    while absent.seen() < 3_060 {
        tries += 1;
        assert!(tries < 30, "it is not getting on: {} entries", absent.seen());
        let on = usize::from(tries <= 5) * 10;
        let last = player.seen + on as u32;
        tokio::join!(absent.catch_up(line, &game, last), play_on(&mut player, on));
    }
    assert_eq!(cuts.load(Ordering::Relaxed), 5, "every cut was made");
    assert!(absent.largest.1 <= ENTRIES && absent.largest.0 <= BYTES, "{:?}", absent.largest);
    assert!(absent.largest.1 > 100, "whatever fits comes at once: {:?}", absent.largest);

    // What it has is the log, entry for entry.
    let mut whole = Vec::new();
    while whole.len() < absent.log.len() {
        let piece = server.get(&format!("/api/games/{game}?seen={}", whole.len())).await;
        let entries = piece["entries"].as_array().unwrap();
        assert!(!entries.is_empty() && entries.len() <= ENTRIES);
        whole.extend(entries.iter().cloned());
    }
    assert_eq!(whole, absent.log.into_values().collect::<Vec<_>>());
    let texts: Vec<&str> = whole.iter().map(|entry| entry["text"].as_str().unwrap()).collect();
    assert!(texts.iter().zip(["c4-c5", "c6-d6", "c5-c4", "d6-c6"].iter().cycle()).all(|(text, played)| text == played));
}
