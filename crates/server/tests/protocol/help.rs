//! Whether the computer helps, as the table agreed: hints, the bar, odds and reviews all come from the study's socket.

use serde_json::{Value, json};

use crate::study::ask;
use crate::support::{Client, Running, in_memory};

/// A table of two people with screens of their own, who have sat down and of whom South has played; and who only watches.
async fn table(server: &Running, help: bool) -> (String, Client, Client, Client) {
    let options = json!([["firstPlayer", "south"]]);
    let asked = json!({"rules": "soldiers16-bl", "options": options, "dice": "fair", "apart": true, "help": help});
    let game = server.new_game(asked).await;
    let mut clients = Vec::new();
    for (seat, of) in [("south", "a"), ("north", "b"), ("", "")] {
        let mut client = server.knock(&game).await;
        client.say(json!({"type": "hello", "seen": 0})).await;
        let told = client.hear_of("snapshot").await;
        // Whoever is there sees what was agreed, before sitting down and while watching.
        assert_eq!(told["table"]["help"], if help { json!(true) } else { Value::Null });
        if !seat.is_empty() {
            client.sit_down(seat, of, of).await;
        }
        clients.push(client);
    }
    let [mut anna, jan, eve] = <[Client; 3]>::try_from(clients).ok().unwrap();
    let action = anna.some_action();
    assert_eq!(anna.act(&action).await["type"], "done");
    (game, anna, jan, eve)
}

/// Every kind of help about a running game, about a moment of it, and about what one would play there.
fn questions(game: &str) -> Vec<Value> {
    let places = [
        json!({"kind": "game", "id": game}),
        json!({"kind": "game", "id": game, "after": 0}),
        json!({"kind": "game", "id": game, "after": 0, "tried": ["c4-c5"]}),
    ];
    let about = |at: &Value| {
        [
            json!({"kind": "analyse", "lines": 1, "brief": true, "at": at}),
            json!({"kind": "odds", "at": at}),
            json!({"kind": "review", "at": at}),
        ]
    };
    places.iter().flat_map(about).collect()
}

/// What was found: the last answer to each question, as its kind.
async fn kinds(server: &Running, game: &str) -> Vec<String> {
    let answers = ask(server, &questions(game)).await;
    let last = answers.iter().filter_map(|found| found.last());
    last.map(|found| match found["problem"]["kind"].as_str() {
        Some(problem) => problem.to_owned(),
        None => found["kind"].as_str().unwrap().to_owned(),
    })
    .collect()
}

#[tokio::test]
async fn where_help_is_off_the_server_helps_nobody_until_the_game_is_over() {
    let server = in_memory().await;
    let (game, mut anna, jan, eve) = table(&server, false).await;
    // A question carries nobody's key: those of a seat, of a spectator and of a stranger are the same.
    assert_eq!(kinds(&server, &game).await, ["others-play"; 9]);
    drop((jan, eve));
    assert_eq!(kinds(&server, &game).await, ["others-play"; 9], "also while nobody else is there");
    assert_eq!(anna.ask(json!({"type": "resign", "seat": "south"})).await["type"], "done");
    let told = kinds(&server, &game).await;
    assert!(told.iter().all(|kind| kind != "others-play") && told.contains(&"review".to_owned()), "{told:?}");
    server.stop().await;
}

#[tokio::test]
async fn where_help_is_on_it_is_there_for_all_and_told_to_all() {
    let server = in_memory().await;
    let (game, mut anna, ..) = table(&server, true).await;
    let told = kinds(&server, &game).await;
    assert_eq!(told[..3], ["analysis", "odds", "review"]);
    assert!(!told.contains(&"others-play".to_owned()), "{told:?}");
    // The next game of the same group is as it was agreed.
    assert_eq!(anna.ask(json!({"type": "resign", "seat": "south"})).await["type"], "done");
    anna.say(json!({"type": "next", "further": false})).await;
    let next = anna.hear_of("next").await["game"].as_str().unwrap().to_owned();
    assert_eq!(server.get(&format!("/api/games/{next}")).await["table"]["help"], true);
    server.stop().await;
}

#[tokio::test]
async fn at_one_screen_all_see_the_same_help() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    let action = client.some_action();
    client.act(&action).await;
    assert_eq!(kinds(&server, &game).await[..3], ["analysis", "odds", "review"]);
    server.stop().await;
}
