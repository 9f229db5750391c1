//! The parts of a record: blanks and comments, tags, words.

use ashtapada_rules::TextError;

use super::{Expected, Manner, Passed, RecordError};

pub(super) const EXAMPLE: &str = "[Rules \"soldiers16-bl\"]";

/// Takes a record apart.
pub(super) struct Lexer<'a> {
    pub text: &'a str,
    /// Byte offset of what is read next.
    pub at: usize,
    /// How much is read of what is no part of the game.
    manner: Manner<'a>,
    /// The comments since they were last asked for, if they are kept.
    pub comments: Vec<String>,
    /// What was passed over.
    pub passed: Passed,
}

/// A word of the turns with its byte offset.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub at: usize,
    pub text: &'a str,
}

/// A tag: its name, its value, and where each begins.
pub(super) struct Tag {
    pub name: String,
    pub name_at: usize,
    pub value: String,
    pub at: usize,
}

/// Whether a line ends with this character, on some system.
fn ends_line(c: char) -> bool {
    c == '\n' || c == '\r'
}

impl<'a> Lexer<'a> {
    /// For a text, after the byte order mark that it may begin with, and without the sign with which old systems end it.
    pub(super) fn new(text: &'a str, manner: Manner<'a>) -> Lexer<'a> {
        let text = text.trim_end_matches(['\u{1a}', '\0']);
        let mark = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lexer { text, at: mark, manner, comments: Vec::new(), passed: Passed::default() }
    }

    /// Checks that it is a text. What controls terminals is in no text; where it stands, the file is in another encoding.
    pub(super) fn check(&self) -> Result<(), RecordError> {
        let controls = |c: char| c.is_control() && !c.is_whitespace();
        self.text.find(controls).map_or(Ok(()), |at| Err(self.fail(at, Expected::PlainText, "")))
    }

    pub(super) fn fail(&self, offset: usize, expected: Expected, example: &str) -> RecordError {
        RecordError::Syntax(TextError::at(self.text, offset, expected, example))
    }

    /// Skips blanks, comments, and lines that are meant for other programs (`%` at their beginning).
    fn skip_blank(&mut self) -> Result<(), RecordError> {
        loop {
            let rest = &self.text[self.at..];
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            let begins_line =
                || self.text[..self.at].chars().next_back().is_none_or(|c| ends_line(c) || c == '\u{feff}');
            if trimmed.starts_with(';') || (trimmed.starts_with('%') && begins_line()) {
                let end = trimmed.find(ends_line).unwrap_or(trimmed.len());
                if let Some(comment) = trimmed[..end].strip_prefix(';') {
                    self.keep(comment);
                }
                self.at += end;
            } else if trimmed.starts_with('{') {
                let Some(end) = trimmed.find('}') else {
                    return Err(self.fail(self.at, Expected::CommentEnd, "{a fine move}"));
                };
                // Another comment that begins in it would have ended this one.
                let after = trimmed[end + 1..].find(['{', '}']).map(|at| end + 1 + at);
                if let Some(at) = after.filter(|&at| trimmed[at..].starts_with('}') && trimmed[1..end].contains('{')) {
                    return Err(self.fail(self.at + at, Expected::CommentStart, ""));
                }
                self.keep(&trimmed[1..end]);
                self.at += end + 1;
            } else {
                return Ok(());
            }
        }
    }

    /// Keeps a comment on one line, where comments are kept.
    fn keep(&mut self, comment: &str) {
        let words: Vec<&str> = comment.split_whitespace().collect();
        if self.manner.comments && !words.is_empty() {
            self.comments.push(words.join(" "));
        }
    }

    /// Passes over the variation that begins here, with those within it.
    fn skip_variation(&mut self) -> Result<(), RecordError> {
        let start = self.at;
        let kept = self.comments.len();
        let mut depth = 0usize;
        loop {
            self.skip_blank()?;
            let rest = &self.text[self.at..];
            match rest.chars().next() {
                None => return Err(self.fail(start, Expected::VariationEnd, "(1. d4 d5)")),
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some('}') => return Err(self.fail(self.at, Expected::CommentStart, "")),
                Some(_) => {
                    self.at += rest.find(|c: char| c.is_whitespace() || "{};()".contains(c)).unwrap_or(rest.len());
                    continue;
                }
            }
            self.at += 1;
            if depth == 0 {
                break;
            }
        }
        self.comments.truncate(kept);
        self.passed.variations += 1;
        Ok(())
    }

    /// Where the text goes on after blanks within a line.
    fn after_blanks(&self, at: usize) -> usize {
        let rest = &self.text[at..];
        at + rest.len() - rest.trim_start_matches([' ', '\t', '\u{a0}']).len()
    }

    pub(super) fn tag(&mut self) -> Result<Option<Tag>, RecordError> {
        self.skip_blank()?;
        if !self.text[self.at..].starts_with('[') {
            return Ok(None);
        }
        let name_at = self.after_blanks(self.at + 1);
        let is_name = |c: &char| c.is_ascii_alphanumeric() || "_+#=:-".contains(*c);
        let name: String = self.text[name_at..].chars().take_while(is_name).collect();
        if name.is_empty() {
            return Err(self.fail(name_at, Expected::TagName, EXAMPLE));
        }
        let at = self.after_blanks(name_at + name.len());
        if !self.text[at..].starts_with('"') {
            return Err(self.fail(at, Expected::TagValue, EXAMPLE));
        }
        let at = at + 1;
        let (value, end) = self.value(at)?;
        let end = self.after_blanks(end);
        if !self.text[end..].starts_with(']') {
            return Err(self.fail(end, Expected::TagEnd, EXAMPLE));
        }
        self.at = end + 1;
        Ok(Some(Tag { name, name_at, value, at }))
    }

    /// The value that begins at `at`, and the offset after its closing quote.
    fn value(&self, at: usize) -> Result<(String, usize), RecordError> {
        let mut value = String::new();
        let mut chars = self.text[at..].char_indices();
        loop {
            match chars.next() {
                Some((_, '\\')) => match chars.next() {
                    Some((_, c @ ('"' | '\\'))) => value.push(c),
                    _ => return Err(self.fail(at, Expected::Escape, EXAMPLE)),
                },
                Some((offset, '"')) => return Ok((value, at + offset + 1)),
                Some((_, '\t')) => value.push(' '),
                Some((_, c)) if ends_line(c) => return Err(self.fail(at, Expected::ValueEnd, EXAMPLE)),
                Some((_, c)) => value.push(c),
                None => return Err(self.fail(at, Expected::ValueEnd, EXAMPLE)),
            }
        }
    }

    /// The next word, if there is one.
    pub(super) fn word(&mut self) -> Result<Option<Word<'a>>, RecordError> {
        self.skip_blank()?;
        while self.manner.variations && self.text[self.at..].starts_with('(') {
            self.skip_variation()?;
            self.skip_blank()?;
        }
        let at = self.at;
        let rest = &self.text[at..];
        match rest.chars().next() {
            Some(')') if self.manner.variations => return Err(self.fail(at, Expected::VariationStart, "")),
            Some('(' | ')') => return Err(self.fail(at, Expected::MainLine, "")),
            Some('}') => return Err(self.fail(at, Expected::CommentStart, "")),
            _ => {}
        }
        let length = rest.find(|c: char| c.is_whitespace() || "{};()".contains(c)).unwrap_or(rest.len());
        self.at += length;
        Ok((length > 0).then_some(Word { at, text: &rest[..length] }))
    }

    /// The next word, if it goes with the one before.
    pub(super) fn word_if(&mut self, goes_with: impl Fn(&str) -> bool) -> Result<Option<Word<'a>>, RecordError> {
        let (back, kept, passed) = (self.at, self.comments.len(), self.passed);
        match self.word()? {
            Some(word) if goes_with(word.text) => Ok(Some(word)),
            _ => {
                self.at = back;
                self.comments.truncate(kept);
                self.passed = passed;
                Ok(None)
            }
        }
    }
}
