//! Actions tried out without a table, records read, and games that go on from what was played elsewhere.

use ashtapada_rulebook::record::Record;
use ashtapada_server::proof::{self, Proof};
use serde_json::{Value, json};

use crate::support::{Running, bot, in_memory, kind};

async fn line(server: &Running, asked: Value) -> Value {
    let (status, body) = server.ask("POST", "/api/line", &asked.to_string()).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).unwrap()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one.as_str().unwrap_or_else(|| one["text"].as_str().unwrap())).collect()
}

#[tokio::test]
async fn a_line_is_played_as_far_as_it_goes() {
    let server = in_memory().await;
    let answer = line(&server, json!({"rules": "soldiers16-bl", "actions": ["e4-e5", "e6xe4", "nonsense"]})).await;
    assert_eq!(answer["entries"].as_array().unwrap().len(), 2);
    assert_eq!(answer["entries"][1]["events"][1]["kind"], "captured");
    assert_eq!((&answer["stopped"]["at"], &answer["stopped"]["problem"]["kind"]), (&json!(3), &json!("bad-actions")));
    assert!(!texts(&answer["view"]["legal"]).is_empty());
    let answer = line(&server, json!({"rules": "soldiers16-bl", "actions": ["e4-e6"]})).await;
    assert_eq!(answer["stopped"]["problem"]["kind"], "illegal");
    assert!(answer["stopped"]["problem"]["refusal"]["reason"].is_string(), "{answer}");
    // What is known already need not be told again.
    let asked = json!({"rules": "soldiers16-bl", "actions": ["e4-e5", "e6xe4"], "seen": 1});
    let answer = line(&server, asked).await;
    assert_eq!(answer["entries"].as_array().unwrap().len(), 1);
    assert_eq!(answer["entries"][0]["seq"], 2);
    // Nothing was kept.
    assert_eq!(server.get("/api/games").await["games"], json!([]));
}

#[tokio::test]
async fn a_line_tells_why_and_what_is_attacked() {
    let server = in_memory().await;
    let position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let asked = json!({"rules": "vilac-9506", "position": position, "why": ["e1", "e3"], "attacks": true});
    let answer = line(&server, asked).await;
    assert!(answer["because"]["reason"].is_string(), "{answer}");
    assert_eq!(answer["attacks"], json!([["e4", "d5"], ["d5", "e4"]]));
    let asked = json!({"rules": "vilac-9506", "position": position, "why": ["e1", "e2"]});
    assert_eq!(line(&server, asked).await["because"], Value::Null);
}

#[tokio::test]
async fn a_line_that_makes_no_sense_is_told() {
    let server = in_memory().await;
    for (asked, status, expected) in [
        (json!({"rules": "nothing"}), 404, "not-found"),
        (json!({"rules": "soldiers16-bl", "options": [["target", "none"]]}), 400, "bad-option"),
        (json!({"rules": "soldiers16-bl", "position": "beads"}), 400, "bad-position"),
        (json!({"rules": "soldiers16-bl", "why": ["z99", null]}), 400, "bad-request"),
        (json!({"rules": "soldiers16-bl", "actions": vec!["e4-e5"; 20_001]}), 413, "too-long"),
        (json!({"actions": []}), 400, "bad-request"),
    ] {
        let (answered, body) = server.ask("POST", "/api/line", &asked.to_string()).await;
        let problem = json!({"type": "", "problem": serde_json::from_str::<Value>(&body).unwrap()});
        assert_eq!((answered, kind(&problem)), (status, expected), "{body}");
    }
}

/// A game with dice, played some way and read from its record, goes on at another table; its proof tells
/// which throws are that table's own.
#[tokio::test]
async fn a_record_is_taken_up_at_another_table() {
    let server = in_memory().await;
    let seats = json!([bot("west", "random"), bot("north", "random")]);
    let asked = json!({"rules": "chaturaji-pl-solo", "options": [["dice", "2"]], "seats": seats, "dice": "fair",
        "position": null});
    let game = server.new_game(asked).await;
    let (mut client, _) = server.sit(&game, 0).await;
    while client.seen < 30 {
        let computers = client.view["turn"]["seat"] == "west" || client.view["turn"]["seat"] == "north";
        if computers || client.legal() == ["pass"] {
            client.hear_of("played").await;
        } else if client.turn() == "chance" {
            client.ask(json!({"type": "roll"})).await;
        } else {
            client.act(&client.some_action()).await;
        }
    }
    let (_, text) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
    let (status, body) = server.ask("POST", "/api/record", &text).await;
    assert_eq!(status, 200, "{body}");
    let mut again: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(again["options"], json!([["dice", "2"]]));
    assert_eq!(again["seats"][1], bot("west", "random"));
    let given = again["actions"].as_array().unwrap().len();
    assert!(given >= 30);

    again["seats"] = json!([]);
    let branch = server.new_game(again).await;
    let (mut client, snapshot) = server.sit(&branch, 0).await;
    assert_eq!(client.shown.len(), given);
    assert_eq!(snapshot["entries"][given - 1]["view"]["position"], snapshot["view"]["position"]);
    while client.turn() != "over" {
        if client.turn() == "chance" {
            client.ask(json!({"type": "roll"})).await;
        } else if client.legal() == ["pass"] {
            client.hear_of("played").await;
        } else {
            client.act(&client.some_action()).await;
        }
    }
    let (_, text) = server.ask("GET", &format!("/api/games/{branch}/record"), "").await;
    let record = Record::parse(&text).unwrap();
    let Ok(Proof::Fair { throws, given }) = proof::check(&record) else { panic!("{:?}", proof::check(&record)) };
    assert!(given > 0 && throws > 0, "{text}");

    // A throw that is said to be from elsewhere after one of the table's own is no proof.
    let (head, last) = text.split_once("[Throws \"").unwrap();
    let (numbers, rest) = last.split_once('"').unwrap();
    let (numbers, _) = numbers.rsplit_once(' ').unwrap();
    let forged = format!("{head}[Throws \"{numbers} -\"{rest}");
    assert!(proof::check(&Record::parse(&forged).unwrap()).is_err());
}

