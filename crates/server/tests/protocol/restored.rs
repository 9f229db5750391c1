//! A server whose database was restored from a backup, among clients that know what came after it.

use std::fs;
use std::path::Path;

use ashtapada_server::store::back_up;
use serde_json::{Value, json};

use crate::stream::Events;
use crate::support::{Client, Running, Scratch, in_memory, kind, on_file};

/// What was played when the backup was made, what was played after it, and what was played on the restored server.
const BEFORE: &str = "c4-c5";
const LOST: [&str; 2] = ["d6-d5", "f4-f5"];
const INSTEAD: [&str; 3] = ["g6-g5", "c5-d5", "e6-e5"];

async fn play(client: &mut Client, actions: &[&str]) {
    for action in actions {
        assert_eq!(client.act(action).await["type"], "done", "{action}");
    }
}

/// A server after the backup is back, with the game, and a client that has seen what is lost.
async fn restored(folder: &Path) -> (Running, String, Client) {
    let (games, copy) = (folder.join("games.db"), folder.join("copy.db"));
    let server = on_file(&games).await;
    let options = json!([["firstPlayer", "south"], ["obligation", "none"]]);
    let game = server.new_game(json!({"rules": "soldiers16-bl", "options": options, "dice": "fair"})).await;
    let (mut client, _) = server.sit(&game).await;
    play(&mut client, &[BEFORE]).await;
    back_up(&games, &copy).await.unwrap();
    play(&mut client, &LOST).await;
    server.stop().await;
    fs::rename(copy, &games).unwrap();
    (on_file(&games).await, game, client)
}

fn texts(client: &Client) -> Vec<&str> {
    client.shown.iter().map(|entry| entry["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn whoever_is_ahead_of_the_server_is_told_all_of_the_game_anew() {
    let scratch = Scratch::new("restored");
    let (server, game, ahead) = restored(&scratch).await;
    assert_eq!(ahead.seen, 3);
    let (client, snapshot) = server.sit_again(&game, ahead).await;
    assert_eq!((&snapshot["anew"], texts(&client)), (&json!(true), vec![BEFORE]));
    // Who knows it is told nothing twice.
    let (_, snapshot) = server.sit_again(&game, client).await;
    assert_eq!((&snapshot["anew"], &snapshot["entries"]), (&Value::Null, &json!([])));
}

#[tokio::test]
async fn a_log_that_has_grown_past_what_is_known_is_told_apart_by_its_digest() {
    let scratch = Scratch::new("restored-grown");
    let (server, game, ahead) = restored(&scratch).await;
    let (mut other, _) = server.sit(&game).await;
    play(&mut other, &INSTEAD[..2]).await;
    // As long as what is known, and then longer.
    for more in [&[][..], &INSTEAD[2..]] {
        play(&mut other, more).await;
        let mut client = server.knock(&game).await;
        client.say(ahead.hello()).await;
        assert_eq!(client.hear_of("snapshot").await["anew"], true);
        assert_eq!(texts(&client), texts(&other));
        // The same over HTTP.
        let look = |digest: &Value| format!("/api/games/{game}?seen=3&digest={}", digest.as_str().unwrap());
        let looked = server.get(&look(&ahead.digest())).await;
        assert_eq!((&looked["anew"], looked["entries"].as_array().unwrap().len()), (&json!(true), texts(&other).len()));
        let looked = server.get(&look(&other.shown[2]["digest"])).await;
        assert_eq!(
            (&looked["anew"], looked["entries"].as_array().unwrap().len()),
            (&Value::Null, texts(&other).len() - 3)
        );
    }
}

#[tokio::test]
async fn what_was_asked_for_in_another_past_is_not_carried_out() {
    let scratch = Scratch::new("restored-asked");
    let (server, game, ahead) = restored(&scratch).await;
    let (mut other, _) = server.sit(&game).await;
    play(&mut other, &INSTEAD[..2]).await;
    // By its number alone the request would be one at the present, and `e6-e5` can be played there.
    let request = json!({"kind": "act", "action": "e6-e5"});
    let asked = |digest: Value| json!({"type": "do", "id": "late", "seen": 3, "digest": digest, "request": request});
    assert_eq!(kind(&other.ask(asked(ahead.digest())).await), "stale");
    assert_eq!(texts(&other).len(), 3);
    assert_eq!(other.ask(asked(other.digest())).await["type"], "done");
}

#[tokio::test]
async fn a_branch_of_what_did_not_happen_is_refused() {
    let scratch = Scratch::new("restored-branch");
    let (server, game, ahead) = restored(&scratch).await;
    let branch = |after: u32, digest: Value| json!({"type": "branch", "game": game, "after": after, "digest": digest, "tried": []});
    let (_, answer) = server.try_out(branch(3, ahead.digest())).await;
    assert_eq!(kind(&answer), "stale");
    let (_, answer) = server.try_out(branch(1, ahead.shown[2]["digest"].clone())).await;
    assert_eq!(kind(&answer), "stale");
    let (_, answer) = server.leave(&ahead, &game, 1, json!([])).await;
    assert_eq!(answer["type"], "snapshot");
}

#[tokio::test]
async fn a_stream_that_goes_on_after_what_did_not_happen_begins_anew() {
    let scratch = Scratch::new("restored-stream");
    let (server, game, ahead) = restored(&scratch).await;
    let id = |entry: &Value| format!("{}-{}", entry["seq"], entry["digest"].as_str().unwrap());
    let (mut other, _) = server.sit(&game).await;
    let last = format!("Last-Event-ID: {}\r\n", id(&ahead.shown[2]));
    // Shorter than what is known, as long, and longer.
    for more in [&[], &INSTEAD[..2], &INSTEAD[2..]] {
        play(&mut other, more).await;
        let mut events = Events::open(&server, &game, "", &last).await;
        let said = events.first(2 + other.shown.len()).await;
        let kinds: Vec<&str> = said.iter().map(|(kind, _, _)| kind.as_str()).collect();
        assert_eq!(kinds[..3], ["anew", "table", "entry"]);
        assert_eq!(
            said[2..].iter().map(|(_, _, entry)| entry).collect::<Vec<_>>(),
            other.shown.iter().collect::<Vec<_>>()
        );
    }
    // What is known goes on as ever, by the id of an event or by both parts of it.
    for (query, lines) in [
        (String::new(), format!("Last-Event-ID: {}\r\n", id(&other.shown[2]))),
        (format!("?after=3&digest={}", other.shown[2]["digest"].as_str().unwrap()), String::new()),
        ("?after=3".to_owned(), String::new()),
    ] {
        let said = Events::open(&server, &game, &query, &lines).await.first(2).await;
        assert_eq!((said[0].0.as_str(), &said[1].2), ("table", &other.shown[3]));
    }
}

#[tokio::test]
async fn what_is_no_digest_is_said_to_be_none() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (status, body) = server.ask("GET", &format!("/api/games/{game}?seen=1&digest=x"), "").await;
    assert_eq!(status, 400);
    assert!(body.contains("12 hexadecimal digits"), "{body}");
}
