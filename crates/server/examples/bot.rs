//! A program that sits down at a table by its link and plays there to the end of the game.
//!
//! ```text
//! cargo run --release -p ashtapada-server --example bot -- http://127.0.0.1:4949/game/h7xk2m south level-4
//! ```
//!
//! The table is one whose players have screens of their own, the seat a free one of them (without one, the first that is
//! free), and the player `random` or a computer player of ours. The program shows a token of its own, the key of its seat:
//! 64 hexadecimal digits that it makes from a secret in the variable `BOT_SECRET`, or from a new one. With the same secret
//! it has its seat again after it was stopped. With the token of a program in `BOT_TOKEN` it is known as that program, so that its
//! games can count for a rating (`docs/ratings.md`). All of it speaks `docs/protocol.md`, and nothing else of the server.

use std::error::Error;
use std::time::Duration;

use ashtapada_engine::{AnyPlayer, Bot, Limits, Player, Setup, Situation};
use ashtapada_rulebook::EDITION;
use ashtapada_rules::{Position as _, Seat};
use ashtapada_server::protocol::{ClientMessage, PROTOCOL};
use ashtapada_table::dice::{Contribution, Seed};
use ashtapada_table::{Beginning, Digest, Request, SeatKey};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Failure = Box<dyn Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How often in a row it connects again before it gives up, and how long it waits before each time.
const TRIES: u32 = 10;
const WAIT: Duration = Duration::from_millis(500);
/// How many nodes a computer player of ours may look at for one action.
const NODES: u64 = 20_000;

/// What the program is told.
pub struct Orders {
    /// The link of the table.
    pub link: String,
    /// Where to sit; `None`: on the first seat that is free.
    pub seat: Option<Seat>,
    /// Who chooses; `None`: chance.
    pub player: Option<Bot>,
    /// What it is called at the table.
    pub name: String,
    /// What keys and seeds are made from.
    pub secret: [u8; 32],
    /// The token of the program, if it is to be known.
    pub token: Option<String>,
    /// How long it waits before it acts: a server reads only so many messages a second.
    pub pause: Duration,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut given = std::env::args().skip(1);
    let link = given.next().ok_or("say at which table: bot LINK [SEAT] [PLAYER]")?;
    let seat = given.next().map(|seat| seat.parse()).transpose()?;
    let player = match given.next().as_deref() {
        None | Some("random") => None,
        Some(name) => Some(name.parse()?),
    };
    let secret = match std::env::var("BOT_SECRET") {
        Ok(words) => Sha256::digest(words).into(),
        Err(_) => {
            let mut secret = [0; 32];
            getrandom::fill(&mut secret)?;
            secret
        }
    };
    let (token, pause) = (std::env::var("BOT_TOKEN").ok(), Duration::from_millis(200));
    let outcome = play(Orders { link, seat, player, name: "Bot".to_owned(), secret, token, pause }).await?;
    println!("{outcome}");
    Ok(())
}

/// Plays a game to its end, and returns its outcome.
///
/// # Errors
/// The link is none, the server cannot be reached, or it does not let us play.
pub async fn play(orders: Orders) -> Result<Value, Failure> {
    let (site, path) = orders.link.split_once("://").and_then(|(_, rest)| rest.split_once('/')).ok_or("no link")?;
    let secure = if orders.link.starts_with("https") { "wss" } else { "ws" };
    let game = path.split(['?', '#']).next().and_then(|path| path.rsplit('/').next()).unwrap_or_default().to_owned();
    let address = format!("{secure}://{site}/api/games/{game}/socket");
    let token = orders.token.as_ref().map(|token| format!("Bearer {token}").parse::<HeaderValue>()).transpose()?;
    let mut program = Program::new(orders, game);
    let mut tries = 0;
    loop {
        let known = program.states.len();
        let mut request = address.as_str().into_client_request()?;
        if let Some(token) = &token {
            request.headers_mut().insert("authorization", token.clone());
        }
        let connected = connect_async(request).await;
        if let Err(tungstenite::Error::Http(refused)) = &connected
            && refused.status().as_u16() == 401
        {
            return Err("the token in BOT_TOKEN is worth nothing: make another one on your page".into());
        }
        if let Ok((socket, _)) = connected
            && let Some(outcome) = program.converse(socket).await?
        {
            return Ok(outcome);
        }
        // The connection has ended: what was asked for and not answered is asked for again under the same id.
        tries = if program.states.len() > known { 0 } else { tries + 1 };
        if tries == TRIES {
            return Err(format!("{address} cannot be reached").into());
        }
        tokio::time::sleep(WAIT).await;
    }
}

