//! Castling: the rights to it, where king and rook go, and what stands in the way.

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

/// The rights that are left.
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

    /// The right of which a man's move makes use, if he is a king who goes two squares.
    pub(super) fn used_by(man: Man, from: Square, to: Square) -> Option<Right> {
        let [short, long] = Right::of(man.side());
        let castles = man.is(Kind::King) && from.index().abs_diff(to.index()) == 2;
        castles.then_some(if to > from { short } else { long })
    }

    /// Whose it is.
    pub(super) const fn side(self) -> Side {
        match self {
            Right::WhiteShort | Right::WhiteLong => Side::South,
            Right::BlackShort | Right::BlackLong => Side::North,
        }
    }

    /// Whether it is about the rook near the king.
    pub(super) const fn is_short(self) -> bool {
        matches!(self, Right::WhiteShort | Right::BlackShort)
    }

    /// A square of the side's first row.
    const fn on_file(self, file: u8) -> Square {
        match self.side() {
            Side::South => Square::new(file, 0),
            Side::North => Square::new(file, 7),
        }
    }

    /// Where the king stands.
    pub(super) const fn home(self) -> Square {
        self.on_file(4)
    }

    /// Where the rook stands.
    pub(super) const fn corner(self) -> Square {
        self.on_file(if self.is_short() { 7 } else { 0 })
    }

    /// Where the king goes.
    pub(super) const fn king_to(self) -> Square {
        self.on_file(if self.is_short() { 6 } else { 2 })
    }

    /// Where the rook goes: the square that the king passes.
    pub(super) const fn rook_to(self) -> Square {
        self.on_file(if self.is_short() { 5 } else { 3 })
    }
}

indexed!(Right, else WhiteShort);

/// Rights that survive a man leaving or entering a square.
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

/// Which of these rights a move between two squares leaves.
pub(super) fn kept(rights: Rights, from: Square, to: Square) -> Rights {
    rights & KEEPS[from] & KEEPS[to]
}

/// Why castling is not possible now.
pub(super) enum CastleTrouble {
    /// King or rook has moved.
    Lost,
    /// A man stands between them.
    Blocked(Square),
    /// The king stands, passes or arrives on an attacked square.
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
