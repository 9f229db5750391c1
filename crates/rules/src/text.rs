//! Errors in texts that people write.

use alloc::string::String;

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
    pub expected: String,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// A text that is well formed.
    pub example: String,
}

fn found_part(found: &str) -> String {
    if found.is_empty() { String::new() } else { alloc::format!(", found `{found}`") }
}

impl TextError {
    /// An error in a text of one line, `column` being its byte offset from 0 in `text`.
    pub fn at(text: &str, offset: usize, expected: impl Into<String>, example: impl Into<String>) -> TextError {
        let before = text.get(..offset).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        let rest = text.get(offset..).unwrap_or("");
        let found: String = rest.chars().take_while(|c| !c.is_whitespace()).take(16).collect();
        TextError { line, column, expected: expected.into(), found, example: example.into() }
    }
}
