//! Who stands where, in four words.
//!
//! Each square has a code of four bits, and each bit of the code is one set of squares (a *plane*).
//! Thirty-two bytes hold the board; a man moves, whatever he is, by moving one bit in each plane, and
//! what stands on a square is read without a search. The codes are chosen so that the sets that move
//! generation asks for are one or two operations away.

use crate::{Role, Seat};

/// The three low bits of a code: what it is.
pub(super) const PAWN: u8 = 1;
pub(super) const KNIGHT: u8 = 2;
pub(super) const KING: u8 = 3;
pub(super) const BISHOP: u8 = 5;
pub(super) const ROOK: u8 = 6;
pub(super) const QUEEN: u8 = 7;
/// The high bit of a code: whose it is.
pub(super) const BLACK: u8 = 8;

/// The code of a role of chess; `None` for the roles of other games.
pub(super) const fn code_of(role: Role) -> Option<u8> {
    Some(match role {
        Role::Pawn => PAWN,
        Role::Knight => KNIGHT,
        Role::King => KING,
        Role::Bishop => BISHOP,
        Role::Rook => ROOK,
        Role::Queen => QUEEN,
        _ => return None,
    })
}

/// The role of a code that is not empty.
pub(super) const fn role_of(code: u8) -> Role {
    match code & 7 {
        PAWN => Role::Pawn,
        KNIGHT => Role::Knight,
        KING => Role::King,
        BISHOP => Role::Bishop,
        ROOK => Role::Rook,
        _ => Role::Queen,
    }
}

/// The seat of a code that is not empty.
pub(super) const fn seat_of(code: u8) -> Seat {
    if code & BLACK == 0 { Seat::South } else { Seat::North }
}

/// The set of one square.
#[inline(always)]
pub(super) const fn bit(square: u8) -> u64 {
    1 << (square & 63)
}

/// The planes of which a code is part, as masks.
static MASKS: [[u64; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut code = 0;
    while code < 16 {
        let mut plane = 0;
        while plane < 4 {
            if code >> plane & 1 != 0 {
                table[code][plane] = u64::MAX;
            }
            plane += 1;
        }
        code += 1;
    }
    table
};

/// The men on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Men {
    planes: [u64; 4],
}

impl Men {
    /// The code of what stands on a square, 0 for an empty one.
    #[inline(always)]
    pub(super) const fn code(&self, square: u8) -> u8 {
        let [a, b, c, d] = self.planes;
        let shift = square & 63;
        ((a >> shift) & 1 | ((b >> shift) & 1) << 1 | ((c >> shift) & 1) << 2 | ((d >> shift) & 1) << 3) as u8
    }

    /// Puts a man on empty squares, or takes men of that code off theirs: one for each square of the set.
    #[inline(always)]
    pub(super) fn toggle(&mut self, code: u8, squares: u64) {
        let masks = &MASKS[usize::from(code & 15)];
        for (plane, mask) in self.planes.iter_mut().zip(masks) {
            *plane ^= squares & mask;
        }
    }

    /// Puts a man on a square, or clears it (code 0).
    pub(super) fn put(&mut self, square: u8, code: u8) {
        self.toggle(self.code(square), bit(square));
        self.toggle(code, bit(square));
    }

    /// Moves whatever stands on `from` to `to`; what stood there is gone.
    pub(super) fn shift(&mut self, from: u8, to: u8) {
        let code = self.code(from);
        self.put(from, 0);
        self.put(to, code);
    }

    /// Every square with a man.
    #[inline(always)]
    pub(super) const fn occupied(&self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// The men of one colour.
    #[inline(always)]
    pub(super) const fn of(&self, white: bool) -> u64 {
        if white { self.occupied() & !self.planes[3] } else { self.planes[3] }
    }

    /// Pawns of both colours.
    #[inline(always)]
    pub(super) const fn pawns(&self) -> u64 {
        self.planes[0] & !self.planes[1] & !self.planes[2]
    }

    /// Knights of both colours.
    #[inline(always)]
    pub(super) const fn knights(&self) -> u64 {
        self.planes[1] & !self.planes[0] & !self.planes[2]
    }

    /// Both kings.
    #[inline(always)]
    pub(super) const fn kings(&self) -> u64 {
        self.planes[0] & self.planes[1] & !self.planes[2]
    }

    /// Bishops and queens of both colours.
    #[inline(always)]
    pub(super) const fn diagonal(&self) -> u64 {
        self.planes[2] & self.planes[0]
    }

    /// Rooks and queens of both colours.
    #[inline(always)]
    pub(super) const fn straight(&self) -> u64 {
        self.planes[2] & self.planes[1]
    }

    /// The men with one of the codes 1 to 7, of both colours.
    pub(super) const fn kind(&self, code: u8) -> u64 {
        let [a, b, c, _] = self.planes;
        (if code & 1 != 0 { a } else { !a })
            & (if code & 2 != 0 { b } else { !b })
            & (if code & 4 != 0 { c } else { !c })
    }
}
