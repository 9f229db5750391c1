//! Men that move, and values that count, otherwise than by default.

use super::hot::FREEZE;
use super::men::{Kind, Man};
use super::options::*;
use super::state::FourKings;
use crate::grid::{BOAT, KING, KNIGHT, Square, SquareSet, bishop, rook};

impl FourKings {
    /// Where a piece that is no pawn goes from a square, whoever stands there.
    pub(super) fn reach(&self, kind: Kind, from: Square) -> SquareSet {
        self.reach_over(kind, from, self.occupied())
    }

    /// The same on an empty board.
    pub(super) fn reach_alone(&self, kind: Kind, from: Square) -> SquareSet {
        self.reach_over(kind, from, SquareSet::EMPTY)
    }

    pub(super) fn reach_over(&self, kind: Kind, from: Square, occupied: SquareSet) -> SquareSet {
        match kind {
            Kind::King => KING[from],
            Kind::Horse => KNIGHT[from],
            Kind::Elephant if self.rules.elephant_move() == ElephantMove::Bishop => bishop(from, occupied),
            Kind::Boat if self.rules.boat_move() == BoatMove::Leap => BOAT[from],
            Kind::Elephant | Kind::Boat => rook(from, occupied),
        }
    }

    /// Whether pieces of a kind are stopped by what stands in their way.
    pub(super) fn slides(&self, kind: Kind) -> bool {
        match kind {
            Kind::King | Kind::Horse => false,
            Kind::Elephant => true,
            Kind::Boat => self.rules.boat_move() == BoatMove::Rook,
        }
    }

    /// What a piece that has just been taken is worth to its captor.
    pub(super) fn value_of(&self, taken: Man) -> i16 {
        let dead = self.rules.king_loss() == KingLoss::Dead && self.is(FREEZE) && self.frozen(taken.army());
        if dead && !taken.is(Kind::King) {
            0
        } else if taken.is_pawn() {
            if self.rules.point_values() == PointValues::Nothing { 0 } else { 1 }
        } else {
            self.value_of_kind(taken.kind())
        }
    }

    /// What a piece of a kind is worth to its captor.
    pub(super) fn value_of_kind(&self, kind: Kind) -> i16 {
        match (self.rules.point_values(), kind) {
            (PointValues::Ranked, kind) => kind.value(),
            (PointValues::Even, Kind::King | Kind::Horse) => 3,
            (PointValues::Even, Kind::Elephant | Kind::Boat) => 5,
            (PointValues::Nothing, _) => 0,
        }
    }
}
