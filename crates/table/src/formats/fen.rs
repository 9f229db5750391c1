//! A position of chess as all programs write it (FEN).

use ashtapada_rules::{Game, Position, Sign, TextError};

use super::{Format, FormatError, Given, Read, Written, loss};
use crate::record::{Record, RecordError};
use crate::setup::{Beginning, SetupError};

/// Reads a position, as a game that begins with it.
pub(super) fn read(text: &str, given: &Given) -> Result<Read, FormatError> {
    let text = text.trim_start_matches('\u{feff}').trim_end_matches(['\u{1a}', '\0']);
    let given = given.rules(Format::Fen);
    let changes = given.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
    let begun = Beginning::new(&given.rules, changes, Some(text));
    let beginning = begun.map_err(|error| {
        let (line, column) = match &error {
            SetupError::Position { error: TextError { line, column, .. }, .. } => (*line, *column),
            _ => (1, 1),
        };
        RecordError::Setup { line, column, error: Box::new(error) }
    })?;
    let game = Game::new(beginning.position.clone());
    let record = Record::new(beginning, game);
    Format::Fen.needs_chess(&record)?;
    Ok(Read { record, losses: Vec::new() })
}

/// Writes the last position.
pub(super) fn write(record: &Record) -> Result<Written, FormatError> {
    Format::Fen.needs_chess(record)?;
    let position = record.game.position();
    let mut losses: Vec<loss::Loss> = loss::of_rules(record, Format::Fen).into_iter().collect();
    losses.extend(loss::beside_the_position(record));
    if position.pieces().iter().any(|piece| piece.signs.has(Sign::Waiting)) {
        losses.push(loss::Loss::Waiting);
    }
    Ok(Written { text: format!("{}\n", position.text()), losses })
}
