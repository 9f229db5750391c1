//! Actions as chess players write them: `e4`, `exd5`, `Nbd2`, `O-O`, `e8=Q`, `Qh4#`. For display; records have the
//! UCI form (`notation.rs`).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Chess;
use super::castling::Right;
use super::men::Kind;
use crate::chess::ChessEvent;
use crate::grid::Square;
use crate::{Action, ActionList, Ending, Event, Position, Role, Spot};

/// Writes an action that is legal in the position, with English piece letters.
pub(super) fn write(chess: &Chess, action: Action) -> String {
    let moved = match action {
        Action::Step { from, to, promotion } => travel(chess, from, to, promotion, ""),
        Action::Capture { from, to, promotion } => travel(chess, from, to, promotion, "x"),
        Action::Promote { at, role } => format!("{at}={}", role.letter()),
        _ => return chess.action_text(action),
    };
    format!("{moved}{}", sign(chess, action))
}

fn travel(chess: &Chess, from: Spot, to: Spot, promotion: Option<Role>, cross: &str) -> String {
    let Some(man) = chess.men.at(Square::at(from)) else { return format!("{from}{cross}{to}") };
    if let Some(right) = Right::used_by(man, Square::at(from), Square::at(to)) {
        return String::from(if right.is_short() { "O-O" } else { "O-O-O" });
    }
    let becomes = promotion.map_or(String::new(), |role| format!("={}", role.letter()));
    if man.is(Kind::Pawn) {
        let file = if cross.is_empty() { String::new() } else { part(from, true, false) };
        return format!("{file}{cross}{to}{becomes}");
    }
    let role = chess.rules.role(man.kind());
    format!("{}{}{cross}{to}", role.letter(), apart(chess, man.kind(), from, to))
}

/// What tells a piece from the others of its kind that could go to the same square: its file if that is enough, else
/// its rank if that is, else both.
fn apart(chess: &Chess, kind: Kind, from: Spot, to: Spot) -> String {
    let mut list = ActionList::new();
    chess.actions(&mut list);
    let rivals: Vec<Spot> = list
        .iter()
        .filter(|action| action.to() == Some(to))
        .filter_map(|action| action.from())
        .filter(|&other| other != from && chess.men.at(Square::at(other)).is_some_and(|man| man.is(kind)))
        .collect();
    let file = rivals.iter().any(|other| other.file() == from.file());
    let rank = rivals.iter().any(|other| other.rank() == from.rank());
    match (rivals.is_empty(), file, rank) {
        (true, ..) => String::new(),
        (false, false, _) => part(from, true, false),
        (false, true, false) => part(from, false, true),
        (false, true, true) => part(from, true, true),
    }
}

/// The file or rank of a spot, or both.
fn part(spot: Spot, file: bool, rank: bool) -> String {
    let name = format!("{spot}");
    name.char_indices().filter(|&(at, _)| if at == 0 { file } else { rank }).map(|(_, letter)| letter).collect()
}

/// `+` for check, `#` for mate.
fn sign(chess: &Chess, action: Action) -> &'static str {
    let mut events: Vec<Event> = Vec::new();
    let mut next = *chess;
    next.play_unchecked(action, &mut events);
    if events.iter().any(|event| matches!(event, Event::Over { ending: Ending::Checkmate })) {
        "#"
    } else if events.iter().any(|event| matches!(event, Event::Chess(ChessEvent::Check { .. }))) {
        "+"
    } else {
        ""
    }
}
