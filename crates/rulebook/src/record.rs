//! Game records: a whole game as text, in the manner of PGN.
//!
//! Tags first (the rule set, every option that differs from it, a position if the game does not
//! begin at the start, who sat where), then turns with their throws. The grammar is in
//! `docs/formats.md`.
//!
//! ```
//! use ashtapada_rulebook::record::Record;
//! # if ashtapada_rulebook::find("soldiers16-bl").is_err() { return; }
//! let record = Record::parse("[Rules \"soldiers16-bl\"]\n\n1. c4-c5 2. c6xc4\n").unwrap();
//! assert_eq!(record.game.len(), 2);
//! assert_eq!(Record::parse(&record.to_string()).unwrap().to_string(), record.to_string());
//! ```

use std::fmt;

use ashtapada_rules::{
    Action, AnyOptions, AnyPosition, Event, Expected, Game, OptionError, OptionSet, OptionSpec, Outcome, Position,
    Refusal, Seat, TextError, line_and_column,
};

use crate::{RuleSet, UnknownRules, find};

const EXAMPLE: &str = "[Rules \"soldiers16-bl\"]";
/// Lines of turns are broken before they grow longer than this.
const WIDTH: usize = 100;

/// A game with its rule set, options and tags.
#[derive(Clone, Debug)]
pub struct Record {
    /// The rule set.
    pub rules: &'static RuleSet,
    /// The options it was played under.
    pub options: AnyOptions,
    /// Tags other than `Rules`, `Option`, `Position`, `Result` and `Termination`, in order.
    pub tags: Vec<(String, String)>,
    /// The game.
    pub game: Game<AnyPosition>,
    /// Set when the players ended the game otherwise than by an action.
    pub closing: Option<Closing>,
}

/// How players end a game without an action of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// All agreed.
    Agree,
    /// One gave up.
    Resign(Seat),
}

/// Why a record cannot be read.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is malformed.
    #[error("{0}")]
    Syntax(#[from] TextError),
    /// It begins with a position that cannot be.
    #[error("{error}")]
    Position {
        /// Where in the record, and what.
        error: TextError,
        /// The options it would be played under.
        options: Box<AnyOptions>,
    },
    /// The rule set is unknown.
    #[error("line {line}, column {column}: {error}")]
    Rules {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// Which, and which is nearest.
        error: UnknownRules,
    },
    /// An option is unknown or makes no sense.
    #[error("line {line}, column {column}: {error}")]
    Option {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// Why.
        error: OptionError,
        /// The options that there are.
        specs: &'static [OptionSpec],
    },
    /// An action is not legal there.
    #[error("line {line}, column {column}: `{action}` cannot be played: {refusal}; the position is `{}`", .position.text())]
    Illegal {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The action.
        action: String,
        /// Why not.
        refusal: Refusal,
        /// The position then.
        position: Box<AnyPosition>,
    },
}

impl RecordError {
    /// Where: line and column, from 1.
    pub fn place(&self) -> (usize, usize) {
        match self {
            RecordError::Syntax(error) | RecordError::Position { error, .. } => (error.line, error.column),
            RecordError::Rules { line, column, .. }
            | RecordError::Option { line, column, .. }
            | RecordError::Illegal { line, column, .. } => (*line, *column),
        }
    }
}

impl Record {
    /// A record of a game in progress or finished.
    pub fn new(rules: &'static RuleSet, game: Game<AnyPosition>) -> Record {
        Record { rules, options: game.first().options(), tags: Vec::new(), game, closing: None }
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// It is malformed, or an action in it is not legal; every error has line and column.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Reader { text, at: 0 }.record(&mut |_, _| ())
    }

    /// Reads a record, telling each action with its events as it is replayed.
    ///
    /// # Errors
    /// As for [`Record::parse`].
    pub fn replay(text: &str, tell: &mut dyn FnMut(Action, &[Event])) -> Result<Record, RecordError> {
        Reader { text, at: 0 }.record(tell)
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The turns as words, each a number, its throw and its actions.
    ///
    /// A turn is the run of actions on one seat's throw, or in games without dice by one seat.
    fn turns(&self) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut number = 0;
        let mut owner = None;
        let mut thrown = false;
        let mut landed: Option<String> = None;
        for (index, action) in self.game.actions().enumerate() {
            let Some(before) = self.game.before(index) else { break };
            let text = before.action_text(action);
            let is_throw = matches!(action, Action::Throw(_));
            let now = before.thrower().or(before.turn().seat());
            if index == 0 || now != owner || (is_throw && thrown) {
                number += 1;
                words.push(format!("{number}."));
                (owner, thrown, landed) = (now, false, None);
            }
            thrown |= is_throw;
            match (&landed, words.last_mut(), text.split_once('x')) {
                (Some(reached), Some(last), Some((from, to))) if reached == from => {
                    last.push('x');
                    last.push_str(to);
                }
                _ if is_throw => words.push(format!("{text}:")),
                _ => words.push(text.clone()),
            }
            let chains = text.contains('x') && !text.contains('=');
            landed = action.to().filter(|_| chains).map(|to| to.to_string());
        }
        match self.closing {
            Some(Closing::Agree) => words.push("agree".to_owned()),
            Some(Closing::Resign(seat)) => words.push(format!("resign {seat}")),
            None => {}
        }
        words
    }
}

