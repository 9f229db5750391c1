//! The protocol over a real socket: whole games, messages twice, late, wrong, and coming back.

use crate::support::{Scratch, bot, human, in_memory, kind, on_file};
use serde_json::{Value, json};

#[tokio::test]
async fn two_people_play_a_game_to_its_end() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, snapshot) = server.sit(&game).await;
    assert_eq!(snapshot["table"]["id"], game.as_str());
    assert_eq!(snapshot["table"]["seats"].as_array().unwrap().len(), 2);
    assert_eq!(snapshot["entries"], json!([]));
    while client.turn() != "over" {
        let action = client.some_action();
        assert_eq!(client.act(&action).await["type"], "done", "{action}");
    }
    assert_eq!(client.view["legal"], json!([]));
    assert!(!client.view["outcome"]["ending"].as_str().unwrap().is_empty());
    assert_eq!(kind(&client.act("a1-a2").await), "illegal");
    let listed = server.get("/api/games").await["games"].clone();
    assert_eq!(listed[0]["id"], game.as_str());
    assert_eq!(listed[0]["over"], true);
    assert_eq!(listed[0]["actions"], client.seen);
    let (status, record) = server.ask("GET", &format!("/api/games/{game}/record"), "").await;
    assert_eq!(status, 200);
    let record = record.parse::<ashtapada_table::record::Record>().unwrap();
    assert_eq!(record.game.len(), client.seen as usize);
}

#[tokio::test]
async fn a_person_plays_the_computer() {
    let server = in_memory().await;
    let game = server.soldiers(json!([human("south"), bot("north", "random")])).await;
    let (mut client, _) = server.sit(&game).await;
    while client.turn() != "over" {
        if client.view["turn"]["seat"] == "south" && client.legal() != ["pass"] {
            let action = client.some_action();
            assert_eq!(client.act(&action).await["type"], "done", "{action}");
        } else {
            client.hear_of("played").await;
        }
    }
    let seats = |seat: &str| client.shown.iter().filter(|entry| entry["seat"] == seat).count();
    assert!(seats("south") > 5 && seats("north") > 5);
}

#[tokio::test]
async fn computer_players_play_while_somebody_watches() {
    let server = in_memory().await;
    let game = server.soldiers(json!([bot("south", "random"), bot("north", "random")])).await;
    let (mut client, _) = server.sit(&game).await;
    while client.turn() != "over" {
        client.hear_of("played").await;
    }
    assert_eq!(kind(&client.ask(json!({"type": "take-back"})).await), "nothing-to-take-back");
}

#[tokio::test]
async fn computer_players_pause_step_and_go_on() {
    let server = in_memory().await;
    let game = server.soldiers(json!([human("south"), bot("north", "random")])).await;
    let (mut client, _) = server.sit(&game).await;
    client.say(json!({"type": "tempo", "tempo": "paused"})).await;
    assert_eq!(client.hear_of("tempo").await["tempo"], "paused");
    let action = client.some_action();
    assert_eq!(client.act(&action).await["type"], "done");
    // The computer plays nothing by itself: the next question is answered before anything is played.
    client.say(json!({"type": "why", "from": "a1", "to": null})).await;
    client.hear_of("because").await;
    assert_eq!(client.seen, 1);
    // A client that enters gets the tempo.
    let (mut other, _) = server.sit(&game).await;
    assert_eq!(other.hear_of("tempo").await["tempo"], "paused");
    // One step, and then nothing by itself again.
    other.say(json!({"type": "step"})).await;
    client.hear_of("played").await;
    assert_eq!(client.seen, 2);
    // Taking back works as usual, and the computer does not answer at once.
    assert_eq!(client.ask(json!({"type": "take-back"})).await["type"], "done");
    let action = client.some_action();
    assert_eq!(client.act(&action).await["type"], "done");
    let before = client.seen;
    client.say(json!({"type": "tempo", "tempo": "fast"})).await;
    client.hear_of("played").await;
    assert_eq!(client.seen, before + 1);
}

