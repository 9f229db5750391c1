//! The server as a process of its own: stopping, a full disk, a read-only file or folder.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use ashtapada_server::store::{SqliteStore, Store};
use ashtapada_server::{Config, ServeError};
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, setrlimit};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::support::{Running, Scratch, kind};

const DATA: &str = "ASHTAPADA_PROCESS_DATA";
/// A user without any rights.
const NOBODY: u32 = 65_534;

/// Not a test of its own: the server. Each line of input sets how large a file may become, in bytes.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let Ok(data) = std::env::var(DATA) else { return };
    std::thread::spawn(|| {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            let current = line.parse().ok();
            setrlimit(Resource::Fsize, Rlimit { current, maximum: None }).unwrap();
            println!("limited to {line}");
        }
    });
    let config = Config {
        data: data.into(),
        solved: std::path::PathBuf::new(),
        database: None,
        listen: "127.0.0.1:0".parse().unwrap(),
        lan: false,
        public_url: None,
        inner: None,
        open_browser: false,
    };
    match ashtapada_server::serve(config).await {
        Ok(()) => println!("stopped"),
        Err(error) => println!("failed: {error}"),
    }
    // Like the program: whatever still runs ends with it.
    std::process::exit(0);
}

fn command(program: &Path, data: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--exact", "process::child", "--nocapture"]).env(DATA, data);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

struct Process {
    child: Child,
    server: Running,
    output: std::io::Lines<BufReader<std::process::ChildStdout>>,
    stdin: ChildStdin,
}

impl Process {
    fn start(data: &Path) -> Process {
        let mut child = command(&std::env::current_exe().unwrap(), data).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        let stdin = child.stdin.take().unwrap();
        let address =
            |line: String| -> Option<SocketAddr> { line.split_once("http://")?.1.split_once('/')?.0.parse().ok() };
        let address = output.by_ref().map_while(Result::ok).find_map(address).expect("the child says where it listens");
        Process { child, server: Running::elsewhere(address), output, stdin }
    }

    /// Sets how large a file may become.
    fn limit(&mut self, bytes: impl std::fmt::Display) {
        writeln!(self.stdin, "{bytes}").unwrap();
        let answer = format!("limited to {bytes}");
        assert!(self.output.by_ref().map_while(Result::ok).any(|line| line.ends_with(&answer)));
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }
}

/// Waits for the end of a process, but not longer than `within`.
fn ended(child: &mut Child, within: Duration) -> Option<ExitStatus> {
    let begun = Instant::now();
    loop {
        match child.try_wait().unwrap() {
            None if begun.elapsed() < within => std::thread::sleep(Duration::from_millis(20)),
            found => return found,
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn saving_recovers_when_the_disk_has_room_again() {
    let scratch = Scratch::new("process-full");
    let mut process = Process::start(&scratch.file());
    let game = process.server.soldiers(json!([])).await;
    let (mut client, _) = process.server.sit(&game).await;
    let mut acknowledged = 0;
    for round in 0..2 {
        let log = fs::metadata(scratch.join("games.db-wal")).unwrap().len();
        process.limit(log + 20_000);
        // Until the file may not grow any more.
        let (id, message) = loop {
            let id = format!("{round}-{acknowledged}");
            let message = json!({"type": "act", "id": id, "seen": client.seen, "action": client.some_action()});
            let answer = client.ask(message.clone()).await;
            match kind(&answer) {
                "done" => acknowledged += 1,
                "storage" => break (id, message),
                other => panic!("{other}: {answer}"),
            }
        };
        // Still refused, also for another game.
        assert_eq!(kind(&client.ask(message.clone()).await), "storage", "{id}");
        let asked = json!({"rules": "soldiers16-bl", "options": [], "seats": [], "dice": "fair", "position": null});
        assert_eq!(process.server.ask("POST", "/api/games", &asked.to_string()).await.0, 507);
        // With room again the same message is carried out, by the same server.
        process.limit("unlimited");
        assert_eq!(client.ask(message).await["type"], "done", "{id}");
        acknowledged += 1;
        assert_eq!(client.seen, acknowledged);
    }
    assert_eq!(process.child.try_wait().unwrap(), None);
    drop(process);
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    assert_eq!(store.log(&game, 0).await.unwrap().len(), acknowledged as usize);
}

#[tokio::test]
async fn it_stops_in_time_and_at_once_when_asked_twice() {
    let scratch = Scratch::new("process-stop");
    let mut games = Vec::new();
    for (signal, times, within) in [
        (Signal::INT, 1, Duration::from_secs(5)),
        (Signal::TERM, 1, Duration::from_secs(5)),
        (Signal::INT, 2, Duration::from_secs(2)),
    ] {
        let mut process = Process::start(&scratch.file());
        let game = process.server.soldiers(json!([])).await;
        let _watching = process.server.knock(&game).await;
        games.push(game);
        let mut half = tokio::net::TcpStream::connect(process.server.address).await.unwrap();
        let head = format!("POST /api/position HTTP/1.1\r\nHost: {}\r\nContent-Length: 9\r\n", process.server.address);
        half.write_all(format!("{head}Expect: 100-continue\r\n\r\n").as_bytes()).await.unwrap();
        // The server waits for the body from here on.
        let mut awaited = [0; 12];
        half.read_exact(&mut awaited).await.unwrap();
        assert_eq!(&awaited, b"HTTP/1.1 100");
        process.signal(signal);
        if times == 2 {
            assert_eq!(ended(&mut process.child, Duration::from_millis(400)), None, "it waits for what is under way");
            process.signal(signal);
        }
        let status = ended(&mut process.child, within);
        assert!(status.is_some_and(|status| status.success()), "{signal:?} {times}: {status:?}");
    }
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    for game in games {
        assert!(store.game(&game).await.unwrap().is_some(), "{game}");
    }
}

/// Every file of a folder with its size.
fn listing(folder: &Path) -> Vec<(PathBuf, u64)> {
    let item = |item: std::io::Result<fs::DirEntry>| {
        let item = item.unwrap();
        (item.path(), item.metadata().unwrap().len())
    };
    let mut listing: Vec<_> = fs::read_dir(folder).unwrap().map(item).collect();
    listing.sort();
    listing
}

#[tokio::test]
async fn a_read_only_file_or_folder_is_reported_at_the_start() {
    let scratch = Scratch::new("process-read-only");
    fs::set_permissions(&*scratch, fs::Permissions::from_mode(0o755)).unwrap();
    let is_superuser = fs::metadata(&*scratch).unwrap().uid() == 0;
    // The superuser may write anywhere, so another user tries, with a copy of the program that it may run.
    let program = scratch.join("program");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    for (name, of_file, of_folder) in [("file", 0o400, 0o700), ("folder", 0o600, 0o500), ("empty", 0, 0o500)] {
        let folder = scratch.join(name);
        fs::create_dir(&folder).unwrap();
        let file = folder.join("games.db");
        if of_file != 0 {
            SqliteStore::open(&file).await.unwrap().close().await;
            fs::set_permissions(&file, fs::Permissions::from_mode(of_file)).unwrap();
        }
        fs::set_permissions(&folder, fs::Permissions::from_mode(of_folder)).unwrap();
        let before = listing(&folder);
        let mut starting = command(&program, &file);
        if is_superuser {
            for path in before.iter().map(|(path, _)| path).chain([&folder]) {
                chown(path, Some(NOBODY), Some(NOBODY)).unwrap();
            }
            starting.uid(NOBODY).gid(NOBODY);
        }
        let mut child = starting.spawn().unwrap();
        if !ended(&mut child, Duration::from_secs(20)).is_some_and(|status| status.success()) {
            child.kill().unwrap();
        }
        let output = std::io::read_to_string(child.stdout.take().unwrap()).unwrap();
        child.wait().unwrap();
        let named = if name == "file" { &file } else { &folder };
        assert!(output.contains(&format!("failed: cannot use {}: ", named.display())), "{name}: {output}");
        assert!(output.contains("--data"), "{name}: {output}");
        assert_eq!(listing(&folder), before, "{name}");
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).unwrap();
    }
}

#[tokio::test]
async fn it_listens_on_loopback_only() {
    let scratch = Scratch::new("process-public");
    let at = |listen: &str| Config {
        data: scratch.join("data"),
        solved: scratch.join("solved"),
        database: None,
        listen: listen.parse().unwrap(),
        lan: false,
        public_url: None,
        inner: None,
        open_browser: false,
    };
    for public in ["0.0.0.0:0", "[::]:0", "192.0.2.1:4949", "[::ffff:192.0.2.1]:4949"] {
        let error = ashtapada_server::serve(at(public)).await.unwrap_err();
        assert!(matches!(error, ServeError::Public(..)), "{public}: {error}");
        let message = error.to_string();
        assert!(
            message.contains(public) && message.contains("--listen 127.0.0.1:") && message.contains("--lan"),
            "{message}"
        );
    }
    assert_eq!(fs::read_dir(&*scratch).unwrap().count(), 0, "nothing was made");
}
