//! The options of a family, by name.
//!
//! A family declares its options once, with `options!`; the types of their values are made by `words!` or are
//! those of `choice.rs`.

mod choice;

pub use choice::{Bounded, CountOrAll};
pub(crate) use choice::{Choice, options, place, read, words, words_for};

use alloc::string::String;
use alloc::vec::Vec;

/// What an option can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
    /// A whole number in this range; `off` means 0 where 0 is in range.
    Number {
        /// Smallest.
        min: u16,
        /// Largest.
        max: u16,
    },
    /// A whole number in this range, or this word.
    NumberOr {
        /// Smallest.
        min: u16,
        /// Largest.
        max: u16,
        /// The word.
        word: &'static str,
    },
    /// `fair`, or `skilled:P` with P between 0 and 1 (at most three decimals).
    Skill,
}

/// The group of an option: options are presented in these groups, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantArray)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
#[non_exhaustive]
pub enum OptionGroup {
    /// The dice, and how throws are used.
    Dice,
    /// The board and how the pieces stand at the start.
    Board,
    /// Who plays, with whom, and who begins.
    Players,
    /// What may or must be captured.
    Captures,
    /// Promotion.
    Promotion,
    /// Kings lost, thrones, command, empires and exchanges.
    Kings,
    /// How the game ends and who has won.
    End,
}

impl OptionGroup {
    /// All of them.
    pub const ALL: &[OptionGroup] = <OptionGroup as strum::VariantArray>::VARIANTS;
}

/// One option of a family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name on the command line, in files and in queries: `obligation`.
    pub id: &'static str,
    /// Its group.
    pub group: OptionGroup,
    /// Its possible values.
    pub values: Values,
}

/// Why an option could not be set, or options contradict each other.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The family has no option of that name.
    #[error("there is no option `{id}` here; the options are {known}")]
    Unknown {
        /// The unknown name.
        id: String,
        /// The known options, separated by commas.
        known: String,
    },
    /// The option cannot have that value.
    #[error("option `{id}` cannot be `{value}`; expected {expected}, for example {id}={example}")]
    Value {
        /// The option.
        id: &'static str,
        /// The rejected value.
        value: String,
        /// Its possible values.
        expected: String,
        /// One value that works.
        example: String,
    },
    /// The game cannot have that value of an option.
    #[error("this game cannot have `{option}`: {why}")]
    Impossible {
        /// The option with its value, `target=17`.
        option: String,
        /// The reason, in words.
        why: &'static str,
    },
    /// Two options contradict each other.
    #[error("option `{first}` and option `{second}` contradict each other: {why}")]
    Contradiction {
        /// One option with its value, `goal=points`.
        first: String,
        /// The other with its value.
        second: String,
        /// The reason, in words.
        why: &'static str,
    },
}

impl OptionError {
    /// The family whose options are `specs` has none called `id`.
    pub(crate) fn unknown(id: &str, specs: &[OptionSpec]) -> OptionError {
        let known: Vec<&str> = specs.iter().map(|spec| spec.id).collect();
        OptionError::Unknown { id: id.into(), known: known.join(", ") }
    }

    /// An option cannot be one of these words.
    pub(crate) fn not_among(id: &'static str, value: &str, words: &[&str]) -> OptionError {
        let example = words.first().map_or(String::new(), |&word| word.into());
        OptionError::Value { id, value: value.into(), expected: choice::either(words), example }
    }

    /// An option has a value that its game cannot have, for that reason.
    pub(crate) fn impossible(options: &impl OptionSet, id: &str, why: &'static str) -> OptionError {
        OptionError::Impossible { option: alloc::format!("{id}={}", options.get(id).unwrap_or_default()), why }
    }

    /// The options `first` and `second` of one set contradict each other.
    pub(crate) fn contradiction(options: &impl OptionSet, first: &str, second: &str, why: &'static str) -> OptionError {
        let pair = |id: &str| alloc::format!("{id}={}", options.get(id).unwrap_or_default());
        OptionError::Contradiction { first: pair(first), second: pair(second), why }
    }
}

/// The options of a family, to be read and set by name.
pub trait OptionSet: Clone {
    /// All options, in the order of presentation.
    fn specs(&self) -> &'static [OptionSpec];

    /// The value of an option as text; `None` if there is no such option.
    fn get(&self, id: &str) -> Option<String>;

    /// Sets one option from text. Contradictions are found by [`OptionSet::check`], when all are set.
    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError>;

    /// Checks that the options do not contradict each other.
    fn check(&self) -> Result<(), OptionError>;

    /// The options whose value differs from `base`, with their values, in order of presentation.
    fn changes_from(&self, base: &Self) -> Vec<(&'static str, String)> {
        self.specs()
            .iter()
            .filter_map(|spec| {
                let own = self.get(spec.id)?;
                (base.get(spec.id)? != own).then_some((spec.id, own))
            })
            .collect()
    }
}
