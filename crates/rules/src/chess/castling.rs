//! Castling: the rights, the squares of king and rook, and what prevents it. And what it grew out of, the king's one leap.

use super::Chess;
use super::men::{Kind, Man};
use crate::grid::{KNIGHT, Side, SmallSet, Square, SquareSet, between, indexed};

/// The right of one side to castle with one of its rooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::FromRepr)]
#[repr(u8)]
pub(super) enum Right {
    WhiteShort,
    WhiteLong,
    BlackShort,
    BlackLong,
}

/// A set of castling rights.
pub(super) type Rights = SmallSet<Right>;

impl Rights {
    /// All four.
    pub(super) const ALL: Rights = SmallSet::from_bits(0b1111);
    /// Of both kings to their leap.
    pub(super) const LEAPS: Rights = SmallSet::from_bits(1 << Right::WhiteShort as u8 | 1 << Right::BlackShort as u8);
}

impl Right {
    /// All of them, in the order of FEN.
    pub(super) const ALL: [Right; 4] = [Right::WhiteShort, Right::WhiteLong, Right::BlackShort, Right::BlackLong];

    /// Those of one side.
    #[inline(always)]
    pub(super) const fn of(side: Side) -> [Right; 2] {
        match side {
            Side::South => [Right::WhiteShort, Right::WhiteLong],
            Side::North => [Right::BlackShort, Right::BlackLong],
        }
    }

    /// The right of a side to its king's leap, where there is one: written as that to castle on the king's side is.
    pub(super) const fn to_leap(side: Side) -> Right {
        Right::of(side)[0]
    }

    /// The right that a move uses: one of a king by two squares.
    pub(super) fn used_by(man: Man, from: Square, to: Square) -> Option<Right> {
        let [short, long] = Right::of(man.side());
        let castles = man.is(Kind::King) && from.index().abs_diff(to.index()) == 2;
        castles.then_some(if to > from { short } else { long })
    }

    /// The side that it belongs to.
    pub(super) const fn side(self) -> Side {
        match self {
            Right::WhiteShort | Right::WhiteLong => Side::South,
            Right::BlackShort | Right::BlackLong => Side::North,
        }
    }

    /// Whether it is for castling on the king's side.
    pub(super) const fn is_short(self) -> bool {
        matches!(self, Right::WhiteShort | Right::BlackShort)
    }

    /// A square on the side's first rank.
    const fn on_file(self, file: u8) -> Square {
        match self.side() {
            Side::South => Square::new(file, 0),
            Side::North => Square::new(file, 7),
        }
    }

    /// The king's square before castling.
    pub(super) const fn home(self) -> Square {
        self.on_file(4)
    }

    /// The rook's square before castling.
    pub(super) const fn corner(self) -> Square {
        self.on_file(if self.is_short() { 7 } else { 0 })
    }

    /// The king's square after castling.
    pub(super) const fn king_to(self) -> Square {
        self.on_file(if self.is_short() { 6 } else { 2 })
    }

    /// The rook's square after castling: the one that the king passes.
    pub(super) const fn rook_to(self) -> Square {
        self.on_file(if self.is_short() { 5 } else { 3 })
    }
}

indexed!(Right, else WhiteShort);

/// The rights left after a move from or to a square.
static KEEPS: [Rights; 64] = {
    let mut keeps = [Rights::ALL; 64];
    let mut index = 0;
    while index < 4 {
        let right = Right::ALL[index];
        let lost = SmallSet::from_bits(1 << index);
        let (home, corner) = (right.home().index() as usize, right.corner().index() as usize);
        keeps[home] = keeps[home].without(lost);
        keeps[corner] = keeps[corner].without(lost);
        index += 1;
    }
    keeps
};

/// The rights left after a move between two squares.
pub(super) fn kept(rights: Rights, from: Square, to: Square) -> Rights {
    rights & KEEPS[from] & KEEPS[to]
}

/// Why castling is not possible now.
pub(super) enum CastleTrouble {
    /// King or rook has moved.
    Lost,
    /// A piece stands between them.
    Blocked(Square),
    /// The king's square, the one it passes or its target is attacked.
    Attacked(Square),
}

impl Chess {
    /// Where the king of the side to move may leap as a knight does: empty without the right, and while in check.
    #[cold]
    pub(super) fn king_leaps(&self) -> SquareSet {
        let side = self.side();
        if !self.rules.king_leap() || !self.memory.rights().has(Right::to_leap(side)) || self.in_check() {
            return SquareSet::EMPTY;
        }
        let king = self.men.king(side);
        let taken = self.men.of(side) | self.men.kings();
        KNIGHT[king].without(taken).iter().filter(|&to| self.king_is_safe_on(to)).collect()
    }

    /// Whether the king of the side to move would be safe on a square.
    pub(super) fn king_is_safe_on(&self, to: Square) -> bool {
        let side = self.side();
        let mut after = *self;
        after.men.shift(self.men.king(side), to);
        after.checkers(side).is_empty()
    }

    /// Whether the side to move may castle with this right.
    pub(super) fn allow_castling(&self, right: Right) -> Result<(), CastleTrouble> {
        if !self.memory.rights().has(right) {
            return Err(CastleTrouble::Lost);
        }
        let (home, occupied) = (right.home(), self.men.occupied());
        if let Some(inside) = (between(home, right.corner()) & occupied).first() {
            return Err(CastleTrouble::Blocked(inside));
        }
        let (enemy, without_king) = (right.side().other(), occupied.without(home.set()));
        let attacked = |&at: &Square| !self.attackers(enemy, at, without_king).is_empty();
        match [home, right.rook_to(), right.king_to()].into_iter().find(attacked) {
            Some(at) => Err(CastleTrouble::Attacked(at)),
            None => Ok(()),
        }
    }
}
