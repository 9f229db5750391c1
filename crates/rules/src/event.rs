//! Events: every change of a position, reported as it happens.

use alloc::vec::Vec;

use crate::chess::ChessEvent;
use crate::four_kings::FourKingsEvent;
use crate::soldiers::SoldiersEvent;
use crate::{Ending, Role, Seat, Spot, Throw};

/// How a piece was captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Means {
    /// The captor entered its square.
    Displacement,
    /// The captor jumped over it.
    Jump,
    /// It was part of a parade of boats completed by another.
    Parade,
    /// It failed to capture and was taken off.
    Huff,
}

impl Means {
    /// All of them.
    pub const ALL: &[Means] = <Means as strum::VariantArray>::VARIANTS;
}

/// Why a throw, or a turn, could not be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Idle {
    /// The thrown piece is lost.
    NoPiece,
    /// The thrown piece is there and cannot move.
    Blocked,
}

impl Idle {
    /// All of them.
    pub const ALL: &[Idle] = <Idle as strum::VariantArray>::VARIANTS;
}

/// One thing that happened. Interfaces animate, sound and narrate events; tests assert on them.
///
/// With the `serde` feature an event is a JSON object with its kind, for example
/// `{"kind":"captured","army":"north","role":"horse","at":"e5","by":"south","means":"displacement"}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum Event {
    /// The dice were thrown.
    Thrown {
        /// Whose throw it is.
        seat: Seat,
        /// What they show.
        throw: Throw,
    },
    /// A piece moved from one spot to another. Reported before its consequences.
    Moved {
        /// Whose piece it is.
        army: Seat,
        /// What it is (before any promotion).
        role: Role,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
    },
    /// A piece came onto the board.
    Placed {
        /// Whose piece it is.
        army: Seat,
        /// What it is.
        role: Role,
        /// Where.
        at: Spot,
    },
    /// A piece was captured.
    Captured {
        /// Whose piece it was.
        army: Seat,
        /// What it was.
        role: Role,
        /// Where it stood.
        at: Spot,
        /// The seat credited with it.
        by: Seat,
        /// How.
        means: Means,
    },
    /// A pawn was promoted.
    Promoted {
        /// Whose pawn.
        army: Seat,
        /// Where it stands.
        at: Spot,
        /// What it became.
        role: Role,
    },
    /// A pawn came to its last line and was not promoted.
    Waiting {
        /// Whose pawn.
        army: Seat,
        /// Where it stands.
        at: Spot,
    },
    /// A throw, or a turn, could not be used.
    TurnLost {
        /// Whose throw or turn it was.
        seat: Seat,
        /// The face that could not be used; 0 in games without dice.
        face: u8,
        /// Why.
        why: Idle,
    },
    /// A seat passed of its own will: a move, an offer or another optional decision.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat resigned.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
    /// What happens in games of four kings alone.
    #[strum(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    FourKings(FourKingsEvent),
    /// What happens in games on points and lines alone.
    #[strum(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Soldiers(SoldiersEvent),
    /// What happens in games of chess alone.
    #[strum(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Chess(ChessEvent),
}

impl Event {
    /// Every kind of event, those of the families after those that all share.
    pub fn kinds() -> impl Iterator<Item = &'static str> {
        use strum::VariantNames as _;
        // The names of the variants that hold a family's are no kinds.
        let shared = Event::VARIANTS.iter().rev().skip(3).rev();
        let own = [FourKingsEvent::VARIANTS, SoldiersEvent::VARIANTS, ChessEvent::VARIANTS];
        shared.chain(own.into_iter().flatten()).copied()
    }

    /// Its kind, `captured` and so on: a message id in the language files.
    pub fn kind(&self) -> &'static str {
        self.into()
    }
}

/// Receives events as they happen.
///
/// `()` ignores them and costs nothing; `Vec<Event>` keeps them all.
pub trait EventSink {
    /// Whether events are used: if not, code that only prepares them may be skipped.
    const LISTENS: bool;
    /// Receives an event.
    fn event(&mut self, event: Event);
}

impl EventSink for () {
    const LISTENS: bool = false;
    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    const LISTENS: bool = true;
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