#[tokio::test]
async fn a_game_is_listed_once_somebody_has_done_something() {
    let server = in_memory().await;
    // The computer begins; it plays while somebody watches.
    let game = server.soldiers(json!([bot("south", "random"), human("north")])).await;
    let (mut client, snapshot) = server.sit(&game).await;
    if snapshot["entries"] == json!([]) {
        client.hear_of("played").await;
    }
    assert_eq!(server.get("/api/games").await["games"], json!([]));
    let action = client.some_action();
    let answer = client.act(&action).await;
    assert_eq!(answer["type"], "done", "{action}: {answer}");
    assert_eq!(server.get("/api/games?over=false").await["games"][0]["id"], game.as_str());
    assert_eq!(server.get("/api/games?over=true").await["games"], json!([]));
    // What the computer plays in between makes it stale.
    while client.ask(json!({"type": "resign", "seat": "north"})).await["type"] != "done" {}
    let over = server.get("/api/games?over=true").await["games"].clone();
    assert_eq!(over[0]["id"], game.as_str());
    // Who has won does not follow from the position.
    assert_eq!(over[0]["view"]["outcome"]["rank"], json!({"south": 1, "north": 2}), "{over}");
    assert_eq!(server.get("/api/games?over=false").await["games"], json!([]));
}

