//! What the command line suggests instead of a word it does not know.

use ashtapada_rulebook::{Lang, rule_sets};
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// Says what is wrong with the arguments, and where a game is missing, which there are; and ends the program.
pub fn refuse(error: clap::Error, lang: Lang) -> ! {
    let error = best(error);
    let _ = error.print();
    if lacks_game(&error) {
        eprint!("\n{}", games(lang));
    }
    std::process::exit(error.exit_code())
}

/// Whether the error is that no game was named.
fn lacks_game(error: &clap::Error) -> bool {
    let is_game = |name: &String| name == "<GAME>" || name.starts_with("--rules ");
    let missing = error.get(ContextKind::InvalidArg);
    error.kind() == ErrorKind::MissingRequiredArgument
        && matches!(missing, Some(ContextValue::Strings(names)) if names.iter().any(is_game))
}

/// The games with their titles, one on each line.
fn games(lang: Lang) -> String {
    let width = rule_sets().iter().map(|rules| rules.id.len()).max().unwrap_or(0);
    let lines = rule_sets().iter().map(|rules| format!("  {:width$}  {}\n", rules.id, rules.title.get(lang)));
    lines.collect()
}

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
    fn where_a_game_is_missing_all_are_listed() {
        for line in ["play", "rules", "perft", "match random@1n greedy@1n"] {
            let error = refused(line);
            assert!(lacks_game(&error), "{line}: {error}");
        }
        assert!(!lacks_game(&refused("match --rules chess")));
        let listed = games(Lang::EN);
        assert!(listed.contains("\n  soldiers16-bl ") && listed.contains("Sixteen Soldiers"), "{listed}");
    }

    #[test]
    fn nobody_is_told_how_to_pass_a_word_that_no_command_takes() {
        let said = said("games --foo");
        assert!(said.contains("'--foo'") && !said.contains("-- --foo"), "{said}");
    }
}
