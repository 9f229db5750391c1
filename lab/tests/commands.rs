//! The program as it is run: what its commands write, and how they end.

use std::process::{Command, Output};

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ashtapada-lab")).args(words).output().unwrap()
}

fn failed(words: &[&str]) -> (Option<i32>, String) {
    let output = run(words);
    assert!(output.stdout.is_empty(), "{words:?}");
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn who_asks_for_what_is_not_there_is_told_what_is() {
    for command in ["lengths", "selfplay", "calibration", "strength"] {
        let words: &[&str] = if command == "strength" { &["--rules", "soldiers16"] } else { &["soldiers16"] };
        let words = [&[command], words].concat();
        let (code, told) = failed(&words);
        assert_eq!(code, Some(2), "{told}");
        assert!(told.starts_with("ashtapada-lab: ") && told.contains("soldiers16-bl"), "{told}");
    }
    let (code, told) = failed(&["train", "soldiers16-bl", "--out", "nowhere.net", "--games", "0"]);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("--positions"), "{told}");
}

#[test]
fn a_file_that_fails_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let out = at("");
    let (code, told) = failed(&["openings", &at("none.jsonl"), "--out", &out]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("none.jsonl"), "{told}");
    std::fs::write(at("games.jsonl"), "no game\n").unwrap();
    let (code, told) = failed(&["daily", "find", &at("games.jsonl"), "--out", &out]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("games.jsonl: line 1: ") && told.contains("`ashtapada-lab selfplay`"), "{told}");
}

/// What one command has written the next one reads.
#[test]
fn openings_are_read_from_games_that_were_written() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let played = run(&["selfplay", "dash-guti", "--games", "4", "--nodes", "40", "--later", "20"]);
    assert!(played.status.success());
    assert_eq!(played.stdout.iter().filter(|&&byte| byte == b'\n').count(), 4);
    std::fs::write(at("games.jsonl"), &played.stdout).unwrap();
    let words = ["openings", &at("games.jsonl"), "--out", &at(""), "--date", "2026-11-23"];
    assert!(run(&words).status.success());
    let openings = std::fs::read_to_string(at("dash-guti.toml")).unwrap();
    assert!(openings.contains("date = \"2026-11-23\"\ngames = 4\ntried = 2\n"), "{openings}");
    assert!(openings.contains("`ashtapada-lab selfplay dash-guti --games 4"), "{openings}");
}
