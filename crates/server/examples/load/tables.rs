//! Tables with four screens each, at which one action is played per second.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::percentiles::Percentiles;
use crate::server::{Server, Socket};

const SCREENS: usize = 4;

/// What of a message matters here.
#[derive(Deserialize)]
struct Told {
    #[serde(default)]
    entries: Vec<Numbered>,
    #[serde(default)]
    choices: Choices,
}

#[derive(Deserialize)]
struct Numbered {
    seq: u32,
}

#[derive(Deserialize, Default)]
struct Choices {
    legal: Vec<Written>,
}

#[derive(Deserialize)]
struct Written {
    text: String,
}

/// What all screens note: how long each broadcast took from the sending of its action.
#[derive(Default)]
struct Noted(Mutex<Vec<Duration>>);

/// The action that is on its way at a table: the number it will have, and when it was sent.
type Sent = Mutex<Option<(u32, Instant)>>;

/// Plays at so many tables for so long, and says how it went.
pub async fn measure(server: &Server, tables: u64, time: Duration) -> Result<(), String> {
    let noted = Arc::new(Noted::default());
    let mut playing = JoinSet::new();
    let mut watching = JoinSet::new();
    let mut ready = Vec::new();
    for _ in 0..tables {
        let game = server.new_game("chaturaji-pl-nodice", json!([])).await?;
        let sent = Arc::new(Sent::default());
        for _ in 1..SCREENS {
            let mut screen = server.socket(&game).await?;
            hello(&mut screen).await?;
            let (_, heard) = screen.split();
            watching.spawn(watch(heard, Arc::clone(&sent), Arc::clone(&noted)));
        }
        let mut screen = server.socket(&game).await?;
        hello(&mut screen).await?;
        ready.push((screen, sent));
    }
    let begun = Instant::now();
    for (number, (screen, sent)) in ready.into_iter().enumerate() {
        // Not all at the same moment of the second.
        let first = begun + Duration::from_secs(1).mul_f64(number as f64 / tables.max(1) as f64);
        playing.spawn(play(screen, first, begun + time, sent, Arc::clone(&noted), number as u64));
    }
    let mut actions = 0;
    while let Some(played) = playing.join_next().await {
        actions += played.map_err(|error| error.to_string())?;
    }
    let took = begun.elapsed();
    // The last broadcasts are still on their way.
    tokio::time::sleep(Duration::from_millis(500)).await;
    watching.abort_all();
    let all = std::mem::take(&mut *noted.0.lock().unwrap_or_else(PoisonError::into_inner));
    println!(
        "{tables} tables, {SCREENS} screens each, for {:.0} s: {actions} actions, {:.0} a second; from send to broadcast {}; the \
         server uses {:.0} MB",
        took.as_secs_f64(),
        actions as f64 / took.as_secs_f64(),
        Percentiles::of(all),
        server.memory() as f64 / 1e6
    );
    Ok(())
}

async fn hello(screen: &mut Socket) -> Result<(), String> {
    let hello = Message::text(r#"{"type":"hello","seen":0}"#);
    screen.send(hello).await.map_err(|error| error.to_string())
}

impl Noted {
    /// Notes that an entry has come, if it is the one on its way.
    fn come(&self, seq: u32, sent: &Sent) {
        if let Some((number, when)) = *sent.lock().unwrap_or_else(PoisonError::into_inner)
            && number == seq
        {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(when.elapsed());
        }
    }
}

async fn watch(mut heard: SplitStream<Socket>, sent: Arc<Sent>, noted: Arc<Noted>) {
    while let Some(Ok(message)) = heard.next().await {
        let text = message.to_text().unwrap_or_default();
        // Reading all of it would cost this side more than the server.
        let number = text.split_once(r#""type":"played""#).and_then(|(_, rest)| rest.split_once(r#""seq":"#));
        if let Some((_, rest)) = number {
            let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            if let Ok(seq) = rest[..end].parse() {
                noted.come(seq, &sent);
            }
        }
    }
}

/// Plays an action each second until the end; how many.
async fn play(mut screen: Socket, first: Instant, end: Instant, sent: Arc<Sent>, noted: Arc<Noted>, seed: u64) -> u64 {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut last, mut legal, mut actions) = (0, Vec::new(), 0);
    let mut due = first;
    loop {
        tokio::select! {
            message = screen.next() => {
                let Some(Ok(message)) = message else { return actions };
                let text = message.to_text().unwrap_or_default();
                if !text.starts_with(r#"{"type":"played""#) && !text.starts_with(r#"{"type":"snapshot""#) {
                    continue;
                }
                if let Ok(told) = serde_json::from_str::<Told>(text) {
                    if let Some(entry) = told.entries.last() {
                        last = entry.seq;
                        noted.come(last, &sent);
                    }
                    legal = told.choices.legal;
                }
            }
            () = tokio::time::sleep_until(due.into()) => {
                if Instant::now() >= end {
                    return actions;
                }
                due += Duration::from_secs(1);
                // Nothing is legal where the last answer has not come yet, or the game is over.
                let Some(action) = (!legal.is_empty()).then(|| legal.swap_remove(random.usize(..legal.len()))) else {
                    continue;
                };
                legal.clear();
                actions += 1;
                let request = json!({
                    "type": "do", "id": format!("{seed}-{actions}"), "seen": last,
                    "request": {"kind": "act", "action": action.text},
                });
                *sent.lock().unwrap_or_else(PoisonError::into_inner) = Some((last + 1, Instant::now()));
                if screen.send(Message::text(request.to_string())).await.is_err() {
                    return actions;
                }
            }
        }
    }
}
