//! `docs/protocol.md` says what is so: what it lets clients send is read as it stands, what it lets the server say is said.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use ashtapada_server::accounts::MyGamesAsk;
use ashtapada_server::daily::protocol::DailyAsk;
use ashtapada_server::programs::NewProgram;
use ashtapada_server::protocol::{ClientMessage, Listing, PositionAsk};
use ashtapada_server::store::MemoryStore;
use ashtapada_table::NewGame;
use ashtapada_table::dice::Seed;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::rated::{ask, person};
use crate::support::{Client, Running, bot, start};

/// Longer than any answer takes.
const LONG: Duration = Duration::from_secs(60);

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// The examples of the document: what is said of each behind ```` ```json ````, and its text.
fn examples() -> Vec<(&'static str, &'static str)> {
    let mut examples = Vec::new();
    for block in DOCUMENT.split("\n```json ").skip(1) {
        let (of, rest) = block.split_once('\n').expect("a line that says what it is an example of");
        let (text, _) = rest.split_once("\n```").expect("an end of the example");
        match of {
            // One message a line.
            "client" | "server" => examples.extend(text.lines().map(|line| (of, line))),
            _ => examples.push((of, text)),
        }
    }
    assert!(examples.len() > 10, "the examples were not found");
    examples
}

/// Checks that something is read, and that nothing of it is passed over.
fn is_read<T: DeserializeOwned + Serialize>(example: &Value) {
    let read: T = serde_json::from_value(example.clone()).unwrap_or_else(|error| panic!("{error}: {example}"));
    let again = serde_json::to_value(&read).unwrap();
    for (field, value) in example.as_object().unwrap() {
        // What is left out when it is said again has its usual value.
        let usual = [json!(null), json!(false), json!([])];
        let kept = again.get(field).map_or(usual.contains(value), |kept| kept == value);
        assert!(kept, "`{field}` of {example} is read as {again}");
    }
}

#[test]
fn what_clients_send_is_read_as_the_document_says() {
    for (of, text) in examples() {
        let example: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        match of {
            "client" => is_read::<ClientMessage>(&example),
            "POST /api/games" => is_read::<NewGame>(&example),
            "POST /api/me/programs" => is_read::<NewProgram>(&example),
            "POST /api/games/{id}/listed" => is_read::<Listing>(&example),
            "POST /api/me/games" => {
                let read: MyGamesAsk = serde_json::from_value(example).unwrap();
                assert!(!read.keys.is_empty() && read.over == Some(false));
            }
            "POST /api/daily-games/{date}/{id}" => {
                let read: DailyAsk = serde_json::from_value(example).unwrap();
                assert_eq!(read.name, "Zofia");
            }
            "POST /api/position" => {
                let read: PositionAsk = serde_json::from_value(example).unwrap();
                assert!(!read.actions.is_empty());
            }
            of => assert!(of == "server" || of.starts_with("answer "), "an example of what? {of}"),
        }
    }
}

/// Checks that an example has the form of what was really said: every field is there, with a value of that kind. A list may be
/// shorter, and `"…": "…"` stands for fields that the example leaves out; without it, no field may be missing.
fn has_form(example: &Value, real: &Value, at: &str) -> Result<(), String> {
    match (example, real) {
        (Value::Object(shown), Value::Object(known)) => {
            for (field, value) in shown.iter().filter(|(field, _)| *field != "…") {
                let real = known.get(field).ok_or_else(|| format!("{at} has no `{field}`"))?;
                has_form(value, real, &format!("{at}.{field}"))?;
            }
            match known.keys().find(|field| !shown.contains_key(*field)) {
                Some(missing) if !shown.contains_key("…") => Err(format!("{at} has `{missing}`, too")),
                _ => Ok(()),
            }
        }
        (Value::Array(shown), Value::Array(known)) => shown.iter().try_for_each(|shown| {
            let mut forms = known.iter().map(|known| has_form(shown, known, at));
            // One of several forms will do; where there is none to compare with, nothing is said.
            let first = forms.next().unwrap_or(Ok(()));
            if first.is_err() && forms.any(|form| form.is_ok()) { Ok(()) } else { first }
        }),
        (Value::Null, _) | (_, Value::Null) => Ok(()),
        (example, real) if std::mem::discriminant(example) == std::mem::discriminant(real) => Ok(()),
        (example, real) => Err(format!("{at} is {real}, and not {example}")),
    }
}

