//! `ashtapada record`: game records.

use std::io::{self, Read, Write};

use ashtapada_rulebook::record;
use ashtapada_server::proof::{self, Proof};

use super::Failure;

/// Work with game records
#[derive(clap::Subcommand)]
pub enum Record {
    /// Replay a record and say whether every action in it is legal, and every throw the one committed to
    Check {
        /// The file; `-` for standard input
        #[arg(value_name = "FILE")]
        file: String,
    },
}

impl Record {
    /// Replays and reports.
    pub fn run(self) -> Result<(), Failure> {
        let Record::Check { file } = self;
        let mut bytes = Vec::new();
        let read = match file.as_str() {
            "-" => io::stdin().read_to_end(&mut bytes),
            path => std::fs::File::open(path).and_then(|mut opened| opened.read_to_end(&mut bytes)),
        };
        read.map_err(|error| Failure::File(file.clone(), error))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            Failure::Usage(format!("{file} is not UTF-8 text (byte {})", error.utf8_error().valid_up_to() + 1))
        })?;
        let record = record::Record::parse(&text).map_err(|error| Failure::Record(file.clone(), Box::new(error)))?;
        let mut out = io::stdout().lock();
        let how = match record.outcome() {
            Some(outcome) => format!("finished: {}", outcome.ending.name()),
            None => "not finished".to_owned(),
        };
        writeln!(out, "{file}: {}, {} actions, all legal, {how}", record.rules.id, record.game.actions().len())?;
        match proof::check(&record).map_err(|error| Failure::Proof(file.clone(), error))? {
            Proof::NoDice => {}
            Proof::Secret => writeln!(out, "the secret of its throws is told when the game is over")?,
            Proof::Fair { throws } => writeln!(out, "its {throws} throws follow from the secret committed to")?,
        }
        Ok(())
    }
}
