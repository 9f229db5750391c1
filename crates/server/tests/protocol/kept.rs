//! What earlier versions have stored opens as it was, for ever.
//!
//! `tests/kept/<version>` has a database that a server of that version has written (`games.db`), a copy of it as `ashtapada
//! backup` makes it (`copy.db`), and what is in both (`games.tsv`). None of it is ever changed. What this version
//! stores is written anew by each run and held to the same. A version that stores something in another way than those
//! before it keeps it in a folder of its own:
//! `ASHTAPADA_KEEP=tests/kept/VERSION cargo test -p ashtapada-server --test protocol what_this_version_stores`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ashtapada_rules::{Family, Position};
use ashtapada_server::store::{SqliteStore, Store, back_up};
use ashtapada_table::record::Record;
use serde_json::{Value, json};

use crate::accounts::browser::Browser;
use crate::accounts::device::Device;
use crate::rated::{ask, enrol, hear_rated, rated, sit};
use crate::support::{Client, Running, Scratch, bot, kind, start};

/// The variable that names the folder in which what this version stores is kept: a new one.
const KEEP: &str = "ASHTAPADA_KEEP";
/// The number of the device that signs in.
const DEVICE: u8 = 7;

/// What each version has kept.
fn versions() -> Vec<PathBuf> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let items = fs::read_dir(kept).unwrap().map(|item| item.unwrap().path());
    let found: Vec<PathBuf> = items.filter(|path| path.is_dir()).collect();
    assert!(!found.is_empty());
    found
}

/// A server with a copy of a kept file, and its storage.
async fn opened(kept: &Path) -> (Scratch, Arc<dyn Store>, Running) {
    let scratch = Scratch::new("kept");
    fs::copy(kept, scratch.file()).unwrap();
    let store = SqliteStore::open(&scratch.file()).await.unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    let store: Arc<dyn Store> = Arc::new(store);
    let server = start(store.clone()).await;
    (scratch, store, server)
}

/// The fields of the lines of that kind in a table of what was stored.
fn lines<'a>(facts: &'a str, kind: &str) -> Vec<Vec<&'a str>> {
    let fields = facts.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    fields.filter(|fields| fields[0] == kind).map(|mut fields| fields.split_off(1)).collect()
}

/// What is stored, as it is shown: a line for each game, rating and report.
async fn told(store: &dyn Store, server: &Running) -> String {
    let mut facts = String::new();
    for id in store.ids(None, 999).await.unwrap() {
        facts += &game(server, &id).await;
    }
    for family in Family::ALL {
        let list = server.get(&format!("/api/ratings/{}", family.name())).await;
        for player in list["players"].as_array().unwrap() {
            let said = |field: &str| player[field].as_str().unwrap_or_default().to_owned();
            facts += &format!(
                "rating\t{}\t{}\t{}\t{}\n",
                family.name(),
                said("player"),
                said("name"),
                player["rating"]["games"]
            );
        }
    }
    for (_, report) in store.reports().reported(0, 99).await.unwrap() {
        facts += &format!("report\t{}\t{}\t{}\t{}\n", report.game, report.seat, report.name, report.reason.unwrap());
    }
    facts
}

/// A game: its id, rules, number of entries, position, result, players, and clocks.
async fn game(server: &Running, id: &str) -> String {
    let mut part = server.get(&format!("/api/games/{id}?seen=0")).await;
    let table = part["table"].clone();
    let mut entries = part["entries"].as_array().unwrap().len();
    while part["more"] == true {
        part = server.get(&format!("/api/games/{id}?seen={entries}")).await;
        entries += part["entries"].as_array().unwrap().len();
    }
    let (_, text) = server.ask("GET", &format!("/api/games/{id}/record"), "").await;
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
    let seats = record.game.position().seats();
    let outcome = record.outcome().map_or("-".to_owned(), |outcome| {
        let each = seats.iter().map(|&seat| {
            let index = seat.index();
            format!(" {seat}={}/{}", outcome.share[index], outcome.rank[index])
        });
        format!("{}{}", record.termination().unwrap(), each.collect::<String>())
    });
    let players: Vec<String> =
        seats.iter().filter_map(|&seat| Some(format!("{seat}={}", record.player(seat)?))).collect();
    let clock = record.clock().map_or("-".to_owned(), |clock| clock.to_string());
    let rules = table["rules"].as_str().unwrap();
    let position = record.game.position().text();
    format!("game\t{id}\t{rules}\t{entries}\t{position}\t{outcome}\t{}\t{clock}\n", players.join(" "))
}

