//! The server under load: a process of its own with games of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::{Builder, TempDir};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderMap, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A running server; it is killed, and its games removed, when this is dropped.
pub struct Server {
    child: Child,
    /// Its games.
    _folder: TempDir,
    pub address: SocketAddr,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// The name under which a site answers.
    pub const HOST: &str = "play.example.org";

    /// Starts it on a free port, with an empty folder of games.
    pub async fn start(program: &str) -> Result<Server, String> {
        Server::start_with(program, &[])
    }

    /// The same as a site behind a proxy, whose part whoever asks plays.
    pub async fn start_site(program: &str) -> Result<Server, String> {
        Server::start_with(program, &["--public-url", &format!("https://{}", Server::HOST)])
    }

    fn start_with(program: &str, more: &[&str]) -> Result<Server, String> {
        let folder = Builder::new().prefix("ashtapada-load-").tempdir();
        let folder = folder.map_err(|error| format!("no folder for its games: {error}"))?;
        let mut child = Command::new(program)
            .args(["serve", "--no-browser", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be started: {error}"))?;
        let unknown = SocketAddr::from(([127, 0, 0, 1], 0));
        let out = child.stdout.take();
        let mut server = Server { child, _folder: folder, address: unknown };
        let lines = out.into_iter().flat_map(|out| BufReader::new(out).lines().map_while(Result::ok));
        // Behind a proxy it says so in the second line.
        for line in lines.take(2) {
            let mut words = line.split(|letter: char| letter.is_whitespace() || letter == '/');
            if let Some(address) = words.find_map(|word| word.parse().ok()) {
                server.address = address;
                return Ok(server);
            }
        }
        Err("the server does not say where it is".to_owned())
    }

    /// Sets up a game at one screen, with computer players at these seats and people at the others, and gives its id.
    pub async fn new_game(&self, rules: &str, bots: Value) -> Result<String, String> {
        let asked = json!({"rules": rules, "options": [], "seats": bots, "dice": "fair", "position": null});
        created(self.ask("POST", "/api/games", None, &asked.to_string()).await?)
    }

    /// Sets up a game of a site from an address, and gives its id.
    pub async fn new_game_from(&self, ip: &str, asked: &Value) -> Result<String, String> {
        created(self.ask("POST", "/api/games", Some(ip), &asked.to_string()).await?)
    }

    /// The status and the body of a request, as the proxy of a site passes it on for an address or from this computer.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        from: Option<&str>,
        body: &str,
    ) -> Result<(String, String), String> {
        match from {
            Some(ip) => Server::ask_at(self.address, method, path, ip, body).await,
            None => ask(self.address, method, path, &format!("Host: {}\r\n", self.address), body).await,
        }
    }

    /// The same for an address, at a server that is not at hand.
    pub async fn ask_at(
        server: SocketAddr,
        method: &str,
        path: &str,
        ip: &str,
        body: &str,
    ) -> Result<(String, String), String> {
        let lines = format!("Host: {}\r\nX-Forwarded-For: {ip}\r\n", Server::HOST);
        ask(server, method, path, &lines, body).await
    }

    /// A socket at a game.
    pub async fn socket(&self, game: &str) -> Result<Socket, String> {
        self.connect(&format!("/api/games/{game}/socket"), |_| {}).await
    }

    /// A socket of a site from an address.
    pub async fn socket_from(&self, path: &str, ip: &str) -> Result<Socket, String> {
        let ip = ip.parse().map_err(|_| format!("`{ip}` is no address"))?;
        let through = |headers: &mut HeaderMap| {
            headers.insert("host", HeaderValue::from_static(Server::HOST));
            headers.insert("x-forwarded-for", ip);
        };
        self.connect(path, through).await
    }

    async fn connect(&self, path: &str, change: impl FnOnce(&mut HeaderMap)) -> Result<Socket, String> {
        let request = format!("ws://{}{path}", self.address).into_client_request();
        let mut request = request.map_err(|error| error.to_string())?;
        change(request.headers_mut());
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let connected = connect_async_with_config(request, Some(small), true).await;
        connected.map(|(socket, _)| socket).map_err(|error| format!("no socket could be opened: {error}"))
    }

    /// How much memory it uses, in bytes; 0 where the system does not tell.
    pub fn memory(&self) -> u64 {
        let told = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let kilobytes =
            told.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().split(' ').next()?.parse().ok());
        kilobytes.unwrap_or(0) * 1024
    }
}

/// The id of a game that was set up.
fn created((status, body): (String, String)) -> Result<String, String> {
    let created: Value = serde_json::from_str(&body).map_err(|error| format!("{error}: {status} {body}"))?;
    created["id"].as_str().map(str::to_owned).ok_or(format!("no game could be set up: {body}"))
}

/// The status and the body of a request with these header lines.
async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    lines: &str,
    body: &str,
) -> Result<(String, String), String> {
    let request = format!(
        "{method} {path} HTTP/1.1\r\n{lines}Connection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = async {
        let mut stream = TcpStream::connect(server).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        std::io::Result::Ok(answer)
    };
    let answer = answer.await.map_err(|error| format!("{method} {path} is not answered: {error}"))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    Ok((head.split(' ').nth(1).unwrap_or_default().to_owned(), body.to_owned()))
}
