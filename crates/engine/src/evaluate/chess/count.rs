//! Counts terms in a position.

use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{KING, KNIGHT, Side, Square, SquareSet, bishop, rook};
use ashtapada_rules::{Position, Role, Seat};

use super::terms::*;

/// The pieces of a side, and what they attack.
struct Army {
    side: Side,
    sign: i32,
    /// Those that still move: a pawn that waits is in `all` only.
    pawns: SquareSet,
    /// Knights, bishops, rooks, queens.
    pieces: [SquareSet; 4],
    king: Square,
    all: SquareSet,
    by_pawns: SquareSet,
    /// By knights and bishops, rooks, queens.
    by_minors: SquareSet,
    by_rooks: SquareSet,
    by_queens: SquareSet,
    by_all: SquareSet,
}

impl Army {
    fn new(position: &Chess, side: Side) -> Army {
        let squares = |role| position.squares(side.seat(), role);
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(squares);
        let (pawns, king) = (squares(Role::Pawn), squares(Role::King));
        let all = pieces.iter().fold(pawns | king, |all, &set| all | set);
        let moving = pawns.without(side.rank(7));
        let forward = side.forward();
        let by_pawns = moving.shifted(-1, forward) | moving.shifted(1, forward);
        let king = king.lowest();
        Army {
            side,
            sign: sign(side),
            pawns: moving,
            pieces,
            king,
            all,
            by_pawns,
            by_minors: SquareSet::EMPTY,
            by_rooks: SquareSet::EMPTY,
            by_queens: SquareSet::EMPTY,
            by_all: by_pawns | KING[king],
        }
    }

    /// All squares in front of these, seen from this side.
    fn in_front(&self, set: SquareSet) -> SquareSet {
        beyond(set, self.side.forward())
    }

    /// All squares behind these.
    fn behind(&self, set: SquareSet) -> SquareSet {
        beyond(set, -self.side.forward())
    }

    /// All squares that its pawns attack or could once attack.
    fn reach_of_pawns(&self) -> SquareSet {
        self.by_pawns | self.in_front(self.by_pawns)
    }
}

/// All squares of the files of these in a direction.
fn beyond(set: SquareSet, direction: i8) -> SquareSet {
    let mut all = set.shifted(0, direction);
    for steps in [1, 2, 4] {
        all |= all.shifted(0, direction * steps);
    }
    all
}

fn beside(set: SquareSet) -> SquareSet {
    set.shifted(-1, 0) | set.shifted(1, 0)
}

/// Counts the pieces on their squares.
pub(super) fn squares(position: &Chess, sink: &mut impl Sink) {
    for side in Side::BOTH {
        for (index, role) in ROLES.into_iter().enumerate() {
            for at in position.squares(side.seat(), role) {
                sink.add(square_term(index, side, at), sign(side));
            }
        }
    }
}

/// Counts everything but the squares.
pub(super) fn rest(position: &Chess, sink: &mut impl Sink) {
    let mut south = Army::new(position, Side::South);
    let mut north = Army::new(position, Side::North);
    let danger = [pieces(&mut south, &north, sink), pieces(&mut north, &south, sink)];
    for (own, other, danger) in [(&south, &north, danger[0]), (&north, &south, danger[1])] {
        pawns(position, own, other, sink);
        attacks(own, other, sink);
        king(own, other, danger, sink);
    }
    if let Some(seat) = position.turn().seat() {
        sink.add(TURN, if seat == Seat::South { 1 } else { -1 });
    }
}

/// Counts reach and places of pieces, and fills in what they attack. Returns how hard they attack the squares around the
/// enemy king.
fn pieces(own: &mut Army, other: &Army, sink: &mut impl Sink) -> usize {
    let sign = own.sign;
    let occupied = own.all | other.all;
    let safe = !other.by_pawns;
    let ring = KING[other.king];
    let pawns_of_other = other.reach_of_pawns();
    let mut danger = 0;
    let mut seen = |reach: SquareSet, strength: u32| {
        danger += strength * (reach & ring).len();
    };
    for at in own.pieces[0] {
        let reach = KNIGHT[at];
        seen(reach, 2);
        own.by_minors |= reach;
        sink.add(KNIGHT_REACH + (reach & safe).without(own.all).len() as usize, sign);
        if own.by_pawns.has(at) && !pawns_of_other.has(at) {
            sink.add(OUTPOST, sign);
        }
    }
    for at in own.pieces[1] {
        let reach = bishop(at, occupied.without(own.pieces[3]));
        seen(reach, 2);
        own.by_minors |= reach;
        sink.add(BISHOP_REACH + ((reach & safe).without(own.all).len() as usize).min(13), sign);
        if own.by_pawns.has(at) && !pawns_of_other.has(at) {
            sink.add(OUTPOST + 1, sign);
        }
        let colour = if (at.file() + at.rank()) % 2 == 0 { DARK } else { !DARK };
        sink.add(BLOCKED_BISHOP, sign * (own.pawns & colour).len() as i32);
    }
    if own.pieces[1].is_several() {
        sink.add(PAIR, sign);
    }
    for at in own.pieces[2] {
        let reach = rook(at, occupied.without(own.pieces[3] | own.pieces[2]));
        seen(reach, 3);
        own.by_rooks |= reach;
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
        sink.add(QUEEN_REACH + ((reach & safe).without(own.all).len() as usize).min(27), sign);
    }
    own.by_all |= own.by_minors | own.by_rooks | own.by_queens;
    danger as usize
}

