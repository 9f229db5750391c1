//! What was expected in a text that could not be read.

use alloc::string::String;
use alloc::vec::Vec;

use crate::chess::ChessExpected;
use crate::four_kings::FourKingsExpected;
use crate::soldiers::SoldiersExpected;
use crate::{Role, Seat, Spot};

/// A sample value of a field.
pub(crate) trait Sample {
    fn sample() -> Self;
}

macro_rules! samples {
    ($($type:ty = $value:expr),*) => { $(impl Sample for $type { fn sample() -> Self { $value } })* };
}

samples!(
    u8 = 0,
    u16 = 0,
    char = '?',
    String = String::new(),
    Seat = Seat::South,
    Role = Role::King,
    Spot = Spot::new(0, 0)
);

/// Declares what can be expected: the English words of a kind are its documentation too. What is declared elsewhere is
/// among its kinds.
macro_rules! phrases {
    (
        $(#[$about:meta])* $enum:ident
        $($name:ident $({ $($field:ident: $type:ty),* })? $text:literal)*
        $(; $($(#[$elsewhere:meta])* $family:ident: $own:ident)*)?
    ) => {
        $(#[$about])*
        ///
        /// Other languages have their phrases under the kind's name, `expected-row-full` for
        /// [`Expected::RowFull`](crate::Expected::RowFull), with its fields as arguments.
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(tag = "expected", rename_all = "kebab-case"))]
        #[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the fields are named in the phrase")]
        pub enum $enum {
            $(#[doc = $text] #[error($text)] $name $({ $($field: $type),* })?,)*
            $($(
                $(#[$elsewhere])*
                #[error(transparent)]
                #[cfg_attr(feature = "serde", serde(untagged))]
                $family(#[from] $own),
            )*)?
        }

        impl $enum {
            /// One of each kind with sample fields: what a translation has to cover.
            pub fn kinds() -> Vec<$enum> {
                use $crate::expected::Sample;
                let own = [$($enum::$name $({ $($field: <$type as Sample>::sample()),* })?),*];
                own.into_iter()$($(.chain($own::kinds().into_iter().map($enum::$family)))*)?.collect()
            }
        }
    };
}
pub(crate) use phrases;

phrases! {
    /// What was expected in a text that could not be read, as a phrase.
    Expected

    // Actions.
    Action "an action: a move, a throw or a word such as pass"
    Spot "a square or point: a file letter and a rank number"
    SecondSpot "`-` or `x` and a second square or point"
    Throne "the throne of the king to bring back"
    Huffed "the point of the piece to huff"
    Face "a face of the die, 2 to 5"
    Faces "one or two faces of a die, 1 to 6, separated by one space"
    Promotion "K, E, H, B or P after `=`"

    // Positions.
    Options { why: String } "options that do not contradict each other ({why})"
    Board { rows: u8 } "the board: {rows} rows separated by `/`"
    NextRow { row: u8 } "`/` and row {row}"
    RowFull { row: u8 } "nothing more in row {row}, which is full"
    RowShort { row: u8, left: u8 } "the rest of row {row} ({left} missing)"
    OneRun "one number, not two, for a run of empty squares or points"
    AfterRows "a space after the last row"
    ArmyFull { army: Seat, most: u8 } "at most {most} pieces in one army"
    End "the end of the text"
    Over { ending: String } "over:{ending}, since the game has ended with these pieces"
    ;
    /// What only games of four kings know of.
    FourKings: FourKingsExpected
    /// What only games on points and lines know of.
    Soldiers: SoldiersExpected
    /// What only games of chess know of.
    Chess: ChessExpected
}
