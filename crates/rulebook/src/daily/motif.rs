//! What a best move is about, told by what happens when it is played.

use ashtapada_rules::four_kings::FourKingsEvent;
use ashtapada_rules::{Ending, Event, Means, Role, Seat};
use serde::{Deserialize, Serialize};

/// What a best move is about: a position may have several, or none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Motif {
    /// The king is mated.
    Mate,
    /// The beasts are fenced in.
    Fence,
    /// A king falls.
    King,
    /// The boats meet.
    Parade,
    /// A throne is entered.
    Throne,
    /// A pawn becomes something else.
    Promotion,
    /// Several pieces are jumped in one turn.
    Chain,
    /// Nothing is taken.
    Quiet,
}

impl Motif {
    /// All of them, in order of presentation.
    pub const ALL: [Motif; 8] = [
        Motif::Mate,
        Motif::Fence,
        Motif::King,
        Motif::Parade,
        Motif::Throne,
        Motif::Promotion,
        Motif::Chain,
        Motif::Quiet,
    ];

    /// Whether a best move is about it: what happens in that turn, and in all turns until the end that it leads to.
    pub fn is_in(self, seat: Seat, turn: &[Event], story: &[Event]) -> bool {
        let ends =
            |wanted: Ending| story.iter().any(|event| matches!(event, Event::Over { ending } if *ending == wanted));
        let own = |wanted: fn(&Event) -> Option<Seat>| turn.iter().any(|event| wanted(event) == Some(seat));
        let taken = |by: Option<Means>| {
            let is_taken =
                |event: &&Event| matches!(event, Event::Captured { means, .. } if by.is_none_or(|by| *means == by));
            turn.iter().filter(is_taken).count()
        };
        match self {
            Motif::Mate => ends(Ending::Checkmate),
            Motif::Fence => ends(Ending::Blocked),
            Motif::King => own(|event| match event {
                Event::Captured { role: Role::King, by, .. } => Some(*by),
                _ => None,
            }),
            Motif::Parade => own(|event| match event {
                Event::FourKings(FourKingsEvent::Parade { seat, .. }) => Some(*seat),
                _ => None,
            }),
            Motif::Throne => own(|event| match event {
                Event::FourKings(FourKingsEvent::ThroneEntered { king, .. }) => Some(*king),
                Event::FourKings(FourKingsEvent::Empire { seat }) => Some(*seat),
                _ => None,
            }),
            Motif::Promotion => own(|event| match event {
                Event::Promoted { army, .. } => Some(*army),
                _ => None,
            }),
            Motif::Chain => taken(Some(Means::Jump)) > 1,
            // A win speaks for itself.
            Motif::Quiet => {
                taken(None) == 0
                    && !story.iter().any(|event| matches!(event, Event::Over { .. } | Event::Promoted { .. }))
            }
        }
    }
}
