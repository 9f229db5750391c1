//! The files that rule sets are read from, and places in them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;

use super::error::{Fault, LoadError, Place};
use crate::{Lang, files};

/// Files by path: `games/soldiers16-bl/rules.toml`, `documents/S3.toml`.
pub(super) struct Source<'a> {
    files: BTreeMap<String, &'a str>,
    /// The languages whose texts were not given to this program.
    lacks: Vec<Lang>,
}

/// One file.
#[derive(Clone, Copy)]
pub(super) struct File<'a> {
    pub path: &'a str,
    pub text: &'a str,
}

impl<'a> Source<'a> {
    /// The files of the program.
    pub fn embedded() -> Source<'static> {
        let all = ["games/", "documents/"].into_iter().flat_map(files::below);
        let files: BTreeMap<_, _> = all.map(|(path, text)| (path.to_owned(), text)).collect();
        let has = |lang: Lang| files.keys().any(|path| path.ends_with(&format!("/{lang}.md")));
        let lacks = Lang::all().filter(|lang| !has(*lang)).collect();
        Source { files, lacks }
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &'a str)]) -> Source<'a> {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), *text)).collect();
        Source { files, lacks: Vec::new() }
    }

    /// Whether the texts in that language were left to others.
    pub fn lacks(&self, lang: Lang) -> bool {
        self.lacks.contains(&lang)
    }

    /// The file of that path.
    pub fn file(&self, path: &str) -> Option<File<'_>> {
        self.files.get_key_value(path).map(|(path, text)| File { path, text })
    }

    /// The names of the folders of rule sets.
    pub fn rule_sets(&self) -> BTreeSet<&str> {
        self.files
            .keys()
            .filter_map(|path| path.strip_prefix("games/")?.split_once('/'))
            .map(|(name, _)| name)
            .collect()
    }

    /// The files of the documents.
    pub fn documents(&self) -> impl Iterator<Item = File<'_>> {
        self.files.iter().filter(|(path, _)| path.starts_with("documents/")).map(|(path, text)| File { path, text })
    }
}

/// The files `<lang>.ftl` of the rule sets: the words of the options that only they have.
pub fn own_words(lang: Lang) -> impl Iterator<Item = &'static str> {
    let name = format!("/{lang}.ftl");
    files::below("games/").filter(move |(path, _)| path.ends_with(&name)).map(|(_, text)| text)
}

impl<'a> File<'a> {
    /// The place of a byte.
    pub fn place(self, offset: usize) -> Place {
        let before = &self.text[..self.text.floor_char_boundary(offset)];
        let (line, start) = before.rfind('\n').map_or((1, 0), |end| (before.matches('\n').count() + 1, end + 1));
        Place { file: self.path.to_owned(), line, column: before[start..].chars().count() + 1 }
    }

    /// The file as it is.
    pub fn plain(self) -> Filled<'a> {
        Filled { file: self, text: Cow::Borrowed(self.text), moved: Vec::new() }
    }

    /// The file with each placeholder, such as `{army}` or `{army-1}`, replaced by its value.
    ///
    /// # Errors
    /// A placeholder has no value.
    pub fn filled(self, value: impl Fn(&str) -> Option<String>) -> Result<Filled<'a>, LoadError> {
        let (mut text, mut copied, mut moved) = (String::new(), 0, Vec::new());
        for (start, _) in self.text.match_indices('{') {
            // Double braces enclose the name of an example.
            let Some(asked) = placeholder(&self.text[start..]).filter(|_| !self.text[..start].ends_with('{')) else {
                continue;
            };
            let value = value(asked).ok_or_else(|| Fault::NoValue(asked.to_owned()).at(self.place(start)))?;
            text.push_str(&self.text[copied..start]);
            text.push_str(&value);
            copied = start + asked.len() + 2;
            moved.push((text.len(), copied));
        }
        if moved.is_empty() {
            return Ok(self.plain());
        }
        text.push_str(&self.text[copied..]);
        Ok(Filled { file: self, text: Cow::Owned(text), moved })
    }
}

/// The content of the braces at the beginning of the text, if it is a name, with or without `+n` or `-n`.
fn placeholder(text: &str) -> Option<&str> {
    let (inner, _) = text.strip_prefix('{')?.split_once('}')?;
    let name = inner.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let name = if name.len() < inner.len() { name.strip_suffix(['+', '-']).unwrap_or(inner) } else { inner };
    (!name.is_empty() && name.bytes().all(|letter| letter.is_ascii_alphabetic())).then_some(inner)
}

/// A file with its placeholders filled in.
pub(super) struct Filled<'a> {
    file: File<'a>,
    pub text: Cow<'a, str>,
    /// For each placeholder, the offset after it in the filled text and in the file.
    moved: Vec<(usize, usize)>,
}

impl Filled<'_> {
    /// Whether nothing was filled in.
    pub fn is_plain(&self) -> bool {
        self.moved.is_empty()
    }

    /// The place in the file of a byte of the filled text.
    pub fn place(&self, offset: usize) -> Place {
        let (there, here) = self.moved.iter().rev().find(|(there, _)| *there <= offset).copied().unwrap_or_default();
        self.file.place((here + offset - there).min(self.file.text.len()))
    }

    /// Reads it as TOML.
    ///
    /// # Errors
    /// It is not TOML, or does not have the expected structure.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, LoadError> {
        toml::from_str(&self.text).map_err(|error| {
            let place = self.place(error.span().map_or(0, |span| span.start));
            Fault::Toml(error.message().to_owned()).at(place)
        })
    }
}