struct Program {
    orders: Orders,
    game: String,
    player: Option<AnyPlayer>,
    /// The rules of the table: their id, edition and options.
    table: Value,
    /// The position before the first entry, and after each: its text, whose turn it is, and the outcome.
    states: Vec<Value>,
    /// The digest of the last entry: shown when we come again, so that the server sees whether we know the same log.
    digest: Option<Digest>,
    /// What may be done now.
    choices: Value,
    yours: Vec<Seat>,
    /// What we asked for last, and after how many entries.
    asked: Option<(u32, Request)>,
    /// Whether we asked before the game could begin.
    waits: bool,
}

impl Program {
    fn new(orders: Orders, game: String) -> Program {
        let seed = u64::from_be_bytes(std::array::from_fn(|place| orders.secret[place]));
        let player = orders.player.map(|bot| AnyPlayer::new(bot, Setup::seeded(seed)));
        let (table, choices) = (Value::Null, Value::Null);
        Program {
            orders,
            game,
            player,
            table,
            states: Vec::new(),
            digest: None,
            choices,
            yours: Vec::new(),
            asked: None,
            waits: false,
        }
    }

    fn seen(&self) -> u32 {
        self.states.len().saturating_sub(1) as u32
    }

    /// The same for the same words: a program that was stopped and started has the same key and seeds again.
    fn derived(&self, words: &str) -> [u8; 32] {
        Sha256::new().chain_update(self.orders.secret).chain_update(&self.game).chain_update(words).finalize().into()
    }

    fn key(&self, seat: Seat) -> Result<SeatKey, Failure> {
        let digits: String = self.derived(seat.name()).iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(digits.parse()?)
    }

    /// Speaks with the server; the outcome of the game, or `None` when the connection has ended before.
    async fn converse(&mut self, mut socket: Socket) -> Result<Option<Value>, Failure> {
        let keys: Result<_, Failure> = Seat::ALL.into_iter().map(|seat| Ok((seat, self.key(seat)?))).collect();
        let (seen, digest) = (self.seen(), self.digest);
        let hello = ClientMessage::Hello { seen, digest, keys: keys?, protocol: Some(PROTOCOL), visit: None };
        let mut answers = vec![hello];
        loop {
            for answer in answers.drain(..) {
                if socket.send(Message::text(serde_json::to_string(&answer)?)).await.is_err() {
                    return Ok(None);
                }
            }
            let heard = match socket.next().await {
                Some(Ok(Message::Text(text))) => serde_json::from_str::<Value>(&text)?,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(None),
                Some(Ok(_)) => continue,
            };
            match self.hear(&heard).await? {
                Heard::Over(outcome) => return Ok(Some(outcome)),
                Heard::Say(more) => answers = more,
            }
        }
    }

