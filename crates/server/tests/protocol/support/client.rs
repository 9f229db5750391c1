//! A client that talks like a browser.

use std::sync::atomic::{AtomicU32, Ordering};

use ashtapada_rules::Seat;
use ashtapada_table::dice::Seed;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A client at a table, which keeps what it was sent.
pub struct Client {
    pub(super) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Number of the last entry it was sent.
    pub seen: u32,
    /// The last position it was sent, and the choices there.
    pub view: Value,
    /// How the clocks stood then.
    pub clock: Value,
    /// Every entry it was sent.
    pub shown: Vec<Value>,
    /// The positions it was sent: that before the first entry, and that after each.
    pub states: Vec<Value>,
}

impl Client {
    /// Says what it knows.
    pub fn hello(&self) -> Value {
        json!({"type": "hello", "seen": self.seen, "digest": self.digest()})
    }

    /// The digest of the last entry it was sent.
    pub fn digest(&self) -> Value {
        self.shown.last().map_or(Value::Null, |last| last["digest"].clone())
    }

    /// Goes on over the connection of another client, knowing what it knows.
    pub fn goes_on_with(&mut self, fresh: Client) {
        self.socket = fresh.socket;
    }

    pub async fn say(&mut self, message: Value) {
        self.say_raw(enveloped(message).to_string()).await;
    }

    /// Says something over a connection that the server may have ended.
    pub async fn say_late(&mut self, message: Value) {
        let _ = self.socket.send(Message::text(enveloped(message).to_string())).await;
    }

    pub async fn say_raw(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sits down with the key of that digit.
    pub async fn sit_down(&mut self, seat: &str, of: &str, name: &str) {
        self.say(json!({"type": "sit", "seat": seat, "key": of.repeat(64), "name": name})).await;
        while !self.hear_of("seats").await["yours"].as_array().unwrap().contains(&json!(seat)) {}
    }

    /// Adds the seeds of all people at the table, unless the dice are ready.
    pub(super) async fn add_seeds(&mut self, game: &str, proof: &Value) {
        if proof.is_null() || proof["ready"] == true {
            return;
        }
        let seats = proof["seeds"].as_array().unwrap().iter().filter(|seed| seed["commitment"].is_null());
        let own: Vec<(Seat, Seed)> = seats
            .map(|seed| seed["seat"].as_str().unwrap().parse().unwrap())
            .map(|seat: Seat| (seat, Seed::new([seat as u8; 32])))
            .collect();
        for (seat, seed) in &own {
            let part = json!({"kind": "commit", "seat": seat, "commitment": seed.commitment(game, *seat)});
            self.say(json!({"type": "seed", "part": part})).await;
        }
        for (seat, seed) in own {
            self.say(json!({"type": "seed", "part": {"kind": "reveal", "seat": seat, "seed": seed}})).await;
        }
        while self.hear_of("seeds").await["proof"]["ready"] != true {}
    }

    /// The next message; `None` when the connection has ended.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.note(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn note(&mut self, message: &Value) {
        let kind = message["type"].as_str().unwrap();
        if kind != "snapshot" && kind != "played" {
            return;
        }
        if message["anew"] == true {
            (self.seen, self.shown, self.states) = (0, Vec::new(), Vec::new());
        }
        if self.states.is_empty() {
            let mut start = message["table"]["start"].clone();
            start["pieces"].as_array_mut().unwrap().sort_by_key(|piece| piece["at"].to_string());
            self.states.push(start);
        }
        for entry in message["entries"].as_array().unwrap() {
            let seq = entry["seq"].as_u64().unwrap() as u32;
            if seq > self.seen {
                assert_eq!(seq as usize, self.states.len(), "entries come in order, and none is missing");
                self.states.push(after(&self.states, entry));
                self.seen = seq;
                self.shown.push(entry.clone());
            }
        }
        self.view = self.states.last().cloned().unwrap_or_default();
        self.clock = message["clock"].clone();
        for (field, value) in message["choices"].as_object().unwrap() {
            self.view[field] = value.clone();
        }
    }

