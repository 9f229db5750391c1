//! The key of a position: one random word for each man on each square, and for what else matters.

use super::men::Man;
use super::{Chess, Memory};
use crate::grid::{self, Side, Square, SquareSet};

/// Who stands where, by his code; an empty square weighs nothing.
static MEN: [[u64; 64]; Man::CODES] = {
    let mut table = [[0; 64]; Man::CODES];
    let mut code = 1;
    while code < Man::CODES {
        table[code] = grid::random(0x4173_6874_6170_6164, 64 * (code as u64 - 1));
        code += 1;
    }
    table
};

/// Castling rights (16), then the file of a capture in passing (8), then Black's turn, then a move that was made.
static REST: [u64; 26] = {
    let mut table: [u64; 26] = grid::random(0x5669_6C61_6339_3530, 0);
    // No rights weigh nothing, so that games without castling need not look.
    table[0] = 0;
    table
};

/// The word of a man on a square.
#[inline(always)]
pub(super) fn man(man: Man, square: Square) -> u64 {
    MEN[man.code()][square]
}

/// The word of castling rights and a capture in passing; 0 for none.
pub(super) fn memory(memory: Memory) -> u64 {
    let passing = match memory.0 >> 4 {
        0 => 0,
        file => REST[15 + usize::from(file)],
    };
    REST[usize::from(memory.rights().bits())] ^ passing
}

/// The word of Black's turn.
#[inline(always)]
pub(super) fn black_to_move() -> u64 {
    REST[24]
}

/// The word of a turn of which only an exchange is left.
pub(super) fn moved() -> u64 {
    REST[25]
}

/// The key of a position, from nothing.
pub(super) fn fresh(chess: &Chess) -> u64 {
    let of = |square: Square| chess.men.at(square).map_or(0, |found| man(found, square));
    let men = SquareSet::FULL.iter().fold(0, |key, square| key ^ of(square));
    let turn = if chess.side() == Side::South { 0 } else { black_to_move() };
    let moved = if chess.has_moved() { moved() } else { 0 };
    men ^ turn ^ moved ^ memory(chess.memory)
}
