//! The board in four words.
//!
//! Each square has a code of four bits, and each bit of the code is one bitboard (a *plane*). Thirty-two bytes hold the
//! board; any piece moves by moving one bit in each plane, and the piece on a square is read without a search. The
//! codes are chosen so that the bitboards of move generation are one or two operations away.

use core::num::NonZeroU8;

use crate::Role;
use crate::grid::{Indexed, Side, SmallSet, Square, SquareSet, indexed};

/// The kind of a piece: the three low bits of its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::FromRepr, strum::VariantArray)]
#[repr(u8)]
pub(super) enum Kind {
    Pawn = 1,
    Knight = 2,
    King = 3,
    Bishop = 5,
    Rook = 6,
    Queen = 7,
}

/// A set of kinds.
pub(super) type Kinds = SmallSet<Kind>;

impl Kind {
    /// The kind of a role of any game of this family; `None` for the roles of others. A counsellor stands in the queen's
    /// place and an elephant in the bishop's: how these two kinds move, and what they are called, is for the options to say.
    pub(super) const fn of(role: Role) -> Option<Kind> {
        Some(match role {
            Role::Pawn => Kind::Pawn,
            Role::Knight | Role::Horse => Kind::Knight,
            Role::King => Kind::King,
            Role::Bishop | Role::Elephant => Kind::Bishop,
            Role::Rook => Kind::Rook,
            Role::Queen | Role::Counsellor => Kind::Queen,
            _ => return None,
        })
    }

    /// Its role in modern chess.
    pub(super) const fn role(self) -> Role {
        match self {
            Kind::Pawn => Role::Pawn,
            Kind::Knight => Role::Knight,
            Kind::King => Role::King,
            Kind::Bishop => Role::Bishop,
            Kind::Rook => Role::Rook,
            Kind::Queen => Role::Queen,
        }
    }

    /// All of them.
    pub(super) fn all() -> impl Iterator<Item = Kind> {
        <Kind as strum::VariantArray>::VARIANTS.iter().copied()
    }
}

indexed!(Kind, else Queen);

/// A piece: its kind, and in the high bit of its code its side. Code 0 is an empty square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Man(NonZeroU8);

impl Man {
    /// The number of codes, that of an empty square included.
    pub(super) const CODES: usize = 16;

    #[inline(always)]
    pub(super) const fn new(side: Side, kind: Kind) -> Man {
        match NonZeroU8::new((side as u8) << 3 | kind as u8) {
            Some(code) => Man(code),
            // No kind is 0.
            None => Man(NonZeroU8::MIN),
        }
    }

    /// Its code, above 0 and below [`Man::CODES`].
    #[inline(always)]
    pub(super) const fn code(self) -> usize {
        (self.0.get() & 15) as usize
    }

    /// Its side.
    #[inline(always)]
    pub(super) const fn side(self) -> Side {
        if self.0.get() & 8 == 0 { Side::South } else { Side::North }
    }

    /// Its kind.
    #[inline(always)]
    pub(super) fn kind(self) -> Kind {
        Kind::from_index(self.0.get() & 7)
    }

    /// Whether it is of that kind.
    #[inline(always)]
    pub(super) const fn is(self, kind: Kind) -> bool {
        self.0.get() & 7 == kind as u8
    }
}

/// For each code a mask for each plane: full if the code has that bit.
static MASKS: [[SquareSet; 4]; Man::CODES] = {
    let mut table = [[SquareSet::EMPTY; 4]; Man::CODES];
    let mut code = 0;
    while code < Man::CODES {
        let mut plane = 0;
        while plane < 4 {
            if code >> plane & 1 != 0 {
                table[code][plane] = SquareSet::FULL;
            }
            plane += 1;
        }
        code += 1;
    }
    table
};

/// The pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Men {
    planes: [SquareSet; 4],
}

impl Men {
    /// The piece on a square.
    #[inline(always)]
    pub(super) fn at(&self, square: Square) -> Option<Man> {
        let bit = |plane: usize| self.planes[plane].bit(square) << plane;
        NonZeroU8::new((bit(0) | bit(1) | bit(2) | bit(3)) as u8).map(Man)
    }

    /// Toggles a piece on each of some squares: they must be empty, or hold just that piece.
    #[inline(always)]
    pub(super) fn toggle(&mut self, man: Man, squares: SquareSet) {
        let masks = &MASKS[man.code()];
        self.planes = core::array::from_fn(|plane| self.planes[plane] ^ squares & masks[plane]);
    }

    /// Clears a square.
    pub(super) fn clear(&mut self, square: Square) {
        for plane in &mut self.planes {
            *plane = plane.without(square.set());
        }
    }

    /// Puts a piece on a square, in place of what stood there.
    pub(super) fn put(&mut self, square: Square, man: Man) {
        self.clear(square);
        self.toggle(man, square.set());
    }

    /// Moves the piece on `from` to `to`, in place of what stood there.
    pub(super) fn shift(&mut self, from: Square, to: Square) {
        let man = self.at(from);
        self.clear(from);
        self.clear(to);
        if let Some(man) = man {
            self.toggle(man, to.set());
        }
    }

    /// The occupied squares.
    #[inline(always)]
    pub(super) fn occupied(&self) -> SquareSet {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// The pieces of one side.
    #[inline(always)]
    pub(super) fn of(&self, side: Side) -> SquareSet {
        match side {
            Side::South => self.occupied().without(self.planes[3]),
            Side::North => self.planes[3],
        }
    }

    /// Pawns of both sides.
    #[inline(always)]
    pub(super) fn pawns(&self) -> SquareSet {
        self.planes[0].without(self.planes[1]).without(self.planes[2])
    }

    /// Knights of both sides.
    #[inline(always)]
    pub(super) fn knights(&self) -> SquareSet {
        self.planes[1].without(self.planes[0]).without(self.planes[2])
    }

    /// Both kings.
    #[inline(always)]
    pub(super) fn kings(&self) -> SquareSet {
        (self.planes[0] & self.planes[1]).without(self.planes[2])
    }

    /// The square of a side's king; a1 if it has none, as in a draft.
    #[inline(always)]
    pub(super) fn king(&self, side: Side) -> Square {
        (self.kings() & self.of(side)).lowest()
    }

    /// Bishops and queens of both sides, or what stands in their place.
    #[inline(always)]
    pub(super) fn diagonal(&self) -> SquareSet {
        self.planes[2] & self.planes[0]
    }

    /// Rooks and queens of both sides, or what stands in the queens' place.
    #[inline(always)]
    pub(super) fn straight(&self) -> SquareSet {
        self.planes[2] & self.planes[1]
    }

    /// The pieces of one kind, of both sides.
    pub(super) fn kind(&self, kind: Kind) -> SquareSet {
        let masks = &MASKS[kind as usize];
        let differ = |plane: usize| self.planes[plane] ^ masks[plane];
        !(differ(0) | differ(1) | differ(2))
    }
}
