//! Parsing records.

use ashtapada_rulebook::EDITION;
use ashtapada_rules::{Event, Game, OptionError, Ply, Position, TextError, line_and_column};

use super::{Expected, Record, RecordError};
use crate::entry::{Act, Cause};
use crate::setup::{Beginning, SetupError};

const EXAMPLE: &str = "[Rules \"soldiers16-bl\"]";

/// Reads a record and replays it.
pub(super) fn record(text: &str, each: &mut dyn FnMut(Ply, &[Event])) -> Result<Record, RecordError> {
    let mut reader = Reader { text, at: 0 };
    let header = reader.header()?;
    let beginning = reader.begin(&header)?;
    let game = Game::new(beginning.position.clone());
    let record = Record { tags: header.tags, cause: header.cause, ..Record::new(beginning, game) };
    let mut replay = Replay { text, record, each };
    while let Some(word) = reader.word()? {
        reader.turn_word(word, &mut replay)?;
    }
    Ok(replay.record)
}

/// Reads one record from its text.
struct Reader<'a> {
    text: &'a str,
    /// Byte offset of what is read next.
    at: usize,
}

/// A word of the turns with its byte offset.
#[derive(Clone, Copy)]
struct Word<'a> {
    at: usize,
    text: &'a str,
}

/// A tag: its name, its value, and where that begins.
struct Tag {
    name: String,
    value: String,
    at: usize,
}

/// The tags of a record.
#[derive(Default)]
struct Header {
    rules: Option<(usize, String)>,
    edition: Option<(usize, u32)>,
    changes: Vec<(usize, String, String)>,
    position: Option<(usize, String)>,
    /// Why a player gave up, where that ended the game.
    cause: Cause,
    tags: Vec<(String, String)>,
}

impl<'a> Reader<'a> {
    fn fail(&self, offset: usize, expected: Expected, example: &str) -> RecordError {
        RecordError::Syntax(TextError::at(self.text, offset, expected, example))
    }

    fn skip_blank(&mut self) -> Result<(), RecordError> {
        loop {
            let rest = &self.text[self.at..];
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if trimmed.starts_with(';') {
                self.at += trimmed.find('\n').unwrap_or(trimmed.len());
            } else if trimmed.starts_with('{') {
                match trimmed.find('}') {
                    Some(end) => self.at += end + 1,
                    None => return Err(self.fail(self.at, Expected::CommentEnd, "{a fine move}")),
                }
            } else {
                return Ok(());
            }
        }
    }

