//! The pieces of a position: one bitboard for each bit of a [`Man`], and their updates.

use super::hash;
use super::men::{Kind, Man};
use super::state::FourKings;
use crate::Seat;
use crate::grid::{Square, SquareSet};

/// The squares on which a plane differs from a bit.
#[inline(always)]
fn differing(plane: SquareSet, bit: bool) -> SquareSet {
    plane ^ SquareSet::FULL.only_if(bit)
}

impl FourKings {
    /// Every occupied square.
    #[inline(always)]
    pub(super) fn occupied(&self) -> SquareSet {
        self.occupied
    }

    /// The squares of one army.
    #[inline(always)]
    pub(super) fn own(&self, army: Seat) -> SquareSet {
        let of_army = Man::new(army, Kind::King);
        self.occupied
            .without(differing(self.seat_high, of_army.has(Man::SEAT_HIGH)))
            .without(differing(self.seat_low, of_army.has(Man::SEAT_LOW)))
    }

    /// The squares of pieces of one kind (all armies).
    #[inline(always)]
    pub(super) fn of_kind(&self, kind: Kind) -> SquareSet {
        let of_kind = Man::new(Seat::South, kind);
        self.occupied
            .without(self.pawns)
            .without(differing(self.high, of_kind.has(Man::HIGH)))
            .without(differing(self.low, of_kind.has(Man::LOW)))
    }

    /// The squares of one army's pieces of one kind.
    #[inline(always)]
    pub(super) fn own_kind(&self, army: Seat, kind: Kind) -> SquareSet {
        self.own(army) & self.of_kind(kind)
    }

    /// The squares of one army's pawns.
    #[inline(always)]
    pub(super) fn own_pawns(&self, army: Seat) -> SquareSet {
        self.own(army) & self.pawns
    }

    /// The piece on an occupied square.
    #[inline(always)]
    pub(super) fn man_at(&self, square: Square) -> Man {
        let planes = [self.seat_high, self.seat_low, self.pawns, self.high, self.low];
        Man::from_bits(planes.into_iter().fold(0, |bits, plane| bits << 1 | plane.bit(square) as u8))
    }

    /// Puts a piece on an empty square, or takes it off: the same bits change.
    #[inline(always)]
    fn flip(&mut self, man: Man, square: Square) {
        let set = square.set();
        self.occupied ^= set;
        self.seat_high ^= set.only_if(man.has(Man::SEAT_HIGH));
        self.seat_low ^= set.only_if(man.has(Man::SEAT_LOW));
        self.pawns ^= set.only_if(man.has(Man::PAWN));
        self.high ^= set.only_if(man.has(Man::HIGH));
        self.low ^= set.only_if(man.has(Man::LOW));
        self.board_key ^= hash::man(man, square);
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(super) fn put(&mut self, man: Man, square: Square) {
        self.flip(man, square);
    }

    /// Takes a piece off its square.
    #[inline(always)]
    pub(super) fn lift(&mut self, man: Man, square: Square) {
        self.flip(man, square);
    }

    /// Moves a piece to an empty square, and returns it.
    ///
    /// Each plane moves its own bit, so the piece need not be known.
    #[inline(always)]
    pub(super) fn shift(&mut self, from: Square, to: Square) -> Man {
        let both = from.set() | to.set();
        self.occupied ^= both;
        let mut bits = 0;
        let mut change = |plane: &mut SquareSet| {
            let here = plane.has(from);
            *plane ^= both.only_if(here);
            bits = bits * 2 + u8::from(here);
        };
        change(&mut self.seat_high);
        change(&mut self.seat_low);
        change(&mut self.pawns);
        change(&mut self.high);
        change(&mut self.low);
        let man = Man::from_bits(bits);
        self.board_key ^= hash::man(man, from) ^ hash::man(man, to);
        man
    }
}
