//! The OpenAPI document: whether it has all routes, is well formed, and tells what the server really says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

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
    let (status, answer) = server.ask(&method.to_uppercase(), path, &text).await;
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let told = &operation["responses"][status.to_string()];
    assert!(told.is_object(), "{way} answers {status}: {answer}");
    check(document, &told["content"]["application/json"]["schema"], &answer, way);
    answer
}

#[tokio::test]
async fn what_the_server_says_is_as_the_document_says() {
    let server = in_memory().await;
    let document = server.get("/api/openapi.json").await;
    let ask = async |way: &str, path: &str, body: Value| answered(&server, &document, way, path, body).await;
    for path in ["/api/here", "/api/catalogue", "/api/moments", "/api/throws", "/api/games"] {
        ask(&format!("get {path}"), path, Value::Null).await;
    }
    for (of, id) in [
        ("/api/rules/{id}", "caturanga-cz"),
        ("/api/rules/{id}", "vilac-9506"),
        ("/api/guided/{id}", "soldiers16-bl"),
        ("/api/openings/{id}", "chaturaji-pl-solo"),
        ("/api/daily/{date}", "2026-11-22"),
        ("/api/ratings/{family}", "four-kings"),
        ("/api/ratings/players/{player}", "bot:level-5"),
    ] {
        let path = format!("{}/{id}", of.rsplit_once('/').unwrap().0);
        ask(&format!("get {of}"), &path, Value::Null).await;
    }
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