async fn databases_and_copies_open_as_they_were(version: &Path) {
    let facts = fs::read_to_string(version.join("games.tsv")).unwrap();
    let stored: String =
        facts.lines().filter(|line| !line.starts_with("passkey")).map(|line| format!("{line}\n")).collect();
    assert!(lines(&facts, "game").len() > 10 && !lines(&facts, "rating").is_empty(), "{facts}");
    for name in ["games.db", "copy.db"] {
        let (_scratch, store, server) = opened(&version.join(name)).await;
        assert_eq!(told(&*store, &server).await, stored, "{} {name}", version.display());
        server.stop().await;
    }
}

async fn games_go_on(version: &Path) {
    let facts = fs::read_to_string(version.join("games.tsv")).unwrap();
    let (_scratch, store, server) = opened(&version.join("games.db")).await;
    let mut went_on = 0;
    for fields in lines(&facts, "game") {
        let [id, _, entries, _, "-", ..] = fields[..] else { continue };
        let before: u32 = entries.parse().unwrap();
        let mut client = server.knock(id).await;
        let keys = json!([["south", "a".repeat(64)], ["north", "b".repeat(64)]]);
        client.say(json!({"type": "hello", "seen": 0, "keys": keys})).await;
        while client.seen < before {
            client.hear().await.unwrap();
        }
        play(&mut client, &[], before + 2).await;
        assert!(store.log(id, before).await.unwrap().len() >= 2, "{id}");
        went_on += 1;
    }
    assert!(went_on > 4, "{went_on}");
    server.stop().await;
}

async fn whoever_is_known_is_known_again(version: &Path) {
    let facts = fs::read_to_string(version.join("games.tsv")).unwrap();
    let (_scratch, _, server) = opened(&version.join("games.db")).await;
    let passkeys = lines(&facts, "passkey");
    let [handle, name] = passkeys[0][..] else { panic!("{facts}") };
    let me = Browser::new(&server).sign_in(&mut Device::again(DEVICE, handle)).await;
    assert_eq!(me["account"]["name"], name, "{me}");
    // By the cookie of a session.
    let (_, me) = ask(&server, "anna", "GET", "/api/me", Value::Null).await;
    assert_eq!(me["account"]["name"], "anna", "{me}");
    server.stop().await;
}

#[tokio::test]
async fn kept_databases_and_copies_open_as_they_were() {
    for version in versions() {
        databases_and_copies_open_as_they_were(&version).await;
    }
}

#[tokio::test]
async fn kept_games_go_on() {
    for version in versions() {
        games_go_on(&version).await;
    }
}

#[tokio::test]
async fn whoever_is_known_to_a_kept_database_is_known_again() {
    for version in versions() {
        whoever_is_known_is_known_again(&version).await;
    }
}

/// What this version stores can be kept: all that is asked of what earlier ones have kept is true of it.
#[tokio::test]
async fn what_this_version_stores_opens_as_it_was() {
    let stored = Scratch::new("stored");
    write(&stored).await;
    databases_and_copies_open_as_they_were(&stored).await;
    games_go_on(&stored).await;
    whoever_is_known_is_known_again(&stored).await;
    if let Some(folder) = std::env::var_os(KEEP) {
        keep(&stored, Path::new(&folder));
    }
}

/// Copies what was written into a folder that is not there yet.
fn keep(stored: &Path, folder: &Path) {
    fs::create_dir(folder).expect("what is kept is never changed: a new version has a folder of its own");
    for file in fs::read_dir(stored).unwrap().map(|item| item.unwrap()) {
        fs::copy(file.path(), folder.join(file.file_name())).unwrap();
    }
}

/// Plays until there are so many entries, at random in the seats of people.
async fn play(client: &mut Client, computers: &[&str], entries: u32) {
    while client.seen < entries && client.turn() != "over" {
        let is_computers = computers.iter().any(|seat| client.view["turn"]["seat"] == *seat);
        if client.turn() == "chance" && !is_computers {
            let rolled = client.ask(json!({"type": "roll"})).await;
            if kind(&rolled) == "hand-dice" {
                let thrown = json!({"type": "enter-throw", "throw": client.view["throws"][0]["throw"]});
                assert_eq!(client.ask(thrown).await["type"], "done");
            }
        } else if is_computers || client.goes_on() {
            client.hear_of("played").await;
        } else {
            let action = client.some_action();
            assert_eq!(client.act(&action).await["type"], "done", "{action}");
        }
    }
}