#[tokio::test]
async fn a_game_is_taken_off_the_list_and_put_back() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let path = format!("/api/games/{game}/listed");
    assert_eq!(server.ask("POST", &path, r#"{"listed":false}"#).await, (200, r#"{"listed":false}"#.to_owned()));
    assert_eq!(server.get("/api/games").await["games"], json!([]));
    // It can still be played, which puts it back on the list.
    let (mut client, _) = server.sit(&game).await;
    let action = client.some_action();
    assert_eq!(client.act(&action).await["type"], "done");
    assert_eq!(server.get("/api/games").await["games"][0]["id"], game.as_str());
    assert_eq!(server.ask("POST", "/api/games/nowhere/listed", r#"{"listed":true}"#).await.0, 404);
    assert_eq!(server.ask("POST", &path, "{}").await.0, 400);
}

#[tokio::test]
async fn a_message_is_carried_out_once() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    let first = json!({"type": "act", "id": "once", "seen": 0, "action": client.some_action()});
    assert_eq!(client.ask(first.clone()).await["type"], "done");
    assert_eq!(client.seen, 1);
    // Again, by the same client and by another that reconnected without the answer.
    assert_eq!(client.ask(first.clone()).await["type"], "done");
    let (mut other, snapshot) = server.sit(&game).await;
    assert_eq!(snapshot["entries"].as_array().unwrap().len(), 1);
    assert_eq!(other.ask(first).await["type"], "done");
    assert_eq!(other.act("nonsense").await["type"], "refused");
    let (_, snapshot) = server.sit(&game).await;
    assert_eq!(snapshot["entries"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn an_id_used_again_for_another_message_is_refused() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    let (action, other) = (client.legal()[0].clone(), client.legal()[1].clone());
    let message = json!({"type": "act", "id": "once", "seen": 0, "action": action});
    let with = |key: &str, value: &str| {
        let mut message = message.clone();
        message[key] = json!(value);
        message
    };
    for _ in 0..2 {
        assert_eq!(client.ask(message.clone()).await["type"], "done");
    }
    for another in [
        with("action", &other),
        with("action", "what?"),
        with("type", "roll"),
        with("type", "take-back"),
        with("type", "agree"),
        json!({"type": "resign", "id": "once", "seen": 0, "seat": "south"}),
        json!({"type": "enter-throw", "id": "once", "seen": 0, "throw": "3"}),
    ] {
        let answer = client.ask(another.clone()).await;
        assert_eq!(kind(&answer), "bad-request", "{another}: {answer}");
        let message = answer["problem"]["message"].as_str().unwrap();
        assert!(message.contains("`once`") && message.contains(&action), "{message}");
    }
    assert_eq!(client.seen, 1);
    for (id, message) in [("back", json!({"type": "take-back"})), ("end", json!({"type": "agree"}))] {
        for answer in ["done", "done"] {
            let mut message = message.clone();
            message["id"] = json!(id);
            assert_eq!(client.ask(message).await["type"], answer, "{id}");
        }
    }
    assert_eq!(client.seen, 3);
}

#[tokio::test]
async fn a_throw_is_thrown_once() {
    let server = in_memory().await;
    let game = server
        .new_game(json!({"rules": "chaturaji-pl-solo", "options": [], "seats": [], "dice": "fair", "position": null}))
        .await;
    let (mut client, _) = server.sit(&game).await;
    for _ in 0..2 {
        assert_eq!(client.ask(json!({"type": "roll", "id": "r", "seen": 0})).await["type"], "done");
    }
    assert_eq!(kind(&client.ask(json!({"type": "act", "id": "r", "action": "b1-c3"})).await), "bad-request");
    let log = server.get(&format!("/api/games/{game}")).await;
    let entries = log["entries"].as_array().unwrap();
    // A throw without a legal move is passed by the server.
    assert_eq!(entries.iter().filter(|entry| entry["action"]["kind"] == "throw").count(), 1, "{entries:?}");
}

#[tokio::test]
async fn who_has_seen_all_gets_nothing_and_who_has_seen_more_gets_all_anew() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    client.act(&client.some_action()).await;
    let all = json!(client.shown);
    for (seen, anew) in [(1, false), (2, true), (1_000, true), (u32::MAX, true)] {
        let expected = if anew { (all.clone(), json!(true)) } else { (json!([]), Value::Null) };
        let snapshot = server.get(&format!("/api/games/{game}?seen={seen}")).await;
        assert_eq!((&snapshot["entries"], &snapshot["anew"]), (&expected.0, &expected.1), "{seen}");
        client.say(json!({"type": "more", "seen": seen})).await;
        let snapshot = client.hear_of("snapshot").await;
        assert_eq!((&snapshot["entries"], &snapshot["anew"]), (&expected.0, &expected.1), "{seen}");
    }
}

#[tokio::test]
async fn what_does_not_fit_is_refused_in_words() {
    let server = in_memory().await;
    let game = server.soldiers(json!([human("south"), bot("north", "random")])).await;
    let mut early = server.knock(&game).await;
    early.say(json!({"type": "act", "id": "a", "seen": 0, "action": "stop"})).await;
    assert_eq!(kind(&early.hear_of("trouble").await), "bad-request");

    let (mut client, _) = server.sit(&game).await;
    // Not JSON, not a message, and a message without its id.
    for text in ["hello?", "[]", r#"{"type":"dance"}"#, r#"{"type":"do","seen":0,"request":{"kind":"roll"}}"#] {
        client.say_raw(text.to_owned()).await;
        assert_eq!(kind(&client.hear_of("trouble").await), "bad-request", "{text}");
    }
    assert_eq!(kind(&client.ask(json!({"type": "act", "id": "", "action": "stop"})).await), "bad-request");
    // Ahead of the log.
    let action = client.some_action();
    assert_eq!(kind(&client.ask(json!({"type": "act", "seen": 7, "action": action})).await), "stale");
    // Against the rules: refused with the reason.
    let answer = client.act("e5-e6").await;
    assert_eq!(kind(&answer), "illegal");
    assert!(answer["problem"]["refusal"]["reason"].is_string(), "{answer}");
    // There are no dice here, and throws may not be entered.
    assert_eq!(kind(&client.ask(json!({"type": "roll"})).await), "illegal");
    assert_eq!(kind(&client.ask(json!({"type": "enter-throw", "throw": "3"})).await), "fair-dice");
    assert_eq!(kind(&client.act("3").await), "bad-request");
    assert_eq!(kind(&client.ask(json!({"type": "resign", "seat": "north"})).await), "not-your-seat");
    assert_eq!(kind(&client.ask(json!({"type": "resign", "seat": "west"})).await), "bad-request");
    assert_eq!(kind(&client.ask(json!({"type": "take-back"})).await), "nothing-to-take-back");
    // None of this was played.
    assert_eq!(client.seen, 0);
}

#[tokio::test]
async fn a_click_in_vain_is_explained() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    let piece = client.view["legal"][0]["from"].clone();
    let to = client.view["legal"][0]["to"].clone();
    client.say(json!({"type": "why", "from": piece, "to": null})).await;
    assert_eq!(client.hear_of("because").await["refusal"], json!(null));
    client.say(json!({"type": "why", "from": piece, "to": to})).await;
    assert_eq!(client.hear_of("because").await["refusal"], json!(null));
    client.say(json!({"type": "why", "from": to, "to": null})).await;
    assert_eq!(client.hear_of("because").await["refusal"]["reason"], "no-piece");
    let theirs = client.view["pieces"].as_array().unwrap().iter().find(|piece| piece["army"] == "north").unwrap();
    client.say(json!({"type": "why", "from": theirs["at"], "to": null})).await;
    assert_eq!(client.hear_of("because").await["refusal"]["reason"], "not-yours");
    client.say(json!({"type": "why", "from": "nowhere", "to": null})).await;
    assert_eq!(kind(&client.hear_of("trouble").await), "bad-request");
}

#[tokio::test]
async fn everyone_sees_everything_and_who_returns_gets_the_tail() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut one, _) = server.sit(&game).await;
    let (mut two, _) = server.sit(&game).await;
    for _ in 0..3 {
        let action = one.some_action();
        assert_eq!(one.act(&action).await["type"], "done");
    }
    while two.seen < 3 {
        two.hear_of("played").await;
    }
    assert_eq!(one.shown, two.shown);
    assert_eq!(one.view, two.view);
    let action = one.some_action();
    one.act(&action).await;
    let (three, snapshot) = server.sit_again(&game, two).await;
    assert_eq!(snapshot["entries"].as_array().unwrap().len(), 1);
    assert_eq!(snapshot["entries"][0]["seq"], 4);
    assert_eq!(three.view, one.view);
}

