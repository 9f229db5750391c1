//! Positions set up by hand: one click, one request.

use serde_json::{Value, json};

use crate::support::{Running, in_memory};

async fn ask(server: &Running, asked: Value) -> (u16, Value) {
    let (status, body) = server.ask("POST", "/api/draft?lang=pl", &asked.to_string()).await;
    (status, serde_json::from_str(&body).unwrap())
}

#[tokio::test]
async fn a_position_is_set_up_click_by_click() {
    let server = in_memory().await;
    let mut text = Value::Null;
    let man = |army: &str, role: &str| json!({"army": army, "role": role});
    for (edit, problem) in [
        (json!({"edit": "clear"}), Some("Białe muszą mieć dokładnie jednego króla.")),
        (
            json!({"edit": "put", "at": "e1", "man": man("south", "king")}),
            Some("Czarne muszą mieć dokładnie jednego króla."),
        ),
        (
            json!({"edit": "put", "at": "e8", "man": man("north", "king")}),
            Some("W tej pozycji gra jest już skończona. Żadna ze stron nie ma już czym dać mata."),
        ),
        (json!({"edit": "put", "at": "a1", "man": man("south", "rook")}), None),
        (json!({"edit": "move", "from": "a1", "to": "a2"}), None),
        (json!({"edit": "turn", "seat": "north"}), None),
        (json!({"edit": "set", "field": "clock", "of": null, "value": {"kind": "number", "value": 7}}), None),
    ] {
        let (status, answer) = ask(&server, json!({"rules": "vilac-9506", "position": text, "edit": edit})).await;
        assert_eq!(status, 200, "{answer}");
        assert_eq!(answer["problem"]["message"].as_str(), problem, "{edit}");
        text = answer["view"]["position"].clone();
    }
    assert_eq!(text, "4k3/8/8/8/8/8/R7/4K3 b - - 7 1");
    assert_eq!(server.get("/api/games").await["games"], json!([]));
}

#[tokio::test]
async fn what_cannot_be_read_is_said_in_words() {
    let server = in_memory().await;
    for (asked, kind) in [
        (json!({"rules": "vilac-9506", "position": "4k3/8"}), "bad-position"),
        (json!({"rules": "vilac-9507"}), "not-found"),
        (json!({"rules": "vilac-9506", "edit": {"edit": "remove", "at": "k11"}}), "bad-request"),
        (json!({"rules": "vilac-9506", "edit": {"edit": "explode"}}), "bad-request"),
    ] {
        let (status, answer) = ask(&server, asked).await;
        assert!((400..500).contains(&status), "{status}");
        assert_eq!(answer["kind"], kind, "{answer}");
    }
}
