//! The API and the page over plain HTTP.

use serde_json::{Value, json};

use crate::support::{bot, in_memory, kind};

fn problem(body: &str) -> Value {
    json!({"type": "", "problem": serde_json::from_str::<Value>(body).unwrap()})
}

#[tokio::test]
async fn the_gallery_in_three_languages() {
    let server = in_memory().await;
    let mut titles = std::collections::BTreeSet::new();
    for lang in ["en", "pl", "cs"] {
        let catalogue = server.get(&format!("/api/catalogue?lang={lang}")).await;
        assert_eq!(catalogue["bots"].as_array().unwrap().len(), 8);
        let games = catalogue["games"].as_array().unwrap();
        assert_eq!(games.len(), ashtapada_rulebook::rule_sets().len());
        titles.insert(games[0]["title"].as_str().unwrap().to_owned());
        let page = server.get(&format!("/api/rules/{}?lang={lang}", games[0]["id"].as_str().unwrap())).await;
        assert!(page["html"].as_str().unwrap().contains("<h"), "{page}");
        assert!(!page["examples"][0]["frames"].as_array().unwrap().is_empty());
    }
    assert!(titles.len() > 1, "{titles:?}");
}

#[tokio::test]
async fn options_are_checked_in_words() {
    let server = in_memory().await;
    let check = async |options: Value| {
        let body = json!({"rules": "soldiers16-bl", "options": options}).to_string();
        let (status, body) = server.ask("POST", "/api/position", &body).await;
        (status, serde_json::from_str::<Value>(&body).unwrap())
    };
    let (status, fine) = check(json!([["obligation", "none"]])).await;
    assert_eq!(status, 200);
    assert!(!fine["start"]["pieces"].as_array().unwrap().is_empty());
    let look = json!({
        "die": null, "faces": {}, "motion": {"soldier": "jumps"}, "signs": [],
        "huffs": false, "places": false, "chains": true,
    });
    assert_eq!(fine["look"], look);
    for (wrong, named) in [
        (json!([["obligation", "sometimes"]]), json!(["obligation"])),
        (json!([["colour", "blue"]]), json!(["colour"])),
        (json!([["target", "17"]]), json!(["target"])),
    ] {
        let (status, problem) = check(wrong).await;
        assert_eq!((status, &problem["kind"]), (400, &json!("bad-option")));
        assert_eq!(problem["options"], named, "{problem}");
    }
}

#[tokio::test]
async fn a_table_that_makes_no_sense_is_not_set_up() {
    let server = in_memory().await;
    let sound = json!({"rules": "soldiers16-bl", "options": [], "seats": [], "dice": "fair", "position": null});
    let with = |key: &str, value: Value| {
        let mut asked = sound.clone();
        asked[key] = value;
        asked
    };
    for (asked, status, expected) in [
        (with("rules", json!("soldiers61-bl")), 404, "not-found"),
        (with("options", json!([["obligation", "perhaps"]])), 400, "bad-option"),
        (with("position", json!("a board with beads on it")), 400, "bad-position"),
        (with("seats", json!([bot("west", "random")])), 400, "bad-seat"),
        (with("seats", json!([bot("south", "clever")])), 400, "bad-seat"),
        (with("seats", json!([bot("south", "random"), bot("south", "random")])), 400, "bad-seat"),
        (with("dice", json!("loaded")), 400, "bad-request"),
        (with("clock", json!({"initial": 0, "increment": 0})), 400, "bad-clock"),
        (with("clock", json!({"initial": 40_000, "increment": 0})), 400, "bad-clock"),
        (with("clock", json!({"initial": 300, "increment": 601})), 400, "bad-clock"),
        (with("clock", json!({"initial": -5, "increment": 0})), 400, "bad-request"),
        (with("clock", json!("five minutes")), 400, "bad-request"),
    ] {
        let (answered, body) = server.ask("POST", "/api/games", &asked.to_string()).await;
        assert_eq!((answered, kind(&problem(&body))), (status, expected), "{body}");
    }
    let (status, body) = server.ask("POST", "/api/games", "{\n  \"rules\": }").await;
    assert_eq!(status, 400);
    assert!(body.contains("line 2 column"), "{body}");
    assert_eq!(server.get("/api/games").await["games"], json!([]));
}

