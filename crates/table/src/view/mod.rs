//! Positions and actions as data for interfaces.

pub(crate) mod chains;
mod change;

use ashtapada_rules::four_kings::FourKingsEvent;
use ashtapada_rules::{
    Action, ActionKind, ActionList, AnyPosition, ChanceList, Event, Outcome, Piece, Position, Probability, Refusal,
    Role, Seat, Spot, Standing, Throw, Turn, weights,
};
use serde::Serialize;

pub use change::Change;

/// A position as data for interfaces.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct View {
    /// The position as text.
    pub position: String,
    /// Who decides.
    pub turn: Turn,
    /// Whose throw it is or was, in games with dice; may differ from who decides.
    pub thrower: Option<Seat>,
    /// The faces thrown and not yet used.
    pub dice: Vec<u8>,
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// The seats, in the order of play.
    pub seats: Vec<Standing>,
    /// The seats whose players left the game before its end, so that a computer player decides for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    pub left: Vec<Seat>,
    /// The pieces taken so far, in order.
    pub taken: Vec<Taken>,
    /// The result, once over.
    pub outcome: Option<Outcome>,
    /// Full rounds in a row without a capture or another action that cannot be undone.
    pub quiet: u16,
    /// Whether nothing that can still be played changes the ranking.
    pub settled: bool,
}

/// A piece taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Taken {
    /// The seat credited with it.
    pub by: Seat,
    /// Whose it was.
    pub army: Seat,
    /// What it was.
    pub role: Role,
}

impl Taken {
    /// The piece that an event took, if any.
    pub fn of(event: &Event) -> Option<Taken> {
        match *event {
            Event::Captured { army, role, by, .. } => Some(Taken { by, army, role }),
            _ => None,
        }
    }
}

impl View {
    /// The view of a position by itself.
    pub fn of(position: &AnyPosition) -> View {
        View::in_game(position, position.outcome(), Vec::new())
    }

    /// The view of a position in a game, which may be over by agreement or repetition though the position is not.
    pub fn in_game(position: &AnyPosition, outcome: Option<Outcome>, taken: Vec<Taken>) -> View {
        let (low, high) = position.faces_left();
        View {
            position: position.text(),
            turn: if outcome.is_some() { Turn::Over } else { position.turn() },
            thrower: position.thrower(),
            dice: low.into_iter().chain(high).collect(),
            pieces: position.pieces(),
            seats: position.standings(),
            left: Vec::new(),
            taken,
            outcome,
            quiet: position.quiet_rounds(),
            settled: outcome.is_none() && position.is_settled(),
        }
    }
}

/// What may be done in a position.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Choices {
    /// Every legal action of the seat to decide, in the rules' order.
    pub legal: Vec<ActionView>,
    /// The chains of two or more jumps that can begin now: the spot each begins on, and those it lands on. A chain that
    /// can be stopped is given to its end; where there are very many, some are missing.
    pub chains: Vec<Vec<Spot>>,
    /// The possible throws, with their exact probabilities.
    pub throws: Vec<Chance>,
    /// Whether fewer than half of the throws that may come allow anything but passing. A table whose dice are drawn makes
    /// such a throw by itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub vain: bool,
}

/// An action of the rules as data: one that is legal, or was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ActionView {
    /// In the notation of the game.
    pub text: String,
    /// What it is.
    pub kind: ActionKind,
    /// Where the piece stands.
    pub from: Option<Spot>,
    /// Where it goes, or the spot concerned.
    pub to: Option<Spot>,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// The face that is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<u8>,
    /// The short form in which players of the game write it, with English piece letters; only in lines that are to be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub short: Option<String>,
    /// Which armies get or lose a king or a commander by it, as if everybody agreed; only where it may be done now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Event>>", optional))]
    pub then: Vec<Event>,
}

/// A possible throw.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Chance {
    /// `3`, `2 5`.
    pub throw: Throw,
    /// How likely.
    pub p: Probability,
}

impl Choices {
    /// What may be done in a position.
    pub fn of(position: &AnyPosition) -> Choices {
        let mut actions = ActionList::new();
        position.actions(&mut actions);
        let mut throws = ChanceList::new();
        position.chance(&mut throws);
        Choices {
            legal: actions.iter().map(|&legal| ActionView::foretold(position, legal)).collect(),
            chains: chains::ahead(position, &actions),
            throws: throws.iter().map(|&(throw, p)| Chance { throw, p }).collect(),
            vain: are_vain(position, &throws),
        }
    }
}

/// Whether a throw is due, and fewer than half of those that may come allow anything but passing.
pub(crate) fn is_vain(position: &AnyPosition) -> bool {
    let mut throws = ChanceList::new();
    position.chance(&mut throws);
    are_vain(position, &throws)
}

fn are_vain(position: &AnyPosition, throws: &ChanceList) -> bool {
    let mut list = ActionList::new();
    let mut allows = |throw| {
        let mut thrown = position.clone();
        thrown.play_unchecked(Action::Throw(throw), &mut ());
        thrown.actions(&mut list);
        thrown.turn() == Turn::Over || list.iter().any(|&action| action != Action::Pass)
    };
    let counted = || throws.iter().zip(weights(throws));
    let all: u32 = counted().map(|(_, weight)| weight).sum();
    let useful: u32 = counted().filter(|((throw, _), _)| allows(*throw)).map(|(_, weight)| weight).sum();
    useful * 2 < all
}

impl ActionView {
    /// An action in the position that it is played in.
    pub fn of(position: &AnyPosition, action: Action) -> ActionView {
        let promotion = match action {
            Action::Step { promotion, .. } | Action::Capture { promotion, .. } => promotion,
            Action::Promote { role, .. } => Some(role),
            _ => None,
        };
        let to = match action {
            Action::OfferExchange { throne } => throne,
            other => other.to(),
        };
        let face = if let Action::Call(face) = action { Some(face) } else { None };
        let text = position.action_text(action);
        let then = Vec::new();
        ActionView { text, kind: ActionKind::from(action), from: action.from(), to, promotion, face, short: None, then }
    }

    /// An action that may be done now, with what follows for kings and commanders.
    fn foretold(position: &AnyPosition, action: Action) -> ActionView {
        ActionView { then: following(position, action), ..ActionView::of(position, action) }
    }
}

/// What an action changes for kings and commanders, if whoever is asked agrees.
fn following(position: &AnyPosition, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    if !matches!(position, AnyPosition::FourKings(_)) {
        return events;
    }
    let mut then = position.clone();
    then.play_unchecked(action, &mut events);
    let mut list = ActionList::new();
    then.actions(&mut list);
    while matches!(action, Action::OfferExchange { .. } | Action::Accept) && list.contains(&Action::Accept) {
        then.play_unchecked(Action::Accept, &mut events);
        then.actions(&mut list);
    }
    events.retain(is_great);
    events
}

fn is_great(event: &Event) -> bool {
    match event {
        Event::Placed { role, .. } => *role == Role::King,
        Event::FourKings(event) => matches!(
            event,
            FourKingsEvent::Commands { .. }
                | FourKingsEvent::CommandEnds { .. }
                | FourKingsEvent::Frozen { .. }
                | FourKingsEvent::Thawed { .. }
                | FourKingsEvent::KingFreed { .. }
                | FourKingsEvent::Withdrew { .. }
        ),
        _ => false,
    }
}

/// Why nothing can be played from `from` to `to` (or at all with what stands on `from`); `None` when something can.
pub(crate) fn why(position: &AnyPosition, from: Spot, to: Option<Spot>) -> Option<Refusal> {
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
