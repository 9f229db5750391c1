//! Games: PGN4 and our actions.

use ashtapada_rules::{Action, AnyPosition, Game, Ply as GamePly, Position, Role, Seat, Spot, TextError, Turn};

use super::super::fen4::Fen4;
use super::super::loss::{self, Loss};
use super::super::pgn4::{Act, Move, Pgn4, Ply, Square, Tag};
use super::super::{Expected, Format, FormatError, Given, Read, Written};
use super::position::{Within, begin, castling, fen4_of, keys_tag, of_position};
use super::{CORNER, KEYS, PLAYERS, letter_of, role_of};
use crate::entry::Cause;
use crate::player::tag_of;
use crate::record::{GivenRules, Record, RecordError, Replay};
use crate::setup::Beginning;

/// Tags of PGN4 that follow from the game, or that mean something else in a record.
fn is_dropped(name: &str) -> bool {
    ["Result", "Termination", "Rules", "Edition", "Option", "Position", "FEN", "SetUp", "Clock", "CurrentMove"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(name))
}

/// Reads a game.
pub(in super::super) fn read_pgn4(text: &str, given: &Given) -> Result<Read, FormatError> {
    let parsed: Pgn4 = text.parse()?;
    let (beginning, fen) = beginning_of(&parsed, text, &given.rules(Format::Pgn4))?;
    let mut record = Record::new(beginning.clone(), Game::new(beginning.position));
    Format::Pgn4.needs_four_kings(&record)?;
    let mut losses = Vec::new();
    let mut dropped = Vec::new();
    for Tag { name, value, .. } in &parsed.tags {
        let seat = PLAYERS.iter().find(|(player, _)| player.eq_ignore_ascii_case(name)).map(|(_, seat)| *seat);
        match seat {
            Some(seat) => record.tags.push((tag_of(seat), value.clone())),
            None if name.eq_ignore_ascii_case("StartFen4") => {}
            None if is_dropped(name) => dropped.push(name.clone()),
            None => record.tags.push((name.clone(), value.clone())),
        }
    }
    record.tags.extend(fen.as_ref().and_then(keys_tag));
    losses.extend(fen.as_ref().and_then(castling));
    if !dropped.is_empty() {
        losses.push(Loss::Tags { names: dropped });
    }
    let variations: usize = parsed.plies.iter().map(|ply| ply.variations).sum();
    if variations > 0 {
        losses.push(Loss::Variations { count: variations });
    }
    if !parsed.comments.is_empty() {
        losses.push(Loss::EarlyComments { count: parsed.comments.len() });
    }
    let mut replay = Replay { text, record, each: &mut |_, _| () };
    let left = play(&mut replay, &parsed.plies)?;
    if left > 0 {
        losses.push(Loss::After { count: left });
    }
    Ok(Read { record: replay.record, losses })
}

/// What a game begins with, and its first position as it stands there.
fn beginning_of(parsed: &Pgn4, text: &str, given: &GivenRules) -> Result<(Beginning, Option<Fen4>), FormatError> {
    match parsed.tag("StartFen4") {
        Some(tag) => {
            let (fen, beginning) = begin(&tag.value, Within { text, at: tag.at }, given)?;
            Ok((beginning, Some(fen)))
        }
        None => {
            let changes = given.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
            let begun = Beginning::new(&given.rules, changes, None);
            let wrong = |error| RecordError::Setup { line: 1, column: 1, error: Box::new(error) };
            Ok((begun.map_err(wrong)?, None))
        }
    }
}

/// Plays as much as our rules have words for; returns how many plies are left. A player who gives up ends the game here, so
/// nothing can follow that.
fn play(replay: &mut Replay<'_, '_>, plies: &[Ply]) -> Result<usize, FormatError> {
    for (index, ply) in plies.iter().enumerate() {
        let seat = match replay.record.game.turn() {
            Turn::Seat(seat) | Turn::Chance(seat) => seat,
            // How it ended is told by some after it is over.
            Turn::Over if !matches!(ply.act, Act::Move(_)) => return Ok(plies.len() - index),
            Turn::Over => seat_before(&replay.record),
        };
        match (ply.act, ply.gone) {
            // What moves then is the king of a player who is gone.
            (_, Some(gone)) => {
                give_up(replay, ply.at, seat, gone)?;
                return Ok(plies.len() - index);
            }
            (Act::Move(moved), None) => {
                let action = action_of(&moved, replay.record.game.position(), replay.text, ply.at)?;
                replay.play(ply.at, &action)?;
            }
            (Act::Castle { .. }, None) => {
                return Err(TextError::at(replay.text, ply.at, Expected::Pgn4Move, "h10-h9").into());
            }
            (gone, None) => give_up(replay, ply.at, seat, gone)?,
        }
        let last = replay.record.game.len().saturating_sub(1);
        replay.record.comments.extend(ply.comments.iter().map(|comment| (last, comment.clone())));
        if replay.record.game.plies().last().is_some_and(is_resignation) {
            return Ok(plies.len() - index - 1);
        }
    }
    Ok(0)
}

fn is_resignation(ply: GamePly) -> bool {
    matches!(ply, GamePly::Resign(_))
}

/// Whoever moved last.
fn seat_before(record: &Record) -> Seat {
    let last = record.game.len().checked_sub(1).and_then(|index| record.game.before(index));
    last.and_then(|before| before.turn().seat()).unwrap_or(Seat::South)
}

fn give_up(replay: &mut Replay<'_, '_>, at: usize, seat: Seat, gone: Act) -> Result<(), FormatError> {
    replay.record.cause = if gone == Act::TimesOut { Cause::Time } else { Cause::Own };
    replay.ply(at, GamePly::Resign(seat), &gone.to_string())?;
    Ok(())
}