fn quoted(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Rules \"{}\"]", self.rules.id)?;
        for (id, value) in self.options.changes_from(&self.rules.options) {
            writeln!(f, "[Option \"{id}={value}\"]")?;
        }
        let start = AnyPosition::start(&self.options).ok();
        if start.as_ref() != Some(self.game.first()) {
            writeln!(f, "[Position \"{}\"]", quoted(&self.game.first().text()))?;
        }
        for (name, value) in &self.tags {
            writeln!(f, "[{name} \"{}\"]", quoted(value))?;
        }
        if let Some(outcome) = self.outcome() {
            let shares: Vec<String> = self
                .game
                .position()
                .seats()
                .iter()
                .map(|&seat| format!("{seat} {}/12", outcome.share[seat.index()]))
                .collect();
            writeln!(f, "[Result \"{}\"]", shares.join(", "))?;
            writeln!(f, "[Termination \"{}\"]", outcome.ending.name())?;
        }
        let mut column = 0;
        for word in self.turns() {
            if column == 0 || column + 1 + word.chars().count() > WIDTH {
                write!(f, "\n{word}")?;
                column = word.chars().count();
            } else {
                write!(f, " {word}")?;
                column += 1 + word.chars().count();
            }
        }
        writeln!(f)
    }
}

/// Reads one record from its text.
struct Reader<'a> {
    text: &'a str,
    /// Byte offset of what is read next.
    at: usize,
}

/// A word of the turns with its byte offset.
type Word<'a> = (usize, &'a str);

impl<'a> Reader<'a> {
    fn fail(&self, offset: usize, expected: Expected, example: &str) -> RecordError {
        RecordError::Syntax(TextError::at(self.text, offset, expected, example))
    }

    fn place(&self, offset: usize) -> (usize, usize) {
        line_and_column(self.text, offset)
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

    /// One tag: name, value, and where the value begins.
    fn tag(&mut self) -> Result<Option<(String, String, usize)>, RecordError> {
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
        let value_at = at + 1;
        let mut value = String::new();
        let mut chars = self.text[value_at..].char_indices();
        let end = loop {
            match chars.next() {
                Some((_, '\\')) => match chars.next() {
                    Some((_, c @ ('"' | '\\'))) => value.push(c),
                    _ => return Err(self.fail(value_at, Expected::Escape, EXAMPLE)),
                },
                Some((offset, '"')) => break value_at + offset + 1,
                Some((_, c)) if c != '\n' => value.push(c),
                _ => return Err(self.fail(value_at, Expected::ValueEnd, EXAMPLE)),
            }
        };
        if !self.text[end..].starts_with(']') {
            return Err(self.fail(end, Expected::TagEnd, EXAMPLE));
        }
        self.at = end + 1;
        Ok(Some((name, value, value_at)))
    }

    fn word(&mut self) -> Result<Option<Word<'a>>, RecordError> {
        self.skip_blank()?;
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest.find(|c: char| c.is_whitespace() || c == '{' || c == ';').unwrap_or(rest.len());
        self.at += length;
        Ok((length > 0).then_some((start, &rest[..length])))
    }