const DARK: SquareSet = SquareSet::from_bits(0xaa55_aa55_aa55_aa55);

fn pawns(position: &Chess, own: &Army, other: &Army, sink: &mut impl Sink) {
    let sign = own.sign;
    let forward = own.side.forward();
    let behind = own.behind(own.pawns);
    let passed = own.pawns.without(other.in_front(other.pawns) | other.reach_of_pawns() | behind);
    let guarded = own.reach_of_pawns() | beside(own.pawns);
    for at in own.pawns {
        let rank = usize::from(row(own.side, at));
        let set = at.set();
        let files = beside(SquareSet::file(at.file()));
        if !files.meets(own.pawns) {
            sink.add(ISOLATED + usize::from(at.file().min(7 - at.file())), sign);
        } else if !guarded.has(at) && other.by_pawns.meets(set.shifted(0, forward)) {
            sink.add(BACKWARD, sign);
        }
        if own.by_pawns.has(at) {
            sink.add(GUARDED + rank, sign);
        }
        if beside(set).meets(own.pawns) {
            sink.add(BESIDE + rank, sign);
        }
    }
    sink.add(DOUBLED, sign * (own.pawns & behind).len() as i32);
    if passed.is_empty() {
        return;
    }
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
        if rank >= 3 {
            let apart = |king: Square| {
                let to = next.lowest();
                usize::from(king.file().abs_diff(to.file()).max(king.rank().abs_diff(to.rank())))
            };
            sink.add(PASSED_OWN_KING + apart(own.king), sign);
            sink.add(PASSED_OTHER_KING + apart(other.king), sign);
        }
    }
}

/// Counts what attacks what.
fn attacks(own: &Army, other: &Army, sink: &mut impl Sink) {
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
        count(MINOR_ATTACKS + index, set & own.by_minors);
    }
    for (index, set) in [other.pawns, knights | bishops, queens].into_iter().enumerate() {
        count(ROOK_ATTACKS + index, set & own.by_rooks);
    }
    let hanging = (other.all & own.by_all).without(other.by_all | other.king.set());
    count(HANGING, hanging & other.pawns);
    count(HANGING + 1, hanging.without(other.pawns));
}

/// Counts what threatens the king of `other`, and what stands before one's own.
fn king(own: &Army, other: &Army, danger: usize, sink: &mut impl Sink) {
    let sign = own.sign;
    let queen = usize::from(own.pieces[3].is_empty());
    sink.add(DANGER + 16 * queen + (danger / 2).min(15), sign);
    let occupied = own.all | other.all;
    let (straight, slanting) = (rook(other.king, occupied), bishop(other.king, occupied));
    let safe = !(other.by_all | own.all);
    let reach = [own.by_minors, own.by_minors, own.by_rooks, own.by_queens];
    for (index, from) in [KNIGHT[other.king], slanting, straight, straight | slanting].into_iter().enumerate() {
        if !own.pieces[index].is_empty() && (from & safe).meets(reach[index]) {
            sink.add(CHECKS + index, sign);
        }
    }
    let file = own.king.file();
    for at in file.saturating_sub(1)..=(file + 1).min(7) {
        let group = usize::from(at != file) * 8;
        let ahead = own.in_front(SquareSet::rank(own.king.rank())) & SquareSet::file(at);
        let steps = |set: SquareSet| {
            let found = set & ahead;
            let nearest = if own.side == Side::South { found.first() } else { last(found) };
            nearest.map_or(7, |pawn| usize::from(pawn.rank().abs_diff(own.king.rank())))
        };
        sink.add(SHELTER + group + steps(own.pawns), sign);
        sink.add(STORM + group + steps(other.pawns), sign);
    }
}

/// The highest square of a set.
fn last(set: SquareSet) -> Option<Square> {
    (!set.is_empty()).then(|| Square::from_index(63 - set.bits().leading_zeros() as u8))
}