/// Our text of a move, whose letters have to be those of the pieces on the board.
fn action_of(moved: &Move, position: &AnyPosition, text: &str, at: usize) -> Result<String, FormatError> {
    let fail = |expected: Expected| TextError::at(text, at, expected, "");
    let ours = |square: Square| {
        let (file, rank) = (square.file.checked_sub(CORNER as u8), square.rank.checked_sub(CORNER as u8));
        match (file, rank) {
            (Some(file @ 0..8), Some(rank @ 0..8)) => Ok(Spot::new(file, rank)),
            _ => Err(fail(Expected::Pgn4Square)),
        }
    };
    let (from, to) = (ours(moved.from)?, ours(moved.to)?);
    let pieces = position.pieces();
    let role_on = |spot: Spot| pieces.iter().find(|piece| piece.at == spot).map(|piece| piece.role);
    let fits = |letter: Option<char>, role: Option<Role>| role.is_none() || role_of(letter.unwrap_or('P')) == role;
    if !fits(moved.piece, role_on(from)) || (moved.captures && !fits(moved.victim, role_on(to))) {
        return Err(fail(Expected::Pgn4Piece).into());
    }
    let promotion = match moved.promotion {
        None => String::new(),
        Some(letter) => match role_of(letter).filter(|&role| role != Role::Pawn) {
            Some(role) => format!("={}", role.letter()),
            None => return Err(fail(Expected::Pgn4Move).into()),
        },
    };
    Ok(format!("{from}{}{to}{promotion}", if moved.captures { 'x' } else { '-' }))
}

/// Writes a game.
pub(in super::super) fn write_pgn4(record: &Record) -> Result<Written, FormatError> {
    Format::Pgn4.needs_four_kings(record)?;
    let mut written = Pgn4 { tags: tags_of(record), ..Pgn4::default() };
    let mut losses: Vec<Loss> = loss::of_rules(record, Format::Pgn4).into_iter().collect();
    losses.extend(of_position(&record.beginning.position));
    let mut last_seat = None;
    let mut number = 0;
    for (index, (before, ply)) in record.game.steps(0).enumerate() {
        let mover = before.turn().seat().unwrap_or(Seat::South);
        let act = match ply {
            GamePly::Action(action) => Act::Move(move_of(&before, action).ok_or_else(|| Format::Pgn4.foreign(record))?),
            GamePly::Resign(seat) if seat == mover && record.cause == Cause::Time => Act::TimesOut,
            GamePly::Resign(seat) if seat == mover => Act::Resign,
            // Nobody gives up there before his turn, and nobody agrees.
            GamePly::Resign(_) | GamePly::Agree => {
                losses.push(Loss::Ending);
                continue;
            }
        };
        let begins = last_seat.is_none_or(|last: Seat| mover.index() <= last.index());
        number += u32::from(begins);
        last_seat = Some(mover);
        let comments = record.comments.iter().filter(|(at, _)| *at == index).map(|(_, comment)| comment.clone());
        let comments = comments.collect();
        let number = begins.then_some(number);
        written.plies.push(Ply { act, at: 0, gone: None, number, comments, variations: 0 });
    }
    Ok(Written { text: written.to_string(), losses })
}

/// The tags: what is told of the game, its first position, then the players.
fn tags_of(record: &Record) -> Vec<Tag> {
    let tag = |name: &str, value: &str| Tag { name: name.to_owned(), value: value.to_owned(), at: 0 };
    let player = |name: &str| PLAYERS.iter().find(|(_, seat)| name.eq_ignore_ascii_case(seat.name()));
    let (players, others): (Vec<_>, Vec<_>) = record.tags.iter().partition(|(name, _)| player(name).is_some());
    let mut tags = Vec::new();
    if record.tag("Variant").is_none() {
        tags.push(tag("Variant", "FFA"));
    }
    tags.extend(others.into_iter().filter(|(name, _)| name != KEYS).map(|(name, value)| tag(name, value)));
    tags.push(tag("StartFen4", fen4_of(record, &record.beginning.position).to_string().trim_end()));
    tags.extend(players.into_iter().filter_map(|(name, value)| Some(tag(player(name)?.0, value))));
    tags
}

/// A move as PGN4 has it, with the number of kings that it attacks anew; `None` for what is no move.
fn move_of(before: &AnyPosition, action: Action) -> Option<Move> {
    let (from, to, promotion, captures) = match action {
        Action::Step { from, to, promotion } => (from, to, promotion, false),
        Action::Capture { from, to, promotion } => (from, to, promotion, true),
        _ => return None,
    };
    let pieces = before.pieces();
    let letter_on = |spot: Spot| {
        let role = pieces.iter().find(|piece| piece.at == spot).map(|piece| piece.role);
        role.filter(|&role| role != Role::Pawn).map(letter_of)
    };
    let theirs = |spot: Spot| Square { file: spot.file() + CORNER as u8, rank: spot.rank() + CORNER as u8 };
    Some(Move {
        piece: letter_on(from),
        from: theirs(from),
        captures,
        victim: if captures { letter_on(to) } else { None },
        to: theirs(to),
        promotion: promotion.map(letter_of),
        checks: checks(before, action),
        mates: 0,
    })
}

/// How many enemy kings are attacked after a move from where they were not attacked before.
fn checks(before: &AnyPosition, action: Action) -> u8 {
    let Some(mover) = before.turn().seat() else { return 0 };
    let mut after = before.clone();
    after.play_unchecked(action, &mut ());
    let known = before.attacks();
    let attacks = after.attacks();
    let kings = after.pieces().into_iter().filter(|piece| piece.role == Role::King && piece.army != mover);
    kings.filter(|king| attacks.iter().any(|attack| attack.1 == king.at && !known.contains(attack))).count() as u8
}
