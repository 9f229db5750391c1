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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
pub enum Men {
    /// Kings and their armies of four arms, as signs on the bases of their colours.
    Kings,
    /// Soldiers: beads.
    Soldiers,
    /// Animals that hunt or are hunted, called after the first of them.
    Cows,
    /// The men of chess, who mostly stand without bases.
    Chess,
}

/// The kind of dice. It changes what is shown, not the odds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
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
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
pub enum Motion {
    /// It is over the heads of others wherever it goes.
    Leaps,
    /// It leaves the board only where it jumps over another.
    Jumps,
}

/// A sign on a square or on a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
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
}

/// What all positions of a game share that interfaces show: what they need to know of its rules, so that they need not
/// know its options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS), ts(export))]
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
