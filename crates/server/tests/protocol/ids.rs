//! Ids and what they open: nothing that is made public leads to a private game.

use serde_json::json;

use crate::support::{Running, in_memory, kind};

/// What somebody without a seat is told on coming to a game that is over: the messages up to the end of the greeting.
async fn greeted(server: &Running, game: &str) -> Vec<String> {
    let mut eve = server.knock(game).await;
    eve.say(json!({"type": "hello", "seen": 0})).await;
    // Answered after everything that the greeting has.
    eve.say(json!({"type": "decline"})).await;
    let mut kinds = Vec::new();
    loop {
        let message = eve.hear().await.unwrap();
        if message["type"] == "trouble" {
            assert_eq!(kind(&message), "watching");
            return kinds;
        }
        kinds.push(message["type"].as_str().unwrap().to_owned());
    }
}

#[tokio::test]
async fn whoever_has_the_record_or_the_id_of_a_private_game_does_not_find_the_next() {
    let server = in_memory().await;
    let private =
        json!({"rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "dice": "fair", "apart": true});
    let game = server.new_game(private).await;
    let (mut anna, mut jan) = (server.sit_down(&game, "south", "a").await, server.sit_down(&game, "north", "b").await);
    assert_eq!(anna.ask(json!({"type": "resign", "seat": "south"})).await["type"], "done");
    let next = json!({"type": "next", "further": true});
    anna.say(next).await;
    let next = anna.hear_of("next").await["game"].as_str().unwrap().to_owned();
    assert_eq!(jan.hear_of("next").await["game"], json!(next));

    // A record is passed on: neither the table is found by it, nor where its people went.
    let (status, record) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
    assert_eq!(status, 200);
    assert!(record.contains("[Game \"") && !record.contains(&game) && !record.contains(&next), "{record}");
    let called = record.split_once("[Game \"").unwrap().1.split_once('"').unwrap().0;
    assert_eq!(server.ask("GET", &format!("/api/games/{called}"), "").await.0, 404, "{called}");
    // Games that counted are named in the lists of players: there the way ends.
    let told = greeted(&server, &game).await;
    assert!(told.contains(&"seats".to_owned()) && !told.contains(&"next".to_owned()), "{told:?}");
    // Whoever played is told.
    let mut jan = server.knock(&game).await;
    jan.say(json!({"type": "hello", "seen": 0, "keys": [["north", "b".repeat(64)]]})).await;
    assert_eq!(jan.hear_of("next").await["game"], json!(next));
}

#[tokio::test]
async fn everybody_may_follow_the_people_of_an_open_table() {
    let server = in_memory().await;
    let open = json!({"rules": "soldiers16-bl", "dice": "fair", "apart": true, "open": true});
    let game = server.new_game(open).await;
    let (mut anna, _jan) = (server.sit_down(&game, "south", "a").await, server.sit_down(&game, "north", "b").await);
    anna.ask(json!({"type": "resign", "seat": "south"})).await;
    anna.say(json!({"type": "next", "further": false})).await;
    anna.hear_of("next").await;
    assert!(greeted(&server, &game).await.contains(&"next".to_owned()));
}
