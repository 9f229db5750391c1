//! Questions about positions and games, over their socket.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Running, bot, in_memory};

/// Asks one question after another; the answers to each until the last of them.
pub async fn ask(server: &Running, questions: &[Value]) -> Vec<Vec<Value>> {
    let (mut socket, _) = connect_async(format!("ws://{}/api/study/socket", server.address)).await.unwrap();
    let mut answers = Vec::new();
    for (id, question) in questions.iter().enumerate() {
        socket.send(Message::text(json!({"id": id, "question": question}).to_string())).await.unwrap();
        let mut found = Vec::new();
        loop {
            let Some(Ok(Message::Text(text))) = socket.next().await else { continue };
            let answer: Value = serde_json::from_str(&text).unwrap();
            if answer["id"] != json!(id) {
                continue;
            }
            let last = answer["found"].clone();
            let more = last["kind"] == "progress" || last["done"] == false;
            found.push(last);
            if !more {
                break;
            }
        }
        answers.push(found);
    }
    answers
}

/// A game that is mate in two moves.
fn short_chess() -> Value {
    json!({"rules": "vilac-9506", "options": [], "dice": "fair", "seats": [bot("north", "greedy")],
        "actions": ["f2f3", "e7e5", "g2g4", "d8h4"]})
}

#[tokio::test]
async fn a_game_is_reviewed() {
    let server = in_memory().await;
    let game = server.new_game(short_chess()).await;
    let question = json!({"kind": "review", "at": {"kind": "game", "id": game}});
    let answers = ask(&server, &[question]).await;
    let review = &answers[0].last().unwrap()["review"];
    let moments = review["moments"].as_array().unwrap();
    assert_eq!(moments.iter().map(|moment| moment["seq"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!((&moments[2]["mark"], &moments[2]["seat"]), (&json!("blunder"), &json!("south")));
    assert!(!moments[2]["better"].as_array().unwrap().is_empty());
    assert_eq!((&moments[3]["cost"], &review["last"]), (&json!(0.0), &json!([0.0, 1.0])));
    // What was passed by is told of the one choice that everything else was much worse than.
    assert!(moments[3]["other"]["cost"].as_f64().unwrap() > 0.3, "{}", moments[3]);
    assert!(moments[..3].iter().all(|moment| moment.get("other").is_none()));
    let record = review["record"].as_str().unwrap();
    assert!(record.contains("g2g4 {??") && record.contains("[North \"bot:greedy\"]"), "{record}");
    server.stop().await;
}

#[tokio::test]
async fn a_position_is_looked_at_deeper_and_deeper_until_something_else_is_asked() {
    let server = in_memory().await;
    let won = json!({"rules": "vilac-9506", "options": [], "seats": [], "dice": "fair", "position": null,
        "actions": ["f2f3", "e7e5", "g2g4"]});
    let dice = json!({"rules": "chaturaji-pl-solo", "options": [["firstPlayer", "south"]], "seats": [], "dice": "fair",
        "position": null, "actions": []});
    let analyse = |game: &Value| json!({"kind": "analyse", "lines": 3, "at": {"kind": "setup", "game": game}});
    let (mut socket, _) = connect_async(format!("ws://{}/api/study/socket", server.address)).await.unwrap();
    let mut say = async |id: u32, question: Value| {
        socket.send(Message::text(json!({"id": id, "question": question}).to_string())).await.unwrap();
        loop {
            let Some(Ok(Message::Text(text))) = socket.next().await else { continue };
            let answer: Value = serde_json::from_str(&text).unwrap();
            if answer["id"] == json!(id) {
                return answer["found"].clone();
            }
        }
    };
    let first = say(1, analyse(&dice)).await;
    // The first depth is told at once; every throw is there, and what they are worth is shared among four.
    assert_eq!(
        (&first["kind"], &first["analysis"]["depth"], &first["done"]),
        (&json!("analysis"), &json!(1), &json!(false))
    );
    let branches = first["analysis"]["branches"].as_array().unwrap();
    assert!(branches.len() >= 4 && branches.iter().all(|branch| branch["chance"].is_array()));
    let whole: f64 = branches[0]["worth"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
    assert!((whole - 1.0).abs() < 0.001, "{whole}");
    // The next question ends the one before.
    let mate = say(2, analyse(&won)).await;
    assert_eq!(mate["analysis"]["branches"][0]["line"][0]["text"], "d8h4");
    assert_eq!(mate["analysis"]["branches"].as_array().unwrap().len(), 3);
    drop(socket);
    server.stop().await;
}

#[tokio::test]
async fn a_question_without_an_answer_says_why() {
    let server = in_memory().await;
    let game = server.new_game(short_chess()).await;
    let over = json!({"kind": "analyse", "lines": 1, "at": {"kind": "game", "id": game}});
    let missing = json!({"kind": "review", "at": {"kind": "game", "id": "nothing"}});
    let empty = json!({"kind": "review", "at": {"kind": "setup", "game": {"rules": "vilac-9506", "options": [],
        "seats": [], "dice": "fair", "position": null, "actions": []}}});
    let wrong = json!({"kind": "review", "at": {"kind": "setup", "game": {"rules": "vilac-9506", "options": [],
        "seats": [], "dice": "fair", "position": null, "actions": ["e2e5"]}}});
    let answers = ask(&server, &[over, missing, empty, wrong]).await;
    assert_eq!(answers[0][0]["kind"], "over");
    let kinds: Vec<_> = answers[1..].iter().map(|found| found[0]["problem"]["kind"].clone()).collect();
    assert_eq!(kinds, ["not-found", "bad-request", "bad-actions"]);
    server.stop().await;
}

#[tokio::test]
async fn what_can_be_taken_is_told_for_every_seat() {
    let server = in_memory().await;
    let game = json!({"rules": "vilac-9506", "options": [], "seats": [], "dice": "fair", "position": null,
        "actions": ["e2e4", "d7d5"]});
    let answers = ask(&server, &[json!({"kind": "odds", "at": {"kind": "setup", "game": game}})]).await;
    let stakes = answers[0][0]["stakes"].as_array().unwrap();
    let at = |seat: usize| {
        stakes[seat]["pieces"].as_array().unwrap().iter().map(|piece| piece["at"].clone()).collect::<Vec<_>>()
    };
    assert_eq!((at(0), at(1)), (vec![json!("e4")], vec![json!("d5")]));
    assert_eq!(stakes[0]["pieces"][0]["threats"][0]["from"], "d5");
    assert_eq!(stakes[0]["pieces"][0]["chance"], json!([1, 1]));
    server.stop().await;
}
