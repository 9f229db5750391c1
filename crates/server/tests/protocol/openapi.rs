//! The OpenAPI document: whether it has all routes, is well formed, and tells what the server really says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ashtapada_table::rulebook::DailyGame;
use serde_json::{Value, json};

use crate::accounts::browser::Browser;
use crate::accounts::device::Device;
use crate::support::{Running, in_memory};

/// The routes of the code, as `get /api/here`.
fn routes(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            routes(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for rest in text.split(".route(").skip(1) {
            let (route, handlers) = rest.trim_start().trim_start_matches('"').split_once('"').unwrap();
            // Files of the page are no part of the protocol.
            if route.starts_with("/parts/") {
                continue;
            }
            // Up to the end of the call.
            let mut depth = 1;
            let call: String = handlers
                .chars()
                .take_while(|letter| {
                    depth += i32::from(*letter == '(') - i32::from(*letter == ')');
                    depth > 0
                })
                .collect();
            let api = if matches!(route, "/healthz" | "/readyz" | "/metrics") { "" } else { "/api" };
            for method in ["get", "post", "put", "delete", "patch"] {
                let names = |before: &str| call.contains(&format!("{before}{method}("));
                if names(" ") || names(".") || names("\n") {
                    found.insert(format!("{method} {api}{route}"));
                }
            }
        }
    }
}

#[tokio::test]
async fn every_route_is_in_the_document_and_the_other_way_round() {
    let server = in_memory().await;
    let document = server.get("/api/openapi.json").await;
    let mut there = BTreeSet::new();
    routes(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut there);
    assert!(there.len() > 20, "{there:?}");
    let mut told = BTreeSet::new();
    for (path, ways) in document["paths"].as_object().unwrap() {
        told.extend(ways.as_object().unwrap().keys().map(|method| format!("{method} {path}")));
    }
    let protocol = include_str!("../../../../docs/protocol.md");
    let serving = include_str!("../../../../docs/serving.md");
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(protocol.contains(path.as_str()) || serving.contains(path.as_str()), "docs/protocol.md lacks {path}");
    }
    let unsaid: Vec<_> = there.difference(&told).collect();
    assert!(unsaid.is_empty(), "add to `WAYS` in openapi.rs: {unsaid:?}");
    let gone: Vec<_> = told.difference(&there).collect();
    assert!(gone.is_empty(), "`WAYS` in openapi.rs has what is not there: {gone:?}");
}

