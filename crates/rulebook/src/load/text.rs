//! The texts: Markdown in sections with keys, which other rule sets change, drop and add.
//!
//! A key `{#capturing}` at the end of a line begins a section, which extends to the next key. Keys are the same in
//! every language, and are not shown to readers. A section that a rule set adds names the one that it follows:
//! `{#first-steps follows=moving}`.

use super::error::{Fault, LoadError, Place};
use super::rules::Dropped;
use super::source::Filled;

/// A part of a text.
#[derive(Clone, Debug)]
pub(super) struct Section {
    key: String,
    text: String,
}

/// A section as a file gives it.
struct OwnSection {
    section: Section,
    follows: Option<String>,
    /// The offset of its key.
    at: usize,
}

/// The text in one language while it is being assembled.
#[derive(Default)]
pub(super) struct Text(Vec<Section>);

impl Text {
    /// Removes the sections and the examples that are not inherited.
    ///
    /// # Errors
    /// A section does not exist.
    pub fn remove(&mut self, drop: &Dropped, file: &Filled) -> Result<(), LoadError> {
        for key in &drop.sections {
            let Some(index) = self.index_of(key.get_ref()) else {
                let fault = Fault::unknown("section", key.get_ref(), self.keys());
                return Err(fault.at(file.place(key.span().start)));
            };
            self.0.remove(index);
        }
        let is_dropped =
            |line: &&str| example(line).is_some_and(|name| drop.examples.iter().any(|it| it.get_ref() == name));
        for section in self.0.iter_mut().filter(|_| !drop.examples.is_empty()) {
            section.text = tidy(section.text.lines().filter(|line| !is_dropped(line)));
        }
        Ok(())
    }

    /// Merges the sections of a file into the text; `is_root` if nothing is inherited.
    ///
    /// # Errors
    /// A key cannot be read, is missing or unknown, or occurs twice, or a new section does not say where it belongs.
    pub fn add(&mut self, file: &Filled, is_root: bool) -> Result<(), LoadError> {
        let mut seen: Vec<String> = Vec::new();
        for OwnSection { section, follows, at } in read(file)? {
            let fail = |fault: Fault| Err(fault.at(file.place(at)));
            let key = section.key.clone();
            if seen.contains(&key) {
                return fail(Fault::Twice { kind: "section", name: key });
            }
            let found = self.index_of(&key);
            if let Some(index) = found {
                self.0.remove(index);
            }
            let index = match (follows, found) {
                (Some(other), _) => match self.index_of(&other) {
                    Some(index) => index + 1,
                    None => return fail(Fault::unknown("section", &other, self.keys())),
                },
                (None, Some(index)) => index,
                (None, None) if is_root => self.0.len(),
                (None, None) => return fail(Fault::NoPlace(key)),
            };
            self.0.insert(index, section);
            seen.push(key);
        }
        Ok(())
    }

    /// The keys in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|section| section.key.as_str())
    }

    /// Checks that the sections are those of the English text.
    ///
    /// # Errors
    /// The first difference.
    pub fn check_keys(&self, english: &Text, file: String) -> Result<(), LoadError> {
        let key = |text: &Text, index: usize| text.0.get(index).map(|section| section.key.clone());
        let most = self.0.len().max(english.0.len());
        let Some(index) = (0..most).find(|&index| key(self, index) != key(english, index)) else { return Ok(()) };
        let fault = Fault::Sections { expected: key(english, index), found: key(self, index) };
        Err(fault.at(Place { file, line: 1, column: 1 }))
    }

    fn index_of(&self, key: &str) -> Option<usize> {
        self.keys().position(|known| known == key)
    }

    /// The Markdown, without keys. Sections are separated by a blank line, except list items in a row and examples in a
    /// row.
    pub fn markdown(&self) -> String {
        let mut lines: Vec<&str> = Vec::new();
        for section in self.0.iter().filter(|section| !section.text.is_empty()) {
            let first = section.text.lines().next().unwrap_or_default();
            let is_one_run = |kind: fn(&str) -> bool| kind(first) && lines.last().is_some_and(|last| kind(last));
            if !is_one_run(|line| line.starts_with("- ")) && !is_one_run(|line| example(line).is_some()) {
                lines.push("");
            }
            lines.extend(section.text.lines());
        }
        let mut markdown = tidy(lines.into_iter());
        markdown.push('\n');
        markdown
    }
}

/// The example that a line refers to.
fn example(line: &str) -> Option<&str> {
    line.trim().strip_prefix("{{")?.strip_suffix("}}")
}

/// The line; if it consists of examples only, a line for each of them.
fn one_a_line(line: &str) -> String {
    let is_examples = line.starts_with("{{") && line.split(' ').all(|part| example(part).is_some());
    if is_examples { line.replace(' ', "\n") } else { line.to_owned() }
}

/// The lines, without blank ones at the ends and without two blank ones in a row.
fn tidy<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut blank = false;
    for line in lines {
        if line.trim().is_empty() {
            blank = !text.is_empty();
            continue;
        }
        if !text.is_empty() {
            text.push_str(if blank { "\n\n" } else { "\n" });
        }
        blank = false;
        text.push_str(line);
    }
    text
}

/// The sections of a file.
fn read(file: &Filled) -> Result<Vec<OwnSection>, LoadError> {
    let mut sections: Vec<OwnSection> = Vec::new();
    let mut offset = 0;
    for whole in file.text.split_inclusive('\n') {
        let place = |column: usize| file.place(offset + column);
        let line = whole.trim_end();
        if let Some((text, key)) = line.rsplit_once("{#") {
            let (key, follows) = read_key(key).ok_or_else(|| Fault::Key.at(place(text.len())))?;
            let section = Section { key: key.to_owned(), text: one_a_line(text.trim_end()) };
            sections.push(OwnSection { section, follows: follows.map(str::to_owned), at: offset + text.len() });
        } else if line.starts_with('#') {
            return Err(Fault::NoKey.at(place(line.len())));
        } else if let Some(OwnSection { section, .. }) = sections.last_mut() {
            section.text.push('\n');
            section.text.push_str(&one_a_line(line));
        } else if !line.is_empty() {
            return Err(Fault::NoKey.at(place(line.len())));
        }
        offset += whole.len();
    }
    for OwnSection { section, .. } in &mut sections {
        section.text = tidy(section.text.lines());
    }
    Ok(sections)
}

/// `key}` or `key follows=other}`.
fn read_key(text: &str) -> Option<(&str, Option<&str>)> {
    let is_key = |key: &str| {
        let allowed = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        !key.is_empty() && key.bytes().all(allowed)
    };
    let inner = text.strip_suffix('}')?;
    let (key, follows) = inner.split_once(" follows=").map_or((inner, None), |(key, other)| (key, Some(other)));
    (is_key(key) && follows.is_none_or(is_key)).then_some((key, follows))
}
