//! The count of all throws that were drawn here.

use serde_json::{Value, json};

use crate::support::{Scratch, bot, on_file};

#[tokio::test]
async fn throws_of_all_games_are_counted_also_after_a_restart() {
    let scratch = Scratch::new("all-throws");
    let server = on_file(&scratch.file()).await;
    let seats: Vec<Value> = ["west", "north", "east"].map(|seat| bot(seat, "random")).into();
    let mut thrown = 0;
    for (dice, count) in [("fair", 40), ("hand", 1)] {
        let asked = json!({"rules": "chaturaji-pl-solo", "options": [["dice", "1"]], "seats": seats, "dice": dice});
        let game = server.new_game(asked).await;
        let (mut client, _) = server.sit(&game).await;
        while client.seen < count {
            if client.view["turn"]["seat"] != "south" || client.goes_on() {
                client.hear_of("played").await;
            } else if dice == "hand" {
                client.ask(json!({"type": "enter-throw", "throw": "3"})).await;
            } else if client.turn() == "chance" {
                client.ask(json!({"type": "roll"})).await;
            } else {
                client.act(&client.some_action()).await;
            }
        }
        // It goes on while somebody is there.
        client.ask(json!({"type": "resign", "seat": "south"})).await;
        drop(client);
    }
    server.stop().await;

    let server = on_file(&scratch.file()).await;
    let page = server.get("/api/throws").await;
    for game in server.get("/api/games").await["games"].as_array().unwrap() {
        let log = server.get(&format!("/api/games/{}", game["id"].as_str().unwrap())).await;
        let acts = log["entries"].as_array().unwrap().iter().map(|entry| entry["text"].as_str().unwrap());
        thrown += if log["table"]["dice"] == "fair" { acts.filter(|act| act.parse::<u8>().is_ok()).count() } else { 0 };
    }
    assert!(thrown > 5, "{thrown}");
    assert_eq!((&page["games"], &page["kinds"][0]["throws"]), (&json!(1), &json!(thrown)), "{page}");
    let seen = page["kinds"][0]["counts"].as_array().unwrap().iter().map(|count| count["seen"].as_u64().unwrap());
    assert_eq!(seen.sum::<u64>(), thrown as u64);
    assert_eq!(page["kinds"][1]["throws"], 0);
    server.stop().await;
}
