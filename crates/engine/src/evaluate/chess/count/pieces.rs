//! Reach and places of pieces.

use ashtapada_rules::grid::{KING, KNIGHT, SquareSet, bishop, rook};

use super::super::terms::*;
use super::Army;

/// Counts reach and places of pieces, and fills in what they attack. Returns how hard they attack the squares around the
/// enemy king.
pub(super) fn count(own: &mut Army, other: &Army, sink: &mut impl Sink) -> usize {
    let sign = own.sign;
    let occupied = own.all | other.all;
    let safe = !other.by_pawns;
    let ring = KING[other.king];
    let pawns_of_other = other.reach_of_pawns();
    let (straight, slanting) = (rook(other.king, SquareSet::EMPTY), bishop(other.king, SquareSet::EMPTY));
    let count = own.pawns.len() as usize;
    let (mut all, mut two) = (own.by_all, own.by_two);
    let (mut danger, mut attackers) = (0, 0);
    let mut seen = |reach: SquareSet, strength: u32| {
        let around = (reach & ring).len();
        danger += strength * around;
        attackers += usize::from(around > 0);
        two |= all & reach;
        all |= reach;
    };
    for at in own.pieces[0] {
        let reach = KNIGHT[at];
        seen(reach, 2);
        own.by_knights |= reach;
        sink.add(DISTANCE + distance(at, other.king), sign);
        sink.add(KNIGHT_PAWNS + count, sign);
        sink.add(KNIGHT_REACH + (reach & safe).without(own.all).len() as usize, sign);
        if own.by_pawns.has(at) && !pawns_of_other.has(at) {
            sink.add(OUTPOST, sign);
        }
    }
    for at in own.pieces[1] {
        let reach = bishop(at, occupied.without(own.pieces[3]));
        seen(reach, 2);
        own.by_bishops |= reach;
        sink.add(DISTANCE + 8 + distance(at, other.king), sign);
        if slanting.has(at) {
            sink.add(ALIGNED, sign);
        }
        sink.add(BISHOP_REACH + ((reach & safe).without(own.all).len() as usize).min(13), sign);
        if own.by_pawns.has(at) && !pawns_of_other.has(at) {
            sink.add(OUTPOST + 1, sign);
        }
    }
    if own.pieces[1].is_several() {
        sink.add(PAIR, sign);
    }
    for at in own.pieces[2] {
        let reach = rook(at, occupied.without(own.pieces[3] | own.pieces[2]));
        seen(reach, 3);
        own.by_rooks |= reach;
        sink.add(DISTANCE + 16 + distance(at, other.king), sign);
        sink.add(ROOK_PAWNS + count, sign);
        if straight.has(at) {
            sink.add(ALIGNED + 1, sign);
        }
        sink.add(ROOK_REACH + ((reach & safe).without(own.all).len() as usize).min(14), sign);
        let file = SquareSet::file(at.file());
        if !file.meets(own.pawns) {
            sink.add(OPEN + usize::from(file.meets(other.pawns)), sign);
        }
    }
    for at in own.pieces[3] {
        let reach = rook(at, occupied) | bishop(at, occupied);
        seen(reach, 5);
        own.by_queens |= reach;
        sink.add(DISTANCE + 24 + distance(at, other.king), sign);
        sink.add(QUEEN_REACH + ((reach & safe).without(own.all).len() as usize).min(27), sign);
    }
    (own.by_all, own.by_two, own.attackers) = (all, two, attackers);
    danger as usize
}