    /// The next message of that type; others are noted on the way.
    pub async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("the connection ended before `{kind}`"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Sends something that needs an id and returns the answer to it: `done` or `refused`.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        static ASKED: AtomicU32 = AtomicU32::new(0);
        if message.get("id").is_none() {
            message["id"] = json!(format!("{}-{}", std::process::id(), ASKED.fetch_add(1, Ordering::Relaxed)));
        }
        if message.get("seen").is_none() {
            message["seen"] = json!(self.seen);
        }
        let id = message["id"].clone();
        self.say(message).await;
        loop {
            let answer = self.hear().await.expect("an answer");
            if (answer["type"] == "done" || answer["type"] == "refused") && answer["id"] == id {
                return answer;
            }
        }
    }

    /// The same for a message with its id and what it has seen, over a connection that may fail: `None` when it ended.
    pub async fn try_ask(&mut self, message: &Value) -> Option<Value> {
        self.socket.send(Message::text(enveloped(message.clone()).to_string())).await.ok()?;
        loop {
            let answer = self.hear().await?;
            if (answer["type"] == "done" || answer["type"] == "refused") && answer["id"] == message["id"] {
                return Some(answer);
            }
        }
    }

    pub async fn act(&mut self, action: &str) -> Value {
        self.ask(json!({"type": "act", "action": action})).await
    }

    pub fn turn(&self) -> &str {
        self.view["turn"]["kind"].as_str().unwrap()
    }

    pub fn legal(&self) -> Vec<String> {
        self.view["legal"].as_array().unwrap().iter().map(|a| a["text"].as_str().unwrap().to_owned()).collect()
    }

    /// Whether the server goes on by itself: nothing can be done, or the throw hardly allows anything.
    pub fn goes_on(&self) -> bool {
        self.legal() == ["pass"] || self.view["vain"] == true
    }

    /// Some legal action, a different one at every turn of the game.
    pub fn some_action(&self) -> String {
        let legal = self.legal();
        // A hash of the entry's number, so that games differ from turn to turn but not from run to run.
        let mixed = (u64::from(self.seen) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
        legal[mixed as usize % legal.len()].clone()
    }
}

/// A request with its id in its envelope: `{"type": "act", "action": …}` is short for the request in it.
fn enveloped(message: Value) -> Value {
    let requests = ["act", "roll", "enter-throw", "take-back", "agree", "resign", "more-time", "stand-in", "follow"];
    let kind = message["type"].as_str().unwrap_or_default().to_owned();
    if !requests.contains(&kind.as_str()) {
        return message;
    }
    let Value::Object(mut request) = message else { unreachable!("it has a type") };
    request.remove("type");
    let (id, seen) = (request.remove("id"), request.remove("seen"));
    request.insert("kind".to_owned(), json!(kind));
    json!({"type": "do", "id": id, "seen": seen, "request": request})
}

/// The position after an entry, when those before it are known.
fn after(states: &[Value], entry: &Value) -> Value {
    match entry["act"]["kind"].as_str().unwrap() {
        "take-back" => return states[entry["act"]["to"].as_u64().unwrap() as usize].clone(),
        "more-time" => return states.last().unwrap().clone(),
        _ => {}
    }
    let (mut state, change) = (states.last().unwrap().clone(), &entry["change"]);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for field in ["position", "turn"] {
        state[field] = change[field].clone();
    }
    for field in ["thrower", "outcome"] {
        state[field] = change.get(field).cloned().unwrap_or_default();
    }
    state["dice"] = change.get("dice").cloned().unwrap_or(json!([]));
    state["quiet"] = change.get("quiet").cloned().unwrap_or(json!(0));
    state["settled"] = change.get("settled").cloned().unwrap_or(json!(false));
    let mut gone = list(&change["gone"]);
    gone.extend(list(&change["pieces"]).iter().map(|piece| piece["at"].clone()));
    let mut pieces = list(&state["pieces"]);
    pieces.retain(|piece| !gone.contains(&piece["at"]));
    pieces.extend(list(&change["pieces"]));
    pieces.sort_by_key(|piece| piece["at"].to_string());
    state["pieces"] = json!(pieces);
    for seat in list(&change["seats"]) {
        let known = state["seats"].as_array_mut().unwrap().iter_mut().find(|known| known["seat"] == seat["seat"]);
        *known.unwrap() = seat;
    }
    state["taken"].as_array_mut().unwrap().extend(list(&change["taken"]));
    state
}
