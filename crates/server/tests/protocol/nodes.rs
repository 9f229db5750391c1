//! Several servers, as processes of their own, that share one database: people come to any of them, each game is played at
//! one of them, and goes on at another when that one is silent, dead or cut off, with everything that was acknowledged.

use std::path::PathBuf;
use std::process::Child;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ashtapada_server::Pace;
use ashtapada_server::store::{Address, Member, PostgresStore, Store};
use ashtapada_server::{Limits, Rate, Server};
use hmac::{Hmac, KeyInit, Mac};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::time::{Instant, timeout};

// The tests of the store use more of it.
#[allow(dead_code)]
#[path = "../../../store/src/postgres/cluster.rs"]
mod cluster;

use crate::accounts::browser::Browser;
use crate::accounts::device::Device;
use crate::cable::Cable;
use crate::stream::{Events, Said};
use crate::support::{Client, Running, listens, serve, spawn};
use cluster::Cluster;

const DATABASE: &str = "ASHTAPADA_NODE_DATABASE";
/// Where the other servers reach the one that is started.
const INNER: &str = "ASHTAPADA_NODE_INNER";
/// After what silence games may be taken over.
const LEASE: Duration = Duration::from_secs(3);
/// How long to wait for something that takes about a lease.
const PATIENCE: Duration = Duration::from_secs(60);

/// Not a test of its own: a server that the tests below start.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let Ok(address) = std::env::var(DATABASE) else { return };
    let address: Address = address.parse().unwrap();
    let inner = std::env::var(INNER).unwrap();
    let listener = TcpListener::bind(&inner).await.unwrap();
    let store = PostgresStore::open_as(&address, Member { lease: LEASE, inner: Some(inner) }).await.unwrap();
    let server = Server::bind_among(store.into(), listener, "127.0.0.1:0".parse().unwrap(), Pace::hurried());
    let limits = Limits { messages: Rate::FREE, ..Limits::default() };
    listens(serve(server.await.unwrap().with_limits(limits))).await;
}

struct Node {
    child: Child,
    server: Running,
    inner: Running,
}

impl Node {
    async fn start(database: &str) -> Node {
        // A free port, which nobody takes before the child does.
        let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let inner = free.local_addr().unwrap();
        drop(free);
        let (database, at) = (database.to_owned(), inner.to_string());
        let variables = [(DATABASE, database.as_ref()), (INNER, at.as_ref())];
        let (child, server) = spawn("nodes::child", &variables);
        Node { child, server, inner: Running::elsewhere(inner) }
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The socket of a database, out of its address.
fn socket(cluster: &Cluster) -> PathBuf {
    let address = cluster.address();
    let folder = address.split_once('@').unwrap().1.split_once('/').unwrap().0;
    PathBuf::from(folder.replace("%2F", "/")).join(".s.PGSQL.5432")
}

fn key(of: &str) -> String {
    if of == "south" { "a".repeat(64) } else { "b".repeat(64) }
}

/// A table for two people with screens of their own, with changes.
async fn table(node: &Node, change: Value) -> String {
    let options = json!([["firstPlayer", "south"]]);
    let mut asked = json!({"rules": "soldiers16-bl", "options": options, "dice": "fair", "apart": true});
    asked.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    node.server.new_game(asked).await
}

/// Somebody at a table, who comes again whenever the connection ends.
struct Player<'a> {
    node: &'a Node,
    game: String,
    seat: &'static str,
    client: Client,
}

impl<'a> Player<'a> {
    /// Comes and sits down.
    async fn sits(node: &'a Node, game: &str, seat: &'static str, name: &str) -> Player<'a> {
        let path = format!("/api/games/{game}/socket");
        let client = node.server.try_to_connect(&path).await.unwrap();
        let mut player = Player { node, game: game.to_owned(), seat, client };
        player.greets().await.unwrap();
        player.client.say(json!({"type": "sit", "seat": seat, "key": key(seat), "name": name})).await;
        while !player.client.hear_of("seats").await["yours"].as_array().unwrap().contains(&json!(seat)) {}
        player
    }

    /// Says who comes, and hears what is new; `None` if the connection ends.
    async fn greets(&mut self) -> Option<()> {
        let keys = json!([[self.seat, key(self.seat)]]);
        self.client.say(json!({"type": "hello", "seen": self.client.seen, "keys": keys})).await;
        while self.client.hear().await?["type"] != "snapshot" {}
        Some(())
    }