#[tokio::test]
async fn the_document_is_well_formed() {
    let server = in_memory().await;
    let (status, text) = server.ask("GET", "/api/openapi.json", "").await;
    assert_eq!(status, 200);
    let spec = oas3::from_json(&text).expect("an OpenAPI document of version 3.1");
    assert_eq!(spec.validate_version().unwrap().minor, 1);
    let names: BTreeSet<_> = spec.operations().map(|(_, _, operation)| operation.operation_id.clone()).collect();
    assert_eq!(names.len(), spec.operations().count(), "operations have names of their own");
    let document: Value = serde_json::from_str(&text).unwrap();
    let mut places = Vec::new();
    references(&document, &mut places);
    assert!(places.len() > 100);
    for place in places {
        assert!(document.pointer(place.trim_start_matches('#')).is_some(), "{place} is nowhere");
    }
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// Checks a value against a schema of the document.
fn check(document: &Value, schema: &Value, value: &Value, of: &str) {
    let whole = json!({"components": document["components"], "allOf": [schema]});
    let validator = jsonschema::validator_for(&whole).unwrap();
    let errors: Vec<String> =
        validator.iter_errors(value).take(3).map(|error| format!("{error} at {}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{of}: {errors:?}");
}

/// Asks for a path of the document, and checks the answer.
async fn answered(server: &Running, document: &Value, way: &str, path: &str, body: Value) -> Value {
    let (method, of) = way.split_once(' ').unwrap();
    let operation = &document["paths"][of][method];
    if !body.is_null() && !body.is_string() {
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        check(document, schema, &body, &format!("what is sent to {way}"));
    }
    let text = match &body {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        body => body.to_string(),
    };
    let (head, answer) = server.ask_with(&method.to_uppercase(), path, "", &text).await;
    fits(document, way, &head, &answer)
}

/// Checks the answer of a way in, which must not be a refusal, against what the document says of such a status.
fn fits(document: &Value, way: &str, head: &str, answer: &str) -> Value {
    let (method, of) = way.split_once(' ').unwrap();
    let status = head.split(' ').nth(1).unwrap();
    assert!(status.starts_with('2'), "{way} answers {status}: {answer}");
    let told = &document["paths"][of][method]["responses"][status];
    assert!(told.is_object(), "{way} answers {status}: {answer}");
    match &told["content"]["application/json"]["schema"] {
        Value::Null => {
            let kind = head.lines().find_map(|line| line.strip_prefix("content-type: ")).unwrap_or_default();
            match told["content"].as_object().unwrap().keys().next() {
                None => assert_eq!(answer, "", "{way}"),
                Some(documented) => assert!(kind.starts_with(documented), "{way}: {kind} for {documented}"),
            }
            Value::from(answer)
        }
        schema => {
            let answer = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{way}: {error}: {answer}"));
            check(document, schema, &answer, way);
            answer
        }
    }
}

#[tokio::test]
async fn what_the_server_says_is_as_the_document_says() {
    let server = in_memory().await;
    let document = server.get("/api/openapi.json").await;
    let ask = async |way: &str, path: &str, body: Value| answered(&server, &document, way, path, body).await;
    for path in ["/api/here", "/api/catalogue", "/api/moments", "/api/throws", "/api/games", "/api/live"] {
        ask(&format!("get {path}"), path, Value::Null).await;
    }
    for (of, id) in [
        ("/api/rules/{id}", "caturanga-cz"),
        ("/api/rules/{id}", "vilac-9506"),
        ("/api/guided/{id}", "soldiers16-bl"),
        ("/api/openings/{id}", "chaturaji-pl-solo"),
        ("/api/daily/{date}", "2026-11-22"),
        ("/api/daily/{date}", "today"),
        ("/api/daily-games/{date}", "today"),
        ("/api/rush/{number}", "7"),
        ("/api/ratings/{family}", "four-kings"),
        ("/api/ratings/players/{player}", "bot:level-5"),
    ] {
        let path = format!("{}/{id}", of.rsplit_once('/').unwrap().0);
        ask(&format!("get {of}"), &path, Value::Null).await;
    }
    let asked = json!({"key": "07".repeat(32), "name": "Zofia"});
    ask("get /api/daily/{date}/past", "/api/daily/2026-11-22/past", Value::Null).await;
    let mut tables = Vec::new();
    for game in DailyGame::all().iter().map(|game| &game.id) {
        let (of, path) = ("/api/daily-games/{date}/{id}", format!("/api/daily-games/today/{game}"));
        let id = ask(&format!("post {of}"), &path, asked.clone()).await["id"].as_str().unwrap().to_owned();
        ask(&format!("get {of}"), &format!("{path}?at={id}"), Value::Null).await;
        tables.push(id);
    }
    // The first has dice.
    let id = tables.swap_remove(0);
    ask("get /api/games/{id}", &format!("/api/games/{id}"), Value::Null).await;
    ask("get /api/games/{id}/proof", &format!("/api/games/{id}/proof"), Value::Null).await;
    let asked = json!({"rules": "soldiers16-bl", "options": [["obligation", "none"]], "actions": ["e4-e5"]});
    ask("post /api/position", "/api/position", asked).await;
    ask("post /api/draft", "/api/draft", json!({"rules": "chaturaji-pl-team"})).await;
    ask("post /api/looks", "/api/looks", json!(["Anna"])).await;
    for game in [
        json!({"rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "dice": "fair",
            "clock": {"initial": 600, "increment": 5}}),
        json!({"rules": "chaturaji-pl-solo", "dice": "fair"}),
    ] {
        let id = ask("post /api/games", "/api/games", game).await["id"].as_str().unwrap().to_owned();
        let (mut client, _) = server.sit(&id).await;
        if client.turn() == "seat" {
            for _ in 0..10 {
                let action = client.some_action();
                assert_eq!(client.act(&action).await["type"], "done");
            }
        }
        ask("get /api/games/{id}", &format!("/api/games/{id}"), Value::Null).await;
        let (_, record) = server.ask("GET", &format!("/api/games/{id}/record"), "").await;
        if client.turn() == "chance" {
            ask("get /api/games/{id}/proof", &format!("/api/games/{id}/proof"), Value::Null).await;
        }
        ask("post /api/record", "/api/record", Value::String(record)).await;
    }
    let apart = json!({"rules": "chaturaji-pl-team", "dice": "fair", "apart": true, "open": true, "help": true});
    let id = ask("post /api/games", "/api/games", apart).await["id"].as_str().unwrap().to_owned();
    ask("get /api/games/{id}", &format!("/api/games/{id}"), Value::Null).await;
}

/// Somebody who is signed in, and what was asked so far.
struct Signed<'a> {
    browser: Browser<'a>,
    document: &'a Value,
    asked: BTreeSet<String>,
}

impl Signed<'_> {
    /// Asks for a path of the document, and checks the answer.
    async fn asks(&mut self, way: &str, path: &str, body: Value) -> Value {
        let (method, of) = way.split_once(' ').unwrap();
        let operation = &self.document["paths"][of][method];
        match &operation["requestBody"]["content"]["application/json"]["schema"] {
            Value::Null => assert!(body.is_null(), "{way} takes nothing"),
            schema => check(self.document, schema, &body, &format!("what is sent to {way}")),
        }
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let (_, head, answer) = self.browser.ask(&method.to_uppercase(), path, &text).await;
        self.asked.insert(way.to_owned());
        fits(self.document, way, &head, &answer)
    }

    /// The same where it has to be refused, with what the document says of refusals.
    async fn is_refused(&mut self, way: &str, path: &str, body: Value) -> (u16, String) {
        let (method, of) = way.split_once(' ').unwrap();
        let (status, _, answer) = self.browser.ask(&method.to_uppercase(), path, &body.to_string()).await;
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(
            self.document["paths"][of][method]["responses"]["default"]["$ref"], "#/components/responses/Problem",
            "{way}"
        );
        let problem = &self.document["components"]["responses"]["Problem"]["content"]["application/json"]["schema"];
        check(self.document, problem, &answer, way);
        (status, answer["kind"].as_str().unwrap().to_owned())
    }
}

