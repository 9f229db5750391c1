//! Counts terms in a position.

mod king;
mod pawns;
mod pieces;
mod threats;

use ashtapada_rules::chess::Chess;
use ashtapada_rules::grid::{KING, Side, Square, SquareSet};
use ashtapada_rules::{Position, Role};

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
    by_knights: SquareSet,
    by_bishops: SquareSet,
    by_rooks: SquareSet,
    by_queens: SquareSet,
    by_all: SquareSet,
    /// By two or more.
    by_two: SquareSet,
    /// Pieces that attack squares around the enemy king.
    attackers: usize,
}

impl Army {
    fn new(position: &Chess, side: Side) -> Army {
        let squares = |role| position.squares(side.seat(), role);
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(squares);
        let (pawns, king) = (squares(Role::Pawn), squares(Role::King));
        let all = pieces.iter().fold(pawns | king, |all, &set| all | set);
        let moving = pawns.without(side.rank(7));
        let forward = side.forward();
        let (left, right) = (moving.shifted(-1, forward), moving.shifted(1, forward));
        let by_pawns = left | right;
        let king = king.lowest();
        Army {
            side,
            sign: sign(side),
            pawns: moving,
            pieces,
            king,
            all,
            by_pawns,
            by_knights: SquareSet::EMPTY,
            by_bishops: SquareSet::EMPTY,
            by_rooks: SquareSet::EMPTY,
            by_queens: SquareSet::EMPTY,
            by_all: by_pawns | KING[king],
            by_two: left & right | by_pawns & KING[king],
            attackers: 0,
        }
    }

    /// Knights and bishops.
    fn minors(&self) -> SquareSet {
        self.pieces[0] | self.pieces[1]
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

/// Counts what pawns and kings tell by their places, wherever other pieces are. Returns the passed pawns of South and North.
pub(super) fn structure(position: &Chess, sink: &mut impl Sink) -> [SquareSet; 2] {
    let [south, north] = Side::BOTH.map(|side| Army::new(position, side));
    [(&south, &north), (&north, &south)].map(|(own, other)| {
        king::shelter(own, other, sink);
        pawns::structure(own, other, sink)
    })
}

/// Counts everything else.
pub(super) fn rest(position: &Chess, passed: [SquareSet; 2], sink: &mut impl Sink) {
    let mut south = Army::new(position, Side::South);
    let mut north = Army::new(position, Side::North);
    let danger = [pieces::count(&mut south, &north, sink), pieces::count(&mut north, &south, sink)];
    for (own, other, at) in [(&south, &north, 0), (&north, &south, 1)] {
        pawns::passed(position, own, other, passed[at], sink);
        threats::count(own, other, sink);
        king::count(own, other, danger[at], sink);
    }
    if let Some(seat) = position.turn().seat() {
        sink.add(TURN, if seat == Side::South.seat() { 1 } else { -1 });
    }
}
