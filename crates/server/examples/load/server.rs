//! The server under load: a process of its own with games of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A running server; it is killed, and its games removed, when this is dropped.
pub struct Server {
    child: Child,
    folder: PathBuf,
    pub address: SocketAddr,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Server {
    /// Starts it on a free port, with an empty folder of games.
    pub async fn start(program: &str) -> Result<Server, String> {
        let folder = std::env::temp_dir().join(format!("ashtapada-load-{}", std::process::id()));
        let mut child = Command::new(program)
            .args(["serve", "--no-browser", "--listen", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be started: {error}"))?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let unknown = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server { child, folder, address: address.unwrap_or(unknown) };
        if address.is_none() { Err(format!("the server does not say where it is: {line}")) } else { Ok(server) }
    }

    /// Sets up a game at one screen, with computer players at these seats and people at the others, and gives its id.
    pub async fn new_game(&self, rules: &str, bots: Value) -> Result<String, String> {
        let body = json!({"rules": rules, "options": [], "seats": bots, "dice": "fair", "position": null});
        let body = body.to_string();
        let request = format!(
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let answer = async {
            let mut stream = TcpStream::connect(self.address).await?;
            stream.write_all(request.as_bytes()).await?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await?;
            std::io::Result::Ok(answer)
        };
        let answer = answer.await.map_err(|error| format!("no game could be set up: {error}"))?;
        let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
        let created: Value = serde_json::from_str(body).map_err(|error| format!("{error}: {answer}"))?;
        created["id"].as_str().map(str::to_owned).ok_or(format!("no game could be set up: {body}"))
    }

    /// A socket at a game.
    pub async fn socket(&self, game: &str) -> Result<Socket, String> {
        let url = format!("ws://{}/api/games/{game}/socket", self.address);
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let connected = connect_async_with_config(url, Some(small), true).await;
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
