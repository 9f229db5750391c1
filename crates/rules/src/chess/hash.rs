//! The key of a position: one random word for each man on each square, and for what else matters.

use super::{Chess, Memory};

/// What stands where ([`Men::code`](super::men::Men::code), square). Code 0, an empty square, weighs nothing.
static MEN: [[u64; 64]; 16] = {
    let mut table = [[0; 64]; 16];
    let mut state = 0x4173_6874_6170_6164;
    let mut code = 1;
    while code < 16 {
        let mut square = 0;
        while square < 64 {
            (state, table[code][square]) = splitmix(state);
            square += 1;
        }
        code += 1;
    }
    table
};

/// Castling rights (16), then the file of a capture in passing (8), then Black's turn, then a move that was made.
static REST: [u64; 26] = {
    let mut table = [0; 26];
    let mut state = 0x5669_6C61_6339_3530;
    let mut i = 0;
    while i < 26 {
        (state, table[i]) = splitmix(state);
        i += 1;
    }
    // No rights weigh nothing, so that games without castling need not look.
    table[0] = 0;
    table
};

/// The next state and number of the splitmix64 sequence.
const fn splitmix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, z ^ (z >> 31))
}

/// The word of a man on a square; 0 for an empty square.
#[inline(always)]
pub(super) fn man(code: u8, square: u8) -> u64 {
    MEN[usize::from(code & 15)][usize::from(square & 63)]
}

/// The word of castling rights and a capture in passing; 0 for none.
pub(super) fn memory(memory: Memory) -> u64 {
    let passing = match memory.0 >> 4 {
        0 => 0,
        file => REST[15 + usize::from(file)],
    };
    REST[usize::from(memory.rights())] ^ passing
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
    let men = (0..64).fold(0, |key, square| key ^ man(chess.men.code(square), square));
    let turn = if chess.white() { 0 } else { black_to_move() };
    let moved = if chess.has_moved() { moved() } else { 0 };
    men ^ turn ^ moved ^ memory(chess.memory)
}
