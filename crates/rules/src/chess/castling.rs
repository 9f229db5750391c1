//! Castling: the rights, the squares of king and rook, and what prevents it.

use super::Chess;
use super::attacks;
use super::men::{Kind, Man};
use crate::grid::{Side, SmallSet, Square, between, indexed};

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
        let attacked = |&at: &Square| !attacks::attackers(&self.men, enemy, at, without_king).is_empty();
        match [home, right.rook_to(), right.king_to()].into_iter().find(attacked) {
            Some(at) => Err(CastleTrouble::Attacked(at)),
            None => Ok(()),
        }
    }
}