#[tokio::test]
async fn what_cannot_have_been_played_is_refused() {
    let server = in_memory().await;
    let asked = json!({"rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": [], "dice": "fair", "position": null,
        "actions": ["e4-e5", "e4-e5"]});
    let (status, body) = server.ask("POST", "/api/games", &asked.to_string()).await;
    assert_eq!(status, 400);
    assert!(body.contains("bad-actions") && body.contains("Action 2"), "{body}");
    for wrong in ["", "[Rules \"soldiers16-bl\"]\n\n1. e4-e5 2. e4-e5\n", "[Rules \"nothing\"]"] {
        let (status, body) = server.ask("POST", "/api/record", wrong).await;
        assert_eq!(status, 400, "{body}");
        assert!(body.contains("bad-record") && body.contains("Line ") && body.contains("\"place\":["), "{body}");
    }
    assert_eq!(server.get("/api/games").await["games"], json!([]));
}

/// What is wrong with what was written is told in the language of who wrote it.
#[tokio::test]
async fn errors_of_texts_are_told_in_the_readers_language() {
    let server = in_memory().await;
    let told = async |path: &str, lang: &str, text: &str| {
        let (_, body) = server.ask("POST", &format!("{path}?lang={lang}"), text).await;
        let answer: Value = serde_json::from_str(&body).unwrap();
        let problem = if answer["kind"].is_string() { &answer } else { &answer["stopped"]["problem"] };
        problem["message"].as_str().unwrap().to_owned()
    };
    let position = json!({"rules": "soldiers16-bl", "position": "beads"}).to_string();
    let option = json!({"rules": "soldiers16-bl", "options": [["target", "99"]]}).to_string();
    let action = json!({"rules": "soldiers16-bl", "actions": ["e4-z5"]}).to_string();
    let refused = json!({"rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "seats": [], "dice": "fair", "position": null,
        "actions": ["e4-e9"]})
    .to_string();
    let record = "[Rules \"soldiers16-bl\"]\n\n1. e4-e9\n";
    for (path, text, en, pl, cs) in [
        ("/api/line", position.as_str(), "expected", "powinno tu być", "má tu být"),
        ("/api/line", &action, "expected", "powinno tu być", "má tu být"),
        ("/api/line", &option, "whole number", "liczbę całkowitą", "celé číslo"),
        ("/api/line", "{\"rules\": \"soldiers61-bl\"}", "There is no game", "Nie ma gry", "tu není"),
        ("/api/games", &refused, "No line joins", "Żadna linia nie łączy", "nevede čára"),
        (
            "/api/games",
            &position.replace("\"position\"", "\"dice\": \"fair\", \"options\": [], \"seats\": [], \"position\""),
            "expected",
            "powinno tu być",
            "má tu být",
        ),
        ("/api/record", record, "Line 3", "Wiersz 3", "Řádek 3"),
        ("/api/record", "[Rules \"nothing\"]", "There is no game", "Nie ma gry", "tu není"),
    ] {
        for (lang, part) in [("en", en), ("pl", pl), ("cs", cs)] {
            let told = told(path, lang, text).await;
            assert!(told.contains(part), "{path}, {lang}: {told}");
        }
    }
}

/// Two beads that move to and fro, without a rule that ends the game.
#[tokio::test]
async fn the_record_of_a_long_game_can_be_read() {
    let server = in_memory().await;
    let options = json!([["noCaptureMoves", "off"], ["repetition", "off"], ["firstPlayer", "south"]]);
    let turns = ["c4-c5", "c6-d6", "c5-c4", "d6-c6"];
    let position = "3/3/7/1n5/9/1s5/7/3/3 s - 15-15 0-0 0";
    let asked = |count: usize| {
        let actions: Vec<&str> = turns.into_iter().cycle().take(count).collect();
        json!({"rules": "soldiers16-free", "options": options, "position": position, "seats": [], "dice": "fair", "actions": actions})
    };
    let ask = async |path: &str, body: String| {
        let (status, body) = server.ask("POST", path, &body).await;
        (status, serde_json::from_str::<Value>(&body).unwrap())
    };
    let long = asked(8_100);
    let (status, tried) = ask(
        "/api/line",
        json!({"rules": long["rules"], "options": long["options"],
        "position": long["position"], "actions": long["actions"], "seen": 8_100})
        .to_string(),
    )
    .await;
    assert_eq!((status, &tried["stopped"]), (200, &Value::Null), "{} {}", tried["message"], tried["stopped"]);
    let game = server.new_game(long.clone()).await;
    let (_, record) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
    assert!(record.len() > 64 * 1024);
    let (status, again) = ask("/api/record", record).await;
    assert_eq!((status, &again["actions"]), (200, &long["actions"]));
    server.new_game(again).await;
    // Above the limit every request is refused.
    for (path, body) in [("/api/games", asked(20_001)), ("/api/line", asked(20_001))] {
        let (status, problem) = ask(path, body.to_string()).await;
        assert_eq!((status, problem["kind"].as_str()), (413, Some("too-long")), "{path}: {problem}");
    }
}
