//! How a game is shown: what interfaces have to know of its rules in order to draw it, and what its men are called after.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::Role;

/// The set that the men of an army belong to. They are drawn and named as this set is, and so are computer players who
/// lead them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Men {
    /// Kings and their armies of four arms, as signs on the bases of their colours.
    Kings,
    /// Soldiers: beads.
    Soldiers,
    /// Animals that hunt or are hunted, called after the first of them.
    Cows,
    /// The men of chess, who mostly stand without bases.
    Chess,
    /// The same as the museum has them.
    Museum,
}

/// The kind of dice. It changes what is shown, not the odds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Die {
    /// A long die with four faces.
    Stick,
    /// A cube, of which the faces 2 to 5 are shown.
    Cube,
}

/// How a piece that does not slide over the board is seen to go its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Motion {
    /// It is over the heads of others wherever it goes.
    Leaps,
    /// It leaves the board only where it jumps over another.
    Jumps,
}

/// A sign on a square or on a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Sign {
    /// A throne of which something comes.
    Throne,
    /// A square with a mark that is no such throne.
    Mark,
    /// A pawn waits on its last line.
    Waiting,
    /// A piece stands still.
    Frozen,
    /// A piece is moved by another seat than its own.
    Commanded,
    /// A piece may be taken off since it failed to capture.
    Huffable,
    /// A king is in check.
    Checked,
}

impl Sign {
    /// Its stable id, `frozen` and so on.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The signs on a piece.
///
/// ```
/// use ashtapada_rules::{Sign, Signs};
/// let signs = Signs::EMPTY.with(Sign::Frozen, true).with(Sign::Waiting, false);
/// assert!(signs.has(Sign::Frozen));
/// assert_eq!(signs.iter().collect::<Vec<_>>(), [Sign::Frozen]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Signs(u8);

impl Signs {
    /// None.
    pub const EMPTY: Signs = Signs(0);

    /// The same, and a sign if it is `shown`.
    #[must_use]
    pub const fn with(self, sign: Sign, shown: bool) -> Signs {
        if shown { Signs(self.0 | 1 << sign as u8) } else { self }
    }

    /// Whether a sign is among them.
    pub const fn has(self, sign: Sign) -> bool {
        self.0 & 1 << sign as u8 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The signs, in the order of [`Sign`].
    pub fn iter(self) -> impl Iterator<Item = Sign> {
        <Sign as strum::VariantArray>::VARIANTS.iter().copied().filter(move |&sign| self.has(sign))
    }
}

impl FromIterator<Sign> for Signs {
    fn from_iter<I: IntoIterator<Item = Sign>>(signs: I) -> Signs {
        signs.into_iter().fold(Signs::EMPTY, |all, sign| all.with(sign, true))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Signs {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Signs {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Signs, D::Error> {
        Ok(Vec::<Sign>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What all positions of a game share that interfaces show: what they need to know of its rules, so that they need not
/// know its options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Look {
    /// The dice it is played with, if any.
    pub die: Option<Die>,
    /// The roles that each face of the dice lets move.
    pub faces: BTreeMap<u8, Vec<Role>>,
    /// The roles that do not slide.
    pub motion: BTreeMap<Role, Motion>,
    /// The signs that can occur.
    pub signs: Vec<Sign>,
    /// Whether a piece that failed to capture may be huffed.
    pub huffs: bool,
    /// Whether pieces come to the board from the hand.
    pub places: bool,
    /// Whether a piece may capture several times in a turn.
    pub chains: bool,
}

/// Those of some signs that can occur.
pub(crate) fn signs(all: &[(Sign, bool)]) -> Vec<Sign> {
    all.iter().filter(|(_, can)| *can).map(|&(sign, _)| sign).collect()
}
