//! Programs that sit down at a table with a token of their own, and play there.

use std::time::Duration;

use ashtapada_rules::Seat;
use ashtapada_table::proof::{self, Proof};
use ashtapada_table::record::Record;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::bot::{Orders, play};
use crate::support::{Running, in_memory};

/// Longer than any of these games takes, so that one that does not end fails.
const LONG: Duration = Duration::from_secs(240);

/// Lets programs play a game to its end, one for each player named; `Some` seat, or any that is free.
async fn let_play(server: &Running, game: &str, players: &[(Option<Seat>, &str)]) -> Vec<Value> {
    let mut playing = JoinSet::new();
    for (number, (seat, player)) in players.iter().enumerate() {
        let orders = Orders {
            link: format!("http://{}/game/{game}?from=link", server.address),
            seat: *seat,
            player: (*player != "random").then(|| player.parse().unwrap()),
            name: format!("Program {number}"),
            secret: [number as u8 + 1; 32],
            token: None,
            pause: Duration::ZERO,
        };
        playing.spawn(timeout(LONG, play(orders)));
    }
    let ended = playing.join_all().await.into_iter();
    ended.map(|outcome| outcome.expect("the game ends").unwrap_or_else(|error| panic!("{error}"))).collect()
}

async fn apart(server: &Running, rules: &str, options: Value) -> String {
    let asked = json!({"rules": rules, "options": options, "seats": [], "dice": "fair", "apart": true});
    server.new_game(asked).await
}

async fn record_of(server: &Running, game: &str) -> Record {
    let (status, text) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
    assert_eq!(status, 200, "{text}");
    text.parse().unwrap()
}

#[tokio::test]
async fn two_programs_play_a_game_to_its_end() {
    let server = in_memory().await;
    let game = apart(&server, "soldiers16-bl", json!([["firstPlayer", "south"]])).await;
    let outcomes = let_play(&server, &game, &[(Some(Seat::North), "level-2"), (Some(Seat::South), "random")]).await;
    assert_eq!(outcomes[0], outcomes[1], "both were told the same");
    assert!(outcomes[0].is_object(), "{outcomes:?}");
    let record = record_of(&server, &game).await;
    assert_eq!((record.tag("South"), record.tag("North")), (Some("Program 1"), Some("Program 0")));
    assert!(record.game.outcome().is_some());
}

#[tokio::test]
async fn four_programs_add_to_the_dice_and_play_to_the_end() {
    let server = in_memory().await;
    let game = apart(&server, "chaturaji-pl-solo", json!([])).await;
    let players = [(None, "random"), (None, "level-1"), (None, "random"), (None, "random")];
    let outcomes = let_play(&server, &game, &players).await;
    assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0] && outcome.is_object()), "{outcomes:?}");
    let record = record_of(&server, &game).await;
    let Ok(Proof::Fair { throws, given: 0, taken_back: 0, .. }) = proof::check(&record) else {
        panic!("{:?}", proof::check(&record))
    };
    assert!(throws > 10, "{throws}");
}

#[tokio::test]
async fn a_program_of_another_protocol_is_told_so() {
    let server = in_memory().await;
    let game = apart(&server, "soldiers16-bl", json!([])).await;
    assert_eq!(server.get("/api/here").await["protocol"], 1);
    for (spoken, answer) in [(1, "snapshot"), (99, "trouble"), (0, "trouble")] {
        let mut client = server.knock(&game).await;
        client.say(json!({"type": "hello", "seen": 0, "protocol": spoken})).await;
        let told = client.hear().await.unwrap();
        assert_eq!(told["type"], answer, "{told}");
        if answer == "trouble" {
            let why = told["problem"]["message"].as_str().unwrap();
            assert!(why.contains("version 1") && why.contains(&spoken.to_string()), "{why}");
            assert!(client.hear().await.is_none(), "and the connection ends");
        }
    }
}
