//! Attack sets of chess that `grid` does not have.

use super::men::Men;
use super::options::Rules;
use super::powers::{Powers, stepping_at};
use crate::grid::{KING, KNIGHT, Leaps, Side, Square, SquareSet, bishop, bishop_rays, leaps, rook, rook_rays};

static PAWN: [Leaps; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// What a pawn attacks.
#[inline(always)]
pub(super) fn pawn(side: Side, square: Square) -> SquareSet {
    PAWN[side.index()][square]
}

/// What all pawns of a set attack. Pawns on their last rank attack nothing.
#[inline(always)]
pub(super) const fn pawns(side: Side, pawns: SquareSet) -> SquareSet {
    let (west, east) = (pawns.shifted(-1, side.forward()), pawns.shifted(1, side.forward()));
    SquareSet::from_bits(west.bits() | east.bits())
}

/// The squares from which rooks (first) and bishops (second) attack a neighbour of this square on an empty board.
static AROUND: [(SquareSet, SquareSet); 64] = {
    let mut table = [(SquareSet::EMPTY, SquareSet::EMPTY); 64];
    let mut index = 0;
    while index < 64 {
        let (mut rooks, mut bishops) = (0, 0);
        let mut beside = 0;
        while beside < 64 {
            let square = Square::from_index(beside);
            if KING[index].bits() & square.set().bits() != 0 {
                rooks |= rook_rays(square).bits();
                bishops |= bishop_rays(square).bits();
            }
            beside += 1;
        }
        table[index] = (SquareSet::from_bits(rooks), SquareSet::from_bits(bishops));
        index += 1;
    }
    table
};

/// The squares from which a rook may attack a neighbour of `king`.
#[inline(always)]
pub(super) fn rook_near(king: Square) -> SquareSet {
    AROUND[king].0
}

/// The squares from which a bishop may attack a neighbour of `king`.
#[inline(always)]
pub(super) fn bishop_near(king: Square) -> SquareSet {
    AROUND[king].1
}

/// The pieces of one side that attack a square, with `occupied` as blockers.
#[inline]
pub(super) fn attackers<P: Powers>(
    rules: Rules,
    men: &Men,
    side: Side,
    square: Square,
    occupied: SquareSet,
) -> SquareSet {
    let leapers = KNIGHT[square] & men.knights() | KING[square] & men.kings();
    let pawns = pawn(side.other(), square) & men.pawns();
    let straight = rook(square, occupied) & P::straight(rules, men);
    let diagonal = bishop(square, occupied) & P::diagonal(rules, men);
    men.of(side) & (leapers | pawns | straight | diagonal) | stepping_at::<P>(rules, men, side, square)
}
