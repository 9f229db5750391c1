//! Ends that computer players are asked about.

use ashtapada_rules::Position as _;
use ashtapada_rules::Seat;
use ashtapada_table::{Beginning, Request};
use serde_json::{Value, json};

use super::absent_tests::Friends;

fn bot(seat: &str, level: u8) -> Value {
    json!({ "seat": seat, "player": { "kind": "bot", "bot": format!("level-{level}") } })
}

#[tokio::test]
async fn a_computer_player_that_is_better_plays_on_and_another_agrees() {
    let (even, ahead, behind) = (
        "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1",
        "3qk3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1",
        "4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1",
    );
    for level in [1, 3, 8] {
        for (position, agrees) in [(even, true), (ahead, false), (behind, true)] {
            let asked =
                json!({ "rules": "vilac-9506", "options": [], "seats": [bot("north", level)], "position": position });
            let mut at = Friends::at(asked).await;
            let anna = at.comes(Seat::South, 1).await;
            // It says the same as long as nothing is played.
            for _ in 0..2 {
                let answer = at.asks(anna, Request::Agree).await;
                if agrees {
                    assert_eq!(answer["type"], "done", "level {level}: {position}");
                    break;
                }
                assert_eq!(answer["problem"]["kind"], "plays-on", "level {level}: {answer}");
            }
            assert_eq!(at.log().await, if agrees { vec!["agree"] } else { vec![] });
        }
    }
}

#[tokio::test]
async fn whoever_proposed_it_is_told_that_the_computer_plays_on() {
    // The points count: North would win, and East has no share of it.
    let start = Beginning::new("chaturaji-pl-solo", [("firstPlayer", "south")], None).unwrap().position.text();
    let position = start.replace(" 0,0,0,0", " 0,0,9,0");
    assert_ne!(position, start);
    let seats = [bot("north", 3), bot("east", 3)];
    let asked = json!({ "rules": "chaturaji-pl-solo", "options": [], "seats": seats, "position": position });
    let mut at = Friends::at(asked).await;
    let anna = at.comes(Seat::South, 1).await;
    let jan = at.comes(Seat::West, 2).await;
    assert_eq!(at.asks(anna, Request::Agree).await["type"], "noted");
    let answer = at.asks(jan, Request::Agree).await;
    assert_eq!((&answer["type"], &answer["problem"]["kind"]), (&json!("refused"), &json!("plays-on")));
    let told = at.heard(anna);
    assert!(told.iter().any(|told| told["type"] == "trouble" && told["problem"]["kind"] == "plays-on"), "{told:?}");
    assert!(told.iter().any(|told| told["type"] == "wish" && told["wish"].is_null()), "nothing is wished any more");
    assert!(at.log().await.is_empty());
}
