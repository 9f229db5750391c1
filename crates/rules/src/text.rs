//! Errors in texts that people write.

use alloc::string::String;

use crate::Expected;

/// A text could not be read: where, what was expected, and an example.
///
/// Lines and columns count from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}{}, for example `{example}`", found_part(.found))]
pub struct TextError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: Expected,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// A text that is well formed.
    pub example: String,
}

fn found_part(found: &str) -> String {
    if found.is_empty() { String::new() } else { alloc::format!(", found `{found}`") }
}

impl TextError {
    /// An error at `offset`, in bytes from 0, in `text`.
    pub fn at(text: &str, offset: usize, expected: Expected, example: impl Into<String>) -> TextError {
        let (line, column) = line_and_column(text, offset);
        let rest = text.get(offset..).unwrap_or("");
        let found: String = rest.chars().take_while(|c| !c.is_whitespace()).take(16).map(tame).collect();
        TextError { line, column, expected, found, example: example.into() }
    }
}

/// Signs that would change a terminal are shown as a mark in their place.
fn tame(c: char) -> char {
    if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }
}

/// The line and the column, in characters and both from 1, of an offset in bytes.
pub fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    (line, before.rsplit('\n').next().unwrap_or("").chars().count() + 1)
}
