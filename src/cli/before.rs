//! Options that stand before a command: they would belong to no command, or to another than the one that is meant.

use std::ffi::OsString;

use clap::{Arg, ArgAction, Command};

/// An option that was written before a command.
#[derive(Debug, PartialEq, Eq)]
pub struct Misplaced {
    /// The option, as it was written.
    pub option: String,
    /// The command after it.
    pub command: String,
    /// Whether it is an option of that command.
    pub belongs: bool,
}

/// The first option before the command that does not belong there. `words` are those of the command line after the name
/// of the program; options of all commands may stand anywhere.
pub fn misplaced(program: &Command, words: &[OsString]) -> Option<Misplaced> {
    let mut option = None;
    let mut words = words.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        if let Some(command) = program.get_subcommands().find(|command| command.get_name() == word) {
            let option: String = option?;
            let belongs = command.get_arguments().any(|known| is_called(known, &option));
            return Some(Misplaced { option, command: command.get_name().to_owned(), belongs });
        }
        let Some(name) = word.strip_prefix('-').map(|name| name.trim_start_matches('-')) else { continue };
        let (name, value) = name.split_once('=').map_or((name, None), |(name, value)| (name, Some(value)));
        let long = word.starts_with("--");
        let known = program.get_arguments().find(|known| is_called(known, &word));
        let takes_value = known.is_some_and(|known| matches!(known.get_action(), ArgAction::Set | ArgAction::Append));
        // Its value is no command, whatever it is called.
        if takes_value && value.is_none() && (long || name.chars().count() == 1) {
            words.next();
        }
        // Help and the version are asked of the program.
        let anywhere =
            known.is_some_and(|known| known.is_global_set()) || ["help", "h", "version", "V"].contains(&name);
        if !anywhere {
            option.get_or_insert_with(|| word.split('=').next().unwrap_or(&word).to_owned());
        }
    }
    None
}

/// Whether an argument is the option of that name, with its hyphens and perhaps a value.
fn is_called(known: &Arg, word: &str) -> bool {
    match word.strip_prefix("--") {
        Some(long) => known.get_long() == long.split('=').next(),
        None => known.get_short().is_some_and(|short| word.trim_start_matches('-').starts_with(short)),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::super::Arguments;
    use super::*;

    fn found(line: &str) -> Option<(String, String, bool)> {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        misplaced(&Arguments::command(), &words).map(|found| (found.option, found.command, found.belongs))
    }

    #[test]
    fn an_option_before_a_command_is_found_and_the_command_it_goes_with() {
        let one = |option: &str, command: &str, belongs| Some((option.to_owned(), command.to_owned(), belongs));
        assert_eq!(found("--option obligation=none play soldiers16-bl"), one("--option", "play", true));
        assert_eq!(found("--option=obligation=none play soldiers16-bl"), one("--option", "play", true));
        assert_eq!(found("-s north=human play soldiers16-bl"), one("-s", "play", true));
        // Those of the server are known here too, and would be passed over.
        assert_eq!(found("--data games export all.txt"), one("--data", "export", true));
        assert_eq!(found("--data games play soldiers16-bl"), one("--data", "play", false));
        assert_eq!(found("--lang pl --json games"), one("--json", "games", true));
        assert_eq!(found("--lang pl --data play serve"), one("--data", "serve", true), "the folder is called so");
    }

    #[test]
    fn what_may_stand_there_is_left_alone() {
        for line in [
            "play soldiers16-bl --option obligation=none",
            "--lang pl play soldiers16-bl",
            "--lang=pl play soldiers16-bl",
            "--data play",
            "--no-browser",
            "--help play",
            "-V",
            "",
        ] {
            assert_eq!(found(line), None, "{line}");
        }
    }
}
