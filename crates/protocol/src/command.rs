//! What an engine is told: one line, one command.

use std::str::FromStr;

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
    /// A number is missing or is none.
    #[error("`{word}` takes a whole number, for example `go {word} {example}`")]
    Number {
        /// What should be followed by a number.
        word: String,
        /// One that would do.
        example: u64,
    },
    /// `go` knows no such word.
    #[error(
        "`go` knows no `{0}`; it knows movetime, nodes, depth, infinite, ponder, time, inc, wtime, btime, winc, binc, movestogo, mate and searchmoves"
    )]
    Go(String),
    /// `setoption` without a name.
    #[error("`setoption` takes a name and a value, for example `setoption name Hash value 64`")]
    Option,
    /// `position` in none of its forms.
    #[error(
        "{0}; a position is `startpos`, `fen …` or `rules ID [option NAME=VALUE …] startpos` or `text \"…\"` in place of `startpos`"
    )]
    Position(&'static str),
}

impl FromStr for Command {
    type Err = Malformed;

    fn from_str(line: &str) -> Result<Command, Malformed> {
        let line = line.trim();
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(match verb {
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "setoption" => set_option(rest)?,
            "position" => Command::Position(rest.parse()?),
            "go" => Command::Go(rest.parse()?),
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "help" => Command::Help,
            "quit" => Command::Quit,
            "" | "debug" | "register" => Command::Nothing,
            other => return Err(Malformed::Verb(other.chars().take(40).collect())),
        })
    }
}

fn set_option(rest: &str) -> Result<Command, Malformed> {
    let named = rest.strip_prefix("name ").ok_or(Malformed::Option)?.trim_start();
    let (name, value) = match named.split_once(" value ") {
        Some((name, value)) => (name, value),
        // An empty value, as in `setoption name Rules value`.
        None => (named.strip_suffix(" value").unwrap_or(named), ""),
    };
    let name = name.trim().to_owned();
    if name.is_empty() {
        return Err(Malformed::Option);
    }
    Ok(Command::SetOption { name, value: value.trim().to_owned() })
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
        assert_eq!(option("setoption name Rules value"), pair("Rules", ""));
    }

    #[test]
    fn what_is_wrong_is_told_with_what_would_be_right() {
        for (line, part) in [
            ("joho", "`joho` is no command; `help`"),
            ("setoption Hash 16", "setoption name Hash value 64"),
            ("setoption name ", "setoption name Hash value 64"),
            ("go fast", "`go` knows no `fast`"),
            ("go nodes", "`go nodes 100000`"),
            ("go depth -3", "`go depth 8`"),
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
    fn what_says_nothing_here_is_no_mistake() {
        for line in ["", "   ", "debug on", "register later"] {
            assert_eq!(line.parse(), Ok(Command::Nothing));
        }
    }
}
