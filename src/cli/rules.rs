//! `ashtapada rules`: the rules of a game, to read.

use std::io::{self, Write};

use ashtapada_rulebook::{Lang, find};

use super::{Failure, parse_lang, terminal_lang};

/// Read the rules of a game
#[derive(clap::Args)]
pub struct Rules {
    /// The game, as `ashtapada games` names it
    #[arg(value_name = "GAME")]
    id: String,
    /// Language: en, pl or cs
    #[arg(long, value_parser = parse_lang)]
    lang: Option<Lang>,
}

impl Rules {
    /// Prints the text, each example with its caption in place of its name.
    pub fn run(self) -> Result<(), Failure> {
        let rules = find(&self.id)?;
        let lang = self.lang.unwrap_or_else(terminal_lang);
        let mut out = io::stdout().lock();
        write!(out, "{}", rules.plain_text(lang))?;
        Ok(())
    }
}
