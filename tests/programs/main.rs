//! Programs of others and the engine: python-chess, and the example bot.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The command line of this project.
const ASHTAPADA: &str = env!("CARGO_BIN_EXE_ashtapada");

fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The Python that has python-chess, as `cargo xtask rust` installs it.
fn python() -> PathBuf {
    let own = at("target/python/bin/python");
    std::env::var_os("ASHTAPADA_PYTHON")
        .map_or_else(|| if own.exists() { own } else { "python3".into() }, PathBuf::from)
}

fn told(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn python_chess_runs_the_engine_unchanged() {
    let python = python();
    let has = Command::new(&python).args(["-c", "import chess.engine"]).output();
    assert!(
        has.as_ref().is_ok_and(|output| output.status.success()),
        "{} has no python-chess: run `cargo xtask rust`, which fetches it, or let ASHTAPADA_PYTHON name a Python that has it",
        python.display()
    );
    let output = Command::new(python).arg(at("tests/programs/client.py")).args([ASHTAPADA, "engine"]).output().unwrap();
    assert!(output.status.success() && told(&output).contains("played"), "{}", told(&output));
}

#[test]
fn the_example_bot_plays_by_the_protocol() {
    let mut bot = Command::new("python3");
    bot.arg(at("examples/bot.py")).env("ASHTAPADA", ASHTAPADA);
    let mut bot = bot.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let lines = "uci\nisready\ngo\nposition rules soldiers16-bl option obligation=none startpos actions c4-c5\ngo movetime 100\n\
                 position rules chaturaji-pl-solo startpos actions 3, b1-c3, 5, b6-c6, 4\ngo nodes 5\n\
                 position rules soldiers16-bl startpos actions c4-c9\ngo\nquit\n";
    bot.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = bot.wait_with_output().unwrap();
    let told = told(&output);
    let answers: Vec<&str> = told.lines().collect();
    assert!(output.status.success(), "{told}");
    assert_eq!(answers[..4], ["id name Captures if it can", "uciok", "readyok", "bestaction (none)"]);
    // Two soldiers can capture the one that came forward.
    assert!(["bestaction c6xc4", "bestaction d6xb4"].contains(&answers[4]), "{told}");
    assert_eq!(answers[5], "bestaction pass");
    assert!(answers[6].starts_with("info string error: ") && answers[7..] == ["bestaction (none)"], "{told}");
}
