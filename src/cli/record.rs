//! `ashtapada record`: game records.

use std::io::{self, Read, Write};

use ashtapada_rulebook::Words;
use ashtapada_rulebook::record::{self, Closing};
use ashtapada_rules::Event;
use ashtapada_server::proof::{self, Proof};

use super::Failure;

/// Work with game records
#[derive(clap::Subcommand)]
pub enum Record {
    /// Replay a record and say whether every action in it is legal, and every throw the one committed to
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
        let mut bytes = Vec::new();
        let read = match file.as_str() {
            "-" => io::stdin().read_to_end(&mut bytes),
            path => std::fs::File::open(path).and_then(|mut opened| opened.read_to_end(&mut bytes)),
        };
        read.map_err(|error| Failure::File(file.clone(), error))?;
        let text = String::from_utf8(bytes)
            .map_err(|error| Failure::NotText(file.clone(), error.utf8_error().valid_up_to() + 1))?;
        let record = record::Record::parse(&text).map_err(|error| Failure::Record(file.clone(), Box::new(error)))?;
        let mut out = io::stdout().lock();
        let how = match (record.closing, record.outcome()) {
            (Some(Closing::Resign(seat)), _) => words.event(&Event::Resigned { seat }, record.game.position()),
            (_, Some(outcome)) => words.text(&format!("ending-{}", outcome.ending.name())),
            (_, None) => words.text("terminal-record-unfinished"),
        };
        let count = record.game.len().to_string();
        let title = record.rules.title.get(words.lang());
        let legal = [("file", file.as_str()), ("title", title), ("count", &count), ("how", &how)];
        writeln!(out, "{}", words.with("terminal-record-legal", &legal))?;
        match proof::check(&record).map_err(|error| Failure::Proof(file.clone(), error))? {
            Proof::NoDice => {}
            Proof::Secret => writeln!(out, "{}", words.text("terminal-proof-later"))?,
            Proof::Fair { throws, given } => {
                let told = [("throws", &*throws.to_string()), ("given", &*given.to_string())];
                writeln!(out, "{}", words.with("terminal-proof-fair", &told))?;
                if given > 0 {
                    writeln!(out, "{}", words.with("terminal-proof-given", &told))?;
                }
            }
        }
        Ok(())
    }
}