#[tokio::test]
async fn what_is_not_there_is_told() {
    let server = in_memory().await;
    for path in ["/api/nothing", "/api/rules/chess960", "/api/games/abc/record", "/nothing.js"] {
        let (status, body) = server.ask("GET", path, "").await;
        assert_eq!(status, 404, "{path}: {body}");
        assert_eq!(kind(&problem(&body)), "not-found");
    }
    let (status, _) = server.ask("DELETE", "/api/games", "").await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn pages_of_others_are_turned_away() {
    let server = in_memory().await;
    let asked =
        json!({"rules": "soldiers16-bl", "options": [], "seats": [], "dice": "fair", "position": null}).to_string();
    let own = format!("Origin: http://{}\r\n", server.address);
    for (lines, status) in [
        (own.as_str(), "201"),
        ("", "201"),
        ("Origin: https://example.org\r\n", "403"),
        ("Origin: null\r\n", "403"),
        ("Host: example.org\r\n", "403"),
        ("Host: example.org\r\nOrigin: http://example.org\r\n", "403"),
    ] {
        let (head, body) = server.ask_with("POST", "/api/games", lines, &asked).await;
        assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{lines} {head} {body}");
    }
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let server = in_memory().await;
    for (path, cache) in [("/api/games", "no-store"), ("/", "no-cache"), ("/games/somewhere", "no-cache")] {
        let (head, _) = server.ask_with("GET", path, "", "").await;
        let head = head.to_ascii_lowercase();
        assert!(head.starts_with("http/1.1 200"), "{head}");
        assert!(head.contains(&format!("cache-control: {cache}")), "{path}: {head}");
        assert!(head.contains("content-security-policy: default-src 'self'"), "{head}");
        assert!(head.contains("frame-ancestors 'none'"), "{path}: {head}");
        assert!(head.contains("x-content-type-options: nosniff"), "{head}");
    }
}

#[tokio::test]
async fn what_never_changes_is_not_sent_twice() {
    let server = in_memory().await;
    for path in ["/api/catalogue?lang=cs", "/api/rules/kotu-ellima-bl?lang=pl"] {
        let (head, body) = server.ask_with("GET", path, "", "").await;
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("cache-control: no-cache"), "{head}");
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
        let again = server.ask_with("GET", path, &format!("If-None-Match: {tag}\r\n"), "").await;
        assert!(again.0.starts_with("HTTP/1.1 304") && again.1.is_empty(), "{again:?}");
        let other = server.ask_with("GET", path, "If-None-Match: W/\"0\"\r\n", "").await;
        assert!(other.0.starts_with("HTTP/1.1 200") && other.1 == body, "{}", other.0);
    }
}

#[tokio::test]
async fn the_list_of_games_has_pages() {
    let server = in_memory().await;
    let mut games = std::collections::BTreeSet::new();
    for _ in 0..5 {
        let game = server.soldiers(json!([])).await;
        let (mut client, _) = server.sit(&game).await;
        let action = client.some_action();
        assert_eq!(client.act(&action).await["type"], "done");
        games.insert(game);
    }
    let mut found = Vec::new();
    let mut after = String::new();
    for expected in [2, 2, 1] {
        let page = server.get(&format!("/api/games?limit=2{after}")).await;
        let ids = page["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned());
        found.extend(ids);
        assert_eq!(page["games"].as_array().unwrap().len(), expected);
        assert_eq!(page["next"].is_null(), expected == 1);
        after = format!("&after={}", page["next"].as_str().unwrap_or_default());
    }
    assert_eq!(found.len(), 5);
    assert_eq!(found.into_iter().collect::<std::collections::BTreeSet<_>>(), games);
    for wrong in ["after=yesterday", "after=1", "after=x.y", "limit=-1", "limit=all"] {
        let (status, body) = server.ask("GET", &format!("/api/games?{wrong}"), "").await;
        assert_eq!(status, 400, "{wrong}: {body}");
        assert_eq!(kind(&problem(&body)), "bad-request", "{wrong}");
    }
}

#[tokio::test]
async fn a_table_is_looked_at_without_coming_in() {
    let server = in_memory().await;
    let id = server.soldiers(json!([])).await;
    let before = server.get(&format!("/api/games/{id}")).await;
    let (mut client, snapshot) = server.sit(&id).await;
    assert_eq!(before, snapshot);
    client.act(&client.some_action()).await;
    let after = server.get(&format!("/api/games/{id}")).await;
    assert_eq!(after["entries"].as_array().unwrap().len(), 1, "{after}");
    let (status, _) = server.ask("GET", "/api/games/nowhere", "").await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn only_the_board_made_for_it_stands_in_other_pages() {
    let server = in_memory().await;
    for (path, framed) in [("/embed?rules=kotu-ellima-bl", true), ("/embed/x", false), ("/position?rules=x", false)] {
        let (head, _) = server.ask_with("GET", path, "", "").await;
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert_eq!(head.contains("frame-ancestors *"), framed, "{path}: {head}");
        assert_eq!(head.contains("frame-ancestors 'none'"), !framed, "{path}: {head}");
    }
}

#[tokio::test]
async fn answers_are_made_small_for_who_can_read_them_so() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = in_memory().await;
    let ask = async |lines: &str| {
        let host = server.address;
        let request = format!("GET /api/catalogue HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{lines}\r\n");
        let mut stream = tokio::net::TcpStream::connect(host).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
        (String::from_utf8(answer[..end].to_vec()).unwrap(), answer.split_off(end))
    };
    let (plain_head, plain) = ask("").await;
    assert!(!plain_head.contains("content-encoding"), "{plain_head}");
    let (head, small) = ask("Accept-Encoding: br, gzip\r\n").await;
    assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{head}");
    assert!(head.contains(&format!("content-length: {}", small.len())), "{head}");
    assert!(small.starts_with(&[0x1f, 0x8b]) && small.len() * 4 < plain.len(), "{} {}", small.len(), plain.len());
}