#[tokio::test]
async fn what_it_says_of_accounts_and_programs_is_as_the_document_says() {
    let server = in_memory().await;
    let document = server.get("/api/openapi.json").await;
    let mut zofia = Signed { browser: Browser::new(&server), document: &document, asked: BTreeSet::new() };
    let (mut device, mut second) = (Device::new(1), Device::new(2));
    let origin = zofia.browser.origin();
    let nobody = zofia.asks("get /api/me", "/api/me", Value::Null).await;
    assert_eq!(nobody["account"], Value::Null);
    let refused = zofia.is_refused("get /api/me/programs", "/api/me/programs", Value::Null).await;
    assert_eq!(refused, (401, "signed-out".to_owned()));

    let named = json!({"name": "Zofia"});
    let asked = zofia.asks("post /api/me/new", "/api/me/new", named.clone()).await;
    let answer = json!({"name": "Zofia", "credential": device.make(&asked, &origin)});
    let me = zofia.asks("post /api/me", "/api/me", answer.clone()).await;
    assert_eq!(zofia.is_refused("post /api/me", "/api/me", answer).await, (400, "bad-request".to_owned()));
    let asked = zofia.asks("post /api/me/session/new", "/api/me/session/new", Value::Null).await;
    let signed = json!({"name": "", "credential": device.sign(&asked, &origin)});
    zofia.asks("post /api/me/session", "/api/me/session", signed).await;
    zofia.asks("post /api/me/shown", "/api/me/shown", json!({"items": ["games", "army"]})).await;
    zofia.asks("post /api/me/name", "/api/me/name", json!({"name": "Zosia"})).await;
    let asked = zofia.asks("post /api/me/passkeys/new", "/api/me/passkeys/new", Value::Null).await;
    let answer = json!({"name": "desk", "credential": second.make(&asked, &origin)});
    zofia.asks("post /api/me/passkeys", "/api/me/passkeys", answer).await;

    let program = zofia.asks("post /api/me/programs", "/api/me/programs", json!({"name": "Robot"})).await;
    assert!(program["token"].is_string());
    zofia.asks("get /api/me/programs", "/api/me/programs", Value::Null).await;
    let feed = zofia.asks("post /api/me/feed", "/api/me/feed", Value::Null).await;
    zofia.asks("get /api/feeds/{token}", feed["path"].as_str().unwrap(), Value::Null).await;

    // With a game, so that there is something to tell of it.
    let game = server.new_game(json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true})).await;
    let key = "07".repeat(32);
    let mut client = server.knock(&game).await;
    client.say(json!({"type": "hello", "seen": 0})).await;
    client.say(json!({"type": "sit", "seat": "south", "key": key, "name": "Zosia"})).await;
    while client.hear_of("seats").await["yours"] != json!(["south"]) {}
    let seat = json!({"game": game, "seat": "south", "key": key});
    zofia.asks("post /api/me/seats", "/api/me/seats", seat).await;
    let games = zofia.asks("post /api/me/games", "/api/me/games", json!({"keys": [[game, key]], "over": false})).await;
    assert_eq!(games["games"][0]["id"], json!(game), "{games}");
    zofia.asks("post /api/me/people", "/api/me/people", json!({"keys": [[game, key]]})).await;
    zofia.asks("get /api/me/export", "/api/me/export", Value::Null).await;
    let player = me["account"]["player"].as_str().unwrap();
    let of = format!("/api/ratings/players/{player}");
    zofia.asks("get /api/ratings/players/{player}", &of, Value::Null).await;

    zofia.asks("delete /api/me/feed", "/api/me/feed", Value::Null).await;
    let of = format!("/api/me/programs/{}", program["id"].as_str().unwrap());
    assert_eq!(zofia.asks("delete /api/me/programs/{id}", &of, Value::Null).await, "");
    let of = format!("/api/me/passkeys/{}", second.id());
    zofia.asks("delete /api/me/passkeys/{id}", &of, Value::Null).await;
    let of = format!("/api/me/passkeys/{}", device.id());
    let last = zofia.is_refused("delete /api/me/passkeys/{id}", &of, Value::Null).await;
    assert_eq!(last, (400, "bad-request".to_owned()));
    zofia.asks("delete /api/me/session", "/api/me/session?all=true", Value::Null).await;
    let asked = zofia.asks("post /api/me/session/new", "/api/me/session/new", Value::Null).await;
    let signed = json!({"name": "", "credential": device.sign(&asked, &origin)});
    zofia.asks("post /api/me/session", "/api/me/session", signed).await;
    zofia.asks("delete /api/me", "/api/me", Value::Null).await;

    // Nothing under `/api/me` was left out.
    for (path, ways) in document["paths"].as_object().unwrap() {
        for method in ways.as_object().unwrap().keys().filter(|_| path == "/api/me" || path.starts_with("/api/me/")) {
            assert!(zofia.asked.contains(&format!("{method} {path}")), "{method} {path} was not asked");
        }
    }
}

/// Who is refused for the moment is told when to come again, and the document says so of each way in.
#[tokio::test]
async fn the_document_tells_when_to_try_again() {
    let server = in_memory().await;
    let document = server.get("/api/openapi.json").await;
    let header = |response: &Value| {
        let response = match response["$ref"].as_str() {
            Some(place) => document.pointer(place.trim_start_matches('#')).unwrap(),
            None => response,
        };
        let place = response["headers"]["Retry-After"]["$ref"].as_str().unwrap_or_default();
        document.pointer(place.trim_start_matches('#')).map(|header| header["schema"]["type"].clone())
    };
    let mut told = 0;
    for (path, ways) in document["paths"].as_object().unwrap() {
        for (method, operation) in ways.as_object().unwrap() {
            let responses = &operation["responses"];
            let expected: &[&str] = match path.as_str() {
                "/readyz" => &["503"],
                path if path.starts_with("/api/") => &["429", "503"],
                _ => continue,
            };
            for status in expected {
                assert_eq!(header(&responses[*status]), Some(json!("integer")), "{method} {path} {status}");
                told += 1;
            }
        }
    }
    assert!(told > 80, "{told}");
}
