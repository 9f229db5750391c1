//! What can be edited besides the pieces: fields, their values, and their possible values.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::chess::ChessField;
use crate::four_kings::FourKingsField;
use crate::soldiers::SoldiersField;
use crate::{Seat, Spot, Throw};

/// What a field of a draft is about. Each family declares its own; which of them there are depends on its options and on
/// the draft.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum FieldId {
    /// Of games of four kings.
    #[strum(transparent)]
    FourKings(FourKingsField),
    /// Of games on points and lines.
    #[strum(transparent)]
    Soldiers(SoldiersField),
    /// Of games of chess.
    #[strum(transparent)]
    Chess(ChessField),
}

/// Declares what the fields of a family are about, with its place in [`FieldId`].
macro_rules! fields {
    ($(#[$about:meta])* $enum:ident in $family:ident { $(#[doc = $meaning:literal] $name:ident)* }) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr, strum::VariantArray,
        )]
        #[strum(serialize_all = "kebab-case")]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        #[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
        #[non_exhaustive]
        pub enum $enum {
            $(#[doc = $meaning] $name,)*
        }

        impl From<$enum> for $crate::draft::FieldId {
            fn from(field: $enum) -> $crate::draft::FieldId {
                $crate::draft::FieldId::$family(field)
            }
        }
    };
}
pub(crate) use fields;

impl FieldId {
    /// All of them.
    pub fn all() -> impl Iterator<Item = FieldId> {
        use strum::VariantArray as _;
        let four_kings = FourKingsField::VARIANTS.iter().map(|&field| field.into());
        let soldiers = SoldiersField::VARIANTS.iter().map(|&field| field.into());
        let chess = ChessField::VARIANTS.iter().map(|&field| field.into());
        four_kings.chain(soldiers).chain(chess)
    }

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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
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
