//! The commands of the laboratory that documents and its own help name are commands that there are.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{CommandFactory as _, Parser as _};

use super::Arguments;

/// What a command begins with: the program that was built, or cargo that builds and runs it.
const PROGRAM: [&str; 2] = ["ashtapada-lab ", "cargo run --release -p ashtapada-lab -- "];

/// The documents that name such commands: of the project and of the laboratory.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let within = |folder: &str| fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let texts = [".", "docs", "lab", "lab/training"].into_iter().flat_map(within);
    texts.filter(|path| path.extension().is_some_and(|end| end == "md")).collect()
}

/// The help of all commands: each tells how it is used.
fn help() -> String {
    fn add(command: &mut clap::Command, text: &mut String) {
        *text += &command.render_long_help().to_string();
        command.get_subcommands_mut().for_each(|inner| add(inner, text));
    }
    let mut text = String::new();
    add(&mut Arguments::command(), &mut text);
    text
}

/// Why a line that names a command of the laboratory is wrong; none if it names no such command.
fn read(line: &str) -> Option<Result<(), String>> {
    let command = PROGRAM.iter().find_map(|program| line.trim_start().strip_prefix(program))?;
    // What is said of the command, or done with what comes out, is no part of it.
    let ends = ["  ", " #", " >", " |", " &&"];
    let end = ends.iter().filter_map(|end| command.find(end)).min().unwrap_or(command.len());
    let words = ["ashtapada-lab"].into_iter().chain(command[..end].split_whitespace());
    Some(Arguments::try_parse_from(words).map(|_| ()).map_err(|error| format!("{line}\n{error}")))
}

/// The commands of the laboratory that a text names between backticks, as in `ashtapada-lab train`.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split("`ashtapada-lab ").skip(1);
    after.map(|after| after.split(|letter: char| !letter.is_ascii_lowercase()).next().unwrap_or_default())
}

#[test]
fn every_documented_command_is_understood() {
    let mut texts = vec![("the help".to_owned(), help())];
    texts.extend(documents().iter().map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())));
    let mut program = Arguments::command();
    program.build();
    let is_there = |name: &&str| program.find_subcommand(name).is_some();
    let (mut lines, mut words) = (0, 0);
    let mut wrong = Vec::new();
    for (name, text) in texts {
        let read: Vec<Result<(), String>> = text.lines().filter_map(read).collect();
        lines += read.len();
        wrong.extend(read.into_iter().filter_map(|read| Some(format!("{name}: {}", read.err()?))));
        let mentioned: Vec<&str> = mentioned(&text).collect();
        words += mentioned.len();
        wrong.extend(mentioned.into_iter().filter(|word| !is_there(word)).map(|word| format!("{name}: `{word}`")));
    }
    assert!(lines > 15 && words > 5, "only {lines} lines and {words} words");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
