//! How the men move that not every game of the family has: those beside the king and those beside the knights.
//!
//! The generator of moves is compiled twice, for [`Modern`] men and for [`Old`] ones, so that modern chess pays nothing
//! for the others. Knights, rooks, kings and pawns are the same everywhere.

use super::Chess;
use super::attacks;
use super::men::{Kind, Men};
use super::options::{Counsellor, Elephant, Rules};
use crate::grid::{BOAT, Leaps, Side, Square, SquareSet, bishop, leaps, rook};

/// One square diagonally: the counsellor.
static ASLANT: Leaps = leaps(&[(1, 1), (1, -1), (-1, 1), (-1, -1)]);
/// Two squares along rank or file.
static STRAIGHT: Leaps = leaps(&[(2, 0), (-2, 0), (0, 2), (0, -2)]);
/// One square diagonally or one straight ahead, by side.
static FIVE: [Leaps; 2] =
    [leaps(&[(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 1)]), leaps(&[(1, 1), (1, -1), (-1, 1), (-1, -1), (0, -1)])];

/// What a game's men are able to do, apart from those that are the same everywhere.
pub(super) trait Powers {
    /// Whether some of them may leap along a rank or a file.
    const LEAP: bool;
    /// Those that slide along ranks and files.
    fn straight(rules: Rules, men: &Men) -> SquareSet;
    /// Those that slide along diagonals.
    fn diagonal(rules: Rules, men: &Men) -> SquareSet;
    /// Those that do not slide, knights, kings and pawns apart: each kind with its moves.
    fn steppers(rules: Rules, men: &Men, side: Side) -> [(SquareSet, Option<&'static Leaps>); 2];
}

/// A queen and bishops.
pub(super) struct Modern;

impl Powers for Modern {
    const LEAP: bool = false;

    #[inline(always)]
    fn straight(_: Rules, men: &Men) -> SquareSet {
        men.straight()
    }

    #[inline(always)]
    fn diagonal(_: Rules, men: &Men) -> SquareSet {
        men.diagonal()
    }

    #[inline(always)]
    fn steppers(_: Rules, _: &Men, _: Side) -> [(SquareSet, Option<&'static Leaps>); 2] {
        [(SquareSet::EMPTY, None); 2]
    }
}

/// A counsellor or elephants, or both.
pub(super) struct Old;

impl Powers for Old {
    const LEAP: bool = true;

    #[inline(always)]
    fn straight(rules: Rules, men: &Men) -> SquareSet {
        men.kind(Kind::Rook) | men.kind(Kind::Queen).only_if(rules.counsellor() == Counsellor::Queen)
    }

    #[inline(always)]
    fn diagonal(rules: Rules, men: &Men) -> SquareSet {
        men.kind(Kind::Queen).only_if(rules.counsellor() == Counsellor::Queen)
            | men.kind(Kind::Bishop).only_if(rules.elephant() == Elephant::Bishop)
    }

    #[inline(always)]
    fn steppers(rules: Rules, men: &Men, side: Side) -> [(SquareSet, Option<&'static Leaps>); 2] {
        let elephant = match rules.elephant() {
            Elephant::Bishop => None,
            Elephant::Leap => Some(&BOAT),
            Elephant::StraightLeap => Some(&STRAIGHT),
            Elephant::FiveSteps => Some(&FIVE[side.index()]),
        };
        let counsellor = match rules.counsellor() {
            Counsellor::Queen => None,
            Counsellor::OneStep => Some(&ASLANT),
        };
        [(men.kind(Kind::Bishop), elephant), (men.kind(Kind::Queen), counsellor)]
    }
}

/// The pieces of one side that step or leap onto a square, knights, kings and pawns apart.
#[inline(always)]
pub(super) fn stepping_at<P: Powers>(rules: Rules, men: &Men, side: Side, square: Square) -> SquareSet {
    let all = P::steppers(rules, men, side);
    // Seen from the target, every way is that of the other side.
    let back = P::steppers(rules, men, side.other());
    let from = |index: usize| back[index].1.map_or(SquareSet::EMPTY, |moves| moves[square] & all[index].0);
    (from(0) | from(1)) & men.of(side)
}

/// Where a piece that is neither king nor pawn goes, knights apart.
pub(super) fn reach<P: Powers>(rules: Rules, men: &Men, side: Side, from: Square) -> SquareSet {
    let occupied = men.occupied();
    let slides = rook(from, occupied).only_if(P::straight(rules, men).has(from))
        | bishop(from, occupied).only_if(P::diagonal(rules, men).has(from));
    let steps = P::steppers(rules, men, side).into_iter().map(|(kind, moves)| match moves {
        Some(moves) => moves[from].only_if(kind.has(from)),
        None => SquareSet::EMPTY,
    });
    steps.fold(slides, |all, own| all | own)
}

impl Chess {
    /// The pieces of one side that attack a square, with `occupied` as blockers.
    #[inline]
    pub(super) fn attackers(&self, side: Side, square: Square, occupied: SquareSet) -> SquareSet {
        if self.rules.has_modern_men() {
            attacks::attackers::<Modern>(self.rules, &self.men, side, square, occupied)
        } else {
            attacks::attackers::<Old>(self.rules, &self.men, side, square, occupied)
        }
    }

    /// Where a piece of that kind would go from a square on an empty board; `None` for kings, knights and pawns.
    pub(super) fn steps_of(&self, kind: Kind, side: Side, from: Square) -> Option<SquareSet> {
        let [(_, elephant), (_, counsellor)] = Old::steppers(self.rules, &self.men, side);
        let moves = match kind {
            Kind::Bishop => elephant,
            Kind::Queen => counsellor,
            _ => None,
        };
        moves.map(|moves| moves[from])
    }
}