    fn record(mut self, tell: &mut dyn FnMut(Action, &[Event])) -> Result<Record, RecordError> {
        let mut rules: Option<&'static RuleSet> = None;
        let mut changes: Vec<(usize, String, String)> = Vec::new();
        let mut position: Option<(usize, String)> = None;
        let mut tags = Vec::new();
        while let Some((name, value, at)) = self.tag()? {
            match name.as_str() {
                "Rules" => {
                    let (line, column) = self.place(at);
                    rules = Some(find(&value).map_err(|error| RecordError::Rules { line, column, error })?);
                }
                "Option" => match value.split_once('=') {
                    Some((id, value)) => changes.push((at, id.to_owned(), value.to_owned())),
                    None => return Err(self.fail(at, Expected::OptionTag, "[Option \"dice=2\"]")),
                },
                "Position" => position = Some((at, value)),
                // Both follow from the game itself.
                "Result" | "Termination" => {}
                _ => tags.push((name, value)),
            }
        }
        let Some(rules) = rules else {
            return Err(self.fail(self.at, Expected::RulesTag, EXAMPLE));
        };
        let mut options = rules.options.clone();
        let specs = options.specs();
        let mut last = self.at;
        for (at, id, value) in &changes {
            let (line, column) = self.place(*at);
            options.set(id, value).map_err(|error| RecordError::Option { line, column, error, specs })?;
            last = *at;
        }
        let (line, column) = self.place(last);
        options.check().map_err(|error| RecordError::Option { line, column, error, specs })?;
        let start = match position {
            Some((at, text)) => AnyPosition::parse(&text, &options).map_err(|error| {
                let (line, column) = self.place(at);
                let error = TextError { line, column: column + error.column - 1, ..error };
                RecordError::Position { error, options: Box::new(options.clone()) }
            })?,
            None => AnyPosition::start(&options).map_err(|error| RecordError::Option { line, column, error, specs })?,
        };
        let mut record = Record { rules, options, tags, game: Game::new(start), closing: None };
        self.turns(&mut record, tell)?;
        Ok(record)
    }

    fn turns(&mut self, record: &mut Record, tell: &mut dyn FnMut(Action, &[Event])) -> Result<(), RecordError> {
        let mut held: Option<Word<'a>> = None;
        while let Some((at, word)) = match held.take() {
            Some(word) => Some(word),
            None => self.word()?,
        } {
            if word.strip_suffix('.').is_some_and(|number| number.chars().all(|c| c.is_ascii_digit())) {
                continue;
            }
            if let Some(face) = word.strip_suffix(':') {
                self.play(record, at, face, tell)?;
                continue;
            }
            match word {
                "agree" => {
                    self.close(record, at, Closing::Agree)?;
                    continue;
                }
                "resign" => {
                    let (seat_at, seat) = self.word()?.unwrap_or((self.at, ""));
                    let seat = seat.parse().map_err(|_| self.fail(seat_at, Expected::Resigning, "resign south"))?;
                    self.close(record, at, Closing::Resign(seat))?;
                    continue;
                }
                _ => {}
            }
            let is_face = word.len() == 1 && word.as_bytes()[0].is_ascii_digit();
            if is_face || matches!(word, "huff" | "call" | "offer-exchange") {
                // These take the next word with them, an offer only if it names a throne.
                match self.word()? {
                    Some((_, next)) if is_face && next.ends_with(':') => {
                        self.play(record, at, &format!("{word} {}", next.trim_end_matches(':')), tell)?;
                    }
                    Some((_, next)) if !is_face && (word != "offer-exchange" || next.starts_with('@')) => {
                        self.play(record, at, &format!("{word} {next}"), tell)?;
                    }
                    next => {
                        self.play(record, at, word, tell)?;
                        held = next;
                    }
                }
                continue;
            }
            let points: Vec<&str> = word.split('x').collect();
            if points.len() > 2 {
                for pair in points.windows(2) {
                    self.play(record, at, &format!("{}x{}", pair[0], pair[1]), tell)?;
                }
            } else {
                self.play(record, at, word, tell)?;
            }
        }
        Ok(())
    }

    fn play(
        &self,
        record: &mut Record,
        at: usize,
        text: &str,
        tell: &mut dyn FnMut(Action, &[Event]),
    ) -> Result<(), RecordError> {
        let (line, column) = self.place(at);
        let position = record.game.position();
        let action = position.parse_action(text).map_err(|error| TextError {
            line,
            column: column + error.column - 1,
            ..error
        })?;
        let mut events = Vec::new();
        record.game.play(action, &mut events).map_err(|refusal| RecordError::Illegal {
            line,
            column,
            action: text.to_owned(),
            refusal,
            position: Box::new(record.game.position().clone()),
        })?;
        tell(action, &events);
        Ok(())
    }

    fn close(&self, record: &mut Record, at: usize, closing: Closing) -> Result<(), RecordError> {
        let (line, column) = self.place(at);
        let done = match closing {
            Closing::Agree => record.game.agree(&mut ()),
            Closing::Resign(seat) => record.game.resign(seat, &mut ()),
        };
        done.map_err(|refusal| RecordError::Illegal {
            line,
            column,
            action: match closing {
                Closing::Agree => "agree".to_owned(),
                Closing::Resign(seat) => format!("resign {seat}"),
            },
            refusal,
            position: Box::new(record.game.position().clone()),
        })?;
        record.closing = Some(closing);
        Ok(())
    }
}
