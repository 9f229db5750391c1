//! Games of chess as all programs write them (PGN).

use std::fmt::Write as _;

use ashtapada_rules::{Action, Outcome, Ply, Position, Seat, Sign};

use super::loss::{self, Loss};
use super::{Format, FormatError, Given, Read, Written};
use crate::record::{Manner, Record, on_one_line, quoted};

/// Lines of moves are broken before they grow longer than this, as the standard asks.
const WIDTH: usize = 79;

/// The tags that every file begins with, and what stands there where nothing is known.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Reads a game: its tags, main line and comments.
pub(super) fn read(text: &str, given: &Given) -> Result<Read, FormatError> {
    let rules = given.rules(Format::Pgn);
    let (record, passed) = Record::read_as(text, Manner { rules: Some(&rules), variations: true, comments: true })?;
    Format::Pgn.needs_chess(&record)?;
    Ok(Read { record, losses: loss::of_passed(passed) })
}

/// Writes a game. Tags that other programs do not know say by which rules it was played, so that it is read back.
pub(super) fn write(record: &Record) -> Result<Written, FormatError> {
    Format::Pgn.needs_chess(record)?;
    let mut text = String::new();
    for (name, value) in tags(record) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{}\"]", quoted(&value));
    }
    let mut column = 0;
    for word in words(record) {
        let width = word.chars().count();
        let breaks = column == 0 || column + 1 + width > WIDTH;
        column = if breaks { width } else { column + 1 + width };
        let _ = write!(text, "{}{word}", if breaks { '\n' } else { ' ' });
    }
    text.push('\n');
    let waits = record.game.steps(0).any(|(before, ply)| {
        matches!(ply, Ply::Action(Action::Promote { .. }))
            || before.pieces().iter().any(|piece| piece.signs.has(Sign::Waiting))
    });
    let losses = if waits || record.game.position().pieces().iter().any(|piece| piece.signs.has(Sign::Waiting)) {
        vec![Loss::Waiting]
    } else {
        Vec::new()
    };
    Ok(Written { text, losses })
}

/// The name that a tag of ours has in PGN.
fn pgn_name(name: &str) -> &str {
    match name {
        _ if name.eq_ignore_ascii_case(Seat::South.name()) => "White",
        _ if name.eq_ignore_ascii_case(Seat::North.name()) => "Black",
        name => name,
    }
}

fn tags(record: &Record) -> Vec<(String, String)> {
    let own: Vec<(&str, String)> = record
        .tags
        .iter()
        .map(|(name, value)| match name.as_str() {
            "Date" => ("Date", date(value)),
            name => (pgn_name(name), value.clone()),
        })
        .collect();
    let mut tags: Vec<(String, String)> = Vec::new();
    for (name, unknown) in ROSTER {
        let known = own.iter().find(|(own, _)| *own == name).map(|(_, value)| value.clone());
        tags.push((name.to_owned(), known.unwrap_or_else(|| unknown.to_owned())));
    }
    let beginning = &record.beginning;
    let mut tag = |name: &str, value: String| tags.push((name.to_owned(), value));
    tag("Result", result(record.outcome()).to_owned());
    if let Some(termination) = record.termination() {
        tag("Termination", termination.to_owned());
    }
    tag("Rules", beginning.rules.id.clone());
    tag("Edition", beginning.edition.to_string());
    for (id, value) in beginning.changes() {
        tag("Option", format!("{id}={value}"));
    }
    if !beginning.is_start() {
        tag("SetUp", "1".to_owned());
        tag("FEN", beginning.position.text());
    }
    tags.extend(own.into_iter().filter(|(own, _)| ROSTER.iter().all(|(name, _)| name != own)).map(own_tag));
    tags
}

fn own_tag((name, value): (&str, String)) -> (String, String) {
    (name.to_owned(), value)
}

/// The day of a moment, as PGN writes days; anything else as it is.
fn date(value: &str) -> String {
    let day = value.split('T').next().unwrap_or_default();
    let parts: Vec<&str> = day.split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    match parts.as_slice() {
        [year, month, day] if [year.len(), month.len(), day.len()] == [4, 2, 2] && parts.iter().all(is_number) => {
            parts.join(".")
        }
        _ => value.to_owned(),
    }
}

/// The result of White and Black.
fn result(outcome: Option<Outcome>) -> &'static str {
    let shares = outcome.map(|outcome| [Seat::South, Seat::North].map(|seat| outcome.share[seat.index()]));
    match shares {
        None => "*",
        Some([white, black]) if white > black => "1-0",
        Some([white, black]) if white < black => "0-1",
        Some(_) => "1/2-1/2",
    }
}

/// The moves in their short form, with numbers and comments, and the result.
fn words(record: &Record) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    // Whether the number of the move has to be said: at the beginning, before White's moves, and after comments.
    let mut due = true;
    let mut last = None;
    for (index, (before, ply)) in record.game.steps(0).enumerate() {
        let Ply::Action(action) = ply else { continue };
        let seat = before.turn().seat();
        if seat != last && (due || seat == Some(Seat::South)) {
            let text = before.text();
            let number = text.split(' ').nth(5).unwrap_or("1");
            words.push(format!("{number}{}", if seat == Some(Seat::South) { "." } else { "..." }));
        }
        (due, last) = (false, seat);
        words.push(before.short_text(action).unwrap_or_else(|| before.action_text(action)));
        for (_, comment) in record.comments.iter().filter(|&&(after, _)| after == index) {
            let comment = format!("{{{}}}", on_one_line(comment));
            words.extend(comment.split_whitespace().map(str::to_owned));
            due = true;
        }
    }
    words.push(result(record.outcome()).to_owned());
    words
}
