//! The example dialogue of `docs/engine-protocol.md` is what an engine says.

use std::io::{BufRead, BufReader, Write, pipe};
use std::thread::spawn;

use ashtapada_protocol::engine::{Settings, serve};

const DOCUMENT: &str = include_str!("../../../docs/engine-protocol.md");

/// What is found differs from machine to machine and from one computer player to the next: of such lines only the words
/// are compared, and not the line of play.
fn comparable(line: &str) -> String {
    if !line.starts_with("info depth") {
        return line.to_owned();
    }
    let words = line.split(' ').take_while(|&word| word != "pv").filter(|word| word.parse::<i64>().is_err());
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_dialogue_of_the_document_is_true() {
    let dialogue =
        DOCUMENT.split("```dialogue\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a dialogue");
    let ((read, mut input), (answers, write)) = (pipe().unwrap(), pipe().unwrap());
    let engine = spawn(move || serve(BufReader::new(read), write, Settings::default()));
    let mut answers = BufReader::new(answers).lines().map(Result::unwrap);
    let mut compared = 0;
    for line in dialogue.lines() {
        if let Some(command) = line.strip_prefix("> ") {
            writeln!(input, "{command}").unwrap();
            continue;
        }
        // It may tell of more depths than the document does.
        let answer =
            answers.by_ref().find(|answer| !answer.starts_with("info depth") || line.starts_with("info depth"));
        assert_eq!(answer.as_deref().map(comparable), Some(comparable(line)), "{answer:?}");
        compared += 1;
    }
    drop(input);
    assert_eq!(answers.collect::<Vec<_>>(), [""; 0], "answers that the document does not have");
    engine.join().unwrap().unwrap();
    assert!(compared > 10, "{compared}");
}