    async fn hear(&mut self, heard: &Value) -> Result<Heard, Failure> {
        match heard["type"].as_str().unwrap_or_default() {
            kind @ ("snapshot" | "played") => {
                if kind == "snapshot" {
                    self.table = heard["table"].clone();
                    // The server has another past than we knew: what we asked for belongs to ours.
                    if heard["anew"] == true {
                        self.states.clear();
                        (self.digest, self.asked) = (None, None);
                    }
                    if self.states.is_empty() {
                        self.states.push(self.table["start"].clone());
                    }
                }
                self.follow(&heard["entries"]);
                if heard["more"] == true {
                    return Ok(Heard::Say(vec![ClientMessage::More { seen: self.seen() }]));
                }
                self.choices = heard["choices"].clone();
                let now = self.states.last().cloned().unwrap_or_default();
                if now["turn"]["kind"] == "over" {
                    return Ok(Heard::Over(now["outcome"].clone()));
                }
                let mut answers = Vec::new();
                if kind == "snapshot" {
                    answers.extend(self.seeds(&heard["table"]["proof"])?);
                }
                answers.extend(self.act().await?);
                Ok(Heard::Say(answers))
            }
            "seats" => {
                let of = |field: &str| serde_json::from_value::<Vec<Seat>>(heard[field].clone());
                let (yours, free) = (of("yours")?, of("free")?);
                let known = std::mem::replace(&mut self.yours, yours);
                if self.yours.is_empty() {
                    let wanted =
                        self.orders.seat.or(free.first().copied()).ok_or("nobody can sit down here any more")?;
                    if !free.contains(&wanted) {
                        return Err(format!("somebody else sits on the seat {wanted}").into());
                    }
                    let (seat, key, name) = (wanted, self.key(wanted)?, self.orders.name.clone());
                    return Ok(Heard::Say(vec![ClientMessage::Sit { seat, key, name }]));
                }
                let mut answers = Vec::new();
                if known != self.yours {
                    answers.extend(self.seeds(&self.table["proof"].clone())?);
                    answers.extend(self.act().await?);
                }
                Ok(Heard::Say(answers))
            }
            "seeds" => {
                self.table["proof"] = heard["proof"].clone();
                let mut answers = self.seeds(&heard["proof"])?;
                if heard["proof"]["ready"] == true {
                    answers.extend(self.act().await?);
                }
                Ok(Heard::Say(answers))
            }
            // Nobody is kept waiting for the consent of a program.
            "wish" if !heard["wish"].is_null() => Ok(Heard::Say(vec![ClientMessage::Decline])),
            // A game that counts begins when all have sat down, which `rated` tells.
            "refused" if heard["problem"]["kind"] == "counts" => {
                self.waits = true;
                Ok(Heard::Say(Vec::new()))
            }
            "rated" if self.waits && heard["rated"]["counting"]["kind"] != "waits" => {
                self.waits = false;
                Ok(Heard::Say(self.act().await?.into_iter().collect()))
            }
            "refused" if heard["problem"]["kind"] != "stale" => Err(said(heard)),
            // After these the server ends the connection, and we come again.
            "trouble" if !["slow", "busy", "stopping"].iter().any(|kind| heard["problem"]["kind"] == *kind) => {
                // Two who sit down at once: whoever is told that the seat is taken looks for another.
                let again =
                    self.yours.is_empty() && heard["problem"]["kind"] == "seat-taken" && self.orders.seat.is_none();
                if again { Ok(Heard::Say(Vec::new())) } else { Err(said(heard)) }
            }
            _ => Ok(Heard::Say(Vec::new())),
        }
    }

    /// Notes new entries. One that takes back leads to the position after an earlier one.
    fn follow(&mut self, entries: &Value) {
        for entry in entries.as_array().into_iter().flatten() {
            if entry["seq"].as_u64() != Some(self.states.len() as u64) {
                continue;
            }
            let after = match (entry["act"]["to"].as_u64(), &entry["change"]) {
                (Some(to), _) if entry["act"]["kind"] == "take-back" => self.states.get(to as usize),
                (_, Value::Null) => self.states.last(),
                (_, change) => Some(change),
            };
            let after = after.cloned().unwrap_or_default();
            self.states.push(after);
            self.digest = entry["digest"].as_str().and_then(|digest| digest.parse().ok());
        }
    }

