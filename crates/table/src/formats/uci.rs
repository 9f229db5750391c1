//! The command `position` of the engine protocol: a list of moves, in chess that of UCI.

use ashtapada_rules::{Game, Ply, Position, TextError, line_and_column};

use super::loss::{self, Loss};
use super::{Expected, Format, FormatError, Given, Read, Written, is_usual};
use crate::entry::Act;
use crate::record::{GivenRules, Record, RecordError, Replay};
use crate::setup::{Beginning, SetupError};

const EXAMPLE: &str = "position startpos moves e2e4 e7e5";

/// Reads a list of moves: bare, or after `position` and what it begins with.
pub(super) fn read(text: &str, given: &Given) -> Result<Read, FormatError> {
    let text = text.trim_end_matches(['\u{1a}', '\0']);
    let mut words = Words { text, at: if text.starts_with('\u{feff}') { 3 } else { 0 } };
    words.skip("position");
    let place = words.place(given)?;
    let changes = place.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let begun = Beginning::new(&place.rules, changes, place.position.map(|(_, text)| text));
    let beginning = begun.map_err(|error| misfit(text, &place, error))?;
    let record = Record::new(beginning.clone(), Game::new(beginning.position));
    let mut replay = Replay { text, record, each: &mut |_, _| () };
    words.play(place.commas, &mut replay)?;
    Ok(Read { record: replay.record, losses: Vec::new() })
}

/// Writes the beginning and all actions.
pub(super) fn write(record: &Record) -> Written {
    let beginning = &record.beginning;
    let start = beginning.is_start();
    let acts: Vec<String> = record
        .game
        .steps(0)
        .filter(|(_, ply)| matches!(ply, Ply::Action(_)))
        .map(|(before, ply)| Act::from(ply).text_at(&before))
        .collect();
    let mut text = String::from("position ");
    let (first, separator) = if is_usual(record, Format::Uci) {
        text += &if start { "startpos".to_owned() } else { format!("fen {}", beginning.position.text()) };
        (" moves ", " ")
    } else {
        text += &format!("rules {}", beginning.rules.id);
        for (id, value) in beginning.changes() {
            text += &format!(" option {id}={value}");
        }
        text += &if start { " startpos".to_owned() } else { format!(" text \"{}\"", beginning.position.text()) };
        (" actions ", ", ")
    };
    if !acts.is_empty() {
        text += first;
        text += &acts.join(separator);
    }
    text.push('\n');
    let mut losses: Vec<Loss> = loss::of_ending(record).into_iter().collect();
    losses.extend(loss::beside_the_game(record, |_| false));
    Written { text, losses }
}

/// The error of a game that cannot be set up, where the text is to blame.
fn misfit(text: &str, place: &Place<'_>, mut error: SetupError) -> FormatError {
    let at = match &error {
        SetupError::Position { .. } => place.position.map_or(0, |(at, _)| at),
        _ => place.rules_at,
    };
    let (line, column) = line_and_column(text, at);
    if let SetupError::Position { error, .. } = &mut error {
        error.column = if error.line > 1 { error.column } else { column + error.column - 1 };
        error.line += line - 1;
    }
    RecordError::Setup { line, column, error: Box::new(error) }.into()
}

/// What a list of moves begins with.
struct Place<'a> {
    rules: String,
    rules_at: usize,
    options: Vec<(String, String)>,
    /// A position and where it stands.
    position: Option<(usize, &'a str)>,
    /// Whether commas stand between actions.
    commas: bool,
}

/// The words of a text, with their offsets.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    fn peek(&self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.at..];
        let at = self.at + rest.len() - rest.trim_start().len();
        let rest = &self.text[at..];
        let word = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
        (!word.is_empty()).then_some((at, word))
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (at, word) = self.peek()?;
        self.at = at + word.len();
        Some((at, word))
    }

    /// Passes over a word, if it comes next; returns whether it did.
    fn skip(&mut self, word: &str) -> bool {
        let found = self.peek().filter(|(_, next)| next.eq_ignore_ascii_case(word));
        if let Some((at, word)) = found {
            self.at = at + word.len();
        }
        found.is_some()
    }

    fn fail(&self, at: usize, expected: Expected) -> FormatError {
        TextError::at(self.text, at, expected, EXAMPLE).into()
    }

    /// Where the next word stands, or the text ends.
    fn here(&self) -> usize {
        self.peek().map_or(self.text.len(), |(at, _)| at)
    }

    fn place(&mut self, given: &Given) -> Result<Place<'a>, FormatError> {
        let GivenRules { rules, options } = given.rules(Format::Uci);
        let own = Place { rules, rules_at: self.at, options, position: None, commas: false };
        if self.skip("rules") {
            return self.extended();
        }
        if self.skip("fen") {
            let start = self.here();
            let mut end = start;
            while let Some((at, word)) = self.peek().filter(|(_, word)| !word.eq_ignore_ascii_case("moves")) {
                end = at + word.len();
                self.at = end;
            }
            if start == end {
                return Err(self.fail(start, Expected::Place));
            }
            self.skip("moves");
            return Ok(Place { position: Some((start, &self.text[start..end])), ..own });
        }
        if self.skip("startpos") {
            let (at, end) = (self.here(), self.peek().is_none());
            return if end || self.skip("moves") { Ok(own) } else { Err(self.fail(at, Expected::Moves)) };
        }
        self.skip("moves");
        Ok(own)
    }

    /// What follows the word `rules`.
    fn extended(&mut self) -> Result<Place<'a>, FormatError> {
        let (rules_at, rules) = self.next().ok_or_else(|| self.fail(self.text.len(), Expected::RulesName))?;
        let mut place = Place { rules: rules.to_owned(), rules_at, options: Vec::new(), position: None, commas: true };
        while self.skip("option") {
            let at = self.here();
            let pair = self.next().and_then(|(_, pair)| pair.split_once('='));
            let (id, value) = pair.ok_or_else(|| self.fail(at, Expected::OptionPair))?;
            place.options.push((id.to_owned(), value.to_owned()));
        }
        if self.skip("text") {
            let at = self.here();
            let quoted = self.text[at..].strip_prefix('"').and_then(|rest| rest.split_once('"'));
            let (position, _) = quoted.ok_or_else(|| self.fail(at, Expected::Begin))?;
            place.position = Some((at + 1, position));
            self.at = at + position.len() + 2;
        } else if !self.skip("startpos") {
            return Err(self.fail(self.here(), Expected::Begin));
        }
        let (at, end) = (self.here(), self.peek().is_none());
        if end || self.skip("actions") { Ok(place) } else { Err(self.fail(at, Expected::Moves)) }
    }

    /// Plays what is left.
    fn play(&mut self, commas: bool, replay: &mut Replay<'_, '_>) -> Result<(), FormatError> {
        if !commas {
            while let Some((at, word)) = self.next() {
                replay.play(at, word)?;
            }
            return Ok(());
        }
        let mut at = self.at;
        for part in self.text[at..].split(',') {
            let action = part.split_whitespace().collect::<Vec<_>>().join(" ");
            if !action.is_empty() {
                replay.play(at + part.len() - part.trim_start().len(), &action)?;
            }
            at += part.len() + 1;
        }
        self.at = self.text.len();
        Ok(())
    }
}
