//! Pawns, and what they could become.

use ashtapada_rules::Role;
use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::SquareSet;

use super::super::terms::*;
use super::{Army, beside};

/// Counts what the places of pawns tell by themselves. Returns those that are passed.
pub(super) fn structure(own: &Army, other: &Army, sink: &mut impl Sink) -> SquareSet {
    let sign = own.sign;
    let behind = own.behind(own.pawns);
    let passed = own.pawns.without(other.in_front(other.pawns) | other.reach_of_pawns() | behind);
    for at in own.pawns {
        let rank = usize::from(row(own.side, at));
        let files = beside(SquareSet::file(at.file()));
        if !files.meets(own.pawns) {
            sink.add(ISOLATED + usize::from(at.file().min(7 - at.file())), sign);
        }
        if own.by_pawns.has(at) {
            sink.add(GUARDED + rank, sign);
        }
        if beside(at.set()).meets(own.pawns) {
            sink.add(BESIDE + rank, sign);
        }
    }
    sink.add(PAWNS + own.pawns.len() as usize, sign);
    sink.add(DOUBLED, sign * (own.pawns & behind).len() as i32);
    for at in own.pawns.without(other.in_front(other.pawns) | behind | passed) {
        let set = at.set();
        let against = beside(own.in_front(set)) & other.pawns;
        let helping = beside(own.behind(set) | set) & own.pawns;
        if helping.len() >= against.len() {
            sink.add(CANDIDATE + usize::from(row(own.side, at)), sign);
        }
    }
    passed
}

/// Counts what passed pawns could become.
pub(super) fn passed(position: &Chess, own: &Army, other: &Army, passed: SquareSet, sink: &mut impl Sink) {
    if passed.is_empty() {
        return;
    }
    let (sign, forward) = (own.sign, own.side.forward());
    let seat = own.side.seat();
    let queen = position.pool(seat, Role::Queen) > 0;
    let nothing = !queen && [Role::Rook, Role::Bishop, Role::Knight].iter().all(|&role| position.pool(seat, role) == 0);
    let occupied = own.all | other.all;
    for at in passed {
        let rank = usize::from(row(own.side, at));
        sink.add(PASSED + rank, sign);
        if queen {
            sink.add(PASSED_QUEEN + rank, sign);
        }
        if nothing {
            sink.add(PASSED_NOTHING + rank, sign);
        }
        let next = at.set().shifted(0, forward);
        if !next.meets(occupied) {
            sink.add(PASSED_FREE + rank, sign);
            if !own.in_front(at.set()).meets(occupied | other.by_all) {
                sink.add(PASSED_CLEAR + rank, sign);
            }
        }
        if next.meets(other.all) {
            sink.add(PASSED_BLOCKED + rank, sign);
        }
        let behind = own.behind(at.set());
        for (index, army) in [own, other].into_iter().enumerate() {
            if behind.meets(army.pieces[2]) {
                sink.add(ROOK_BEHIND + index, sign);
            }
        }
        if rank >= 3 {
            let to = next.lowest();
            sink.add(PASSED_OWN_KING + distance(own.king, to), sign);
            sink.add(PASSED_OTHER_KING + distance(other.king, to), sign);
        }
    }
}
