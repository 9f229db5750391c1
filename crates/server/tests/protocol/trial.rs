//! Trials: tables that are not stored, over their socket.

use serde_json::{Value, json};

use crate::support::{bot, in_memory, kind};

fn begin(game: Value, tried: Value) -> Value {
    let mut asked = json!({"rules": "soldiers16-bl", "options": [["firstPlayer", "south"]], "dice": "fair"});
    asked.as_object_mut().unwrap().extend(game.as_object().unwrap().clone());
    json!({"type": "begin", "game": asked, "tried": tried})
}

#[tokio::test]
async fn things_are_tried_out_and_taken_back() {
    let server = in_memory().await;
    let (mut client, first) =
        server.try_out(begin(json!({"seats": [bot("north", "greedy")], "actions": ["e4-e5"]}), json!(["e6xe4"]))).await;
    assert_eq!((first["type"].as_str(), &first["base"]), (Some("snapshot"), &json!(1)));
    assert_eq!(client.seen, 2);
    // The reader plays every seat here, and there is nothing to prove.
    assert_eq!(first["table"]["seats"][1]["player"]["kind"], "human");
    assert_eq!(first["table"]["commitment"], Value::Null);
    let tried = client.view.clone();
    assert_eq!(client.act(&client.some_action()).await["type"], "done");
    assert_eq!(client.ask(json!({"type": "take-back"})).await["type"], "done");
    assert_eq!(client.view, tried);
    assert_eq!(client.ask(json!({"type": "take-back"})).await["type"], "done");
    // What it began with cannot be taken back.
    assert_eq!(kind(&client.ask(json!({"type": "take-back"})).await), "nothing-to-take-back");
    // Goes back to a state and on from there, or does nothing.
    let before = client.view.clone();
    let follow = |back_to: u32, actions: Value| json!({"type": "follow", "back_to": back_to, "actions": actions});
    assert_eq!(kind(&client.ask(follow(0, json!(["c4-c5", "a1-a2"]))).await), "illegal");
    let (again, _) = server.try_out(begin(json!({"actions": ["e4-e5"]}), json!([]))).await;
    assert_eq!(client.ask(follow(1, json!(["e6xe4"]))).await["type"], "done");
    assert_eq!(client.view["position"], tried["position"]);
    assert_eq!(again.view["position"], before["position"]);
    client.say(json!({"type": "record"})).await;
    let record = client.hear_of("record").await["text"].as_str().unwrap().to_owned();
    assert!(record.contains("1. e4-e5 2. e6xe4") && record.contains("[North \"bot:greedy\"]"), "{record}");
    // Nothing was stored, and nobody can resign.
    assert_eq!(kind(&client.ask(json!({"type": "resign", "seat": "south"})).await), "bad-request");
    assert_eq!(server.get("/api/games").await["games"], json!([]));
}

#[tokio::test]
async fn a_branch_leaves_a_game() {
    let server = in_memory().await;
    let game = server.soldiers(json!([])).await;
    let (mut client, _) = server.sit(&game).await;
    for action in ["e4-e5", "e6xe4"] {
        assert_eq!(client.act(action).await["type"], "done");
    }
    client.ask(json!({"type": "agree"})).await;
    let (_, first) = server.leave(&client, &game, 1, json!([])).await;
    assert_eq!((&first["entries"], &first["base"]), (&json!([]), &json!(1)));
    // What came before is known; how the game was ended is no move.
    let (mut aside, first) = server.leave(&client, &game, 3, json!(["a1-a2"])).await;
    assert_eq!(kind(&aside.hear_of("trouble").await), "bad-actions");
    assert_eq!(aside.view["position"], client.states[2]["position"]);
    assert_eq!(first["entries"][0]["text"], "take-back 2");
    assert!(!first["choices"]["legal"].as_array().unwrap().is_empty());
    let (_, answer) = server.try_out(json!({"type": "branch", "game": "nowhere", "after": 0, "tried": []})).await;
    assert_eq!(kind(&answer), "not-found");
    // The game itself has not changed.
    let (again, _) = server.sit(&game).await;
    assert_eq!(again.view["outcome"]["ending"], "agreement");
}

#[tokio::test]
async fn throws_are_drawn_or_entered() {
    let server = in_memory().await;
    let asked = begin(json!({"rules": "chaturaji-pl-solo", "options": []}), json!([]));
    let (mut client, _) = server.try_out(asked).await;
    assert_eq!(client.ask(json!({"type": "roll"})).await["type"], "done");
    let thrown: u8 = client.shown[0]["text"].as_str().unwrap().parse().unwrap();
    assert!((2..=5).contains(&thrown));
    client.ask(json!({"type": "take-back"})).await;
    assert_eq!(client.ask(json!({"type": "enter-throw", "throw": "3"})).await["type"], "done");
    assert!(client.legal().contains(&"b1-c3".to_owned()), "{:?}", client.legal());
}

#[tokio::test]
async fn what_cannot_be_tried_is_refused() {
    let server = in_memory().await;
    let (_, answer) = server.try_out(begin(json!({"rules": "soldiers61-bl"}), json!([]))).await;
    assert_eq!(kind(&answer), "not-found");
    let (_, answer) = server.try_out(json!({"type": "hello", "seen": 0})).await;
    assert_eq!(kind(&answer), "bad-request");
    // The actions that can be played are there, and the one that cannot is reported.
    let (mut client, _) = server.try_out(begin(json!({}), json!(["e4-e5", "a1-a5"]))).await;
    assert_eq!(client.seen, 1);
    let trouble = client.hear_of("trouble").await;
    assert_eq!(kind(&trouble), "bad-actions");
    client.say(json!({"type": "why", "from": "e7", "to": null})).await;
    assert!(client.hear_of("because").await.get("refusal").is_some());
    assert_eq!(kind(&client.ask(json!({"type": "act", "seen": 0, "action": "e6xe4"})).await), "stale");
}

/// A log is sent in parts, and what is asked for is what comes.
#[tokio::test]
async fn a_long_line_comes_in_parts() {
    let server = in_memory().await;
    let turns: Vec<&str> = ["c4-c5", "c6-d6", "c5-c4", "d6-c6"].into_iter().cycle().take(600).collect();
    let asked = json!({
        "rules": "soldiers16-free", "position": "3/3/7/1n5/9/1s5/7/3/3 s - 15-15 0-0 0", "actions": turns,
        "options": [["noCaptureMoves", "off"], ["repetition", "off"], ["firstPlayer", "south"]],
    });
    let (mut client, first) = server.try_out(begin(asked, json!([]))).await;
    assert_eq!((client.seen, &first["more"]), (250, &json!(true)));
    for (seen, more) in [(500, true), (600, false)] {
        client.say(json!({"type": "more", "seen": client.seen})).await;
        assert_eq!(client.hear_of("snapshot").await["more"], more);
        assert_eq!(client.seen, seen);
    }
    assert_eq!(client.act("c4-c5").await["type"], "done");
}
