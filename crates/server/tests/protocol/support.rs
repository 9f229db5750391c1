//! A server to talk to, and a client that talks like a browser ([`Client`]).

mod client;

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use ashtapada_server::Pace;
use ashtapada_server::store::{MemoryStore, SqliteStore, Store};
use ashtapada_server::{Limits, Rate, Server};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderName;
use tokio_tungstenite::tungstenite::{self, Message};

pub use client::Client;
pub use scratch::Scratch;

#[path = "../../../store/src/scratch.rs"]
mod scratch;

/// A server on a free port of this computer.
pub struct Running {
    pub address: SocketAddr,
    stopping: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

pub async fn start(store: Arc<dyn Store>) -> Running {
    start_at(store, Pace::hurried()).await
}

pub async fn start_at(store: Arc<dyn Store>, pace: Pace) -> Running {
    start_with(store, pace, Limits { messages: Rate::FREE, ..Limits::default() }).await
}

pub async fn start_with(store: Arc<dyn Store>, pace: Pace, limits: Limits) -> Running {
    serve(Server::bind(store, "127.0.0.1:0".parse().unwrap(), pace).await.unwrap().with_limits(limits))
}

pub fn serve(server: Server) -> Running {
    let address = server.address().unwrap();
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(async move {
        server
            .run(async {
                let _ = stopped.await;
            })
            .await
            .unwrap();
    });
    Running { address, stopping: Some((stop, task)) }
}

pub async fn in_memory() -> Running {
    start(Arc::new(MemoryStore::default())).await
}

pub async fn on_file(path: &Path) -> Running {
    start(Arc::new(SqliteStore::open(path).await.unwrap())).await
}

/// A server in a process of its own, which can be killed: the test of that name, run alone with a variable set. It says
/// where it listens (see [`listens`]).
pub fn spawn(test: &str, variables: &[(&str, &OsStr)]) -> (Child, Running) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines
        .map_while(Result::ok)
        .find_map(|line| line.strip_prefix("listening ").and_then(|address| address.parse().ok()))
        .expect("the child says where it listens");
    (child, Running::elsewhere(address))
}

/// What such a process does: it says where it listens, and serves as long as whoever started it lives.
pub async fn listens(server: Running) {
    println!("\nlistening {}", server.address);
    // The other end of the pipe is closed when the parent dies.
    let waits = || std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
    tokio::task::spawn_blocking(waits).await.unwrap().unwrap();
}

impl Running {
    /// A server that runs in another process.
    pub fn elsewhere(address: SocketAddr) -> Running {
        Running { address, stopping: None }
    }

    pub async fn stop(self) {
        if let Some((stop, task)) = self.stopping {
            let _ = stop.send(());
            task.await.unwrap();
        }
    }

