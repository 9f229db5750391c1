//! `ashtapada rules`: the rules of a game, to read.

use std::io::{self, IsTerminal};

use ashtapada_rulebook::{Words, find};

use super::fold::fold;
use super::{Failure, pager};

/// Read the rules of a game
///
/// On a terminal the text is shown with the program that PAGER names, or else with less.
///
///   ashtapada rules soldiers16-bl
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
        let out = io::stdout();
        let terminal = out.is_terminal();
        Ok(pager::show(&fold(&rules.plain_text(words.lang())), &mut out.lock(), terminal)?)
    }
}
