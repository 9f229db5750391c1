//! The tags of a record, and the game that they describe.

use ashtapada_rulebook::EDITION;
use ashtapada_rules::{Colour, OptionError, Position, line_and_column};

use super::lexer::{EXAMPLE, Lexer, Tag};
use super::{Expected, Manner, RecordError};
use crate::entry::Cause;
use crate::player::{Player, tag_of};
use crate::setup::{Beginning, SetupError};

/// A value and where it begins.
type Placed<T> = (usize, T);

/// The tags of a record.
#[derive(Default)]
pub(super) struct Header {
    rules: Option<Placed<String>>,
    edition: Option<Placed<u32>>,
    changes: Vec<(usize, String, String)>,
    position: Option<Placed<String>>,
    /// Where a tag says that the game begins with a position, which another tag has.
    set_up: Option<usize>,
    /// Why a player gave up, where that ended the game.
    pub cause: Cause,
    pub tags: Vec<(String, String)>,
}

/// Takes a value that must not contradict an earlier one.
fn once<T: PartialEq>(lexer: &Lexer<'_>, own: &mut Option<Placed<T>>, at: usize, value: T) -> Result<(), RecordError> {
    match own {
        Some((_, known)) if *known != value => Err(lexer.fail(at, Expected::OneValue, "")),
        _ => {
            own.get_or_insert((at, value));
            Ok(())
        }
    }
}

impl Header {
    /// Reads the tags.
    pub(super) fn read(lexer: &mut Lexer<'_>) -> Result<Header, RecordError> {
        let mut header = Header::default();
        while let Some(tag) = lexer.tag()? {
            header.take(lexer, tag)?;
        }
        match header.set_up {
            Some(at) if header.position.is_none() => {
                Err(lexer.fail(at, Expected::PositionTag, "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]"))
            }
            _ => Ok(header),
        }
    }

    fn take(&mut self, lexer: &Lexer<'_>, tag: Tag) -> Result<(), RecordError> {
        let Tag { name, name_at, value, at } = tag;
        match name.to_ascii_lowercase().as_str() {
            "rules" => once(lexer, &mut self.rules, at, value)?,
            "edition" => {
                let edition = value.parse();
                let edition = edition.map_err(|_| lexer.fail(at, Expected::EditionTag, "[Edition \"1\"]"))?;
                once(lexer, &mut self.edition, at, edition)?;
            }
            "option" => match value.split_once('=') {
                Some((id, value)) => self.changes.push((at, id.to_owned(), value.to_owned())),
                None => return Err(lexer.fail(at, Expected::OptionTag, "[Option \"dice=2\"]")),
            },
            // The second is the name that chess programs know.
            "position" | "fen" => once(lexer, &mut self.position, at, value)?,
            "setup" => self.set_up = self.set_up.or((value != "0").then_some(name_at)),
            // The result follows from the game itself, and so does all of how it ended but why somebody gave up.
            "result" => {}
            "termination" => self.cause = super::cause_of(&value),
            _ => self.tags.push((name, value)),
        }
        Ok(())
    }

    /// What the game begins with.
    pub(super) fn begin(&mut self, lexer: &Lexer<'_>, manner: Manner<'_>) -> Result<Beginning, RecordError> {
        // One that names none is of the first.
        let mut edition = 1;
        if let (None, Some(given)) = (&self.rules, manner.rules) {
            self.rules = Some((lexer.at, given.rules.clone()));
            let changes = given.options.iter().map(|(id, value)| (lexer.at, id.clone(), value.clone()));
            self.changes.splice(..0, changes);
            edition = EDITION;
        }
        let Some((rules_at, rules)) = &self.rules else {
            return Err(lexer.fail(lexer.at, Expected::RulesTag, EXAMPLE));
        };
        let edition = self.edition.map_or(edition, |(_, edition)| edition);
        let changes = self.changes.iter().map(|(_, id, value)| (id.as_str(), value.as_str()));
        let position = self.position.as_ref().map(|(_, text)| text.as_str());
        let begun = Beginning::of_edition(edition, rules, changes, position);
        let beginning = begun.map_err(|error| self.misfit(lexer, *rules_at, error))?;
        self.seat_players(&beginning);
        Ok(beginning)
    }

    /// The error of a game that cannot be set up, at the tag that is to blame.
    fn misfit(&self, lexer: &Lexer<'_>, rules_at: usize, mut error: SetupError) -> RecordError {
        let option = |id: &str| self.changes.iter().rfind(|(_, known, _)| known == id).map(|&(at, ..)| at);
        let at = match &error {
            SetupError::Edition { .. } => self.edition.map(|(at, _)| at),
            SetupError::Position { .. } => self.position.as_ref().map(|&(at, _)| at),
            SetupError::Options { error: OptionError::Unknown { id, .. }, .. } => option(id),
            SetupError::Options { error: OptionError::Value { id, .. }, .. } => option(id),
            SetupError::Options { .. } => self.changes.last().map(|&(at, ..)| at),
            _ => None,
        };
        let (line, column) = line_and_column(lexer.text, at.unwrap_or(rules_at));
        if let SetupError::Position { error, .. } = &mut error {
            (error.line, error.column) = (line, column + error.column - 1);
        }
        RecordError::Setup { line, column, error: Box::new(error) }
    }

    /// Gives the tags by which chess programs name their players (`White`) the names of the seats, which ours have, and lets
    /// names hide nothing.
    fn seat_players(&mut self, beginning: &Beginning) {
        for standing in beginning.position.standings() {
            let (colour, own) = (standing.colour, tag_of(standing.seat));
            let tags = &mut self.tags;
            let place = tags.iter().position(|(name, _)| name.eq_ignore_ascii_case(&own)).or_else(|| {
                let named = |(name, value): &(String, String)| name.eq_ignore_ascii_case(colour.name()) && value != "?";
                tags.iter().position(named).filter(|_| matches!(colour, Colour::White | Colour::Black))
            });
            if let Some((name, value)) = place.and_then(|place| tags.get_mut(place)) {
                *name = own;
                let Ok(player) = value.parse::<Player>();
                *value = player.presentable().to_string();
            }
        }
    }
}
