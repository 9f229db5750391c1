//! `ashtapada record`: game records.

use std::io::{self, Read, Write};

use ashtapada_rulebook::Words;
use ashtapada_rules::{Event, Ply};
use ashtapada_table::Cause;
use ashtapada_table::proof::{self, Proof};
use ashtapada_table::record::Record as GameRecord;

use super::Failure;
use super::encoding::text_of;
use super::fold::fold;

/// Work with game records
#[derive(clap::Subcommand)]
pub enum Record {
    /// Replay a record and say whether every action in it is legal, and every throw the one committed to
    ///
    /// A game of an earlier edition of the rules is replayed under the rules of then.
    ///
    ///   ashtapada record check game.txt
    #[command(verbatim_doc_comment)]
    Check {
        /// The file; `-` for standard input
        #[arg(value_name = "FILE")]
        file: String,
    },
}

impl Record {
    /// Replays and reports.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let Record::Check { file } = self;
        let record = parsed(&file)?;
        let mut out = io::stdout().lock();
        writeln!(out, "{}", fold(&replayed(&record, &file, words)))?;
        let found = proof::check(&record).map_err(|error| Failure::Proof(file.clone(), error))?;
        for line in proved(&found, words) {
            writeln!(out, "{}", fold(&line))?;
        }
        Ok(())
    }
}

/// The record in a file.
pub(super) fn parsed(file: &str) -> Result<GameRecord, Failure> {
    read(file)?.parse().map_err(|error| Failure::Record(file.to_owned(), Box::new(error)))
}

/// What a record proves about its throws, a sentence each.
pub(super) fn proved(found: &Proof, words: Words) -> Vec<String> {
    let (first, throws, given, taken_back) = match *found {
        Proof::NoDice => return Vec::new(),
        Proof::Secret => return vec![words.text("terminal-proof-later")],
        Proof::Fair { throws, given, taken_back } => ("terminal-proof-fair", throws, given, taken_back),
        Proof::OfDay { throws, given, .. } => ("terminal-proof-day", throws, given, 0),
    };
    let day = if let Proof::OfDay { day, .. } = found { day.to_string() } else { String::new() };
    let (throws, before, back) = (throws.to_string(), given.to_string(), taken_back.to_string());
    let told = [("throws", &*throws), ("given", &*before), ("count", &*back), ("day", &*day)];
    let mut lines = vec![words.with(first, &told)];
    if given > 0 {
        lines.push(words.with("terminal-proof-given", &told));
    }
    if taken_back > 0 {
        lines.push(words.with("terminal-proof-taken-back", &told));
    }
    lines
}

/// The text of a file, or of standard input.
pub(super) fn read(file: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = match file {
        "-" => io::stdin().read_to_end(&mut bytes),
        path => std::fs::File::open(path).and_then(|mut opened| opened.read_to_end(&mut bytes)),
    };
    read.map_err(|error| Failure::File(file.to_owned(), error))?;
    text_of(bytes).map_err(|at| Failure::NotText(file.to_owned(), at))
}

/// The message that a record was replayed, and how its game ended.
fn replayed(record: &GameRecord, file: &str, words: Words) -> String {
    let mut how = match (record.game.plies().last(), record.outcome()) {
        (Some(Ply::Resign(seat)), _) => words.event(&Event::Resigned { seat }, record.game.position()),
        (_, Some(outcome)) => words.text(&format!("ending-{}", outcome.ending.name())),
        (_, None) => words.text("terminal-record-unfinished"),
    };
    match record.cause {
        Cause::Own => {}
        Cause::Time => how = format!("{how} {}", words.text("terminal-record-time")),
        Cause::Away => how = format!("{how} {}", words.text("terminal-record-away")),
    }
    let count = record.game.len().to_string();
    let title = record.beginning.rules.title.get(words.lang());
    words.with("terminal-record-legal", &[("file", file), ("title", title), ("count", &count), ("how", &how)])
}

#[cfg(test)]
mod tests {
    use ashtapada_rulebook::Lang;

    use super::*;

    #[test]
    fn a_record_that_can_be_read_is_legal_in_all_its_actions() {
        let record: GameRecord =
            "[Rules \"soldiers16-bl\"]\n[Edition \"1\"]\n\n1. c4-c5 resign north\n".parse().unwrap();
        let told = replayed(&record, "game.txt", Words::new(Lang::EN));
        assert!(told.contains("all of them legal. Dark resigns."), "{told}");
    }
}
