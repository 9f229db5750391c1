//! The Zobrist key of a position.
//!
//! Pieces are hashed incrementally. Everything else that matters fits in a few words and is mixed in when the key is
//! asked for, so that playing an action need not update it.

use super::men::Man;
use super::state::{FourKings, Moment};
use crate::grid::{self, GOLDEN, SmallSet, Square};

/// Zobrist keys of pieces on squares.
static MEN: [[u64; 64]; Man::COUNT] = {
    let mut table = [[0; 64]; Man::COUNT];
    let mut index = 0;
    while index < table.len() {
        table[index] = grid::random(0, 64 * index as u64);
        index += 1;
    }
    table
};

/// The Zobrist key of a piece on a square.
#[inline(always)]
pub(super) fn man(man: Man, square: Square) -> u64 {
    MEN[man.index()][square]
}

fn bytes<const N: usize>(parts: [u8; N]) -> u64 {
    parts.iter().fold(0, |word, &part| (word << 8) | u64::from(part))
}

impl FourKings {
    /// The hash of everything but the pieces and the counters of turns and rounds.
    fn rest(&self) -> u64 {
        let points = self.points.iter().fold(0, |word, &points| (word << 16) | u64::from(points));
        let swap = self.swap;
        let words = [
            bytes([
                self.thrower as u8,
                self.phase as u8,
                self.dice[0],
                self.dice[1],
                self.called,
                self.command.bits(),
                self.boats.bits(),
                self.withdrawn.bits(),
            ]),
            bytes([
                swap.by as u8,
                swap.own.map_or(4, |own| own as u8),
                swap.other as u8,
                swap.waiting.bits() | self.freed.bits() << 4,
                self.out.bits() | self.returned.bits() << 4,
                self.empires.bits() | self.bonuses.bits() << 4,
                self.moment.without(SmallSet::of(Moment::Progress)).bits(),
                self.falls.bits(),
            ]),
            (u64::from(self.entered.bits()) << 16) | u64::from(self.taken.bits()),
            points,
        ];
        words.iter().fold(0x6a09_e667_f3bc_c909, |hash, &word| grid::mix(hash ^ word.wrapping_mul(GOLDEN)))
    }

    pub(super) fn hash_key(&self) -> u64 {
        self.board_key ^ self.rest()
    }

    pub(super) fn hash_afresh(&self) -> u64 {
        self.fresh_board_key() ^ self.rest()
    }

    pub(super) fn fresh_board_key(&self) -> u64 {
        self.occupied().iter().fold(0, |hash, square| hash ^ man(self.man_at(square), square))
    }
}
