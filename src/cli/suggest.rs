//! What the command line suggests instead of a word it does not know.

use clap::error::{ContextKind, ContextValue};

/// The error with its best suggestion alone. Clap sorts them from the least alike to the most, and one that is hardly like
/// what was typed (`serve` for `reveiw`) would be read first; and nothing here takes a word that begins with hyphens, so that
/// how to pass one is no help.
pub fn best(mut error: clap::Error) -> clap::Error {
    for kind in [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue] {
        if let Some(ContextValue::Strings(suggested)) = error.get(kind)
            && let Some(best) = suggested.last().cloned()
        {
            error.insert(kind, ContextValue::Strings(vec![best]));
        }
    }
    error.remove(ContextKind::Suggested);
    error
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::super::Arguments;
    use super::*;

    fn refused(line: &str) -> clap::Error {
        let words = std::iter::once("ashtapada").chain(line.split(' '));
        Arguments::try_parse_from(words).err().unwrap()
    }

    fn said(line: &str) -> String {
        best(refused(line)).to_string()
    }

    #[test]
    fn the_word_most_like_what_was_typed_is_suggested_alone() {
        let all = refused("reveiw").to_string();
        assert!(all.contains("'serve'") && all.contains("'review'"), "{all}");
        let said = said("reveiw");
        assert!(said.contains("'review'") && !said.contains("'serve'"), "{said}");
    }

    #[test]
    fn nobody_is_told_how_to_pass_a_word_that_no_command_takes() {
        let said = said("games --foo");
        assert!(said.contains("'--foo'") && !said.contains("-- --foo"), "{said}");
    }
}