    /// Our part in the dice: first all commit, then all reveal.
    fn seeds(&self, proof: &Value) -> Result<Vec<ClientMessage>, Failure> {
        let mut parts = Vec::new();
        if proof.is_null() || proof["ready"] == true {
            return Ok(parts);
        }
        let known = proof["seeds"].as_array().ok_or("the dice cannot be read")?;
        let all = known.iter().all(|part| !part["commitment"].is_null());
        for part in known {
            let seat: Seat = serde_json::from_value(part["seat"].clone())?;
            if !self.yours.contains(&seat) {
                continue;
            }
            let seed = Seed::new(self.derived(&format!("{} {}", seat.name(), proof["round"])));
            let commitment = seed.commitment(&self.game, seat);
            let part = match (&part["commitment"], &part["seed"]) {
                (Value::Null, _) => Contribution::Commit { seat, commitment },
                (_, Value::Null) if all => Contribution::Reveal { seat, seed },
                _ => continue,
            };
            parts.push(ClientMessage::Seed { part });
        }
        Ok(parts)
    }

    /// What we do now, if it is for us to do something: throw, or play an action.
    async fn act(&mut self) -> Result<Option<ClientMessage>, Failure> {
        let Some(now) = self.states.last() else { return Ok(None) };
        let seat = serde_json::from_value::<Seat>(now["turn"]["seat"].clone());
        let Some(seat) = seat.ok().filter(|seat| self.yours.contains(seat)) else { return Ok(None) };
        let request = if now["turn"]["kind"] == "chance" {
            if self.table["dice"] == "hand" {
                return Err("the dice of this table are thrown by hand, and this program has none".into());
            }
            if self.table["proof"]["ready"] != true {
                return Ok(None);
            }
            // Where hardly any throw allows anything the server makes it.
            if self.choices["vain"] == true {
                return Ok(None);
            }
            Request::Roll
        } else {
            let legal = self.choices["legal"].as_array().ok_or("the choices cannot be read")?;
            let texts: Vec<String> =
                legal.iter().filter_map(|action| action["text"].as_str().map(str::to_owned)).collect();
            // Where nothing can be done the server passes by itself.
            if texts == ["pass"] {
                return Ok(None);
            }
            Request::Act { action: self.choose(seat, &texts)? }
        };
        tokio::time::sleep(self.orders.pause).await;
        // For one state of the log there is one request, and one id: sent again, it is carried out once.
        let seen = self.seen();
        if self.asked.as_ref().is_none_or(|(after, _)| *after != seen) {
            self.asked = Some((seen, request));
        }
        let digest = self.digest;
        Ok(self.asked.clone().map(|(seen, request)| ClientMessage::Do {
            id: format!("{seat}-{seen}"),
            seen,
            digest,
            request,
        }))
    }

    fn choose(&mut self, seat: Seat, texts: &[String]) -> Result<String, Failure> {
        let Some(player) = &mut self.player else {
            let mixed = self.derived(&format!("{} {}", seat.name(), self.seen()));
            let chosen = texts.get(usize::from(mixed[0]) % texts.len().max(1));
            return Ok(chosen.ok_or("nothing can be done")?.clone());
        };
        let table = &self.table;
        let edition = table["edition"].as_u64().map_or(EDITION, |edition| edition as u32);
        let options: Vec<(String, String)> = serde_json::from_value(table["options"].clone())?;
        let options = options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        let text = self.states.last().and_then(|now| now["position"].as_str());
        let now = Beginning::of_edition(edition, table["rules"].as_str().unwrap_or_default(), options, text)?.position;
        let choice = player.think(&Situation::new(now.clone()), Limits::nodes(NODES), &mut |_| {});
        Ok(now.action_text(choice.ok_or("the player found nothing to play")?.action))
    }
}

enum Heard {
    /// The game is over.
    Over(Value),
    /// This is to be said.
    Say(Vec<ClientMessage>),
}

fn said(heard: &Value) -> Failure {
    heard["problem"]["message"].as_str().unwrap_or("the server refused without a reason").into()
}