    fn tag(&mut self) -> Result<Option<Tag>, RecordError> {
        self.skip_blank()?;
        let start = self.at;
        let Some(rest) = self.text[start..].strip_prefix('[') else { return Ok(None) };
        let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        if name.is_empty() {
            return Err(self.fail(start + 1, Expected::TagName, EXAMPLE));
        }
        let mut at = start + 1 + name.len();
        at += self.text[at..].len() - self.text[at..].trim_start_matches(' ').len();
        if !self.text[at..].starts_with('"') {
            return Err(self.fail(at, Expected::TagValue, EXAMPLE));
        }
        at += 1;
        let (value, end) = self.value(at)?;
        if !self.text[end..].starts_with(']') {
            return Err(self.fail(end, Expected::TagEnd, EXAMPLE));
        }
        self.at = end + 1;
        Ok(Some(Tag { name, value, at }))
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
                Some((_, c)) if c != '\n' => value.push(c),
                _ => return Err(self.fail(at, Expected::ValueEnd, EXAMPLE)),
            }
        }
    }

    fn header(&mut self) -> Result<Header, RecordError> {
        let mut header = Header::default();
        while let Some(Tag { name, value, at }) = self.tag()? {
            match name.as_str() {
                "Rules" => header.rules = Some((at, value)),
                "Edition" => match value.parse() {
                    Ok(edition) => header.edition = Some((at, edition)),
                    Err(_) => return Err(self.fail(at, Expected::EditionTag, "[Edition \"2\"]")),
                },
                "Option" => match value.split_once('=') {
                    Some((id, value)) => header.changes.push((at, id.to_owned(), value.to_owned())),
                    None => return Err(self.fail(at, Expected::OptionTag, "[Option \"dice=2\"]")),
                },
                "Position" => header.position = Some((at, value)),
                // The result follows from the game itself, and so does all of how it ended but why somebody gave up.
                "Result" => {}
                "Termination" => header.cause = super::cause_of(&value),
                _ => header.tags.push((name, value)),
            }
        }
        Ok(header)
    }

    fn begin(&self, header: &Header) -> Result<Beginning, RecordError> {
        let Some((rules_at, rules)) = &header.rules else {
            return Err(self.fail(self.at, Expected::RulesTag, EXAMPLE));
        };
        // Records from before there were editions are of the first.
        let edition = header.edition.map_or(1, |(_, edition)| edition);
        let changes = header.changes.iter().map(|(_, id, value)| (id.as_str(), value.as_str()));
        let position = header.position.as_ref().map(|(_, text)| text.as_str());
        Beginning::of_edition(edition, rules, changes, position).map_err(|mut error| {
            let option = |id: &str| header.changes.iter().rfind(|(_, known, _)| known == id).map(|&(at, ..)| at);
            let at = match &error {
                SetupError::Edition { .. } => header.edition.map(|(at, _)| at),
                SetupError::Position { .. } => header.position.as_ref().map(|&(at, _)| at),
                SetupError::Options { error: OptionError::Unknown { id, .. }, .. } => option(id),
                SetupError::Options { error: OptionError::Value { id, .. }, .. } => option(id),
                SetupError::Options { .. } => header.changes.last().map(|&(at, ..)| at),
                _ => None,
            };
            let (line, column) = line_and_column(self.text, at.unwrap_or(*rules_at));
            if let SetupError::Position { error, .. } = &mut error {
                (error.line, error.column) = (line, column + error.column - 1);
            }
            RecordError::Setup { line, column, error: Box::new(error) }
        })
    }

    fn word(&mut self) -> Result<Option<Word<'a>>, RecordError> {
        self.skip_blank()?;
        let at = self.at;
        let rest = &self.text[at..];
        let length = rest.find(|c: char| c.is_whitespace() || c == '{' || c == ';').unwrap_or(rest.len());
        self.at += length;
        Ok((length > 0).then_some(Word { at, text: &rest[..length] }))
    }

    /// The next word, if it goes with the one before.
    fn word_if(&mut self, goes_with: impl Fn(&str) -> bool) -> Result<Option<&'a str>, RecordError> {
        let back = self.at;
        match self.word()? {
            Some(word) if goes_with(word.text) => Ok(Some(word.text)),
            _ => {
                self.at = back;
                Ok(None)
            }
        }
    }

    fn turn_word(&mut self, word: Word<'a>, replay: &mut Replay<'_, '_>) -> Result<(), RecordError> {
        let Word { at, text } = word;
        let is_face = |text: &str| text.len() == 1 && text.as_bytes()[0].is_ascii_digit();
        if text.strip_suffix('.').is_some_and(|number| number.chars().all(|c| c.is_ascii_digit())) {
            return Ok(());
        }
        if let Some(face) = text.strip_suffix(':') {
            return replay.play(at, face);
        }
        match text {
            _ if text.starts_with('[') => Err(self.fail(at, Expected::OneRecord, "")),
            "resign" => {
                let name = self.word()?;
                let seat = name.and_then(|name| name.text.parse().ok());
                let name_at = name.map_or(self.at, |name| name.at);
                let seat = seat.ok_or_else(|| self.fail(name_at, Expected::Resigning, "resign south"))?;
                replay.close(at, Ply::Resign(seat))
            }
            "agree" => replay.close(at, Ply::Agree),
            // These take the next word with them, an offer only if it names a throne.
            "huff" | "call" => match self.word()? {
                Some(next) => replay.play(at, &format!("{text} {}", next.text)),
                None => replay.play(at, text),
            },
            "offer-exchange" => match self.word_if(|next| next.starts_with('@'))? {
                Some(throne) => replay.play(at, &format!("{text} {throne}")),
                None => replay.play(at, text),
            },
            _ if is_face(text) => match self.word_if(|next| next.ends_with(':'))? {
                Some(second) => replay.play(at, &format!("{text} {}", second.trim_end_matches(':'))),
                None => replay.play(at, text),
            },
            _ => replay.chain(at, text),
        }
    }
}

/// A record as far as it has been replayed.
struct Replay<'a, 'b> {
    text: &'a str,
    record: Record,
    each: &'b mut dyn FnMut(Ply, &[Event]),
}

impl Replay<'_, '_> {
    /// Plays an action, or a chain of jumps written as one.
    fn chain(&mut self, at: usize, text: &str) -> Result<(), RecordError> {
        let points: Vec<&str> = text.split('x').collect();
        if points.len() < 3 {
            return self.play(at, text);
        }
        points.windows(2).try_for_each(|pair| self.play(at, &format!("{}x{}", pair[0], pair[1])))
    }

    fn play(&mut self, at: usize, text: &str) -> Result<(), RecordError> {
        let action = self.record.game.position().parse_action(text).map_err(|error| {
            let (line, column) = line_and_column(self.text, at);
            TextError { line, column: column + error.column - 1, ..error }
        })?;
        self.ply(at, Ply::Action(action), text)
    }

    fn close(&mut self, at: usize, ply: Ply) -> Result<(), RecordError> {
        self.ply(at, ply, &Act::from(ply).to_string())
    }

    fn ply(&mut self, at: usize, ply: Ply, text: &str) -> Result<(), RecordError> {
        let record = &mut self.record;
        let mut events = Vec::new();
        let considered = match record.beginning.edition < EDITION {
            true => record.game.consider_stored(ply, &mut events),
            false => record.game.consider(ply, &mut events).map(|next| (next, None)),
        };
        let (next, refused) = considered.map_err(|refusal| {
            let (line, column) = line_and_column(self.text, at);
            let position = Box::new(record.game.position().clone());
            RecordError::Illegal { line, column, act: text.to_owned(), refusal, position }
        })?;
        record.refused.extend(refused.map(|refusal| (record.game.len(), refusal)));
        record.game.accept(next);
        (self.each)(ply, &events);
        Ok(())
    }
}
