//! Pieces: their kinds, and how a position stores them.

use crate::grid::{Indexed, SmallSet};
use crate::{Role, Seat};

/// The kind of a piece; for a pawn, that of the piece which stood behind it at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Kind {
    King,
    Elephant,
    Horse,
    Boat,
}

/// A set of kinds. In a set of kinds that may move, pawns belong to kings.
pub(super) type Kinds = SmallSet<Kind>;

impl Kinds {
    /// All of them.
    pub(super) const ALL: Kinds = Kinds::from_bits(0b1111);
    /// Boats alone.
    pub(super) const BOATS: Kinds = Kinds::from_bits(1 << Kind::Boat as u8);

    /// The kinds that a face moves; none for 0.
    #[inline(always)]
    pub(super) fn of_face(face: u8) -> Kinds {
        static KINDS: [Kinds; 8] = {
            let mut kinds = [Kinds::EMPTY; 8];
            let mut kind = 0;
            while kind < 4 {
                kinds[Kind::ALL[kind].face() as usize] = Kinds::from_bits(1 << kind);
                kind += 1;
            }
            kinds
        };
        KINDS[usize::from(face & 7)]
    }
}

impl Kind {
    /// All of them.
    pub(super) const ALL: [Kind; 4] = [Kind::King, Kind::Elephant, Kind::Horse, Kind::Boat];

    /// The kind of a role; `None` for pawns and the roles of other games.
    #[inline(always)]
    pub(super) const fn of(role: Role) -> Option<Kind> {
        match role {
            Role::King => Some(Kind::King),
            Role::Elephant => Some(Kind::Elephant),
            Role::Horse => Some(Kind::Horse),
            Role::Boat => Some(Kind::Boat),
            _ => None,
        }
    }

    /// Its role.
    #[inline(always)]
    pub(super) const fn role(self) -> Role {
        match self {
            Kind::King => Role::King,
            Kind::Elephant => Role::Elephant,
            Kind::Horse => Role::Horse,
            Kind::Boat => Role::Boat,
        }
    }

    /// The face that moves it.
    #[inline(always)]
    pub(super) const fn face(self) -> u8 {
        5 - self as u8
    }

    /// What it is worth to its captor.
    #[inline(always)]
    pub(super) const fn value(self) -> i16 {
        5 - self as i16
    }
}

impl Indexed for Kind {
    #[inline(always)]
    fn index(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    fn from_index(index: u8) -> Kind {
        // Called at every move; compiles to nothing.
        match index & 3 {
            0 => Kind::King,
            1 => Kind::Elephant,
            2 => Kind::Horse,
            _ => Kind::Boat,
        }
    }
}

/// A piece in five bits: two for its army, one for a pawn, two for its kind. The kind of a pawn is that of the
/// piece which stood behind it at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Man(u8);

impl Man {
    /// The number of different pieces.
    pub(super) const COUNT: usize = 32;

    /// The bits of a piece, the highest first. A position has one bitboard for each.
    pub(super) const SEAT_HIGH: u8 = 16;
    pub(super) const SEAT_LOW: u8 = 8;
    pub(super) const PAWN: u8 = 4;
    pub(super) const HIGH: u8 = 2;
    pub(super) const LOW: u8 = 1;

    /// A piece that is no pawn.
    #[inline(always)]
    pub(super) const fn new(army: Seat, kind: Kind) -> Man {
        Man((army as u8) << 3 | kind as u8)
    }

    /// A pawn that stood before a piece of that kind.
    #[inline(always)]
    pub(super) const fn pawn(army: Seat, origin: Kind) -> Man {
        Man((army as u8) << 3 | Man::PAWN | origin as u8)
    }

    /// The piece with these bits; only the five low ones count.
    #[inline(always)]
    pub(super) const fn from_bits(bits: u8) -> Man {
        Man(bits & 31)
    }

    /// Whether one of the bits is set.
    #[inline(always)]
    pub(super) const fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }

    /// A number below [`Man::COUNT`].
    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// Its army.
    #[inline(always)]
    pub(super) const fn army(self) -> Seat {
        Seat::from_index((self.0 >> 3) as usize)
    }

    /// Whether it is a pawn.
    #[inline(always)]
    pub(super) const fn is_pawn(self) -> bool {
        self.has(Man::PAWN)
    }

    /// Its kind; of a pawn, that of the piece which stood behind it.
    #[inline(always)]
    pub(super) fn kind(self) -> Kind {
        Kind::from_index(self.0)
    }

    /// Whether it is a piece of that kind.
    #[inline(always)]
    pub(super) const fn is(self, kind: Kind) -> bool {
        self.0 & 7 == kind as u8
    }

    /// Its role.
    #[inline(always)]
    pub(super) fn role(self) -> Role {
        if self.is_pawn() { Role::Pawn } else { self.kind().role() }
    }

    /// The kind that it moves with: pawns move with kings.
    #[inline(always)]
    pub(super) fn moved_as(self) -> Kind {
        if self.is_pawn() { Kind::King } else { self.kind() }
    }

    /// The face that moves it.
    #[inline(always)]
    pub(super) fn face(self) -> u8 {
        self.moved_as().face()
    }

    /// What it is worth to its captor.
    #[inline(always)]
    pub(super) fn value(self) -> i16 {
        if self.is_pawn() { 1 } else { self.kind().value() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_are_what_they_were_made_of() {
        for army in Seat::ALL {
            for kind in Kind::ALL {
                let (piece, pawn) = (Man::new(army, kind), Man::pawn(army, kind));
                assert_eq!((piece.army(), piece.kind(), piece.is_pawn()), (army, kind, false));
                assert_eq!((pawn.army(), pawn.kind(), pawn.is_pawn()), (army, kind, true));
                assert!(piece.is(kind) && !pawn.is(kind) && pawn.moved_as() == Kind::King);
                assert_eq!(Kind::of(piece.role()), Some(kind));
                assert_eq!(Kinds::of_face(piece.face()).only(), Some(kind));
            }
        }
        assert!(Kinds::of_face(0).is_empty());
    }
}
