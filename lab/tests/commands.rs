//! The program as it is run: what its commands write, and how they end.

use std::process::{Command, Output};

use ashtapada_rulebook::Measured;

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
    let file = at("measured.json.gz");
    let (code, told) = failed(&["openings", &at("none.jsonl"), "--into", &file]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("none.jsonl"), "{told}");
    std::fs::write(at("games.jsonl"), "no game\n").unwrap();
    let (code, told) = failed(&["daily", "find", &at("games.jsonl"), "--into", &file]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("games.jsonl: line 1: ") && told.contains("`ashtapada-lab selfplay`"), "{told}");
    std::fs::write(at("games.jsonl"), "").unwrap();
    let (code, told) = failed(&["openings", &at("games.jsonl"), "--into", &file]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("measured.json.gz"), "{told}");
}

/// What one command has written the next one reads. What was measured anew takes the place of what the file had; the rest
/// stays.
#[test]
fn openings_are_read_from_games_that_were_written() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let played = run(&["selfplay", "dash-guti", "--games", "4", "--nodes", "40", "--later", "20"]);
    assert!(played.status.success());
    assert_eq!(played.stdout.iter().filter(|&&byte| byte == b'\n').count(), 4);
    std::fs::write(at("games.jsonl"), &played.stdout).unwrap();
    let (known, file) = (Measured::known(), at("measured.json.gz"));
    std::fs::write(&file, known.written().unwrap()).unwrap();
    let words = ["openings", &at("games.jsonl"), "--into", &file, "--date", "2026-11-23"];
    assert!(run(&words).status.success());
    let mut after = Measured::read(&std::fs::read(&file).unwrap()).unwrap();
    let new = after.openings.insert("dash-guti".to_owned(), known.openings["dash-guti"].clone()).unwrap();
    assert_eq!((new.date.as_str(), new.games, new.tried, new.nodes, new.later), ("2026-11-23", 4, 2, 40, 20));
    assert_eq!(&after, known);
}