/// What was really said, by the kind of message or the name of the answer.
#[derive(Default)]
struct Said(BTreeMap<String, Vec<Value>>);

impl Said {
    fn note(&mut self, of: &str, value: Value) {
        self.0.entry(of.to_owned()).or_default().push(value);
    }

    async fn hear_any(&mut self, client: &mut Client) -> Value {
        let heard = timeout(LONG, client.hear()).await.expect("an answer").expect("the line holds");
        self.note(heard["type"].as_str().unwrap(), heard.clone());
        heard
    }

    /// Listens up to a message of some kind.
    async fn hear(&mut self, client: &mut Client, kind: &str) -> Value {
        loop {
            let heard = self.hear_any(client).await;
            if heard["type"] == kind {
                return heard;
            }
        }
    }

    async fn tell(&mut self, client: &mut Client, message: Value, kind: &str) -> Value {
        client.say(message).await;
        self.hear(client, kind).await
    }
}

/// Lets a server say what it has to say to two people at a table.
async fn converse(server: &Running, said: &mut Said) {
    said.note("GET /api/here", server.get("/api/here").await);
    said.note("GET /api/me", server.get("/api/me").await);
    let seats = json!([bot("west", "level-1"), bot("east", "level-1")]);
    let asked = json!({"rules": "chaturaji-pl-solo", "seats": seats, "dice": "fair", "apart": true, "clock": {"initial": 600, "increment": 5}});
    let (_, created) = server.ask("POST", "/api/games", &asked.to_string()).await;
    let created: Value = serde_json::from_str(&created).unwrap();
    let game = created["id"].as_str().unwrap().to_owned();
    said.note("POST /api/games", created);
    let (mut anna, mut jan) = (server.knock(&game).await, server.knock(&game).await);
    for (client, seat, of) in [(&mut anna, "south", "a"), (&mut jan, "north", "b")] {
        said.tell(client, json!({"type": "hello", "seen": 0}), "snapshot").await;
        said.hear(client, "seats").await;
        said.tell(client, json!({"type": "sit", "seat": seat, "key": of.repeat(64), "name": seat}), "seats").await;
    }
    let seed = |seat: ashtapada_rules::Seat| (seat, Seed::new([seat as u8; 32]));
    for (seat, seed) in [seed(ashtapada_rules::Seat::South), seed(ashtapada_rules::Seat::North)] {
        let part = json!({"kind": "commit", "seat": seat, "commitment": seed.commitment(&game, seat)});
        let client = if seat == ashtapada_rules::Seat::South { &mut anna } else { &mut jan };
        said.tell(client, json!({"type": "seed", "part": part}), "seeds").await;
    }
    for (seat, seed) in [seed(ashtapada_rules::Seat::South), seed(ashtapada_rules::Seat::North)] {
        let client = if seat == ashtapada_rules::Seat::South { &mut anna } else { &mut jan };
        client.say(json!({"type": "seed", "part": {"kind": "reveal", "seat": seat, "seed": seed}})).await;
    }
    while said.hear(&mut anna, "seeds").await["proof"]["ready"] != true {}
    let roll = |seen: u32| json!({"type": "do", "id": format!("{seen}"), "seen": seen, "request": {"kind": "roll"}});
    said.tell(&mut anna, roll(7), "refused").await;
    said.tell(&mut anna, roll(0), "done").await;
    while jan.seen < 1 {
        said.hear(&mut jan, "played").await;
    }
    said.tell(&mut anna, json!({"type": "more", "seen": 0}), "snapshot").await;
    said.tell(&mut anna, json!({"type": "why", "from": "a1", "to": "a8"}), "because").await;
    said.tell(&mut anna, json!({"type": "tempo", "tempo": "fast"}), "tempo").await;
    said.tell(&mut anna, json!({"type": "tempo", "tempo": "paused"}), "trouble").await;
    // Where only passing is possible the server goes on by itself, and a wish may come too late.
    for id in 0.. {
        let wish = json!({"type": "do", "id": format!("wish {id}"), "seen": anna.seen, "request": {"kind": "agree"}});
        anna.say(wish).await;
        let mut answer = said.hear_any(&mut anna).await;
        while answer["id"] != format!("wish {id}") {
            answer = said.hear_any(&mut anna).await;
        }
        if answer["type"] == "noted" {
            break;
        }
    }
    said.hear(&mut jan, "wish").await;
    said.note("GET /api/games/{id}/proof", server.get(&format!("/api/games/{game}/proof")).await);
    let keys = json!({"keys": [[game, "a".repeat(64)]]}).to_string();
    let (_, games) = server.ask("POST", "/api/me/games", &keys).await;
    said.note("POST /api/me/games", serde_json::from_str(&games).unwrap());
    let (_, problem) = server.ask("GET", "/api/games/nothing", "").await;
    said.note("problem", serde_json::from_str(&problem).unwrap());
}

