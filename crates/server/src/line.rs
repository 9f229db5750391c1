//! Actions tried out, and records read: nothing is kept, so every answer follows from the question.

use ashtapada_rulebook::Words;
use ashtapada_rulebook::record::{Closing, Record};
use ashtapada_rules::{OptionSet, Position};

use crate::protocol::{ClockPlan, DiceSource, LineAsk, LineView, NewGame, Problem, SeatPlan, ServerMessage, Stopped};
use crate::setup::tried;
use crate::table;

/// The longest game that is replayed from a request, in actions. Games between random players that avoid every capture
/// reach about 5,000.
const LONGEST: usize = 20_000;

/// Checks the number of actions of a game to be replayed.
///
/// # Errors
/// There are too many.
pub fn not_too_long(actions: usize) -> Result<(), Problem> {
    match actions > LONGEST {
        true => Err(Problem::too_long(format!("{LONGEST} actions at most"))),
        false => Ok(()),
    }
}

/// Plays what is asked for, as far as it can be played.
///
/// # Errors
/// The rule set, the options or the position make no sense, or the line is too long; told in `words`.
pub fn play(asked: LineAsk, words: Words) -> Result<LineView, Problem> {
    not_too_long(asked.actions.len())?;
    let game = NewGame {
        rules: asked.rules,
        options: asked.options,
        seats: Vec::new(),
        dice: DiceSource::Hand,
        position: asked.position,
        actions: Vec::new(),
        clock: None,
    };
    let mut table = tried(&game).map_err(|error| Problem::of_table(error, words))?;
    let (log, stopped) = table.follow(&asked.actions, 0);
    let because = match &asked.why {
        Some((from, to)) => match table.why(from, to.as_deref()) {
            ServerMessage::Because { refusal, .. } => refusal,
            ServerMessage::Trouble { problem } => return Err(problem),
            _ => None,
        },
        None => None,
    };
    let attacks = if asked.attacks { table.position().attacks() } else { Vec::new() };
    let seen = table.table_view();
    Ok(LineView {
        rules: seen.rules,
        options: seen.options,
        board: seen.board,
        start: seen.start,
        entries: table.entries(asked.seen),
        view: table.view(),
        stopped: stopped.map(|error| Stopped { at: log.len() as u32 + 1, problem: Problem::of_step(error, words) }),
        because,
        attacks: attacks.iter().map(|(from, to)| (from.to_string(), to.to_string())).collect(),
    })
}

/// Reads a game record: the table that would take the game up again.
///
/// # Errors
/// The record is malformed or does not follow the rules; the message, in `words`, has line and column.
pub fn read_record(text: &str, words: Words) -> Result<NewGame, Problem> {
    let record = Record::parse(text).map_err(|error| Problem::of_record(&error, words))?;
    not_too_long(record.game.actions().len())?;
    let first = record.game.first();
    let from_start = ashtapada_rules::AnyPosition::start(&record.options).is_ok_and(|start| start == *first);
    let mut actions: Vec<String> = Vec::with_capacity(record.game.len());
    for (index, action) in record.game.actions().enumerate() {
        if let Some(before) = record.game.before(index) {
            actions.push(before.action_text(action));
        }
    }
    match record.closing {
        Some(Closing::Agree) => actions.push("agree".to_owned()),
        Some(Closing::Resign(seat)) => actions.push(format!("resign {seat}")),
        None => {}
    }
    let seats = first.seats().iter().filter_map(|&seat| {
        let (_, told) = record.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(seat.name()))?;
        Some(SeatPlan { seat: seat.to_string(), player: table::record::read(told) })
    });
    let clock = record.tags.iter().find(|(name, _)| name == "Clock").and_then(|(_, plan)| ClockPlan::parse(plan));
    let changes = record.options.changes_from(&record.rules.options);
    Ok(NewGame {
        rules: record.rules.id.clone(),
        options: changes.into_iter().map(|(id, value)| (id.to_owned(), value)).collect(),
        seats: seats.collect(),
        dice: if record.tags.iter().any(|(name, _)| name == "Commitment") {
            DiceSource::Fair
        } else {
            DiceSource::Hand
        },
        position: (!from_start).then(|| first.text()),
        actions,
        clock,
    })
}
