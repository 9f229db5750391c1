//! The request for a table that goes on with a game (`NewGame`), as servers take it.

use ashtapada_rules::{Position, Seat, line_and_column};

use super::loss::{self, Loss};
use super::{FormatError, Read, Written};
use crate::dice::Secret;
use crate::record::{Record, RecordError, clock_tag};
use crate::setup::NewGame;
use crate::table::{StepError, Table, TableError};

/// The tags of a table that have nothing to do with the game that was asked for.
const OF_TABLES: [&str; 8] = ["Game", "Date", "Commitment", "Throws", "Seeds", "ThrownBefore", "TakenBack", "Secret"];

/// Reads such a request, with all that has been played.
pub(super) fn read(text: &str) -> Result<Read, FormatError> {
    let text = text.trim_start_matches('\u{feff}');
    let asked: NewGame = serde_json::from_str(text).map_err(|error| FormatError::Json {
        line: error.line().max(1),
        column: error.column().max(1),
        why: error.to_string().split(" at line ").next().unwrap_or_default().to_owned(),
    })?;
    let (table, _) = Table::set_up(&asked, "", Secret::new([0; 32]), 0).map_err(|error| misfit(text, error))?;
    let mut record = table.record();
    record.tags.retain(|(name, _)| !OF_TABLES.contains(&name.as_str()));
    let terms = [
        ("apart", asked.apart),
        ("absence", asked.absence.is_some()),
        ("help", asked.help),
        ("open", asked.open),
        ("rated", asked.rated),
    ];
    let names: Vec<String> = terms.iter().filter(|(_, set)| *set).map(|(name, _)| (*name).to_owned()).collect();
    let mut losses = if names.is_empty() { Vec::new() } else { vec![Loss::Terms { names }] };
    losses.extend(lot(&asked, &record));
    Ok(Read { record, losses })
}

/// What was drawn by lot when the game was set up.
fn lot(asked: &NewGame, record: &Record) -> Option<Loss> {
    let settled = record.beginning.changes().into_iter().map(|(id, value)| (id.to_owned(), value));
    let drawn = settled.filter(|change| asked.actions.is_empty() && !asked.options.contains(change));
    let names: Vec<String> = drawn.map(|(id, value)| format!("{id}={value}")).collect();
    (!names.is_empty()).then_some(Loss::Lot { names })
}

/// Writes the request for a table that goes on with the game.
pub(super) fn write(record: &Record) -> Written {
    // Such a request is of texts, numbers and lists alone.
    let text = serde_json::to_string_pretty(&record.new_game()).unwrap_or_default();
    let seats = record.beginning.position.seats();
    let kept = |name: &str| {
        let of_seat = |seat: Seat| name.eq_ignore_ascii_case(seat.name()) || name == clock_tag(seat);
        name == "Clock" || seats.iter().any(|&seat| of_seat(seat))
    };
    let mut losses = loss::beside_the_game(record, kept);
    losses.extend(loss::of_cause(record));
    Written { text: format!("{text}\n"), losses }
}

/// An error of what was asked for, at its place in the text.
fn misfit(text: &str, error: TableError) -> FormatError {
    match error {
        TableError::Setup(error) => {
            let (line, column) = line_and_column(text, offset_of_setup(text));
            RecordError::Setup { line, column, error: Box::new(error) }.into()
        }
        TableError::Entry { seq, act, why, position } => {
            let at = offset_of_action(text, seq as usize);
            let (line, column) = line_and_column(text, at);
            match *why {
                StepError::Refused(refusal) => RecordError::Illegal { line, column, act, refusal, position }.into(),
                StepError::Text(mut error) => {
                    (error.line, error.column) = (line, column + error.column - 1);
                    RecordError::Action(error).into()
                }
                other => FormatError::Json { line, column, why: other.to_string() },
            }
        }
    }
}

/// Where the value of a field begins in the text of an object.
fn offset_of_field(text: &str, name: &str) -> Option<usize> {
    let quoted = format!("\"{name}\"");
    let mut from = 0;
    while let Some(found) = text[from..].find(&quoted) {
        let end = from + found + quoted.len();
        let rest = text[end..].trim_start();
        if let Some(value) = rest.strip_prefix(':') {
            return Some(text.len() - value.trim_start().len());
        }
        from = end;
    }
    None
}

fn offset_of_setup(text: &str) -> usize {
    offset_of_field(text, "rules").unwrap_or(0)
}

/// Where an action begins that is counted from 1, within its quotes.
fn offset_of_action(text: &str, number: usize) -> usize {
    let Some(start) = offset_of_field(text, "actions") else { return 0 };
    let (mut inside, mut escaped, mut count) = (false, false, 0);
    for (at, letter) in text[start..].char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if inside => escaped = true,
            '"' => {
                inside = !inside;
                count += usize::from(inside);
                if inside && count == number {
                    return start + at + 1;
                }
            }
            _ => {}
        }
    }
    start
}
