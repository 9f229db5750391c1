//! Positions, records, and games that continue what was played elsewhere.

use ashtapada_table::proof::{self, Proof};
use ashtapada_table::record::Record;
use serde_json::{Value, json};

use crate::support::{Running, bot, in_memory, kind};

async fn look(server: &Running, asked: Value) -> Value {
    let (status, body) = server.ask("POST", "/api/position", &asked.to_string()).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).unwrap()
}

#[tokio::test]
async fn actions_are_played_as_far_as_they_can_be() {
    let server = in_memory().await;
    let answer = look(&server, json!({"rules": "soldiers16-bl", "actions": ["e4-e5", "e6xe4", "nonsense"]})).await;
    assert_eq!(answer["last"].as_array().unwrap().len(), 1);
    assert_eq!(answer["last"][0]["events"][1]["kind"], "captured");
    assert_eq!(answer["view"]["taken"], json!([{"by": "north", "army": "south", "role": "soldier"}]));
    assert_eq!(answer["stopped"]["kind"], "bad-actions");
    assert!(answer["stopped"]["message"].as_str().unwrap().contains("Action 3"), "{answer}");
    let answer = look(&server, json!({"rules": "soldiers16-bl", "actions": ["e4-e6"]})).await;
    assert_eq!((&answer["view"], &answer["last"]), (&answer["start"], &json!([])));
    // Nothing was stored.
    assert_eq!(server.get("/api/games").await["games"], json!([]));
}

#[tokio::test]
async fn what_is_attacked_is_part_of_the_answer_when_asked_for() {
    let server = in_memory().await;
    let position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let answer = look(&server, json!({"rules": "vilac-9506", "position": position, "attacks": true})).await;
    assert_eq!(answer["attacks"], json!([["e4", "d5"], ["d5", "e4"]]));
    assert_eq!(look(&server, json!({"rules": "vilac-9506"})).await["attacks"], json!([]));
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let server = in_memory().await;
    for (asked, status, expected) in [
        (json!({"rules": "nothing"}), 404, "not-found"),
        (json!({"rules": "soldiers16-bl", "edition": 99}), 404, "not-found"),
        (json!({"rules": "soldiers16-bl", "options": [["target", "none"]]}), 400, "bad-option"),
        (json!({"rules": "soldiers16-bl", "position": "beads"}), 400, "bad-position"),
        (json!({"rules": "soldiers16-bl", "actions": vec!["e4-e5"; 20_001]}), 413, "too-long"),
        (json!({"actions": []}), 400, "bad-request"),
    ] {
        let (answered, body) = server.ask("POST", "/api/position", &asked.to_string()).await;
        let problem = json!({"type": "", "problem": serde_json::from_str::<Value>(&body).unwrap()});
        assert_eq!((answered, kind(&problem)), (status, expected), "{body}");
    }
}

/// A game with dice, played for a while and read from its record, goes on at another table; its proof says which throws
/// are that table's own.
#[tokio::test]
async fn a_record_is_taken_up_at_another_table() {
    let server = in_memory().await;
    let seats = json!([bot("west", "random"), bot("north", "random")]);
    let asked = json!({"rules": "chaturaji-pl-solo", "options": [["dice", "2"]], "seats": seats, "dice": "fair",
        "position": null});
    let game = server.new_game(asked).await;
    let (mut client, _) = server.sit(&game).await;
    // It ends where nothing is played by itself.
    loop {
        let computers = client.view["turn"]["seat"] == "west" || client.view["turn"]["seat"] == "north";
        if computers || client.goes_on() {
            client.hear_of("played").await;
        } else if client.seen >= 30 {
            break;
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
    let (mut client, snapshot) = server.sit(&branch).await;
    assert_eq!(client.shown.len(), given);
    assert_eq!(snapshot["entries"][given - 1]["change"]["position"], client.view["position"]);
    while client.turn() != "over" {
        if client.goes_on() {
            client.hear_of("played").await;
        } else if client.turn() == "chance" {
            client.ask(json!({"type": "roll"})).await;
        } else {
            client.act(&client.some_action()).await;
        }
    }
    let (_, text) = server.ask("GET", &format!("/api/games/{branch}/record"), "").await;
    let record = text.parse::<Record>().unwrap();
    let Ok(Proof::Fair { throws, given, .. }) = proof::check(&record) else { panic!("{:?}", proof::check(&record)) };
    assert!(given > 0 && throws > 0, "{text}");

    // A record that claims a throw more to be from elsewhere says so.
    let forged = text.replace(&format!("[ThrownBefore \"{given}\"]"), &format!("[ThrownBefore \"{}\"]", given + 1));
    let forged = proof::check(&forged.parse::<Record>().unwrap());
    assert!(matches!(forged, Ok(Proof::Fair { given: more, .. }) if more == given + 1), "{forged:?}");
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

/// Errors in texts are reported in the language of the reader.
#[tokio::test]
async fn errors_of_texts_are_told_in_the_readers_language() {
    let server = in_memory().await;
    let told = async |path: &str, lang: &str, text: &str| {
        let (_, body) = server.ask("POST", &format!("{path}?lang={lang}"), text).await;
        let answer: Value = serde_json::from_str(&body).unwrap();
        let problem = if answer["kind"].is_string() { &answer } else { &answer["stopped"] };
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
        ("/api/position", position.as_str(), "expected", "powinno tu być", "má tu být"),
        ("/api/position", &action, "expected", "powinno tu być", "má tu být"),
        ("/api/position", &option, "whole number", "liczbę całkowitą", "celé číslo"),
        ("/api/position", "{\"rules\": \"soldiers61-bl\"}", "There is no game", "Nie ma gry", "tu není"),
        ("/api/games", &refused, "are neighbours", "nie sąsiadują", "nesousedí"),
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
    let (status, seen) = ask("/api/position", long.to_string()).await;
    assert_eq!((status, seen.get("stopped")), (200, None), "{seen}");
    let game = server.new_game(long.clone()).await;
    let (_, record) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
    assert!(record.len() > 64 * 1024);
    let (status, again) = ask("/api/record", record).await;
    assert_eq!((status, &again["actions"]), (200, &long["actions"]));
    server.new_game(again).await;
    // Above the limit every request is refused.
    for (path, body) in [("/api/games", asked(20_001)), ("/api/position", asked(20_001))] {
        let (status, problem) = ask(path, body.to_string()).await;
        assert_eq!((status, problem["kind"].as_str()), (413, Some("too-long")), "{path}: {problem}");
    }
}
