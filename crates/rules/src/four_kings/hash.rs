//! The hash of a position.
//!
//! Pieces are hashed incrementally by a table of random numbers. Everything else that matters fits
//! in a few words and is mixed in when the key is asked for, so that playing an action never has to
//! keep it up to date.

use super::state::FourKings;
use super::tables::squares;

const fn step(mut state: u64) -> u64 {
    // splitmix64
    state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}

/// One number for each army, piece and square: index `army * 8 + code`, then the square.
static PIECES: [[u64; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut index = 0;
    while index < 32 * 64 {
        table[index / 64][index % 64] = step((index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        index += 1;
    }
    table
};

/// The number of one piece on one square; the piece is `army * 8 + code`.
#[inline(always)]
pub(super) fn piece_key(piece: usize, square: u8) -> u64 {
    PIECES[piece & 31][usize::from(square & 63)]
}

/// The number of one piece on one square.
#[inline(always)]
pub(super) fn piece(army: u8, code: u8, square: u8) -> u64 {
    piece_key(usize::from(army) * 8 + usize::from(code), square)
}

fn bytes<const N: usize>(parts: [u8; N]) -> u64 {
    parts.iter().fold(0, |word, &part| (word << 8) | u64::from(part))
}

impl FourKings {
    /// Everything but the pieces and the counter of progress.
    fn rest(&self) -> u64 {
        let points = self.points.iter().fold(0, |word, &points| (word << 16) | u64::from(points));
        let swap = self.swap;
        let words = [
            bytes([
                self.thrower,
                self.phase as u8,
                self.dice[0],
                self.dice[1],
                self.called,
                self.command,
                self.boats,
                self.withdrawn,
            ]),
            bytes([swap.by, swap.own, swap.other, swap.waiting, self.out, self.marks, self.moment & !1, self.falls]),
            (u64::from(self.entered) << 16) | u64::from(self.taken),
            points,
        ];
        words.iter().fold(0x6a09_e667_f3bc_c909, |hash, &word| step(hash ^ word.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    pub(super) fn hash_key(&self) -> u64 {
        self.board_key ^ self.rest()
    }

    pub(super) fn hash_afresh(&self) -> u64 {
        self.fresh_board_key() ^ self.rest()
    }

    pub(super) fn fresh_board_key(&self) -> u64 {
        (0..4u8)
            .flat_map(|army| squares(self.own(army)).map(move |square| (army, square)))
            .fold(0, |hash, (army, square)| hash ^ piece(army, self.code_at(square), square))
    }
}
