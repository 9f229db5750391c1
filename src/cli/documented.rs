//! The commands that the documents name are commands that there are.

use std::fs;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser as _};

use super::Arguments;

/// The README and the plan of the project, its documents, those of the laboratory, and the READMEs of the crates.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let within = |folder: &str| fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let docs = ["docs", "lab", "lab/training"].into_iter().flat_map(within);
    let docs = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let crates = within("crates").map(|path| path.join("README.md")).filter(|path| path.exists());
    [root.join("README.md"), root.join("ARCHITECTURE.md")].into_iter().chain(docs).chain(crates).collect()
}

/// The words of a command as a shell would give them to the program; what it says of the command, or does with what comes
/// out, is no part of it.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = command;
    while !rest.starts_with("  ") {
        rest = rest.trim_start();
        if rest.is_empty() || rest.starts_with(['#', '>', '|', '&']) {
            break;
        }
        let (word, after) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap(),
            None => rest.split_at(rest.find(' ').unwrap_or(rest.len())),
        };
        words.push(word.to_owned());
        rest = after;
    }
    words
}

/// The commands that a text names between backticks, as in `ashtapada play`.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split("`ashtapada ").skip(1);
    let words = after.map(|after| after.split(|letter: char| !letter.is_ascii_lowercase()).next().unwrap_or_default());
    words.filter(|word| !word.is_empty())
}

#[test]
fn every_documented_command_is_understood() {
    let mut program = Arguments::command();
    program.build();
    let (mut read, mut words_read) = (0, 0);
    let mut wrong = Vec::new();
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        for line in text.lines() {
            let Some(command) = ["ashtapada ", "cargo run --release -- "].iter().find_map(|it| line.strip_prefix(it))
            else {
                continue;
            };
            read += 1;
            let typed = words(command);
            if let Err(error) = Arguments::try_parse_from([&["ashtapada".to_owned()], typed.as_slice()].concat())
                && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
            {
                wrong.push(format!("{}: {line}\n{error}", document.display()));
            }
        }
        for word in mentioned(&text) {
            words_read += 1;
            if program.find_subcommand(word).is_none() {
                wrong.push(format!("{}: `ashtapada {word}` is no command", document.display()));
            }
        }
    }
    assert!(read > 25 && words_read > 20, "only {read} lines and {words_read} words");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