/// What players say to each other at an open table, where one gives up and they play on.
async fn converse_in_the_open(server: &Running, said: &mut Said) {
    let asked = json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true, "open": true});
    let game = server.new_game(asked).await;
    let (mut anna, mut jan) = (server.knock(&game).await, server.knock(&game).await);
    for (client, seat, of) in [(&mut anna, "south", "a"), (&mut jan, "north", "b")] {
        said.tell(client, json!({"type": "hello", "seen": 0}), "snapshot").await;
        said.tell(client, json!({"type": "sit", "seat": seat, "key": of.repeat(64), "name": seat}), "seats").await;
    }
    let talk = json!({"type": "talk", "talk": {"kind": "phrase", "phrase": "hello"}});
    said.tell(&mut anna, talk.clone(), "talked").await;
    let mut eve = server.knock(&game).await;
    said.tell(&mut eve, json!({"type": "hello", "seen": 0}), "snapshot").await;
    said.tell(&mut eve, talk, "watcher-talked").await;
    said.tell(&mut anna, json!({"type": "report", "seat": "north"}), "reported").await;
    let browser =
        json!({"endpoint": "https://updates.push.services.mozilla.com/x", "p256dh": "x", "auth": "x", "lang": "en"});
    said.tell(&mut anna, json!({"type": "push", "to": browser, "on": false}), "push").await;
    let draw = json!({"type": "do", "id": "d", "seen": 0, "request": {"kind": "agree"}});
    said.tell(&mut anna, draw, "noted").await;
    said.hear(&mut jan, "wish").await;
    said.tell(&mut jan, json!({"type": "decline"}), "wish").await;
    let resign = json!({"type": "do", "id": "r", "seen": 0, "request": {"kind": "resign", "seat": "south"}});
    said.tell(&mut anna, resign, "done").await;
    said.tell(&mut anna, json!({"type": "next", "further": true}), "next").await;
}

/// What is said at tables of other kinds: for one screen, with a clock that is stopped; and at a trial.
async fn converse_elsewhere(server: &Running, said: &mut Said) {
    let asked = json!({"rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": [bot("north", "level-1")],
        "dice": "fair", "clock": {"initial": 600, "increment": 5}});
    let game = server.new_game(asked.clone()).await;
    let (mut anna, _) = server.sit(&game).await;
    let action = anna.some_action();
    let seen = anna.seen;
    let act = json!({"type": "do", "id": "a", "seen": seen, "request": {"kind": "act", "action": action}});
    said.tell(&mut anna, act, "done").await;
    said.tell(&mut anna, json!({"type": "tempo", "tempo": "paused"}), "clock").await;
    let (mut trial, first) = server.try_out(json!({"type": "begin", "game": asked, "tried": []})).await;
    said.note("snapshot", first);
    said.tell(&mut trial, json!({"type": "record"}), "record").await;
    said.note("GET /api/games", server.get("/api/games").await);
}

