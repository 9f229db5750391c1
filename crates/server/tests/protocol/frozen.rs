//! A server that is stopped for a while and continued: as after a kill, nobody's clock ran meanwhile.

use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use crate::crash::spawn;
use crate::support::Scratch;

fn left(clock: &Value, seat: &str) -> u64 {
    let left = clock["left"].as_array().unwrap();
    left.iter().find(|left| left[0] == seat).unwrap()[1].as_u64().unwrap()
}

#[tokio::test]
async fn a_server_that_stood_still_flags_nobody() {
    let scratch = Scratch::new("frozen");
    let (mut child, server) = spawn(&scratch.file());
    let asked = json!({
        "rules": "soldiers16-bl", "options": [["firstPlayer", "south"], ["obligation", "none"]], "dice": "fair",
        "apart": true, "clock": {"initial": 10, "increment": 0, "decides": true},
    });
    let game = server.new_game(asked).await;
    let (mut south, mut north) =
        (server.sit_down(&game, "south", "a").await, server.sit_down(&game, "north", "b").await);
    assert_eq!(south.act("c4-c5").await["type"], "done");
    north.hear_of("played").await;
    let pid = Pid::from_child(&child);
    kill_process(pid, Signal::STOP).unwrap();
    // Longer than North has.
    tokio::time::sleep(Duration::from_secs(11)).await;
    kill_process(pid, Signal::CONT).unwrap();
    // Nothing is entered before North plays, and North has almost all of the time.
    let action = north.some_action();
    let answer = north.act(&action).await;
    assert_eq!(answer["type"], "done", "{answer}");
    let shown: Vec<&Value> = north.shown.iter().map(|entry| &entry["seat"]).collect();
    assert_eq!(shown, ["south", "north"]);
    assert_eq!(north.view["turn"]["kind"], "seat", "it goes on");
    assert!(left(&north.clock, "north") > 5_000, "{}", north.clock);
    child.kill().unwrap();
    child.wait().unwrap();
}
