//! The commands that the documents name are commands that there are.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser as _;
use clap::error::ErrorKind;

use super::Arguments;

/// The README, the documents, and the READMEs of the crates.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let within = |folder: &str| fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let docs = within("docs").filter(|path| path.extension().is_some_and(|end| end == "md"));
    let crates = within("crates").map(|path| path.join("README.md")).filter(|path| path.exists());
    [root.join("README.md")].into_iter().chain(docs).chain(crates).collect()
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

#[test]
fn every_documented_command_is_understood() {
    let mut read = 0;
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
    }
    assert!(read > 30, "only {read}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
