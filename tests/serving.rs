//! The program as a service: what it logs, and a backup while it runs.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

const ASHTAPADA: &str = env!("CARGO_BIN_EXE_ashtapada");

// The tests of the store use more of it.
#[allow(dead_code)]
#[path = "../crates/store/src/scratch.rs"]
mod scratch;

use scratch::Scratch;

/// A server in a process of its own; killed when it is dropped.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(data: &Path, words: &[&str], level: Option<&str>) -> Serving {
        let mut command = Command::new(ASHTAPADA);
        command.args(["serve", "--no-browser", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(words);
        command.env_remove("ASHTAPADA_LOG").stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(level) = level {
            command.env("ASHTAPADA_LOG", level);
        }
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap().1.split_once('/').unwrap().0.to_owned();
        Serving { child, address }
    }

    /// The answer to a request, head and body.
    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn new_game(&self) {
        let game = r#"{"rules":"soldiers16-bl","options":[],"seats":[],"dice":"fair","position":null}"#;
        assert!(self.ask("POST", "/api/games", game).starts_with("HTTP/1.1 201"));
    }

    /// Stops it, and gives what it wrote to the standard error.
    fn stop(mut self) -> String {
        let killed = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        let mut told = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        assert!(self.child.wait().unwrap().success(), "{told}");
        told
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn back_up(data: &Path, copy: &Path) -> Output {
    Command::new(ASHTAPADA).arg("backup").arg(copy).arg("--data").arg(data).args(["--lang", "en"]).output().unwrap()
}

#[test]
fn nothing_is_logged_when_nothing_is_wrong() {
    let scratch = Scratch::new("quiet");
    let server = Serving::start(&scratch, &[], None);
    server.new_game();
    server.ask("GET", "/nothing.js", "");
    assert_eq!(server.stop(), "");
}

#[test]
fn the_log_tells_of_start_and_stop_in_fields() {
    let scratch = Scratch::new("fields");
    let server = Serving::start(&scratch, &["--log-format", "json"], Some("info"));
    let address = server.address.clone();
    let log = server.stop();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said = |message: &str| lines.iter().find(|line| line["fields"]["message"] == message).expect("it was logged");
    assert_eq!(said("serving")["fields"]["address"], address);
    assert_eq!(said("serving")["level"], "INFO");
    assert!(said("serving")["fields"]["database"].as_str().unwrap().ends_with("ashtapada.db"), "{log}");
    said("stopping");
    said("stopped");
    let server = Serving::start(&scratch, &["--log", "info"], Some("off"));
    let log = server.stop();
    assert!(log.contains("INFO") && log.contains("serving address=127.0.0.1:"), "{log}");
}

#[test]
fn a_failure_of_the_storage_is_logged() {
    let scratch = Scratch::new("failure");
    let server = Serving::start(&scratch, &[], None);
    std::fs::rename(scratch.join("ashtapada.db"), scratch.join("elsewhere.db")).unwrap();
    server.ask("GET", "/api/games", "");
    let log = server.stop();
    assert!(log.contains("ERROR") && log.contains("the storage failed") && log.contains("request=\"list\""), "{log}");
    assert!(log.contains("was deleted, moved or replaced"), "{log}");
}

#[test]
fn a_wrong_level_is_told() {
    let output = Command::new(ASHTAPADA).args(["serve", "--no-browser", "--log", "loud"]).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && told.contains("info") && told.contains("loud"), "{told}");
}

#[test]
fn games_are_backed_up_while_the_server_runs() {
    let scratch = Scratch::new("backup");
    let (data, copy) = (scratch.join("data"), scratch.join("copy.db"));
    let early = back_up(&data, &copy);
    let told = String::from_utf8_lossy(&early.stderr);
    assert!(early.status.code() == Some(1) && told.contains("There are no games at"), "{told}");
    assert!(!data.exists() && !copy.exists());
    let server = Serving::start(&data, &[], None);
    server.new_game();
    let made = back_up(&data, &copy);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let again = back_up(&data, &copy);
    let told = String::from_utf8_lossy(&again.stderr);
    assert!(again.status.code() == Some(1) && told.contains("already"), "{told}");
    // The server goes on, and another one serves the copy.
    server.new_game();
    let other = Serving::start(&copy, &[], None);
    assert!(other.ask("GET", "/readyz", "").starts_with("HTTP/1.1 200"));
    assert_eq!(other.stop() + &server.stop(), "");
}