    /// Status and body of a request.
    pub async fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let (head, body) = self.ask_with(method, path, "", body).await;
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body)
    }

    /// Head and body of a request with further header lines (each ending in CRLF).
    pub async fn ask_with(&self, method: &str, path: &str, lines: &str, body: &str) -> (String, String) {
        let host = if lines.contains("Host:") { String::new() } else { format!("Host: {}\r\n", self.address) };
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{host}{lines}Connection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        // Whatever a test asks for: who is refused for the moment is told when to come again.
        let later = head.lines().any(|line| line.starts_with("retry-after: "));
        let for_now = ["HTTP/1.1 429", "HTTP/1.1 503"].iter().any(|status| head.starts_with(status));
        assert_eq!(later, for_now, "{head}");
        (head.to_owned(), body.to_owned())
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, body) = self.ask("GET", path, "").await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Sets up a table and gives its id.
    pub async fn new_game(&self, asked: Value) -> String {
        let (status, body) = self.ask("POST", "/api/games", &asked.to_string()).await;
        assert_eq!(status, 201, "{body}");
        serde_json::from_str::<Value>(&body).unwrap()["id"].as_str().unwrap().to_owned()
    }

    pub async fn soldiers(&self, seats: Value) -> String {
        self.new_game(json!({
            "rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": seats, "dice": "fair", "position": null,
        }))
        .await
    }

    /// A client at a table, with the snapshot it got.
    pub async fn sit(&self, game: &str) -> (Client, Value) {
        let mut client = self.knock(game).await;
        client.say(json!({"type": "hello", "seen": 0})).await;
        let snapshot = client.hear_of("snapshot").await;
        client.add_seeds(game, &snapshot["table"]["proof"]).await;
        (client, snapshot)
    }

    /// A client that has sat down, with the key of that digit and without a name.
    pub async fn sit_down(&self, game: &str, seat: &str, of: &str) -> Client {
        let mut client = self.knock(game).await;
        client.say(json!({"type": "hello", "seen": 0})).await;
        client.sit_down(seat, of, "").await;
        client
    }

    /// A client that reconnects, knowing what `before` knew.
    pub async fn sit_again(&self, game: &str, before: Client) -> (Client, Value) {
        let Client { seen, shown, states, .. } = before;
        let mut client = Client { seen, shown, states, ..self.knock(game).await };
        client.say(client.hello()).await;
        let snapshot = client.hear_of("snapshot").await;
        (client, snapshot)
    }

    /// A client that reconnects over a connection that may fail, and gets all that came meanwhile.
    ///
    /// # Errors
    /// The connection fails: the client, with what it knows by then.
    pub async fn try_sit_again(&self, game: &str, before: Client) -> Result<Client, Client> {
        let Ok((socket, _)) = connect_async(format!("ws://{}/api/games/{game}/socket", self.address)).await else {
            return Err(before);
        };
        let mut client = Client { socket, ..before };
        let mut message = client.hello();
        loop {
            if client.socket.send(Message::text(message.to_string())).await.is_err() {
                return Err(client);
            }
            let snapshot = loop {
                match client.hear().await {
                    Some(heard) if heard["type"] == "snapshot" => {
                        assert_eq!(heard["anew"], Value::Null, "what was known is what happened");
                        break heard;
                    }
                    Some(_) => {}
                    None => return Err(client),
                }
            };
            if snapshot["more"] != true {
                return Ok(client);
            }
            message = json!({"type": "more", "seen": client.seen});
        }
    }

    /// A client that has not said hello.
    pub async fn knock(&self, game: &str) -> Client {
        self.connect(&format!("/api/games/{game}/socket")).await
    }

    /// A client in the lobby.
    pub async fn lobby(&self) -> Client {
        self.connect("/api/lobby/socket").await
    }

    /// A client at a trial, with the first message it gets.
    pub async fn try_out(&self, begin: Value) -> (Client, Value) {
        let client = self.connect("/api/trial/socket").await;
        Running::begin(client, begin).await
    }

    /// A client that branches off a game it knows, after one of its entries, with the first message it gets.
    pub async fn leave(&self, known: &Client, game: &str, after: u32, tried: Value) -> (Client, Value) {
        let mut client = self.connect("/api/trial/socket").await;
        client.seen = after;
        client.states = known.states[..=after as usize].to_vec();
        Running::begin(client, json!({"type": "branch", "game": game, "after": after, "tried": tried})).await
    }

    async fn begin(mut client: Client, begin: Value) -> (Client, Value) {
        client.say(begin).await;
        let first = client.hear().await.expect("an answer");
        (client, first)
    }

    async fn connect(&self, path: &str) -> Client {
        self.try_to_connect(path).await.unwrap()
    }

    /// A client that the server lets in, or what it says instead.
    pub async fn try_to_connect(&self, path: &str) -> Result<Client, tungstenite::Error> {
        self.try_to_connect_as(path, &[]).await
    }

    /// The same with further header lines.
    pub async fn try_to_connect_as(&self, path: &str, lines: &[(&str, &str)]) -> Result<Client, tungstenite::Error> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        for (name, value) in lines {
            request.headers_mut().insert(HeaderName::from_bytes(name.as_bytes()).unwrap(), value.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        let (view, clock) = (Value::Null, Value::Null);
        Ok(Client { socket, seen: 0, view, clock, shown: Vec::new(), states: Vec::new() })
    }
}

pub fn kind(answer: &Value) -> &str {
    answer["problem"]["kind"].as_str().unwrap_or_else(|| answer["type"].as_str().unwrap())
}

pub fn human(seat: &str) -> Value {
    json!({"seat": seat, "player": {"kind": "human", "name": ""}})
}

pub fn bot(seat: &str, bot: &str) -> Value {
    json!({"seat": seat, "player": {"kind": "bot", "bot": bot}})
}
