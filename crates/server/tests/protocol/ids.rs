//! Ids and what they open: nothing that is made public leads to a private game.

use std::sync::Arc;

use ashtapada_rules::Seat;
use ashtapada_server::clock;
use ashtapada_server::store::{MemoryStore, Store};
use ashtapada_table::{NewGame, Reseating, SeatKey, Secret, Table};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::support::{Running, in_memory, kind, start};

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The id of the next game of a group, as anybody could compute it once.
fn former_next(game: &str) -> String {
    Sha256::digest(format!("next {game}"))
        .iter()
        .take(12)
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect()
}

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
    for guess in [called.to_owned(), former_next(called), former_next(&game)] {
        assert_eq!(server.ask("GET", &format!("/api/games/{guess}"), "").await.0, 404, "{guess}");
    }
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

/// A group that had begun its next game before ids followed from the secret of the site goes on with that one.
#[tokio::test]
async fn a_next_game_that_was_begun_under_its_former_id_is_found() {
    let store = Arc::new(MemoryStore::default());
    let asked = NewGame { apart: true, ..NewGame::of("soldiers16-bl") };
    let (mut first, _) = Table::set_up(&asked, "h7xk2m5q0w3e", Secret::new([1; 32]), clock::now()).unwrap();
    let keys: [(Seat, SeatKey); 2] =
        [("south", "a"), ("north", "b")].map(|(seat, of)| (seat.parse().unwrap(), of.repeat(64).parse().unwrap()));
    for (seat, key) in &keys {
        first.set_sitters(first.sitters().with(*seat, key.into(), "").unwrap());
    }
    let mut header = first.header().clone();
    header.setup.reference = None;
    store.create(&header, &[], &first.glance()).await.unwrap();
    let server = start(store.clone()).await;
    let (again, sitters) = first.again(Reseating::default()).unwrap();
    let former = former_next("h7xk2m5q0w3e");
    let (mut second, _) = Table::set_up(&again, &former, Secret::new([2; 32]), clock::now()).unwrap();
    second.set_sitters(sitters);
    store.create(second.header(), &[], &second.glance()).await.unwrap();

    let mut anna = server.knock("h7xk2m5q0w3e").await;
    anna.say(json!({"type": "hello", "seen": 0, "keys": [["south", "a".repeat(64)]]})).await;
    let done = anna.ask(json!({"type": "resign", "seat": "south"})).await;
    assert_eq!(done["type"], "done", "{done}");
    anna.say(json!({"type": "next", "further": true})).await;
    assert_eq!(anna.hear_of("next").await["game"], json!(former));
}
