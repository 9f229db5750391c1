//! What threatens a king, and what stands before it.

use ashtapada_rules::grid::{KING, KNIGHT, Side, Square, SquareSet, bishop, rook};

use super::super::terms::*;
use super::Army;

/// Counts what threatens the king of `other`.
pub(super) fn count(own: &Army, other: &Army, danger: usize, sink: &mut impl Sink) {
    let sign = own.sign;
    let queen = usize::from(own.pieces[3].is_empty());
    sink.add(DANGER + 16 * queen + (danger / 2).min(15), sign);
    let occupied = own.all | other.all;
    let (straight, slanting) = (rook(other.king, occupied), bishop(other.king, occupied));
    let around = KING[other.king];
    sink.add(ATTACKERS + 6 * queen + own.attackers.min(5), sign);
    sink.add(FLIGHT + around.without(other.all | own.by_all).len() as usize, -sign);
    let safe = !(other.by_all | own.all);
    let nearly = !(other.by_all.without(around) | own.all | around.without(own.by_two));
    let checking = [
        KNIGHT[other.king] & own.by_knights,
        slanting & own.by_bishops,
        straight & own.by_rooks,
        (straight | slanting) & own.by_queens,
    ];
    for (index, from) in checking.into_iter().enumerate() {
        if from.meets(safe) {
            sink.add(CHECKS + index, sign);
        }
        if from.meets(nearly) {
            sink.add(CHECKING + index, sign * (from & nearly).len() as i32);
        }
    }
    let pinned = pinned(own, other, straight, slanting);
    if !pinned.is_empty() {
        let [_, _, rooks, queens] = other.pieces;
        for (index, set) in [other.pawns, other.minors(), rooks, queens].into_iter().enumerate() {
            sink.add(PINNED + index, sign * (set & pinned).len() as i32);
        }
    }
}

/// Counts the pawns before one's own king.
pub(super) fn shelter(own: &Army, other: &Army, sink: &mut impl Sink) {
    let sign = own.sign;
    let file = own.king.file();
    let front = own.in_front(SquareSet::rank(own.king.rank()));
    for at in file.saturating_sub(1)..=(file + 1).min(7) {
        let group = usize::from(at != file) * 8;
        let ahead = front & SquareSet::file(at);
        let steps = |set: SquareSet| {
            let found = set & ahead;
            let nearest = if own.side == Side::South { found.first() } else { last(found) };
            nearest.map_or(7, |pawn| usize::from(pawn.rank().abs_diff(own.king.rank())))
        };
        sink.add(SHELTER + group + steps(own.pawns), sign);
        sink.add(STORM + group + steps(other.pawns), sign);
    }
}

/// What of `other` stands alone between its king and a piece that moves on that line; the king sees so far in lines that are
/// straight and slanting.
fn pinned(own: &Army, other: &Army, straight: SquareSet, slanting: SquareSet) -> SquareSet {
    let occupied = own.all | other.all;
    let [_, bishops, rooks, queens] = own.pieces;
    let mut pinned = SquareSet::EMPTY;
    let beyond = rook(other.king, occupied.without(straight & other.all)).without(straight);
    for at in beyond & (rooks | queens) {
        pinned |= rook(at, occupied) & straight & other.all;
    }
    let beyond = bishop(other.king, occupied.without(slanting & other.all)).without(slanting);
    for at in beyond & (bishops | queens) {
        pinned |= bishop(at, occupied) & slanting & other.all;
    }
    pinned
}

/// The highest square of a set.
fn last(set: SquareSet) -> Option<Square> {
    (!set.is_empty()).then(|| Square::from_index(63 - set.bits().leading_zeros() as u8))
}
