//! Which program, how it is set, and its limit: as people write it.

use std::fmt;
use std::str::FromStr;

use ashtapada_arena::{Limit, NoLimit};

/// The dialect that a program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// UCI, as chess programs have it.
    Uci,
    /// The extended form, for any rule set.
    Extended,
}

impl Dialect {
    const ALL: [Dialect; 2] = [Dialect::Extended, Dialect::Uci];

    /// What is written before the command.
    pub const fn prefix(self) -> &'static str {
        match self {
            Dialect::Uci => "uci:",
            Dialect::Extended => "engine:",
        }
    }
}

/// A program with its options and its limit: `engine:COMMAND;NAME=VALUE;…@LIMIT`, or the same with `uci:`.
///
/// Words of the command are separated by spaces. Within quotes, single or double, everything is part of a word.
///
/// ```
/// use ashtapada_protocol::program::Spec;
/// let text = "uci:/usr/games/stockfish;UCI_LimitStrength=true;UCI_Elo=2500@250ms";
/// let spec: Spec = text.parse().unwrap();
/// assert_eq!(spec.words, ["/usr/games/stockfish"]);
/// assert_eq!(spec.options[1], ("UCI_Elo".to_owned(), "2500".to_owned()));
/// assert_eq!(spec.to_string(), text);
/// let spec: Spec = "engine:python3 'my bots/bot.py' --seed 4@1000n".parse().unwrap();
/// assert_eq!(spec.words[1..], ["my bots/bot.py", "--seed", "4"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    text: String,
    pub dialect: Dialect,
    /// The program and its arguments; at least one word.
    pub words: Vec<String>,
    /// Options that are set with `setoption`.
    pub options: Vec<(String, String)>,
    /// Its limit for each action.
    pub limit: Limit,
}

/// The text names no program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "'{text}': {why}; a program is written engine:COMMAND@50ms or uci:COMMAND;Name=Value@50ms, with quotes around words that contain a space, ; or @"
)]
pub struct NoSpec {
    text: String,
    why: String,
}

impl Spec {
    /// Whether a text is meant to be one.
    pub fn is_meant(text: &str) -> bool {
        Dialect::ALL.iter().any(|dialect| text.starts_with(dialect.prefix()))
    }
}

impl FromStr for Spec {
    type Err = NoSpec;

    fn from_str(text: &str) -> Result<Spec, NoSpec> {
        let fail = |why: &str| NoSpec { text: text.to_owned(), why: why.to_owned() };
        let dialect = Dialect::ALL.into_iter().find(|dialect| text.starts_with(dialect.prefix()));
        let dialect = dialect.ok_or_else(|| fail("expected engine: or uci:"))?;
        let (program, limit) =
            text[dialect.prefix().len()..].rsplit_once('@').ok_or_else(|| fail("its limit is missing"))?;
        let limit = limit.parse().map_err(|error: NoLimit| fail(&error.to_string()))?;
        let mut parts =
            split(program, |letter| letter == ';').ok_or_else(|| fail("a quote is not closed"))?.into_iter();
        let command = parts.next().unwrap_or_default();
        let words = split(&command, char::is_whitespace).unwrap_or_default();
        let words: Vec<String> = words.iter().map(|word| unquoted(word)).filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            return Err(fail("its command is missing"));
        }
        let option = |part: String| {
            let (name, value) = part.split_once('=').ok_or_else(|| fail("an option is not Name=Value"))?;
            Ok((unquoted(name.trim()), unquoted(value.trim())))
        };
        let options = parts.map(option).collect::<Result<_, NoSpec>>()?;
        Ok(Spec { text: text.to_owned(), dialect, words, options, limit })
    }
}

/// Splits at some letters outside quotes, which stay; `None` if a quote is not closed.
fn split(text: &str, at: impl Fn(char) -> bool) -> Option<Vec<String>> {
    let mut parts = vec![String::new()];
    let mut quote = None;
    for letter in text.chars() {
        match quote {
            None if at(letter) => {
                parts.push(String::new());
                continue;
            }
            None if letter == '\'' || letter == '"' => quote = Some(letter),
            Some(open) if open == letter => quote = None,
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    quote.is_none().then_some(parts)
}

/// A word without its quotes.
fn unquoted(word: &str) -> String {
    let mut quote = None;
    let mut keep = |letter: &char| match quote {
        None if *letter == '\'' || *letter == '"' => {
            quote = Some(*letter);
            false
        }
        Some(open) if open == *letter => {
            quote = None;
            false
        }
        _ => true,
    };
    word.chars().filter(|letter| keep(letter)).collect()
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(text: &str) -> Result<Spec, String> {
        text.parse().map_err(|error: NoSpec| error.to_string())
    }

    #[test]
    fn quotes_keep_a_word_together() {
        let read = spec("engine:\"a b\"c 'd;e' \"f'g@h\"  i;Log File='x; y'@d6").unwrap();
        assert_eq!(read.words, ["a bc", "d;e", "f'g@h", "i"]);
        assert_eq!(read.options, [("Log File".to_owned(), "x; y".to_owned())]);
        assert_eq!((read.dialect, read.limit), (Dialect::Extended, Limit::Depth(6)));
    }

    #[test]
    fn what_is_missing_is_told() {
        for (text, part) in [
            ("engine:bot", "limit is missing"),
            ("engine:bot@5", "expected a limit"),
            ("engine:@50ms", "command is missing"),
            ("engine:'' @50ms", "command is missing"),
            ("uci:fish;Elo@50ms", "not Name=Value"),
            ("uci:'fish@50ms", "quote is not closed"),
            ("bot@50ms", "expected engine: or uci:"),
        ] {
            let error = spec(text).unwrap_err();
            assert!(error.contains(part) && error.contains("uci:COMMAND;Name=Value@50ms"), "{text}: {error}");
        }
    }
}