/// Tables for one screen: games that go on, and games that ended in every way.
async fn at_one_screen(server: &Running) {
    let clock = json!({"initial": 600, "increment": 5});
    let table = async |rules: &str, options: Value, seats: Value, clock: &Value| {
        let asked = json!({"rules": rules, "options": options, "seats": seats, "dice": "fair", "clock": clock});
        let game = server.new_game(asked).await;
        server.sit(&game).await.0
    };
    let people = |name: &str| json!([{"seat": "south", "player": {"kind": "human", "name": name}}]);
    for (rules, entries, end) in [
        ("chaturaji-pl-solo", 40, json!({"type": "agree"})),
        ("chaturaji-pl-team", 40, json!({"type": "resign", "seat": "west"})),
        ("chaturaji-wikipedia", 30, Value::Null),
        ("chaturaji-pl-nodice", 20, Value::Null),
        ("caturanga-cz", 30, Value::Null),
        ("peralikatuma-bl", 20, json!({"type": "resign", "seat": "south"})),
        ("cows-leopards-bl", 25, Value::Null),
        ("shatranj", 20, json!({"type": "agree"})),
        ("chess", 20, Value::Null),
    ] {
        let clock = if entries == 30 { &clock } else { &Value::Null };
        let mut client = table(rules, json!([]), people("Zofia “Żółć”"), clock).await;
        play(&mut client, &[], entries).await;
        for request in [json!({"type": "take-back"}), end].into_iter().filter(|request| !request.is_null()) {
            assert_eq!(client.ask(request).await["type"], "done", "{rules}");
        }
    }
    // Over by its rules, with other options and a computer player.
    let options = json!([["target", "2"], ["firstPlayer", "south"]]);
    let mut client = table("soldiers16-bl", options, json!([bot("north", "level-1")]), &Value::Null).await;
    play(&mut client, &["north"], 400).await;
    assert_eq!(client.turn(), "over");
    // From a position, after moves, with throws by hand.
    let placed = json!({"rules": "vilac-9506", "dice": "hand", "position": "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1", "actions": ["e1e2"]});
    let mut client = server.sit(&server.new_game(placed).await).await.0;
    play(&mut client, &[], 6).await;
    let by_hand = json!({"rules": "chaturaji-biruni", "dice": "hand", "options": [["firstPlayer", "south"]]});
    let mut client = server.sit(&server.new_game(by_hand).await).await.0;
    play(&mut client, &[], 8).await;
}

/// Tables of players with screens of their own: one that goes on, by days; one at which somebody was reported; and one that
/// counted.
async fn together(server: &Running) {
    let days = json!({"initial": 259_200, "increment": 0, "kind": "turn"});
    for (open, clock) in [(false, days), (true, json!({"initial": 600, "increment": 5}))] {
        let options = json!([["firstPlayer", "south"]]);
        let asked = json!({"rules": "soldiers16-bl", "options": options, "dice": "fair", "apart": true, "open": open, "clock": clock});
        let game = server.new_game(asked).await;
        let mut anna = server.knock(&game).await;
        anna.say(json!({"type": "hello", "seen": 0})).await;
        anna.sit_down("south", "a", "Anna").await;
        let mut jan = server.knock(&game).await;
        jan.say(json!({"type": "hello", "seen": 0})).await;
        jan.sit_down("north", "b", "Jan").await;
        assert_eq!(anna.act("c4-c5").await["type"], "done");
        jan.hear_of("played").await;
        assert_eq!(jan.act("g6-g5").await["type"], "done");
        if open {
            jan.say(json!({"type": "report", "seat": "south", "reason": "name"})).await;
            jan.hear_of("reported").await;
            assert_eq!(jan.ask(json!({"type": "resign", "seat": "north"})).await["type"], "done");
        }
    }
    let game = rated(server, "vilac-9506", json!([])).await;
    let mut anna = sit(server, &game, "anna", "south", "a").await;
    let mut jan = sit(server, &game, "jan", "north", "b").await;
    for (annas, action) in [(true, "e2e4"), (false, "e7e5"), (true, "g1f3")] {
        let (mover, waiter) = if annas { (&mut anna, &mut jan) } else { (&mut jan, &mut anna) };
        assert_eq!(mover.act(action).await["type"], "done");
        waiter.hear_of("played").await;
    }
    assert_eq!(jan.ask(json!({"type": "resign", "seat": "north"})).await["type"], "done");
    hear_rated(&mut anna, |rated| rated["seats"][0]["change"].is_i64()).await;
}

/// Writes what a server of this version stores into a folder.
async fn write(folder: &Path) {
    let scratch = Scratch::new("keeping");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&scratch.file()).await.unwrap());
    let server = start(store.clone()).await;
    let mut device = Device::new(DEVICE);
    let name = "Zofia Żółć";
    Browser::new(&server).make(&mut device, name).await;
    enrol(&*store, "anna").await;
    enrol(&*store, "jan").await;
    at_one_screen(&server).await;
    together(&server).await;
    let facts = format!("{}passkey\t{}\t{name}\n", told(&*store, &server).await, device.handle());
    fs::write(folder.join("games.tsv"), facts).unwrap();
    back_up(&scratch.file(), &folder.join("copy.db")).await.unwrap();
    server.stop().await;
    fs::copy(scratch.file(), folder.join("games.db")).unwrap();
}
