//! What a piece is.

use core::fmt;

/// The kind of a piece, in any of the families.
///
/// ```
/// use ashtapada_rules::Role;
/// assert_eq!(Role::Horse.letter(), 'H');
/// assert_eq!(Role::Horse.name(), "horse");
/// ```
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
#[non_exhaustive]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Role {
    /// One step in any direction.
    King,
    /// Four kings: moves as the rook of chess. In old games of chess it stands where the bishop stands today.
    Elephant,
    /// Four kings: moves as the knight of chess.
    Horse,
    /// Four kings: leaps two squares diagonally.
    Boat,
    /// One step forward, captures diagonally forward.
    Pawn,
    /// Chess only.
    Queen,
    /// Chess only.
    Rook,
    /// Chess only.
    Bishop,
    /// Chess only.
    Knight,
    /// Old games of chess only: stands where the queen stands today, and goes one square diagonally.
    Counsellor,
    /// A soldier of the soldiers' games.
    Soldier,
    /// A cow of Cows and Leopards.
    Cow,
    /// A leopard of Cows and Leopards.
    Leopard,
    /// A fox of Fox and Geese.
    Fox,
    /// A goose of Fox and Geese.
    Goose,
    /// A man of Alquerque and of other games on points, that nobody calls a soldier.
    Man,
}

impl Role {
    /// Every role there is.
    pub const ALL: &[Role] = <Role as strum::VariantArray>::VARIANTS;

    /// Its capital letter in notation. Unique within a family, not across families.
    pub const fn letter(self) -> char {
        match self {
            Role::King => 'K',
            Role::Elephant => 'E',
            Role::Horse => 'H',
            Role::Boat | Role::Bishop => 'B',
            Role::Pawn => 'P',
            Role::Queen => 'Q',
            Role::Rook => 'R',
            Role::Knight => 'N',
            Role::Soldier => 'S',
            Role::Cow => 'C',
            Role::Leopard => 'L',
            Role::Fox => 'F',
            Role::Goose => 'G',
            Role::Counsellor => 'M',
            Role::Man => 'D',
        }
    }

    /// Its English name in small letters: the stable id in JSON and message files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Its English name with its article: `an elephant`.
    pub(crate) fn indefinite(self) -> impl fmt::Display {
        struct Indefinite(Role);
        impl fmt::Display for Indefinite {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} {}", if self.0 == Role::Elephant { "an" } else { "a" }, self.0)
            }
        }
        Indefinite(self)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
