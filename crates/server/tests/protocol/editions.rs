//! A file of games from the first edition of the rules, written by the program of that time. The table beside it has
//! what that program showed of each game.

use std::fs;
use std::path::{Path, PathBuf};

use ashtapada_rules::Position;
use ashtapada_table::record::Record;
use serde_json::json;

use crate::support::*;

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept").join(name)
}

#[tokio::test]
async fn games_of_the_first_edition_open_as_they_were() {
    let scratch = Scratch::new("first-edition");
    fs::copy(kept("first-edition.db"), scratch.file()).unwrap();
    let server = on_file(&scratch.file()).await;
    let list = server.get("/api/games?limit=50").await;
    let shown = fs::read_to_string(kept("first-edition.tsv")).unwrap();
    let (mut games, mut unlisted) = (0, 0);
    for line in shown.lines().skip(1) {
        let [id, rules, entries, actions, then, now, result] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        match list["games"].as_array().unwrap().iter().find(|game| game["id"] == id) {
            Some(listed) => {
                assert_eq!(
                    (listed["rules"].as_str(), listed["actions"].to_string().as_str(), listed["over"].as_bool()),
                    (Some(rules), actions, Some(result != "-")),
                    "{id}"
                );
                assert_eq!(listed["view"]["position"], then, "{id}");
            }
            None => unlisted += 1,
        }
        let opened = server.get(&format!("/api/games/{id}?seen=0")).await;
        assert_eq!(opened["table"]["edition"], 1, "{id}");
        let (mut read, mut part) = (0, opened);
        loop {
            read += part["entries"].as_array().unwrap().len();
            if part["more"] != true {
                break;
            }
            part = server.get(&format!("/api/games/{id}?seen={read}")).await;
        }
        assert_eq!(read.to_string(), entries, "{id}");
        let (_, record) = server.ask("GET", &format!("/api/games/{id}/record"), "").await;
        let record: Record = record.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(record.game.position().text(), if now.is_empty() { then } else { now }, "{id}");
        assert_eq!(record.game.len().to_string(), actions_and_endings(actions, result), "{id}");
        let outcome = record.outcome().map_or("-".to_owned(), |outcome| {
            let seats = record.game.position().seats().iter().map(|seat| {
                let index = seat.index();
                format!("{seat}={}/{}", outcome.share[index], outcome.rank[index])
            });
            format!("{} {}", outcome.ending.name(), seats.collect::<Vec<_>>().join(" "))
        });
        assert_eq!(outcome, result, "{id}");
        games += 1;
    }
    assert_eq!(games, 21);
    // Four are not over, and only computers have played in them.
    assert_eq!(unlisted, 4);
    server.stop().await;
}

/// The number of plies: an agreement or a resignation is one, but is not an action.
fn actions_and_endings(actions: &str, result: &str) -> String {
    let ended = result.starts_with("agreement") || result.starts_with("resignation");
    (actions.parse::<u32>().unwrap() + u32::from(ended)).to_string()
}

#[tokio::test]
async fn what_only_a_mended_fault_allowed_is_marked() {
    let scratch = Scratch::new("mended");
    fs::copy(kept("first-edition.db"), scratch.file()).unwrap();
    let server = on_file(&scratch.file()).await;
    let refused = async |id: &str| -> Vec<(u64, String)> {
        let opened = server.get(&format!("/api/games/{id}?seen=0")).await;
        let entries = opened["entries"].as_array().unwrap().iter();
        let marked = entries.filter(|entry| entry.get("refused").is_some());
        marked.map(|entry| (entry["seq"].as_u64().unwrap(), entry["refused"]["reason"].to_string())).collect()
    };
    assert_eq!(refused("7fkm88zwei42").await, [(1, "\"not-yours\"".to_owned())]);
    assert_eq!(refused("zmuhsuyiifm8").await, [(2, "\"game-over\"".to_owned())]);
    assert_eq!(refused("55283nzctj5m").await, [(13, "\"under-command\"".to_owned())]);
    assert!(refused("5nycqqir3akf").await.is_empty());
    // A game of that edition goes on under the rules of that edition.
    let (mut client, _) = server.sit("hy4bazpy7uu4").await;
    let answer =
        client.ask(json!({"type": "do", "id": "later", "request": {"kind": "enter-throw", "throw": "5"}})).await;
    assert_eq!(kind(&answer), "done", "{answer}");
    server.stop().await;
}
