//! What can be edited besides the pieces: fields, their values, and their possible values.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{Seat, Spot, Throw};

/// What a field of a draft is about. Each family has some of them; which ones depends on its options and on the draft.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
#[non_exhaustive]
pub enum FieldId {
    /// Soldiers: the captures that count for a seat.
    Captured,
    /// Soldiers: the pieces that a seat has still to place.
    InHand,
    /// Soldiers: the piece in the middle of a chain of jumps.
    Chain,
    /// Soldiers: whether a piece that failed to capture is taken off now.
    Huff,
    /// Soldiers: the pieces that were jumped and are still on the board, or that may be taken off.
    Marked,
    /// Soldiers: moves of either side since a capture or a placement.
    Quiet,
    /// Chess: whether a seat may still castle on the king's side.
    CastleShort,
    /// Chess: whether a seat may still castle on the queen's side.
    CastleLong,
    /// Chess: whether a seat's king may still leap as a knight does.
    KingLeap,
    /// Chess: whether the side to move has made its move and exchanges a waiting pawn now.
    Exchanging,
    /// Chess: the en passant square.
    Passing,
    /// Chess: plies since a capture, a pawn move or an exchange.
    Clock,
    /// Chess: the move number.
    MoveNumber,
    /// Four kings: what is to be decided.
    Due,
    /// Four kings: how the game ended.
    Ending,
    /// Four kings: the faces thrown and not yet used.
    Faces,
    /// Four kings: the face that a skilled thrower named.
    Called,
    /// Four kings: who offers an exchange of kings.
    ExchangeBy,
    /// Four kings: whose king comes back to the side that offers it.
    ExchangeOwn,
    /// Four kings: whose king comes back to the other side.
    ExchangeOther,
    /// Four kings: who has still to answer, or whose king has still to be placed.
    ExchangeWaiting,
    /// Four kings: something was captured, or a pawn moved, in this turn already.
    Progress,
    /// Four kings: an exchange was offered before the throw of this turn.
    Offered,
    /// Four kings: the exchange under way began before the throw.
    Early,
    /// Four kings: the owner keeps the last king on the board.
    Kept,
    /// Four kings: the points of a seat.
    Points,
    /// Four kings: an army obeys its ally, whose king entered its throne.
    CommandByThrone,
    /// Four kings: an army obeys its ally, since its king was lost.
    CommandByLoss,
    /// Four kings: the boat of an army obeys its ally, after a parade.
    BoatCommand,
    /// Four kings: the last king of an army was withdrawn.
    Withdrawn,
    /// Four kings: the lost king of an army may be placed again, since its ally captured an enemy king.
    KingFreed,
    /// Four kings: the king of an army came back in that way.
    KingReturned,
    /// Four kings: a seat was put out of the game by its ally.
    Out,
    /// Four kings: the kings that a seat has captured.
    KingsTaken,
    /// Four kings: the thrones that have given a king, or its side, its point.
    ThronesEntered,
    /// Four kings: a side has made its empire.
    Empire,
    /// Four kings: a seat has had the reward for three kings.
    Bonus,
    /// Four kings: the second king of a side fell on a throne.
    FellOnThrone,
    /// Four kings: whose king captured the second king of a side.
    FellToKing,
    /// Four kings: turns without progress.
    Idle,
    /// Four kings: full rounds played.
    Rounds,
}

impl FieldId {
    /// All of them.
    pub const ALL: &[FieldId] = <FieldId as strum::VariantArray>::VARIANTS;

    /// Its name, `in-hand`: the stable id in JSON and message files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for FieldId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Something that can be edited besides the pieces and the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
pub struct Field {
    /// What it is about.
    pub id: FieldId,
    /// Whose it is; `None`: it belongs to the position as a whole.
    pub of: Option<Seat>,
    /// Its value, and its possible values.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub content: Content,
}

/// The value of a field, and its possible values.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
#[non_exhaustive]
pub enum Content {
    /// Yes or no.
    Flag {
        /// The value.
        value: bool,
    },
    /// A whole number.
    Number {
        /// The value.
        value: u32,
        /// The smallest possible value.
        min: u32,
        /// The largest possible value.
        max: u32,
    },
    /// One of some words, as in position texts.
    Word {
        /// The value.
        value: String,
        /// The possible words.
        words: Vec<String>,
    },
    /// Faces of dice.
    Faces {
        /// The value.
        value: Option<Throw>,
        /// Whether it may be `None`.
        optional: bool,
        /// The possible values.
        throws: Vec<Throw>,
    },
    /// A seat.
    Seat {
        /// The value.
        value: Option<Seat>,
        /// Whether it may be `None`.
        optional: bool,
        /// The possible values.
        seats: Vec<Seat>,
    },
    /// Some of the seats.
    Seats {
        /// The value.
        value: Vec<Seat>,
        /// The possible values.
        seats: Vec<Seat>,
    },
    /// A spot, or none.
    Spot {
        /// The value.
        value: Option<Spot>,
        /// The possible values.
        spots: Vec<Spot>,
    },
    /// Some of the spots.
    Spots {
        /// The value.
        value: Vec<Spot>,
        /// The possible values.
        spots: Vec<Spot>,
    },
}

/// What a field is set to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", content = "value", rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
#[non_exhaustive]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(u32),
    /// A word.
    Word(String),
    /// Faces of dice, or none.
    Faces(Option<Throw>),
    /// A seat, or none.
    Seat(Option<Seat>),
    /// Some of the seats, each once.
    Seats(Vec<Seat>),
    /// A spot, or none.
    Spot(Option<Spot>),
    /// Some of the spots, each once.
    Spots(Vec<Spot>),
}

impl Content {
    /// Its value.
    pub fn value(&self) -> Value {
        match self {
            Content::Flag { value } => Value::Flag(*value),
            Content::Number { value, .. } => Value::Number(*value),
            Content::Word { value, .. } => Value::Word(value.clone()),
            Content::Faces { value, .. } => Value::Faces(*value),
            Content::Seat { value, .. } => Value::Seat(*value),
            Content::Seats { value, .. } => Value::Seats(value.clone()),
            Content::Spot { value, .. } => Value::Spot(*value),
            Content::Spots { value, .. } => Value::Spots(value.clone()),
        }
    }

    /// Whether it can have that value.
    pub fn admits(&self, value: &Value) -> bool {
        fn all<T: PartialEq>(some: &[T], known: &[T]) -> bool {
            some.iter().enumerate().all(|(index, one)| known.contains(one) && !some[..index].contains(one))
        }
        match (self, value) {
            (Content::Flag { .. }, Value::Flag(_)) => true,
            (Content::Number { min, max, .. }, Value::Number(number)) => (min..=max).contains(&number),
            (Content::Word { words, .. }, Value::Word(word)) => words.contains(word),
            (Content::Faces { throws, value, optional }, Value::Faces(faces)) => {
                faces.map_or(*optional || value.is_none(), |faces| throws.contains(&faces))
            }
            (Content::Seat { seats, value, optional }, Value::Seat(seat)) => {
                seat.map_or(*optional || value.is_none(), |seat| seats.contains(&seat))
            }
            (Content::Seats { seats, .. }, Value::Seats(some)) => all(some, seats),
            (Content::Spot { spots, .. }, Value::Spot(spot)) => spot.is_none_or(|spot| spots.contains(&spot)),
            (Content::Spots { spots, .. }, Value::Spots(some)) => all(some, spots),
            _ => false,
        }
    }
}

impl Field {
    /// Its value.
    pub fn value(&self) -> Value {
        self.content.value()
    }
}