    /// Comes again, as soon as the server lets anybody in.
    async fn comes_again(&mut self) {
        let (path, begun) = (format!("/api/games/{}/socket", self.game), Instant::now());
        loop {
            assert!(begun.elapsed() < PATIENCE, "the game is still held by a server that is gone");
            if let Ok(fresh) = self.node.server.try_to_connect(&path).await {
                self.client.goes_on_with(fresh);
                if self.greets().await.is_some() {
                    return;
                }
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    async fn goes_to(self, node: &'a Node) -> Player<'a> {
        let mut player = Player { node, ..self };
        player.comes_again().await;
        player
    }

    /// Asks until there is an answer.
    async fn asks(&mut self, message: &Value) -> Value {
        loop {
            if let Some(answer) = self.client.try_ask(message).await {
                return answer;
            }
            self.comes_again().await;
        }
    }

    async fn acts(&mut self) {
        let (seen, action) = (self.client.seen, self.client.some_action());
        let answer =
            self.asks(&json!({"type": "act", "id": format!("act-{seen}"), "seen": seen, "action": action})).await;
        assert_eq!(answer["type"], "done", "{answer}");
        self.sees(seen + 1).await;
    }

    async fn sees(&mut self, entries: u32) {
        while self.client.seen < entries {
            if self.client.hear().await.is_none() {
                self.comes_again().await;
            }
        }
    }

    /// The last thing the player is told before the connection ends.
    async fn last_words(&mut self) -> Option<Value> {
        let mut last = None;
        while let Some(heard) = self.client.hear().await {
            last = Some(heard);
        }
        last
    }
}

/// Whoever has to decide acts, and everybody sees it.
async fn play(players: &mut [Player<'_>; 2], actions: u32) {
    for _ in 0..actions {
        let [south, north] = players;
        let (acting, watching) =
            if south.client.view["turn"]["seat"] == "south" { (south, north) } else { (north, south) };
        acting.acts().await;
        watching.sees(acting.client.seen).await;
    }
}

#[tokio::test]
async fn people_come_to_any_server_and_a_killed_one_is_followed_by_another() {
    let cluster = Cluster::start("nodes");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    let game = table(&one, json!({})).await;
    let mut players =
        [Player::sits(&one, &game, "south", "Anna").await, Player::sits(&two, &game, "north", "Jan").await];
    play(&mut players, 6).await;
    let path = format!("/api/games/{game}");
    assert_eq!(one.server.get(&path).await, two.server.get(&path).await);

    // Where servers reach each other nobody else is answered, whatever he says he is.
    let lines = format!("Host: {}\r\nAshtapada-From: 127.0.0.1 here 1 00\r\n", one.inner.address);
    for lines in ["", &lines] {
        let (head, body) = one.inner.ask_with("GET", &path, lines, "").await;
        assert!(head.starts_with("HTTP/1.1 403") && body.contains("by its secret"), "{head}\n{body}");
    }

    // In the middle of a game.
    one.signal(Signal::KILL);
    let [anna, jan] = players;
    let (anna, jan) = tokio::join!(anna.goes_to(&two), jan.goes_to(&two));
    let mut players = [anna, jan];
    assert_eq!(players[0].client.shown.len(), 6);
    assert_eq!(players[0].client.shown, players[1].client.shown);
    play(&mut players, 4).await;
}

/// A clock that stands while nobody is there, of a game whose server is killed: what the turn had taken until then stays taken,
/// and the time until the others may take the game over does not count.
#[tokio::test]
async fn who_takes_a_game_over_knows_what_the_running_turn_had_taken() {
    let cluster = Cluster::start("turn");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    let game = table(&one, json!({"clock": {"initial": 600, "increment": 0}})).await;
    let mut players =
        [Player::sits(&one, &game, "south", "Anna").await, Player::sits(&one, &game, "north", "Jan").await];
    let played = Instant::now();
    play(&mut players, 1).await;
    // The server notes every second that it lives.
    tokio::time::sleep(Duration::from_secs(5)).await;
    one.signal(Signal::KILL);
    let at_most = played.elapsed().as_millis() as u64;
    let [_, jan] = players;
    let jan = jan.goes_to(&two).await;
    let left = jan.client.clock["left"].as_array().unwrap().iter().find(|left| left[0] == "north").unwrap();
    let taken = 600_000 - left[1].as_u64().unwrap();
    assert!((1_000..=at_most).contains(&taken), "{taken} of at most {at_most}");
}

#[tokio::test]
async fn one_that_stood_still_finds_itself_shut_out_and_leads_its_people_to_the_other() {
    let cluster = Cluster::start("still");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    let game = table(&one, json!({})).await;
    let mut players =
        [Player::sits(&one, &game, "south", "Anna").await, Player::sits(&two, &game, "north", "Jan").await];
    play(&mut players, 2).await;
    let [mut anna, mut jan] = players;
    one.signal(Signal::STOP);
    jan.comes_again().await;
    one.signal(Signal::CONT);
    // Whatever is said to it now leads to nothing.
    let late = anna.client.some_action();
    anna.client.say(json!({"type": "act", "id": "late", "seen": 2, "action": late})).await;
    assert!(anna.last_words().await.is_none_or(|last| last["problem"]["kind"] == "moved"));
    assert_eq!(anna.client.seen, 2);
    anna.comes_again().await;
    play(&mut [anna, jan], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_is_cut_off_writes_nothing_more_until_it_comes_back() {
    let cluster = Cluster::start("cut");
    let cable = Cable::to(socket(&cluster)).await;
    let (one, two) = (Node::start(&cable.database()).await, Node::start(&cluster.address()).await);
    let game = table(&one, json!({})).await;
    let mut players =
        [Player::sits(&one, &game, "south", "Anna").await, Player::sits(&two, &game, "north", "Jan").await];
    play(&mut players, 4).await;
    let [mut anna, mut jan] = players;
    cable.pull();
    // It is on its way to the database, where it will arrive late.
    let asked = json!({"type": "act", "id": "once", "seen": 4, "action": anna.client.some_action()});
    anna.client.say(asked.clone()).await;
    let (one_hears, other_hears) = tokio::join!(anna.last_words(), jan.last_words());
    for last in [one_hears, other_hears] {
        assert_eq!(last.expect("a sentence")["problem"]["kind"], "moved");
    }
    assert_eq!((anna.client.seen, jan.client.seen), (4, 4), "nothing is shown that is not stored");
    let (mut anna, jan) = tokio::join!(anna.goes_to(&two), jan.goes_to(&two));
    assert_eq!(anna.asks(&asked).await["type"], "done");
    let mut players = [anna, jan];
    for player in &mut players {
        player.sees(5).await;
    }
    play(&mut players, 2).await;

    cable.plug_in();
    let [anna, jan] = players;
    let mut players = [anna.goes_to(&one).await, jan];
    play(&mut players, 2).await;
    let store = PostgresStore::open(&cluster.address().parse().unwrap()).await.unwrap();
    let log = store.log(&game, 0).await.unwrap();
    assert_eq!(log.len(), 9);
    assert_eq!(log.iter().filter(|entry| entry.client.as_deref() == Some("once")).count(), 1);
}

/// Somebody in the lobby who looks for others to play with.
async fn looks(node: &Node, letter: char, name: &str) -> Client {
    let mut client = node.server.try_to_connect("/api/lobby/socket").await.unwrap();
    let key = letter.to_string().repeat(64);
    client.say(json!({"type": "look", "key": key, "rules": "soldiers16-bl", "name": name, "minutes": 5})).await;
    client
}

#[tokio::test]
async fn there_is_one_lobby() {
    let cluster = Cluster::start("lobby");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    // Whoever is asked first keeps the searches.
    let (mut anna, mut jan) = (looks(&one, 'a', "Anna").await, looks(&two, 'b', "Jan").await);
    let (hers, his) = (anna.hear_of("met").await, jan.hear_of("met").await);
    assert_eq!(hers["game"], his["game"]);
    assert_ne!(hers["seat"], his["seat"]);

    // An open table is offered at both, with all who watch, and its code leads to it from both.
    let mut eve = two.server.try_to_connect("/api/lobby/socket").await.unwrap();
    let options = json!([["firstPlayer", "south"]]);
    let asked = json!({"rules": "soldiers16-bl", "options": options, "dice": "fair", "apart": true, "open": true});
    let game = one.server.new_game(asked).await;
    let _zofia = Player::sits(&one, &game, "south", "Zofia").await;
    let mut watchers = Vec::new();
    for node in [&one, &two] {
        let mut watcher = node.server.try_to_connect(&format!("/api/games/{game}/socket")).await.unwrap();
        watcher.say(json!({"type": "hello", "seen": 0})).await;
        let code = watcher.hear_of("seats").await["code"].as_str().unwrap().to_owned();
        watchers.push((watcher, code));
    }
    let is_offered = |offers: &Value| {
        let tables = offers["tables"].as_array().unwrap();
        tables.iter().any(|table| table["id"] == json!(game) && table["watching"] == 2)
    };
    while !is_offered(&eve.hear_of("offers").await) {}
    let path = format!("/api/codes/{}", watchers[0].1);
    assert_eq!(watchers[0].1, watchers[1].1);
    for node in [&one, &two] {
        let begun = Instant::now();
        while node.server.ask("GET", &path, "").await.0 != 200 {
            assert!(begun.elapsed() < PATIENCE, "the code is not known at one of the servers");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        assert_eq!(node.server.get(&path).await["id"], json!(game));
    }

    // The server that keeps the searches is killed, and another one goes on with it.
    let mut ola = looks(&two, 'c', "Ola").await;
    ola.hear_of("search").await;
    one.signal(Signal::KILL);
    while ola.hear().await.is_some() {}
    let begun = Instant::now();
    while two.server.try_to_connect("/api/lobby/socket").await.is_err() {
        assert!(begun.elapsed() < PATIENCE, "nobody keeps the searches");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Who has a seat is led there, and is nobody whom the others could meet.
    let (mut anna, mut ola, mut ewa) =
        (looks(&two, 'a', "Anna").await, looks(&two, 'c', "Ola").await, looks(&two, 'd', "Ewa").await);
    let again = anna.hear_of("met").await;
    assert_eq!((&again["game"], &again["seat"]), (&hers["game"], &hers["seat"]));
    let (one_meets, other_meets) = (ola.hear_of("met").await, ewa.hear_of("met").await);
    assert_eq!(one_meets["game"], other_meets["game"]);
    assert_ne!(one_meets["game"], hers["game"]);
}

/// Which games go on all servers know, and how they stand whoever has the database.
#[tokio::test]
async fn what_is_played_at_one_server_is_watched_from_every_other() {
    let cluster = Cluster::start("live");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    let game = table(&one, json!({"open": true})).await;
    let mut players =
        [Player::sits(&one, &game, "south", "Anna").await, Player::sits(&two, &game, "north", "Jan").await];
    play(&mut players, 1).await;
    let begun = Instant::now();
    for node in [&one, &two] {
        let turn = loop {
            let live = node.server.get("/api/live").await["tables"][0].clone();
            if live["table"]["id"] == json!(game) {
                break live["view"]["turn"].clone();
            }
            assert!(begun.elapsed() < PATIENCE, "it is not told at one of the servers");
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        assert_eq!(turn, json!({"kind": "seat", "seat": "north"}));
    }
}

/// Whichever server gave the challenge, any takes the answer, and only one does.
#[tokio::test]
async fn a_passkey_that_one_server_asked_for_is_taken_by_another() {
    let cluster = Cluster::start("ceremonies");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    let (mut here, mut there) = (Browser::new(&one.server), Browser::new(&two.server));
    let mut device = Device::new(1);
    let asked = here.get("POST", "/api/me/new", json!({"name": "Zofia"})).await;
    let credential = device.make(&asked, &there.origin());
    let made = there.get("POST", "/api/me", json!({"name": "Zofia", "credential": credential})).await;
    let asked = there.get("POST", "/api/me/session/new", json!({})).await;
    let signed = json!({"credential": device.sign(&asked, &here.origin())});
    let signed_in = here.get("POST", "/api/me/session", signed.clone()).await;
    assert_eq!(signed_in["account"]["player"], made["account"]["player"]);
    for browser in [&mut here, &mut there] {
        browser.cookie = None;
        assert_eq!(browser.refused("POST", "/api/me/session", signed.clone()).await.0, 400);
    }
}

/// Whoever signs out everywhere at one server ends what is open at the others, too: they tell each other.
#[tokio::test]
async fn signing_out_at_one_server_ends_the_sockets_at_another() {
    let cluster = Cluster::start("signing-out");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    let (mut here, mut there) = (Browser::new(&one.server), Browser::new(&two.server));
    let mut device = Device::new(1);
    here.make(&mut device, "Zofia").await;
    there.sign_in(&mut device).await;
    // A table of the other server, asked for here and there, and the lobby.
    let game = table(&two, json!({})).await;
    let path = format!("/api/games/{game}/socket");
    let mut open = Vec::new();
    for browser in [&here, &there] {
        let (server, cookie) = (browser.server, browser.cookie.clone().unwrap());
        let mut client = server.try_to_connect_as(&path, &[("cookie", &cookie)]).await.unwrap();
        client.say(json!({"type": "hello", "seen": 0})).await;
        client.hear_of("seats").await;
        open.push(client);
        let mut lobby = server.try_to_connect_as("/api/lobby/socket", &[("cookie", &cookie)]).await.unwrap();
        lobby.hear_of("offers").await;
        open.push(lobby);
    }
    let mut guest = two.server.knock(&game).await;
    guest.say(json!({"type": "hello", "seen": 0})).await;
    guest.hear_of("snapshot").await;
    here.get("DELETE", "/api/me/session?all=true", json!({})).await;
    for client in &mut open {
        let ending = async { while client.hear().await.is_some() {} };
        timeout(PATIENCE, ending).await.expect("it ends");
    }
    guest.say(json!({"type": "why", "from": "a1", "to": null})).await;
    guest.hear_of("because").await;
}

/// A stream of events is had from any server, whichever plays the game. It is refused for the moment where it would be passed
/// on a second time, and while the server that played the game is gone and nobody has taken it over.
#[tokio::test]
async fn the_events_of_a_game_are_told_by_every_server() {
    let cluster = Cluster::start("events");
    let (one, two) = (Node::start(&cluster.address()).await, Node::start(&cluster.address()).await);
    let game = table(&one, json!({})).await;
    let mut players =
        [Player::sits(&one, &game, "south", "Anna").await, Player::sits(&one, &game, "north", "Jan").await];
    let mut here = Events::open(&one.server, &game, "", "").await;
    let mut there = Events::open(&two.server, &game, "", "").await;
    play(&mut players, 4).await;
    let entries = |said: Vec<Said>| said.into_iter().filter(|(kind, ..)| kind == "entry").collect::<Vec<_>>();
    let known = entries(here.first(5).await);
    assert_eq!(known.iter().map(|(_, id, _)| id.unwrap()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(entries(there.first(5).await), known, "as they happen, over the other server");
    // From where somebody stood who comes again, to the other server than before.
    let mut again = Events::open(&two.server, &game, "", "Last-Event-ID: 2\r\n").await;
    assert_eq!(entries(again.first(3).await), known[2..]);
    drop(players);
    let path = format!("/api/games/{game}/stream");
    let is_moved = async |server: &Running, lines: &str| {
        let asking = server.ask_with("GET", &path, lines, "");
        let (head, body) = timeout(PATIENCE, asking).await.expect("a refusal, and no stream");
        assert!(head.starts_with("HTTP/1.1 503") && body.contains("moved"), "{head}\n{body}");
    };
    // As a server asks that takes this one for the owner.
    let store = PostgresStore::open(&cluster.address().parse().unwrap()).await.unwrap();
    let (secret, to) = (store.nodes().secret(), two.inner.address.to_string());
    let line = signed(&secret, &to, &path);
    is_moved(&two.inner, &line).await;
    // What was overheard is worth nothing: not again, and not at another server.
    let other = signed(&secret, &to, &path);
    for (server, line) in [(&two.inner, &line), (&one.inner, &other)] {
        let (head, _) = server.ask_with("GET", &path, line, "").await;
        assert!(head.starts_with("HTTP/1.1 403"), "{head}");
    }
    one.signal(Signal::KILL);
    is_moved(&two.server, "").await;
}

/// The header line by which a server passes a request on to another.
fn signed(secret: &[u8; 32], to: &str, path: &str) -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(1);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let from = format!("198.51.100.4 far {now} {:032x}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).unwrap();
    mac.update(format!("GET {path}\n{to}\n{from}").as_bytes());
    let digits: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("Ashtapada-From: {from} {digits}\r\n")
}
