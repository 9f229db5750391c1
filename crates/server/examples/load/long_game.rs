//! The longest games: what they cost is measured, and bounded by tests.

use serde_json::{Value, json};

/// A game of so many actions that no rule ends: two beads go to and fro.
pub fn long_game(actions: usize) -> Value {
    let actions: Vec<&str> = ["c4-c5", "c6-d6", "c5-c4", "d6-c6"].into_iter().cycle().take(actions).collect();
    let options = json!([["noCaptureMoves", "off"], ["repetition", "off"], ["firstPlayer", "south"]]);
    json!({
        "rules": "soldiers16-free", "options": options, "seats": [], "dice": "fair",
        "position": "3/3/7/1n5/9/1s5/7/3/3 s - 15-15 0-0 0", "actions": actions,
    })
}
