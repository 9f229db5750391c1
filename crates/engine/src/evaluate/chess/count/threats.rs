//! What attacks what.

use ashtapada_rules::grid::{KING, SquareSet};

use super::super::terms::*;
use super::Army;

/// Counts what attacks what.
pub(super) fn count(own: &Army, other: &Army, sink: &mut impl Sink) {
    let sign = own.sign;
    let [knights, bishops, rooks, queens] = other.pieces;
    let mut count = |term: usize, set: SquareSet| {
        if !set.is_empty() {
            sink.add(term, sign * set.len() as i32);
        }
    };
    for (index, set) in other.pieces.into_iter().enumerate() {
        count(PAWN_ATTACKS + index, set & own.by_pawns);
    }
    for (index, set) in [other.pawns, knights | bishops, rooks, queens].into_iter().enumerate() {
        count(MINOR_ATTACKS + index, set & (own.by_knights | own.by_bishops));
    }
    for (index, set) in [other.pawns, knights | bishops, queens].into_iter().enumerate() {
        count(ROOK_ATTACKS + index, set & own.by_rooks);
    }
    for (index, set) in [other.pawns, knights | bishops, rooks].into_iter().enumerate() {
        count(QUEEN_ATTACKS + index, set & own.by_queens);
    }
    let others = other.all.without(other.pawns | other.king.set());
    let weak = KING[own.king].without(other.by_pawns | other.by_two);
    count(KING_ATTACKS, weak & other.pawns);
    count(KING_ATTACKS + 1, weak & others);
    let forward = own.side.forward();
    let steps = own.pawns.shifted(0, forward).without(own.all | other.all | other.by_pawns);
    let steps = steps.without(other.by_all.without(own.by_all));
    count(STEP_ATTACKS, (steps.shifted(-1, forward) | steps.shifted(1, forward)) & others);
    count(OUTNUMBERED, others & own.by_two.without(other.by_two));
    let firm = other.by_pawns | other.by_two.without(own.by_two);
    count(CONTESTED, (other.by_all & own.by_all).without(firm));
    let hanging = (other.all & own.by_all).without(other.by_all | other.king.set());
    count(HANGING, hanging & other.pawns);
    count(HANGING + 1, hanging.without(other.pawns));
}
