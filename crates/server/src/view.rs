//! What is shown of positions, boards and events: rules turned into messages.

use ashtapada_rules::{
    Action, ActionList, AnyPosition, Board, ChanceList, Event, Expected, Outcome, Position, Refusal, Role, Seat, Spot,
    Surface, Turn,
};

use crate::chains;
use crate::protocol::{
    ActionView, BoardView, ChanceView, GameEvent, ImpossibleView, OutcomeView, PieceView, RefusalView, SeatResult,
    SeatView, SpotView, TurnView, View,
};

/// A piece taken: who took it, whose it was, what it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// The seat credited with it.
    pub by: Seat,
    /// Whose it was.
    pub army: Seat,
    /// What it was.
    pub role: Role,
}

/// Adds what these events took.
pub fn collect_taken(taken: &mut Vec<Taken>, events: &[Event]) {
    taken.extend(events.iter().filter_map(|event| match *event {
        Event::Captured { army, role, by, .. } => Some(Taken { by, army, role }),
        _ => None,
    }));
}

/// A board.
pub fn board(board: &Board) -> BoardView {
    let name = |spot: &Spot| spot.to_string();
    BoardView {
        surface: match board.surface {
            Surface::Cells => "cells",
            Surface::Points => "points",
        }
        .to_owned(),
        width: board.width,
        height: board.height,
        chequered: board.chequered,
        spots: board
            .spots
            .iter()
            .map(|spot| SpotView { name: spot.to_string(), x: spot.file(), y: spot.rank() })
            .collect(),
        lines: board.edges().map(|(a, b)| (name(&a), name(&b))).collect(),
        marks: board.marks.iter().map(name).collect(),
        thrones: board.thrones.iter().map(|(seat, spot)| (seat.to_string(), name(spot))).collect(),
    }
}

/// A position, with what may be played in it.
///
/// `outcome` is the game's: it may be over by agreement or repetition where the position is not.
pub fn position(position: &AnyPosition, outcome: Option<Outcome>, taken: &[Taken]) -> View {
    let mut view = still(position, outcome, taken);
    if outcome.is_none() {
        let mut actions = ActionList::new();
        position.actions(&mut actions);
        view.legal = actions.iter().map(|&legal| action(position, legal)).collect();
        let named = |chain: Vec<Spot>| chain.iter().map(Spot::to_string).collect();
        view.chains = chains::ahead(position, &actions).into_iter().map(named).collect();
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        view.chance = throws
            .iter()
            .map(|(throw, p)| ChanceView { throw: throw.to_string(), p: (p.numerator, p.denominator) })
            .collect();
    }
    view
}

/// A position as a picture: without what may be played in it.
pub fn still(position: &AnyPosition, outcome: Option<Outcome>, taken: &[Taken]) -> View {
    let turn = if outcome.is_some() { Turn::Over } else { position.turn() };
    let (kind, seat) = match turn {
        Turn::Seat(seat) => ("seat", Some(seat)),
        Turn::Chance(seat) => ("chance", Some(seat)),
        Turn::Over => ("over", None),
    };
    let named = |seat: Option<Seat>| seat.map(|seat| seat.to_string());
    let (low, high) = position.faces_left();
    View {
        position: position.text(),
        turn: TurnView { kind: kind.to_owned(), seat: named(seat) },
        thrower: named(position.thrower()),
        dice: low.into_iter().chain(high).collect(),
        legal: Vec::new(),
        chains: Vec::new(),
        chance: Vec::new(),
        pieces: position
            .pieces()
            .iter()
            .map(|piece| PieceView {
                at: piece.at.to_string(),
                army: piece.army.to_string(),
                role: piece.role.name().to_owned(),
                origin: piece.origin.map(|role| role.name().to_owned()),
                waiting: piece.waiting,
                frozen: piece.frozen,
                commander: named(piece.commander),
                huffable: piece.huffable,
            })
            .collect(),
        seats: position
            .standings()
            .iter()
            .map(|standing| SeatView {
                seat: standing.seat.to_string(),
                colour: standing.colour.name().to_owned(),
                playing: standing.playing,
                points: standing.points,
                in_hand: standing.in_hand,
                commander: named(standing.commander),
                frozen: standing.frozen,
                ally: named(standing.ally),
                target: standing.target,
                captured: taken
                    .iter()
                    .filter(|taken| taken.by == standing.seat)
                    .map(|taken| (taken.army.to_string(), taken.role.name().to_owned()))
                    .collect(),
            })
            .collect(),
        outcome: outcome.map(|outcome| result(position, &outcome)),
    }
}

fn result(position: &AnyPosition, outcome: &Outcome) -> OutcomeView {
    OutcomeView {
        ending: word(&outcome.ending),
        seats: position
            .seats()
            .iter()
            .map(|&seat| SeatResult {
                seat: seat.to_string(),
                payoff: outcome.payoff(seat),
                rank: outcome.rank[seat.index()],
            })
            .collect(),
    }
}

fn action(position: &AnyPosition, action: Action) -> ActionView {
    let kind = match action {
        Action::Throw(_) => "throw",
        Action::Call(_) => "call",
        Action::Step { .. } => "step",
        Action::Capture { .. } => "capture",
        Action::Place { .. } => "place",
        Action::Promote { .. } => "promote",
        Action::Huff { .. } => "huff",
        Action::Stop => "stop",
        Action::Pass => "pass",
        Action::OfferExchange { .. } => "offer-exchange",
        Action::Accept => "accept",
        Action::Decline => "decline",
        Action::Withdraw => "withdraw",
    };
    let promotion = match action {
        Action::Step { promotion, .. } | Action::Capture { promotion, .. } => promotion,
        Action::Promote { role, .. } => Some(role),
        _ => None,
    };
    let to = match action {
        Action::OfferExchange { throne } => throne,
        other => other.to(),
    };
    ActionView {
        text: position.action_text(action),
        kind: kind.to_owned(),
        from: action.from().map(|spot| spot.to_string()),
        to: to.map(|spot| spot.to_string()),
        promotion: promotion.map(|role| role.name().to_owned()),
    }
}

/// Events of the rules.
pub fn events(events: &[Event]) -> Vec<GameEvent> {
    // Events are plain data: turning them into JSON cannot fail.
    events.iter().map(|event| GameEvent(serde_json::to_value(event).unwrap_or_default())).collect()
}

/// A refusal of the rules.
pub fn refusal(refusal: &Refusal) -> RefusalView {
    RefusalView(serde_json::to_value(refusal).unwrap_or_default())
}

/// Why a position cannot be, for clients.
pub fn impossible(expected: &Expected) -> ImpossibleView {
    ImpossibleView(serde_json::to_value(expected).unwrap_or_default())
}

/// The word that stands for a plain value in JSON.
fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Why nothing can be played from `from` to `to` (or at all with what stands on `from`); `None` when
/// something can.
pub fn why(position: &AnyPosition, from: Spot, to: Option<Spot>) -> Option<Refusal> {
    let Some(to) = to.filter(|&to| to != from) else { return position.refuse_spot(from) };
    let mut list = ActionList::new();
    position.actions(&mut list);
    if list.iter().any(|action| action.from() == Some(from) && action.to() == Some(to)) {
        return None;
    }
    let promotion = None;
    [Action::Step { from, to, promotion }, Action::Capture { from, to, promotion }]
        .into_iter()
        .filter_map(|action| position.refuse(action))
        .max_by_key(|refusal| refusal.weight())
}