#[tokio::test]
async fn taking_back_is_an_entry() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, snapshot) = server.sit(&game).await;
    assert_eq!(snapshot["entries"], json!([]));
    let start = client.view.clone();
    let first = client.some_action();
    client.act(&first).await;
    let after_one = client.view.clone();
    let second = client.some_action();
    client.act(&second).await;
    assert_eq!(client.ask(json!({"type": "take-back"})).await["type"], "done");
    assert_eq!(client.shown.last().unwrap()["text"], "take-back 1");
    assert_eq!(client.seen, 3);
    assert_eq!(client.view, after_one);
    assert_eq!(client.ask(json!({"type": "take-back"})).await["type"], "done");
    assert_eq!(client.view, start);
    assert_eq!(kind(&client.ask(json!({"type": "take-back"})).await), "nothing-to-take-back");
    // Another continuation, and taking it back.
    client.act(&first).await;
    assert_eq!(client.view, after_one);
    let third = client.legal().pop().unwrap();
    client.act(&third).await;
    assert_eq!(client.ask(json!({"type": "take-back"})).await["type"], "done");
    assert_eq!(client.view, after_one);
    // Agreement and resignation can be taken back as well.
    assert_eq!(client.ask(json!({"type": "agree"})).await["type"], "done");
    assert_eq!(client.view["outcome"]["ending"], "agreement");
    client.ask(json!({"type": "take-back"})).await;
    assert_eq!(client.view, after_one);
    assert_eq!(client.ask(json!({"type": "resign", "seat": "south"})).await["type"], "done");
    assert_eq!(client.view["outcome"]["ending"], "resignation");
    assert_eq!(client.shown.last().unwrap()["seat"], "south");
    client.ask(json!({"type": "take-back"})).await;
    assert_eq!(client.view, after_one);
    // A newcomer folds the same log to the same state.
    let (newcomer, _) = server.sit(&game).await;
    assert_eq!(newcomer.view, client.view);
    assert_eq!(newcomer.shown, client.shown);
}

#[tokio::test]
async fn a_game_is_there_after_a_restart() {
    let scratch = Scratch::new("restart");
    let server = on_file(&scratch.file()).await;
    let game = server.soldiers(json!([human("south"), bot("north", "random")])).await;
    let (mut client, _) = server.sit(&game).await;
    while client.seen < 20 && client.turn() != "over" {
        if client.view["turn"]["seat"] == "south" {
            let action = client.some_action();
            client.act(&action).await;
        } else {
            client.hear_of("played").await;
        }
    }
    // The computer may still play while we stop: what it played was shown to us.
    server.stop().await;
    while client.hear().await.is_some() {}
    let (seen, shown, before) = (client.seen, client.shown.clone(), client.view.clone());

    let server = on_file(&scratch.file()).await;
    let (mut client, snapshot) = server.sit(&game).await;
    assert_eq!(snapshot["entries"].as_array().unwrap()[..], shown[..]);
    assert_eq!(client.view, before);
    while client.seen < seen + 6 && client.turn() != "over" {
        if client.view["turn"]["seat"] == "south" {
            let action = client.some_action();
            client.act(&action).await;
        } else {
            client.hear_of("played").await;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn stopping_is_told() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    server.stop().await;
    assert_eq!(kind(&client.hear_of("trouble").await), "stopping");
    assert_eq!(client.hear().await, None);
}