/// A program is made, and somebody without an account sits down at a table that is to count.
async fn converse_of_ratings(server: &Running, said: &mut Said) {
    let (_, made) = ask(server, "anna", "POST", "/api/me/programs", json!({"name": "My program"})).await;
    said.note("POST /api/me/programs", made);
    let seats = json!([bot("north", "level-4")]);
    let asked = json!({"rules": "soldiers16-bl", "seats": seats, "dice": "fair", "apart": true, "rated": true});
    let game = server.new_game(asked).await;
    let mut stranger = server.knock(&game).await;
    said.tell(&mut stranger, json!({"type": "hello", "seen": 0}), "rated").await;
    let sit = json!({"type": "sit", "seat": "south", "key": "a".repeat(64), "name": "Zofia"});
    said.tell(&mut stranger, sit, "rated").await;
}

#[tokio::test]
async fn the_server_says_what_the_document_says() {
    let store = Arc::new(MemoryStore::default());
    let server = start(store.clone()).await;
    let mut said = Said::default();
    person(&store, "anna").await;
    converse_of_ratings(&server, &mut said).await;
    converse(&server, &mut said).await;
    converse_in_the_open(&server, &mut said).await;
    converse_elsewhere(&server, &mut said).await;
    for (of, text) in examples() {
        let example: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let kind = match of.strip_prefix("answer ") {
            Some(of) => of,
            None if of == "server" => example["type"].as_str().expect("a message has a type"),
            None => continue,
        };
        let real = said.0.get(kind).unwrap_or_else(|| panic!("no `{kind}` was heard to compare with {text}"));
        let mut forms: Vec<_> = real.iter().map(|real| has_form(&example, real, kind)).collect();
        assert!(forms.iter().any(Result::is_ok), "{:?}: {text}", forms.swap_remove(0));
    }
}

/// A type as it is exported for the page.
fn exported(name: &str) -> &'static str {
    let all = include_str!("../../../../web/src/generated/wire.ts");
    let (_, from_there) = all.split_once(&format!("\nexport type {name} = ")).unwrap();
    from_there.split("\nexport type ").next().unwrap()
}

/// The kinds of a closed set of messages.
fn kinds(exported: &str) -> Vec<&str> {
    let kinds: Vec<&str> = exported.split("\"type\": \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(kinds.len() > 10, "{kinds:?}");
    kinds
}

#[test]
fn every_message_and_kind_of_problem_is_in_the_document() {
    let missing = |of: &str, kind: &str| {
        let mut said = examples().into_iter().filter(|(about, _)| *about == of);
        let kind = format!("{{\"type\": \"{kind}\"");
        !said.any(|(_, line)| line.starts_with(&kind))
    };
    let unsaid: Vec<&str> =
        kinds(exported("ClientMessage")).into_iter().filter(|kind| missing("client", kind)).collect();
    assert!(unsaid.is_empty(), "docs/protocol.md has no example of what clients send: {unsaid:?}");
    let unsaid: Vec<&str> =
        kinds(exported("ServerMessage")).into_iter().filter(|kind| missing("server", kind)).collect();
    assert!(unsaid.is_empty(), "docs/protocol.md has no example of what the server says: {unsaid:?}");
    let problems = exported("ProblemKind").lines().next().unwrap();
    let unsaid = problems.split('"').skip(1).step_by(2).filter(|kind| !DOCUMENT.contains(&format!("`{kind}`")));
    let unsaid: Vec<&str> = unsaid.collect();
    assert!(unsaid.is_empty(), "docs/protocol.md does not mention the problems {unsaid:?}");
}
