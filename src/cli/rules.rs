//! `ashtapada rules`: the rules of a game, to read.

use std::io::{self, Write};

use ashtapada_rulebook::{Words, find};

use super::Failure;
use super::fold::fold;

/// Read the rules of a game
///
///   ashtapada rules soldiers16-bl | less
///   ashtapada rules caturanga-cz --lang cs
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Rules {
    /// The game, as `ashtapada games` names it
    #[arg(value_name = "GAME")]
    id: String,
}

impl Rules {
    /// Prints the text, each example with its caption in place of its name.
    pub fn run(self, words: Words) -> Result<(), Failure> {
        let rules = find(&self.id)?;
        let mut out = io::stdout().lock();
        write!(out, "{}", fold(&rules.plain_text(words.lang())))?;
        Ok(())
    }
}
