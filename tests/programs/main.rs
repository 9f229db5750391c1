//! Programs of others: python-chess runs the engine, and engines of others play in matches.

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
    let output = Command::new(python_with_chess())
        .arg(at("tests/programs/client.py"))
        .args([ASHTAPADA, "engine"])
        .output()
        .unwrap();
    assert!(output.status.success() && told(&output).contains("played"), "{}", told(&output));
}

/// A Python that surely has python-chess.
fn python_with_chess() -> PathBuf {
    let python = python();
    let has = Command::new(&python).args(["-c", "import chess.engine"]).output();
    assert!(
        has.as_ref().is_ok_and(|output| output.status.success()),
        "{} has no python-chess: run `cargo xtask rust`, which fetches it, or let ASHTAPADA_PYTHON name a Python that has it",
        python.display()
    );
    python
}

/// Plays a match, and gives its result in JSON and what was told meanwhile.
fn play(words: &[&str]) -> (serde_json::Value, String) {
    let output =
        Command::new(ASHTAPADA).arg("match").args(words).arg("--json").env("ASHTAPADA", ASHTAPADA).output().unwrap();
    let json = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", told(&output)));
    (json, String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The example bot, as a player.
fn bot() -> String {
    format!("engine:python3 '{}'@50ms", at("examples/bot.py").display())
}

/// The chess program for tests, as a player.
fn fake(fault: &str) -> String {
    let (python, script) = (python_with_chess(), at("tests/programs/fake.py"));
    format!("uci:'{}' '{}' {fault}@50ms", python.display(), script.display())
}

#[test]
fn any_engine_plays_in_a_match() {
    // Our own engine speaks both sides of the protocol.
    let own = format!("engine:'{ASHTAPADA}' engine;Player=greedy;Move Overhead=0@20n");
    // Where four throw dice, two games of four were lost to chance before; of twelve hardly nine are.
    for (player, rules, games, rated) in
        [(bot(), "soldiers16-bl", 4, false), (bot(), "chaturaji-pl-solo", 12, true), (own, "kotu-ellima-bl", 4, false)]
    {
        let count = games.to_string();
        let (result, told) = play(&[&player, "random@1n", "--rules", rules, "--games", &count, "--margin", "60000"]);
        assert_eq!(result["games"], games, "{told}");
        assert_eq!(
            result["players"][0]["forfeits"],
            serde_json::json!({"time": 0, "crash": 0, "illegal": 0}),
            "{told}"
        );
        // Both capture whenever they can: chance does not stand up to that.
        let [own, others] = [0, 1].map(|player| result["players"][player]["mean"].as_f64());
        assert!(own > others, "{result}");
        assert_eq!((result["elo"].is_null(), result["players"][0]["rating"].is_object()), (rated, rated));
    }
}

#[test]
fn chess_programs_play_the_museum_chess() {
    // Pawns about to arrive while every piece is there: they have to wait, and are exchanged later.
    let waiting = "rnbqkbnr/P6P/8/8/8/8/p6p/RNBQKBNR w - - 0 1";
    let program = fake("");
    let words = [&program, "random@1n", "--rules", "vilac-9506", "--position", waiting, "--games", "8"];
    let (result, told) = play(&[&words[..], &["--margin", "60000"]].concat());
    let own = &result["players"][0];
    assert_eq!(own["forfeits"], serde_json::json!({"time": 0, "crash": 0, "illegal": 0}), "{told}");
    let count = |name: &str| own["program"][name].as_u64().unwrap();
    assert!(count("asked") > 100 && count("left_out") > 0 && count("given") > 0, "{own}");
    assert_eq!(
        (own["nodes"].as_f64(), own["depth"].as_f64()),
        (Some(20.0), Some(1.0)),
        "what it says in `string` is no report"
    );
}

#[test]
fn who_fails_has_lost_and_it_is_told() {
    // Only those that never answer may be late sooner than they want to.
    for (fault, margin, name, part) in [
        ("crash 3", "60000", "crash", "has ended (exit status: 3)"),
        ("sleep 2", "300", "time", "no answer in time"),
        ("flood 1", "300", "time", "no answer in time"),
        ("illegal 4", "60000", "illegal", "it answered `a1a1`"),
    ] {
        let (result, told) =
            play(&[&fake(fault), "random@1n", "--rules", "vilac-9506", "--games", "2", "--margin", margin]);
        assert_eq!(result["players"][0]["forfeits"][name], 2, "{told}");
        assert_eq!(
            (result["players"][0]["mean"].as_f64(), result["players"][1]["mean"].as_f64()),
            (Some(0.0), Some(1.0))
        );
        assert!(told.contains("has lost a game: ") && told.contains(part), "{told}");
    }
}

#[test]
fn who_cannot_play_is_told_before_the_match() {
    let refused = |player: &str, rules: &str| {
        let output = Command::new(ASHTAPADA).args(["match", player, "random@1n", "--rules", rules]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
        // Lines are folded to the width of the terminal.
        told(&output).split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(refused("uci:no-such-program@50ms", "vilac-9506").contains("is it installed"));
    assert!(refused("uci:python3@50ms", "soldiers16-bl").contains("play chess only"));
    assert!(
        refused("engine:python3 -c pass@50ms", "soldiers16-bl").contains("has ended (exit status: 0); `uci` should be")
    );
    assert!(refused("engine:python3", "soldiers16-bl").contains("its limit is missing"));
    assert!(refused("searcher", "soldiers16-bl").contains("engine:COMMAND@50ms"));
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

#[test]
fn a_game_is_solved_by_several_processes_at_once() {
    let (many, alone) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let solved = |place: &Path| place.to_str().unwrap().to_owned();
    let output = Command::new("python3")
        .arg(at("lab/solve/many.py"))
        .args(["--program", ASHTAPADA, "--workers", "2", "--", "pretwa", "--men", "4"])
        .args(["--solved", &solved(many.path())])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", told(&output));
    let output = Command::new(ASHTAPADA)
        .args(["solve", "pretwa", "--men", "4", "--yes", "--solved", &solved(alone.path())])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", told(&output));
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("longest win, in 49 turns") && said.contains("loses on 48 boards"), "{said}");
    let [game] = &std::fs::read_dir(alone.path()).unwrap().flatten().collect::<Vec<_>>()[..] else {
        panic!("one game")
    };
    for file in std::fs::read_dir(game.path()).unwrap().flatten() {
        let other = many.path().join(game.file_name()).join(file.file_name());
        assert_eq!(std::fs::read(file.path()).unwrap(), std::fs::read(other).unwrap());
    }

    // On a cluster: an array of jobs for each line, after the line before it.
    let output = Command::new("sh")
        .arg(at("lab/solve/slurm.sh"))
        .args(["pretwa", "--men", "4"])
        .env("PROGRAM", ASHTAPADA)
        .env("DRY", "1")
        .output()
        .unwrap();
    let jobs = String::from_utf8_lossy(&output.stderr).into_owned();
    let arrays: Vec<_> = jobs.lines().map(|line| line.split(' ').nth(1).unwrap()).collect();
    assert_eq!(arrays, ["--array=0-0", "--array=0-0", "--array=0-1"], "{jobs}");
}
