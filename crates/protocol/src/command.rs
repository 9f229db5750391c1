//! What an engine is told: one line, one command.

use std::str::FromStr;

use crate::words::{next, short, split_at};
use crate::{Go, Place};

/// A line that an engine is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `uci`: who are you, and which options do you have?
    Uci,
    /// `isready`: answered at once, also while it thinks.
    IsReady,
    /// `ucinewgame`: what follows is another game.
    NewGame,
    /// `setoption name NAME [value VALUE]`.
    SetOption {
        /// Its name, which may contain spaces.
        name: String,
        /// Its value; empty if none is given.
        value: String,
    },
    /// `position …`: what to think about.
    Position(Place),
    /// `go …`: think.
    Go(Go),
    /// `stop`: answer now.
    Stop,
    /// `ponderhit`: what was pondered about has been played; the time of `go` begins to run.
    PonderHit,
    /// `help`, for people.
    Help,
    /// `quit`.
    Quit,
    /// An empty line, or something of UCI that says nothing here: `debug`, `register`.
    Nothing,
}

/// The line is no command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Malformed {
    /// Its first word is unknown.
    #[error("`{0}` is no command; `help` lists them")]
    Verb(String),
    /// `setoption` without a name.
    #[error("`setoption` takes a name and a value, for example `setoption name Hash value 64`")]
    Option,
    /// `position` in none of its forms.
    #[error(
        "{0}; a position is `startpos`, `fen …` or `rules ID [option NAME=VALUE …] startpos` or `text \"…\"` in place of `startpos`"
    )]
    Position(&'static str),
}

/// The words with which a command begins.
pub(crate) const VERBS: [&str; 12] = [
    "uci",
    "isready",
    "ucinewgame",
    "setoption",
    "position",
    "go",
    "stop",
    "ponderhit",
    "help",
    "quit",
    "debug",
    "register",
];

/// The command in a line, in small letters, and what follows it. As UCI has it, words before it that say nothing are
/// passed over. `None` if there is no command.
fn verb(line: &str) -> Option<(&'static str, &str)> {
    let mut rest = line;
    loop {
        let (word, after) = next(rest);
        if word.is_empty() {
            return None;
        }
        if let Some(verb) = VERBS.into_iter().find(|verb| verb.eq_ignore_ascii_case(word)) {
            return Some((verb, after));
        }
        rest = after;
    }
}

impl FromStr for Command {
    type Err = Malformed;

    fn from_str(line: &str) -> Result<Command, Malformed> {
        let line = line.trim();
        let Some((verb, rest)) = verb(line) else {
            return match next(line).0 {
                "" => Ok(Command::Nothing),
                other => Err(Malformed::Verb(short(other))),
            };
        };
        Ok(match verb {
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "setoption" => set_option(rest)?,
            "position" => Command::Position(rest.parse()?),
            "go" => Command::Go(Go::read(rest)),
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "help" => Command::Help,
            "quit" => Command::Quit,
            _ => Command::Nothing,
        })
    }
}

fn set_option(rest: &str) -> Result<Command, Malformed> {
    let (word, named) = next(rest);
    if !word.eq_ignore_ascii_case("name") {
        return Err(Malformed::Option);
    }
    // Without `value`, or with nothing after it as in `setoption name Rules value`, the value is empty.
    let (name, value) = split_at(named, "value").unwrap_or((named, ""));
    let one_blank = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match one_blank(name) {
        name if name.is_empty() => Err(Malformed::Option),
        name => Ok(Command::SetOption { name, value: one_blank(value) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_may_have_spaces_in_their_names() {
        let option = |line: &str| match line.parse() {
            Ok(Command::SetOption { name, value }) => (name, value),
            other => panic!("{line}: {other:?}"),
        };
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(option("setoption name Move Overhead value 30"), pair("Move Overhead", "30"));
        assert_eq!(option("  setoption  name Hash   value  16 "), pair("Hash", "16"));
        assert_eq!(option("setoption name Clear"), pair("Clear", ""));
        assert_eq!(option("setoption name Move  Overhead value 30"), pair("Move Overhead", "30"));
        assert_eq!(option("setoption\tname \t Clear   Hash\r\n"), pair("Clear Hash", ""));
        assert_eq!(option("SetOption Name Move Overhead  Value  1  2 "), pair("Move Overhead", "1 2"));
        assert_eq!(option("setoption name Player value value"), pair("Player", "value"));
        assert_eq!(option("setoption name Rules value"), pair("Rules", ""));
    }

    #[test]
    fn what_is_wrong_is_told_with_what_would_be_right() {
        for (line, part) in [
            ("joho", "`joho` is no command; `help`"),
            ("setoption Hash 16", "setoption name Hash value 64"),
            ("setoption name", "setoption name Hash value 64"),
            ("setoption name value 3", "setoption name Hash value 64"),
            ("setoption name ", "setoption name Hash value 64"),
            ("position", "`startpos`"),
            ("position fen", "`fen …`"),
            ("position rules", "`rules ID"),
            ("position rules soldiers16-bl", "`startpos`"),
            ("position rules soldiers16-bl option target startpos", "NAME=VALUE"),
            ("position rules soldiers16-bl text nnn", "text \"…\""),
            ("position startpos e2e4", "`moves`"),
            ("position rules soldiers16-bl startpos c4-c5", "`actions`"),
        ] {
            let error = line.parse::<Command>().expect_err(line).to_string();
            assert!(error.contains(part), "{line}: {error}");
        }
    }

    #[test]
    fn words_before_a_command_are_passed_over_and_its_case_does_not_matter() {
        assert_eq!("joho debug on".parse(), Ok(Command::Nothing));
        assert_eq!("joho isready".parse(), Ok(Command::IsReady));
        assert_eq!("\t UCI \r\n".parse(), Ok(Command::Uci));
        assert_eq!("Position STARTPOS Moves e2e4".parse::<Command>(), "position startpos moves e2e4".parse());
        assert_eq!("GO Depth 3".parse::<Command>(), "go depth 3".parse());
    }

    #[test]
    fn what_says_nothing_here_is_no_mistake() {
        for line in ["", "   ", "debug on", "register later"] {
            assert_eq!(line.parse(), Ok(Command::Nothing));
        }
    }
}
