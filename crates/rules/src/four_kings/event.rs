//! What happens: what games of four kings add.

use crate::{Event, Seat, Spot};

/// Why points were given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
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

/// What happens in games of four kings alone. The rest is in [`Event`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum FourKingsEvent {
    /// A skilled thrower named a face.
    Called {
        /// Whose throw it is.
        seat: Seat,
        /// The face tried for.
        face: u8,
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
    /// The king of a frozen army may come back, since its ally captured an enemy king.
    KingFreed {
        /// Whose king.
        army: Seat,
    },
    /// A throw that could not be used does not count: the dice are thrown again.
    ThrownAgain {
        /// Whose throw it is.
        seat: Seat,
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
}

impl From<FourKingsEvent> for Event {
    fn from(event: FourKingsEvent) -> Event {
        Event::FourKings(event)
    }
}
