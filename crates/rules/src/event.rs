//! Events: every change of a position, reported as it happens.

use alloc::vec::Vec;

use crate::{Ending, Role, Seat, Spot, Throw};

/// How a piece was captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
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

/// Why points were given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
#[non_exhaustive]
pub enum Merit {
    /// A captured piece.
    Capture,
    /// A king stepped on an enemy throne.
    ThroneEntry,
    /// An enemy king was killed on its own throne.
    ThroneKill,
    /// An empire was made.
    Empire,
    /// All three enemy kings were captured while the own king stands. Where the score then becomes 54, the points are
    /// the difference.
    AllKings,
    /// A captured king came back, and its points are given back.
    KingReturned,
    /// Two or three enemy kings were attacked at once.
    ForkedKings,
}

impl Merit {
    /// All of them.
    pub const ALL: &[Merit] = <Merit as strum::VariantArray>::VARIANTS;
}

/// Why one seat came to command another's pieces, or ceased to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
#[non_exhaustive]
pub enum CommandCause {
    /// The commander's king entered the throne of his ally.
    Throne,
    /// The king of the commanded army was lost.
    KingLost,
    /// A king is back: command that came from its loss ends, and it takes command where its ally's king is lost.
    KingBack,
    /// A parade of boats: the ally's boat alone is commanded.
    Parade,
    /// The commander has no pieces left.
    Finished,
}

impl CommandCause {
    /// All of them.
    pub const ALL: &[CommandCause] = <CommandCause as strum::VariantArray>::VARIANTS;
}

/// Why a throw, or a turn, could not be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
#[non_exhaustive]
pub enum Event {
    /// The dice were thrown.
    Thrown {
        /// Whose throw it is.
        seat: Seat,
        /// What they show.
        throw: Throw,
    },
    /// A skilled thrower named a face.
    Called {
        /// Whose throw it is.
        seat: Seat,
        /// The face tried for.
        face: u8,
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
    /// Four boats met in a square of four cells.
    Parade {
        /// Who completed it.
        seat: Seat,
        /// Its south-western cell.
        corner: Spot,
    },
    /// Points were scored.
    Scored {
        /// By whom (a team's points are kept with the seat that made them).
        seat: Seat,
        /// How many; negative when they are taken away.
        points: i16,
        /// For what.
        merit: Merit,
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
    /// A king entered a throne that is not its own.
    ThroneEntered {
        /// Whose king.
        king: Seat,
        /// Whose throne.
        throne: Seat,
    },
    /// A seat took command of another army (of its boat alone, after a parade).
    Commands {
        /// Who commands.
        commander: Seat,
        /// Whose pieces.
        army: Seat,
        /// Why.
        cause: CommandCause,
    },
    /// An army obeys its own seat again.
    CommandEnds {
        /// Whose army.
        army: Seat,
        /// Why.
        cause: CommandCause,
    },
    /// An empire was made.
    Empire {
        /// By whom.
        seat: Seat,
    },
    /// A side offers that both fallen kings return.
    ExchangeOffered {
        /// Who offers.
        by: Seat,
        /// Whose king would come back to the offering side.
        own: Seat,
        /// Whose king would come back to the other side.
        other: Seat,
    },
    /// The offer was accepted by a seat.
    ExchangeAccepted {
        /// Who accepted.
        by: Seat,
    },
    /// The offer was declined.
    ExchangeDeclined {
        /// Who declined.
        by: Seat,
    },
    /// An army lost its king and is frozen: it cannot move.
    Frozen {
        /// Whose army.
        army: Seat,
    },
    /// A frozen army may move again.
    Thawed {
        /// Whose army.
        army: Seat,
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
    /// A throw that could not be used does not count: the dice are thrown again.
    ThrownAgain {
        /// Whose throw it is.
        seat: Seat,
    },
    /// A seat passed of its own will: a move, an offer or another optional decision.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A chain of jumps was ended though it could go on.
    Stopped {
        /// Who.
        seat: Seat,
        /// Where the piece stopped.
        at: Spot,
    },
    /// A duty to capture was not met: a piece may be huffed. Reported with one of the captures that were possible.
    DutyFailed {
        /// Who failed.
        seat: Seat,
        /// Where a piece stood that could have captured.
        from: Spot,
        /// Where it would have gone.
        to: Spot,
    },
    /// A seat is out of the game: it has no pieces left, or its ally plays on alone.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// A seat took its last king off the board.
    Withdrew {
        /// Who.
        seat: Seat,
    },
    /// A king is in check.
    Check {
        /// Whose king.
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
}

impl Event {
    /// Every kind of event.
    pub const KINDS: &[&str] = <Event as strum::VariantNames>::VARIANTS;

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
