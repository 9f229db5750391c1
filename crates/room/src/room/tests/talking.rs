//! What is said at a table: by players to all, by those who watch to those who watch.

use ashtapada_messages::{ClientMessage, Phrase, Talk};
use ashtapada_table::Request;

use super::*;

fn says(phrase: Phrase) -> ClientMessage {
    ClientMessage::Talk { talk: Talk::Phrase { phrase } }
}

/// What a client has heard others say since the last call, and the numbers of those who watch.
fn talk(at: &mut Desk, client: ClientNumber) -> Vec<(Value, Value)> {
    let heard = at.heard_by(client).into_iter();
    heard
        .filter(|message| message["type"] == "watcher-talked")
        .map(|message| (message["watcher"].clone(), message["talk"]["phrase"].clone()))
        .collect()
}

#[test]
fn players_hear_of_what_those_who_watch_say_when_the_game_is_over() {
    let (mut at, anna, jan) = Desk::begun(json!({}));
    let (eve, ola) = (at.arrives(Vec::new(), false), at.arrives(Vec::new(), false));
    for client in [anna, jan, eve, ola] {
        at.heard_by(client);
    }
    let own = at.says(eve, says(Phrase::Lucky));
    assert_eq!((&own["type"], &own["yours"]), (&json!("watcher-talked"), &json!(true)));
    at.says_unread(ola, says(Phrase::WellPlayed));
    assert_eq!(talk(&mut at, eve), [(json!(2), json!("well-played"))]);
    assert_eq!(talk(&mut at, ola), [(json!(1), json!("lucky")), (json!(2), json!("well-played"))]);
    for player in [anna, jan] {
        assert_eq!(at.heard_by(player), Vec::<Value>::new(), "it could be advice");
    }
    // What players say is for all.
    at.says_unread(anna, says(Phrase::Hello));
    assert!(at.heard_by(eve).iter().any(|message| message["type"] == "talked" && message["seat"] == "south"));

    at.asks(anna, Request::Resign { seat: Seat::South });
    for (player, heard) in [(anna, 0), (jan, 2)] {
        // Anna has read it with the answer to her request.
        assert_eq!(talk(&mut at, player).len(), heard);
    }
    // From then on it is for all at once, and nothing is told twice.
    at.wait(1_500);
    at.says_unread(eve, says(Phrase::Bye));
    assert_eq!(talk(&mut at, anna), [(json!(1), json!("bye"))]);
    assert_eq!(talk(&mut at, jan), [(json!(1), json!("bye"))]);
}

#[test]
fn those_who_watch_talk_as_players_do_and_report_nobody() {
    let (mut at, ..) = Desk::begun(json!({ "open": true }));
    let eve = at.arrives(Vec::new(), false);
    at.heard_by(eve);
    let words = ClientMessage::Talk { talk: Talk::Words { text: "Take the boat!".to_owned() } };
    assert_eq!(at.says(eve, words.clone())["problem"]["kind"], "bad-request", "strangers have phrases");
    assert_eq!(at.says(eve, says(Phrase::Hello))["type"], "watcher-talked");
    assert_eq!(at.says(eve, says(Phrase::Hello))["problem"]["kind"], "too-soon");
    let report = ClientMessage::Report { seat: Seat::South, reason: None };
    assert_eq!(at.says(eve, report)["problem"]["kind"], "watching");

    let (mut at, ..) = Desk::begun(json!({}));
    let eve = at.arrives(Vec::new(), false);
    at.heard_by(eve);
    assert_eq!(at.says(eve, words)["talk"]["text"], "Take the boat!", "friends have their own words");
}

#[test]
fn at_one_screen_nobody_talks_by_the_computer() {
    let mut at = Desk::at(json!({}));
    let eve = at.arrives(Vec::new(), false);
    at.heard_by(eve);
    assert_eq!(at.says(eve, says(Phrase::Hello))["type"], "trouble");
}
