//! Two servers, as processes of their own, that share one database: each game is played at one of them, and goes on at
//! the other when that one is silent or dead, with everything that was acknowledged.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use ashtapada_server::store::{Address, PostgresStore};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use tokio_tungstenite::tungstenite;

#[path = "../../../store/src/postgres/cluster.rs"]
mod cluster;

use crate::support::{Client, Running, start};
use cluster::Cluster;

const DATABASE: &str = "ASHTAPADA_NODE_DATABASE";

/// Not a test of its own: a server that the test below starts.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let Ok(address) = std::env::var(DATABASE) else { return };
    let address: Address = address.parse().unwrap();
    let store = PostgresStore::open_with_lease(&address, Duration::from_secs(3)).await.unwrap();
    let server = start(Arc::new(store)).await;
    println!("\nlistening {}", server.address);
    // Runs as long as the parent lives: its end of the pipe is closed when it dies.
    let waits = || std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
    tokio::task::spawn_blocking(waits).await.unwrap().unwrap();
}

struct Node {
    child: Child,
    server: Running,
}

impl Node {
    fn start(cluster: &Cluster) -> Node {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "nodes::child", "--nocapture"])
            .env(DATABASE, cluster.address())
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
        Node { child, server: Running::elsewhere(address) }
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// A client at the table, if the node lets it in.
    async fn knock(&self, game: &str) -> Result<Client, tungstenite::Error> {
        let mut client = self.server.try_to_connect(&format!("/api/games/{game}/socket")).await?;
        client.say(json!({"type": "hello", "seen": 0})).await;
        client.hear_of("snapshot").await;
        Ok(client)
    }

    /// The same as soon as the node may have the game.
    async fn takes_over(&self, game: &str) -> Client {
        for _ in 0..600 {
            if let Ok(client) = self.knock(game).await {
                return client;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("a minute later the game is still held by a server that is silent");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn plays(client: &mut Client, actions: u32) {
    for _ in 0..actions {
        let action = client.some_action();
        assert_eq!(client.act(&action).await["type"], "done");
    }
}

#[tokio::test]
async fn a_game_goes_on_at_the_other_server() {
    let cluster = Cluster::start("nodes");
    let (one, two) = (Node::start(&cluster), Node::start(&cluster));
    let game = one.server.soldiers(json!([])).await;
    let (mut first, _) = one.server.sit(&game).await;
    plays(&mut first, 6).await;

    // The other one knows the game, and leaves it to its owner.
    let refused = two.knock(&game).await.err().expect("the game is played at the first server");
    assert!(matches!(&refused, tungstenite::Error::Http(answer) if answer.status() == 503), "{refused}");
    assert_eq!(two.server.ask("GET", &format!("/api/games/{game}"), "").await.0, 200);
    plays(&mut first, 1).await;

    // One that stands still is taken for dead, and finds itself shut out when it goes on.
    one.signal(Signal::STOP);
    let mut second = two.takes_over(&game).await;
    assert_eq!(second.seen, first.seen);
    plays(&mut second, 2).await;
    one.signal(Signal::CONT);
    let late = first.some_action();
    let answer = first.act(&late).await;
    assert_ne!(answer["type"], "done", "{answer}");
    plays(&mut second, 1).await;

    // One that is killed is followed by the other, which has everything that was acknowledged.
    two.signal(Signal::KILL);
    let mut third = one.takes_over(&game).await;
    assert_eq!(third.shown, second.shown);
    plays(&mut third, 1).await;
}
