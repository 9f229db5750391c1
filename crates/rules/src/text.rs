//! Errors in texts that people write.

use alloc::string::String;

use crate::Expected;

/// A text could not be read: where, what was expected, and an example.
///
/// Lines and columns count from 1, columns in characters. Other crates use their own types of what was expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}{}{}", quoted(", found", .found), quoted(", for example", .example))]
pub struct TextError<E = Expected> {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: E,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// A text that is well formed; empty where none would say more.
    pub example: String,
}

fn quoted(lead: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { alloc::format!("{lead} `{text}`") }
}

impl<E> TextError<E> {
    /// An error at `offset`, in bytes from 0, in `text`.
    pub fn at(text: &str, offset: usize, expected: E, example: impl Into<String>) -> TextError<E> {
        let (line, column) = line_and_column(text, offset);
        let rest = text.get(offset..).unwrap_or("");
        let found: String = rest.chars().take_while(|c| !c.is_whitespace()).take(16).map(tame).collect();
        TextError { line, column, expected, found, example: example.into() }
    }
}

/// The words of a text between blanks, each with its offset in bytes.
pub(crate) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let rest = &text[at..];
        let start = at + (rest.len() - rest.trim_start().len());
        let rest = &text[start..];
        at = start + rest.find(char::is_whitespace).unwrap_or(rest.len());
        (start < at).then(|| (start, &text[start..at]))
    })
}

/// Replaces control characters, which could affect a terminal.
fn tame(c: char) -> char {
    if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }
}

/// The line and the column, in characters and both from 1, of an offset in bytes. Lines end as on any system: with a line
/// feed, a carriage return, or both.
///
/// ```
/// use ashtapada_rules::line_and_column;
/// assert_eq!(line_and_column("a\r\nbc", 4), (2, 2));
/// assert_eq!(line_and_column("a\rb\rcd", 5), (3, 2));
/// ```
pub fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let returns = before.matches('\r').count() - before.matches("\r\n").count();
    let line = before.matches('\n').count() + returns + 1;
    (line, before.rsplit(['\n', '\r']).next().unwrap_or("").chars().count() + 1)
}

/// Reads a value from its text.
#[cfg(feature = "serde")]
pub(crate) fn parsed<'de, D, T>(reader: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: core::str::FromStr<Err: core::fmt::Display>,
{
    struct Visitor<T>(core::marker::PhantomData<T>);

    impl<T: core::str::FromStr<Err: core::fmt::Display>> serde::de::Visitor<'_> for Visitor<T> {
        type Value = T;

        fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            f.write_str("a text")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    reader.deserialize_str(Visitor(core::marker::PhantomData))
}
